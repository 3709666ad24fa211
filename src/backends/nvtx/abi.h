/* nvtx/abi.h - what a binary that uses NVTX (nvtx3 headers, all inline) and a tool share
 *
 * A neutral model, written from the published interface; tests/nvtx/layout.c holds it against NVIDIA's own headers.
 * Each binary calls InitializeInjectionNvtx2(its export function) once, and InitializeInjectionNvtxExtension(module)
 * for each extension it uses; the tool stores its functions in the slots it finds there.
 */
#ifndef TRACE_NVTX_ABI_H
#define TRACE_NVTX_ABI_H

typedef void (*trace__nvtx_fn)(void);

typedef struct trace__nvtx_callbacks {
    size_t size;
    int (*module_table)(int module, trace__nvtx_fn ***table, unsigned *entries);
} trace__nvtx_callbacks;
typedef const void *(*trace__nvtx_exports)(uint32_t table);

enum {
    TRACE__NVTX_CORE = 1,
    TRACE__NVTX_CUDA,
    TRACE__NVTX_OPENCL,
    TRACE__NVTX_CUDART,
    TRACE__NVTX_CORE2,
    TRACE__NVTX_SYNC,
    TRACE__NVTX_MODULES
};
enum { TRACE__NVTX_ETID_CALLBACKS = 1 };

typedef union trace__nvtx_message {
    const char *ascii;
    const void *wide;
    struct trace__nvtx_string *string;
} trace__nvtx_message;
enum { TRACE__NVTX_ASCII = 1, TRACE__NVTX_UNICODE, TRACE__NVTX_REGISTERED };

typedef struct trace__nvtx_attributes {
    uint16_t version, size;
    uint32_t category;
    int32_t color_type; /* 1: ARGB */
    uint32_t color;
    int32_t payload_type; /* 1 u64, 2 i64, 3 double, 4 u32, 5 i32, 6 float, or TRACE__NVTX_PAYLOAD_EXT */
    int32_t reserved;     /* number of extended payloads */
    union {
        uint64_t u64;
        const void *extended;
    } payload;
    int32_t message_type;
    trace__nvtx_message message;
} trace__nvtx_attributes;
#define TRACE__NVTX_PAYLOAD_EXT ((int32_t)0xDFBD0009u)

typedef struct trace__nvtx_resource {
    uint16_t version, size;
    int32_t type;
    uint64_t id;
    int32_t message_type;
    trace__nvtx_message message;
} trace__nvtx_resource;
enum { TRACE__NVTX_THREAD_NATIVE = 1 << 16 | 3, TRACE__NVTX_THREAD_POSIX = 1 << 16 | 4 };

typedef struct trace__nvtx_lock_attributes {
    uint16_t version, size;
    int32_t message_type;
    trace__nvtx_message message;
} trace__nvtx_lock_attributes;

/* ---- extensions --------------------------------------------------------------------------------------------- */

typedef struct trace__nvtx_segment {
    size_t id, slots;
    intptr_t *functions;
} trace__nvtx_segment;
typedef struct trace__nvtx_module {
    uint16_t nvtx_version, size, module, compatibility;
    size_t nsegments;
    trace__nvtx_segment *segments;
    intptr_t (*exports)(uint32_t id);
    const void *info; /* payloads: {size, alignment} of each basic type, as two uint16_t */
} trace__nvtx_module;
enum { TRACE__NVTX_EXT_PAYLOAD = 2, TRACE__NVTX_EXT_COUNTERS = 4 };

typedef struct trace__nvtx_payload {
    uint64_t schema;
    size_t size;
    const void *data;
} trace__nvtx_payload;

typedef struct trace__nvtx_semantics {
    uint32_t size;
    uint16_t id, version;
    const struct trace__nvtx_semantics *next;
    uint64_t flags; /* this and the next: of id 5, counters */
    const char *unit;
} trace__nvtx_semantics;

typedef struct trace__nvtx_entry {
    uint64_t flags, type;
    const char *name, *description;
    uint64_t length, offset;
    const trace__nvtx_semantics *semantics;
    const void *reserved;
} trace__nvtx_entry;
enum {
    TRACE__NVTX_FIXED_ARRAY = 1 << 4,
    TRACE__NVTX_ZERO_TERMINATED = 2 << 4,
    TRACE__NVTX_ARRAY_MASK = 7 << 4,
    TRACE__NVTX_INDIRECT = 7 << 1,
    TRACE__NVTX_IS_MESSAGE = 1 << 10
};

typedef struct trace__nvtx_schema {
    uint64_t mask;
    const char *name;
    uint64_t type, flags;
    const trace__nvtx_entry *entries;
    size_t nentries, size, alignment;
    uint64_t id;
    void *extension;
} trace__nvtx_schema;
enum { TRACE__NVTX_HAS_ID = 1 << 8 };

typedef struct trace__nvtx_enumerator {
    const char *name;
    uint64_t value;
    int8_t is_flag;
} trace__nvtx_enumerator;
typedef struct trace__nvtx_enum {
    uint64_t mask;
    const char *name;
    const trace__nvtx_enumerator *entries;
    size_t nentries, size;
    uint64_t id;
    void *extension;
} trace__nvtx_enum;
enum { TRACE__NVTX_ENUM_HAS_ID = 1 << 5 };

typedef struct trace__nvtx_counter_attributes {
    size_t size;
    uint64_t schema;
    const char *name, *description;
    uint64_t scope;
    const trace__nvtx_semantics *semantics;
    uint64_t id;
} trace__nvtx_counter_attributes;
#endif
