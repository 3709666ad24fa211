/* input.c - see input.h */
#include <stdlib.h>
#include "input.h"
#include "budget.h"
#include "overwritten.h"
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { JOBS_MAX = 1024 };

tr_trace *input_open(const tool_input *in, int npaths, char *const *paths)
{
    tr_options how = {.run = in->run,
                      .max_mem = in->max_mem,
                      .team = in->team,
                      .message = in->message,
                      .symbols = in->symbols.words,
                      .nsymbols = in->symbols.n,
                      .no_align = in->no_align,
                      .threads = (int)input_jobs(in)};
    if (npaths < 1)
        tool_fail("no FILE or DIR given; see --help");
    budget_set(npaths, paths, in->max_mem);
    return tr_trace_open((const char *const *)paths, (size_t)npaths, &how);
}

bool input_usable(const tr_trace *trace) { return tr_trace_status(trace) != TR_FAILED; }

int64_t input_begin(const tr_trace *trace)
{
    int64_t t0 = tr_trace_t0(trace);
    return t0 == INT64_MAX ? 0 : t0;
}

/* A window is one piece, so --steps may not leave out steps between others. */
static void check_steps(const loop *l, const tool_ranges *steps)
{
    for (size_t i = 0; i < l->nprocesses; i++) {
        const loop_process *p = &l->of[i];
        size_t first = p->n, last = 0, k;
        for (k = 0; k < p->n; k++)
            if (tool_ranges_has(steps, p->steps[k].number)) {
                first = first == p->n ? k : first;
                last = k;
            }
        for (k = first; k < p->n && k < last; k++)
            if (!tool_ranges_has(steps, p->steps[k].number))
                tool_fail("--steps leaves out step %lld, which lies between others: give one range, such as %lld-%lld",
                          (long long)p->steps[k].number, (long long)p->steps[first].number,
                          (long long)p->steps[last].number);
    }
}

void input_window_of(const tool_input *in, const tr_trace *trace, const loop *l, int64_t *from_ns, int64_t *to_ns)
{
    int64_t from, to;
    *from_ns = tool_moment_ns(&in->from, input_begin(trace), INT64_MIN);
    *to_ns = tool_moment_ns(&in->to, input_begin(trace), INT64_MAX);
    if (in->steps.n && input_usable(trace)) {
        if (!l->how)
            tool_fail("--steps: the trace has no steps: mark them with a task named step, or trace_step()");
        if (!loop_window(l, &in->steps, &from, &to))
            tool_fail("--steps: the trace has no such step: its steps, %s, have numbers from %lld to %lld", l->name,
                      (long long)loop_number(l, false), (long long)loop_number(l, true));
        check_steps(l, &in->steps);
        *from_ns = from > *from_ns ? from : *from_ns;
        *to_ns = to < *to_ns ? to : *to_ns;
        if (*to_ns <= *from_ns)
            tool_fail("--steps: none of these lies between --from and --to");
    }
    if (*to_ns <= *from_ns)
        tool_fail("--to is not after --from");
}

void input_window(const tool_input *in, tr_trace *trace, int64_t *from_ns, int64_t *to_ns)
{
    loop l = {.how = LOOP_NONE};
    if (in->steps.n && input_usable(trace))
        loop_find(&l, trace, input_jobs(in), NULL);
    input_window_of(in, trace, &l, from_ns, to_ns);
    loop_free(&l);
}

bool input_take_jobs(const char *value, void *to)
{
    return tool_take_count(value, to) &&
           (*(uint64_t *)to <= JOBS_MAX || tool_refuse("%s is more than %d", value, JOBS_MAX));
}

unsigned input_jobs(const tool_input *in)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (in->jobs)
        return (unsigned)in->jobs;
    return cores < 1 ? 1 : cores > JOBS_MAX ? JOBS_MAX : (unsigned)cores;
}

void input_warn_losses(const tr_trace *trace)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(trace, &list), i;
    uint64_t dropped = 0;
    overwritten older = overwritten_of(trace);
    char *text = overwritten_text(&older);
    for (i = 0; i < n; i++)
        dropped += list[i]->dropped;
    if (dropped)
        tool_warn("%llu event%s lost while recording: the buffers were full", (unsigned long long)dropped,
                  dropped == 1 ? " was" : "s were");
    if (text)
        tool_warn("%s", text);
    free(text);
}

int input_close(tr_trace *trace)
{
    int status = tr_trace_status(trace);
    tr_trace_close(trace);
    return status;
}

const char *input_output_name(int npaths, char *const *paths, const char *ending)
{
    size_t length = strlen(paths[0]);
    if (npaths > 1)
        return tool_text("merged%s", ending);
    while (length > 1 && paths[0][length - 1] == '/')
        length--;
    if (length > 4 && !memcmp(paths[0] + length - 4, ".bin", 4))
        length -= 4;
    return tool_text("%.*s%s", (int)length, paths[0], ending);
}

static bool same_file(const char *a, const char *b)
{
    struct stat x, y;
    return !stat(a, &x) && !stat(b, &y) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

void input_spare(int npaths, char *const *paths, const char *output)
{
    for (int i = 0; i < npaths; i++)
        if (same_file(paths[i], output))
            tool_fail("%s is an input: name another file with -o", output);
}
