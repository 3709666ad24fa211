/* report.c - what is printed in the end, by the tools that print such things */
#include "run.h"
#include "common/options.h"
#include "common/style.h"
#include "common/units.h"
#include "support/output.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t tool_start(int out, char *const argv[])
{
    pid_t pid = fork();
    sigset_t none;
    if (pid == 0) {
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        dup2(out, 1);
        execvp(argv[0], argv);
        tool_error("%s: %s", argv[0], strerror(errno));
        _exit(2);
    }
    return pid;
}

static int tool_run(int out, char *const argv[])
{
    pid_t pid = tool_start(out, argv);
    int status = 0;
    if (pid < 0)
        return 2;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

/* A tool's text, or its JSON. Colours are not for a file. */
static int print_by(const char *tool, const report *r, int out)
{
    const char *color = r->output && strcmp(r->output, "-") != 0 ? "never" : style_choice();
    char *argv[5], **next = argv;
    *next++ = target_tool(tool);
    if (r->json)
        *next++ = tool_text("--json");
    *next++ = tool_text("--color=%s", color ? color : "auto");
    *next++ = tool_text("%s", r->dir);
    *next = NULL;
    return tool_run(out, argv);
}

static size_t count_files(const char *dir, unsigned long long *bytes)
{
    DIR *d = opendir(dir);
    struct dirent *e;
    struct stat st;
    size_t n = 0, length;
    while (d && (e = readdir(d)) != NULL) {
        length = strlen(e->d_name);
        if (length < 4 || strcmp(e->d_name + length - 4, ".bin") || fstatat(dirfd(d), e->d_name, &st, 0))
            continue;
        n++;
        *bytes += (unsigned long long)st.st_size;
    }
    if (d)
        closedir(d);
    return n;
}

static struct timespec newest_file(const char *dir)
{
    struct timespec newest = {0, 0};
    DIR *d = opendir(dir);
    struct dirent *e;
    struct stat st;
    size_t length;
    while (d && (e = readdir(d)) != NULL) {
        length = strlen(e->d_name);
        if (length < 4 || strcmp(e->d_name + length - 4, ".bin") || fstatat(dirfd(d), e->d_name, &st, 0))
            continue;
        if (st.st_mtim.tv_sec > newest.tv_sec ||
            (st.st_mtim.tv_sec == newest.tv_sec && st.st_mtim.tv_nsec > newest.tv_nsec))
            newest = st.st_mtim;
    }
    if (d)
        closedir(d);
    return newest;
}

const char *report_newest(void)
{
    const char *given = getenv("TRACE_OUT"), *best = NULL;
    struct timespec newest = {0, 0};
    glob_t found = {0};
    size_t i;
    glob("trace-*", 0, NULL, &found);
    glob("out", GLOB_APPEND, NULL, &found);
    glob("trace-*/[0-9]*", GLOB_APPEND, NULL, &found);
    glob("out/[0-9]*", GLOB_APPEND, NULL, &found);
    if (given && *given) {
        char *below = tool_text("%s/[0-9]*", given);
        glob(given, GLOB_APPEND, NULL, &found);
        glob(below, GLOB_APPEND, NULL, &found);
        free(below);
    }
    for (i = 0; i < found.gl_pathc; i++) {
        struct timespec t = newest_file(found.gl_pathv[i]);
        if (t.tv_sec < newest.tv_sec || (t.tv_sec == newest.tv_sec && t.tv_nsec <= newest.tv_nsec))
            continue;
        newest = t;
        best = found.gl_pathv[i]; /* lives as long as the program */
    }
    return best;
}

const char *report_shown(const char *dir)
{
    static char cwd[4096];
    size_t n = getcwd(cwd, sizeof cwd) ? strlen(cwd) : 0;
    return n && !strncmp(dir, cwd, n) && dir[n] == '/' ? dir + n + 1 : dir;
}

/* What a user of Python can do, whose program calls none of the libraries that are recorded. */
static const char *hint_of(const char *program)
{
    const char *name = program && strrchr(program, '/') ? strrchr(program, '/') + 1 : program;
    return name && !strncmp(name, "python", 6)
               ? ": the program called no recorded library; mark its phases with traceh.task(), or use --torch"
               : "";
}

int report_print(const report *r)
{
    unsigned long long bytes = 0;
    size_t n = count_files(r->dir, &bytes);
    char size[UNIT_TEXT];
    const char *shown = report_shown(r->dir);
    int worst = 0, status, out = 2;
    tr_output file = {.fd = -1};
    if (!n) {
        if (!r->quiet)
            tool_note("nothing was recorded%s", hint_of(r->program));
        return -1;
    }
    if (r->output && !strcmp(r->output, "-"))
        out = 1;
    else if (r->output) {
        int why;
        tr_output_permit(getenv("TRACE_MODE_BITS"));
        why = tr_output_open(&file, r->output);
        if (why) {
            tool_error("%s: %s", r->output, strerror(why));
            worst = 2;
        } else
            out = file.fd;
    }
    if (r->events) {
        status = print_by("trace-print", r, out);
        worst = status > worst ? status : worst;
    }
    if (r->tally) {
        status = print_by("trace-tally", r, out);
        worst = status > worst ? status : worst;
    }
    if (file.fd >= 0 && (status = tr_output_close(&file, worst < 2)) != 0) {
        tool_error("%s: %s", r->output, strerror(status));
        worst = 2;
    }
    if (r->timeline) {
        char *timeline = *r->timeline ? tool_text("%s", r->timeline) : tool_text("%s/timeline.pftrace", r->dir);
        char *argv[] = {target_tool("to-perfetto"), "-o", timeline, (char *)(uintptr_t)r->dir, NULL};
        status = tool_run(2, argv);
        worst = status > worst ? status : worst;
        free(timeline);
    }
    if (!r->quiet)
        tool_note("%s holds the trace (%zu file%s, %s)", shown, n, n == 1 ? "" : "s", unit_bytes(size, bytes));
    return worst;
}

pid_t report_watch(const char *dir, const char *time)
{
    char *argv[] = {target_tool("trace-report"), tool_text("--watchdog=%s", time), tool_text("%s", dir), NULL};
    pid_t pid = tool_start(2, argv);
    for (int i = 0; argv[i]; i++)
        free(argv[i]);
    return pid > 0 ? pid : 0;
}

void report_unwatch(pid_t watchdog)
{
    if (watchdog <= 0)
        return;
    kill(watchdog, SIGTERM);
    while (waitpid(watchdog, NULL, 0) < 0 && errno == EINTR)
        ;
}
