/* cuda/pc_sampling/abi.h - the part of CUPTI's PC sampling interface that is used, as neutral structures; tests/cupti
 * holds them against the vendor's headers */
#ifndef TRACE_CUPTI_PC_ABI_H
#define TRACE_CUPTI_PC_ABI_H

/* from here on a record says the kernel's correlation number, which continuous sampling does not know */
enum { TRACE__CUPTI_API_12_4 = 22, TRACE__CUPTI_API_13_3 = 130300 };

/* Results. The first one is of reading: the device's buffer is full. */
enum {
    TRACE__CUPTI_NO_MEMORY = 8,
    TRACE__CUPTI_BUSY = 26,
    TRACE__CUPTI_NO_RIGHTS = 35,
    TRACE__CUPTI_NO_RIGHTS_GUEST = 40
};

enum { /* numbers of callbacks, of TRACE__CUPTI_RESOURCE */
       TRACE__CUPTI_CONTEXT_MADE = 1,
       TRACE__CUPTI_CONTEXT_ENDS = 2,
       TRACE__CUPTI_MODULE_LOADED = 6,
       TRACE__CUPTI_MODULE_UNLOADS = 7
};

enum { /* settings */
       TRACE__PC_PERIOD = 1,
       TRACE__PC_REASONS_WANTED = 2,
       TRACE__PC_DEVICE_BYTES = 4,
       TRACE__PC_MODE = 5,
       TRACE__PC_START_STOP = 6,
       TRACE__PC_BUFFER = 8
};
enum { TRACE__PC_CONTINUOUS = 1 };
enum { TRACE__PC_REASON_NAME = 128 }; /* bytes */

typedef struct trace__pc_module {
    uint32_t id;
    size_t bytes;
    const char *cubin;
} trace__pc_module;

typedef struct trace__pc_resource_data { /* the data of a callback of the domain */
    void *context, *stream;
    const trace__pc_module *module;
} trace__pc_resource_data;

typedef struct trace__pc_reason {
    uint32_t index, samples;
} trace__pc_reason;

/* one instruction; before 12.4 without the last member, so they lie at multiples of `bytes` */
typedef struct trace__pc_record {
    size_t bytes;
    uint64_t cubin, offset;
    uint32_t function, pad; /* its number in the cubin */
    const char *name;       /* ours to keep */
    size_t nreasons;
    trace__pc_reason *reasons;
    uint32_t correlation;
} trace__pc_record;

typedef struct trace__pc_data {
    size_t bytes, room; /* records that fit */
    uint64_t samples, dropped;
    size_t n, remaining;
    uint64_t range;
    unsigned char *records;
    uint64_t elsewhere; /* of `samples`, those in kernels of the system */
    uint8_t full;       /* the device's buffer */
} trace__pc_data;

typedef struct trace__pc_setting {
    int32_t what, result;
    union {
        uint64_t words[3];
        uint32_t number;
        size_t size;
        void *pointer;
        struct {
            size_t n;
            const uint32_t *indexes;
        } reasons;
    } value;
} trace__pc_setting;

/* What every function but the last three takes; `bytes` says how much of it. */
typedef struct trace__pc_call {
    size_t bytes;
    void *none, *context;
    union {
        void *data;   /* reading */
        size_t *n_at; /* how many reasons there are */
        size_t n;     /* of settings, of reasons */
    } what;
    void *list;   /* settings; uint32_t indexes of reasons */
    char **names; /* of reasons */
} trace__pc_call;
enum { TRACE__PC_CALL_CONTEXT = 24, TRACE__PC_CALL_DATA = 32, TRACE__PC_CALL_SETTINGS = 40, TRACE__PC_CALL_NAMES = 48 };

typedef struct trace__pc_line {
    size_t bytes;
    const void *cubin;
    const char *function;
    size_t cubin_bytes;
    uint32_t line;
    uint64_t offset;
    char *file, *directory; /* to be freed; NULL: nothing is known */
} trace__pc_line;

typedef struct trace__pc_crc {
    size_t bytes, cubin_bytes;
    const void *cubin;
    uint64_t crc;
} trace__pc_crc;

/* clang-format off */
#define TRACE__PC_FUNCTIONS(X) \
    X(cuptiPCSamplingEnable, (trace__pc_call *)) \
    X(cuptiPCSamplingDisable, (trace__pc_call *)) \
    X(cuptiPCSamplingStart, (trace__pc_call *)) \
    X(cuptiPCSamplingStop, (trace__pc_call *)) \
    X(cuptiPCSamplingGetData, (trace__pc_call *)) \
    X(cuptiPCSamplingSetConfigurationAttribute, (trace__pc_call *)) \
    X(cuptiPCSamplingGetConfigurationAttribute, (trace__pc_call *)) \
    X(cuptiPCSamplingGetNumStallReasons, (trace__pc_call *)) \
    X(cuptiPCSamplingGetStallReasons, (trace__pc_call *)) \
    X(cuptiGetSassToSourceCorrelation, (trace__pc_line *)) \
    X(cuptiGetCubinCrc, (trace__pc_crc *)) \
    X(cuptiGetDeviceId, (void *, uint32_t *))
/* clang-format on */
typedef struct trace__pc_library {
    TRACE__PC_FUNCTIONS(TRACE__CUPTI_POINTER)
} trace__pc_library;

#endif
