/* labels.c - events named at run time, with fields of their own: Kokkos and PerfStubs
 *
 * * A label is the id of a site under a name, found without a lock. Sites come in pairs: programs that make names
 * without end would exhaust ids and memory, so names beyond TRACE__NAMES_MAX go into the events of the second site,
 * which is called "(more names)". */
#include "labels.h"

enum { TRACE__TYPE_LABEL = 95 };

/* Long names differ at their end, or anywhere: what is cut out of the middle becomes a number. `out` has room for
 * TRACE__NAME_MAX + 1 bytes. */
static size_t trace__label_text(char *out, const char *name)
{
    enum { BEGIN = 360, END = 120 };
    size_t n, i;
    uint64_t hash;
    if (!name)
        name = "(no name)";
    n = strlen(name);
    if (n <= TRACE__NAME_MAX) {
        memcpy(out, name, n + 1);
        return n;
    }
    hash = trace__hash(name, n, 5);
    memcpy(out, name, BEGIN);
    out[BEGIN] = '~';
    for (i = 0; i < 8; i++)
        out[BEGIN + 1 + i] = "0123456789abcdef"[hash >> 4 * i & 15];
    out[BEGIN + 9] = '~';
    memcpy(out + BEGIN + 10, name + n - END, END + 1);
    return BEGIN + 10 + END;
}

/* 0: cannot be had now. With TRACE__UNNAMED the name goes into the event. */
TRACE__INTERNAL uint32_t trace__label(trace__site *sites, const char *name)
{
    static uint32_t count;
    char key[sizeof sites + TRACE__NAME_MAX + 1];
    size_t n = sizeof sites + trace__label_text(key + sizeof sites, name);
    uint32_t *known, id;
    memcpy(key, &sites, sizeof sites);
    known = (uint32_t *)trace__object_find(TRACE__TYPE_LABEL, key, n);
    if (TRACE__LIKELY(known && (id = __atomic_load_n(known, __ATOMIC_RELAXED)) != 0))
        return id;
    if (!known && __atomic_load_n(&count, __ATOMIC_RELAXED) >= TRACE__NAMES_MAX)
        return (id = trace__site_id(&sites[1])) ? id | TRACE__UNNAMED : 0;
    id = trace__named(sites, key + sizeof sites);
    if (id && !known) {
        __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
        known = (uint32_t *)trace__object_get(TRACE__TYPE_LABEL, key, n, sizeof *known, NULL, NULL);
    }
    if (id && known)
        __atomic_store_n(known, id, __ATOMIC_RELAXED);
    return id;
}

/* The same, to be kept and recorded later; 0 also where it would have no name. */
TRACE__INTERNAL uint32_t trace__label_to_keep(trace__site *sites, const char *name)
{
    uint32_t id = trace__label(sites, name);
    return id & TRACE__UNNAMED ? 0 : id;
}

TRACE__INTERNAL_INLINE uint32_t trace__label_id(uint32_t label) { return label & ~TRACE__UNNAMED; }
TRACE__INTERNAL_INLINE uint32_t trace__label_end(uint32_t label) { return trace__label_id(label) + 1; }
TRACE__INTERNAL_INLINE size_t trace__label_room(uint32_t label)
{
    return label & TRACE__UNNAMED ? 6 + TRACE__NAME_MAX : 0;
}
TRACE__INTERNAL_INLINE unsigned char *trace__put_label(unsigned char *p, uint32_t label, const char *name)
{
    return TRACE__UNLIKELY(label & TRACE__UNNAMED)
               ? trace__put_strn(p, name, trace__upto(name, TRACE__NAME_MAX), TRACE__NAME_MAX)
               : p;
}

/* A label as a handle: with a check, because it may come back from another tool of the same API, which numbers its
 * handles its own way. 0 stays 0. */
static uint64_t trace__label_check(const trace__site *sites, uint32_t label)
{
    return (trace__mix(label, (uint64_t)(uintptr_t)sites) >> 32 | 1) << 32;
}
TRACE__INTERNAL uint64_t trace__label_handle(const trace__site *sites, uint32_t label)
{
    return label ? trace__label_check(sites, label) | label : 0;
}
/* The label of a handle; 0: it is none of ours. */
TRACE__INTERNAL uint32_t trace__label_given(const trace__site *sites, uint64_t handle, const char *api,
                                            const char *what)
{
    uint32_t label = (uint32_t)handle;
    if (TRACE__LIKELY(!handle || handle == trace__label_handle(sites, label)))
        return label;
    trace__foreign(api, what, handle);
    return 0;
}

/* A record without other fields. */
TRACE__INTERNAL void trace__write_event_label(uint32_t label, const char *name)
{
    trace__writer *w;
    unsigned char *p = label ? trace__open(&w, trace__label_id(label), trace__label_room(label)) : NULL;
    if (p)
        trace__close(w, trace__put_label(p, label, name));
}

/* A fact of the process; keys of facts have 64 bytes. */
TRACE__INTERNAL void trace__prefixed_info(const char *prefix, const char *key, const char *value)
{
    char full[65];
    size_t p = strlen(prefix), n = trace__upto(key, sizeof full - 1 - p);
    memcpy(full, prefix, p);
    if (n)
        memcpy(full + p, key, n);
    full[p + n] = 0;
    trace_info(full, value ? value : "");
}
