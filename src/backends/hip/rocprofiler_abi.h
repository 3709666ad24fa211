/* rocprofiler_abi.h - what rocprofiler-sdk looks like to a tool: versions 0.5 (ROCm 6) and 1.0 (ROCm 7 and later)
 *
 * What its registration.h, context.h, buffer.h, buffer_tracing.h, callback_tracing.h, external_correlation.h and
 * agent.h declare, as far as it is used here. Handles are structures of one 64-bit number and travel as that. Offsets
 * that both versions share are constants. */

typedef struct trace__rocp_configured { /* rocprofiler_tool_configure_result_t */
    size_t size;
    int (*initialize)(void (*finalize)(uint64_t client), void *data);
    void (*finalize)(void *data);
    void *data;
} trace__rocp_configured;
typedef trace__rocp_configured *(*trace__rocp_configure)(uint32_t version, const char *runtime, uint32_t priority,
                                                         void *client);

typedef struct trace__rocp_header { /* rocprofiler_record_header_t */
    uint32_t category, kind;
    const unsigned char *payload;
} trace__rocp_header;
typedef void (*trace__rocp_records)(uint64_t context, uint64_t buffer, trace__rocp_header **headers, size_t n,
                                    void *data, uint64_t lost);
/* rocprofiler_callback_tracing_record_t; passed by value in memory: of 0.5 one word less is there */
typedef struct trace__rocp_event {
    uint64_t words[8];
} trace__rocp_event;
typedef void (*trace__rocp_callback)(trace__rocp_event event, void *user, void *data);
typedef int (*trace__rocp_request)(uint64_t thread, uint64_t context, int kind, int32_t operation, uint64_t internal,
                                   uint64_t *external, void *data);
typedef int (*trace__rocp_agents)(int version, const void **agents, size_t n, void *data);

/* The functions, by name. */
/* clang-format off */
#define TRACE__ROCP_FUNCTIONS(X) \
    X(create_context, (uint64_t *context)) \
    X(start_context, (uint64_t context)) \
    X(create_buffer, (uint64_t context, size_t bytes, size_t watermark, int policy, trace__rocp_records callback, \
                     void *data, uint64_t *buffer)) \
    X(flush_buffer, (uint64_t buffer)) \
    X(configure_buffer_tracing_service, \
      (uint64_t context, int kind, const int32_t *operations, size_t n, uint64_t buffer)) \
    X(configure_callback_tracing_service, \
      (uint64_t context, int kind, const int32_t *operations, size_t n, trace__rocp_callback callback, \
       void *data)) \
    X(configure_external_correlation_id_request_service, \
      (uint64_t context, const int *kinds, size_t n, trace__rocp_request callback, void *data)) \
    X(create_callback_thread, (uint64_t *thread)) \
    X(assign_callback_thread, (uint64_t buffer, uint64_t thread)) \
    X(query_available_agents, (int version, trace__rocp_agents callback, size_t agent_bytes, void *data)) \
    X(get_timestamp, (uint64_t *time))
/* clang-format on */

enum {
    /* rocprofiler_buffer_tracing_kind_t; the kinds of requests have the same numbers */
    TRACE__ROCP_KERNELS = 11,
    TRACE__ROCP_COPIES = 10,
    /* rocprofiler_callback_tracing_kind_t, operation, phase */
    TRACE__ROCP_CODE = 10,
    TRACE__ROCP_KERNEL_SYMBOL = 2,
    TRACE__ROCP_LOAD = 1,
    TRACE__ROCP_TRACING = 1,
    TRACE__ROCP_LOSSLESS = 2,
    TRACE__ROCP_GPU = 2,
    TRACE__ROCP_AGENTS_VERSION = 1
};
/* Offsets. Of records of kernels and copies: */
enum { TRACE__ROCP_OPERATION = 12, TRACE__ROCP_EXTERNAL = 24, TRACE__ROCP_BEGIN = 40, TRACE__ROCP_END = 48 };
enum {
    TRACE__ROCP_K_AGENT = 64,
    TRACE__ROCP_K_QUEUE = 72,
    TRACE__ROCP_K_KERNEL = 80,
    TRACE__ROCP_K_LDS = 100,
    TRACE__ROCP_K_BLOCK = 104,
    TRACE__ROCP_K_GRID = 116
};
enum { TRACE__ROCP_C_TO = 56, TRACE__ROCP_C_FROM = 64, TRACE__ROCP_C_BYTES = 72 };
/* of a kernel's symbol, and of an agent: */
enum { TRACE__ROCP_S_KERNEL = 8, TRACE__ROCP_S_NAME = 24 };
enum {
    TRACE__ROCP_A_ID = 8,
    TRACE__ROCP_A_TYPE = 16,
    TRACE__ROCP_A_NAME = 248,
    TRACE__ROCP_A_PRODUCT = 264,
    TRACE__ROCP_A_NUMBER = 288,
    TRACE__ROCP_A_BYTES = 296
};
/* Words of a trace__rocp_event: kind and operation, phase, payload; 1.0 put one in front of them. */
enum { TRACE__ROCP_E_KIND = 4, TRACE__ROCP_E_PHASE = 5, TRACE__ROCP_E_PAYLOAD = 6 };
