/* follow.c - see follow.h */
#include "follow.h"
#include "common/message.h"
#include "common/out.h"
#include "common/units.h"
#include "common/values.h"
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

/* Recorders read the clocks once a second, and so give a sign. */
static const double quiet_seconds = 10;
/* Counting is to take no more than this part of the time. */
static const double busy_part = 0.2;
enum { EVERY = 2, LINES_SPARE = 3 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

bool follow_take(const char *value, void *to)
{
    char *end;
    double seconds = value && *value ? strtod(value, &end) : EVERY;
    if (value && *value && (*end || !(seconds >= 0.1) || seconds > 86400))
        return tool_refuse("'%s' is no number of seconds from 0.1 to 86400", value);
    *(double *)to = seconds;
    return true;
}

void follow_begin(follow *f)
{
    f->began = now();
    if (!f->any)
        f->since = f->began;
}

/* ---- is it over? ------------------------------------------------------------------------------------------------- */

bool follow_ended(follow *f, const tr_trace *trace)
{
    tr_process *const *p;
    size_t n = tr_trace_processes(trace, &p), i, ranks = 0;
    uint64_t signs = tr_trace_bytes(trace) + n;
    bool closed = n > 0;
    int32_t world = 0;
    for (i = 0; i < n; i++) {
        signs += (uint64_t)p[i]->alive_ns;
        closed &= !p[i]->killed;
        world = p[i]->world > world ? p[i]->world : world;
        ranks += p[i]->rank >= 0;
    }
    if (signs != f->signs)
        f->since = f->began;
    f->signs = signs;
    f->any |= n > 0;
    return n > 0 && ((closed && ranks >= (size_t)world) || f->began - f->since > quiet_seconds);
}

/* ---- pictures ---------------------------------------------------------------------------------------------------- */

static bool on_terminal(const follow *f) { return !f->output && isatty(STDOUT_FILENO); }

/* Bytes of the lines that fit the screen. */
static size_t that_fit(const char *text, size_t bytes)
{
    struct winsize size;
    size_t lines = !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_row > LINES_SPARE + 1
                       ? (size_t)size.ws_row - LINES_SPARE
                       : SIZE_MAX,
           i;
    for (i = 0; i < bytes && lines; i++)
        lines -= text[i] == '\n';
    return i;
}

static void put_head(const follow *f, const tr_trace *trace, tool_out *out)
{
    tr_process *const *p;
    size_t n = tr_trace_processes(trace, &p), i, running = 0;
    time_t seconds = time(NULL);
    struct tm tm;
    char when[32], *line;
    for (i = 0; i < n; i++)
        running += p[i]->killed;
    localtime_r(&seconds, &tm);
    strftime(when, sizeof when, "%H:%M:%S", &tm);
    line = tool_text("%s, %zu of %zu process%s not ended, again in %.3g s", when, running, n, n == 1 ? "" : "es have",
                     f->every);
    out_style(out, STYLE_HEAD);
    out_str(out, line);
    out_style(out, STYLE_PLAIN);
    out_str(out, "\n\n");
    free(line);
}

/* The standard output stays open for what comes. */
static void print(tool_out *picture)
{
    size_t n;
    char *text = out_text(picture, &n);
    if (fwrite(text, 1, n, stdout) != n || fflush(stdout))
        tool_fail("stdout: %s", strerror(errno));
    free(text);
}

void follow_show(follow *f, const tr_trace *trace, const char *text, size_t bytes, bool bare)
{
    tool_out *out = f->output ? out_open(f->output) : out_memory();
    size_t fit = on_terminal(f) ? that_fit(text, bytes) : bytes;
    if (on_terminal(f))
        out_str(out, "\033[H\033[J"); /* from the top of the screen, of which nothing is left */
    if (!bare)
        put_head(f, trace, out);
    out_bytes(out, text, fit);
    if (fit < bytes)
        out_str(out, "(more lines: they are printed when the job has ended)\n");
    else if (!bare && !f->output)
        out_str(out, "\n");
    if (f->output)
        out_close(out);
    else
        print(out);
}

void follow_wait(follow *f)
{
    double took = now() - f->began, rest = f->every - took;
    struct timespec t;
    rest = fmax(rest, took / busy_part - took);
    t.tv_sec = (time_t)rest;
    t.tv_nsec = (long)((rest - (double)t.tv_sec) * 1e9);
    nanosleep(&t, NULL);
}

void follow_end(follow *f)
{
    if (on_terminal(f)) {
        printf("\033[H\033[J");
        fflush(stdout);
    }
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

static void say_nothing(void *user, const char *text) { (void)user, (void)text; }

void follow_looks(follow *f, const tool_input *input, int npaths, char *const *paths,
                  void (*look)(void *user, tr_trace *trace), void *user)
{
    tool_input quiet = *input;
    bool ended = false;
    quiet.message = say_nothing;
    while (!ended) {
        tr_trace *trace;
        follow_begin(f);
        trace = input_open(&quiet, npaths, paths);
        ended = follow_ended(f, trace);
        if (!ended && input_usable(trace))
            look(user, trace);
        tr_trace_close(trace);
        if (!ended)
            follow_wait(f);
    }
}

typedef struct pictures {
    follow *f;
    bool bare;
    void (*picture)(void *user, tr_trace *trace, tool_out *out);
    void *user;
} pictures;

static void show(void *user, tr_trace *trace)
{
    const pictures *p = user;
    tool_out *out = out_memory();
    size_t bytes;
    char *text;
    p->picture(p->user, trace, out);
    text = out_text(out, &bytes);
    follow_show(p->f, trace, text, bytes, p->bare);
    free(text);
}

void follow_job(follow *f, const tool_input *input, int npaths, char *const *paths, bool bare,
                void (*picture)(void *user, tr_trace *trace, tool_out *out), void *user)
{
    pictures p = {f, bare, picture, user};
    follow_looks(f, input, npaths, paths, show, &p);
    follow_end(f);
}
