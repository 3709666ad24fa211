/* inputs.c - what the user names as a list of runs */
#include "common/input.h"
#include "diff.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static void silent(void *user, const char *text) { (void)user, (void)text; }

static tr_trace *open_run(const diff *d, const char *path, const char *run, bool messages)
{
    const tool_input *in = &d->settings.input;
    tr_options how = {.run = run, .max_mem = in->max_mem, .threads = (int)input_jobs(in)};
    if (!messages)
        how.message = silent;
    return tr_trace_open(&path, 1, &how);
}

tr_trace *run_open(const diff *d, const diff_run *r, bool messages) { return open_run(d, r->path, r->run, messages); }

static void add(diff *d, unsigned side, const char *path, const char *run)
{
    d->runs = tr_grow(d->runs, d->nruns + 1, &d->room, sizeof *d->runs);
    d->runs[d->nruns++] = (diff_run){.path = path, .run = run, .side = side};
    d->sides[side]++;
}

/* How many runs an input has. Ends the program if nothing in it can be read; what is wrong is said. */
static size_t runs_of(const diff *d, const char *path)
{
    tr_trace *trace = open_run(d, path, "all", false);
    const tr_run_info *runs;
    size_t n = tr_trace_runs(trace, &runs);
    bool usable = input_usable(trace) && n;
    tr_trace_close(trace);
    if (!usable) {
        tr_trace_close(open_run(d, path, "all", true));
        exit(2);
    }
    return n;
}

static const char *numbered(const diff *d, size_t n)
{
    char *text = tool_text("%zu", n);
    const char *kept = tr_arena_text((tr_arena *)&d->arena, text, strlen(text));
    free(text);
    return kept;
}

void inputs_add(diff *d, unsigned side, const char *path, const char *run)
{
    size_t n, i;
    if (run) {
        add(d, side, path, run);
        return;
    }
    n = runs_of(d, path);
    if (n == 1)
        add(d, side, path, NULL);
    for (i = 1; n > 1 && i <= n; i++)
        add(d, side, path, numbered(d, i));
}

void inputs_latest(diff *d, const char *path)
{
    size_t n = runs_of(d, path);
    if (n < 2)
        tool_fail("%s has one run only: name what to compare it with", path);
    add(d, SIDE_A, path, numbered(d, n - 1));
    add(d, SIDE_B, path, numbered(d, n));
}
