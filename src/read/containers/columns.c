/* columns.c - see columns.h */
#include "columns.h"
#include "read/bits.h"

/* Of one shape, while records are put together: what is taken next. */
typedef struct shape_at {
    uint32_t word, words, left;   /* of the header; of the payload; records */
    uint64_t time;                /* index among the short or the long records */
    const unsigned char *payload; /* the first column */
    uint64_t stride;              /* from column to column */
} shape_at;

bool tr_columns_places(const tr_columns *head, const tr_shape *shapes, uint64_t raw, tr_columns_place *to)
{
    uint64_t records = 0, bytes = 0, payload = 0;
    uint32_t k;
    memset(to, 0, sizeof *to);
    for (k = 0; k < head->shapes; k++) {
        const tr_shape *s = &shapes[k];
        if (!s->word || !s->records || s->bytes % 4 || s->bytes > raw || s->records > raw)
            return false;
        *(s->word & TRACE_ID_SHORT_MAX ? &to->nshorts : &to->nlongs) += s->records;
        records += s->records;
        payload += (uint64_t)s->records * s->bytes;
        bytes += s->records * tr_shape_bytes(s);
        if (bytes > raw)
            return false;
    }
    to->structure = 0;
    to->shorts = 2 * records;
    to->longs = to->shorts + 3 * to->nshorts;
    to->payload = (to->longs + 8 * to->nlongs + 3) & ~3ull;
    to->end = to->payload + payload;
    return records == head->records && bytes == raw;
}

/* Differences -> values, down each column. */
static void add_up(unsigned char *payload, const tr_shape *shapes, uint32_t n)
{
    uint32_t k, c, i;
    for (k = 0; k < n; k++)
        for (c = 0; c < shapes[k].bytes / 4; c++) {
            uint32_t value = 0;
            for (i = 0; i < shapes[k].records; i++, payload += 4) {
                value += tr_u32(payload);
                memcpy(payload, &value, 4);
            }
        }
}

static shape_at *shapes_begin(const tr_shape *shapes, uint32_t n, const unsigned char *payload)
{
    shape_at *at = tr_alloc(((size_t)n + 1) * sizeof *at);
    uint64_t times[2] = {0, 0};
    uint32_t k;
    for (k = 0; k < n; k++) {
        uint64_t *time = &times[!(shapes[k].word & TRACE_ID_SHORT_MAX)];
        at[k] = (shape_at){shapes[k].word, shapes[k].bytes / 4,     shapes[k].records, *time,
                           payload,        4ull * shapes[k].records};
        *time += shapes[k].records;
        payload += (uint64_t)shapes[k].records * shapes[k].bytes;
    }
    return at;
}

typedef struct unpacking {
    const unsigned char *structure, *shorts, *longs;
    uint64_t records, nshorts, nlongs, next;
    shape_at *shapes;
    uint32_t nshapes;
} unpacking;

static uint64_t long_time(const unpacking *u, uint64_t k)
{
    uint64_t value = 0;
    int plane;
    for (plane = 7; plane >= 0; plane--)
        value = value << 8 | u->longs[(uint64_t)plane * u->nlongs + k];
    return value;
}

/* The records of one segment. */
static bool unpack_segment(unpacking *u, uint64_t ticks, unsigned char *to, const unsigned char *end)
{
    while (to < end) {
        uint32_t number, word, c;
        shape_at *s;
        if (u->next == u->records)
            return false;
        number = u->structure[u->next] | (uint32_t)u->structure[u->records + u->next] << 8;
        u->next++;
        if (number >= u->nshapes || !u->shapes[number].left)
            return false;
        s = &u->shapes[number];
        s->left--;
        word = s->word;
        if ((uint64_t)(end - to) < (word & TRACE_ID_SHORT_MAX ? 4u : 12u) + 4ull * s->words)
            return false;
        if (word & TRACE_ID_SHORT_MAX) {
            uint32_t delta = u->shorts[s->time] | (uint32_t)u->shorts[u->nshorts + s->time] << 8 |
                             (uint32_t)u->shorts[2 * u->nshorts + s->time] << 16;
            ticks += delta & TRACE_DELTA_MAX;
            word = delta << TRACE_ID_BITS | (word & TRACE_ID_SHORT_MAX);
            memcpy(to, &word, 4);
            to += 4;
        } else {
            ticks += long_time(u, s->time);
            memcpy(to, &word, 4);
            memcpy(to + 4, &ticks, 8);
            to += 12;
        }
        s->time++;
        for (c = 0; c < s->words; c++, to += 4)
            memcpy(to, s->payload + c * s->stride, 4);
        s->payload += 4;
    }
    return true;
}

bool tr_columns_unpack(unsigned char *from, uint64_t bytes, uint32_t segments, unsigned char *to, uint32_t raw)
{
    const uint64_t table = (uint64_t)segments * sizeof(tr_segment);
    tr_columns head;
    tr_columns_place place;
    const tr_shape *shapes;
    uint64_t before;
    unpacking u;
    uint32_t k;
    unsigned char *out = to + table, *end = to + raw;
    bool good = true;
    if (bytes < sizeof head)
        return false;
    memcpy(&head, from, sizeof head);
    before = sizeof head + table + (uint64_t)head.shapes * sizeof *shapes;
    if (table > raw || before > bytes)
        return false;
    memcpy(to, from + sizeof head, table);
    shapes = (const tr_shape *)(const void *)(from + sizeof head + table);
    if (!tr_columns_places(&head, shapes, raw - table, &place) || place.end != bytes - before)
        return false;
    from += before;
    add_up(from + place.payload, shapes, head.shapes);
    u = (unpacking){.structure = from + place.structure,
                    .shorts = from + place.shorts,
                    .longs = from + place.longs,
                    .records = head.records,
                    .nshorts = place.nshorts,
                    .nlongs = place.nlongs,
                    .nshapes = head.shapes,
                    .shapes = shapes_begin(shapes, head.shapes, from + place.payload)};
    for (k = 0; k < segments && good; k++) {
        const tr_segment *s = (const tr_segment *)(const void *)to + k;
        good = s->bytes <= (uint64_t)(end - out) && unpack_segment(&u, s->base, out, out + s->bytes);
        out += good ? s->bytes : 0;
    }
    free(u.shapes);
    return good && out == end && u.next == u.records;
}
