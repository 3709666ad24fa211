/* registry.c - the dictionary: what ids, enums, strings and tracks mean
 *
 * Facts are kept in memory for the life of the process, because a child writes them again into a file of its own, and
 * because the library that registered them may be unloaded. Equal facts get equal ids, so that a plugin loaded a
 * thousand times registers once. Lookups take no lock: chains are only ever prepended to, with a release store. */
#include "registry.h"
#include "buffer.h"
#include "check.h"
#include "file.h"
#include "recorder.h"
#include "session.h"

TRACE__INTERNAL unsigned char *trace__body(const trace__fact *f) { return (unsigned char *)(uintptr_t)(f + 1); }

TRACE__INTERNAL trace__fact *trace__facts[TRACE__BUCKETS];
static trace__fact *trace__first_fact, *trace__last_fact;
static unsigned char *trace__arena;
static size_t trace__arena_left;
TRACE__INTERNAL uint32_t trace__generation =
    1; /* counts the files of this process and its forebears; changed under the lock */
TRACE__INTERNAL uint32_t trace__next_id = TRACE_REC_FIRST_FREE; /* of an event or an enum */
TRACE__INTERNAL uint32_t trace__next_string = 1;
static uint32_t trace__tracks;

TRACE__INTERNAL uint64_t trace__hash(const void *data, size_t bytes, uint64_t h)
{
    const unsigned char *p = (const unsigned char *)data;
    uint64_t w;
    for (; bytes >= 8; bytes -= 8, p += 8) {
        memcpy(&w, p, 8);
        h = (h ^ w) * 0x9e3779b97f4a7c15ull;
        h ^= h >> 32;
    }
    w = 0;
    memcpy(&w, p, bytes);
    h = (h ^ w ^ (uint64_t)bytes << 56) * 0x9e3779b97f4a7c15ull;
    return h ^ h >> 29;
}

TRACE__INTERNAL trace__fact *trace__find(uint32_t record, const void *body, uint32_t bytes, uint32_t skip,
                                         uint64_t hash)
{
    trace__fact *f = __atomic_load_n(&trace__facts[hash % TRACE__BUCKETS], __ATOMIC_ACQUIRE);
    for (; f; f = f->next)
        if (f->hash == hash && f->record == record && f->bytes == bytes && f->skip == skip &&
            !memcmp(trace__body(f) + skip, (const unsigned char *)body + skip, bytes - skip))
            return f;
    return NULL;
}

/* Memory for ever, aligned to 16. Lock held. NULL: there is none. */
TRACE__INTERNAL unsigned char *trace__room(size_t bytes)
{
    size_t need = (bytes + 15u) & ~(size_t)15u;
    if (need > trace__arena_left) {
        size_t block = need > 262144 ? need : 262144;
        trace__arena = (unsigned char *)trace__os_memory(block, false);
        trace__arena_left = trace__arena ? block : 0;
        if (!trace__arena)
            return NULL;
    }
    trace__arena += need;
    trace__arena_left -= need;
    return trace__arena - need;
}

/* Lock held. NULL: out of memory. */
TRACE__INTERNAL trace__fact *trace__keep(uint32_t record, uint32_t id, const void *body, uint32_t bytes, uint32_t skip,
                                         uint64_t hash)
{
    trace__fact *f = (trace__fact *)(void *)trace__room(sizeof(trace__fact) + bytes);
    if (!f)
        return NULL;
    f->hash = hash;
    f->record = record;
    f->id = id;
    f->skip = skip;
    f->bytes = bytes;
    f->told = 0;
    memcpy(trace__body(f), body, bytes);
    f->next = trace__facts[hash % TRACE__BUCKETS];
    f->later = NULL;
    if (trace__last_fact)
        trace__last_fact->later = f;
    else
        trace__first_fact = f;
    trace__last_fact = f;
    __atomic_store_n(&trace__facts[hash % TRACE__BUCKETS], f, __ATOMIC_RELEASE);
    return f;
}

/* One built-in record into stream 0; lock held. False if there is no space (no event is lost by that, so it is not
 * counted). */
TRACE__INTERNAL bool trace__dictionary(uint32_t record, const void *body, uint32_t bytes)
{
    trace__writer *w = &trace__p->dictionary;
    unsigned char *p;
    TRACE__ASSERT(trace__holds(TRACE__RANK_LOCK));
    if (!trace__is_open() || w->busy)
        return false;
    w->busy = 1;
    TRACE__BARRIER();
    p = trace__open_in(w, record, 4 + bytes, trace__ticks());
    if (!p)
        return false;
    p = trace__put_u32(p, bytes);
    memcpy(p, body, bytes);
    trace__close(w, p + bytes);
    return true;
}

/* Makes sure that the file, if it is open, has the fact; before it opens, all wait for trace__replay. */
TRACE__INTERNAL bool trace__tell(trace__fact *f)
{
    if (__atomic_load_n(&f->told, __ATOMIC_RELAXED) == TRACE__GENERATION() || !f->record || !trace__is_open())
        return true;
    if (!trace__dictionary(f->record, trace__body(f), f->bytes)) {
        trace__untold = true;
        return false;
    }
    /* pairs with trace__intern: described first, used then */
    __atomic_store_n(&f->told, TRACE__GENERATION(), __ATOMIC_RELEASE);
    return true;
}

/* Everything known that the file does not have; lock held. False if there is no space for it. */
TRACE__INTERNAL bool trace__replay(void)
{
    trace__fact *f;
    bool all = true;
    TRACE__ASSERT(trace__holds(TRACE__RANK_LOCK));
    for (f = trace__first_fact; f && all; f = f->later)
        all = trace__tell(f);
    trace__untold = !all;
    return all;
}

/* ---- events ------------------------------------------------------------------------------------------------- */

TRACE__INTERNAL unsigned char *trace__put_name(unsigned char *p, const char *s)
{
    return trace__put_strn(p, s, s ? (strlen(s) < 1000 ? strlen(s) : 1000) : 0, 1000);
}

/* The body of TRACE_REC_EVENT; 0 if it is too large to be one record. */
TRACE__INTERNAL uint32_t trace__encode(unsigned char *body, size_t room, const trace__desc *d, const char *name,
                                       uint32_t id, uint32_t pair)
{
    unsigned char *p = body, *end = body + room;
    uint32_t i;
    p = trace__put_u32(p, id);
    p = trace__put_u32(p, pair);
    p = trace__put_u8(p, d->kind);
    p = trace__put_u8(p, d->level);
    p = trace__put_u16(p, d->nfields);
    p = trace__put_name(p, d->api);
    p = trace__put_name(p, name);
    for (i = 0; i < d->nfields; i++) {
        const trace__field *f = &d->fields[i];
        if ((size_t)(end - p) < 2 + 2 * 1002)
            return 0;
        p = trace__put_u8(p, f->type);
        p = trace__put_u8(p, f->role);
        p = trace__put_name(p, f->name);
        p = trace__put_name(p, f->hint);
    }
    return (uint32_t)(p - body);
}

/* The fact that describes site->desc[k] under that name; made if it is new. NULL: too large, or no memory or ids left.
 * Lock held. */
static trace__fact *trace__describe_one(const trace__site *site, uint32_t k, const char *name, uint32_t first)
{
    static unsigned char body[TRACE__PAYLOAD_MAX - 64]; /* the lock is held */
    const trace__desc *d = &site->desc[k];
    /* Ids take no part in the comparison; an end is found by the begin it belongs to, a begin alone is not one of a
     * pair. */
    /* that of one description: also in trace__described_here */
    uint64_t seed = k ? 77 + (uint64_t)first : site->ndesc, hash;
    uint32_t bytes = trace__encode(body, sizeof body, d, name ? name : d->name, 0, 0);
    trace__fact *f;
    if (!bytes)
        return NULL;
    hash = trace__hash(body + 8, bytes - 8, seed);
    f = trace__find(TRACE_REC_EVENT, body, bytes, 8, hash);
    if (f)
        return f;
    if (!k && trace__next_id + site->ndesc > TRACE_ID_MAX)
        return NULL;
    if (!k)
        first = trace__next_id;
    trace__put_u32(trace__put_u32(body, first + k), k ? first : 0);
    f = trace__keep(TRACE_REC_EVENT, first + k, body, bytes, 8, hash);
    if (!f)
        trace__no_memory();
    else if (!k)
        trace__next_id += site->ndesc;
    return f;
}

/* The first id of a site, when the file has all its descriptions, else 0: an event nobody could decode is not recorded.
 * Lock held. */
static uint32_t trace__describe(const trace__site *site, const char *name)
{
    uint32_t k, id = 0;
    for (k = 0; k < site->ndesc; k++) {
        trace__fact *f = trace__describe_one(site, k, name, id);
        if (!f || !trace__tell(f))
            return 0;
        if (!k)
            id = f->id;
    }
    return id;
}

/* Recording may not have begun: descriptions of a site wait in memory and go into the file when it opens. */
TRACE__INTERNAL bool trace__begin_registering(void)
{
    trace__init();
    return trace__p && trace__is_ready() && trace__lock();
}

/* Recording may have been switched off since the caller looked; then nothing is lost. */
static uint32_t trace__no_id(void)
{
    if (TRACE__LEVEL(TRACE_SOURCE_USER))
        trace__lost(1);
    return 0;
}

/* Sites of modules that were built otherwise mean nothing to us, and ours nothing to them. */
TRACE__INTERNAL uint32_t trace__site_here(uint32_t abi, trace__site *site, const char *name)
{
    const void *owner;
    uint32_t id;
    if (abi != TRACE__ABI) {
        trace__warn(
            "a library was built with another version of trace.h than this program's %s; what it records is lost",
            TRACE_VERSION_TEXT);
        trace__lost(1);
        return 0;
    }
    trace__init();
    if (trace__joined)
        return trace__recorder_here()->site(abi, site, name);
    owner = __atomic_load_n(&site->owner, __ATOMIC_ACQUIRE);
    if (owner && owner != &trace__mine)
        return trace__named_here(site, name ? name : site->desc->name);
    if (trace__is_without_memory() || !trace__begin_registering())
        return trace__no_id();
    id = site->owner ? site->id : trace__describe(site, name);
    if (id && !site->owner) {
        site->id = id;
        /* pairs with trace__site_id_as: described first, used then */
        __atomic_store_n(&site->owner, &trace__mine, __ATOMIC_RELEASE);
    }
    trace__unlock();
    return id ? id : trace__no_id();
}

TRACE__INTERNAL uint32_t trace__named_here(const trace__site *site, const char *name)
{
    unsigned char key[8 + TRACE__NAME_KEPT];
    size_t n = name ? strlen(name) : 0;
    uint64_t hash;
    trace__fact *f;
    uint32_t id = 0;
    if (!name)
        name = "(null)", n = 6;
    if (n > TRACE__NAME_KEPT)
        n = TRACE__NAME_KEPT;
    memcpy(key, &site->desc, 8);
    memcpy(key + 8, name, n);
    hash = trace__hash(key, 8 + n, 1);
    f = trace__find(0, key, (uint32_t)(8 + n), 0, hash);
    if (f)
        return f->id;
    trace__init();
    if (trace__joined)
        return trace__recorder_here()->named(site, name);
    if (!trace__begin_registering())
        return trace__no_id();
    f = trace__find(0, key, (uint32_t)(8 + n), 0, hash);
    if (f)
        id = f->id;
    else {
        id = trace__describe(site, name);
        if (id)
            trace__keep(0, id, key, (uint32_t)(8 + n), 0, hash);
    }
    trace__unlock();
    return id ? id : trace__no_id();
}

/* Like descriptions have one id, and what the file has already is found without a lock. */
TRACE__INTERNAL uint32_t trace__described_here(const trace__desc *desc, const char *name)
{
    const trace__site site = {0, 1, desc, NULL};
    unsigned char body[4096];
    uint32_t bytes = trace__encode(body, sizeof body, desc, name, 0, 0), id; /* 0: only trace__describe has the room */
    trace__fact *f = bytes ? trace__find(TRACE_REC_EVENT, body, bytes, 8, trace__hash(body + 8, bytes - 8, 1)) : NULL;
    if (f && __atomic_load_n(&f->told, __ATOMIC_ACQUIRE) == TRACE__GENERATION())
        return f->id;
    trace__init();
    if (trace__joined)
        return trace__recorder_here()->described(desc, name);
    if (!trace__begin_registering())
        return trace__no_id();
    id = trace__describe(&site, name);
    trace__unlock();
    return id ? id : trace__no_id();
}

/* ---- names to keep ------------------------------------------------------------------------------------------ */

static trace_name trace__names[256];
static uint32_t trace__named_sites; /* numbers of sites that take names, given so far */

TRACE__INTERNAL trace_name trace__name_new_here(const char *text)
{
    size_t length = text ? strlen(text) : 0;
    trace_name name = NULL, *bucket;
    trace__init();
    if (trace__joined)
        return trace__recorder_here()->controls->name_new(text);
    if (!text || !trace__begin_registering())
        return NULL;
    if (length > TRACE__NAME_KEPT)
        length = TRACE__NAME_KEPT;
    bucket = &trace__names[trace__hash(text, length, 4) % 256];
    for (name = *bucket; name && (strncmp(name->text, text, length) || name->text[length]); name = name->next)
        ;
    if (!name) {
        char *at = (char *)trace__room(sizeof *name + length + 1);
        if (at) {
            name = (trace_name)(void *)at;
            memset(name, 0, sizeof *name);
            name->text = (char *)memcpy(at + sizeof *name, text, length);
            at[sizeof *name + length] = 0;
            name->owner = &trace__mine;
            name->next = *bucket;
            *bucket = name;
        }
    }
    trace__unlock();
    return name;
}

/* The first time, and when another site has taken the place in the name. */
TRACE__INTERNAL uint32_t trace__called_here(trace__site *site, trace_name name)
{
    uint32_t id;
    trace__init();
    if (trace__joined)
        return trace__recorder_here()->called(site, name);
    id = trace__named_here(site, name ? name->text : NULL);
    if (!id || !name || name->owner != &trace__mine)
        return id;
    if (!site->owner && trace__begin_registering()) {
        if (!site->owner) {
            site->id = ++trace__named_sites;
            __atomic_store_n(&site->owner, &trace__mine, __ATOMIC_RELEASE); /* pairs with trace__called */
        }
        trace__unlock();
    }
    if (__atomic_load_n(&site->owner, __ATOMIC_ACQUIRE) == &trace__mine)
        __atomic_store_n(&name->ids[site->id % TRACE__NAME_IDS], (uint64_t)site->id << TRACE_ID_LONG_BITS | id,
                         __ATOMIC_RELAXED);
    return id;
}

/* ---- strings, enums, facts, tracks ---------------------------------------------------------------------- */

TRACE__INTERNAL uint32_t trace__intern_here(const char *text, size_t length)
{
    unsigned char body[8 + 2048];
    uint64_t hash;
    trace__fact *f;
    uint32_t id = 0;
    if (length > 2048)
        length = 2048;
    trace__put_u32(trace__put_u32(body, 0), (uint32_t)length);
    if (length)
        memcpy(body + 8, text, length);
    hash = trace__hash(body + 4, length + 4, 2);
    f = trace__find(TRACE_REC_STRING, body, (uint32_t)(8 + length), 4, hash);
    if (f && __atomic_load_n(&f->told, __ATOMIC_ACQUIRE) == TRACE__GENERATION())
        return f->id;
    if (!trace__begin_registering())
        return 0;
    f = trace__find(TRACE_REC_STRING, body, (uint32_t)(8 + length), 4, hash);
    if (!f) {
        trace__put_u32(body, trace__next_string);
        f = trace__keep(TRACE_REC_STRING, trace__next_string, body, (uint32_t)(8 + length), 4, hash);
        /* core/string_cache.c looks at it */
        __atomic_store_n(&trace__next_string, trace__next_string + (f != NULL), __ATOMIC_RELAXED);
    }
    id = f && trace__tell(f) ? f->id : 0;
    trace__unlock();
    return id;
}

static unsigned char *trace__put_place(unsigned char *p, uint32_t id, const trace__place *place)
{
    p = trace__put_u64(trace__put_u32(p, id), place->address);
    p = trace__put_strn(p, place->module, strlen(place->module), sizeof place->module);
    return trace__put_strn(p, (const char *)place->build_id, place->build_id_bytes, sizeof place->build_id);
}

/* Two records of one id: the text, and the place it names. If there is space for one of them only, the other one
 * follows later (trace__untold). */
TRACE__INTERNAL uint32_t trace__place_here(const trace__place *place)
{
    unsigned char body[24 + sizeof place->module + sizeof place->build_id], text[8 + sizeof place->text];
    uint32_t bytes = (uint32_t)(trace__put_place(body, 0, place) - body), id = 0;
    uint64_t hash = trace__hash(body + 4, bytes - 4, 5);
    trace__fact *f, *t;
    if (!trace__begin_registering())
        return 0;
    f = trace__find(TRACE_REC_PLACE, body, bytes, 4, hash);
    if (!f) {
        memcpy(trace__put_u32(trace__put_u32(text, trace__next_string), (uint32_t)place->bytes), place->text,
               place->bytes);
        /* not found by its text */
        t = trace__keep(TRACE_REC_STRING, trace__next_string, text, (uint32_t)(8 + place->bytes), 4, hash);
        trace__put_u32(body, trace__next_string);
        f = t ? trace__keep(TRACE_REC_PLACE, trace__next_string, body, bytes, 4, hash) : NULL;
        /* core/string_cache.c looks at it */
        __atomic_store_n(&trace__next_string, trace__next_string + (t != NULL), __ATOMIC_RELAXED);
        if (t)
            trace__tell(t);
    }
    id = f && trace__tell(f) ? f->id : 0;
    trace__unlock();
    return id;
}

/* A fact without an id, said once a process. */
TRACE__INTERNAL void trace__state_fact(uint32_t record, const unsigned char *body, uint32_t bytes, uint32_t skip)
{
    uint64_t hash = trace__hash(body + skip, bytes - skip, record);
    trace__fact *f;
    if (trace__find(record, body, bytes, skip, hash) || !trace__begin_registering())
        return;
    f = trace__find(record, body, bytes, skip, hash) ? NULL : trace__keep(record, 0, body, bytes, skip, hash);
    if (f)
        trace__tell(f);
    trace__unlock();
}

TRACE__INTERNAL void trace__define_enum_here(const trace__enum *e)
{
    unsigned char *body, *p;
    uint32_t i, done = 0;
    body = (unsigned char *)trace__os_memory(TRACE__PAYLOAD_MAX, false);
    /* Large enums take several records; readers join records of one name. */
    while (body && (done < e->n || done == 0)) {
        p = trace__put_name(body, e->name);
        p = trace__put_u8(p, e->is_flags);
        p += 4;
        for (i = done; i < e->n && p - body < (long)TRACE__PAYLOAD_MAX - 1200; i++) {
            p = trace__put_u64(p, (uint64_t)e->values[i].value);
            p = trace__put_u8(p, e->values[i].flags);
            p = trace__put_name(p, e->values[i].name);
        }
        trace__put_u32(body + 2 + strlen(e->name) + 1, i - done);
        trace__state_fact(TRACE_REC_ENUM, body, (uint32_t)(p - body), 0);
        done = i;
        if (!e->n)
            break;
    }
    if (body)
        trace__os_release(body, TRACE__PAYLOAD_MAX);
}

TRACE__INTERNAL void trace__info_here(const char *key, const char *value)
{
    unsigned char body[1002 + 4102], *p = body;
    if (!key || !value)
        return;
    p = trace__put_name(p, key);
    p = trace__put_strn(p, value, strlen(value) < 4096 ? strlen(value) : 4096, 4096);
    trace__state_fact(TRACE_REC_INFO, body, (uint32_t)(p - body), 0);
}

TRACE__INTERNAL void trace__process_name_here(const char *name) { trace__info_here("process.name", name); }

/* `id` 0: a new one. Else one that is there gets another name, which holds for all of the recording. */
TRACE__INTERNAL uint32_t trace__track_tell(uint32_t id, uint32_t parent, int kind, const char *name, const char *clock)
{
    unsigned char body[9 + 2 * 1002], *p = body;
    if (!trace__begin_registering())
        return 0;
    if (!id)
        id = ++trace__tracks;
    p = trace__put_u32(p, id);
    p = trace__put_u32(p, parent);
    p = trace__put_u8(p, (uint8_t)kind);
    p = trace__put_name(p, name);
    p = trace__put_name(p, clock);
    {
        trace__fact *f =
            trace__keep(TRACE_REC_TRACK, id, body, (uint32_t)(p - body), 4, trace__hash(body, (size_t)(p - body), 3));
        if (f)
            trace__tell(f);
    }
    trace__unlock();
    return id;
}

TRACE__INTERNAL uint32_t trace__track_new(uint32_t parent, int kind, const char *name, const char *clock)
{
    return trace__track_tell(0, parent, kind, name, clock);
}

TRACE__INTERNAL trace_track trace__track_create_here(const char *name, trace_track parent)
{
    return trace__track_new(parent, 0, name, "");
}
