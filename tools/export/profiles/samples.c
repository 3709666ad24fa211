/* samples.c - see samples.h */
#include "samples.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct place {
    const char *kernel, *file; /* file NULL: its line is not known */
    uint32_t line;
} place;

/* ---- while events come ------------------------------------------------------------------------------------------- */

/* Equal texts have one address; two hashes that do not tell them apart take them for one. */
static const char *text_of(samples *s, const char *text, size_t n)
{
    tr_map3_entry *e = tr_map3_put(&s->texts, tr_hash(text, n, 0), tr_hash(text, n, 0x5bd1e995), n);
    if (!e->v.p)
        e->v.p = (void *)(uintptr_t)tr_arena_text(&s->arena, text, n);
    return e->v.p;
}

static const char *role_text(samples *s, const tr_event *e, enum trace_role role)
{
    tr_value v;
    return tr_role_get(e, role, &v) && v.type == TRACE_T_STR && !v.is_array && v.n ? text_of(s, v.data, v.n) : NULL;
}

/* A variant of a kernel has a name of ours behind a point (docs/guide/triton.md); whoever samples knows the function
 * alone. */
static const char *function_of(samples *s, const tr_event *e)
{
    const char *name = role_text(s, e, TRACE_R_NAME), *point = name ? strchr(name, '.') : NULL;
    return point && point != name ? text_of(s, name, (size_t)(point - name)) : name;
}

void samples_place(samples *s, const tr_event *e)
{
    const char *kernel = function_of(s, e);
    tr_map3_entry *at;
    place *p;
    tr_value v;
    if (!kernel || !(e->def->roles >> TRACE_R_OFFSET & 1) || !tr_role_get(e, TRACE_R_ID, &v) || v.is_array)
        return;
    at = tr_map3_put(&s->places, e->thread->process->index, v.u, 0);
    if (!at->v.p)
        at->v.p = tr_arena_get(&s->arena, sizeof *p);
    p = at->v.p;
    p->kernel = kernel;
    if (!role_text(s, e, TRACE_R_FILE))
        return; /* the line of a place may be told later, and is not told again */
    p->file = role_text(s, e, TRACE_R_FILE);
    p->line = tr_role_get(e, TRACE_R_LINE, &v) && !v.is_array ? (uint32_t)v.u : 0;
}

static const char *reason_of(samples *s, const tr_value *v)
{
    const tr_enum *known = v->field->enumeration;
    char number[32];
    uint32_t k;
    for (k = 0; known && k < known->n; k++)
        if (known->values[k].value == v->i)
            return text_of(s, known->values[k].name, strlen(known->values[k].name));
    snprintf(number, sizeof number, "%" PRIu64, v->u);
    return text_of(s, number, strlen(number));
}

void samples_count(samples *s, const tr_event *e)
{
    tr_value id, counts, reasons, idle, count, reason, none;
    tr_map3_entry *at;
    uint32_t k;
    bool has_idle;
    if (!tr_role_get(e, TRACE_R_ID, &id) || id.is_array || !tr_role_get(e, TRACE_R_SAMPLES, &counts) ||
        !counts.is_array || !tr_role_get(e, TRACE_R_REASON, &reasons) || !reasons.is_array)
        return;
    has_idle = tr_role_get(e, TRACE_R_IDLE, &idle) && idle.is_array;
    for (k = 0; tr_element(&counts, k, &count) && tr_element(&reasons, k, &reason); k++) {
        at = tr_map3_put(&s->counts, e->thread->process->index, id.u, (uintptr_t)reason_of(s, &reason));
        at->v.u[0] += count.u;
        at->v.u[1] += has_idle && tr_element(&idle, k, &none) ? none.u : 0;
    }
}

void samples_launch(samples *s, const tr_event *e, profile_node *n)
{
    const char *kernel = e->end_ns > e->ns ? function_of(s, e) : NULL;
    if (kernel)
        tr_map3_put(&s->launches, e->thread->process->index, (uintptr_t)kernel, (uintptr_t)n)->v.u[0] +=
            (uint64_t)(e->end_ns - e->ns);
}

void samples_forget_frames(samples *s)
{
    tr_map3 old = s->launches;
    tr_map3_entry *e;
    size_t at = 0;
    memset(&s->launches, 0, sizeof s->launches);
    while ((e = tr_map3_each(&old, &at)) != NULL)
        tr_map3_put(&s->launches, e->key[0], e->key[1], 0)->v.u[0] += e->v.u[0];
    tr_map3_free(&old);
}

/* ---- when all have come ------------------------------------------------------------------------------------------ */

typedef struct row { /* of launches: the kernel's time in a frame; of counts: what was found at a place */
    uint64_t process;
    const char *kernel;
    profile_node *node;
    const place *place;
    const char *reason;
    uint64_t number, n, idle; /* of launches: n is the time */
} row;

static int compare_numbers(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

static int kernels_compare(const row *x, const row *y)
{
    int c = compare_numbers(x->process, y->process);
    return c ? c : strcmp(x->kernel, y->kernel);
}

/* By kernels, so that those of a kernel lie together; within one as they came, which does not depend on addresses. */
static int by_kernel(const void *a, const void *b)
{
    const row *x = a, *y = b;
    int c = kernels_compare(x, y);
    if (!c)
        c = compare_numbers(x->node ? x->node->made : UINT64_MAX, y->node ? y->node->made : UINT64_MAX);
    if (!c)
        c = compare_numbers(x->number, y->number);
    return c || !x->reason ? c : strcmp(x->reason, y->reason);
}

static size_t launch_rows(const samples *s, row **rows)
{
    const tr_map3_entry *e;
    size_t at = 0, n = 0, room = 0;
    for (*rows = NULL; (e = tr_map3_each(&s->launches, &at)) != NULL; n++) {
        *rows = tr_grow(*rows, n + 1, &room, sizeof **rows);
        (*rows)[n] = (row){.process = e->key[0],
                           .kernel = (const char *)(uintptr_t)e->key[1],
                           .node = (profile_node *)(uintptr_t)e->key[2],
                           .n = e->v.u[0]};
    }
    if (n)
        qsort(*rows, n, sizeof **rows, by_kernel);
    return n;
}

static size_t count_rows(const samples *s, row **rows)
{
    const tr_map3_entry *e, *p;
    size_t at = 0, n = 0, room = 0;
    for (*rows = NULL; (e = tr_map3_each(&s->counts, &at)) != NULL;) {
        if (!(p = tr_map3_find(&s->places, e->key[0], e->key[1], 0)))
            continue;
        *rows = tr_grow(*rows, n + 1, &room, sizeof **rows);
        (*rows)[n++] = (row){.process = e->key[0],
                             .number = e->key[1],
                             .kernel = ((const place *)p->v.p)->kernel,
                             .place = p->v.p,
                             .reason = (const char *)(uintptr_t)e->key[2],
                             .n = e->v.u[0],
                             .idle = e->v.u[1]};
    }
    if (n)
        qsort(*rows, n, sizeof **rows, by_kernel);
    return n;
}

/* What belongs to the first `ns` of `all_ns`: the shares of all parts add up to n. */
static uint64_t share(uint64_t n, uint64_t ns, uint64_t all_ns)
{
    double v = ns < all_ns ? (double)n * ((double)ns / (double)all_ns) : (double)n;
    return v < (double)n ? (uint64_t)v : n;
}

static void add(profile *p, profile_node *n, const char *name, uint64_t value)
{
    if (value)
        profile_add_int(p, n, profile_metric_name(p, name, strlen(name)), (int64_t)value);
}

static void add_found(profile *p, profile_node *kernel, const row *found, uint64_t n, uint64_t idle)
{
    profile_node *to = kernel;
    char text[1200], metric[64];
    int length;
    if (found->place->file) {
        length = snprintf(text, sizeof text, "%.500s:%" PRIu32 "@%.600s", found->place->file, found->place->line,
                          kernel->name);
        to = profile_child(p, kernel, profile_text(p, text, (size_t)length), PROFILE_NO_DEVICE, kernel->order);
    }
    /* Proton's spelling has a capital there */
    snprintf(metric, sizeof metric, "stalled_%.40s",
             strcmp(found->reason, "not_selected") ? found->reason : "not_Selected");
    add(p, to, "num_samples", n);
    add(p, to, "num_stalled_samples", idle);
    add(p, to, metric, idle);
}

static void share_out(profile *p, const row *launches, size_t n, const row *found)
{
    uint64_t all = 0, before = 0;
    size_t i;
    for (i = 0; i < n; i++)
        all += launches[i].n;
    for (i = 0; i < n; before += launches[i++].n) {
        uint64_t until = before + launches[i].n;
        uint64_t samples = share(found->n, until, all) - share(found->n, before, all);
        uint64_t idle = share(found->idle, until, all) - share(found->idle, before, all);
        if (launches[i].node && samples)
            add_found(p, launches[i].node, found, samples, idle);
    }
}

void samples_share(samples *s, profile *p)
{
    row *launches, *found;
    size_t nlaunches = launch_rows(s, &launches), nfound = count_rows(s, &found), i, first = 0, end;
    for (i = 0; i < nfound; i++) {
        while (first < nlaunches && kernels_compare(&launches[first], &found[i]) < 0)
            first++;
        for (end = first; end < nlaunches && !kernels_compare(&launches[end], &found[i]); end++) {}
        share_out(p, launches + first, end - first, &found[i]);
    }
    free(launches);
    free(found);
}

void samples_free(samples *s)
{
    tr_map3_free(&s->texts);
    tr_map3_free(&s->launches);
    tr_map3_free(&s->places);
    tr_map3_free(&s->counts);
    tr_arena_free(&s->arena);
}
