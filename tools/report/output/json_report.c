/* json_report.c - the report for programs; docs/guide/report.md says what each key means */
#include "card.h"
#include "report/report.h"

void put_source(tool_json *j, const finding *f)
{
    if (f->source.file) {
        json_put_open(j, "source", '{');
        json_put_str(j, "file", f->source.file);
        json_put_u64(j, "line", f->source.line);
        json_put_str(j, "function", f->source.function);
        json_close(j, '}');
    }
}

static void put_one(const analysis *a, const finding *f, tool_json *j)
{
    int64_t t0 = tr_trace_t0(a->tally.trace);
    json_open(j, '{');
    json_put_str(j, "kind", f->kind);
    json_put_str(j, "text", f->text);
    json_put_double(j, "share", f->share);
    json_put_open(j, "ranks", '[');
    for (size_t i = 0; i < f->nranks; i++)
        json_i64(j, f->ranks[i]);
    json_close(j, ']');
    json_put_open(j, "where", '[');
    for (size_t i = 0; i < f->nwhere; i++)
        json_str(j, f->where[i]);
    json_close(j, ']');
    put_source(j, f);
    json_key(j, "from_ns");
    if (f->lasts)
        json_i64(j, f->from - t0);
    else
        json_null(j);
    json_key(j, "to_ns");
    if (f->lasts)
        json_i64(j, f->to - t0);
    else
        json_null(j);
    json_put_open(j, "evidence", '[');
    for (size_t i = 0; i < f->nevidence; i++)
        json_str(j, f->evidence[i]);
    json_close(j, ']');
    json_put_bool(j, "blames", !f->remark);
    if (f->see)
        json_put_str(j, "see", f->see);
    if (f->timeline)
        json_put_str(j, "timeline", f->timeline);
    if (f->helps)
        json_put_str(j, "helps", f->helps);
    json_close(j, '}');
}

static void put_ranks(const analysis *a, tool_json *j)
{
    static const char *const roles[ROLES] = {"worker", "launcher", "data_loader", "helper"};
    json_put_open(j, "ranks", '[');
    for (size_t i = 0; i < a->nprocesses; i++) {
        if (!chosen_process(a, (uint32_t)i))
            continue;
        json_open(j, '{');
        json_put_i64(j, "rank", a->processes[i]->rank);
        json_put_str(j, "host", a->processes[i]->header->host);
        json_put_u64(j, "pid", a->processes[i]->header->pid);
        json_put_str(j, "role", roles[a->gathered.helpers.role[i]]);
        json_put_u64(j, "wall_ns", a->times[i].wall);
        for (size_t k = 0; k < TIMES; k++) {
            char key[64];
            snprintf(key, sizeof key, "%s_ns", time_names[k]);
            json_put_u64(j, key, a->times[i].all[k]);
        }
        json_put_u64(j, "device_busy_ns", a->times[i].gpu);
        json_put_u64(j, "copies_ns", a->times[i].copies);
        json_put_i64(j, "work_ns", a->segments.worked[i]);
        json_put_i64(j, "excess_ns", a->segments.excess[i]);
        json_put_u64(j, "collectives", a->times[i].collectives);
        json_put_u64(j, "came_last", a->times[i].came_last);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void put_bounds(const analysis *a, tool_json *j)
{
    json_put_open(j, "bounds", '{');
    for (int b = 0; b < BOUNDS; b++) {
        json_put_double(j, bound_words[b], a->bounds[b]);
    }
    json_close(j, '}');
}

static void put_loop(const analysis *a, tool_json *j)
{
    json_key(j, "loop");
    if (!a->judged) {
        json_null(j);
        return;
    }
    json_open(j, '{');
    json_put_i64(j, "ns", a->run_ns);
    json_put_i64(j, "start_ns", a->start_ns);
    json_put_i64(j, "warm_up_ns", a->warm_ns);
    json_put_u64(j, "warm_up_steps", a->loop.warm);
    json_put_i64(j, "end_ns", a->end_ns);
    json_close(j, '}');
}

static void put_path(const analysis *a, tool_json *j)
{
    json_put_open(j, "critical_path", '{');
    json_put_i64(j, "ns", a->critical.ns);
    put_bounds(a, j);
    json_put_open(j, "parts", '[');
    for (size_t i = 0; i < a->nhots; i++) {
        json_open(j, '{');
        json_put_str(j, "path", a->hots[i].path);
        json_put_str(j, "bound", bound_words[a->hots[i].bound]);
        json_put_u64(j, "ns", a->hots[i].ns);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void put_what_ifs(const analysis *a, tool_json *j)
{
    json_put_open(j, "what_if", '[');
    for (size_t i = 0; i < a->nwhat_ifs; i++) {
        json_open(j, '{');
        json_put_str(j, "if", a->what_ifs[i].text);
        json_put_i64(j, "saves_ns", a->what_ifs[i].saves);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_steps(const analysis *a, tool_json *j)
{
    json_key(j, "steps");
    if (!a->steps.n) {
        json_null(j);
        return;
    }
    json_open(j, '{');
    json_put_str(j, "name", text_of(a->steps.name));
    json_put_u64(j, "count", a->steps.n);
    json_put_i64(j, "median_ns", a->steps.median);
    json_put_i64(j, "p95_ns", a->steps.p95);
    json_put_i64(j, "max_ns", a->steps.max);
    json_put_i64(j, "before_ns", a->steps.before);
    json_put_i64(j, "after_ns", a->steps.after);
    json_close(j, '}');
}

void put_json(const analysis *a, tool_out *out)
{
    tool_json j = {.out = out, .pretty = true};
    const graph *g = &a->gathered.graph;
    json_open(&j, '{');
    json_put_str(&j, "tool", "trace-report");
    json_put_u64(&j, "version", 1);
    json_put_i64(&j, "status", tr_trace_status(a->tally.trace));
    json_put_i64(&j, "run_ns", a->judged ? a->whole_ns : a->run_ns);
    json_put_u64(&j, "begins_without_end", a->tally.unfinished);
    json_put_u64(&j, "ends_without_begin", a->tally.orphans);
    json_put_i64(&j, "from_ns", a->run_ns ? g->from - tr_trace_t0(a->tally.trace) : 0);
    json_put_i64(&j, "to_ns", a->run_ns ? g->to - tr_trace_t0(a->tally.trace) : 0);
    json_put_known_str(&j, "only_ranks", a->only->said[SAID_RANKS]);
    json_put_known_str(&j, "only_apis", a->only->said[SAID_APIS]);
    put_loop(a, &j);
    put_card_json(a, &j);
    json_put_bool(&j, "complete", g->until == INT64_MAX);
    json_put_open(&j, "findings", '[');
    for (size_t i = 0; i < a->nfindings; i++)
        put_one(a, &a->findings[i], &j);
    json_close(&j, ']');
    json_put_u64(&j, "running", running_processes(a, NULL));
    json_put_known_str(&j, "undecided", a->undecided);
    put_path(a, &j);
    put_what_ifs(a, &j);
    put_steps(a, &j);
    put_ranks(a, &j);
    json_close(&j, '}');
    out_str(out, "\n");
}
