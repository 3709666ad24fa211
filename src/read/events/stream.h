/* stream.h - the records of one stream, chunk after chunk */
#ifndef TRACE_READ_STREAM_H
#define TRACE_READ_STREAM_H
#include "read/containers/block.h"
#include "read/containers/chunks.h"
#include "read/clocks/clock.h"

typedef struct tr_reader {
    /* what each record needs: of a reader that had no turn for long, one line of the cache */
    const unsigned char *p, *end; /* records at hand */
    uint64_t ticks;
    const tr_entry *entries;
    uint64_t low_ticks, span_ticks; /* of the node */
    tr_full_process *process;
    uint32_t nentries, taken; /* taken: events of the chunk that were read so far */
    /* what chunks and events need */
    tr_full_thread *thread;
    tr_stream *stream;
    tr_trace *trace;
    tr_knot knot; /* that held for the last event */
    uint64_t consumed;
    /* raw */
    unsigned char *buffer;
    size_t room, most; /* size of buffer; most it should grow to for a chunk */
    size_t chunk;      /* next one */
    tr_chunk_finder finder;
    uint64_t at;       /* file offset of `end` */
    uint32_t left;     /* bytes of the chunk after `end` */
    uint32_t expected; /* events of the chunk, as it says */
    /* merged */
    tr_block *block;
    size_t next_block; /* first one not looked at */
    bool one_block;    /* ends with its block */
    uint64_t order;    /* of readers of one stream */
    /* instead of records: the gaps of the process */
    bool is_gaps;
    size_t gap, gap_end;
} tr_reader;
void tr_reader_open(tr_reader *r, tr_stream *stream, size_t most);
void tr_reader_open_segment(tr_reader *r, tr_block *block, uint32_t segment); /* takes a reference */
/* no records, but these gaps, as events of the stream's thread */
void tr_reader_open_gaps(tr_reader *r, tr_stream *stream, size_t from, size_t to);
void tr_reader_close(tr_reader *r);
/* of TRACE_REC_SEAL */
void tr_seal_read(tr_full_process *p, const unsigned char *body, uint32_t bytes, uint64_t offset);
bool tr_reader_fill(tr_reader *r);                  /* more records at p; false at the end of the stream */
void tr_reader_seek(tr_reader *r, int64_t from_ns); /* before the first fill: skips chunks that end before that time */
/* The record at p is none, or p was left in the middle of one: says so if it is damage, and goes on to where reading
 * can go on. False at the end of the stream. */
bool tr_reader_recover(tr_reader *r, int outcome);
/* Up to max events into events[], their record times into keys[] unless NULL. */
size_t tr_reader_events(tr_reader *r, tr_event *events, int64_t *keys, size_t max);

uint64_t tr_reader_place(const tr_reader *r); /* offset in the file of what is at p */
void tr_reader_say_opaque(tr_reader *r, const tr_full_def *def);
enum { TR_RECORD, TR_RECORD_CUT, TR_RECORD_BAD };
typedef struct tr_record {
    const tr_entry *entry; /* def is NULL for built-in records */
    const unsigned char *payload, *next;
    uint32_t bytes;
    uint64_t ticks;
} tr_record;
/* The record at p, of which no more than `end` is at hand; the one before it had `ticks`. An OPAQUE event is a record
 * whose `next` is `end`. */
static inline int tr_record_at(const tr_reader *r, const unsigned char *p, const unsigned char *end, uint64_t ticks,
                               tr_record *out)
{
    const tr_entry *e;
    uint32_t word, id;
    int64_t bytes;
    if (TR_UNLIKELY(end - p < 4))
        return TR_RECORD_CUT;
    word = tr_u32(p);
    id = word & TRACE_ID_SHORT_MAX;
    if (TR_LIKELY(id)) {
        ticks += word >> TRACE_ID_BITS;
        p += 4;
        e = TR_LIKELY(id < r->nentries) ? &r->entries[id] : tr_entry_far(r->process, id);
    } else {
        if (word == 0)
            return TR_RECORD_BAD;
        if (end - p < 12)
            return TR_RECORD_CUT;
        id = word >> TRACE_ID_BITS;
        ticks = tr_u64(p + 4);
        if (TR_UNLIKELY(ticks - r->low_ticks > r->span_ticks))
            return TR_RECORD_BAD;
        p += 12;
        e = id < r->nentries ? &r->entries[id] : tr_entry_far(r->process, id);
    }
    bytes = e->bytes;
    if (TR_UNLIKELY(bytes < 0)) {
        if (bytes == TR_VARIABLE)
            bytes = tr_payload_bytes(e, p, (size_t)(end - p));
        else if (bytes == TR_BUILTIN)
            bytes = end - p < 4 ? -1 : 4 + (int64_t)tr_u32(p);
        else if (bytes == TR_OPAQUE) {
            *out = (tr_record){e, p, end, (uint32_t)(end - p), ticks};
            return TR_RECORD;
        } else
            return TR_RECORD_BAD;
        if (bytes < 0)
            return TR_RECORD_CUT;
    }
    if (TR_UNLIKELY(end - p < ((bytes + 3) & ~(int64_t)3)))
        return TR_RECORD_CUT;
    *out = (tr_record){e, p, p + ((bytes + 3) & ~(int64_t)3), (uint32_t)bytes, ticks};
    return TR_RECORD;
}
#endif
