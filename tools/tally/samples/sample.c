/* sample.c - samples added up: see sample.h */
#include <stdlib.h>
#include <string.h>
#include "sample.h"
#include "common/names.h"
#include "support/memory.h"
#include <inttypes.h>

static uint32_t value_text(const tr_value *v)
{
    return v->type == TRACE_T_STR && !v->is_array && v->n ? text_id(v->data, v->n) : 0;
}

/* ---- while it is counted ----------------------------------------------------------------------------------------- */

void sample_place(worker *w, const tr_event *e)
{
    uint64_t process = e->thread->process->index;
    tr_map3_entry *at;
    sample_place_of p = {0}, *old;
    tr_value v;
    if (!tr_role_get(e, TRACE_R_ID, &v) || v.is_array)
        return;
    at = tr_map3_put(&w->sampled->places, process, v.u, 0);
    p.offset = tr_role_get(e, TRACE_R_OFFSET, &v) && !v.is_array ? v.u : 0;
    p.name = tr_role_get(e, TRACE_R_NAME, &v) ? value_text(&v) : 0;
    p.file = tr_role_get(e, TRACE_R_FILE, &v) ? value_text(&v) : 0;
    p.line = p.file && tr_role_get(e, TRACE_R_LINE, &v) && !v.is_array ? (uint32_t)v.u : 0;
    old = at->v.p;
    if (!old)
        old = at->v.p = tally_get(sizeof *old);
    if (p.file || !old->file)
        *old = p;
}

static const char *reason_name(const tr_value *reason, char *room, size_t size)
{
    const tr_enum *e = reason->field->enumeration;
    uint32_t k;
    for (k = 0; e && k < e->n; k++)
        if (e->values[k].value == reason->i)
            return e->values[k].name;
    snprintf(room, size, "%" PRIu64, reason->u);
    return room;
}

static void add(tr_map3_entry *to, uint64_t samples, uint64_t idle)
{
    to->v.u[0] += samples;
    to->v.u[1] += idle;
}

void sample_count(worker *w, const plan *p, const tr_event *e)
{
    const settings *s = &w->tally->settings;
    const tr_process *process = e->thread->process;
    tr_value id, samples, idle, reasons, one, more;
    char room[32];
    uint32_t k;
    if (e->ns < s->from_ns || e->ns >= s->to_ns || !tally_wants(s, process, p->api) ||
        !tr_role_get(e, TRACE_R_SAMPLES, &samples))
        return;
    if (!tr_role_get(e, TRACE_R_ID, &id)) {
        uint64_t lost = tr_role_get(e, TRACE_R_LOST, &one) && !one.is_array ? one.u : 0;
        add(tr_map3_put(&w->sampled->sums, p->api, 0, 0), samples.is_array ? 0 : samples.u, lost);
        return;
    }
    if (!samples.is_array) {
        add(tr_map3_put(&w->sampled->counts, (uint64_t)p->api << 32 | process->index, id.u, 0), samples.u, 0);
        return;
    }
    if (!tr_role_get(e, TRACE_R_REASON, &reasons) || !reasons.is_array || !tr_role_get(e, TRACE_R_IDLE, &idle))
        idle.is_array = false;
    for (k = 0; tr_element(&samples, k, &one); k++) {
        uint64_t of = idle.is_array && tr_element(&idle, k, &more) ? more.u : 0;
        const char *name =
            reasons.is_array && tr_element(&reasons, k, &more) ? reason_name(&more, room, sizeof room) : "";
        add(tr_map3_put(&w->sampled->counts, (uint64_t)p->api << 32 | process->index, id.u,
                        text_id(name, strlen(name))),
            one.u, of);
    }
}

static void merge_counts(tr_map3 *to, const tr_map3 *from)
{
    const tr_map3_entry *e;
    for (size_t at = 0; (e = tr_map3_each(from, &at));)
        add(tr_map3_put(to, e->key[0], e->key[1], e->key[2]), e->v.u[0], e->v.u[1]);
}

void sample_merge(sampled *to, sampled *from)
{
    const tr_map3_entry *e;
    merge_counts(&to->counts, &from->counts);
    merge_counts(&to->sums, &from->sums);
    for (size_t at = 0; (e = tr_map3_each(&from->places, &at));) {
        tr_map3_entry *place = tr_map3_put(&to->places, e->key[0], e->key[1], 0);
        if (!place->v.p || ((const sample_place_of *)e->v.p)->file)
            place->v.p = e->v.p;
    }
}

/* ---- when it has been -------------------------------------------------------------------------------------------- */

static size_t reason_index(sample_report *s, uint32_t text)
{
    size_t k;
    for (k = 0; k < s->nreasons && s->reasons[k] != text; k++)
        ;
    if (k == s->nreasons) {
        s->reasons = tr_grow(s->reasons, k + 1, &s->reason_room, sizeof *s->reasons);
        s->reasons[s->nreasons++] = text;
    }
    return k;
}

static sample_row *row_at(tr_map3 *m, sample_row **rows, size_t *n, size_t *room, size_t nreasons,
                          const sample_row *like)
{
    tr_map3_entry *e =
        tr_map3_put(m, (uint64_t)like->api << 32 | like->name, (uint64_t)like->file << 32 | like->line, like->offset);
    if (!e->v.u[0]) {
        *rows = tr_grow(*rows, *n + 1, room, sizeof **rows);
        (*rows)[*n] = *like;
        (*rows)[*n].reasons = tr_alloc((nreasons + 1) * sizeof *like->reasons);
        e->v.u[0] = ++*n;
    }
    return &(*rows)[e->v.u[0] - 1];
}

static void row_count(sample_row *r, size_t reason, const tr_map3_entry *e)
{
    r->samples += e->v.u[0];
    r->idle += e->v.u[1];
    r->reasons[reason] += e->v.u[0];
}

static int by_samples(const void *a, const void *b)
{
    const sample_row *x = a, *y = b;
    int d = x->api == y->api ? 0 : strcmp(text_of(x->api), text_of(y->api));
    if (d)
        return d;
    if (x->samples != y->samples)
        return x->samples > y->samples ? -1 : 1;
    if (x->name != y->name)
        return strcmp(text_of(x->name), text_of(y->name));
    if (x->file != y->file)
        return strcmp(text_of(x->file), text_of(y->file));
    if (x->line != y->line)
        return x->line < y->line ? -1 : 1;
    return x->offset < y->offset ? -1 : x->offset > y->offset;
}

sample_report *sample_make(const tally *t)
{
    const sampled *all = t->sampled;
    sample_report *s;
    tr_map3 functions = {0}, lines = {0};
    const tr_map3_entry *e;
    size_t at;
    if (!all->counts.table.n && !all->sums.table.n)
        return NULL;
    s = tr_alloc(sizeof *s);
    merge_counts(&s->sums, &all->sums);
    for (at = 0; (e = tr_map3_each(&all->counts, &at));) /* first, so that rows have room for all of them */
        reason_index(s, (uint32_t)e->key[2]);
    for (at = 0; (e = tr_map3_each(&all->counts, &at));) {
        const tr_map3_entry *found;
        sample_row r = {0};
        const sample_place_of *p;
        const char *text;
        size_t n, reason;
        found = tr_map3_find(&all->places, (uint32_t)e->key[0], e->key[1], 0);
        p = found ? found->v.p : NULL;
        r.api = (uint32_t)(e->key[0] >> 32);
        n = p && p->name ? names_directed(text_of(p->name), strlen(text_of(p->name)), 0, &text)
                         : strlen(text = "(unknown)");
        r.name = text_id(text, n);
        if (!tool_regex_matches(&t->settings.name, text_of(r.name)))
            continue;
        reason = reason_index(s, (uint32_t)e->key[2]);
        row_count(row_at(&functions, &s->functions, &s->nfunctions, &s->function_room, s->nreasons, &r), reason, e);
        r.file = p ? p->file : 0;
        r.line = p ? p->line : 0;
        r.offset = p && !p->file ? p->offset : 0;
        row_count(row_at(&lines, &s->lines, &s->nlines, &s->line_room, s->nreasons, &r), reason, e);
    }
    tr_map3_free(&functions);
    tr_map3_free(&lines);
    if (s->nfunctions)
        qsort(s->functions, s->nfunctions, sizeof *s->functions, by_samples);
    if (s->nlines)
        qsort(s->lines, s->nlines, sizeof *s->lines, by_samples);
    return s;
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

char *sample_reasons(const sample_report *s, const sample_row *r, size_t most)
{
    char *text = tool_text("%s", "");
    uint64_t last = UINT64_MAX;
    size_t k, n = 0, best;
    bool *done = tr_alloc(s->nreasons + 1);
    for (; n < most; n++) {
        char *longer;
        for (best = s->nreasons, k = 0; k < s->nreasons; k++)
            if (!done[k] && r->reasons[k] &&
                (best == s->nreasons || r->reasons[k] > r->reasons[best] ||
                 (r->reasons[k] == r->reasons[best] && strcmp(text_of(s->reasons[k]), text_of(s->reasons[best])) < 0)))
                best = k;
        if (best == s->nreasons || r->reasons[best] > last)
            break;
        done[best] = true;
        longer = tool_text("%s%s%s %.1f%%", text, n ? ", " : "", text_of(s->reasons[best]),
                           100.0 * (double)r->reasons[best] / (double)r->samples);
        free(text);
        text = longer;
    }
    free(done);
    return text;
}

char *sample_where(const sample_row *r)
{
    return r->file ? tool_text("%s:%u", text_of(r->file), r->line) : tool_text("+0x%" PRIx64, r->offset);
}

void sample_free(sample_report *s)
{
    size_t i;
    if (!s)
        return;
    for (i = 0; i < s->nfunctions; i++)
        free(s->functions[i].reasons);
    for (i = 0; i < s->nlines; i++)
        free(s->lines[i].reasons);
    free(s->reasons);
    free(s->functions);
    free(s->lines);
    tr_map3_free(&s->sums);
    free(s);
}
