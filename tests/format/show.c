/* show.c - prints all a reader knows of a trace, one fact a line: what golden texts are made of
 *
 *   show [-m] FILE...    events by thread, or with -m in the order of time; times count from the first event
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "read/merge/merge.h"
#include "read/read.h"

static const char *base(const char *path) { return strrchr(path, '/') ? strrchr(path, '/') + 1 : path; }

static void message(void *user, const char *text)
{
    (void)user;
    printf("! %s\n", base(text));
}

static void print_event(const tr_trace *trace, const tr_event *e)
{
    static const char *const kinds[] = {"?",     "begin",     "end",  "instant", "counter", "slice",
                                        "async", "async-end", "meta", "message", "object"};
    tr_value *values = calloc(e->def->nfields + 1u, sizeof *values);
    unsigned n = tr_fields(e, values), k;
    const char *name;
    size_t length = tr_event_name(e, &name);
    printf("%" PRId64 " %u/%u %s %s:", e->ns - tr_trace_t0(trace), e->thread->process->header->pid, e->thread->tid,
           e->def->kind < 11 ? kinds[e->def->kind] : "kind?", e->def->api);
    tr_print_text(stdout, name, length);
    if (e->end_ns != e->ns)
        printf(" for %" PRId64, e->end_ns - e->ns);
    for (k = 0; k < n; k++) {
        printf(" %s=", values[k].field->name);
        tr_print_value(stdout, &values[k]);
    }
    if (n < e->def->nfields)
        printf(" (%u fields unread)", e->def->nfields - n);
    if (e->def->bytes >= 0)
        printf(" moved %" PRIu64, tr_bytes(e));
    printf("%s\n", tr_is_error(e) ? " ERROR" : "");
    free(values);
}

int main(int argc, char **argv)
{
    tr_options options = {.message = message};
    bool merged = argc > 1 && !strcmp(argv[1], "-m");
    tr_trace *trace = tr_trace_open((const char *const *)argv + 1 + merged, (size_t)(argc - 1 - merged), &options);
    tr_process *const *p;
    tr_thread *const *t;
    tr_track *const *track;
    size_t n = tr_trace_processes(trace, &p), i;
    tr_cursor *c;
    tr_event e;
    uint64_t lost = 0;
    tr_input *in;
    int status;
    for (i = 0; i < n; i++) {
        uint32_t k;
        printf("process %u of %s, \"%s\", rank %d, %s, dropped %" PRIu64 ", overwritten %" PRIu64
               ", clock within %" PRIu64 "+%" PRIu64 " ns\n",
               p[i]->header->pid, p[i]->header->host, p[i]->name, p[i]->rank, p[i]->killed ? "killed" : "closed",
               p[i]->dropped, p[i]->overwritten, p[i]->clock_error_ns, p[i]->align_error_ns);
        for (k = 0; k < p[i]->ninfo; k++)
            printf("  %s = %s\n", p[i]->info[2 * k], p[i]->info[2 * k + 1]);
    }
    n = tr_trace_threads(trace, &t);
    for (i = 0; i < n; i++)
        printf("thread %u/%u \"%s\" dropped %" PRIu64 "\n", t[i]->process->header->pid, t[i]->tid, t[i]->name,
               t[i]->dropped);
    n = tr_trace_tracks(trace, &track);
    for (i = 0; i < n; i++)
        printf("track %u/%u \"%s\"\n", track[i]->process->header->pid, track[i]->id, track[i]->name);
    if (merged) {
        c = tr_merged_cursor(trace, INT64_MIN, INT64_MAX);
        while (tr_next(c, &e))
            print_event(trace, &e);
        tr_cursor_close(c);
    } else {
        n = tr_trace_threads(trace, &t);
        for (i = 0; i < n; i++) {
            c = tr_thread_cursor(trace, t[i]);
            while (tr_next(c, &e))
                print_event(trace, &e);
            tr_cursor_close(c);
        }
    }
    n = tr_trace_inputs(trace, NULL, 0);
    in = calloc(n + 1, sizeof *in);
    tr_trace_inputs(trace, in, n);
    for (i = 0; i < n; i++)
        lost += in[i].lost;
    free(in);
    status = tr_trace_status(trace);
    printf("lost %" PRIu64 ", status %d\n", lost, status);
    tr_trace_close(trace);
    return status;
}
