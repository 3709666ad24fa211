/* columns_pack.c - see columns_pack.h
 *
 * Twice over the records: once to find their shapes and count them, so that it is known where each column begins, and
 * once to fill the columns. */
#include "columns_pack.h"
#include "read/containers/columns.h"
#include "read/events/stream.h"

enum { SHAPES_MOST = 65535, SLOTS = 1 << 18 };

/* A shape, and while columns are filled the next of its records. */
typedef struct growing {
    tr_shape shape;
    uint32_t done;
    uint64_t time, payload; /* where its times and its first column begin */
} growing;

typedef struct packing {
    tr_column_press *press;
    growing *shapes;
    uint16_t *numbers; /* of shapes, by record */
    uint32_t *slots;   /* hash table: number of a shape + 1 */
    uint32_t nshapes, records, last;
} packing;

static bool is_shape(const growing *g, uint32_t word, uint32_t bytes)
{
    return g->shape.word == word && g->shape.bytes == bytes;
}

/* The number of a shape; SHAPES_MOST: there are too many. */
static uint32_t shape_of(packing *p, uint32_t word, uint32_t bytes)
{
    uint64_t hash = ((uint64_t)word << 32 | bytes) * 0x9e3779b97f4a7c15ull >> 46;
    uint32_t *slot;
    for (;; hash++) {
        slot = &p->slots[hash % SLOTS];
        if (!*slot)
            break;
        if (is_shape(&p->shapes[*slot - 1], word, bytes))
            return *slot - 1;
    }
    if (p->nshapes == SHAPES_MOST)
        return SHAPES_MOST;
    p->shapes[p->nshapes] = (growing){.shape = {word, bytes, 0, 0}};
    *slot = ++p->nshapes;
    return p->nshapes - 1;
}

/* What tr_record_at needs to know of a segment's stream. */
static void reader_of(const tr_trace *trace, const tr_segment *s, tr_reader *r)
{
    tr_reader_open(r, trace->streams[s->stream], 0);
    r->ticks = s->base;
}

static bool count_segment(packing *p, tr_reader *r)
{
    tr_record rec;
    for (; r->p < r->end; r->p = rec.next, r->ticks = rec.ticks) {
        uint32_t word = tr_u32(r->p), number;
        if (tr_record_at(r, r->p, r->end, r->ticks, &rec) != TR_RECORD || rec.entry->bytes == TR_OPAQUE)
            return false; /* not what a merge writes */
        if (word & TRACE_ID_SHORT_MAX)
            word &= TRACE_ID_SHORT_MAX;
        number = shape_of(p, word, (uint32_t)(rec.next - rec.payload));
        if (number == SHAPES_MOST)
            return false;
        p->shapes[number].shape.records++;
        p->numbers[p->records++] = (uint16_t)number;
    }
    return true;
}

/* Shapes in the block, and where their columns begin. */
static void place_columns(packing *p, const tr_columns_place *place, tr_shape *table)
{
    uint64_t times[2] = {0, 0}, payload = place->payload;
    uint32_t k;
    for (k = 0; k < p->nshapes; k++) {
        growing *g = &p->shapes[k];
        uint64_t *time = &times[!(g->shape.word & TRACE_ID_SHORT_MAX)];
        table[k] = g->shape;
        g->time = *time;
        g->payload = payload;
        *time += g->shape.records;
        payload += (uint64_t)g->shape.records * g->shape.bytes;
    }
}

static void put_record(growing *g, const tr_columns_place *place, unsigned char *to, uint64_t delta,
                       const unsigned char *payload)
{
    const uint64_t k = g->time + g->done;
    const bool is_short = g->shape.word & TRACE_ID_SHORT_MAX;
    const uint64_t n = is_short ? place->nshorts : place->nlongs;
    unsigned char *times = to + (is_short ? place->shorts : place->longs) + k,
                  *column = to + g->payload + 4ull * g->done;
    uint32_t plane, c;
    for (plane = 0; plane < (is_short ? 3u : 8u); plane++)
        times[plane * n] = (unsigned char)(delta >> 8 * plane);
    for (c = 0; c < g->shape.bytes; c += 4, column += 4ull * g->shape.records)
        memcpy(column, payload + c, 4);
    g->done++;
}

/* Values -> differences, up each column. */
static void take_apart(unsigned char *payload, const tr_shape *shapes, uint32_t n)
{
    uint32_t k, c, i;
    for (k = 0; k < n; k++)
        for (c = 0; c < shapes[k].bytes / 4; c++) {
            uint32_t before = 0;
            for (i = 0; i < shapes[k].records; i++, payload += 4) {
                uint32_t value = tr_u32(payload), difference = value - before;
                memcpy(payload, &difference, 4);
                before = value;
            }
        }
}

static void fill(packing *p, const tr_trace *trace, const unsigned char *block, uint32_t segments,
                 const tr_columns_place *place, unsigned char *to)
{
    const tr_segment *s = (const tr_segment *)(const void *)block;
    const unsigned char *at = block + segments * sizeof *s;
    uint32_t k, n = 0;
    for (k = 0; k < segments; k++) {
        tr_reader r;
        reader_of(trace, &s[k], &r);
        for (r.p = at, r.end = at + s[k].bytes; r.p < r.end; n++) {
            growing *g = &p->shapes[p->numbers[n]];
            uint32_t word = tr_u32(r.p), head = word & TRACE_ID_SHORT_MAX ? 4 : 12;
            uint64_t delta = head == 4 ? word >> TRACE_ID_BITS : tr_u64(r.p + 4) - r.ticks;
            to[place->structure + n] = (unsigned char)p->numbers[n];
            to[place->structure + p->records + n] = (unsigned char)(p->numbers[n] >> 8);
            put_record(g, place, to, delta, r.p + head);
            r.ticks += delta;
            r.p += head + g->shape.bytes;
        }
        at = r.end;
    }
}

uint64_t tr_columns_pack(const tr_trace *trace, const unsigned char *block, uint32_t raw, uint32_t segments,
                         tr_column_press *press)
{
    const tr_segment *s = (const tr_segment *)(const void *)block;
    const size_t table = segments * sizeof *s;
    const unsigned char *at = block + table;
    tr_columns head;
    tr_columns_place place;
    tr_shape *shapes;
    packing p = {.press = press};
    uint64_t before;
    uint32_t k;
    bool good = tr_buffer_room(&press->numbers, raw / 2 + 2) &&
                tr_buffer_room(&press->shapes, SHAPES_MOST * sizeof *p.shapes) &&
                tr_buffer_room(&press->slots, SLOTS * sizeof *p.slots) &&
                tr_buffer_room(&press->out, tr_columns_most(raw));
    if (!good)
        return 0;
    p.numbers = (uint16_t *)(void *)press->numbers.p;
    p.shapes = (growing *)(void *)press->shapes.p;
    p.slots = memset(press->slots.p, 0, SLOTS * sizeof *p.slots);
    for (k = 0; k < segments; k++) {
        tr_reader r;
        reader_of(trace, &s[k], &r);
        r.p = at;
        r.end = at += s[k].bytes;
        if (!count_segment(&p, &r))
            return 0;
    }
    head = (tr_columns){p.nshapes, p.records};
    before = sizeof head + table + (uint64_t)p.nshapes * sizeof *shapes;
    if (before > tr_columns_most(raw))
        return 0;
    memcpy(press->out.p, &head, sizeof head);
    memcpy(press->out.p + sizeof head, block, table);
    shapes = (tr_shape *)(void *)(press->out.p + sizeof head + table);
    for (k = 0; k < p.nshapes; k++)
        shapes[k] = p.shapes[k].shape;
    if (!tr_columns_places(&head, shapes, raw - table, &place) || before + place.end > tr_columns_most(raw))
        return 0;
    memset(press->out.p + before + place.longs, 0, place.payload - place.longs);
    place_columns(&p, &place, shapes);
    fill(&p, trace, block, segments, &place, press->out.p + before);
    take_apart(press->out.p + before + place.payload, shapes, p.nshapes);
    return before + place.end;
}

void tr_column_press_free(tr_column_press *press)
{
    free(press->out.p);
    free(press->numbers.p);
    free(press->shapes.p);
    free(press->slots.p);
}
