/* dump.c - what is in a trace, one event a line, in the order of each thread, for the checks of tests/itt and
 * tests/nvtx:
 *
 *   THREAD DEPTH KIND API NAME [FIELD=VALUE ...]      and at the end of a slice or span   ... [of NAME]
 *
 * THREAD is its name or t1, t2 ...; no times, so that two runs give the same lines. With --api API only events of that
 * API.
 * --times adds "ns=DURATION" to ends of slices, and "of NAME ns=DURATION" to ends of spans. */
#include "read/read.h"
#include <stdlib.h>
#include <string.h>

static const char *const kinds[] = {"?",         "BEGIN", "END",     "INSTANT", "COUNTER", "SLICE", "ASYNC_BEGIN",
                                    "ASYNC_END", "META",  "MESSAGE", "OBJECT",  "PAUSE",   "RESUME"};

int main(int argc, char **argv)
{
    static struct {
        uint64_t id;
        int64_t ns;
        const char *name;
    } spans[4096]; /* open ones */
    size_t nspans = 0;
    const char *api = NULL;
    bool times = false;
    tr_trace *trace;
    tr_thread *const *threads;
    size_t n, i;
    int status;
    while (argc > 2 && argv[1][0] == '-') {
        if (!strcmp(argv[1], "--times")) {
            times = true;
            argc--, argv++;
        } else {
            api = argv[2];
            argc -= 2, argv += 2;
        }
    }
    trace = tr_trace_open((const char *const *)argv + 1, (size_t)argc - 1, NULL);
    n = tr_trace_threads(trace, &threads);
    for (i = 0; i < n; i++) {
        tr_cursor *cursor = tr_thread_cursor(trace, threads[i]);
        tr_event e;
        const char *open[256];
        int64_t begun[256];
        int depth = 0;
        while (tr_next(cursor, &e)) {
            bool closes = e.def->kind == TRACE_KIND_END && depth > 0;
            const char *name;
            size_t length = tr_event_name(&e, &name);
            tr_value v[64];
            unsigned k, nf;
            if (closes)
                depth--;
            if (!api || !strcmp(e.def->api, api)) {
                if (threads[i]->name[0])
                    printf("%s ", threads[i]->name);
                else
                    printf("t%zu ", i + 1);
                printf("%d %s %s %.*s", depth, kinds[e.def->kind <= 12 ? e.def->kind : 0], e.def->api, (int)length,
                       name);
                nf = e.def->nfields <= 64 ? tr_fields(&e, v) : 0;
                for (k = 0; k < nf; k++) {
                    printf(" %s=", v[k].field->name);
                    if (v[k].field->role == TRACE_R_TIME || v[k].field->role == TRACE_R_TIME_END)
                        printf("T");
                    else
                        tr_print_value(stdout, &v[k]);
                    if (v[k].field->role != TRACE_R_TIME && v[k].field->hint[0] &&
                        strncmp(v[k].field->hint, "enum:", 5) != 0)
                        printf(" %s", v[k].field->hint);
                }
                if (closes && depth < 256)
                    printf(" closes %s", open[depth]);
                if (times && closes && depth < 256)
                    printf(" ns=%lld", (long long)(e.ns - begun[depth]));
                if (times && (e.def->kind == TRACE_KIND_ASYNC_BEGIN || e.def->kind == TRACE_KIND_ASYNC_END)) {
                    tr_value id = {0};
                    size_t s = 0;
                    tr_role_get(&e, TRACE_R_ID, &id);
                    while (s < nspans && spans[s].id != id.u)
                        s++;
                    if (e.def->kind == TRACE_KIND_ASYNC_BEGIN && nspans < 4096) {
                        spans[nspans].id = id.u;
                        spans[nspans].ns = e.ns;
                        spans[nspans++].name = e.def->name;
                    } else if (s < nspans) {
                        printf(" of %s ns=%lld", spans[s].name, (long long)(e.ns - spans[s].ns));
                        spans[s] = spans[--nspans];
                    }
                }
                if (times && e.def->kind == TRACE_KIND_SLICE)
                    printf(" ns=%lld", (long long)(e.end_ns - e.ns));
                putchar('\n');
            }
            if (e.def->kind == TRACE_KIND_BEGIN && depth < 256) {
                open[depth] = e.def->name;
                begun[depth++] = e.ns;
            }
        }
        tr_cursor_close(cursor);
    }
    status = tr_trace_status(trace);
    tr_trace_close(trace);
    return status;
}
