/* sink.h - where packets go: one file, written in large pieces by a thread of its own, deflated by others when asked
 *
 * A Perfetto trace is a sequence of length-prefixed packets, so any piece that ends at a packet's end may be
 * compressed for itself (TracePacket.compressed_packets): pieces are independent and workers share nothing. */
#ifndef SINK_H
#define SINK_H
#include "common/pb.h"
#include "support/output.h"

typedef struct sink {
    uint8_t *start, *cur, *end; /* the piece being filled */
    uint64_t raw, written;      /* bytes before and after compression */
    int fd;
    tr_output file;    /* unless it is stdout */
    _Atomic int error; /* errno of the first write that failed; later writes do nothing */
    struct sink_pool *pool;
} sink;

/* False with errno set when the file cannot be created. `workers` deflate; 0 = write uncompressed. "-" is standard
 * output; NULL: nothing is written, only counted. */
bool sink_open(sink *s, const char *path, int workers);
/* Ends the file; false with errno set when anything could not be written. */
bool sink_close(sink *s);
void sink_spill(sink *s, size_t bytes); /* hands the piece on; leaves room for `bytes` */

/* Room for one packet of at most `bytes`; commit says where it really ended. */
static inline uint8_t *sink_room(sink *s, size_t bytes)
{
    if (__builtin_expect((size_t)(s->end - s->cur) < bytes, 0))
        sink_spill(s, bytes);
    return s->cur;
}
/* Bytes before compression so far. */
static inline uint64_t sink_position(const sink *s) { return s->raw + (uint64_t)(s->cur - s->start); }
static inline void sink_commit(sink *s, uint8_t *end) { s->cur = end; }
#endif
