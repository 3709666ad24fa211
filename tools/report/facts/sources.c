/* sources.c - see sources.h */
#include "sources.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { SOURCED_MOST = 1 << 20, NESTED = 64 };

static uint32_t text_get(const tr_event *e, unsigned field)
{
    tr_value v;
    return tr_field_get(e, field, &v) && v.type == TRACE_T_STR && v.data ? text_id(v.data, v.n) : text_id("", 0);
}

static uint32_t line_number(sources *s, uint32_t function, uint32_t file, uint64_t number)
{
    tr_map3_entry *e = tr_map3_put(&s->numbers, (uint64_t)function << 32 | file, number, 0);
    if (!e->v.u[0]) {
        s->lines = tr_grow(s->lines, s->nlines + 1, &s->line_room, sizeof *s->lines);
        s->lines[s->nlines++] = (source_line){function, file, number};
        e->v.u[0] = s->nlines;
    }
    return (uint32_t)(e->v.u[0] - 1);
}

/* More facts about an event, by its name. */
static const struct {
    const char *name, *text, *values[3];
} known[] = {{"DataLoader.next", NULL, {"workers", "ready", NULL}},
             {"busy_thread", "thread", {"cpu", "blocked", "waited"}},
             {"step_time", NULL, {"cpu", "blocked", "waited"}},
             {"recompilation", "reason", {NULL, NULL, NULL}}};

static void take_values(sourced *x, const tr_event *e)
{
    const char *name = text_of(x->name);
    tr_value v;
    size_t i;
    for (i = 0; i < sizeof known / sizeof *known && strcmp(name, known[i].name); i++) {}
    for (int k = 0; k < 3; k++)
        x->values[k] = i < sizeof known / sizeof *known && known[i].values[k] &&
                               tr_named_get(e, known[i].values[k], &v) && !v.is_array && v.u <= INT64_MAX
                           ? v.i
                           : -1;
    if (i < sizeof known / sizeof *known && known[i].text && tr_named_get(e, known[i].text, &v) &&
        v.type == TRACE_T_STR && v.data)
        x->text = text_id(v.data, v.n);
}

size_t sources_add(sources *s, const tr_event *e, int64_t from, uint32_t name, const int16_t fields[3])
{
    sourced *x;
    tr_value v;
    if (s->n >= SOURCED_MOST)
        return 0;
    s->list = tr_grow(s->list, s->n + 1, &s->room, sizeof *s->list);
    x = &s->list[s->n++];
    *x = (sourced){.from = from, .to = from, .thread = e->thread->index, .name = name};
    x->line = line_number(s, text_get(e, (unsigned)fields[0]), text_get(e, (unsigned)fields[1]),
                          tr_field_get(e, (unsigned)fields[2], &v) && !v.is_array ? v.u : 0);
    take_values(x, e);
    return s->n;
}

static int by_thread(const void *x, const void *y)
{
    const sourced *a = x, *b = y;
    if (a->thread != b->thread)
        return a->thread < b->thread ? -1 : 1;
    if (a->from != b->from)
        return a->from < b->from ? -1 : 1;
    return a->to > b->to ? -1 : a->to < b->to;
}

void sources_order(sources *s)
{
    if (s->n)
        qsort(s->list, s->n, sizeof *s->list, by_thread);
}

/* How many begin at that time or before, of this thread and those before it. */
static size_t begun(const sources *s, uint32_t thread, int64_t ns)
{
    size_t low = 0, high = s->n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        const sourced *x = &s->list[mid];
        if (x->thread < thread || (x->thread == thread && x->from <= ns))
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

const sourced *sources_at(const sources *s, uint32_t thread, int64_t ns)
{
    size_t i = begun(s, thread, ns);
    for (size_t k = 0; k < NESTED && i-- > 0 && s->list[i].thread == thread; k++)
        if (s->list[i].to >= ns && s->list[i].to > s->list[i].from)
            return &s->list[i];
    return NULL;
}

const sourced *sources_within(const sources *s, uint32_t thread, int64_t from, int64_t to)
{
    const sourced *found = sources_at(s, thread, from);
    int64_t most = found ? (found->to < to ? found->to : to) - from : 0;
    for (size_t i = begun(s, thread, from); i < s->n && s->list[i].thread == thread && s->list[i].from < to; i++) {
        const sourced *x = &s->list[i];
        int64_t ns = (x->to < to ? x->to : to) - x->from;
        if (ns > most) {
            found = x;
            most = ns;
        }
    }
    return found && most >= (to - from) / 2 ? found : NULL;
}

const sourced *sources_step(const sources *s, uint32_t thread, int64_t from, int64_t to)
{
    const sourced *found = NULL;
    int64_t most = 0;
    for (size_t i = begun(s, thread, from); i < s->n && s->list[i].thread == thread; i++) {
        const sourced *x = &s->list[i];
        int64_t begin, ns;
        if (strcmp(text_of(x->name), "step_time") || x->values[OF_WAITED] < 0)
            continue;
        begin = x->from - x->values[OF_CPU] - x->values[OF_BLOCKED] - x->values[OF_WAITED];
        ns = (x->from < to ? x->from : to) - (begin > from ? begin : from);
        if (ns > most) {
            found = x;
            most = ns;
        }
        if (x->from >= to)
            break;
    }
    return found;
}

static int most_first(const void *x, const void *y)
{
    const source_sum *a = x, *b = y;
    if (a->ns != b->ns)
        return a->ns > b->ns ? -1 : 1;
    if (a->n != b->n)
        return a->n > b->n ? -1 : 1;
    return a->line < b->line ? -1 : a->line > b->line;
}

size_t sources_sum(const sources *s, bool (*wanted)(const sourced *x, const void *user), const void *user,
                   source_sum *list, size_t most)
{
    source_sum *all = tr_alloc((s->nlines + 1) * sizeof *all);
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++) {
        const sourced *x = &s->list[i];
        if (!wanted(x, user))
            continue;
        all[x->line].line = x->line;
        all[x->line].name = x->name;
        all[x->line].text = x->text ? x->text : all[x->line].text;
        all[x->line].ns += x->to - x->from;
        all[x->line].n++;
    }
    for (size_t i = 0; i < s->nlines; i++)
        if (all[i].n)
            all[n++] = all[i];
    if (n)
        qsort(all, n, sizeof *all, most_first);
    memcpy(list, all, (n < most ? n : most) * sizeof *list);
    free(all);
    return n;
}

char *source_text(const sources *s, uint32_t line)
{
    const source_line *l = &s->lines[line];
    const char *file = text_of(l->file), *name = strrchr(file, '/');
    return tool_text("%s:%llu", name && name[1] ? name + 1 : file, (unsigned long long)l->number);
}

void sources_free(sources *s)
{
    free(s->list);
    free(s->lines);
    tr_map3_free(&s->numbers);
}
