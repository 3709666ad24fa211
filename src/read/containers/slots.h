/* slots.h - the chunks of a recorder's file in the order in which they lie there */
#ifndef TRACE_READ_SLOTS_H
#define TRACE_READ_SLOTS_H
#include "read/model.h"

/* A chunk with contents, whose header is what was written. */
typedef struct tr_found {
    uint64_t offset;
    trace_chunk_header h;
    uint64_t first_ticks; /* of its first record, if it has any */
    bool home, any;
} tr_found;

typedef struct tr_slots {
    tr_trace *trace;
    tr_file *file;
    const trace_file_header *header;
    bool sealed; /* chunks of this file have seals */
    bool quiet;  /* damage was said before */
    /* takes a chunk; false: no more are wanted */
    bool (*take)(void *user, const tr_found *found);
    void *user;
} tr_slots;

uint64_t tr_slot_number(const trace_file_header *h, uint64_t offset);
/* Every slot up to the end of the file, whatever header.slots says: a damaged or outdated count hides nothing. */
void tr_slots_all(const tr_slots *s);
/* Slots [from, from + n), as far as there are any. */
void tr_slots_some(const tr_slots *s, uint64_t from, uint64_t n);
/* A word of the header as it is now; as it was when the header was read, if it cannot be read. */
uint64_t tr_word_now(const tr_slots *s, uint32_t k);
#endif
