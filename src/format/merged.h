/* merged.h - what is in a merged file, byte for byte; docs/reference/format-merged.md tells the same in prose */
#ifndef TRACE_FORMAT_MERGED_H
#define TRACE_FORMAT_MERGED_H
#include <stdint.h>

#define TR_MERGED_MAGIC 0x4752454d43415254ull /* "TRACMERG" */
#define TR_MERGED_MAJOR 1
#define TR_MERGED_MINOR 1                  /* of a file with tr_index_drift; of others 0 */
#define TR_MERGED_MINOR_COLUMNS 2          /* (1.2) of one with TR_FEATURE_COLUMNS */
#define TR_MERGED_MINOR_CURVES 3           /* (1.3) of one with tr_index_curve */
#define TR_FRAME_PROCESSES 0x434f5250u     /* "PROC" */
#define TR_FRAME_BLOCK 0x4b434c42u         /* "BLCK" */
#define TR_FRAME_INDEX 0x58444e49u         /* "INDX" */
#define TR_END_MAGIC 0x444e454543415254ull /* "TRACEEND" */

#define TR_BLOCK_STREAM \
    1024u /* records after which a block ends with its quantum: so many bytes a stream of the file, */
#define TR_BLOCK_LEAST (1u << 20)   /* but at least this, which a processor has near at hand, */
#define TR_BLOCK_ENOUGH (4u << 20)  /* and at most this */
#define TR_BLOCK_MOST (32u << 20)   /* records after which it ends at once */
#define TR_BLOCK_OVER (256u << 10)  /* what the last record may reach beyond that; then comes the table of segments */
#define TR_UNPACK_LEAST (64u << 20) /* what a reader unpacks whatever the file's size: at once this and */
#define TR_UNPACK_AT_ONCE 4u        /* so many times the file (one frame, and the tables made of it), */
#define TR_UNPACK_IN_ALL 512u       /* and in all this and so many times the file: no recording shrinks so far */
#define TR_PART_BYTES (4u << 20)    /* a frame of processes ends with the process that reaches this */
#define TR_LEVEL_FAST \
    (-1) /* of zstd, unless another is asked for: as small as 1 on records, and a quarter faster to write and to read \
          */
#define TR_LEVEL_COMPACT 3 /* the same of columns */
#define TR_QUANTUM_BITS 12 /* time is cut in steps of 4096 ns */

/* features_required: a reader that does not know a set bit names it and refuses */
#define TR_FEATURE_COLUMNS 1ull /* (1.2) frames of blocks may have TR_FORM_COLUMNS */
enum { TR_FORM_PLAIN = 0, TR_FORM_COLUMNS = 1 };

typedef struct tr_merged_header {
    uint64_t magic;             /*  0 */
    uint16_t major, minor;      /*  8 */
    uint32_t header_bytes;      /* 12 first frame */
    uint32_t byte_order;        /* 16 */
    uint32_t processes;         /* 20 */
    uint64_t features_required; /* 24 */
    uint64_t features_optional; /* 32 */
    uint32_t streams;           /* 40 */
    uint32_t nodes;             /* 44 */
    uint32_t parts;             /* 48 frames of processes, which come first */
    uint32_t reserved;          /* 52 */
    uint64_t checksum;          /* 56 of the 56 bytes before */
} tr_merged_header;

/* A frame: this header, a block's time ranges, then `stored` bytes, one zstd frame, and zeros up to a multiple of 8. */
typedef struct tr_frame {
    uint32_t magic;        /*  0 TR_FRAME_* */
    uint32_t header_bytes; /*  4 with the ranges */
    uint32_t stored, raw;  /*  8 bytes compressed and not */
    uint64_t events;       /* 16 in a block */
    uint32_t items;        /* 24 processes, segments or blocks */
    uint32_t ranges;       /* 28 */
    uint64_t number;       /* 32 of this kind, from 0 */
    uint64_t stored_sum;   /* 40 trace_checksum of the stored bytes */
    uint32_t form;         /* 48 (1.2) of a block: TR_FORM_*; `raw` is what it is when plain */
    uint32_t reserved;     /* 52 */
    uint64_t checksum;     /* 56 of the header with this field 0, ranges included */
} tr_frame;

/* Ticks of the first and last event that a block has of a node. */
typedef struct tr_block_node {
    uint32_t node, reserved;
    uint64_t first, last;
} tr_block_node;

/* In a frame of processes: this, the recorder's file header (header_bytes), streams, dictionary. */
typedef struct tr_process_entry {
    uint32_t bytes;            /*  0 of the whole entry, a multiple of 8 */
    uint32_t number;           /*  4 */
    uint32_t node;             /*  8 */
    uint32_t header_bytes;     /* 12 a multiple of 8 */
    uint32_t streams;          /* 16 */
    uint32_t dictionary_bytes; /* 20 records { u32 id, u32 length, body, zeros to 4 } */
} tr_process_entry;

typedef struct tr_stream_entry {
    uint32_t number; /*  0 of the stream in this file */
    uint32_t stream, owner, nesting, tid;
    uint32_t reserved;
    uint64_t dropped, overwritten;
} tr_stream_entry;

/* In a block: the table of segments, sorted by stream, then their records. */
typedef struct tr_segment {
    uint32_t stream, events, bytes, reserved;
    uint64_t base; /* the first record's delta is relative to it */
} tr_segment;

/* In a block of the form TR_FORM_COLUMNS: this, the table of segments, the shapes; then by record, in two planes, the
 * number of its shape; in three planes the deltas of short records, in eight those of long ones, shape after shape;
 * zeros up to a multiple of 4; then for each shape, and each word of its payload, the differences from record to
 * record.
 */
typedef struct tr_columns {
    uint32_t shapes, records;
} tr_columns;
typedef struct tr_shape {
    uint32_t word;    /*  0 of its records, without a delta */
    uint32_t bytes;   /*  4 of payload, zeros included */
    uint32_t records; /*  8 at least 1 */
    uint32_t reserved;
} tr_shape;

/* In the index: one of these a stream, then a tr_index_block and its ranges a block, then a tr_index_align and its
 * nodes. */
typedef struct tr_index_stream {
    uint64_t events, bytes, lost, first_ticks, last_ticks;
} tr_index_stream;
typedef struct tr_index_block {
    uint64_t offset, events;
    uint32_t stored, raw, ranges, segments;
} tr_index_block;

/* How the nodes' clocks were aligned when this was written, so that a file read alone need not be read twice; nodes 0:
 * they were not. */
typedef struct tr_index_align {
    uint64_t nodes, matched, violations_before, violations_after;
} tr_index_align;
typedef struct tr_index_move {
    int64_t ns;
    uint64_t error_ns;
} tr_index_move;
/* (1.1) Behind these, if any clock drifts: one a node. At `from_ns` and each ns later it is moved by rate / 2^40 ns
 * more. */
typedef struct tr_index_drift {
    int64_t rate, from_ns;
} tr_index_drift;

/* (1.3) Behind these, if any node's move bends: one a node, then the bends of all of them. Before its first bend and
 * behind its last a node's move goes on as between the two that are nearest. A node without bends has none of that, and
 * the drift of one with bends is the line from the first to the last. */
typedef struct tr_index_curve {
    uint64_t bends;
} tr_index_curve;
typedef struct tr_index_bend {
    int64_t ns, move_ns; /* the node's time, what is added to it */
} tr_index_bend;

/* The last 32 bytes. */
typedef struct tr_merged_end {
    uint64_t magic; /* TR_END_MAGIC */
    uint64_t index; /* offset of the index' frame */
    uint64_t blocks;
    uint64_t checksum; /* of the 24 bytes before */
} tr_merged_end;
#endif
