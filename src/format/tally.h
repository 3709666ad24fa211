/* tally.h - the head of a partial tally (trace-tally --partial); docs/reference/format-tally.md has what follows */
#ifndef TRACE_FORMAT_TALLY_H
#define TRACE_FORMAT_TALLY_H
#include <stdint.h>

#define PARTIAL_MAGIC 0x594c415443415254ull /* "TRACTALY" */
enum { PARTIAL_MAJOR = 2, PARTIAL_MINOR = 1 };
#define PARTIAL_FEATURE_WORDS 1ull /* (2.1) features_required: more words of file headers than the one of 2.0 */

typedef struct partial_header {
    uint64_t magic;
    uint16_t major, minor;
    uint32_t header_bytes; /* where the frame begins: 64 */
    uint32_t byte_order;
    uint32_t reserved;
    uint64_t features_required;
    uint64_t raw, stored; /* bytes of the frame */
    uint64_t stored_sum;  /* checksum of the frame */
    uint64_t checksum;    /* of the 56 bytes before */
} partial_header;
#endif
