/* slots.c - see slots.h */
#include <stddef.h>
#include "slots.h"
#include "file.h"

static void damage(const tr_slots *s, uint64_t offset, const char *what)
{
    if (!s->quiet)
        tr_complain(s->trace, s->file, offset, "%s", what);
}

static bool wrong_size(const trace_chunk_header *c, uint64_t room)
{
    return c->bytes < TRACE_CHUNK_BYTES || c->bytes > room || c->bytes % 64;
}

/* An open chunk has no sum yet. */
static bool wrong_sum(const trace_chunk_header *c)
{
    trace_chunk_header copy = *c;
    copy.header_sum = 0;
    return c->header_sum &&
           (c->state != TRACE_CHUNK_SEALED || (uint32_t)trace_checksum(&copy, sizeof copy) != c->header_sum);
}

/* Sealed or open, it is of this file. One that is full and was not written out yet may have no seal; a copy has one. */
static bool wrong_seal(const tr_slots *s, const trace_chunk_header *c, bool home)
{
    if (!s->sealed)
        return false;
    if (c->state == TRACE_CHUNK_SEALED && (c->seal || !home))
        return c->seal != trace_chunk_seal(c, s->header->session);
    return c->birth != trace_chunk_birth(c, s->header->session) || (c->state == TRACE_CHUNK_OPEN && !home);
}

/* What is wrong with the header of a chunk that has `room` bytes, or NULL. */
static const char *chunk_check(const tr_slots *s, const trace_chunk_header *c, uint64_t room, bool home)
{
    if (c->magic != TRACE_CHUNK_MAGIC)
        return "neither a chunk nor empty";
    if (c->state > TRACE_CHUNK_SEALED)
        return "the state of the chunk is damaged";
    if (c->state != TRACE_CHUNK_FREE && wrong_sum(c))
        return "the header of the chunk is damaged";
    if (c->state != TRACE_CHUNK_FREE && wrong_seal(s, c, home))
        return "the header of the chunk is damaged, or the chunk is of another file";
    if (c->state != TRACE_CHUNK_FREE && wrong_size(c, room))
        return "the size of the chunk is damaged";
    if (c->state != TRACE_CHUNK_FREE &&
        (c->committed < TRACE_CHUNK_BYTES || c->committed > c->bytes || c->committed % 4))
        return "the length of the chunk's contents is damaged";
    if (c->state != TRACE_CHUNK_FREE && (c->nesting > 64 || (c->nesting == 0 && c->owner != c->stream)))
        return "the thread of the chunk is damaged";
    return NULL;
}

/* When the chunk's first record was, of which the first bytes are at `p`. */
static void look_at_first(tr_found *f, const unsigned char *p, size_t have)
{
    uint32_t word;
    f->first_ticks = f->h.base_ticks;
    if (f->h.committed <= TRACE_CHUNK_BYTES || have < 4)
        return;
    word = tr_u32(p);
    f->any = true;
    if (word & TRACE_ID_SHORT_MAX)
        f->first_ticks += word >> TRACE_ID_BITS;
    else if (have >= 12)
        f->first_ticks = tr_u64(p + 4);
}

/* False: no more chunks are wanted. `empty`: it begins with no chunk. */
static bool look_at_slot(const tr_slots *s, uint32_t slot, uint64_t offset, uint64_t there, bool *empty)
{
    uint64_t at = 0, size = s->header->slot_bytes;
    unsigned char head[TRACE_CHUNK_BYTES + 12];
    int tries = 0;
    while (at + TRACE_CHUNK_BYTES <= size) {
        tr_found f;
        const char *wrong;
        size_t have = 0;
        if (at < there)
            have = tr_file_read(s->trace, s->file, head, sizeof head, offset + at);
        if (have < TRACE_CHUNK_BYTES) {
            size_t i;
            for (i = 0; i < have && !head[i]; i++) {}
            if (i < have)
                damage(s, offset + at, "the file ends inside the header of a chunk");
            return true;
        }
        memset(&f, 0, sizeof f);
        memcpy(&f.h, head, sizeof f.h);
        *empty = f.h.magic == 0 && !at;
        if (f.h.magic == 0)
            return true; /* never used; or where the next thread's chunk will begin */
        f.home = f.h.home == slot;
        wrong = chunk_check(s, &f.h, size - at, f.home);
        if (wrong && s->header->state == TRACE_FILE_OPEN && tries++ < 100)
            continue; /* its writer may have changed it while we read */
        if (wrong) {
            damage(s, offset + at, wrong);
            return true;
        }
        if (f.h.state == TRACE_CHUNK_FREE) {
            if (!f.home)
                damage(s, offset + at, "the state of the chunk is damaged");
            if (wrong_size(&f.h, size - at))
                return true; /* being set up */
            at += f.h.bytes;
            continue;
        }
        f.offset = offset + at;
        look_at_first(&f, head + TRACE_CHUNK_BYTES, have - TRACE_CHUNK_BYTES);
        if (!s->take(s->user, &f))
            return false;
        at += f.h.bytes;
    }
    return true;
}

uint64_t tr_word_now(const tr_slots *s, uint32_t k)
{
    const trace_file_header *h = s->header;
    uint64_t now;
    if (tr_file_read(s->trace, s->file, &now, sizeof now, offsetof(trace_file_header, word) + k * sizeof now) !=
            sizeof now ||
        !trace_word_is_good(h->session, k, now))
        now = h->word[k];
    return trace_word_is_good(h->session, k, now) ? now & TRACE_WORD_MASK : 0;
}

uint64_t tr_slot_number(const trace_file_header *h, uint64_t offset)
{
    return offset < h->header_bytes ? 0 : (offset - h->header_bytes) / h->slot_bytes;
}

static void look_at_slots(const tr_slots *s, uint64_t slot, uint64_t n, uint64_t reused)
{
    enum { EMPTY_MOST = 16 }; /* in a row, until the system is asked where data is: a hole may have terabytes */
    uint64_t size = s->header->slot_bytes, offset = s->header->header_bytes + slot * size, skip;
    unsigned empties = 0;
    for (; n && offset < s->file->size && slot < UINT32_MAX; n--, slot++, offset += size) {
        bool empty = false;
        if ((uint32_t)slot - (uint32_t)reused >= reused >> 32 && /* else something else is being written there */
            !look_at_slot(s, (uint32_t)slot, offset, s->file->size - offset, &empty))
            return;
        empties = empty ? empties + 1 : 0;
        if (empties < EMPTY_MOST)
            continue;
        empties = 0;
        skip = (tr_file_data(s->trace, s->file, offset) - offset) / size;
        if (skip > 1) {
            skip = skip - 1 < n - 1 ? skip - 1 : n - 1;
            n -= skip;
            slot += skip;
            offset += skip * size;
        }
    }
}

void tr_slots_all(const tr_slots *s)
{
    bool rotated = s->header->features_optional & TRACE_FEATURE_ROTATED;
    look_at_slots(s, 0, UINT64_MAX, rotated ? tr_word_now(s, TRACE_WORD_REUSED) : 0);
}

void tr_slots_some(const tr_slots *s, uint64_t from, uint64_t n) { look_at_slots(s, from, n, 0); }
