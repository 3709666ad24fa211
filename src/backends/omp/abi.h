/* omp/abi.h - what the OpenMP tools interface (OMPT) looks like to a tool; OpenMP 5.2, chapters 19 and 20; 6.0, part VI
 */

typedef trace__function (*trace__ompt_lookup)(const char *name); /* ompt_function_lookup_t */

typedef struct trace__ompt_start { /* ompt_start_tool_result_t, 5.2 section 19.4.1 */
    int (*initialize)(trace__ompt_lookup lookup, int initial_device, void *tool_data);
    void (*finalize)(void *tool_data);
    uint64_t tool_data;
} trace__ompt_start;

/* Entry points, 5.2 sections 19.6 (host) and 19.6.2 (of a device) */
typedef int (*trace__ompt_set_callback)(int event, trace__function callback);
typedef uint64_t (*trace__ompt_get_device_time)(void *device);
typedef int (*trace__ompt_set_trace)(void *device, unsigned enable, unsigned event);
typedef void (*trace__ompt_request)(int device_number, void **buffer, size_t *bytes);
typedef void (*trace__ompt_complete)(int device_number, void *buffer, size_t bytes, uint64_t begin, int owned);
typedef int (*trace__ompt_start_trace)(void *device, trace__ompt_request request, trace__ompt_complete complete);
typedef int (*trace__ompt_of_device)(void *device); /* flush, stop */
typedef int (*trace__ompt_advance)(void *device, void *buffer, size_t bytes, uint64_t now, uint64_t *next);
typedef int (*trace__ompt_record_type)(void *buffer, uint64_t at);
typedef struct trace__ompt_record *(*trace__ompt_record_at)(void *buffer, uint64_t at);

enum { TRACE__OMPT_BEGIN = 1, TRACE__OMPT_END = 2 }; /* ompt_scope_endpoint_t */
enum {
    TRACE__OMPT_COMPLETE = 1,
    TRACE__OMPT_CANCEL = 3,
    TRACE__OMPT_DETACH = 4,
    TRACE__OMPT_EARLY = 5,
    TRACE__OMPT_LATE = 6,
    TRACE__OMPT_WAITED = 8
};
enum { TRACE__OMPT_WORKER = 2 };       /* ompt_thread_t */
enum { TRACE__OMPT_THREAD_BEGIN = 1 }; /* ompt_callbacks_t */
enum { TRACE__OMPT_TASK_INITIAL = 1 }; /* ompt_task_flag_t */
/* ompt_callbacks_t */
enum { TRACE__OMPT_DATA_OP = 9, TRACE__OMPT_SUBMIT = 10, TRACE__OMPT_DATA_OP_EMI = 34, TRACE__OMPT_SUBMIT_EMI = 35 };

/* 5.2 section 19.5.2: what device tracing leaves in buffers. Of the union, what ran on the device. */
typedef struct trace__ompt_record {
    int type; /* ompt_callbacks_t */
    uint64_t time, thread_id, target_id;
    union {
        struct {
            uint64_t host_op_id;
            int optype;
            void *src_addr;
            int src_device_num;
            void *dest_addr;
            int dest_device_num;
            size_t bytes;
            uint64_t end_time;
            const void *codeptr_ra;
        } data_op;
        struct {
            uint64_t host_op_id;
            unsigned requested_teams, granted_teams;
            uint64_t end_time;
        } kernel;
    } of;
} trace__ompt_record;
