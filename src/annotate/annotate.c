/* annotate.c - what the collectors of annotations (ITT, NVTX, Kokkos, PerfStubs) share: names, objects, the open slices
 * of a thread
 *
 * Annotations come with names chosen at run time, so their events are described at run time: trace__event_id() makes
 * the description of a kind of event with some fields of one menu and a name, once, and trace__write_event() writes
 * such an event. Descriptions and everything else that programs create (domains, strings, counters ...) are objects:
 * found by their content, never freed, made without a lock.
 */
#include "annotate.h"

/* Not declared under -std=c11. */
extern int trace__dladdr(const void *address, void *info) __asm__("dladdr");

TRACE__INTERNAL uint64_t trace__mix(uint64_t a, uint64_t b)
{
    a = (a ^ b) * 0x9e3779b97f4a7c15ull;
    return a ^ a >> 29;
}

/* strnlen, which is not declared under -std=c11; NULL is empty. */
TRACE__INTERNAL size_t trace__upto(const char *s, size_t max)
{
    const char *end = s ? (const char *)memchr(s, 0, max) : s;
    return end ? (size_t)(end - s) : s ? max : 0;
}

/* ---- memory that is never freed ------------------------------------------------------------------------- */

typedef struct trace__block {
    size_t used, size;
    struct trace__block *before; /* the one that was in use before this one */
    size_t reserved;
} trace__block;
static trace__block *trace__lump;

/* Zeroed, 16-byte aligned; NULL: no memory. Any thread, no lock: also inside malloc and signal handlers. */
TRACE__INTERNAL void *trace__lasting(size_t bytes)
{
    bytes = (bytes + 15u) & ~(size_t)15u;
    for (;;) {
        trace__block *b = __atomic_load_n(&trace__lump, __ATOMIC_ACQUIRE), *fresh;
        size_t size = bytes + sizeof *b > 131072 ? bytes + sizeof *b : 131072;
        if (b) {
            size_t at = __atomic_fetch_add(&b->used, bytes, __ATOMIC_RELAXED);
            if (at + bytes <= b->size)
                return (unsigned char *)b + at;
        }
        fresh = (trace__block *)trace__os_memory(size, false);
        if (!fresh)
            return NULL;
        /* atomic, for ThreadSanitizer does not see that a loser's block is unmapped */
        __atomic_store_n(&fresh->used, sizeof *fresh, __ATOMIC_RELAXED);
        __atomic_store_n(&fresh->size, size, __ATOMIC_RELAXED);
        __atomic_store_n(&fresh->before, b, __ATOMIC_RELAXED);
        if (!__atomic_compare_exchange_n(&trace__lump, &b, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            trace__os_release(fresh, size);
    }
}

/* Whether it was given by trace__lasting(). */
static bool trace__lasted(const void *p)
{
    const trace__block *b = __atomic_load_n(&trace__lump, __ATOMIC_ACQUIRE);
    if ((uintptr_t)p & 15u)
        return false;
    for (; b; b = __atomic_load_n(&b->before, __ATOMIC_RELAXED))
        if ((uintptr_t)p - (uintptr_t)(b + 1) < __atomic_load_n(&b->size, __ATOMIC_RELAXED) - sizeof *b)
            return true;
    return false;
}

/* ---- objects: one for each (type, key) ------------------------------------------------------------------ */

typedef struct trace__object {
    struct trace__object *next;
    uint64_t hash;
    const unsigned char *key;
    uint32_t type, bytes;
} trace__object;

enum { TRACE__OBJECT_BUCKETS = 16384 };
static trace__object *trace__objects[TRACE__OBJECT_BUCKETS];

/* The object named by the key, of `size` bytes. A new one is zeroed and completed by `make` before others see it; its
 * copy of the key ends with a NUL. NULL: no memory. */
TRACE__INTERNAL void *trace__object_get(uint32_t type, const void *key, size_t bytes, size_t size,
                                        void (*make)(void *object, const void *key, void *user), void *user)
{
    uint64_t hash = trace__hash(key, bytes, type);
    trace__object **bucket = &trace__objects[hash % TRACE__OBJECT_BUCKETS];
    trace__object *head = __atomic_load_n(bucket, __ATOMIC_ACQUIRE), *seen = NULL, *o, *mine = NULL;
    for (;;) {
        for (o = head; o != seen; o = o->next)
            if (o->hash == hash && o->type == type && o->bytes == bytes && !memcmp(o->key, key, bytes))
                return o + 1; /* what we made meanwhile is left alone: two threads at the same moment */
        if (!mine) {
            unsigned char *copy;
            size = (size + 15u) & ~(size_t)15u;
            mine = (trace__object *)trace__lasting(sizeof *mine + size + bytes + 4);
            if (!mine)
                return NULL;
            copy = (unsigned char *)(mine + 1) + size;
            memcpy(copy, key, bytes);
            mine->hash = hash;
            mine->type = type;
            mine->bytes = (uint32_t)bytes;
            mine->key = copy;
            if (make)
                make(mine + 1, copy, user);
        }
        seen = head;
        mine->next = head;
        if (__atomic_compare_exchange_n(bucket, &head, mine, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return mine + 1;
    }
}

/* The same, or NULL if there is none. */
TRACE__INTERNAL void *trace__object_find(uint32_t type, const void *key, size_t bytes)
{
    uint64_t hash = trace__hash(key, bytes, type);
    trace__object *o = __atomic_load_n(&trace__objects[hash % TRACE__OBJECT_BUCKETS], __ATOMIC_ACQUIRE);
    for (; o; o = o->next)
        if (o->hash == hash && o->type == type && o->bytes == bytes && !memcmp(o->key, key, bytes))
            return o + 1;
    return NULL;
}

/* ---- handles that come back from outside ----------------------------------------------------------------- */

/* Programs, their libraries and other tools hand us pointers that we may never have given. Nothing is read through one
 * before it is known: the last ones of each hash are remembered, so a known handle costs a load and a comparison. */
enum { TRACE__HANDLES_KNOWN = 256 };
static uint64_t trace__handles_known[TRACE__HANDLES_KNOWN];

static uint64_t trace__handle_key(const void *p, uint32_t type)
{
    return (uint64_t)(uintptr_t)p ^ (uint64_t)type << 48; /* addresses have 48 bits */
}
static uint64_t *trace__handle_slot(uint64_t key) { return &trace__handles_known[(key * 0x9e3779b97f4a7c15ull) >> 56]; }

/* Says once, of each API, that it was given a handle of somebody else's. */
TRACE__INTERNAL __attribute__((noinline, cold)) void trace__foreign(const char *api, const char *what, uint64_t handle)
{
    static const char *said[4];
    int i;
    for (i = 0; i < (int)(sizeof said / sizeof *said); i++) {
        const char *none = NULL;
        if (__atomic_compare_exchange_n(&said[i], &none, api, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
            trace__warn("%s passed a %s that this recorder never gave (0x%lx); such calls are not recorded", api, what,
                        (unsigned long)handle);
            return;
        }
        if (!strcmp(none, api))
            return;
    }
}

static __attribute__((noinline)) bool trace__handle_look(const void *p, uint32_t type, uint64_t key)
{
    const trace__object *given = (const trace__object *)p - 1, *o;
    if (type) {
        if (!trace__lasted(given) || given->type != type)
            return false;
        o = __atomic_load_n(&trace__objects[given->hash % TRACE__OBJECT_BUCKETS], __ATOMIC_ACQUIRE);
        while (o && o != given)
            o = o->next;
        if (!o)
            return false;
    } else if (!trace__lasted(p))
        return false;
    __atomic_store_n(trace__handle_slot(key), key, __ATOMIC_RELAXED);
    return true;
}
/* Whether `p` is an object of this type; type 0: memory of trace__lasting(). */
TRACE__INTERNAL_INLINE bool trace__handle_is(const void *p, uint32_t type)
{
    uint64_t key = trace__handle_key(p, type);
    return TRACE__LIKELY(key && __atomic_load_n(trace__handle_slot(key), __ATOMIC_RELAXED) == key) ||
           trace__handle_look(p, type, key);
}

/* ---- the open slices of a thread -------------------------------------------------------------------------- */

/* Only the pointer is thread-local: a library loaded late gets little of that memory. Lanes of ended threads are used
 * again. */
static __thread trace__lane *trace__lane_self __attribute__((tls_model("initial-exec")));
/* of ended threads, linked by `next`; taken all at once, so that no lane is taken twice */
static trace__lane *trace__lanes;
static trace__lane trace__lane_nowhere; /* no memory: all such threads share a lane that is full */
static pthread_key_t trace__lane_key;
static uint32_t trace__lane_key_made;

static void trace__lanes_give(trace__lane *first)
{
    trace__lane *last = first, *head = __atomic_load_n(&trace__lanes, __ATOMIC_RELAXED);
    while (last->next)
        last = last->next;
    do
        last->next = head;
    while (!__atomic_compare_exchange_n(&trace__lanes, &head, first, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
}
static void trace__lane_end(void *lane) /* a pthread key's destructor */
{
    trace__lane *l = (trace__lane *)lane;
    trace__lane_self = NULL;
    while (l->depth)
        if (l->slices[--l->depth].steps)
            trace__schedule_leave(l->slices[l->depth].steps);
    l->depth = l->ignored = l->track = l->timed_track = 0;
    memset(l->held, 0, sizeof l->held);
    l->next = NULL;
    trace__lanes_give(l);
}

static __attribute__((noinline)) trace__lane *trace__lane_first(void)
{
    trace__lane *l = __atomic_exchange_n(&trace__lanes, NULL, __ATOMIC_ACQUIRE);
    TRACE__SAVE_ERRNO;
    if (l) {
        if (l->next)
            trace__lanes_give(l->next);
        l->next = NULL;
    } else {
        l = (trace__lane *)trace__lasting(sizeof *l);
        if (!l)
            return &trace__lane_nowhere;
        l->slices = l->first;
        l->room = sizeof l->first / sizeof l->first[0];
    }
    trace__lane_self = l;
    if (__atomic_load_n(&trace__lane_key_made, __ATOMIC_ACQUIRE))
        pthread_setspecific(trace__lane_key, l);
    TRACE__RESTORE_ERRNO;
    return l;
}
/* A fiber's is with its writer, and empty when that begins anew. */
static __attribute__((noinline)) trace__lane *trace__lane_of_fiber(trace__writer *w)
{
    trace__lane *l = (trace__lane *)w->lane;
    if (!l) {
        l = (trace__lane *)trace__lasting(sizeof *l);
        if (!l)
            return &trace__lane_nowhere;
        l->slices = l->first;
        l->room = sizeof l->first / sizeof l->first[0];
        w->lane = l;
    }
    if (w->lane_stream != w->stream) {
        l->depth = l->ignored = l->track = l->timed_track = 0;
        memset(l->held, 0, sizeof l->held);
        w->lane_stream = w->stream;
    }
    return l;
}
TRACE__INTERNAL_INLINE trace__lane *trace__lane_get(void)
{
    trace__lane *l = trace__lane_self;
    trace__writer *w = trace__current();
    if (TRACE__UNLIKELY(w->fiber))
        return trace__lane_of_fiber(w);
    return TRACE__LIKELY(l != NULL) ? l : trace__lane_first();
}

static __attribute__((noinline)) bool trace__lane_grow(trace__lane *l)
{
    trace__slice *more =
        l == &trace__lane_nowhere ? NULL : (trace__slice *)trace__os_memory(2 * (size_t)l->room * sizeof *more, false);
    if (!more)
        return false;
    memcpy(more, l->slices, l->depth * sizeof *more);
    if (l->slices != l->first)
        trace__os_release(l->slices, l->room * sizeof *more);
    l->slices = more;
    l->room *= 2;
    return true;
}

/* Room first, contents then: a signal handler in between pushes above and pops what it pushed. */
TRACE__INTERNAL_INLINE trace__slice *trace__lane_push(trace__lane *l, const void *key)
{
    trace__slice *s;
    if (TRACE__UNLIKELY(l->depth >= l->room) && !trace__lane_grow(l))
        return NULL;
    s = &l->slices[l->depth++];
    TRACE__BARRIER();
    s->key = key;
    s->id = s->parent = s->ticks = 0;
    s->event = s->depth = 0;
    s->steps = 0;
    return s;
}

/* Takes out the innermost slice of that key. */
TRACE__INTERNAL_INLINE bool trace__lane_pop(trace__lane *l, const void *key, trace__slice *out)
{
    uint32_t i = l->depth;
    while (i > 0 && l->slices[i - 1].key != key)
        i--;
    if (!i)
        return false;
    *out = l->slices[i - 1];
    if (TRACE__UNLIKELY(i != l->depth))
        memmove(&l->slices[i - 1], &l->slices[i], (l->depth - i) * sizeof *out);
    TRACE__BARRIER();
    l->depth--;
    return true;
}

static trace__held *trace__held_of(trace__lane *l, const void *address)
{
    return &l->held[trace__mix((uint64_t)(uintptr_t)address, 0) >> 16 & (TRACE__HELD - 1)];
}
/* Whether a span of holding begins, or ends. */
TRACE__INTERNAL bool trace__hold(trace__lane *l, const void *address)
{
    trace__held *h = trace__held_of(l, address);
    bool again = h->address == address && h->state != TRACE__HELD_NOT;
    h->address = address;
    h->state = again ? TRACE__HELD_SIGNAL : TRACE__HELD_NOW;
    return !again;
}
TRACE__INTERNAL bool trace__let_go(trace__lane *l, const void *address)
{
    trace__held *h = trace__held_of(l, address);
    bool held = h->address == address && h->state == TRACE__HELD_NOW;
    if (held)
        h->state = TRACE__HELD_NOT;
    return held;
}
/* Who holds it: a lock for readers has several holders. */
TRACE__INTERNAL uint64_t trace__hold_id(const trace__lane *l, const void *address)
{
    return trace__mix((uint64_t)(uintptr_t)address, (uint64_t)(uintptr_t)l);
}

/* In a child: what its parent's thread had begun is not in the child's trace and must not end there. */
static void trace__annotate_child(void)
{
    trace__lane *l = trace__lane_self;
    uint32_t i;
    for (i = 0; l && i < l->depth; i++)
        l->slices[i].event = l->slices[i].steps = 0;
}

TRACE__INTERNAL void trace__annotate_init(void)
{
    static uint32_t once;
    if (__atomic_exchange_n(&once, 1, __ATOMIC_RELAXED))
        return;
    pthread_atfork(NULL, NULL, trace__annotate_child);
    if (pthread_key_create(&trace__lane_key, trace__lane_end) == 0)
        __atomic_store_n(&trace__lane_key_made, 1, __ATOMIC_RELEASE);
}

/* ---- the menu of fields --------------------------------------------------------------------------------- */

#define TRACE__WHAT_KIND(what) ((what) & 15u)

/* "domain:name" as a string; needs up to 2 + 2 * TRACE__NAME_MAX + 1 bytes. */
static unsigned char *trace__put_full_name(unsigned char *p, const trace__lane *l)
{
    size_t d = trace__upto(l->domain, TRACE__NAME_MAX), n = l->name_length;
    p = trace__put_u16(p, (uint16_t)(d + (d != 0) + n));
    if (d) {
        memcpy(p, l->domain, d);
        p += d;
        *p++ = ':';
    }
    if (n)
        memcpy(p, l->name, n);
    return p + n;
}

TRACE__INTERNAL uint16_t trace__fill_fields(trace__field *f, uint32_t bits)
{
    static const trace__field menu[] = {
#define TRACE__MENU_FIELD(bit, name, type, role, hint, put) {name, type, role, hint},
        TRACE__MENU(TRACE__MENU_FIELD)
#undef TRACE__MENU_FIELD
    };
    uint16_t n = 0;
    int i;
    for (i = 0; i < TRACE__MENU_COUNT; i++)
        if (bits & 1u << i)
            f[n++] = menu[i];
    return n;
}

/* ---- descriptions made at run time ---------------------------------------------------------------------- */

typedef struct trace__recipe {
    const char *api, *domain;
    uint32_t what;
    uint32_t key_skip; /* the name begins there in the key */
} trace__recipe;

static void trace__make_event(void *object, const void *key, void *user)
{
    trace__made *m = (trace__made *)object;
    const trace__recipe *r = (const trace__recipe *)user;
    const char *name = (const char *)key + r->key_skip;
    uint32_t bits = TRACE__WHAT_FIELDS(r->what), kind = TRACE__WHAT_KIND(r->what);
    trace__field *fields = (trace__field *)trace__lasting((TRACE__MENU_COUNT + 1) * sizeof *fields);
    if (r->domain && *r->domain) {
        size_t d = strlen(r->domain), n = strlen(name);
        char *full = (char *)trace__lasting(d + n + 2);
        if (full) {
            memcpy(full, r->domain, d);
            full[d] = ':';
            memcpy(full + d + 1, name, n + 1);
            name = full;
        }
    }
    m->desc[0].api = m->desc[1].api = r->api;
    m->desc[0].name = m->desc[1].name = name;
    m->desc[0].kind = (uint8_t)kind;
    m->desc[0].level = m->desc[1].level = (uint8_t)(r->what >> 4 & 15u);
    m->desc[0].fields = fields;
    m->desc[0].nfields = fields ? trace__fill_fields(fields, bits) : 0;
    m->site.ndesc = 1;
    m->site.desc = m->desc;
    if (kind == TRACE_KIND_BEGIN || kind == TRACE_KIND_ASYNC_BEGIN) {
        m->site.ndesc = 2;
        m->desc[1].kind = (uint8_t)(kind + 1);
        if (fields) {
            m->desc[1].fields = fields + m->desc[0].nfields;
            m->desc[1].nfields =
                trace__fill_fields(fields + m->desc[0].nfields, kind == TRACE_KIND_ASYNC_BEGIN ? TRACE__F_ID
                                                                : bits & TRACE__F_END_ADDRESS  ? TRACE__F_ADDRESS
                                                                                               : 0u);
        }
    }
}

TRACE__INTERNAL uint32_t trace__event_id(const char *api, uint32_t what, const void *scope, const char *domain,
                                         const char *name, size_t length)
{
    static uint32_t count;
    unsigned char key[16 + TRACE__NAME_MAX];
    uint32_t kind = TRACE__WHAT_KIND(what), unnamed = 0, id;
    trace__recipe r;
    trace__made *m;
    if (length > TRACE__NAME_MAX)
        length = TRACE__NAME_MAX;
    r.api = api;
    r.domain = domain;
    r.what = what;
    r.key_skip = 16;
    trace__put_u64(trace__put_u32(trace__put_u32(key, what), (uint32_t)(unsigned char)api[0]),
                   (uint64_t)(uintptr_t)scope);
    memcpy(key + 16, name, length);
    m = (trace__made *)trace__object_find(TRACE__TYPE_EVENT, key, 16 + length);
    if (TRACE__UNLIKELY(!m)) {
        if (__atomic_load_n(&count, __ATOMIC_RELAXED) < TRACE__NAMES_MAX)
            __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
        else if (kind == TRACE_KIND_BEGIN || kind == TRACE_KIND_ASYNC_BEGIN || kind == TRACE_KIND_INSTANT ||
                 kind == TRACE_KIND_SLICE) {
            trace__lane *l = trace__lane_get();
            l->domain = domain;
            l->name = name;
            l->name_length = length;
            unnamed = TRACE__UNNAMED;
            r.what = what | TRACE__F_NAME << 8;
            trace__put_u32(key, r.what);
            memcpy(key + 16, "(more names)", length = 12);
        }
        m = (trace__made *)trace__object_get(TRACE__TYPE_EVENT, key, 16 + length, sizeof *m, trace__make_event, &r);
    }
    id = m ? trace__site_id(&m->site) : 0;
    return id ? id | unnamed : 0;
}

/* The same, to be kept and said later; 0 also where it would have no name. */
TRACE__INTERNAL uint32_t trace__lasting_event(const char *api, uint32_t what, const void *scope, const char *domain,
                                              const char *name, size_t length)
{
    uint32_t event = trace__event_id(api, what, scope, domain, name, length);
    return event & TRACE__UNNAMED ? 0 : event;
}

TRACE__INTERNAL_INLINE uint32_t trace__end_of(uint32_t event) { return (event & ~TRACE__UNNAMED) + 1; }

TRACE__INTERNAL void trace__derive_special(void *object, const void *key, void *user)
{
    trace__made *m = (trace__made *)object;
    const trace__special *s = (const trace__special *)user;
    trace__field *fields = (trace__field *)trace__lasting((s->nfields + 1) * sizeof *fields);
    (void)key;
    if (fields && s->nfields)
        memcpy(fields, s->fields, s->nfields * sizeof *fields);
    m->desc[0].api = s->api;
    m->desc[0].name = s->name;
    m->desc[0].kind = (uint8_t)s->kind;
    m->desc[0].level = 2;
    m->desc[0].fields = fields;
    m->desc[0].nfields = fields ? (uint16_t)s->nfields : 0;
    m->site.ndesc = 1;
    m->site.desc = m->desc;
}

/* ---- writing ---------------------------------------------------------------------------------------------- */

TRACE__INTERNAL void trace__write_event(uint32_t id, uint32_t what, const trace__values *s)
{
    uint32_t bits = TRACE__WHAT_FIELDS(what) | (id & TRACE__UNNAMED ? TRACE__F_NAME : 0);
    trace__writer *w;
    unsigned char *p =
        trace__open(&w, id & ~TRACE__UNNAMED,
                    bits & (TRACE__F_TEXT | TRACE__F_NAME) ? TRACE__STR_MAX + 2 * TRACE__NAME_MAX + 160 : 160);
    if (!p)
        return;
#define TRACE__MENU_PUT(bit, name, type, role, hint, put) \
    if (bits & TRACE__F_##bit) \
        p = put;
    TRACE__MENU(TRACE__MENU_PUT)
#undef TRACE__MENU_PUT
    trace__close(w, p);
}

/* A record without fields. */
TRACE__INTERNAL_INLINE void trace__write_event_plain(uint32_t id)
{
    trace__writer *w;
    unsigned char *p;
    if (TRACE__UNLIKELY(id & TRACE__UNNAMED))
        trace__write_event(id, 0, NULL);
    else if (TRACE__LIKELY((p = trace__open(&w, id, 0)) != NULL))
        trace__close(w, p);
}

/* The end of an async span, whose one field is its ID. */
TRACE__INTERNAL void trace__write_event_id(uint32_t event, uint64_t id)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, event, 8);
    if (p)
        trace__close(w, trace__put_u64(p, id));
}

/* ---- odds and ends ------------------------------------------------------------------------------------------ */

/* Wide characters to UTF-8, cut to fit; NULL is "". */
TRACE__INTERNAL const char *trace__narrow(char *to, size_t size, const void *wide)
{
    const wchar_t *w = (const wchar_t *)wide;
    size_t n = 0;
    for (; w && *w && n + 5 < size; w++) {
        uint32_t c = (uint32_t)*w;
        if (c < 0x80)
            to[n++] = (char)c;
        else if (c < 0x800) {
            to[n++] = (char)(0xc0 | c >> 6);
            to[n++] = (char)(0x80 | (c & 63));
        } else if (c < 0x10000) {
            to[n++] = (char)(0xe0 | c >> 12);
            to[n++] = (char)(0x80 | (c >> 6 & 63));
            to[n++] = (char)(0x80 | (c & 63));
        } else {
            to[n++] = (char)(0xf0 | (c >> 18 & 7));
            to[n++] = (char)(0x80 | (c >> 12 & 63));
            to[n++] = (char)(0x80 | (c >> 6 & 63));
            to[n++] = (char)(0x80 | (c & 63));
        }
    }
    to[n] = 0;
    return to;
}
