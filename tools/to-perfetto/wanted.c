/* wanted.c - see wanted.h */
#include "wanted.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { NEVER, ALWAYS, BY_NAME };
enum { NAMES_MOST = 1 << 16 }; /* that are remembered */

typedef struct known {
    bool wanted;
    size_t n;
    char text[];
} known;

static bool named(const tr_def *def) { return def->roles >> TRACE_R_NAME & 1 || names_device(def); }

static uint8_t how(const wanted *w, const tr_def *def)
{
    switch (def->kind) {
    case TRACE_KIND_BEGIN:
    case TRACE_KIND_INSTANT:
    case TRACE_KIND_COUNTER:
    case TRACE_KIND_SLICE:
    case TRACE_KIND_ASYNC_BEGIN: break;
    default: return ALWAYS;
    }
    if (w->apis->n && !tool_list_has(w->apis, def->api, true))
        return NEVER;
    if (w->names->given && named(def))
        return BY_NAME;
    return tool_regex_matches(w->names, def->name) ? ALWAYS : NEVER;
}

void wanted_start(wanted *w, const wanted *asked, const tr_trace *trace)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs);
    *w = (wanted){.apis = asked->apis, .names = asked->names};
    w->how = (uint8_t *)tr_alloc(n + 1);
    for (size_t i = 0; i < n; i++)
        w->how[defs[i]->index] = how(w, defs[i]);
}

/* Regular expressions are slow, and names few. */
static bool name_wanted(wanted *w, const char *text, size_t n)
{
    uint64_t key = tr_hash(text, n, n);
    size_t state = 0;
    const known *k;
    known *added;
    char *copy;
    bool yes;
    while ((k = (const known *)tr_map_next(&w->names_known, key, &state)))
        if (k->n == n && !memcmp(k->text, text, n))
            return k->wanted;
    copy = (char *)tr_alloc(n + 1);
    memcpy(copy, text, n);
    yes = tool_regex_matches(w->names, copy);
    free(copy);
    if (w->nknown == NAMES_MOST)
        return yes;
    added = (known *)tr_alloc(sizeof *added + n);
    added->wanted = yes;
    added->n = n;
    memcpy(added->text, text, n);
    tr_map_put(&w->names_known, key, added);
    w->nknown++;
    return yes;
}

bool wanted_event(wanted *w, const tr_event *e)
{
    const char *text;
    size_t n;
    if (e->def->kind == TR_KIND_GAP || w->how[e->def->index] == ALWAYS)
        return true;
    if (w->how[e->def->index] == NEVER)
        return false;
    n = names_event(e, &text);
    return n ? name_wanted(w, text, n) : tool_regex_matches(w->names, e->def->name);
}

void wanted_end(wanted *w)
{
    const tr_map_entry *e;
    for (size_t at = 0; (e = tr_map_each(&w->names_known, &at));)
        free((void *)(uintptr_t)e->value);
    tr_map_free(&w->names_known);
    free(w->how);
    *w = (wanted){.apis = w->apis, .names = w->names};
}
