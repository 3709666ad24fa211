/* walk.c - one file: opened, everything in it looked at, in every order */
#include <stdio.h>
#include "common.h"
#include "read/merge/merge.h"
#include "read/read.h"

static void look(FILE *null, const tr_event *e)
{
    tr_value values[64], element;
    unsigned n, k;
    const char *name;
    size_t length = tr_event_name(e, &name);
    tr_print_text(null, name, length);
    tr_is_error(e);
    tr_bytes(e);
    if (e->def->nfields > 64)
        return;
    n = tr_fields(e, values);
    for (k = 0; k < n; k++) {
        tr_print_value(null, &values[k]);
        if (values[k].is_array && values[k].n && !tr_element(&values[k], values[k].n - 1, &element))
            __builtin_trap();
    }
    for (k = 0; k < 28; k++)
        tr_role_get(e, (enum trace_role)k, &element);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static FILE *null;
    const char *path = fuzz_file(0, data, size);
    tr_options options = {.message = fuzz_silent, .threads = 1};
    tr_trace *trace = tr_trace_open(&path, 1, &options);
    tr_thread *const *threads;
    size_t n = tr_trace_threads(trace, &threads), i;
    uint64_t merged = 0, scanned = 0, by_thread = 0;
    tr_cursor *c;
    tr_event e, batch[16];
    int64_t t0 = tr_trace_t0(trace);
    if (!null)
        null = fopen("/dev/null", "w");
    c = tr_merged_cursor(trace, INT64_MIN, INT64_MAX);
    for (; tr_next(c, &e); merged++)
        look(null, &e);
    tr_cursor_close(c);
    c = tr_scan_cursor(trace, 0, 1);
    while ((i = tr_next_batch(c, batch, 16)))
        scanned += i;
    tr_cursor_close(c);
    for (i = 0; i < n && i < 8; i++) {
        c = tr_thread_cursor(trace, threads[i]);
        while (tr_next(c, &e))
            by_thread++;
        tr_cursor_close(c);
    }
    if (merged != scanned || (n <= 8 && by_thread != scanned))
        __builtin_trap();
    if (t0 < INT64_MAX - 2000000) {
        c = tr_merged_cursor(trace, t0 + 1000, t0 + 1000000);
        while (tr_next(c, &e))
            scanned--;
        tr_cursor_close(c);
        if ((int64_t)scanned < 0)
            __builtin_trap();
    }
    tr_trace_close(trace);
    return 0;
}
