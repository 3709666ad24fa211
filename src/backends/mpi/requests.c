/* mpi/requests.c - requests: what each will have done when it completes
 *
 * Remembered are receives (a completed one becomes a MESSAGE record inside the call that completed it), input and
 * output (its bytes become metadata of that call) and persistent requests (their start is the send, or the collective).
 * A plain send needs no memory.
 */

enum { TRACE__MPI_RECV = 1, TRACE__MPI_IO, TRACE__MPI_SEND_INIT, TRACE__MPI_RECV_INIT, TRACE__MPI_COLL_INIT };

typedef struct trace__mpi_request {
    struct trace__mpi_request *next; /* free ones */
    trace__mpi_comm *comm;
    uintptr_t key;
    uint64_t bytes, received;
    int32_t kind, dest, tag;
    bool active;
    /* a wait or test is about to look at it: that call, not who finds the handle in use again, lets go of it */
    bool held;
} trace__mpi_request;

typedef struct trace__mpi_volume {
    uint64_t sent, received;
} trace__mpi_volume;
/* What the persistent collective that this thread is setting up will move at each start. */
static __thread trace__mpi_volume trace__mpi_plan __attribute__((tls_model("initial-exec")));

TRACE__MPI_MAP(trace__mpi_requests);
TRACE__MPI_MAP(trace__mpi_messages);

/* Unused ones: a few of each thread's own, which need no lock, the others for all threads. */
enum { TRACE__MPI_OWN_REQUESTS = 64 };
typedef struct trace__mpi_pool {
    trace__mpi_request *first;
    uint32_t n;
} trace__mpi_pool;
static __thread trace__mpi_pool trace__mpi_own_requests __attribute__((tls_model("initial-exec")));
static trace__mpi_pool trace__mpi_free_requests;

static TRACE__IN_HOT trace__mpi_request *trace__mpi_pool_take(trace__mpi_pool *pool)
{
    trace__mpi_request *r = pool->first;
    if (r) {
        pool->first = r->next;
        pool->n--;
    }
    return r;
}
static TRACE__IN_HOT void trace__mpi_pool_put(trace__mpi_pool *pool, trace__mpi_request *r)
{
    r->next = pool->first;
    pool->first = r;
    pool->n++;
}
TRACE__PRIVATE __attribute__((noinline)) trace__mpi_request *trace__mpi_request_more(void)
{
    trace__mpi_request *r;
    trace__mpi_lock(&trace__mpi_messages); /* serves as the pool's lock too */
    r = trace__mpi_pool_take(&trace__mpi_free_requests);
    trace__mpi_unlock(&trace__mpi_messages);
    return r ? r : (trace__mpi_request *)malloc(sizeof *r);
}
static TRACE__IN_HOT trace__mpi_request *trace__mpi_request_new(void)
{
    trace__mpi_request *r = trace__mpi_pool_take(&trace__mpi_own_requests);
    return TRACE__LIKELY(r) ? r : trace__mpi_request_more();
}
TRACE__PRIVATE __attribute__((noinline)) void trace__mpi_request_less(trace__mpi_request *r)
{
    trace__mpi_lock(&trace__mpi_messages);
    trace__mpi_pool_put(&trace__mpi_free_requests, r);
    trace__mpi_unlock(&trace__mpi_messages);
}
static TRACE__IN_HOT void trace__mpi_request_drop(trace__mpi_request *r)
{
    if (TRACE__LIKELY(trace__mpi_own_requests.n < TRACE__MPI_OWN_REQUESTS))
        trace__mpi_pool_put(&trace__mpi_own_requests, r);
    else
        trace__mpi_request_less(r);
}

/* Several threads may be in MPI at once, each with a request of its own: always, unless the library said that the
 * program promised otherwise (MPI_THREAD_SERIALIZED and less). Then the table of requests needs no lock, whose bus lock
 * would wait for all stores before it. */
/* ...SESSION_THREADS: each session has a promise of its own. */
enum { TRACE__MPI_ONE_THREAD, TRACE__MPI_SOME_THREADS, TRACE__MPI_SESSION_THREADS };
static uint32_t trace__mpi_threads = TRACE__MPI_SOME_THREADS;

static TRACE__IN_HOT bool trace__mpi_requests_lock(void)
{
    bool needed = __atomic_load_n(&trace__mpi_threads, __ATOMIC_RELAXED) != TRACE__MPI_ONE_THREAD;
    if (TRACE__UNLIKELY(needed))
        trace__mpi_lock(&trace__mpi_requests);
    return needed;
}
static TRACE__IN_HOT void trace__mpi_requests_unlock(bool locked)
{
    if (TRACE__UNLIKELY(locked))
        trace__mpi_unlock(&trace__mpi_requests);
}

static TRACE__IN_HOT void trace__mpi_track(uintptr_t key, int kind, trace__mpi_comm *comm, int dest, int tag,
                                           uint64_t bytes)
{
    trace__mpi_request *r, *before;
    bool locked;
    if (!key || key == TRACE__MPI_REQUEST_NULL_ || !(r = trace__mpi_request_new()))
        return;
    r->comm = comm;
    r->key = key;
    r->bytes = bytes;
    r->received = 0;
    r->kind = kind;
    r->dest = dest;
    r->tag = tag;
    r->active = kind == TRACE__MPI_RECV || kind == TRACE__MPI_IO;
    r->held = false;
    locked = trace__mpi_requests_lock();
    before = (trace__mpi_request *)trace__mpi_swap_locked(&trace__mpi_requests, key, r, NULL);
    if (before && before->held) /* not yet taken out by its call, which would need the lock */
        before = NULL;
    trace__mpi_requests_unlock(locked);
    if (before)
        trace__mpi_request_drop(before);
}
/* A receive from nobody brings no message, whatever its status says: MPICH's names rank 0 when it comes from
 * MPI_Waitall. */
static TRACE__IN_HOT void trace__mpi_posted(uintptr_t key, uintptr_t comm, int source)
{
    if (source != TRACE__MPI_PROC_NULL_)
        trace__mpi_track(key, TRACE__MPI_RECV, trace__mpi_comm_of(comm), 0, 0, 0);
}
TRACE__PRIVATE void trace__mpi_recv_init(uintptr_t key, uintptr_t comm, int source)
{
    if (source != TRACE__MPI_PROC_NULL_)
        trace__mpi_track(key, TRACE__MPI_RECV_INIT, trace__mpi_comm_of(comm), 0, 0, 0);
}
TRACE__PRIVATE void trace__mpi_send_init(uintptr_t key, uintptr_t comm, int dest, int tag, int64_t count,
                                         uintptr_t type)
{
    trace__mpi_track(key, TRACE__MPI_SEND_INIT, trace__mpi_comm_of(comm), dest, tag,
                     dest == TRACE__MPI_PROC_NULL_ ? 0 : (uint64_t)count * trace__mpi_type_of(type)->size);
}
TRACE__PRIVATE void trace__mpi_coll_init(uintptr_t key, uintptr_t comm)
{
    trace__mpi_request *r;
    trace__mpi_track(key, TRACE__MPI_COLL_INIT, trace__mpi_comm_of(comm), 0, 0, trace__mpi_plan.sent);
    r = key ? (trace__mpi_request *)trace__mpi_get(&trace__mpi_requests, key) : NULL;
    if (r)
        r->received = trace__mpi_plan.received;
}
TRACE__PRIVATE void trace__mpi_forget(uintptr_t key)
{
    trace__mpi_request *r = key ? (trace__mpi_request *)trace__mpi_put(&trace__mpi_requests, key, NULL) : NULL;
    if (r)
        trace__mpi_request_drop(r);
}

/* Matched probes: the message's communicator, for its receive. */
TRACE__PRIVATE void trace__mpi_matched(uintptr_t message, uintptr_t comm)
{
    if (message)
        trace__mpi_put(&trace__mpi_messages, message, trace__mpi_comm_of(comm));
}
TRACE__PRIVATE trace__mpi_comm *trace__mpi_message_of(uintptr_t message)
{
    trace__mpi_comm *c = message ? (trace__mpi_comm *)trace__mpi_put(&trace__mpi_messages, message, NULL) : NULL;
    return c ? c : &trace__mpi_nothing;
}

/* ---- records --------------------------------------------------------------------------------------------- */

/* Who sent what was received: comm, source, tag, bytes; -1 where there was no message. */
static inline unsigned char *trace__mpi_put_message(unsigned char *p, const trace__mpi_comm *c,
                                                    const MPI_Status *status, int result)
{
    bool any = result == 0 && TRACE__MPI_SOURCE(status) != TRACE__MPI_PROC_NULL_;
    p = trace__put_u64(p, c->id);
    p = trace__put_u32(p, (uint32_t)(any ? trace__mpi_world_rank(c, TRACE__MPI_SOURCE(status)) : -1));
    p = trace__put_u32(p, (uint32_t)(any ? TRACE__MPI_TAG(status) : -1));
    return trace__put_u64(p, any ? trace__mpi_status_bytes(status) : 0);
}
static inline unsigned char *trace__mpi_put_probed(unsigned char *p, const trace__mpi_comm *c, const MPI_Status *status,
                                                   int result, int found)
{
    bool any = result == 0 && found && TRACE__MPI_SOURCE(status) != TRACE__MPI_PROC_NULL_;
    p = trace__put_u32(p, (uint32_t)(any ? trace__mpi_world_rank(c, TRACE__MPI_SOURCE(status)) : -1));
    p = trace__put_u32(p, (uint32_t)(any ? TRACE__MPI_TAG(status) : -1));
    return trace__put_u64(p, any ? trace__mpi_status_bytes(status) : 0);
}

TRACE__PRIVATE void trace__mpi_received(const trace__mpi_request *r, const MPI_Status *status)
{
    static const trace__field fields[] = {{"request", TRACE_T_HANDLE, TRACE_R_REQUEST, ""},
                                          {"comm", TRACE_T_U64, TRACE_R_COMM, ""},
                                          {"source_world", TRACE_T_I32, TRACE_R_SRC, ""},
                                          {"tag", TRACE_T_I32, TRACE_R_TAG, ""},
                                          {"bytes", TRACE_T_U64, TRACE_R_BYTES_RECV, "B"}};
    static const trace__desc desc = {"MPI", "received", TRACE_KIND_MESSAGE, 1, 5, fields};
    static trace__site site = {0, 1, &desc, NULL};
    trace__writer *w;
    unsigned char *p;
    if (TRACE__MPI_SOURCE(status) == TRACE__MPI_PROC_NULL_ || trace__mpi_status_cancelled(status))
        return;
    p = trace__open(&w, trace__site_id(&site), 32);
    if (p) {
        p = trace__put_u64(p, r->key);
        p = trace__mpi_put_message(p, r->comm, status, 0);
        trace__close(w, p);
    }
}

TRACE__PRIVATE void trace__mpi_received_from(trace__mpi_comm *comm, const MPI_Status *status, int result)
{
    trace__mpi_request r;
    memset(&r, 0, sizeof r);
    r.comm = comm;
    if (result == 0)
        trace__mpi_received(&r, status);
}

TRACE__PRIVATE void trace__mpi_did_io(const trace__mpi_request *r, const MPI_Status *status)
{
    static const trace__field fields[] = {{"request", TRACE_T_HANDLE, TRACE_R_REQUEST, ""},
                                          {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"}};
    static const trace__desc desc = {"MPI", "input/output done", TRACE_KIND_META, 1, 2, fields};
    static trace__site site = {0, 1, &desc, NULL};
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&site), 16);
    if (p) {
        p = trace__put_u64(p, r->key);
        p = trace__put_u64(p, trace__mpi_status_bytes(status));
        trace__close(w, p);
    }
}

TRACE__PRIVATE void trace__mpi_started_send(const trace__mpi_request *r)
{
    static const trace__field fields[] = {{"request", TRACE_T_HANDLE, TRACE_R_REQUEST, ""},
                                          {"comm", TRACE_T_U64, TRACE_R_COMM, ""},
                                          {"dest_world", TRACE_T_I32, TRACE_R_DST, ""},
                                          {"tag", TRACE_T_I32, TRACE_R_TAG, ""},
                                          {"bytes", TRACE_T_U64, TRACE_R_BYTES_SENT, "B"}};
    static const trace__desc desc = {"MPI", "sent", TRACE_KIND_MESSAGE, 1, 5, fields};
    static trace__site site = {0, 1, &desc, NULL};
    trace__writer *w;
    unsigned char *p;
    if (r->dest == TRACE__MPI_PROC_NULL_)
        return;
    p = trace__open(&w, trace__site_id(&site), 32);
    if (p) {
        p = trace__put_u64(p, r->key);
        p = trace__put_u64(p, r->comm->id);
        p = trace__put_u32(p, (uint32_t)trace__mpi_world_rank(r->comm, r->dest));
        p = trace__put_u32(p, (uint32_t)r->tag);
        p = trace__put_u64(p, r->bytes);
        trace__close(w, p);
    }
}

TRACE__PRIVATE void trace__mpi_started_coll(const trace__mpi_request *r)
{
    static const trace__field fields[] = {
        {"request", TRACE_T_HANDLE, TRACE_R_REQUEST, ""},     {"comm", TRACE_T_U64, TRACE_R_COMM, ""},
        {"comm_size", TRACE_T_U32, TRACE_R_COMM_SIZE, ""},    {"seq", TRACE_T_U64, TRACE_R_COLL_SEQ, ""},
        {"bytes_sent", TRACE_T_U64, TRACE_R_BYTES_SENT, "B"}, {"bytes_recv", TRACE_T_U64, TRACE_R_BYTES_RECV, "B"}};
    static const trace__desc desc = {"MPI", "collective started", TRACE_KIND_META, 1, 6, fields};
    static trace__site site = {0, 1, &desc, NULL};
    uint64_t seq = trace__mpi_next(r->comm);
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&site), 44);
    if (p) {
        p = trace__put_u64(p, r->key);
        p = trace__mpi_put_comm(p, r->comm);
        p = trace__put_u64(p, seq);
        p = trace__put_u64(trace__put_u64(p, r->bytes), r->received);
        trace__close(w, p);
    }
}

/* ---- start ------------------------------------------------------------------------------------------------- */

TRACE__PRIVATE void trace__mpi_start(uintptr_t key, int result)
{
    trace__mpi_request *r = result == 0 && key ? (trace__mpi_request *)trace__mpi_get(&trace__mpi_requests, key) : NULL;
    if (!r)
        return;
    r->active = true;
    if (r->kind == TRACE__MPI_SEND_INIT)
        trace__mpi_started_send(r);
    else if (r->kind == TRACE__MPI_COLL_INIT)
        trace__mpi_started_coll(r);
}
TRACE__PRIVATE void trace__mpi_startall(const MPI_Request *requests, int n, int result)
{
    int i;
    for (i = 0; i < n; i++) /* persistent handles stay what they are */
        trace__mpi_start(trace__mpi_handle_at(requests, i), result);
}

/* ---- wait and test --------------------------------------------------------------------------------------- */

enum { TRACE__MPI_FEW = 8 };
typedef struct trace__mpi_wait {
    int n;
    const MPI_Request *requests;
    trace__mpi_request **of; /* what we know of each request; NULL entries: nothing */
    MPI_Status *statuses;    /* one for each request (all, some), or one (any) */
    void *memory;            /* of more than a few */
    trace__mpi_request *few[TRACE__MPI_FEW];
    MPI_Status own[TRACE__MPI_FEW];
} trace__mpi_wait;

static TRACE__IN_HOT trace__mpi_request *trace__mpi_known(const MPI_Request *requests, int i)
{
    uintptr_t key = trace__mpi_handle_at(requests, i);
    return key && key != TRACE__MPI_REQUEST_NULL_ ? (trace__mpi_request *)trace__mpi_get(&trace__mpi_requests, key)
                                                  : NULL;
}

/* `wanted` statuses are lent where the program ignores them. */
TRACE__PRIVATE __attribute__((noinline)) MPI_Status *
trace__mpi_wait_hold(trace__mpi_wait *w, const MPI_Request *requests, int n, int wanted, MPI_Status *statuses)
{
    bool any = false;
    int i;
    w->n = n;
    w->requests = requests;
    w->of = w->few;
    w->memory = NULL;
    if (n > TRACE__MPI_FEW) {
        w->memory = malloc((size_t)n * (sizeof *w->of + sizeof(MPI_Status)));
        w->of = (trace__mpi_request **)w->memory;
        if (!w->memory)
            w->n = 0;
    }
    for (i = 0; i < w->n; i++) {
        w->of[i] = trace__mpi_known(requests, i);
        if (w->of[i])
            w->of[i]->held = any = true;
    }
    if (!any)
        w->n = 0;
    else if (TRACE__MPI_IGNORED(statuses))
        statuses = wanted > TRACE__MPI_FEW ? (MPI_Status *)(void *)(w->of + n) : w->own;
    w->statuses = statuses;
    return statuses;
}
/* Before the call, for it sets the handles to MPI_REQUEST_NULL. Where none is one of ours, the program's own statuses
 * will do. */
static TRACE__IN_HOT MPI_Status *trace__mpi_wait_prepare(trace__mpi_wait *w, const MPI_Request *requests, int n,
                                                         int wanted, MPI_Status *statuses)
{
    int i;
    for (i = 0; i < n; i++)
        if (trace__mpi_known(requests, i))
            return trace__mpi_wait_hold(w, requests, n, wanted, statuses);
    w->n = 0;
    w->memory = NULL;
    return statuses;
}

/* Once the library has completed a request its handle may be another thread's: then the table has that one, and keeps
 * it. */
TRACE__PRIVATE void trace__mpi_completed(trace__mpi_request **of, const MPI_Status *status)
{
    trace__mpi_request *r = of ? *of : NULL;
    if (!r || !r->active)
        return;
    r->active = false;
    if (r->kind == TRACE__MPI_RECV || r->kind == TRACE__MPI_RECV_INIT)
        trace__mpi_received(r, status);
    else if (r->kind == TRACE__MPI_IO)
        trace__mpi_did_io(r, status);
    if (r->kind == TRACE__MPI_RECV || r->kind == TRACE__MPI_IO) {
        bool locked = trace__mpi_requests_lock();
        trace__mpi_swap_locked(&trace__mpi_requests, r->key, NULL, r);
        trace__mpi_requests_unlock(locked);
        trace__mpi_request_drop(r);
        *of = NULL;
    }
}

TRACE__PRIVATE void trace__mpi_wait_over(trace__mpi_wait *w)
{
    int i;
    for (i = 0; i < w->n; i++)
        if (w->of[i])
            w->of[i]->held = false;
    free(w->memory);
}

/* After a call with several statuses that failed, only those without an error of their own are complete. */
TRACE__PRIVATE bool trace__mpi_fine(trace__mpi_wait *w, int result, int i)
{
    return result == 0 || (w->n > 1 && TRACE__MPI_ERROR(trace__mpi_status_at(w->statuses, i)) == 0);
}

TRACE__PRIVATE __attribute__((noinline)) void trace__mpi_wait_all_held(trace__mpi_wait *w, int result, int done)
{
    int i;
    for (i = 0; done && i < w->n; i++)
        if (trace__mpi_fine(w, result, i))
            trace__mpi_completed(&w->of[i], trace__mpi_status_at(w->statuses, i));
    trace__mpi_wait_over(w);
}
static TRACE__IN_HOT void trace__mpi_wait_all(trace__mpi_wait *w, int result, int done)
{
    if (w->n || w->memory)
        trace__mpi_wait_all_held(w, result, done);
}
/* The request an index names. Fortran counts from 1, but mpi_f08 of MPICH 4.0 from 0 in places: there the handle that
 * became null tells. */
TRACE__PRIVATE trace__mpi_request **trace__mpi_indexed(trace__mpi_wait *w, int index)
{
    if (TRACE__UNLIKELY(TRACE__MPI_MARK(w->requests))) {
        bool taken =
            index > 0 && index <= w->n && w->of[index - 1] && w->of[index - 1]->kind <= TRACE__MPI_IO &&
            trace__mpi_handle_at(w->requests, index - 1) != TRACE__MPI_REQUEST_NULL_; /* not complete after all */
        if (index == 0 || taken)
            return index >= 0 && index < w->n && trace__mpi_handle_at(w->requests, index) == TRACE__MPI_REQUEST_NULL_
                       ? &w->of[index]
                       : NULL;
        index--;
    }
    return index >= 0 && index < w->n ? &w->of[index] : NULL;
}

TRACE__PRIVATE void trace__mpi_wait_one(trace__mpi_wait *w, int result, int index)
{
    if (result == 0 && w->n)
        trace__mpi_completed(trace__mpi_indexed(w, index), w->statuses);
    trace__mpi_wait_over(w);
}
TRACE__PRIVATE void trace__mpi_wait_some(trace__mpi_wait *w, int result, int count, const int *indices)
{
    int i;
    for (i = 0; w->n && i < count && indices; i++)
        if (trace__mpi_fine(w, result, i))
            trace__mpi_completed(trace__mpi_indexed(w, indices[i]), trace__mpi_status_at(w->statuses, i));
    trace__mpi_wait_over(w);
}
