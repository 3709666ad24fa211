/* libfabric_bytes.h - bytes of vectors and of completions */

static uint64_t trace__libfabric_iov(const void *vector, uint64_t n)
{
    const struct {
        void *base;
        size_t bytes;
    } *iov = (__typeof__(iov))vector;
    uint64_t sum = 0, i;
    for (i = 0; iov && i < n; i++)
        sum += iov[i].bytes;
    return sum;
}

/* Bytes of a message: struct fi_msg, fi_msg_tagged and fi_msg_rma begin alike. */
static uint64_t trace__libfabric_msg(const void *message)
{
    const struct {
        const void *iov;
        void **desc;
        size_t n;
    } *msg = (__typeof__(msg))message;
    return msg ? trace__libfabric_iov(msg->iov, msg->n) : 0;
}

/* How completions of a queue look is said when it is opened: enum fi_cq_format by the queue's address. A queue that
 * finds no place has no bytes. */
enum { TRACE__LIBFABRIC_QUEUES = 1024, TRACE__LIBFABRIC_RECEIVE = 1 << 10 /* FI_RECV */ };
static struct {
    const void *cq;
    int format;
} trace__libfabric_queues[TRACE__LIBFABRIC_QUEUES];

static void trace__libfabric_opened(const void *attributes, const void *cq, int64_t result)
{
    const struct {
        size_t size;
        uint64_t flags;
        int format;
    } *attr = (__typeof__(attr))attributes;
    const void *queue;
    size_t i, at;
    if (result || !attr || !cq)
        return;
    memcpy(&queue, cq, sizeof queue);
    at = ((uintptr_t)queue >> 4) * 0x9e3779b97f4a7c15ull >> 54;
    for (i = 0; i < TRACE__LIBFABRIC_QUEUES; i++, at = (at + 1) % TRACE__LIBFABRIC_QUEUES) {
        const void *none = NULL;
        if (__atomic_load_n(&trace__libfabric_queues[at].cq, __ATOMIC_RELAXED) == queue ||
            __atomic_compare_exchange_n(&trace__libfabric_queues[at].cq, &none, queue, false, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED)) {
            __atomic_store_n(&trace__libfabric_queues[at].format, attr->format, __ATOMIC_RELEASE);
            return;
        }
    }
}

static uint64_t trace__libfabric_sum(const void *cq, const void *entries, int64_t n)
{
    static const uint8_t bytes[] = {0, 8, 24, 40, 48}; /* of FI_CQ_FORMAT_CONTEXT, MSG, DATA, TAGGED */
    size_t at = ((uintptr_t)cq >> 4) * 0x9e3779b97f4a7c15ull >> 54, i;
    uint64_t sum = 0, flags, length;
    int format = 0;
    if (n <= 0 || !entries)
        return 0;
    for (i = 0; i < TRACE__LIBFABRIC_QUEUES; i++, at = (at + 1) % TRACE__LIBFABRIC_QUEUES) {
        const void *key = __atomic_load_n(&trace__libfabric_queues[at].cq, __ATOMIC_RELAXED);
        if (key == cq)
            format = __atomic_load_n(&trace__libfabric_queues[at].format, __ATOMIC_ACQUIRE);
        if (!key || key == cq)
            break;
    }
    if (format < 2 || format > 4)
        return 0;
    for (i = 0; i < (uint64_t)n; i++) {
        const char *entry = (const char *)entries + i * bytes[format];
        memcpy(&flags, entry + 8, sizeof flags);
        memcpy(&length, entry + 16, sizeof length);
        sum += flags & TRACE__LIBFABRIC_RECEIVE ? length : 0;
    }
    return sum;
}

/* A provider may read its queue by the table, too: only the program's own call counts. */
static __thread struct {
    unsigned depth;
    bool within; /* the call that has just ended was within another */
} trace__libfabric_reading;
static void trace__libfabric_enter(void) { trace__libfabric_reading.depth++; }
static void trace__libfabric_leave(void) { trace__libfabric_reading.within = --trace__libfabric_reading.depth > 0; }

/* Reading a queue is polling, and recorded at level full only; that something was done is recorded below, too. */
static trace__call trace__libfabric_completion =
    TRACE__CUSTOM_CALL("fi_completion\0" trace__libfabric_fi_completion_steps);

static void trace__libfabric_completed(const void *cq, const void *entries, int64_t n)
{
    uint64_t v[4] = {(uintptr_t)cq, (uint64_t)n, 0, 0};
    trace__libfabric_leave();
    if (n <= 0 || trace__libfabric_reading.within || !TRACE__ON(TRACE_SOURCE_CUSTOM, 1) ||
        TRACE__ON(TRACE_SOURCE_CUSTOM, 3))
        return;
    v[3] = trace__libfabric_sum(cq, entries, n);
    trace__call_record(&trace__libfabric_library, &trace__libfabric_completion, v);
}

static uint64_t trace__libfabric_received(const void *cq, const void *entries, int64_t n)
{
    return trace__libfabric_reading.within ? 0 : trace__libfabric_sum(cq, entries, n);
}
