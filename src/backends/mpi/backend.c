/* mpi/backend.c - MPI: what the generated wrappers lean on, and what no generator can know
 *
 * mpi.gen.h holds a wrapper for every function of mpi.h, made by trace-gen from api-specs/mpi/. Each records its
 * arguments, calls the function itself (PMPI_*) and records the result; docs/backends/mpi.md says what and how.
 * mpi/derived.c has what the rules name.
 */
#if defined(__GNUC__) && !defined(TRACE__INJECT)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations" /* wrapping them is no use of them */
#endif
#include "abi.h"
#include "communicators.c"
#include "requests.c"
#include "polls.c"

/* ---- start and end ------------------------------------------------------------------------------------- */

TRACE__PRIVATE void trace__mpi_define_ops(void)
{
    static const char *const names[] = {"MPI_MAX",    "MPI_MIN",    "MPI_SUM",     "MPI_PROD", "MPI_LAND",
                                        "MPI_BAND",   "MPI_LOR",    "MPI_BOR",     "MPI_LXOR", "MPI_BXOR",
                                        "MPI_MINLOC", "MPI_MAXLOC", "MPI_REPLACE", "MPI_NO_OP"};
    uint32_t i;
#ifdef TRACE__INJECT
    static const char *const symbols[] = {"max", "min",  "sum",  "prod",   "land",   "band",    "lor",
                                          "bor", "lxor", "bxor", "minloc", "maxloc", "replace", "no_op"};
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
    const MPI_Op ops[] = {MPI_MAX, MPI_MIN,  MPI_SUM,  MPI_PROD,   MPI_LAND,   MPI_BAND,    MPI_LOR,
                          MPI_BOR, MPI_LXOR, MPI_BXOR, MPI_MINLOC, MPI_MAXLOC, MPI_REPLACE, MPI_NO_OP};
    for (i = 0; i < sizeof names / sizeof *names; i++)
        trace__mpi_learn_op(TRACE__MPI_KEY(ops[i]), names[i]);
#endif
}

/* Facts that hold from now on, whether MPI_Init or a session brought them. */
TRACE__PRIVATE void trace__mpi_ready(int rank, int size)
{
    static uint32_t done;
    static char version[8192 + 1]; /* MPI_MAX_LIBRARY_VERSION_STRING of the greediest */
    int length = 0, i;
    __atomic_store_n(&trace__mpi_up, 1, __ATOMIC_RELEASE);
    if (rank >= 0)
        trace_set_rank(rank, size);
    if (__atomic_exchange_n(&done, 1, __ATOMIC_ACQ_REL))
        return;
    trace__mpi_define_ops();
    if (TRACE__PMPI(Get_library_version)(version, &length) == 0) {
        /* The first line. MPICH's has a tab between words and number: any blanks become one space. */
        for (length = i = 0; version[i] && version[i] != '\n'; i++) {
            bool blank = version[i] == ' ' || version[i] == '\t';
            if (!blank || (length && version[length - 1] != ' '))
                version[length++] = blank ? ' ' : version[i];
        }
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
    trace__ends(0, TRACE_ENDED_MPI_BEGUN);
    TRACE__PMPI(Comm_rank)(TRACE__MPI_HANDLE(TRACE__MPI_COMM_WORLD_, MPI_Comm), &rank);
    TRACE__PMPI(Comm_size)(TRACE__MPI_HANDLE(TRACE__MPI_COMM_WORLD_, MPI_Comm), &size);
    trace__mpi_ready(rank, size);
    trace__mpi_comm_of(TRACE__MPI_COMM_WORLD_);
    if (TRACE__PMPI(Query_thread)(&provided) == 0) {
        static const char *const names[] = {"MPI_THREAD_SINGLE", "MPI_THREAD_FUNNELED", "MPI_THREAD_SERIALIZED",
                                            "MPI_THREAD_MULTIPLE"};
        if (provided >= 0 && provided < 4) { /* these numbers in every library */
            trace_info("mpi.thread", names[provided]);
            if (trace__mpi_threads != TRACE__MPI_SESSION_THREADS)
                __atomic_store_n(&trace__mpi_threads, provided == 3 ? TRACE__MPI_SOME_THREADS : TRACE__MPI_ONE_THREAD,
                                 __ATOMIC_RELAXED);
        }
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
/* How many processes this one has started, as the first of those that did: readers say how many of them they miss. */
TRACE__PRIVATE void trace__mpi_spawned(uintptr_t intercomm)
{
    static uint32_t all;
    int rank = -1, n = 0;
    char text[24];
    MPI_Comm comm = TRACE__MPI_HANDLE(intercomm, MPI_Comm);
    if (!intercomm || intercomm == TRACE__MPI_COMM_NULL_ || TRACE__PMPI(Comm_rank)(comm, &rank) != 0 || rank != 0 ||
        TRACE__PMPI(Comm_remote_size)(comm, &n) != 0 || n <= 0)
        return;
    trace__decimal(text, __atomic_add_fetch(&all, (uint32_t)n, __ATOMIC_RELAXED), 1);
    trace_info("mpi.spawned", text);
}

TRACE__PRIVATE void trace__mpi_stopping(void)
{
    trace__mpi_polls_tell();
    trace__mpi_world = 2;
    trace__ends(0, TRACE_ENDED_MPI_OVER);
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
    __atomic_store_n(&trace__mpi_threads, TRACE__MPI_SESSION_THREADS, __ATOMIC_RELAXED);
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

/* Fortran's calls that nobody sees are missing without a trace of it. */
TRACE__PRIVATE void trace__mpi_init(void)
{
#ifndef TRACE__MPI_FORTRAN
    void *real = dlsym(NULL, "pmpi_init_");
    if (real && dlsym(NULL, "mpi_init_") == real) /* nobody took it */
        trace__warn("Open MPI's Fortran calls are not recorded: define TRACE_MPI_FORTRAN beside TRACE_MPI, and link "
                    "with mpifort or -lmpi_mpifh");
#endif
}

static void trace__mpi_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_MPI;
    b->name = "mpi";
    b->init = trace__mpi_init;
    b->opened = trace__mpi_opened;
    b->closing = trace__mpi_polls_tell;
    b->leaving = trace__mpi_polls_tell;
}

/* ---- values ----------------------------------------------------------------------------------------------- */

static int trace__mpi_class(int result)
{
    int error = result;
    if (__atomic_load_n(&trace__mpi_up, __ATOMIC_RELAXED))
        TRACE__PMPI(Error_class)(result, &error);
    return error;
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

static TRACE__IN_HOT bool trace__mpi_is_root(const trace__mpi_comm *c, int root)
{
    return c->inter ? root == TRACE__MPI_ROOT_ : c->id && root == c->rank;
}
#include "derived.c"
#include "mpi.gen.h"

/* ---- MPI_Pcontrol: it is variadic, and no library does anything with what follows the level -------------------- */

TRACE__PASS_DECLARE(trace__mpi, 1, 2, 2, 0, trace__mpi_MPI_Pcontrol, "MPI_Pcontrol", (int32_t level),
                    trace__mpi_MPI_Pcontrol_steps)

/* As the standard asks of tools (MPI 4.1, 15.2.4): 0 switches recording off, 1 on, 2 flushes. Each pause is resumed
 * once, whatever else pauses. The call itself is recorded while recording is on. */
trace__mpi_shown uint64_t trace__mpi_MPI_Pcontrol(int32_t level)
{
    static uint32_t off;
    uint64_t result;
    if (level == 1 && __atomic_exchange_n(&off, 0, __ATOMIC_ACQ_REL))
        trace_resume();
    result = trace__pass_1((uint64_t)(int64_t)level, &trace__mpi_MPI_Pcontrol_call);
    if (level == 0 && !__atomic_exchange_n(&off, 1, __ATOMIC_ACQ_REL)) {
        trace__mpi_polls_tell();
        trace_pause();
    } else if (level == 2)
        trace_flush();
    return result;
}
#ifdef TRACE__MPI_FORTRAN
#include "fortran.c"
#endif

#if defined(__GNUC__) && !defined(TRACE__INJECT)
#pragma GCC diagnostic pop
#endif
