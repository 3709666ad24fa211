/* mpi.c - MPI: what the generated wrappers lean on, and what no generator can know
 *
 * mpi.gen.h holds a wrapper for every function of mpi.h, made by trace-gen from api-specs/mpi/. Each records its arguments, calls
 * the function itself (PMPI_*) and records the result; docs/MPI.md says what and how. Here are the helpers that the rules name.
 */
#if defined(__GNUC__) && !defined(TRACE__INJECT)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations" /* wrapping them is no use of them */
#endif
#include "mpi_abi.h"
#include "mpi_comm.c"
#include "mpi_request.c"

/* ---- start and end ------------------------------------------------------------------------------------- */

TRACE__PRIVATE void trace__mpi_define_enums(void)
{
    static const trace__enum *const sets[] = {trace__mpi_enums_mpich_4_0_2, trace__mpi_enums_openmpi_4_1_4};
    const trace__enum *e;
#if defined(TRACE__INJECT)
    if (trace__mpi_lib.abi == TRACE__MPI_ABI5)
        return; /* its numbers are its own, and there is no model of it yet */
    e = sets[trace__mpi_lib.abi != TRACE__MPI_MPICH];
#elif defined(OMPI_MAJOR_VERSION)
    e = sets[1];
#else
    e = sets[0];
#endif
    for (; e->name; e++)
        trace__define_enum(e);
}

TRACE__PRIVATE void trace__mpi_define_ops(void)
{
    static const char *const names[] = {"MPI_MAX", "MPI_MIN", "MPI_SUM", "MPI_PROD", "MPI_LAND", "MPI_BAND", "MPI_LOR", "MPI_BOR",
                                        "MPI_LXOR", "MPI_BXOR", "MPI_MINLOC", "MPI_MAXLOC", "MPI_REPLACE", "MPI_NO_OP"};
    uint32_t i;
#ifdef TRACE__INJECT
    static const char *const symbols[] = {"max", "min", "sum", "prod", "land", "band", "lor", "bor", "lxor", "bxor", "minloc", "maxloc", "replace", "no_op"};
    static const uint16_t abi5[] = {0x23, 0x22, 0x21, 0x24, 0x30, 0x28, 0x31, 0x29, 0x32, 0x2a, 0x38, 0x39, 0x3c, 0x3d};
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (trace__mpi_lib.abi == TRACE__MPI_MPICH)
            trace__mpi_learn_op(0x58000001u + i, names[i]);
        else if (trace__mpi_lib.abi == TRACE__MPI_ABI5)
            trace__mpi_learn_op(abi5[i], names[i]);
        else {
            char symbol[32];
            snprintf(symbol, sizeof symbol, "ompi_mpi_op_%s", symbols[i]);
            trace__mpi_learn_op((uintptr_t)trace__mpi_object(symbol), names[i]);
        }
#else
    const MPI_Op ops[] = {MPI_MAX, MPI_MIN, MPI_SUM, MPI_PROD, MPI_LAND, MPI_BAND, MPI_LOR, MPI_BOR,
                          MPI_LXOR, MPI_BXOR, MPI_MINLOC, MPI_MAXLOC, MPI_REPLACE, MPI_NO_OP};
    for (i = 0; i < sizeof names / sizeof *names; i++)
        trace__mpi_learn_op(TRACE__MPI_KEY(ops[i]), names[i]);
#endif
}

/* Facts that hold from now on, whether MPI_Init or a session brought them. */
TRACE__PRIVATE void trace__mpi_ready(int rank, int size)
{
    static uint32_t done;
    static char version[8192 + 1]; /* MPI_MAX_LIBRARY_VERSION_STRING of the greediest */
    int length = 0;
    __atomic_store_n(&trace__mpi_up, 1, __ATOMIC_RELEASE);
    if (rank >= 0)
        trace_set_rank(rank, size);
    if (__atomic_exchange_n(&done, 1, __ATOMIC_ACQ_REL))
        return;
    trace__mpi_define_enums();
    trace__mpi_define_ops();
    if (TRACE__PMPI(Get_library_version)(version, &length) == 0) {
        length = (int)strcspn(version, "\n\t");
        while (length && version[length - 1] == ' ')
            length--;
        version[length] = 0;
        trace_info("mpi.library", version);
    }
}

TRACE__PRIVATE void trace__mpi_started(int result)
{
    int rank = -1, size = 0, provided;
    if (result != 0)
        return;
    trace__mpi_world = 1;
    TRACE__PMPI(Comm_rank)(TRACE__MPI_HANDLE(TRACE__MPI_COMM_WORLD_, MPI_Comm), &rank);
    TRACE__PMPI(Comm_size)(TRACE__MPI_HANDLE(TRACE__MPI_COMM_WORLD_, MPI_Comm), &size);
    trace__mpi_ready(rank, size);
    trace__mpi_comm_of(TRACE__MPI_COMM_WORLD_);
    if (TRACE__PMPI(Query_thread)(&provided) == 0) {
        static const char *const names[] = {"MPI_THREAD_SINGLE", "MPI_THREAD_FUNNELED", "MPI_THREAD_SERIALIZED", "MPI_THREAD_MULTIPLE"};
        if (provided >= 0 && provided < 4) /* these numbers in every library */
            trace_info("mpi.thread", names[provided]);
    }
}

/* Nothing may be asked any more, unless a session is open. */
TRACE__PRIVATE void trace__mpi_settle(void)
{
    uint32_t up = trace__mpi_world == 1;
    int i;
    for (i = 0; i < TRACE__MPI_SESSIONS; i++)
        up |= trace__mpi_sessions[i] != 0;
    __atomic_store_n(&trace__mpi_up, up, __ATOMIC_RELEASE);
}
TRACE__PRIVATE void trace__mpi_stopping(void)
{
    trace__mpi_world = 2;
    trace__mpi_settle();
}

TRACE__PRIVATE void trace__mpi_session(uintptr_t session)
{
    int rank = -1, size = 0, i = 0;
    MPI_Group group;
    if (!session)
        return;
    while (i < TRACE__MPI_SESSIONS - 1 && trace__mpi_sessions[i])
        i++;
    trace__mpi_sessions[i] = session;
    if (trace__mpi_world_group(&group)) {
        TRACE__PMPI(Group_rank)(group, &rank);
        TRACE__PMPI(Group_size)(group, &size);
        TRACE__PMPI(Group_free)(&group);
    }
    trace__mpi_ready(rank, size);
}
TRACE__PRIVATE void trace__mpi_session_gone(uintptr_t session)
{
    int i;
    for (i = 0; i < TRACE__MPI_SESSIONS; i++)
        if (trace__mpi_sessions[i] == session)
            trace__mpi_sessions[i] = 0;
    trace__mpi_settle();
}

TRACE__PRIVATE void trace__mpi_opened(void)
{
    __atomic_fetch_add(&trace__mpi_generation, 1, __ATOMIC_RELAXED); /* a new file knows no communicator yet */
}

TRACE__PRIVATE const trace__backend *trace__mpi_backend(void)
{
    static const trace__backend backend = {TRACE_API_MPI, "mpi", NULL, trace__mpi_opened, NULL};
    return &backend;
}

/* ---- values ----------------------------------------------------------------------------------------------- */

static inline int trace__mpi_class(int result)
{
    int error = result;
    if (TRACE__UNLIKELY(result != 0) && __atomic_load_n(&trace__mpi_up, __ATOMIC_RELAXED))
        TRACE__PMPI(Error_class)(result, &error);
    return error;
}

static inline MPI_Status *trace__mpi_status(MPI_Status *status, MPI_Status *own)
{
    return TRACE__MPI_IGNORED(status) ? own : status;
}

static inline uint64_t trace__mpi_out_pointer(const void *at, int result)
{
    uintptr_t v = 0;
    if (result == 0 && TRACE__MPI_MARK(at))
        return trace__mpi_fortran_handle(at, 0);
    if (result == 0 && at)
        memcpy(&v, at, sizeof v);
    return v;
}

TRACE__PRIVATE __attribute__((noinline)) unsigned char *trace__mpi_put_str(unsigned char *p, const char *s)
{
    return trace__put_str(p, s, 256);
}
TRACE__PRIVATE __attribute__((noinline)) unsigned char *trace__mpi_put_ints(unsigned char *p, const void *v, int64_t n)
{
    return trace__put_array(p, v, v && n > 0 ? (size_t)n : 0, 4, TRACE__MPI_KEEP);
}
TRACE__PRIVATE __attribute__((noinline)) unsigned char *trace__mpi_put_i64s(unsigned char *p, const void *v, int64_t n)
{
    return trace__put_array(p, v, v && n > 0 ? (size_t)n : 0, 8, TRACE__MPI_KEEP);
}
TRACE__PRIVATE __attribute__((noinline)) unsigned char *trace__mpi_put_handles(unsigned char *p, const void *v, int64_t n)
{
    uint64_t keys[TRACE__MPI_KEEP];
    int64_t i;
    for (i = 0; v && i < n && i < TRACE__MPI_KEEP; i++)
        keys[i] = trace__mpi_handle_at(v, i);
    return trace__put_array(p, keys, v && n > 0 ? (size_t)n : 0, 8, TRACE__MPI_KEEP);
}

/* ---- bytes ------------------------------------------------------------------------------------------------- */

static inline unsigned char *trace__mpi_put_volume(unsigned char *p, trace__mpi_volume v)
{
    return trace__put_u64(trace__put_u64(p, v.sent), v.received);
}
static inline unsigned char *trace__mpi_put_planned(unsigned char *p, trace__mpi_volume v)
{
    trace__mpi_plan = v;
    return trace__mpi_put_volume(p, v);
}

#define trace__mpi_bytes(peer, count, type) ((peer) == TRACE__MPI_PROC_NULL_ ? 0 : (uint64_t)(count) * (type)->size)
#define TRACE__MPI_SENT(buffer, count, type) (TRACE__MPI_IN_PLACE(buffer) ? 0 : (uint64_t)(count) * t_##type->size)
#define TRACE__MPI_SENT_OR(buffer, count, type, in_place) (TRACE__MPI_IN_PLACE(buffer) ? (in_place) : (uint64_t)(count) * t_##type->size)
#define TRACE__MPI_N_UNLESS_IN_PLACE(buffer, n) (TRACE__MPI_IN_PLACE(buffer) ? 0 : (n))
#define TRACE__MPI_AT_ROOT(root) (trace__mpi_is_root(c, root) ? c->peers : 0)
#define TRACE__MPI_OWN(counts) (c->rank < c->size ? (uint64_t)(counts)[c->rank] : 0)

static inline bool trace__mpi_is_root(const trace__mpi_comm *c, int root)
{
    return c->inter ? root == TRACE__MPI_ROOT_ : c->id && root == c->rank;
}
static inline bool trace__mpi_at_root(uintptr_t comm, int root)
{
    return trace__mpi_is_root(trace__mpi_comm_of(comm), root);
}
/* Ranks of the root's own group of an inter-communicator take no part. */
static inline bool trace__mpi_takes_part(const trace__mpi_comm *c, int root)
{
    return !c->inter || root != TRACE__MPI_PROC_NULL_;
}

static inline trace__mpi_volume trace__mpi_both(uint64_t sent, uint64_t received)
{
    trace__mpi_volume v;
    v.sent = sent;
    v.received = received;
    return v;
}
/* What each rank gives and gets of a vector that the root gives, or gets, whole. */
static inline trace__mpi_volume trace__mpi_from_root(const trace__mpi_comm *c, int root, uint64_t bytes)
{
    bool is_root = trace__mpi_is_root(c, root), part = trace__mpi_takes_part(c, root);
    return trace__mpi_both(is_root ? bytes : 0, part && !is_root ? bytes : 0);
}
static inline trace__mpi_volume trace__mpi_to_root(const trace__mpi_comm *c, int root, uint64_t bytes)
{
    bool is_root = trace__mpi_is_root(c, root), part = trace__mpi_takes_part(c, root);
    return trace__mpi_both(part && !(c->inter && is_root) ? bytes : 0, is_root ? bytes : 0);
}
static inline trace__mpi_volume trace__mpi_gather(const trace__mpi_comm *c, int root, uint64_t own, uint64_t all)
{
    bool is_root = trace__mpi_is_root(c, root), part = trace__mpi_takes_part(c, root);
    return trace__mpi_both(part && !(c->inter && is_root) ? own : 0, is_root ? all : 0);
}
static inline trace__mpi_volume trace__mpi_scatter(const trace__mpi_comm *c, int root, uint64_t all, uint64_t own)
{
    bool is_root = trace__mpi_is_root(c, root), part = trace__mpi_takes_part(c, root);
    return trace__mpi_both(is_root ? all : 0, part && !(c->inter && is_root) ? own : 0);
}

TRACE__PRIVATE uint64_t trace__mpi_sum32(const int *counts, int64_t n)
{
    uint64_t sum = 0;
    int64_t i;
    for (i = 0; counts && i < n; i++)
        sum += (uint64_t)counts[i];
    return sum;
}
TRACE__PRIVATE uint64_t trace__mpi_sum64(const MPI_Count *counts, int64_t n)
{
    uint64_t sum = 0;
    int64_t i;
    for (i = 0; counts && i < n; i++)
        sum += (uint64_t)counts[i];
    return sum;
}
TRACE__PRIVATE uint64_t trace__mpi_sumw32(const int *counts, const MPI_Datatype *types, int64_t n)
{
    uint64_t sum = 0;
    int64_t i;
    for (i = 0; counts && types && i < n; i++)
        if (counts[i])
            sum += (uint64_t)counts[i] * trace__mpi_type_of(trace__mpi_handle_at(types, i))->size;
    return sum;
}
static inline uint64_t trace__mpi_sumw64(const MPI_Count *counts, const MPI_Datatype *types, int64_t n)
{
    uint64_t sum = 0;
    int64_t i;
    for (i = 0; counts && types && i < n; i++)
        if (counts[i])
            sum += (uint64_t)counts[i] * trace__mpi_type_of(trace__mpi_handle_at(types, i))->size;
    return sum;
}

/* ---- the wrappers ---------------------------------------------------------------------------------------- */

#define TRACE__WRAPPER __attribute__((visibility("default")))
#define TRACE__RARE __attribute__((cold, noinline)) /* functions nobody calls often: small rather than fast */
TRACE__RARE TRACE__PRIVATE unsigned char *trace__open_rare(trace__writer **w, uint32_t id, size_t payload)
{
    return trace__open(w, id, payload);
}
TRACE__RARE TRACE__PRIVATE void trace__close_rare(trace__writer *w, unsigned char *end)
{
    trace__close(w, end);
}
#define TRACE__SITE(prefix, api, name, level, nin, nout) \
    static const trace__desc prefix##_desc_##name[] = { \
        {api, #name, TRACE_KIND_BEGIN, level, nin, prefix##_fields_##name}, \
        {api, #name, TRACE_KIND_END, level, nout, prefix##_fields_##name + nin}}; \
    static trace__site prefix##_site_##name = {0, 2, prefix##_desc_##name}; \
    TRACE__MPI_SLOT(name)

#include "mpi.gen.h"
#if defined(TRACE__INJECT) || defined(TRACE_MPI_FORTRAN)
#include "mpi_fortran.c"
#endif

/* MPI_Pcontrol is variadic, and no library does anything with what follows the level. */
static const trace__field trace__mpi_fields_MPI_Pcontrol[] = {{"level", TRACE_T_I32, TRACE_R_NONE, ""}, {"result", TRACE_T_I32, TRACE_R_RESULT, "enum:MPI_ERR"}};
TRACE__SITE(trace__mpi, "MPI", MPI_Pcontrol, 2, 1, 1)
TRACE__WRAPPER int MPI_Pcontrol(const int level, ...)
{
    int result;
    trace__writer *w;
    unsigned char *p;
    uint32_t id = 0;
    if (TRACE__ON(TRACE_API_MPI, 2)) {
        id = trace__site_id(&trace__mpi_site_MPI_Pcontrol);
        p = trace__open(&w, id, 4);
        if (p)
            trace__close(w, trace__put_u32(p, (uint32_t)level));
        else
            id = 0;
    }
    result = TRACE__MPI_REAL(MPI_Pcontrol)(level);
    if (id && (p = trace__open(&w, id + 1, 4)) != NULL)
        trace__close(w, trace__put_u32(p, (uint32_t)trace__mpi_class(result)));
    return result;
}

#if defined(__GNUC__) && !defined(TRACE__INJECT)
#pragma GCC diagnostic pop
#endif
