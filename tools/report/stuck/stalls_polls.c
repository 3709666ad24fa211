/* stalls_polls.c - processes that do nothing but ask whether something is over (stalls.h) */
#include "stalls.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static const int64_t back_ns = 20000000000;

static bool ends_in(const char *text, const char *end)
{
    size_t n = strlen(text), m = strlen(end);
    return n >= m && !strcmp(text + n - m, end);
}

bool is_poll(const char *function)
{
    static const char *const calls[] = {"MPI_Iprobe",   "MPI_Improbe",  "MPI_Request_get_status",
                                        "MPI_Win_test", "MPI_Parrived", NULL};
    static const char *const ends[] = {"StreamQuery", "EventQuery", "QueryStatus", NULL};
    if (!strncmp(function, "MPI_Test", 8) && strcmp(function, "MPI_Test_cancelled") != 0)
        return true;
    for (size_t i = 0; calls[i]; i++)
        if (!strcmp(function, calls[i]))
            return true;
    for (size_t i = 0; ends[i]; i++)
        if (ends_in(function, ends[i]))
            return true;
    return false;
}

static bool is_sum(const tr_event *e)
{
    return e->def->kind == TRACE_KIND_INSTANT && e->def->roles >> TRACE_R_SPENT & 1;
}

bool is_poll_event(const tr_event *e)
{
    return !e->def || is_sum(e) || e->def->kind == TRACE_KIND_COUNTER || e->def->kind == TRACE_KIND_SAMPLE ||
           e->def->kind == TRACE_KIND_SLICE || is_poll(e->def->name);
}

static bool is_polling(const thread_state *x) { return is_poll(text_of(x->last)); }

/* The thread that polls; NULL: the process does something else. */
static const thread_state *poller(const analysis *a, uint32_t process)
{
    const thread_state *x = thread_at_end(a, process, is_polling);
    return x && is_polling(x) ? x : NULL;
}

static void asked_for(polled *p, const tr_event *e)
{
    tr_value v, one;
    p->nrequests = 0;
    p->source = -1;
    if (tr_named_get(e, "polled_source", &v) && !v.is_array)
        p->source = (int32_t)v.i;
    if (!tr_named_get(e, "polled_requests", &v) && !tr_role_get(e, TRACE_R_REQUEST, &v))
        return;
    for (uint32_t i = 0; v.is_array && i < v.n && p->nrequests < POLLED_MOST; i++)
        if (tr_element(&v, i, &one))
            p->requests[p->nrequests++] = one.u;
    if (!v.is_array)
        p->requests[p->nrequests++] = v.u;
}

static void take(polled *p, const tr_event *e)
{
    const bool sums = is_sum(e);
    int64_t begin = e->ns;
    const char *text;
    tr_value v;
    if (e->def->kind == TRACE_KIND_COUNTER || e->def->kind == TRACE_KIND_SAMPLE || e->def->kind == TRACE_KIND_SLICE)
        return;
    if (!is_poll_event(e)) {
        if (p->name && (uint64_t)(e->ns - p->since_ns) > p->longest_ns)
            p->longest_ns = (uint64_t)(e->ns - p->since_ns);
        p->name = NULL;
        return;
    }
    if (sums && tr_role_get(e, TRACE_R_SPENT, &v) && !v.is_array && v.u < (uint64_t)back_ns)
        begin -= (int64_t)v.u;
    if (!p->name)
        p->since_ns = begin;
    if (sums) {
        size_t length = tr_event_name(e, &text);
        p->name = text_of(text_id(text, length));
    } else
        p->name = e->def->name;
    if (sums || e->def->kind == TRACE_KIND_BEGIN)
        asked_for(p, e);
}

polled *polls_find(const analysis *a, const bool *asked)
{
    polled *all = tr_alloc((a->nprocesses + 1) * sizeof *all);
    bool *chosen = tr_alloc(a->nprocesses + 1), any = false;
    int64_t from = INT64_MAX;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        all[i].source = -1;
        all[i].thread = asked[i] ? poller(a, i) : NULL;
        chosen[i] = all[i].thread != NULL;
        any |= chosen[i];
        if (chosen[i] && all[i].thread->last_ns - back_ns < from)
            from = all[i].thread->last_ns - back_ns;
    }
    if (any) {
        tr_cursor *cursor = tr_chosen_cursor(a->tally.trace, chosen, from, INT64_MAX);
        tr_event e;
        while (tr_next(cursor, &e)) {
            polled *p = e.def ? &all[e.thread->process->index] : NULL;
            if (p && p->thread && p->thread->thread == e.thread)
                take(p, &e);
        }
        tr_cursor_close(cursor);
    }
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (!all[i].name)
            all[i].thread = NULL;
    free(chosen);
    return all;
}
