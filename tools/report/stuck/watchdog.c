/* watchdog.c - see watchdog.h
 *
 * While the job goes on, a look costs little: it only reads the ends of threads' records. If a process has recorded
 * nothing but polls for as long as a rank may wait, the whole report is made. Its findings about what the job waits for
 * are printed once each. */
#include "watchdog.h"
#include "common/message.h"
#include "common/units.h"
#include "stalls.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LOOKS = 3 }; /* LOOKS: while a rank may wait */
static const double most_seconds = 10;
static const int64_t moment_ns = 500000000;

bool watchdog_take(const char *value, void *to)
{
    if (!value || !*value)
        value = "30s";
    return unit_seconds(value, 1, 86400, to) || tool_refuse("'%s' is no time from 1s to 24h, such as 30s or 5m", value);
}

/* ---- does it stand still? ---------------------------------------------------------------------------------------- */

/* Takes the processes out of the set that have recorded anything but polls since then. Returns how many are left. */
static size_t keep_pollers(tr_trace *trace, bool *set, size_t n, int64_t since)
{
    size_t left = 0;
    tr_cursor *cursor;
    tr_event e;
    for (size_t i = 0; i < n; i++)
        left += set[i];
    if (!left)
        return 0;
    cursor = tr_chosen_cursor(trace, set, since, INT64_MAX);
    while (left && tr_next(cursor, &e))
        if (set[e.thread->process->index] && !is_poll_event(&e)) {
            set[e.thread->process->index] = false;
            left--;
        }
    tr_cursor_close(cursor);
    return left;
}

/* True if a live process did nothing but poll for so long. A look at its last moments usually says that it did not. */
static bool is_polling(const watchdog *w, tr_trace *trace, const int64_t *last)
{
    tr_process *const *processes;
    size_t n = tr_trace_processes(trace, &processes);
    bool *set = tr_alloc(n + 1), any;
    int64_t end = INT64_MIN, most = (int64_t)(w->seconds * 1e9);
    for (size_t i = 0; i < n; i++)
        end = processes[i]->killed && last[i] > end ? last[i] : end;
    for (size_t i = 0; i < n; i++)
        set[i] = processes[i]->killed && end - processes[i]->t_open_ns > most;
    any = keep_pollers(trace, set, n, end - moment_ns) && keep_pollers(trace, set, n, end - most);
    free(set);
    return any;
}

/* True if a live process has recorded nothing for so long, or nothing but polls. */
static bool is_silent(const watchdog *w, tr_trace *trace)
{
    tr_thread *const *threads;
    tr_process *const *processes;
    size_t n = tr_trace_processes(trace, &processes), nthreads = tr_trace_threads(trace, &threads);
    int64_t *last = tr_alloc((n + 1) * sizeof *last), ns;
    bool silent = false;
    for (size_t i = 0; i < n; i++)
        last[i] = processes[i]->t_open_ns;
    for (size_t i = 0; i < nthreads; i++) {
        uint32_t p = threads[i]->process->index;
        if (!tr_thread_last(trace, threads[i], &ns))
            ns = processes[p]->alive_ns; /* unknown */
        last[p] = ns > last[p] ? ns : last[p];
    }
    for (size_t i = 0; i < n && !silent; i++)
        silent = processes[i]->killed && (double)(processes[i]->alive_ns - last[i]) / 1e9 >= w->seconds;
    silent = silent || is_polling(w, trace, last);
    free(last);
    return silent;
}

/* ---- what is told ------------------------------------------------------------------------------------------------ */

static bool says_why(const watchdog *w, const finding *f)
{
    static const char *const kinds[] = {"hang", "stuck", "deadlock", "device_error", NULL};
    for (size_t i = 0; kinds[i]; i++)
        if (!strcmp(f->kind, kinds[i]))
            return !f->lasts || f->first || (double)(f->to - f->from) / 1e9 >= w->seconds;
    return false;
}

/* The subject of a finding. Its text may get longer later, when more ranks wait. */
static char *subject(const finding *f)
{
    char *all = tool_text("%s", f->kind), *longer;
    for (size_t i = 0; i < f->nranks; i++, all = longer) {
        longer = tool_text("%s %d", all, f->ranks[i]);
        free(all);
    }
    for (size_t i = 0; i < f->nwhere; i++, all = longer) {
        longer = tool_text("%s %s", all, f->where[i]);
        free(all);
    }
    return all;
}

/* True if it was reported before; else remembers it. */
static bool was_told(watchdog *w, const finding *f)
{
    char *about = subject(f);
    for (size_t i = 0; i < w->ntold; i++)
        if (!strcmp(w->told[i], about)) {
            free(about);
            return true;
        }
    w->told = tr_grow(w->told, w->ntold + 1, &w->room, sizeof *w->told);
    w->told[w->ntold++] = about;
    return false;
}

static void forget(watchdog *w)
{
    while (w->ntold)
        free(w->told[--w->ntold]);
}

static void say_time(tool_out *out, const char *text)
{
    time_t seconds = time(NULL);
    struct tm tm;
    char when[32];
    localtime_r(&seconds, &tm);
    strftime(when, sizeof when, "%H:%M:%S", &tm);
    out_line(out, tool_text("%s, watchdog: %s", when, text));
}

static void print(tool_out *out)
{
    size_t n;
    char *text = out_text(out, &n);
    if (fwrite(text, 1, n, stdout) != n || fflush(stdout))
        tool_fail("stdout: cannot be written");
    free(text);
}

static void look(void *user, tr_trace *trace)
{
    watchdog *w = user;
    analysis a = {.tally = {.trace = trace}};
    tool_out *out;
    size_t fresh = 0;
    if (!is_silent(w, trace)) {
        if (w->ntold) {
            out = out_memory();
            say_time(out, "the job goes on.");
            print(out);
        }
        forget(w);
        return;
    }
    out = out_memory();
    w->report(&a, w->inputs);
    for (size_t i = 0; i < a.nfindings; i++) {
        const finding *f = &a.findings[i];
        if (!says_why(w, f) || was_told(w, f))
            continue;
        if (!fresh++)
            say_time(out, "the job stands still.");
        put_finding(&a, i, out);
    }
    print(out);
    analysis_free(&a);
}

void watchdog_run(watchdog *w, const tool_input *input, int npaths, char *const *paths)
{
    w->follow.every = w->seconds / LOOKS < most_seconds ? w->seconds / LOOKS : most_seconds;
    follow_looks(&w->follow, input, npaths, paths, look, w);
    forget(w);
    free(w->told);
}
