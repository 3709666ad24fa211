/* forge.h - writes trace files byte by byte, with any clock and any mistake, for tests of the reader */
#ifndef FORGE_H
#define FORGE_H
#include <stddef.h>
#include <stdint.h>
#include "format/raw.h"

#ifndef FORGE_SLOT_BYTES
#define FORGE_SLOT_BYTES 16384
#endif
enum { FORGE_SLOT = FORGE_SLOT_BYTES };

typedef struct forge {
    unsigned char *data;
    size_t bytes;
    uint32_t slots;
} forge;

/* A file of a process of node `node` (a number that becomes boot id and host), 1 GHz ticks that begin at `start`. */
forge *forge_new(uint32_t pid, int rank, uint32_t node, uint64_t start);
trace_file_header *forge_header(forge *f);
void forge_write(forge *f, const char *path); /* and frees it */

/* A chunk in the next slot, or behind the last chunk (`same_slot`); records go to the chunk begun last. */
trace_chunk_header *forge_chunk(forge *f, uint32_t stream, uint64_t seq, uint64_t base_ticks, int same_slot);
trace_chunk_header *forge_now(forge *f); /* the chunk begun last; moves when the file grows */
/* events counted, checksum made, room cut to what is used; header sums come with forge_write */
void forge_seal(forge *f);

/* Records. */
void forge_short(forge *f, uint32_t id, uint32_t delta);
void forge_long(forge *f, uint32_t id, uint64_t ticks);
void forge_u8(forge *f, uint8_t v);
void forge_u16(forge *f, uint16_t v);
void forge_u32(forge *f, uint32_t v);
void forge_u64(forge *f, uint64_t v);
void forge_f64(forge *f, double v);
void forge_text(forge *f, const char *text); /* u16 length, bytes */
void forge_end(forge *f);                    /* pads and publishes the record */

/* Dictionary records, into the chunk begun last. `fields` are "name:type:role:hint" with numbers for type and role,
 * separated by ';'. */
void forge_event(forge *f, uint32_t id, uint32_t pair, int kind, const char *api, const char *name, const char *fields);
void forge_string(forge *f, uint32_t id, const char *text);
void forge_clock(forge *f, uint64_t before, uint64_t mono, uint64_t real, uint64_t after);
void forge_clocks(forge *f, uint64_t before, uint64_t mono, uint64_t real, uint64_t boot, uint64_t after);
void forge_thread(forge *f, uint32_t stream, uint32_t tid, const char *name);
void forge_info(forge *f, const char *key, const char *value);
/* NULL: the record ends before it */
void forge_place(forge *f, uint32_t string, uint64_t address, const char *module, const char *build_id);
void forge_track(forge *f, uint32_t id, uint32_t parent, const char *name);
/* "name=value[!]" separated by spaces; ! = not an error */
void forge_enum(forge *f, const char *name, int is_flags, const char *values);
#endif
