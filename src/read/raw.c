/* raw.c - a recorder's file: its header, and where the chunks of each stream lie
 *
 * Every slot up to the end of the file is looked at, whatever header.slots says, so that a damaged or outdated count
 * hides nothing. */
#include <stddef.h>
#include "raw.h"
#include "file.h"
#include "header.h"

typedef struct found {
    uint64_t offset;
    trace_chunk_header h;
    uint64_t first_ticks;
    bool home, any;
} found;

typedef struct scan {
    tr_trace *trace;
    tr_file *file;
    const trace_file_header *header;
    found *list;
    size_t n, room;
    bool quiet;
    bool sealed; /* chunks of this file have seals */
} scan;

static void damage(scan *s, uint64_t offset, const char *what)
{
    if (!s->quiet)
        tr_complain(s->trace, s->file, offset, "%s", what);
}

/* ---- header ------------------------------------------------------------------------------------------------ */


/* The words of the header that say the same as fields; the fields become what the words say. NULL or what is damaged.
 */
static const char *take_words(trace_file_header *h)
{
    uint64_t v[TRACE_WORDS];
    uint32_t k, n = h->minor < 5 ? TRACE_WORD_MET : h->minor < 6 ? TRACE_WORD_REUSED : TRACE_WORDS;
    for (k = 0; k < n; k++) {
        if (!trace_word_is_good(h->session, k, h->word[k]))
            return "the header is damaged: one of its values that change (rank, counts, state) is not what was written";
        v[k] = h->word[k] & TRACE_WORD_MASK;
    }
    h->state = (uint32_t)v[TRACE_WORD_STATE];
    h->rank = (int32_t)(uint32_t)v[TRACE_WORD_RANK];
    h->world = (int32_t)(uint32_t)v[TRACE_WORD_WORLD];
    h->slots = (uint32_t)v[TRACE_WORD_SLOTS];
    h->dropped = v[TRACE_WORD_DROPPED];
    h->last_error = (int32_t)(uint32_t)v[TRACE_WORD_LAST_ERROR];
    h->overwritten = v[TRACE_WORD_OVERWRITTEN];
    h->tick_hz = v[TRACE_WORD_TICK_HZ];
    return NULL;
}

/* A header of an older version has no more than that had. */
static void as_old(trace_file_header *h)
{
    if (h->minor < 1 || h->header_bytes < offsetof(trace_file_header, birth))
        memset(h->run, 0, sizeof h->run);
    if (h->header_bytes < sizeof *h)
        memset(&h->birth, 0, sizeof *h - offsetof(trace_file_header, birth));
}

/* What is wrong with a header that has seals, or NULL; *known: its session is what was written. */
static const char *header_seals(trace_file_header *h, bool *known)
{
    *known = false;
    if (!h->birth && h->minor < 4)
        return NULL;
    if (h->birth != trace_header_birth(h))
        return "the header is damaged: its names, numbers and times are not what was written";
    *known = true;
    return take_words(h);
}

/* ---- chunks ------------------------------------------------------------------------------------------------ */

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
static bool wrong_seal(const scan *s, const trace_chunk_header *c, bool home)
{
    if (!s->sealed)
        return false;
    if (c->state == TRACE_CHUNK_SEALED && (c->seal || !home))
        return c->seal != trace_chunk_seal(c, s->header->session);
    return c->birth != trace_chunk_birth(c, s->header->session) || (c->state == TRACE_CHUNK_OPEN && !home);
}

/* What is wrong with the header of a chunk that has `room` bytes, or NULL. */
static const char *chunk_check(const scan *s, const trace_chunk_header *c, uint64_t room, bool home)
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

static void look_at_slot(scan *s, uint32_t slot, uint64_t offset, uint64_t there)
{
    uint64_t at = 0, size = s->header->slot_bytes;
    unsigned char head[TRACE_CHUNK_BYTES + 12];
    int tries = 0;
    while (at + TRACE_CHUNK_BYTES <= size) {
        found f;
        const char *wrong;
        size_t have = 0;
        if (at < there)
            have = tr_file_read(s->trace, s->file, head, sizeof head, offset + at);
        if (have < TRACE_CHUNK_BYTES) {
            size_t i;
            for (i = 0; i < have && !head[i]; i++) {}
            if (i < have)
                damage(s, offset + at, "the file ends inside the header of a chunk");
            return;
        }
        memset(&f, 0, sizeof f);
        memcpy(&f.h, head, sizeof f.h);
        if (f.h.magic == 0)
            return; /* never used; or where the next thread's chunk will begin */
        f.home = f.h.home == slot;
        wrong = chunk_check(s, &f.h, size - at, f.home);
        if (wrong && s->header->state == TRACE_FILE_OPEN && tries++ < 100)
            continue; /* its writer may have changed it while we read */
        if (wrong) {
            damage(s, offset + at, wrong);
            return;
        }
        if (f.h.state == TRACE_CHUNK_FREE) {
            if (!f.home)
                damage(s, offset + at, "the state of the chunk is damaged");
            if (wrong_size(&f.h, size - at))
                return; /* being set up */
            at += f.h.bytes;
            continue;
        }
        f.offset = offset + at;
        f.first_ticks = f.h.base_ticks;
        if (f.h.committed > TRACE_CHUNK_BYTES && have >= TRACE_CHUNK_BYTES + 4) {
            uint32_t word = tr_u32(head + TRACE_CHUNK_BYTES);
            f.any = true;
            if (word & TRACE_ID_SHORT_MAX)
                f.first_ticks += word >> TRACE_ID_BITS;
            else if (have >= TRACE_CHUNK_BYTES + 12)
                f.first_ticks = tr_u64(head + TRACE_CHUNK_BYTES + 4);
        }
        s->list = tr_grow(s->list, s->n + 1, &s->room, sizeof *s->list);
        s->list[s->n++] = f;
        at += f.h.bytes;
    }
}

/* A word of the header as it is now; as it was when the header was read, if it cannot be read. */
static uint64_t word_now(const scan *s, uint32_t k)
{
    const trace_file_header *h = s->header;
    uint64_t now;
    if (tr_file_read(s->trace, s->file, &now, sizeof now, offsetof(trace_file_header, word) + k * sizeof now) !=
            sizeof now ||
        !trace_word_is_good(h->session, k, now))
        now = h->word[k];
    return trace_word_is_good(h->session, k, now) ? now & TRACE_WORD_MASK : 0;
}

static void look_at_all(scan *s)
{
    uint64_t size = s->header->slot_bytes, offset = s->header->header_bytes, reused = 0;
    uint32_t slot;
    if (s->header->features_optional & TRACE_FEATURE_ROTATED)
        reused = word_now(s, TRACE_WORD_REUSED);
    s->n = 0;
    for (slot = 0; offset < s->file->size && slot != UINT32_MAX; slot++, offset += size)
        if (slot - (uint32_t)reused >= reused >> 32) /* else something else is being written there */
            look_at_slot(s, slot, offset, s->file->size - offset);
}

static bool verified(scan *s, const found *f)
{
    uint32_t bytes = f->h.committed - TRACE_CHUNK_BYTES;
    unsigned char *data = tr_alloc(bytes);
    bool good = tr_file_read(s->trace, s->file, data, bytes, f->offset + TRACE_CHUNK_BYTES) == bytes &&
                (!f->h.checksum || trace_checksum(data, bytes) == f->h.checksum);
    free(data);
    return good;
}

static int by_stream(const void *left, const void *right)
{
    const found *a = left, *b = right;
    if (a->h.stream != b->h.stream)
        return a->h.stream < b->h.stream ? -1 : 1;
    if (a->h.seq != b->h.seq)
        return a->h.seq < b->h.seq ? -1 : 1;
    if (a->home != b->home)
        return a->home ? -1 : 1;
    return a->offset < b->offset ? -1 : a->offset > b->offset;
}

/* One of each (stream, seq): the one in its home slot; of two copies, the one that is whole. */
static void drop_doubles(scan *s)
{
    size_t i, n = 0;
    if (s->n)
        qsort(s->list, s->n, sizeof *s->list, by_stream);
    for (i = 0; i < s->n; i++) {
        found *last = n ? &s->list[n - 1] : NULL;
        if (last && last->h.stream == s->list[i].h.stream && last->h.seq == s->list[i].h.seq) {
            /* a home slot that is not mapped has less than the copy, if that is whole */
            bool older =
                last->home && last->h.state == TRACE_CHUNK_OPEN && !s->list[i].home && verified(s, &s->list[i]);
            if (older || (!last->home && !verified(s, last)))
                *last = s->list[i];
        } else
            s->list[n++] = s->list[i];
    }
    s->n = n;
}

static bool follows(const found *a, const found *b)
{
    return b->h.seq == a->h.seq + 1 &&
           (a->h.state != TRACE_CHUNK_SEALED || b->h.first_event == a->h.first_event + a->h.events);
}

static bool has_gaps(const scan *s)
{
    size_t i;
    for (i = 0; i < s->n; i++)
        if (i == 0 || s->list[i - 1].h.stream != s->list[i].h.stream ? s->list[i].h.seq != 0
                                                                     : !follows(&s->list[i - 1], &s->list[i]))
            return true;
    return false;
}

/* Events of a stream that no chunk in the file has, before chunk f: they are lost, and somebody hears of it. */
static void gap(scan *s, tr_stream *stream, const found *before, const found *f)
{
    uint64_t from = before ? before->h.first_event + (before->h.state == TRACE_CHUNK_SEALED ? before->h.events : 0) : 0;
    uint64_t lost = f->h.first_event > from ? f->h.first_event - from : 0;
    bool killed = s->header->state != TRACE_FILE_CLOSED && s->header->features_optional & TRACE_FEATURE_COPIED;
    if (s->header->mode == TRACE_MODE_RING) {
        stream->overwritten += stream->id ? lost : 0; /* what the dictionary said there is said again */
        return;
    }
    stream->lost += lost;
    tr_complain(s->trace, s->file, f->offset, "stream %u: %llu events are missing before this chunk%s", stream->id,
                (unsigned long long)lost, killed ? ": the process was killed before they were written" : "");
}

static void add_streams(scan *s, tr_full_process *p)
{
    size_t i, k, n;
    for (i = 0; i < s->n; i += n) {
        const found *f = &s->list[i];
        tr_stream *stream = tr_stream_get(p, f->h.stream);
        for (n = 1; i + n < s->n && f[n].h.stream == f->h.stream; n++) {}
        stream->nesting = f->h.nesting;
        stream->tid = f->h.tid;
        stream->owner = f->h.owner;
        stream->chunks = tr_alloc(n * sizeof *stream->chunks);
        stream->nchunks = n;
        for (k = 0; k < n; k++) {
            stream->chunks[k] = f[k].offset | f[k].h.seq << 48;
            stream->bytes += f[k].h.committed - TRACE_CHUNK_BYTES;
            if (f[k].h.dropped > stream->dropped)
                stream->dropped = f[k].h.dropped;
            if (f[k].any && !stream->any) {
                stream->any = true;
                stream->first_ticks = f[k].first_ticks;
            }
            if (k == 0 ? f[k].h.seq != 0 || f[k].h.first_event != 0 : !follows(&f[k - 1], &f[k]))
                gap(s, stream, k ? &f[k - 1] : NULL, &f[k]);
        }
        if (f[n - 1].h.state == TRACE_CHUNK_OPEN)
            stream->tail = f[n - 1].h.committed;
    }
}

void tr_raw_look(tr_trace *trace, tr_file *file, const unsigned char *head, size_t have)
{
    trace_file_header header, again;
    const char *wrong;
    char text[160];
    tr_raw *raw;
    int tries;
    memset(&header, 0, sizeof header);
    memcpy(&header, head, have < sizeof header ? have : sizeof header);
    if (have < sizeof header) {
        tr_complain(trace, file, header.magic == TRACE_FILE_MAGIC ? have : 0, "%s",
                    header.magic == TRACE_FILE_MAGIC ? "the file ends inside its header" : "not a trace file");
        return;
    }
    wrong = tr_header_check(&header, text, sizeof text);
    if (wrong) {
        tr_complain(trace, file, 0, "%s", wrong);
        return;
    }
    if (file->size > 1ull << 47) {
        tr_complain(trace, file, TR_NO_OFFSET, "larger than 128 TiB");
        return;
    }
    raw = tr_alloc(sizeof *raw);
    for (tries = 0;; tries++) {
        as_old(&header);
        wrong = header_seals(&header, &raw->sealed);
        if (!wrong || header.state != TRACE_FILE_OPEN || tries == 10 ||
            tr_file_read(trace, file, &again, sizeof again, 0) != sizeof again ||
            tr_header_check(&again, text, sizeof text)) /* another file has been written into this one */
            break;
        header = again; /* it may have changed while we read */
    }
    if (wrong)
        tr_complain(trace, file, 0, "%s", wrong);
    raw->file = file;
    raw->header = header;
    tr_header_terminate(&raw->header);
    trace->raws = tr_grow(trace->raws, trace->nraws + 1, &trace->raw_room, sizeof *trace->raws);
    trace->raws[trace->nraws++] = raw;
}

/* How many chunks are there at least: their number when the header was read, or now. */
static uint64_t least_chunks(const scan *s)
{
    uint64_t then = s->header->word[TRACE_WORD_CHUNKS], now = word_now(s, TRACE_WORD_CHUNKS);
    if (!trace_word_is_good(s->header->session, TRACE_WORD_CHUNKS, then))
        return now;
    then &= TRACE_WORD_MASK;
    return now < then ? now : then;
}

void tr_raw_open(tr_trace *trace, const tr_raw *raw)
{
    tr_file *file = raw->file;
    trace_file_header header = raw->header;
    tr_full_process *p = tr_process_new(trace, file, &header);
    scan s = {.trace = trace, .file = file, .header = &header, .sealed = raw->sealed};
    uint64_t slots, chunks = 0;
    bool cut;
    int tries;
    p->process.run = raw->run;
    p->sealed = raw->sealed;
    p->other = raw->other;
    if (raw->other)
        return;
    /* While the program runs, chunks move from their home slots to the end of the file; what seems missing may just
     * have moved. */
    for (tries = 0; tries < 8; tries++) {
        s.quiet = false;
        look_at_all(&s);
        drop_doubles(&s);
        chunks = raw->sealed ? least_chunks(&s) : 0;
        if (header.state != TRACE_FILE_OPEN || (s.n >= chunks && (header.mode == TRACE_MODE_RING || !has_gaps(&s))) ||
            !tr_file_stat(trace, file))
            break;
    }
    add_streams(&s, p);
    free(s.list);
    slots = file->size > header.header_bytes ? (file->size - header.header_bytes) / header.slot_bytes : 0;
    cut = slots < header.slots && header.last_error == 0 &&
          (header.state == TRACE_FILE_CLOSED || header.slots - slots > 64);
    if (raw->sealed ? cut && s.n < chunks : cut) /* slots may have been handed out at the end, and never written */
        tr_complain(trace, file, file->size, "the file is cut: %llu of its %u slots are whole",
                    (unsigned long long)slots, header.slots);
    else if (s.n < chunks && !file->damaged)
        tr_complain(trace, file, TR_NO_OFFSET,
                    "%llu of %llu chunks are missing: pages of the file were lost or written over",
                    (unsigned long long)(chunks - s.n), (unsigned long long)chunks);
    file->used = true;
}

uint64_t tr_raw_find(tr_trace *trace, tr_file *file, const trace_file_header *header, uint32_t stream, uint16_t seq)
{
    scan s = {.trace = trace, .file = file, .header = header, .quiet = true};
    uint64_t offset = 0;
    size_t i;
    if (!tr_file_stat(trace, file))
        return 0;
    look_at_all(&s);
    drop_doubles(&s);
    for (i = 0; i < s.n; i++)
        if (s.list[i].h.stream == stream && (uint16_t)s.list[i].h.seq == seq)
            offset = s.list[i].offset;
    free(s.list);
    return offset;
}
