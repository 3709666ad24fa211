/* counted.c - see counted.h
 *
 * The counting itself and the JSON are trace-tally's: so both say the same to the last digit. */
#include "counted.h"
#include "common/out.h"
#include "read/job/status.h"
#include "support/memory.h"
#include "tally/tally.h"
#include <stdlib.h>

/* Texts and the order of rows are the process' own (tally/count/rows.c, row_order.c). */
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static char *count_json(core *c, const counting *what, size_t *n)
{
    tally t = {.trace = c->trace};
    report r = {.by = what->by | BY_API};
    tool_out *out;
    t.settings = (settings){.by = r.by,
                            .apis = what->apis,
                            .hosts = what->hosts,
                            .ranks = what->ranks,
                            .name = what->name,
                            .messages = what->messages,
                            .collectives = what->collectives,
                            .launches = what->launches,
                            .from_ns = what->from_ns,
                            .to_ns = what->to_ns};
    tally_count(&t, tally_workers(c->trace, c->jobs), what->worst ? (size_t)what->worst : WORST_DEFAULT);
    r.status = tr_trace_status(c->trace);
    report_make(&r, &t, SORT_TIME);
    out = out_memory();
    report_json(&r, out);
    report_free(&r);
    tally_close(&t);
    return out_text(out, n);
}

char *counted_json(core *c, const counting *what, size_t *n)
{
    tr_trap *outer = tr_trapped, trap;
    char *volatile text = NULL;
    pthread_mutex_lock(&one_at_a_time);
    tr_trapped = &trap;
    if (!setjmp(trap.back))
        text = count_json(c, what, n);
    tr_trapped = outer;
    pthread_mutex_unlock(&one_at_a_time);
    if (!text)
        tr_no_memory(trap.bytes);
    return text;
}

unsigned core_workers(const core *c) { return tally_workers(c->trace, c->jobs); }

/* ---- what is in it ----------------------------------------------------------------------------------------------- */

static void put_facts(tool_json *j, const tr_process *p)
{
    uint32_t k;
    json_put_open(j, "facts", '{');
    for (k = 0; k < p->ninfo; k++)
        json_put_str(j, p->info[2 * k], p->info[2 * k + 1]);
    json_close(j, '}');
}

static void put_process(tool_json *j, const tr_process *p)
{
    json_open(j, '{');
    json_put_u64(j, "index", p->index);
    json_put_i64(j, "rank", p->rank);
    json_put_i64(j, "world", p->world);
    json_put_str(j, "host", p->header->host);
    json_put_u64(j, "pid", p->header->pid);
    json_put_u64(j, "ppid", p->header->ppid);
    json_put_str(j, "program", p->header->program);
    json_put_str(j, "name", p->name);
    json_put_str(j, "path", p->path);
    json_put_u64(j, "run", p->run);
    json_put_i64(j, "begin_ns", p->t_open_ns);
    json_put_u64(j, "clock_error_ns", p->clock_error_ns);
    if (p->align_error_ns != UINT64_MAX)
        json_put_u64(j, "align_error_ns", p->align_error_ns);
    json_put_u64(j, "dropped", p->dropped);
    json_put_u64(j, "overwritten", p->overwritten);
    json_put_u64(j, "waited_ns", p->waited_ns);
    json_put_u64(j, "ran_ns", p->ran_ns);
    json_put_bool(j, "killed", p->killed);
    put_facts(j, p);
    json_close(j, '}');
}

static void put_thread(tool_json *j, const tr_thread *t)
{
    json_open(j, '{');
    json_put_u64(j, "index", t->index);
    json_put_u64(j, "process", t->process->index);
    json_put_i64(j, "rank", t->process->rank);
    json_put_u64(j, "pid", t->process->header->pid);
    json_put_u64(j, "tid", t->tid);
    json_put_str(j, "name", t->name);
    json_put_u64(j, "dropped", t->dropped);
    json_put_u64(j, "overwritten", t->overwritten);
    json_put_u64(j, "record_bytes", t->bytes);
    json_close(j, '}');
}

static void put_runs(tool_json *j, const tr_trace *trace)
{
    const tr_run_info *runs;
    size_t n = tr_trace_runs(trace, &runs), i;
    json_put_open(j, "runs", '[');
    for (i = 0; i < n; i++) {
        json_open(j, '{');
        json_put_u64(j, "number", i + 1);
        json_put_str(j, "id", runs[i].id);
        json_put_str(j, "program", runs[i].program);
        json_put_i64(j, "start_ns", runs[i].start_ns);
        json_put_u64(j, "processes", runs[i].processes);
        json_put_i64(j, "world", runs[i].world);
        json_put_bool(j, "chosen", runs[i].chosen);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_inputs(tool_json *j, const tr_trace *trace)
{
    size_t n = tr_trace_inputs(trace, NULL, 0), i;
    tr_input *inputs = tr_alloc((n + 1) * sizeof *inputs);
    tr_trace_inputs(trace, inputs, n);
    json_put_open(j, "files", '[');
    for (i = 0; i < n; i++) {
        json_open(j, '{');
        json_put_str(j, "path", inputs[i].path);
        json_put_bool(j, "used", inputs[i].used);
        json_put_bool(j, "damaged", inputs[i].damaged);
        json_put_bool(j, "merged", inputs[i].merged);
        json_put_bool(j, "empty", inputs[i].empty);
        json_put_u64(j, "lost", inputs[i].lost);
        json_close(j, '}');
    }
    json_close(j, ']');
    free(inputs);
}

static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

/* Each API and each name of a field once. */
static void put_names(tool_json *j, const tr_trace *trace, bool fields)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs), i, m = 0, room = 0;
    const char **all = NULL;
    unsigned k;
    for (i = 0; i < n; i++)
        for (k = 0; k < (fields ? defs[i]->nfields : 1u); k++) {
            all = tr_grow(all, m + 1, &room, sizeof *all);
            all[m++] = fields ? defs[i]->fields[k].name : defs[i]->api;
        }
    if (m)
        qsort(all, m, sizeof *all, by_text);
    json_put_open(j, fields ? "fields" : "apis", '[');
    for (i = 0; i < m; i++)
        if (*all[i] && (!i || strcmp(all[i], all[i - 1]) != 0))
            json_str(j, all[i]);
    json_close(j, ']');
    free(all);
}

char *described_json(core *c, size_t *n)
{
    tool_out *out = out_memory();
    tool_json json = {.out = out}, *j = &json;
    tr_process *const *processes;
    tr_thread *const *threads;
    size_t i, k;
    json_open(j, '{');
    if (tr_trace_t0(c->trace) != INT64_MAX)
        json_put_i64(j, "begin_ns", tr_trace_t0(c->trace));
    json_put_u64(j, "record_bytes", tr_trace_bytes(c->trace));
    put_runs(j, c->trace);
    json_put_open(j, "processes", '[');
    for (i = 0, k = tr_trace_processes(c->trace, &processes); i < k; i++)
        put_process(j, processes[i]);
    json_close(j, ']');
    json_put_open(j, "threads", '[');
    for (i = 0, k = tr_trace_threads(c->trace, &threads); i < k; i++)
        put_thread(j, threads[i]);
    json_close(j, ']');
    put_inputs(j, c->trace);
    put_names(j, c->trace, false);
    put_names(j, c->trace, true);
    json_close(j, '}');
    return out_text(out, n);
}
