/* pf.c - see pf.h. Field numbers are those of perfetto's trace.proto and its parts. */
#include "pf.h"
#include "format/events.h"
#include "support/memory.h"

enum { /* TracePacket */
       P_CLOCK_SNAPSHOT = 6,
       P_TIMESTAMP = 8,
       P_SEQUENCE = 10,
       P_EVENT = 11,
       P_INTERNED = 12,
       P_FLAGS = 13,
       P_CLOCK = 58,
       P_DEFAULTS = 59,
       P_DESCRIPTOR = 60,
       P_SERVICE = 69,
       P_FIRST = 87
};
enum { /* TrackEvent */
       E_CATEGORY_IID = 3,
       E_ANNOTATION = 4,
       E_LEGACY = 6,
       E_TYPE = 9,
       E_NAME_IID = 10,
       E_TRACK = 11,
       E_NAME = 23,
       E_COUNTER_INT = 30,
       E_COUNTER_DOUBLE = 44,
       E_FLOW = 47,
       E_FLOW_END = 48,
       E_CORRELATION = 52
};
enum { /* DebugAnnotation */
       A_NAME_IID = 1,
       A_BOOL = 2,
       A_UINT = 3,
       A_INT = 4,
       A_DOUBLE = 5,
       A_STRING = 6,
       A_POINTER = 7,
       A_NAME = 10,
       A_STRING_IID = 17
};
enum { CLOCK_REAL = 1, CLOCK_BOOT = 6, CLOCK_DELTA = 64 };

/* Kinds of interned text: their fields in InternedData, and the fields that call them by number. */
enum { TEXT_CATEGORY, TEXT_NAME, TEXT_KEY, TEXT_VALUE };
static const unsigned text_field[4] = {1, 2, 3, 29};
static const unsigned text_caller[4] = {E_CATEGORY_IID, E_NAME_IID, A_NAME_IID, A_STRING_IID};

static inline int64_t trace_time(const pf *w, int64_t ns)
{
    int64_t t = ns - w->t0 + PF_TIME_ZERO;
    return t > 0 ? t : 1;
}

/* One packet whose fields are in `b`. */
static void put_packet(pf *w, const pb_buf *b)
{
    uint8_t *p = sink_room(&w->out, b->n + PB_TAG_ROOM);
    sink_commit(&w->out, pb_bytes(p, 1, b->data, b->n));
}

/* ---- texts -------------------------------------------------------------------------------------------- */

#define TEXT_LIMIT (256u << 20) /* bytes of distinct text remembered; then it is sent with each event */

static uint32_t text_hash(const char *text, size_t n)
{
    uint64_t h = 0x9e3779b97f4a7c15ull ^ n, w;
    for (; n >= 8; n -= 8, text += 8) {
        memcpy(&w, text, 8);
        h = (h ^ w) * 0xff51afd7ed558ccdull;
        h ^= h >> 32;
    }
    for (w = 0; n > 0; n--)
        w = w << 8 | (uint8_t)text[n - 1];
    h = (h ^ w) * 0xff51afd7ed558ccdull;
    return (uint32_t)(h >> 32) ^ (uint32_t)h;
}

/* memcmp for texts of some bytes: no call */
static inline bool same_text(const char *a, const char *b, size_t n)
{
    uint64_t x, y;
    for (; n >= 8; n -= 8, a += 8, b += 8) {
        memcpy(&x, a, 8);
        memcpy(&y, b, 8);
        if (x != y)
            return false;
    }
    while (n > 0 && a[n - 1] == b[n - 1])
        n--;
    return n == 0;
}

static void texts_grow(pf *w)
{
    uint32_t mask = w->slots_mask ? w->slots_mask * 2 + 1 : 1023;
    uint32_t *slots = (uint32_t *)tr_resize(NULL, (mask + 1ull) * sizeof *slots);
    memset(slots, 0, (mask + 1ull) * sizeof *slots);
    for (uint32_t i = 1; i < w->ntexts; i++) {
        uint32_t k = w->texts[i].hash & mask;
        while (slots[k])
            k = (k + 1) & mask;
        slots[k] = i;
    }
    free(w->slots);
    w->slots = slots;
    w->slots_mask = mask;
}

typedef struct pf_block {
    struct pf_block *next;
    char text[];
} pf_block;

static void block_new(pf *w, size_t bytes)
{
    pf_block *b = (pf_block *)tr_resize(NULL, sizeof *b + bytes);
    b->next = w->blocks;
    w->blocks = b;
    w->arena = b->text;
    w->arena_left = bytes;
}

pf_id pf_string(pf *w, const char *text, size_t n)
{
    uint32_t hash = text_hash(text, n), k;
    if (!w->slots || w->ntexts * 2 > w->slots_mask)
        texts_grow(w);
    for (k = hash & w->slots_mask; w->slots[k]; k = (k + 1) & w->slots_mask) {
        const pf_text *t = &w->texts[w->slots[k]];
        if (t->hash == hash && t->n == n && same_text(t->text, text, n))
            return w->slots[k];
    }
    if (w->text_bytes + n > TEXT_LIMIT || w->ntexts >= 1u << 28)
        return 0;
    if (w->ntexts + 1 >= w->texts_cap) {
        w->texts_cap = w->texts_cap ? w->texts_cap * 2 : 256;
        w->texts = (pf_text *)tr_resize(w->texts, w->texts_cap * sizeof *w->texts);
        memset(&w->texts[0], 0, sizeof *w->texts);
    }
    if (!w->ntexts)
        w->ntexts = 1;     /* 0 is no text */
    if (w->arena_left < n) /* the rest of the old block is given up */
        block_new(w, n > 65536 ? n : 65536);
    if (n)
        memcpy(w->arena, text, n);
    w->texts[w->ntexts] = (pf_text){w->arena, (uint32_t)n, hash};
    w->arena += n;
    w->arena_left -= n;
    w->text_bytes += n + sizeof(pf_text);
    w->slots[k] = w->ntexts;
    return w->ntexts++;
}

/* Bytes of the valid UTF-8 sequence at `s`, 0 if there is none. */
static size_t utf8_length(const uint8_t *s, size_t n)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    size_t k = s[0] < 0x80                   ? 1
               : s[0] >= 0xc2 && s[0] < 0xe0 ? 2
               : s[0] >= 0xe0 && s[0] < 0xf0 ? 3
               : s[0] >= 0xf0 && s[0] < 0xf5 ? 4
                                             : 0;
    uint32_t c;
    if (k < 2)
        return k;
    if (k > n)
        return 0;
    c = s[0] & (0x7fu >> k);
    for (size_t i = 1; i < k; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (s[i] & 0x3f);
    }
    return c < least[k] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000) ? 0 : k;
}

/* Adds a string field, each damaged byte replaced by U+FFFD. */
static void add_utf8(pb_buf *b, unsigned field, const char *text, size_t n)
{
    const uint8_t *s = (const uint8_t *)text;
    size_t bad = 0, k;
    for (size_t i = 0; i < n; i += k ? k : 1)
        if (!(k = utf8_length(s + i, n - i)))
            bad++;
    if (!bad)
        pb_add_bytes(b, field, text, n);
    else {
        uint8_t *p = pb_head(pb_room(b, n + 2 * bad + 2 * PB_TAG_ROOM), field, n + 2 * bad);
        for (size_t i = 0; i < n; i += k ? k : 1) {
            k = utf8_length(s + i, n - i);
            memcpy(p, k ? (const void *)(s + i) : "\xef\xbf\xbd", k ? k : 3);
            p += k ? k : 3;
        }
        pb_done(b, p);
    }
}

static uint32_t seen_slot(const pf_seen *seen, uint32_t mask, uint32_t key)
{
    uint32_t k;
    for (k = key * 0x9e3779b1u >> 4 & mask; seen[k].n && seen[k].key != key; k = (k + 1) & mask)
        ;
    return k;
}

static void seen_grow(pf_track *t)
{
    uint32_t mask = t->mask ? t->mask * 2 + 1 : 15;
    pf_seen *seen = (pf_seen *)tr_resize(NULL, (mask + 1ull) * sizeof *seen);
    memset(seen, 0, (mask + 1ull) * sizeof *seen);
    for (uint32_t i = 0; t->seen && i <= t->mask; i++)
        if (t->seen[i].n)
            seen[seen_slot(seen, mask, t->seen[i].key)] = t->seen[i];
    free(t->seen);
    t->seen = seen;
    t->mask = mask;
}

/* A text that is new on this sequence gets a number there; it is sent with the next packet. */
static const pf_seen *text_new(pf *w, pf_track *t, unsigned kind, pf_id id)
{
    uint8_t field[2 * PB_TAG_ROOM];
    uint32_t iid = ++t->next_iid[kind], key = id << 2 | kind;
    pf_seen *s;
    if (++t->nseen * 2 > t->mask) /* also at first, when there is no table */
        seen_grow(t);
    s = &t->seen[seen_slot(t->seen, t->mask, key)];
    s->key = key;
    s->n = (uint32_t)(pb_uint(field, text_caller[kind], iid) - field);
    memcpy(s->field, field, sizeof s->field);
    w->scratch.n = 0;
    pb_add_uint(&w->scratch, 1, iid);
    add_utf8(&w->scratch, 2, w->texts[id].text, w->texts[id].n); /* `str` of a value is bytes, field 2 too */
    pb_add_bytes(&w->interned, text_field[kind], w->scratch.data, w->scratch.n);
    return s;
}

/* The field that calls a text by its number on this sequence. */
static inline const pf_seen *text_of(pf *w, pf_track *t, unsigned kind, pf_id id)
{
    if (__builtin_expect(t->seen != NULL, 1)) {
        const pf_seen *s = &t->seen[seen_slot(t->seen, t->mask, id << 2 | kind)];
        if (__builtin_expect(s->n != 0, 1))
            return s;
    }
    return text_new(w, t, kind, id);
}

/* Stores it at p; sizeof s->field bytes are touched. */
static inline uint8_t *put_text(uint8_t *p, const pf_seen *s)
{
    memcpy(p, s->field, sizeof s->field);
    return p + s->n;
}

/* ---- tracks ------------------------------------------------------------------------------------------- */

uint64_t pf_describe(pf *w, const pf_track_info *i)
{
    pb_buf d = {0}, inner = {0};
    uint64_t uuid = ++w->uuids;
    pb_add_uint(&d, 1, uuid);
    if (i->parent)
        pb_add_uint(&d, 5, i->parent);
    if (i->tid) {
        pb_add_uint(&inner, 1, i->pid);
        pb_add_uint(&inner, 2, i->tid);
        add_utf8(&inner, 5, i->name, strlen(i->name));
        pb_add_bytes(&d, 4, inner.data, inner.n);
    } else if (i->pid) {
        pb_add_uint(&inner, 1, i->pid);
        add_utf8(&inner, 6, i->name, strlen(i->name));
        for (const char *const *l = i->labels; l && *l; l++)
            add_utf8(&inner, 8, *l, strlen(*l));
        pb_add_bytes(&d, 3, inner.data, inner.n);
    } else
        add_utf8(&d, 2, i->name, strlen(i->name));
    if (i->unit) {
        inner.n = 0;
        if (*i->unit)
            add_utf8(&inner, 6, i->unit, strlen(i->unit));
        pb_add_bytes(&d, 8, inner.data, inner.n);
    }
    if (i->explicit_order)
        pb_add_uint(&d, 11, 3);
    if (i->order >= 0)
        pb_add_uint(&d, 12, (uint64_t)i->order);
    if (i->description)
        add_utf8(&d, 14, i->description, strlen(i->description));
    inner.n = 0;
    pb_add_uint(&inner, P_SEQUENCE, 1);
    pb_add_bytes(&inner, P_DESCRIPTOR, d.data, d.n);
    put_packet(w, &inner);
    free(d.data);
    free(inner.data);
    w->tracks++;
    return uuid;
}

static void add_clock(pb_buf *snapshot, uint64_t clock, int64_t time)
{
    uint8_t inner[4 * PB_TAG_ROOM], *p = pb_uint(pb_uint(inner, 1, clock), 2, (uint64_t)time);
    if (clock == CLOCK_DELTA)
        p = pb_uint(p, 3, 1);
    pb_add_bytes(snapshot, 1, inner, (size_t)(p - inner));
}

/* First packets of a track's sequence: its defaults, then where its delta clock starts. */
static void start_sequence(pf *w, pf_track *t, int64_t time)
{
    pb_buf b = {0}, inner = {0}, event = {0};
    t->sequence = ++w->sequences;
    t->last = time;
    pb_add_uint(&b, P_SEQUENCE, t->sequence);
    pb_add_uint(&b, P_FLAGS, 1 | 2); /* state cleared, state needed */
    pb_add_uint(&b, P_FIRST, 1);
    pb_add_uint(&inner, P_CLOCK, CLOCK_DELTA);
    pb_add_uint(&event, E_TRACK, t->uuid);
    pb_add_bytes(&inner, P_EVENT, event.data, event.n);
    pb_add_bytes(&b, P_DEFAULTS, inner.data, inner.n);
    put_packet(w, &b);
    b.n = inner.n = 0;
    pb_add_uint(&b, P_SEQUENCE, t->sequence);
    add_clock(&inner, CLOCK_BOOT, time);
    add_clock(&inner, CLOCK_DELTA, time);
    pb_add_bytes(&b, P_CLOCK_SNAPSHOT, inner.data, inner.n);
    put_packet(w, &b);
    free(b.data);
    free(inner.data);
    free(event.data);
}

void pf_start(pf *w, int64_t t0)
{
    pb_buf b = {0}, inner = {0};
    w->t0 = t0;
    w->sequences = 1; /* 1: descriptors, snapshot, markers */
    w->marker_time = w->newest = PF_TIME_ZERO;
    pb_add_uint(&b, P_SEQUENCE, 1);
    pb_add_uint(&b, P_FLAGS, 1 | 2);
    pb_add_uint(&b, P_FIRST, 1);
    add_clock(&inner, CLOCK_BOOT, PF_TIME_ZERO);
    add_clock(&inner, CLOCK_REAL, t0);
    pb_add_uint(&inner, 2, CLOCK_BOOT);
    pb_add_bytes(&b, P_CLOCK_SNAPSHOT, inner.data, inner.n);
    put_packet(w, &b);
    free(b.data);
    free(inner.data);
}

/* A begin that waits; what was collected for it is in `body`. */
typedef struct pf_waiting {
    struct pf_waiting *next; /* spare ones */
    int64_t ns;
    pf_id name, category;
    pb_buf body;
} pf_waiting;

void pf_free(pf *w)
{
    free(w->body.data);
    free(w->interned.data);
    free(w->scratch.data);
    while (w->spare) {
        pf_waiting *x = w->spare;
        w->spare = x->next;
        free(x->body.data);
        free(x);
    }
    while (w->blocks) {
        pf_block *b = w->blocks;
        w->blocks = b->next;
        free(b);
    }
    free(w->texts);
    free(w->slots);
}

/* ---- annotations -------------------------------------------------------------------------------------- */

/* Adds one annotation: its key, and a value of `n` bytes that is not yet there; returns the value's place. */
static inline uint8_t *add_annotation(pf *w, pf_track *t, pf_id key, size_t n)
{
    const pf_seen *s = text_of(w, t, TEXT_KEY, key);
    uint8_t *p = pb_head(pb_room(&w->body, n + 4 * PB_TAG_ROOM), E_ANNOTATION, s->n + n);
    p = put_text(p, s);
    pb_done(&w->body, p + n);
    return p;
}

static inline void add_number(pf *w, pf_track *t, pf_id key, unsigned field, uint64_t v)
{
    if (key)
        pb_uint(add_annotation(w, t, key, 1 + pb_size(v)), field, v);
}

void pf_add_int(pf *w, pf_track *t, pf_id key, int64_t v) { add_number(w, t, key, A_INT, (uint64_t)v); }
void pf_add_uint(pf *w, pf_track *t, pf_id key, uint64_t v) { add_number(w, t, key, A_UINT, v); }
void pf_add_pointer(pf *w, pf_track *t, pf_id key, uint64_t v) { add_number(w, t, key, A_POINTER, v); }
void pf_add_bool(pf *w, pf_track *t, pf_id key, bool v) { add_number(w, t, key, A_BOOL, v); }

void pf_add_double(pf *w, pf_track *t, pf_id key, double v)
{
    if (key)
        pb_double(add_annotation(w, t, key, 9), A_DOUBLE, v);
}

void pf_add_id(pf *w, pf_track *t, pf_id key, pf_id text)
{
    pf_seen value;
    if (!key)
        return;
    value = *text_of(w, t, TEXT_VALUE, text); /* a copy: the key may make the table grow */
    put_text(add_annotation(w, t, key, value.n), &value);
}

void pf_add_text(pf *w, pf_track *t, pf_id key, const char *text, size_t n)
{
    pf_id id = n <= 64 ? pf_string(w, text, n) : 0;
    pb_buf value = {0};
    if (id) {
        pf_add_id(w, t, key, id);
        return;
    }
    if (!key)
        return;
    add_utf8(&value, A_STRING, text, n);
    memcpy(add_annotation(w, t, key, value.n), value.data, value.n);
    free(value.data);
}

bool pf_add_fields(pf *w, pf_track *t, const pf_field *f, size_t n, const void *record, pf_said *said,
                   const void *whose)
{
    const uint8_t *p = (const uint8_t *)record;
    const char *text;
    uint32_t length;
    union {
        uint16_t u16;
        int16_t i16;
        uint32_t u32;
        int32_t i32;
        uint64_t u64;
        float f32;
        double f64;
    } v;
    size_t collected = w->body.n;
    for (const pf_field *end = f + n; f < end; f++)
        switch (f->form) {
        case PF_U8:
            add_number(w, t, f->key, A_INT, *p);
            p += 1;
            break;
        case PF_I8:
            add_number(w, t, f->key, A_INT, (uint64_t)(int64_t)(int8_t)*p);
            p += 1;
            break;
        case PF_BOOL:
            add_number(w, t, f->key, A_BOOL, *p != 0);
            p += 1;
            break;
        case PF_U16:
            memcpy(&v, p, 2);
            add_number(w, t, f->key, A_INT, v.u16);
            p += 2;
            break;
        case PF_I16:
            memcpy(&v, p, 2);
            add_number(w, t, f->key, A_INT, (uint64_t)(int64_t)v.i16);
            p += 2;
            break;
        case PF_U32:
            memcpy(&v, p, 4);
            add_number(w, t, f->key, A_INT, v.u32);
            p += 4;
            break;
        case PF_I32:
            memcpy(&v, p, 4);
            add_number(w, t, f->key, A_INT, (uint64_t)(int64_t)v.i32);
            p += 4;
            break;
        case PF_U64:
            memcpy(&v, p, 8);
            add_number(w, t, f->key, v.u64 > INT64_MAX ? A_UINT : A_INT, v.u64);
            p += 8;
            break;
        case PF_I64:
            memcpy(&v, p, 8);
            add_number(w, t, f->key, A_INT, v.u64);
            p += 8;
            break;
        case PF_F32:
            memcpy(&v, p, 4);
            pf_add_double(w, t, f->key, (double)v.f32);
            p += 4;
            break;
        case PF_F64:
            memcpy(&v, p, 8);
            pf_add_double(w, t, f->key, v.f64);
            p += 8;
            break;
        case PF_TEXT:
            memcpy(&v, p, 2);
            text = (const char *)p + 2;
            length = v.u16;
            if (length == TRACE_LENGTH_CUT) { /* by id */
                memcpy(&v, p + 2, 4);
                text = said(whose, v.u32, &length);
                p += 6;
            } else if (length > TRACE_LENGTH_CUT) /* cut by the recorder */
                text = NULL;
            else
                p += 2 + length;
            if (!text) {
                w->body.n = collected;
                return false;
            }
            pf_add_text(w, t, f->key, text, length);
            break;
        case PF_SKIP: p += f->key; break;
        }
    return true;
}

void pf_add_flow(pf *w, uint64_t id, bool ends)
{
    pb_done(&w->body, pb_fixed64(pb_room(&w->body, 2 * PB_TAG_ROOM), ends ? E_FLOW_END : E_FLOW, id));
}

void pf_add_correlation(pf *w, uint64_t id) { pb_add_uint(&w->body, E_CORRELATION, id); }
void pf_add_counter_int(pf *w, int64_t v) { pb_add_uint(&w->body, E_COUNTER_INT, (uint64_t)v); }

void pf_add_counter_double(pf *w, double v)
{
    pb_done(&w->body, pb_double(pb_room(&w->body, 2 * PB_TAG_ROOM), E_COUNTER_DOUBLE, v));
}

/* Sends the texts collected so far in a packet of their own, for they belong to this track's sequence. */
static void send_interned(pf *w, pf_track *t)
{
    pb_buf b = {0};
    pb_add_uint(&b, P_SEQUENCE, t->sequence);
    pb_add_bytes(&b, P_INTERNED, w->interned.data, w->interned.n);
    put_packet(w, &b);
    free(b.data);
    w->interned.n = 0;
}

void pf_hold(pf *w, pf_track *t, pb_buf *held)
{
    if (w->interned.n && t->sequence)
        send_interned(w, t);
    if (w->body.n)
        memcpy(pb_room(held, w->body.n), w->body.data, w->body.n);
    held->n += w->body.n;
    w->body.n = 0;
}

void pf_release(pf *w, const pb_buf *held)
{
    if (held->n)
        memcpy(pb_room(&w->body, held->n + PB_TAG_ROOM), held->data, held->n);
    w->body.n += held->n;
}

/* ---- events ------------------------------------------------------------------------------------------- */

void pf_begin_wait(pf *w, pf_track *t, int64_t ns, pf_id name, pf_id category, const char *text, size_t n)
{
    pf_waiting *x;
    if (!name) { /* a text that found no room in the table lives no longer than this call */
        pf_event(w, t, ns, PF_BEGIN, name, category, text, n);
        return;
    }
    pf_wait_over(w, t); /* which gives one back */
    x = w->spare;
    if (x)
        w->spare = x->next;
    else {
        x = (pf_waiting *)tr_resize(NULL, sizeof *x);
        memset(x, 0, sizeof *x);
    }
    x->ns = ns;
    x->name = name;
    x->category = category;
    pf_hold(w, t, &x->body);
    t->waiting = x;
}

bool pf_wait_flow(pf *w, pf_track *t, uint64_t id)
{
    (void)w;
    if (!t->waiting)
        return false;
    pb_done(&t->waiting->body, pb_fixed64(pb_room(&t->waiting->body, 2 * PB_TAG_ROOM), E_FLOW, id));
    return true;
}

void pf_wait_over(pf *w, pf_track *t)
{
    pf_waiting *x = t->waiting;
    pb_buf body = w->body;
    if (!x)
        return;
    t->waiting = NULL;
    pb_room(&x->body, PB_TAG_ROOM);
    w->body = x->body;
    pf_event(w, t, x->ns, PF_BEGIN, x->name, x->category, NULL, 0);
    x->body = w->body;
    w->body = body;
    x->next = w->spare;
    w->spare = x;
}

void pf_track_free(pf_track *t)
{
    free(t->seen);
    t->seen = NULL;
}

/* Writes a TrackEvent made of `head`, which has room for 16 bytes more, and what was collected. */
static inline void put_event(pf *w, pf_track *t, int64_t ns, const uint8_t *head, size_t head_n)
{
    int64_t time = trace_time(w, ns);
    size_t event_n = head_n + w->body.n, n, interned_n;
    uint64_t delta;
    bool absolute;
    uint8_t *p;
    if (__builtin_expect(t->waiting != NULL, 0))
        pf_wait_over(w, t);
    if (__builtin_expect(!t->sequence, 0))
        start_sequence(w, t, time);
    interned_n = w->interned.n;
    absolute = time < t->last; /* late: a delta clock cannot go back */
    delta = (uint64_t)(absolute ? time : time - t->last);
    n = 3 + pb_size(delta) + pb_size(t->sequence) + pb_size(event_n) + event_n;
    if (absolute)
        n += 2 + pb_size(CLOCK_BOOT); /* field 58 has a tag of two bytes */
    else
        t->last = time;
    if (interned_n)
        n += 1 + pb_size(interned_n) + interned_n;
    p = sink_room(&w->out, n + 4 * PB_TAG_ROOM);
    p = pb_head(p, 1, n);
    p = pb_uint(p, P_TIMESTAMP, delta);
    p = pb_uint(p, P_SEQUENCE, t->sequence);
    if (absolute)
        p = pb_uint(p, P_CLOCK, CLOCK_BOOT);
    if (interned_n) {
        p = pb_bytes(p, P_INTERNED, w->interned.data, interned_n);
        w->interned.n = 0;
    }
    p = pb_head(p, P_EVENT, event_n);
    p = pb_copy(p, head, head_n);
    if (w->body.n) {
        p = pb_copy(p, w->body.data, w->body.n); /* whose room is always larger by more than that */
        w->body.n = 0;
    }
    sink_commit(&w->out, p);
    w->events++;
    w->since_marker++;
}

void pf_event(pf *w, pf_track *t, int64_t ns, unsigned type, pf_id name, pf_id category, const char *text, size_t n)
{
    uint8_t head[4 * PB_TAG_ROOM], *p = head;
    if (category)
        p = put_text(p, text_of(w, t, TEXT_CATEGORY, category));
    if (name)
        p = put_text(p, text_of(w, t, TEXT_NAME, name));
    else if (text)
        add_utf8(&w->body, E_NAME, text, n);
    p = pb_uint(p, E_TYPE, type);
    w->slices += type == PF_BEGIN;
    put_event(w, t, ns, head, (size_t)(p - head));
}

void pf_arrow(pf *w, pf_track *t, int64_t ns, char phase, uint64_t id, pf_id name)
{
    uint8_t head[6 * PB_TAG_ROOM], legacy[4 * PB_TAG_ROOM], *p, *q;
    p = put_text(head, text_of(w, t, TEXT_CATEGORY, name));
    p = put_text(p, text_of(w, t, TEXT_NAME, name));
    q = pb_uint(legacy, 2, (uint64_t)phase);
    q = pb_uint(q, 6, id); /* unscoped_id */
    q = pb_uint(q, 12, 1); /* bind_to_enclosing */
    p = pb_bytes(p, E_LEGACY, legacy, (size_t)(q - legacy));
    put_event(w, t, ns, head, (size_t)(p - head));
}

void pf_marker(pf *w)
{
    static const unsigned steps[3] = {3, 3, 4}; /* all data sources flushed, twice; buffers read */
    uint8_t packet[4 * PB_TAG_ROOM], service[PB_TAG_ROOM];
    for (unsigned i = 0; i < 3; i++) {
        size_t n = (size_t)(pb_uint(service, steps[i], 1) - service);
        uint8_t *p = pb_uint(packet, P_TIMESTAMP, (uint64_t)w->newest), *out;
        p = pb_uint(p, P_SEQUENCE, 1);
        p = pb_bytes(p, P_SERVICE, service, n);
        out = sink_room(&w->out, sizeof packet + PB_TAG_ROOM);
        sink_commit(&w->out, pb_bytes(out, 1, packet, (size_t)(p - packet)));
    }
    w->marker_time = w->newest;
    w->since_marker = 0;
}
