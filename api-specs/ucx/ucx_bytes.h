/* ucx_bytes.h - bytes of UCX's datatypes, and what was received, when it was
 *
 * A receive completes in the call or later. UCX gives the details to the program's callback, so ours is called first.
 */

/* As struct ucp_request_param and ucp_tag_recv_info say. */
typedef struct trace__ucx_param {
    uint32_t mask, flags;
    void *request;
    void (*callback)(void *request, int8_t status, const void *info, void *user_data);
    uint64_t datatype;
    void *user_data, *reply;
    int32_t memory, padding;
    void *info, *memory_handle;
} trace__ucx_param;
typedef struct trace__ucx_info {
    uint64_t tag, bytes;
} trace__ucx_info;
enum { /* UCP_OP_ATTR_FIELD_* */
       TRACE__UCX_CALLBACK = 1 << 1,
       TRACE__UCX_USER_DATA = 1 << 2,
       TRACE__UCX_DATATYPE = 1 << 3,
       TRACE__UCX_INFO = 1 << 7,
       TRACE__UCX_KNOWN = (1 << 9) - 1, /* fields of the parameters as they are here */
       TRACE__UCX_FLAGS = ~0xffff
};

static uint64_t trace__ucx_datatype(const void *param)
{
    const trace__ucx_param *p = (const trace__ucx_param *)param;
    return p && p->mask & TRACE__UCX_DATATYPE ? p->datatype : 1 << 3; /* ucp_dt_make_contig(1) */
}

static uint64_t trace__ucx_bytes(const void *buffer, uint64_t count, uint64_t datatype)
{
    const struct {
        void *at;
        size_t bytes;
    } *iov = (__typeof__(iov))buffer;
    uint64_t sum = 0, i;
    if ((datatype & 7) == 0)
        return count * (datatype >> 3);
    for (i = 0; (datatype & 7) == 2 && iov && i < count; i++)
        sum += iov[i].bytes;
    return sum;
}

/* A pointer that is a ucs_status_t: done, a request, or an error. */
static int32_t trace__ucx_status(uint64_t result)
{
    return !result ? 0 : (int64_t)result < 0 && (int64_t)result >= -100 ? (int32_t)(int64_t)result : 1;
}

typedef struct trace__ucx_node { /* a receive that is not complete */
    struct trace__ucx_node *next;
    void (*callback)(void *request, int8_t status, const void *info, void *user_data);
    void *user_data;
} trace__ucx_node;
typedef struct trace__ucx_request { /* of a wrapper, for the time of the call */
    trace__ucx_param copy;
    trace__ucx_node *node;
    trace__ucx_info info, *at; /* where the library puts the details of a receive that is complete at once */
} trace__ucx_request;

static trace__ucx_node *trace__ucx_free;
static unsigned char trace__ucx_busy;

static trace__ucx_node *trace__ucx_take(void)
{
    trace__ucx_node *n;
    size_t i;
    while (__atomic_test_and_set(&trace__ucx_busy, __ATOMIC_ACQUIRE)) {}
    n = trace__ucx_free;
    if (!n && (n = (trace__ucx_node *)trace__os_memory(65536, false)) != NULL)
        for (i = 65536 / sizeof *n; i-- > 1;)
            n[i].next = i + 1 < 65536 / sizeof *n ? &n[i + 1] : NULL;
    if (n)
        trace__ucx_free = n == trace__ucx_free ? n->next : &n[1];
    __atomic_clear(&trace__ucx_busy, __ATOMIC_RELEASE);
    return n;
}
static void trace__ucx_give(trace__ucx_node *n)
{
    while (__atomic_test_and_set(&trace__ucx_busy, __ATOMIC_ACQUIRE)) {}
    n->next = trace__ucx_free;
    trace__ucx_free = n;
    __atomic_clear(&trace__ucx_busy, __ATOMIC_RELEASE);
}

static trace__call trace__ucx_completion =
    TRACE__CUSTOM_CALL("ucp_recv_completion\0" trace__ucx_ucp_recv_completion_steps);

static void trace__ucx_completed(const void *request, int status, const trace__ucx_info *info)
{
    uint64_t v[5] = {(uintptr_t)request, (uint64_t)(int64_t)status, info ? info->tag : 0,
                     info && !status ? info->bytes : 0, 0};
    if (TRACE__ON(TRACE_SOURCE_CUSTOM, 1))
        trace__call_record(&trace__ucx_library, &trace__ucx_completion, v);
}

static void trace__ucx_callback(void *request, int8_t status, const void *info, void *user_data)
{
    trace__ucx_node n = *(trace__ucx_node *)user_data;
    trace__ucx_give((trace__ucx_node *)user_data);
    trace__ucx_completed(request, status, (const trace__ucx_info *)info);
    n.callback(request, status, info, n.user_data);
}

/* The parameters with our callback and a place for the details; those of the program where these are not all known. */
static const void *trace__ucx_begin(trace__ucx_request *w, const void *param)
{
    const trace__ucx_param *p = (const trace__ucx_param *)param;
    w->node = NULL;
    w->at = NULL;
    if (!p || p->mask & ~(uint32_t)(TRACE__UCX_KNOWN | TRACE__UCX_FLAGS))
        return param;
    w->copy = *p;
    w->info.tag = 0;
    w->info.bytes = UINT64_MAX; /* unknown: not every path of every version says it */
    w->at = p->mask & TRACE__UCX_INFO ? (trace__ucx_info *)p->info : &w->info;
    w->copy.info = w->at;
    w->copy.mask |= TRACE__UCX_INFO;
    if (p->mask & TRACE__UCX_CALLBACK && p->callback && (w->node = trace__ucx_take()) != NULL) {
        w->node->callback = p->callback;
        w->node->user_data = p->mask & TRACE__UCX_USER_DATA ? p->user_data : NULL;
        w->copy.callback = trace__ucx_callback;
        w->copy.user_data = w->node;
        w->copy.mask |= TRACE__UCX_USER_DATA;
    }
    return &w->copy;
}

static void trace__ucx_end(trace__ucx_request *w, const void *result)
{
    int32_t status = trace__ucx_status((uintptr_t)result);
    if (status <= 0 && w->node) /* no callback will come */
        trace__ucx_give(w->node);
    if (!status && w->at)
        trace__ucx_completed(result, status, w->at);
}
