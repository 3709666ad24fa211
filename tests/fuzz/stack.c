/* stack.c - the way of tally and to-perfetto: every thread's events through its stack; times add up */
#include <stdlib.h>
#include "common.h"
#include "read/read.h"

typedef struct sums {
    uint64_t calls, forced;
    int64_t total, own;
} sums;

static void closed(void *user, tr_open *slice, int64_t end_ns, bool named)
{
    sums *s = user;
    s->calls++;
    s->forced += !named;
    if (named == slice->unterminated)
        __builtin_trap();
    if (end_ns > slice->begin_ns)
        s->total += (end_ns - slice->begin_ns) / 1024;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *path = fuzz_file(0, data, size);
    tr_options options = {.message = fuzz_silent, .threads = 1};
    tr_trace *trace = tr_trace_open(&path, 1, &options);
    tr_thread *const *threads;
    size_t n = tr_trace_threads(trace, &threads), i, got;
    tr_stack **stacks = calloc(n + 1, sizeof *stacks);
    uint64_t begun = 0, left = 0, bytes = 0;
    sums s = {0, 0, 0, 0};
    tr_cursor *c = tr_scan_cursor(trace, 0, 1);
    tr_event batch[32];
    for (i = 0; i < n; i++)
        stacks[i] = tr_stack_new();
    while ((got = tr_next_batch(c, batch, 32)))
        for (i = 0; i < got; i++) {
            const tr_event *e = &batch[i];
            tr_stack *stack = stacks[e->thread->index];
            if (e->thread != batch[0].thread)
                __builtin_trap();
            bytes += tr_bytes(e) + tr_is_error(e);
            if (e->def->kind == TRACE_KIND_BEGIN) {
                tr_stack_push(stack, e);
                begun++;
            } else if (e->def->kind == TRACE_KIND_END)
                tr_stack_end(stack, e, closed, &s);
            if (tr_stack_depth(stack) && tr_stack_top(stack) != tr_stack_at(stack, tr_stack_depth(stack) - 1))
                __builtin_trap();
        }
    tr_cursor_close(c);
    for (i = 0; i < n; i++) {
        left += tr_stack_depth(stacks[i]);
        tr_stack_free(stacks[i]);
    }
    if (begun != s.calls + left || bytes == UINT64_MAX)
        __builtin_trap();
    free(stacks);
    tr_trace_close(trace);
    return 0;
}
