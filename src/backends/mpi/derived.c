/* mpi/derived.c - the functions that the texts of mpi.gen.h name: what value are derived from values, and what is done
 * at a call
 *
 * TRACE__MPI_DERIVE(name) makes v[a[0]] of the values TRACE__A(1), TRACE__A(2) ... that the rules list;
 * api-specs/mpi/mpi.rules has the calls. An int is in its value as a 64-bit number with its sign, a handle of 32 bits
 * may have anything in the upper half. Where a wrapper writes its records out, it takes the function in, and nothing is
 * left of the places: there `missed` is set, and nothing changed, when a handle is not in the tables. */
#define TRACE__MPI_DERIVE(name) \
    static TRACE__IN_HOT void trace__mpi_inline_##name(uint64_t *v, const uint8_t *a, bool *missed); \
    static inline void trace__mpi_derive_##name(uint64_t *v, const uint8_t *a) \
    { \
        trace__mpi_inline_##name(v, a, NULL); \
    } \
    static TRACE__IN_HOT void trace__mpi_inline_##name(uint64_t *v, const uint8_t *a, \
                                                       bool *missed __attribute__((unused)))
#define TRACE__A(i) v[a[i]]
#define TRACE__A_INT(i) ((int)(int64_t)TRACE__A(i))
#define TRACE__A_COMM(i) ((trace__mpi_comm *)(uintptr_t)v[a[i] + 2])
#define TRACE__A_STATUS(i) ((MPI_Status *)(uintptr_t)TRACE__A(i))
#define TRACE__A_POINTER(i) ((const void *)(uintptr_t)TRACE__A(i))
#define TRACE__A_OUT(i, result) \
    (TRACE__A_INT(result) == 0 ? trace__mpi_handle_at(TRACE__A_POINTER(i), 0) \
                               : 0) /* a handle, when the call was a success */

/* What is in the tables; else NULL where `missed` can say so, and otherwise what the library tells. */
static TRACE__IN_HOT trace__mpi_comm *trace__mpi_comm_or(uint64_t handle, bool *missed)
{
    uintptr_t key = TRACE__MPI_NUMBER(handle);
    trace__mpi_comm *c = trace__mpi_comm_known(key);
    if (TRACE__LIKELY(c))
        return c;
    if (!missed)
        return trace__mpi_register(key);
    *missed = true;
    return NULL;
}
static TRACE__IN_HOT const trace__mpi_type *trace__mpi_type_or(uint64_t handle, bool *missed)
{
    uintptr_t key = TRACE__MPI_NUMBER(handle);
    const trace__mpi_type *t = (const trace__mpi_type *)trace__mpi_get(&trace__mpi_types, key);
    if (TRACE__LIKELY(t))
        return t;
    if (!missed)
        return trace__mpi_learn_type(key);
    *missed = true;
    return NULL;
}
static TRACE__IN_HOT uint32_t trace__mpi_op_or(uint64_t handle, bool *missed)
{
    uintptr_t key = TRACE__MPI_NUMBER(handle);
    uint32_t name = (uint32_t)(uintptr_t)trace__mpi_get(&trace__mpi_ops, key);
    if (TRACE__LIKELY(name))
        return name;
    if (!missed)
        return trace__mpi_op_name(key);
    *missed = true;
    return 0;
}

static TRACE__IN_HOT uint64_t trace__mpi_handle_of(const void *at, int64_t i) { return trace__mpi_handle_at(at, i); }

/* ---- handles ----------------------------------------------------------------------------------------------------- */

TRACE__MPI_DERIVE(key) { TRACE__A(0) = TRACE__MPI_NUMBER(TRACE__A(1)); }
TRACE__MPI_DERIVE(handle) { TRACE__A(0) = trace__mpi_handle_at(TRACE__A_POINTER(1), 0); }
TRACE__MPI_DERIVE(pointer) { TRACE__A(0) = trace__mpi_out_pointer(TRACE__A_POINTER(1), TRACE__A_INT(2)); }

/* Id, size, and for other functions the communicator itself. */
static TRACE__IN_HOT void trace__mpi_set_comm(uint64_t *v, const uint8_t *a, uint64_t id, trace__mpi_comm *c)
{
    v[a[0]] = id;
    v[a[0] + 1] = (uint64_t)(int64_t)c->size;
    v[a[0] + 2] = (uintptr_t)c;
}
TRACE__MPI_DERIVE(comm)
{
    trace__mpi_comm *c = trace__mpi_comm_or(TRACE__A(1), missed);
    if (TRACE__LIKELY(c))
        trace__mpi_set_comm(v, a, c->id, c);
}
TRACE__MPI_DERIVE(comm_at)
{
    trace__mpi_comm *c = trace__mpi_comm_of(trace__mpi_handle_at(TRACE__A_POINTER(1), 0));
    trace__mpi_set_comm(v, a, c->id, c);
}
TRACE__MPI_DERIVE(comm_made)
{
    trace__mpi_comm *c = trace__mpi_comm_of(TRACE__A_OUT(1, 2));
    trace__mpi_set_comm(v, a, c->id, c);
}
TRACE__MPI_DERIVE(win)
{
    uintptr_t key = TRACE__MPI_NUMBER(TRACE__A(1));
    trace__mpi_comm *c = trace__mpi_win_of(key);
    trace__mpi_set_comm(v, a, key, c);
    v[a[0] + 3] = c->id;
}
TRACE__MPI_DERIVE(world) { TRACE__A(0) = (uint64_t)(int64_t)trace__mpi_world_rank(TRACE__A_COMM(1), TRACE__A_INT(2)); }
TRACE__MPI_DERIVE(seq)
{
    if (!missed || TRACE__LIKELY(!*missed))
        TRACE__A(0) = trace__mpi_next(TRACE__A_COMM(1));
}
TRACE__MPI_DERIVE(op) { TRACE__A(0) = trace__mpi_op_or(TRACE__A(1), missed); }

/* Name and size. */
static TRACE__IN_HOT void trace__mpi_set_type(uint64_t *v, const uint8_t *a, const trace__mpi_type *t)
{
    v[a[0]] = t->name;
    v[a[0] + 1] = t->size;
}
static TRACE__IN_HOT void trace__mpi_set_type_if(uint64_t *v, const uint8_t *a, bool significant, uint64_t handle,
                                                 bool *missed)
{
    const trace__mpi_type *t = significant ? trace__mpi_type_or(handle, missed) : &trace__mpi_no_type;
    if (TRACE__LIKELY(t))
        trace__mpi_set_type(v, a, t);
}
TRACE__MPI_DERIVE(type) { trace__mpi_set_type_if(v, a, true, TRACE__A(1), missed); }
TRACE__MPI_DERIVE(type_at)
{
    trace__mpi_set_type(v, a, trace__mpi_type_of(trace__mpi_handle_at(TRACE__A_POINTER(1), 0)));
}
TRACE__MPI_DERIVE(new_type) { trace__mpi_set_type(v, a, trace__mpi_type_of(TRACE__A_OUT(1, 2))); }
TRACE__MPI_DERIVE(root_type)
{
    trace__mpi_set_type_if(v, a, trace__mpi_is_root(TRACE__A_COMM(2), TRACE__A_INT(3)), TRACE__A(1), missed);
}
TRACE__MPI_DERIVE(type_unless)
{
    trace__mpi_set_type_if(v, a, !TRACE__MPI_IN_PLACE(TRACE__A_POINTER(2)), TRACE__A(1), missed);
}
TRACE__MPI_DERIVE(type_where) { trace__mpi_set_type_if(v, a, TRACE__A(2) != 0, TRACE__A(1), missed); }

/* ---- how many ---------------------------------------------------------------------------------------------------- */

TRACE__MPI_DERIVE(peers) { TRACE__A(0) = (uint64_t)(int64_t)TRACE__A_COMM(1)->peers; }
TRACE__MPI_DERIVE(peers_unless)
{
    TRACE__A(0) = TRACE__MPI_IN_PLACE(TRACE__A_POINTER(1)) ? 0 : (uint64_t)(int64_t)TRACE__A_COMM(2)->peers;
}
TRACE__MPI_DERIVE(peers_at_root)
{
    TRACE__A(0) =
        trace__mpi_is_root(TRACE__A_COMM(1), TRACE__A_INT(2)) ? (uint64_t)(int64_t)TRACE__A_COMM(1)->peers : 0;
}
TRACE__MPI_DERIVE(outdegree)
{
    trace__mpi_degrees(TRACE__A_COMM(1), TRACE__MPI_HANDLE(TRACE__A(2), MPI_Comm));
    TRACE__A(0) = (uint64_t)(int64_t)TRACE__A_COMM(1)->outdegree;
}
TRACE__MPI_DERIVE(indegree)
{
    trace__mpi_degrees(TRACE__A_COMM(1), TRACE__MPI_HANDLE(TRACE__A(2), MPI_Comm));
    TRACE__A(0) = (uint64_t)(int64_t)TRACE__A_COMM(1)->indegree;
}
TRACE__MPI_DERIVE(triple) { TRACE__A(0) = 3 * TRACE__A(1); }

/* ---- bytes ------------------------------------------------------------------------------------------------------- */

#define TRACE__A_SIZE(i) v[a[i] + 1] /* of a type */
static TRACE__IN_HOT void trace__mpi_set_volume(uint64_t *v, const uint8_t *a, uint64_t sent, uint64_t received)
{
    v[a[0]] = sent;
    v[a[0] + 1] = received;
}
TRACE__MPI_DERIVE(bytes) { TRACE__A(0) = TRACE__A(1) * TRACE__A_SIZE(2); }
TRACE__MPI_DERIVE(sent_bytes)
{
    TRACE__A(0) = TRACE__A_INT(1) == TRACE__MPI_PROC_NULL_ ? 0 : TRACE__A(2) * TRACE__A_SIZE(3);
}
TRACE__MPI_DERIVE(sent) { TRACE__A(0) = TRACE__MPI_IN_PLACE(TRACE__A_POINTER(1)) ? 0 : TRACE__A(2) * TRACE__A_SIZE(3); }
TRACE__MPI_DERIVE(unless) { TRACE__A(0) = TRACE__MPI_IN_PLACE(TRACE__A_POINTER(1)) ? TRACE__A(3) : TRACE__A(2); }
TRACE__MPI_DERIVE(times) { TRACE__A(0) = TRACE__A(1) * TRACE__A(2); }
TRACE__MPI_DERIVE(both) { trace__mpi_set_volume(v, a, TRACE__A(1), TRACE__A(2)); }

static uint64_t trace__mpi_sum(const void *counts, size_t width, int64_t n)
{
    const char *at = (const char *)counts;
    uint64_t sum = 0;
    for (; at && n > 0; n--, at += width)
        sum += width == 4 ? (uint64_t)(int64_t)(int32_t)trace__load(at, 4) : trace__load(at, 8);
    return sum;
}
static uint64_t trace__mpi_sum_types(const void *counts, size_t width, const void *types, int64_t n)
{
    const char *at = (const char *)counts;
    uint64_t sum = 0;
    int64_t i;
    for (i = 0; at && types && i < n; i++, at += width)
        if (trace__load(at, width))
            sum += trace__mpi_sum(at, width, 1) * trace__mpi_type_of(trace__mpi_handle_at(types, i))->size;
    return sum;
}
TRACE__MPI_DERIVE(sum32)
{
    TRACE__A(0) = trace__mpi_sum(TRACE__A_POINTER(1), 4, (int64_t)TRACE__A(2)) * TRACE__A_SIZE(3);
}
TRACE__MPI_DERIVE(sum64)
{
    TRACE__A(0) = trace__mpi_sum(TRACE__A_POINTER(1), 8, (int64_t)TRACE__A(2)) * TRACE__A_SIZE(3);
}
TRACE__MPI_DERIVE(sumw32)
{
    TRACE__A(0) = trace__mpi_sum_types(TRACE__A_POINTER(1), 4, TRACE__A_POINTER(2), (int64_t)TRACE__A(3));
}
TRACE__MPI_DERIVE(sumw64)
{
    TRACE__A(0) = trace__mpi_sum_types(TRACE__A_POINTER(1), 8, TRACE__A_POINTER(2), (int64_t)TRACE__A(3));
}
/* What the counts say of this rank. */
static uint64_t trace__mpi_own(const void *counts, size_t width, const trace__mpi_comm *c)
{
    return c->rank < c->size ? trace__mpi_sum((const char *)counts + width * (size_t)c->rank, width, 1) : 0;
}
TRACE__MPI_DERIVE(own32) { TRACE__A(0) = trace__mpi_own(TRACE__A_POINTER(1), 4, TRACE__A_COMM(2)) * TRACE__A_SIZE(3); }
TRACE__MPI_DERIVE(own64) { TRACE__A(0) = trace__mpi_own(TRACE__A_POINTER(1), 8, TRACE__A_COMM(2)) * TRACE__A_SIZE(3); }

/* What each rank gives and gets of a vector that the root gives, or gets, whole. Ranks of the root's own group of an
 * inter-communicator take no part. */
static TRACE__IN_HOT bool trace__mpi_takes_part(const trace__mpi_comm *c, int root)
{
    return !c->inter || root != TRACE__MPI_PROC_NULL_;
}
static TRACE__IN_HOT void trace__mpi_set_gathered(uint64_t *v, const uint8_t *a, uint64_t own, uint64_t all)
{
    const trace__mpi_comm *c = TRACE__A_COMM(1);
    bool is_root = trace__mpi_is_root(c, TRACE__A_INT(2));
    trace__mpi_set_volume(v, a, trace__mpi_takes_part(c, TRACE__A_INT(2)) && !(c->inter && is_root) ? own : 0,
                          is_root ? all : 0);
}
static TRACE__IN_HOT void trace__mpi_set_bcast(uint64_t *to, const trace__mpi_comm *c, int root, uint64_t bytes)
{
    bool is_root = trace__mpi_is_root(c, root);
    to[0] = is_root ? bytes : 0;
    to[1] = trace__mpi_takes_part(c, root) && !is_root ? bytes : 0;
}
TRACE__MPI_DERIVE(bcast)
{
    trace__mpi_set_bcast(v + a[0], TRACE__A_COMM(1), TRACE__A_INT(2), TRACE__A(3) * TRACE__A_SIZE(4));
}
TRACE__MPI_DERIVE(reduce)
{
    trace__mpi_set_gathered(v, a, TRACE__A(3) * TRACE__A_SIZE(4), TRACE__A(3) * TRACE__A_SIZE(4));
}
TRACE__MPI_DERIVE(allreduce)
{
    trace__mpi_set_volume(v, a, TRACE__A(1) * TRACE__A_SIZE(2), TRACE__A(1) * TRACE__A_SIZE(2));
}
TRACE__MPI_DERIVE(gather) { trace__mpi_set_gathered(v, a, TRACE__A(3), TRACE__A(4)); }
TRACE__MPI_DERIVE(scatter)
{
    const trace__mpi_comm *c = TRACE__A_COMM(1);
    bool is_root = trace__mpi_is_root(c, TRACE__A_INT(2));
    trace__mpi_set_volume(v, a, is_root ? TRACE__A(3) : 0,
                          trace__mpi_takes_part(c, TRACE__A_INT(2)) && !(c->inter && is_root) ? TRACE__A(4) : 0);
}
/* The collective is being set up: these it will move at each start. */
TRACE__MPI_DERIVE(plan)
{
    trace__mpi_plan.sent = TRACE__A(1);
    trace__mpi_plan.received = v[a[1] + 1];
    trace__mpi_set_volume(v, a, TRACE__A(1), v[a[1] + 1]);
}

/* ---- of the calls that are made most often: in one, what the rules list ------------------------------------------ */

/* comm, type; NULL, as trace__mpi_comm_or(). */
static TRACE__IN_HOT trace__mpi_comm *trace__mpi_set_both(uint64_t *to, uint64_t comm, uint64_t type, bool *missed)
{
    trace__mpi_comm *c = trace__mpi_comm_or(comm, missed);
    const trace__mpi_type *t = c ? trace__mpi_type_or(type, missed) : NULL;
    if (!t)
        return NULL;
    to[0] = c->id;
    to[1] = (uint64_t)(int64_t)c->size;
    to[2] = (uintptr_t)c;
    to[3] = t->name;
    to[4] = t->size;
    return c;
}
TRACE__MPI_DERIVE(receive) { trace__mpi_set_both(v + a[0], TRACE__A(1), TRACE__A(2), missed); }
TRACE__MPI_DERIVE(send)
{
    uint64_t *to = v + a[0];
    int dest = TRACE__A_INT(2);
    const trace__mpi_comm *c = trace__mpi_set_both(to, TRACE__A(1), TRACE__A(4), missed);
    if (!c)
        return;
    to[5] = (uint64_t)(int64_t)trace__mpi_world_rank(c, dest);
    to[6] = dest == TRACE__MPI_PROC_NULL_ ? 0 : TRACE__A(3) * to[4];
}
TRACE__MPI_DERIVE(whole_bcast)
{
    uint64_t *to = v + a[0];
    int root = TRACE__A_INT(2);
    trace__mpi_comm *c = trace__mpi_set_both(to, TRACE__A(1), TRACE__A(4), missed);
    if (!c)
        return;
    to[5] = (uint64_t)(int64_t)trace__mpi_world_rank(c, root);
    to[6] = trace__mpi_next(c);
    trace__mpi_set_bcast(to + 7, c, root, TRACE__A(3) * to[4]);
}
TRACE__MPI_DERIVE(whole_allreduce)
{
    uint64_t *to = v + a[0];
    trace__mpi_comm *c = trace__mpi_set_both(to, TRACE__A(1), TRACE__A(4), missed);
    if (!c || !(to[5] = trace__mpi_op_or(TRACE__A(2), missed)))
        return;
    to[6] = trace__mpi_next(c);
    to[7] = to[8] = TRACE__A(3) * to[4];
}

/* ---- statuses ---------------------------------------------------------------------------------------------------- */

/* One of our own where the program wants none. */
TRACE__MPI_DERIVE(lend) { TRACE__A(0) = TRACE__MPI_IGNORED(TRACE__A_STATUS(1)) ? TRACE__A(2) : TRACE__A(1); }

/* Communicator, source, tag, bytes of what was received; -1 where there was no message. */
static TRACE__IN_HOT void trace__mpi_set_message(uint64_t *v, const trace__mpi_comm *c, const MPI_Status *status,
                                                 bool found)
{
    bool any = found && TRACE__MPI_SOURCE(status) != TRACE__MPI_PROC_NULL_;
    v[0] = (uint64_t)(int64_t)(any ? trace__mpi_world_rank(c, TRACE__MPI_SOURCE(status)) : -1);
    v[1] = (uint64_t)(int64_t)(any ? TRACE__MPI_TAG(status) : -1);
    v[2] = any ? trace__mpi_status_bytes(status) : 0;
}
TRACE__MPI_DERIVE(message)
{
    TRACE__A(0) = TRACE__A_COMM(1)->id;
    trace__mpi_set_message(v + a[0] + 1, TRACE__A_COMM(1), TRACE__A_STATUS(2), TRACE__A_INT(3) == 0);
}
TRACE__MPI_DERIVE(probe)
{
    trace__mpi_set_message(v + a[0], TRACE__A_COMM(1), TRACE__A_STATUS(2), TRACE__A_INT(3) == 0);
}
TRACE__MPI_DERIVE(probe_if)
{
    trace__mpi_set_message(v + a[0], TRACE__A_COMM(1), TRACE__A_STATUS(2),
                           TRACE__A_INT(3) == 0 && trace__load(TRACE__A_POINTER(4), 4));
}
TRACE__MPI_DERIVE(moved) { TRACE__A(0) = TRACE__A_INT(2) == 0 ? trace__mpi_status_bytes(TRACE__A_STATUS(1)) : 0; }

/* ---- what is done at a call, recorded or not --------------------------------------------------------------------- */

TRACE__MPI_DERIVE(did_start) { trace__mpi_started(TRACE__A_INT(1)); }
TRACE__MPI_DERIVE(does_stop)
{
    (void)v, (void)a;
    trace__mpi_stopping();
}
TRACE__MPI_DERIVE(final_flush)
{
    (void)v, (void)a;
    trace__ends(0, TRACE_ENDED_MPI_ABORT);
    trace__final_flush();
}
TRACE__MPI_DERIVE(spawned) { trace__mpi_spawned(TRACE__A_OUT(1, 2)); }
TRACE__MPI_DERIVE(session) { trace__mpi_session(TRACE__A_OUT(1, 2)); }
TRACE__MPI_DERIVE(session_over) { trace__mpi_session_gone(trace__mpi_handle_at(TRACE__A_POINTER(1), 0)); }

TRACE__MPI_DERIVE(posted) { trace__mpi_posted(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3)), TRACE__A_INT(4)); }
TRACE__MPI_DERIVE(matched_by) { trace__mpi_matched(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3))); }
TRACE__MPI_DERIVE(message_from)
{
    TRACE__A(0) = (uintptr_t)trace__mpi_message_of(trace__mpi_handle_at(TRACE__A_POINTER(1), 0));
}
TRACE__MPI_DERIVE(received_by)
{
    trace__mpi_received_from((trace__mpi_comm *)(uintptr_t)TRACE__A(1), TRACE__A_STATUS(2), TRACE__A_INT(3));
}
TRACE__MPI_DERIVE(track_message)
{
    trace__mpi_track(TRACE__A_OUT(1, 2), TRACE__MPI_RECV, (trace__mpi_comm *)(uintptr_t)TRACE__A(3), 0, 0, 0);
}
TRACE__MPI_DERIVE(track_io) { trace__mpi_track(TRACE__A_OUT(1, 2), TRACE__MPI_IO, &trace__mpi_nothing, 0, 0, 0); }
TRACE__MPI_DERIVE(track_send)
{
    trace__mpi_send_init(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3)), TRACE__A_INT(4), TRACE__A_INT(5),
                         (int64_t)TRACE__A(6), TRACE__MPI_NUMBER(TRACE__A(7)));
}
TRACE__MPI_DERIVE(track_parts)
{
    trace__mpi_send_init(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3)), TRACE__A_INT(4), TRACE__A_INT(5),
                         (int64_t)(TRACE__A(6) * TRACE__A(8)), TRACE__MPI_NUMBER(TRACE__A(7)));
}
TRACE__MPI_DERIVE(track_receive)
{
    trace__mpi_recv_init(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3)), TRACE__A_INT(4));
}
TRACE__MPI_DERIVE(track_collective) { trace__mpi_coll_init(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3))); }
TRACE__MPI_DERIVE(start) { trace__mpi_start(TRACE__A(1), TRACE__A_INT(2)); }
TRACE__MPI_DERIVE(start_all)
{
    trace__mpi_startall((const MPI_Request *)TRACE__A_POINTER(1), TRACE__A_INT(2), TRACE__A_INT(3));
}
TRACE__MPI_DERIVE(forget_request) { trace__mpi_forget(trace__mpi_handle_at(TRACE__A_POINTER(1), 0)); }

#define TRACE__A_WAIT(i) ((trace__mpi_wait *)(uintptr_t)TRACE__A(i))
#define TRACE__A_REQUESTS(i) ((const MPI_Request *)TRACE__A_POINTER(i))
typedef char trace__mpi_wait_fits[sizeof(trace__mpi_wait) <= TRACE__PASS_ROOM ? 1 : -1];
TRACE__MPI_DERIVE(wait_for_one)
{
    TRACE__A(0) = (uintptr_t)trace__mpi_wait_prepare(TRACE__A_WAIT(1), TRACE__A_REQUESTS(2), 1, 1, TRACE__A_STATUS(3));
}
TRACE__MPI_DERIVE(wait_for_all)
{
    TRACE__A(0) = (uintptr_t)trace__mpi_wait_prepare(TRACE__A_WAIT(1), TRACE__A_REQUESTS(2), TRACE__A_INT(3),
                                                     TRACE__A_INT(3), TRACE__A_STATUS(4));
}
TRACE__MPI_DERIVE(wait_for_any)
{
    TRACE__A(0) = (uintptr_t)trace__mpi_wait_prepare(TRACE__A_WAIT(1), TRACE__A_REQUESTS(2), TRACE__A_INT(3), 1,
                                                     TRACE__A_STATUS(4));
}
static TRACE__IN_HOT int trace__mpi_int_at(uint64_t at, int otherwise)
{
    return at ? (int)trace__load((const void *)(uintptr_t)at, 4) : otherwise;
}
TRACE__MPI_DERIVE(waited_for_all) { trace__mpi_wait_all(TRACE__A_WAIT(1), TRACE__A_INT(2), 1); }
TRACE__MPI_DERIVE(tested_all)
{
    trace__mpi_wait_all(TRACE__A_WAIT(1), TRACE__A_INT(2), trace__mpi_int_at(TRACE__A(3), 0));
}
/* Counts a poll. If it completes a known request, its message is recorded; other requests are over, too. */
TRACE__MPI_DERIVE(polls)
{
    (void)v, (void)a;
    trace__mpi_poll();
}
#define TRACE__MPI_POLLED(name, which, many) \
    TRACE__MPI_DERIVE(name) \
    { \
        bool found = trace__mpi_int_at(TRACE__A(2), 0) > 0; \
        trace__mpi_polled_for whom = {TRACE__A_REQUESTS(3), many, 0, 0}; \
        trace__mpi_polled(which, TRACE__A_WAIT(1)->n &&found, found, whom); \
    }
TRACE__MPI_POLLED(polled_one, TRACE__MPI_TEST, 1)
TRACE__MPI_POLLED(polled_all, TRACE__MPI_TESTALL, TRACE__A_INT(4))
TRACE__MPI_POLLED(polled_any, TRACE__MPI_TESTANY, TRACE__A_INT(4))
TRACE__MPI_POLLED(polled_some, TRACE__MPI_TESTSOME, TRACE__A_INT(4))
#undef TRACE__MPI_POLLED
#define TRACE__MPI_POLLED(name, which) \
    TRACE__MPI_DERIVE(name) \
    { \
        trace__mpi_polled_for whom = {NULL, 0, 0, 0}; \
        (void)v, (void)a; \
        trace__mpi_polled(which, false, false, whom); \
    }
TRACE__MPI_POLLED(polled_status, TRACE__MPI_GET_STATUS)
TRACE__MPI_POLLED(polled_window, TRACE__MPI_WIN_TEST)
TRACE__MPI_POLLED(polled_part, TRACE__MPI_PARRIVED)
#undef TRACE__MPI_POLLED
#define TRACE__MPI_POLLED(name, which) \
    TRACE__MPI_DERIVE(name) \
    { \
        trace__mpi_polled_for whom = {NULL, 0, TRACE__A_INT(2), (uintptr_t)TRACE__A(1)}; \
        trace__mpi_polled(which, false, false, whom); \
    }
TRACE__MPI_POLLED(probed, TRACE__MPI_IPROBE)
TRACE__MPI_POLLED(probed_matching, TRACE__MPI_IMPROBE)
#undef TRACE__MPI_POLLED

TRACE__MPI_DERIVE(waited_for_any)
{
    trace__mpi_wait_one(TRACE__A_WAIT(1), TRACE__A_INT(2), trace__mpi_int_at(TRACE__A(3), -1));
}
TRACE__MPI_DERIVE(tested_any)
{
    trace__mpi_wait_one(TRACE__A_WAIT(1), TRACE__A_INT(2),
                        trace__mpi_int_at(TRACE__A(4), 0) ? trace__mpi_int_at(TRACE__A(3), -1) : -1);
}
TRACE__MPI_DERIVE(waited_for_some)
{
    trace__mpi_wait_some(TRACE__A_WAIT(1), TRACE__A_INT(2), trace__mpi_int_at(TRACE__A(3), 0),
                         (const int *)TRACE__A_POINTER(4));
}

TRACE__MPI_DERIVE(comm_from) { trace__mpi_new_comm(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3))); }
TRACE__MPI_DERIVE(comm_from_none) { trace__mpi_new_comm(TRACE__A_OUT(1, 2), 0); }
TRACE__MPI_DERIVE(comm_later)
{
    trace__mpi_new_idup(TRACE__A_OUT(1, 3), TRACE__A_OUT(2, 3), TRACE__MPI_NUMBER(TRACE__A(4)));
}
TRACE__MPI_DERIVE(comm_over) { trace__mpi_comm_gone(trace__mpi_handle_at(TRACE__A_POINTER(1), 0)); }
TRACE__MPI_DERIVE(type_over) { trace__mpi_type_gone(trace__mpi_handle_at(TRACE__A_POINTER(1), 0)); }
TRACE__MPI_DERIVE(type_renamed) { trace__mpi_type_gone(TRACE__MPI_NUMBER(TRACE__A(1))); }
TRACE__MPI_DERIVE(op_over) { trace__mpi_op_gone(trace__mpi_handle_at(TRACE__A_POINTER(1), 0)); }
TRACE__MPI_DERIVE(win_from) { trace__mpi_new_win(TRACE__A_OUT(1, 2), TRACE__MPI_NUMBER(TRACE__A(3))); }
TRACE__MPI_DERIVE(win_over) { trace__mpi_win_gone(trace__mpi_handle_at(TRACE__A_POINTER(1), 0)); }
