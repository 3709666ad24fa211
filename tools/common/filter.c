/* filter.c - see filter.h */
#include "common/filter.h"
#include "common/names.h"
#include "read/events/stack.h"
#include "common/word.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct words {
    const char **list;
    size_t n, room;
} words;

static int by_text(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static void add(words *w, const char *word)
{
    w->list = tr_grow(w->list, w->n + 2, &w->room, sizeof *w->list); /* and NULL behind it */
    w->list[w->n++] = word;
}

/* Sorts the words and removes duplicates. */
static void settle(words *w)
{
    size_t i, n = 0;
    if (w->n)
        qsort(w->list, w->n, sizeof *w->list, by_text);
    for (i = 0; i < w->n; i++)
        if (!n || strcmp(w->list[n - 1], w->list[i]) != 0)
            w->list[n++] = w->list[i];
    w->n = n;
    if (n)
        w->list[n] = NULL;
}

static void check(const char *option, const char *what, const tool_list *wanted, words *there, bool ignore_case)
{
    size_t i, k;
    settle(there);
    for (i = 0; i < wanted->n && there->n; i++) {
        for (k = 0; k < there->n && (ignore_case ? strcasecmp : strcmp)(wanted->words[i], there->list[k]) != 0; k++) {}
        if (k == there->n)
            tool_fail("--%s: the trace has no such %s: %s", option, what,
                      word_text(wanted->words[i], strlen(wanted->words[i]), there->list));
    }
    free(there->list);
}

void filter_check_apis(const tr_trace *trace, const char *option, const tool_list *apis)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs), i;
    words there = {0};
    for (i = 0; i < n && apis->n; i++)
        if (*defs[i]->api)
            add(&there, defs[i]->api);
    check(option, "API", apis, &there, true);
}

void filter_check_hosts(const tr_trace *trace, const char *option, const tool_list *hosts)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(trace, &list), i;
    words there = {0};
    for (i = 0; i < n && hosts->n; i++)
        add(&there, list[i]->header->host);
    check(option, "host", hosts, &there, false);
}

void filter_check_threads(const tr_trace *trace, const char *option, const tool_list *threads)
{
    tr_thread *const *list;
    size_t n = tr_trace_threads(trace, &list), i;
    words there = {0};
    for (i = 0; i < n && threads->n; i++) {
        if (*list[i]->name)
            add(&there, list[i]->name);
        add(&there, tool_text("%u", list[i]->tid));
    }
    check(option, "thread", threads, &there, false);
}

static int by_rank(const void *left, const void *right)
{
    int32_t a = *(const int32_t *)left, b = *(const int32_t *)right;
    return (a > b) - (a < b);
}

/* The ranks of the trace as text: "0-3,7". */
static char *ranks_text(const int32_t *ranks, size_t n)
{
    char *text = tool_text("%s", ""), *more;
    size_t i, k;
    for (i = 0; i < n; i = k) {
        for (k = i + 1; k < n && ranks[k] <= (int64_t)ranks[k - 1] + 1; k++) {}
        more = ranks[k - 1] > ranks[i] ? tool_text("%s%s%d-%d", text, i ? "," : "", ranks[i], ranks[k - 1])
                                       : tool_text("%s%s%d", text, i ? "," : "", ranks[i]);
        free(text);
        text = more;
    }
    return text;
}

void filter_check_ranks(const tr_trace *trace, const char *option, const tool_ranges *ranks)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(trace, &list), i, k, there = 0;
    int32_t *all = tr_alloc((n + 1) * sizeof *all);
    for (i = 0; i < n && ranks->n; i++)
        if (list[i]->rank >= 0)
            all[there++] = list[i]->rank;
    qsort(all, there, sizeof *all, by_rank);
    for (i = 0; i < ranks->n && n; i++) {
        const struct tool_range *r = &ranks->ranges[i];
        for (k = 0; k < there && (all[k] < r->low || all[k] > r->high); k++) {}
        if (k == there && !there)
            tool_fail("--%s: no process of the trace has a rank", option);
        if (k == there && r->low == r->high)
            tool_fail("--%s: the trace has no rank %lld; it has %s", option, (long long)r->low, ranks_text(all, there));
        if (k == there)
            tool_fail("--%s: the trace has no rank of %lld-%lld; it has %s", option, (long long)r->low,
                      (long long)r->high, ranks_text(all, there));
    }
    free(all);
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

enum { BATCH_EVENTS = 1024, NAMES_KEPT = 256, NAMES_SAID = 8 };

static bool has_name(const tr_def *d)
{
    return d->kind == TRACE_KIND_BEGIN || d->kind == TRACE_KIND_INSTANT || d->kind == TRACE_KIND_COUNTER ||
           d->kind == TRACE_KIND_SLICE || d->kind == TRACE_KIND_ASYNC_BEGIN;
}

/* Returns whether the names are in the events, not in the definition. */
static bool event_names(const tr_def *d) { return d->roles >> TRACE_R_NAME & 1 || names_device(d); }

static bool keep_name(words *there, const char *text, size_t n)
{
    size_t i;
    for (i = 0; i < there->n && (strlen(there->list[i]) != n || memcmp(there->list[i], text, n) != 0); i++) {}
    if (i < there->n || there->n == NAMES_KEPT)
        return false;
    add(there, tool_text("%.*s", (int)n, text));
    return true;
}

/* Returns whether a name matches, and collects the names that it looked at. */
static bool look_for(tr_trace *trace, const tool_regex *names, words *there)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs), i;
    bool found = false, more = false;
    for (i = 0; i < n && !found; i++) {
        if (!has_name(defs[i]))
            continue;
        if (event_names(defs[i]))
            more = true;
        else if (tool_regex_matches(names, defs[i]->name))
            found = true;
        else
            keep_name(there, defs[i]->name, strlen(defs[i]->name));
    }
    if (more && !found) {
        tr_event *events = tr_alloc(BATCH_EVENTS * sizeof *events);
        tr_cursor *cursor = tr_merged_cursor(trace, INT64_MIN, INT64_MAX);
        while (!found && (n = tr_next_batch(cursor, events, BATCH_EVENTS)) > 0)
            for (i = 0; i < n && !found; i++) {
                const char *text;
                char *copy;
                size_t length;
                if (!has_name(events[i].def) || !event_names(events[i].def))
                    continue;
                length = names_event(&events[i], &text);
                if (!keep_name(there, text, length) && there->n < NAMES_KEPT)
                    continue; /* it was looked at */
                copy = tool_text("%.*s", (int)length, text);
                found = tool_regex_matches(names, copy);
                free(copy);
            }
        tr_cursor_close(cursor);
        free(events);
    }
    return found;
}

static _Noreturn void no_name(const char *option, words *there)
{
    char *list = tool_text("%s", ""), *longer;
    size_t i;
    settle(there);
    for (i = 0; i < there->n && i < NAMES_SAID; i++) {
        longer = tool_text("%s%s%s", list, i ? ", " : "", there->list[i]);
        free(list);
        list = longer;
    }
    if (there->n > NAMES_SAID)
        tool_fail("--%s: no name of the trace matches; it has %s and %zu%s more", option, list, there->n - NAMES_SAID,
                  there->n == NAMES_KEPT ? " or" : "");
    tool_fail("--%s: no name of the trace matches; it has %s", option, there->n ? list : "none");
}

void filter_no_name(tr_trace *trace, const char *option, const tool_regex *names)
{
    words there = {0};
    if (look_for(trace, names, &there))
        tool_fail("--%s: other options leave nothing of what has such a name", option);
    no_name(option, &there);
}

void filter_check_names(tr_trace *trace, const char *option, const tool_regex *names)
{
    words there = {0};
    if (names->given && !look_for(trace, names, &there))
        no_name(option, &there);
    free(there.list);
}

/* ---- all of them together ---------------------------------------------------------------------------------------- */

enum { GIVEN = 8 };

/* The names of the given options. Returns how many there are. */
static size_t given(const filter *f, const char *names[GIVEN])
{
    size_t n = 0;
    if (f->ranks && f->ranks->n)
        names[n++] = "--ranks";
    if (f->hosts && f->hosts->n)
        names[n++] = "--host";
    if (f->threads && f->threads->n)
        names[n++] = "--thread";
    if (f->kinds && f->kinds->n)
        names[n++] = "--kind";
    if (f->apis && f->apis->n)
        names[n++] = "--apis";
    if (f->names && f->names->given)
        names[n++] = "--name";
    if (f->from_ns != INT64_MIN)
        names[n++] = "--from";
    if (f->to_ns != INT64_MAX)
        names[n++] = "--to";
    return n;
}

bool filter_given(const filter *f)
{
    const char *names[GIVEN];
    return given(f, names) > 0;
}

void filter_nothing(const filter *f)
{
    const char *names[GIVEN];
    size_t n = given(f, names), i;
    char *list = tool_text("%s", ""), *longer;
    for (i = 0; i < n; i++) {
        longer = tool_text("%s%s%s", list, !i ? "" : i + 1 < n ? ", " : " and ", names[i]);
        free(list);
        list = longer;
    }
    tool_fail("%s leave%s nothing of the trace", n ? list : "the options", n == 1 ? "s" : "");
}

typedef struct search {
    const filter *f;
    bool *defs, *threads; /* by index: may match */
    bool found;
} search;

static bool thread_matches(const filter *f, const tr_thread *t)
{
    char number[16];
    snprintf(number, sizeof number, "%u", t->tid);
    return (!f->ranks || !f->ranks->n || tool_ranges_has(f->ranks, t->process->rank)) &&
           (!f->hosts || !f->hosts->n || tool_list_has(f->hosts, t->process->header->host, false)) &&
           (!f->threads || !f->threads->n || tool_list_has(f->threads, number, false) ||
            (*t->name && tool_list_has(f->threads, t->name, false)));
}

static bool def_matches(const filter *f, const tr_def *d)
{
    const bool named = f->names && f->names->given,
               counts = f->events || has_name(d) ||
                        (!named && (d->kind == TRACE_KIND_SAMPLE || d->kind == TRACE_KIND_MESSAGE));
    return counts && (!f->apis || !f->apis->n || tool_list_has(f->apis, d->api, true)) &&
           (!named || event_names(d) || tool_regex_matches(f->names, d->name));
}

static bool event_matches(const search *x, const tr_event *e)
{
    const char *text;
    char *copy;
    size_t length;
    bool yes;
    if (!x->threads[e->thread->index] || !x->defs[e->def->index])
        return false;
    if (!x->f->names || !x->f->names->given || !event_names(e->def))
        return true;
    length = names_event(e, &text);
    copy = tool_text("%.*s", (int)length, text);
    yes = tool_regex_matches(x->f->names, copy);
    free(copy);
    return yes;
}

/* Events that begin in the window. */
static void search_begins(search *x, tr_trace *trace, tr_event *events)
{
    tr_cursor *cursor = tr_merged_cursor(trace, x->f->from_ns, x->f->to_ns);
    size_t n, i;
    while (!x->found && (n = tr_next_batch(cursor, events, BATCH_EVENTS)) > 0)
        for (i = 0; i < n && !x->found; i++)
            x->found = event_matches(x, &events[i]);
    tr_cursor_close(cursor);
}

static void closed(void *user, tr_open *o, int64_t end_ns, bool known)
{
    search *x = user;
    (void)known;
    x->found |= o->mark && end_ns >= x->f->from_ns;
}

/* Events that begin before the window and end in it or after it. */
static void search_open(search *x, tr_trace *trace, tr_event *events)
{
    tr_cursor *cursor = tr_merged_cursor(trace, INT64_MIN, x->f->to_ns);
    tr_thread *const *threads;
    size_t nthreads = tr_trace_threads(trace, &threads), n, i, k;
    tr_stack **stacks = tr_alloc((nthreads + 1) * sizeof *stacks);
    while (!x->found && (n = tr_next_batch(cursor, events, BATCH_EVENTS)) > 0)
        for (i = 0; i < n && !x->found; i++) {
            const tr_event *e = &events[i];
            tr_stack **stack = &stacks[e->thread->index];
            if (!*stack)
                *stack = tr_stack_gaps();
            switch (e->def->kind) {
            case TRACE_KIND_BEGIN: tr_stack_push(*stack, e)->mark = event_matches(x, e); break;
            case TRACE_KIND_END: tr_stack_end(*stack, e, closed, x); break;
            case TRACE_KIND_PAUSE:
            case TR_KIND_GAP: tr_stack_pause(*stack, e, closed, x); break;
            case TRACE_KIND_SLICE: x->found = e->end_ns >= x->f->from_ns && event_matches(x, e); break;
            case TRACE_KIND_ASYNC_BEGIN: x->found = event_matches(x, e); break; /* it may end in the window */
            }
        }
    tr_cursor_close(cursor);
    for (i = 0; i < nthreads; i++) {
        for (k = 0; stacks[i] && k < tr_stack_depth(stacks[i]); k++)
            x->found |= tr_stack_at(stacks[i], k)->mark != 0;
        tr_stack_free(stacks[i]);
    }
    free(stacks);
}

void filter_check_together(tr_trace *trace, const filter *f)
{
    const char *names[GIVEN];
    const tr_def *const *defs;
    tr_thread *const *threads;
    size_t ndefs = tr_trace_defs(trace, &defs), nthreads = tr_trace_threads(trace, &threads), n = given(f, names), i;
    search x = {.f = f};
    tr_event *events;
    if (!n || (n == 1 && f->from_ns == INT64_MIN && f->to_ns == INT64_MAX) || tr_trace_status(trace) == TR_FAILED)
        return;
    x.defs = tr_alloc(ndefs + 1);
    x.threads = tr_alloc(nthreads + 1);
    for (i = 0; i < ndefs; i++)
        x.defs[defs[i]->index] = def_matches(f, defs[i]);
    for (i = 0; i < nthreads; i++)
        x.threads[threads[i]->index] = thread_matches(f, threads[i]);
    events = tr_alloc(BATCH_EVENTS * sizeof *events);
    search_begins(&x, trace, events);
    if (!x.found && !f->events && f->from_ns != INT64_MIN)
        search_open(&x, trace, events);
    free(events);
    free(x.defs);
    free(x.threads);
    if (!x.found)
        filter_nothing(f);
}
