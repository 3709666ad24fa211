/* mpi/abi.h - the MPI at hand: the user's mpi.h, or, injected, whichever library is loaded
 *
 * Embedded, everything has its exact type and PMPI_* is called directly. Injected, no mpi.h is seen: handles are
 * uintptr_t and forwarded untouched (an int handle of MPICH travels in the low half of a register or stack slot), and
 * what differs between libraries - width of a handle, place of a status' members, special values - is found out when
 * the first MPI function is called.
 */
enum { TRACE__MPI_KEEP = 64 }; /* elements kept of an array */

#if !defined(TRACE__INJECT) && !defined(MPI_VERSION)
#error "TRACE_MPI: there is no mpi.h"
#endif

/* A pointer to Fortran handles, which are integers, carries in its top byte what they are; no address of a program
 * reaches there. */
enum {
    TRACE__MPI_F_Comm = 1,
    TRACE__MPI_F_Datatype,
    TRACE__MPI_F_Op,
    TRACE__MPI_F_Info,
    TRACE__MPI_F_Group,
    TRACE__MPI_F_Errhandler,
    TRACE__MPI_F_Win,
    TRACE__MPI_F_File,
    TRACE__MPI_F_Request,
    TRACE__MPI_F_Message,
    TRACE__MPI_F_Session
};
static inline void *trace__mpi_marked(const void *p, uint64_t what) { return (void *)((uintptr_t)p | what << 56); }
/* MPICH's Fortran needs nothing of the linker. Open MPI's does (mpi/fortran.c), so the program asks for it. */
#if defined(TRACE__INJECT) || defined(TRACE_MPI_FORTRAN) || defined(MPICH_NUMVERSION)
#define TRACE__MPI_FORTRAN
#endif
#ifdef TRACE__MPI_FORTRAN
#define TRACE__MPI_MARK(p) ((uintptr_t)(p) >> 56)
TRACE__PRIVATE uintptr_t trace__mpi_fortran_handle(const void *marked, int64_t i);
#else
#define TRACE__MPI_MARK(p) 0
#define trace__mpi_fortran_handle(marked, i) ((void)(marked), (uintptr_t)0) /* nothing is marked */
#endif

#ifdef TRACE__INJECT

typedef struct MPI_Status {
    int32_t word[16]; /* more than any library needs */
} MPI_Status;

typedef uintptr_t MPI_Comm, MPI_Datatype, MPI_Errhandler, MPI_Group, MPI_Info, MPI_Message, MPI_Op, MPI_Request,
    MPI_Session, MPI_Win, MPI_File;
typedef int64_t MPI_Count;
typedef int MPI_Fint;

#define TRACE__MPI_3_1 1
#define TRACE__MPI_4_0 1
#define TRACE__MPI_ONLY_MPICH 1
#define TRACE__MPI_READY_LIST 1
#define TRACE__MPI_ONLY_OPENMPI 1
#define TRACE__MPI_OLD 1

enum { TRACE__MPI_UNKNOWN, TRACE__MPI_MPICH, TRACE__MPI_OPENMPI, TRACE__MPI_ABI5 };
static struct trace__mpi_library {
    uint32_t ready;
    int abi;
    uintptr_t key_mask; /* bits of a handle that count */
    uint32_t handle_bytes, status_bytes, source_at, bytes_at;
    int proc_null, root;
    uintptr_t comm_world, comm_self, comm_null, type_null, request_null;
    const void *in_place, *status_ignore, *statuses_ignore;
} trace__mpi_lib;

/* PMPI functions the tracer itself calls. */
/* clang-format off */
#define TRACE__MPI_NEEDS(X) \
    X(Comm_size, (MPI_Comm, int *)) X(Comm_rank, (MPI_Comm, int *)) X(Comm_remote_size, (MPI_Comm, int *)) \
    X(Comm_test_inter, (MPI_Comm, int *)) X(Comm_group, (MPI_Comm, MPI_Group *)) \
    X(Comm_remote_group, (MPI_Comm, MPI_Group *)) \
    X(Group_translate_ranks, (MPI_Group, int, const int *, MPI_Group, int *)) X(Group_size, (MPI_Group, int *)) \
    X(Group_rank, (MPI_Group, int *)) X(Group_free, (MPI_Group *)) X(Type_size_x, (MPI_Datatype, MPI_Count *)) \
    X(Type_get_name, (MPI_Datatype, char *, int *)) X(Error_class, (int, int *)) X(Query_thread, (int *)) \
    X(Get_library_version, (char *, int *)) X(Topo_test, (MPI_Comm, int *)) X(Cartdim_get, (MPI_Comm, int *)) \
    X(Graph_neighbors_count, (MPI_Comm, int, int *)) X(Dist_graph_neighbors_count, (MPI_Comm, int *, int *, int *)) \
    X(Group_from_session_pset, (MPI_Session, const char *, MPI_Group *)) X(Initialized, (int *)) X(Finalized, (int *)) \
    X(Get_elements_x, (const MPI_Status *, MPI_Datatype, MPI_Count *)) X(Test_cancelled, (const MPI_Status *, int *))
/* clang-format on */
#define X(name, args) static int(*trace__pmpi_##name) args;
TRACE__MPI_NEEDS(X)
#undef X
#define TRACE__PMPI(name) trace__pmpi_##name

static void *trace__mpi_lookup(const char *name) { return trace__real(name, "libmpi"); }

/* An object of the library. An executable may hold the one that counts (copy relocation), before us in the search
 * order. */
static void *trace__mpi_object(const char *name)
{
    void *p = dlsym(NULL /* RTLD_DEFAULT */, name);
    return p ? p : trace__mpi_lookup(name);
}

static void trace__mpi_detect(void)
{
    struct trace__mpi_library *m = &trace__mpi_lib;
    const char *null = "ompi_mpi_comm_null";
    int (*abi_version)(int *, int *) = (int (*)(int *, int *))(uintptr_t)trace__mpi_lookup("PMPI_Abi_get_version");
    int major = -1, minor = -1;
#define X(name, args) trace__pmpi_##name = (int(*) args)(uintptr_t)trace__mpi_lookup("PMPI_" #name);
    TRACE__MPI_NEEDS(X)
#undef X
    m->key_mask = ~(uintptr_t)0;
    m->handle_bytes = sizeof(void *);
    /* the ABI of MPI 5; -1 in a library of another */
    if (abi_version && abi_version(&major, &minor) == 0 && major > 0) {
        m->abi = TRACE__MPI_ABI5;
        m->status_bytes = 32, m->source_at = 0; /* the count is the library's secret: asked for */
        m->proc_null = -3, m->root = -4;
        m->comm_world = 0x101, m->comm_self = 0x102, m->comm_null = 0x100, m->type_null = 0x200,
        m->request_null = 0x180;
        m->in_place = (const void *)1, m->status_ignore = m->statuses_ignore = NULL;
    } else if (trace__mpi_object(null)) {
        m->abi = TRACE__MPI_OPENMPI;
        m->status_bytes = 24, m->source_at = 0, m->bytes_at = 16;
        m->proc_null = -2, m->root = -4;
        m->comm_world = (uintptr_t)trace__mpi_object("ompi_mpi_comm_world");
        m->comm_self = (uintptr_t)trace__mpi_object("ompi_mpi_comm_self");
        m->comm_null = (uintptr_t)trace__mpi_object(null);
        m->type_null = (uintptr_t)trace__mpi_object("ompi_mpi_datatype_null");
        m->request_null = (uintptr_t)trace__mpi_object("ompi_request_null");
        m->in_place = (const void *)1, m->status_ignore = m->statuses_ignore = NULL;
    } else {
        m->abi = TRACE__MPI_MPICH;
        m->key_mask = 0xffffffffu, m->handle_bytes = 4;
        m->status_bytes = 20, m->source_at = 8, m->bytes_at = 0;
        m->proc_null = -1, m->root = -3;
        m->comm_world = 0x44000000, m->comm_self = 0x44000001, m->comm_null = 0x04000000, m->type_null = 0x0c000000,
        m->request_null = 0x2c000000;
        m->in_place = (const void *)-1l, m->status_ignore = m->statuses_ignore = (const void *)1;
    }
    __atomic_store_n(&m->ready, 1, __ATOMIC_RELEASE);
}

/* Before any function is called. */
static void trace__mpi_weak(void);
static void trace__mpi_first(void)
{
    trace__mpi_weak();
    if (!__atomic_load_n(&trace__mpi_lib.ready, __ATOMIC_ACQUIRE))
        trace__mpi_detect(); /* the same whoever does it */
}
/* Which model has its numbers: none has those of the ABI of MPI 5. */
static int trace__mpi_model(void)
{
    return trace__mpi_lib.abi == TRACE__MPI_MPICH ? 0 : trace__mpi_lib.abi == TRACE__MPI_OPENMPI ? 1 : 2;
}
#define TRACE__MPI_HAS_SESSIONS (trace__pmpi_Group_from_session_pset != NULL)

#define TRACE__MPI_NUMBER(h) ((uintptr_t)(h) & trace__mpi_lib.key_mask) /* of what a wrapper was given */
static TRACE__IN_HOT uintptr_t trace__mpi_handle_at(const void *array, int64_t i)
{
    if (TRACE__UNLIKELY(TRACE__MPI_MARK(array)))
        return trace__mpi_fortran_handle(array, i);
    if (trace__mpi_lib.handle_bytes == 4) {
        uint32_t h = 0;
        if (array)
            memcpy(&h, (const char *)array + 4 * i, 4);
        return h;
    }
    return array ? ((const uintptr_t *)array)[i] : 0;
}
#define TRACE__MPI_HANDLE(key, type) ((type)(key))

#define TRACE__MPI_IN_PLACE(buffer) ((buffer) == trace__mpi_lib.in_place)
#define TRACE__MPI_PROC_NULL_ trace__mpi_lib.proc_null
#define TRACE__MPI_ROOT_ trace__mpi_lib.root
#define TRACE__MPI_COMM_WORLD_ trace__mpi_lib.comm_world
#define TRACE__MPI_COMM_SELF_ trace__mpi_lib.comm_self
#define TRACE__MPI_COMM_NULL_ trace__mpi_lib.comm_null
#define TRACE__MPI_TYPE_NULL_ trace__mpi_lib.type_null
#define TRACE__MPI_REQUEST_NULL_ trace__mpi_lib.request_null
#define TRACE__MPI_IGNORED(status) ((const void *)(status) == trace__mpi_lib.status_ignore)

static inline MPI_Status *trace__mpi_status_at(MPI_Status *statuses, int64_t i)
{
    return (MPI_Status *)(void *)((char *)statuses + (uint64_t)i * trace__mpi_lib.status_bytes);
}
static TRACE__IN_HOT int trace__mpi_status_word(const MPI_Status *s, uint32_t offset)
{
    int32_t v;
    memcpy(&v, (const char *)s + offset, 4);
    return v;
}
#define TRACE__MPI_SOURCE(s) trace__mpi_status_word(s, trace__mpi_lib.source_at)
#define TRACE__MPI_TAG(s) trace__mpi_status_word(s, trace__mpi_lib.source_at + 4)
#define TRACE__MPI_ERROR(s) trace__mpi_status_word(s, trace__mpi_lib.source_at + 8)
static TRACE__IN_HOT uint64_t trace__mpi_status_bytes(const MPI_Status *s)
{
    uint64_t low, n;
    if (trace__mpi_lib.abi == TRACE__MPI_ABI5) {
        MPI_Count bytes = 0;
        return TRACE__PMPI(Get_elements_x)(s, 0x247 /* MPI_BYTE */, &bytes) == 0 && bytes > 0 ? (uint64_t)bytes : 0;
    }
    if (trace__mpi_lib.abi != TRACE__MPI_MPICH) {
        memcpy(&n, (const char *)s + trace__mpi_lib.bytes_at, 8);
        return n;
    }
    low = (uint32_t)trace__mpi_status_word(s, 0);
    n = (uint32_t)trace__mpi_status_word(s, 4);
    return low | n >> 1 << 32;
}
static inline bool trace__mpi_status_cancelled(const MPI_Status *s)
{
    int flag = 0;
    if (trace__mpi_lib.abi == TRACE__MPI_ABI5)
        return TRACE__PMPI(Test_cancelled)(s, &flag) == 0 && flag;
    return trace__mpi_lib.abi == TRACE__MPI_MPICH ? trace__mpi_status_word(s, 4) & 1
                                                  : trace__mpi_status_word(s, 12) != 0;
}

#else /* embedded: the user's mpi.h */

#if MPI_VERSION > 3 || (MPI_VERSION == 3 && MPI_SUBVERSION >= 1)
#define TRACE__MPI_3_1 1
#else
#error "TRACE_MPI: this mpi.h is older than MPI 3.1"
#endif
#define TRACE__MPI_4_0 (MPI_VERSION >= 4)
#if defined(MPICH_NUMVERSION) && MPICH_NUMVERSION >= 40000000 && MPI_VERSION == 4 && MPI_SUBVERSION == 0
#define TRACE__MPI_ONLY_MPICH 1
#else
#define TRACE__MPI_ONLY_MPICH 0
#endif
/* from MPICH 4.0.3 on, and in MPI 4.1, MPI_Pready_list takes its list as const */
#define TRACE__MPI_READY_LIST (TRACE__MPI_ONLY_MPICH && MPICH_NUMVERSION < 40003000)
#if defined(OMPI_MAJOR_VERSION) && OMPI_MAJOR_VERSION >= 4
#define TRACE__MPI_ONLY_OPENMPI 1
#else
#define TRACE__MPI_ONLY_OPENMPI 0
#endif
#if defined(MPICH_NUMVERSION) || defined(OMPI_MAJOR_VERSION)
#define TRACE__MPI_OLD 1
#else
#define TRACE__MPI_OLD 0
#endif

#define TRACE__PMPI(name) PMPI_##name
static void trace__mpi_first(void) {}
static int trace__mpi_model(void)
{
#ifdef OMPI_MAJOR_VERSION
    return 1;
#else
    return 0;
#endif
}
#define TRACE__MPI_HAS_SESSIONS (MPI_VERSION >= 4)

/* A handle as a number: an int widened without its sign, or a pointer. */
#define TRACE__MPI_KEY(h) (sizeof(h) == 4 ? (uintptr_t)(uint32_t)(uintptr_t)(h) : (uintptr_t)(h))
#define TRACE__MPI_NUMBER(h) \
    (sizeof(MPI_Request) == 4 ? (uintptr_t)(uint32_t)(h) : (uintptr_t)(h)) /* of what a wrapper was given */
static TRACE__IN_HOT uintptr_t trace__mpi_handle_at(const void *array, int64_t i)
{
    MPI_Request h; /* all handles that come in arrays are alike */
    if (TRACE__UNLIKELY(TRACE__MPI_MARK(array)))
        return trace__mpi_fortran_handle(array, i);
    if (!array)
        return 0;
    memcpy(&h, (const char *)array + (uint64_t)i * sizeof h, sizeof h);
    return TRACE__MPI_KEY(h);
}
#define TRACE__MPI_HANDLE(key, type) ((type)(key))

#define TRACE__MPI_IN_PLACE(buffer) ((buffer) == MPI_IN_PLACE)
#define TRACE__MPI_PROC_NULL_ MPI_PROC_NULL
#define TRACE__MPI_ROOT_ MPI_ROOT
#define TRACE__MPI_COMM_WORLD_ TRACE__MPI_KEY(MPI_COMM_WORLD)
#define TRACE__MPI_COMM_SELF_ TRACE__MPI_KEY(MPI_COMM_SELF)
#define TRACE__MPI_COMM_NULL_ TRACE__MPI_KEY(MPI_COMM_NULL)
#define TRACE__MPI_TYPE_NULL_ TRACE__MPI_KEY(MPI_DATATYPE_NULL)
#define TRACE__MPI_REQUEST_NULL_ TRACE__MPI_KEY(MPI_REQUEST_NULL)
#define TRACE__MPI_IGNORED(status) ((status) == MPI_STATUS_IGNORE || (status) == MPI_STATUSES_IGNORE)

#define trace__mpi_status_at(statuses, i) ((statuses) + (i))
#define TRACE__MPI_SOURCE(s) ((s)->MPI_SOURCE)
#define TRACE__MPI_TAG(s) ((s)->MPI_TAG)
#define TRACE__MPI_ERROR(s) ((s)->MPI_ERROR)
static TRACE__IN_HOT uint64_t trace__mpi_status_bytes(const MPI_Status *s)
{
#if defined(MPICH_NUMVERSION)
    return (uint32_t)s->count_lo | (uint64_t)((uint32_t)s->count_hi_and_cancelled >> 1) << 32;
#elif defined(OMPI_MAJOR_VERSION)
    return s->_ucount;
#else
    MPI_Count n = 0;
    PMPI_Get_elements_x((MPI_Status *)s, MPI_BYTE, &n);
    return n > 0 ? (uint64_t)n : 0;
#endif
}
static inline bool trace__mpi_status_cancelled(const MPI_Status *s)
{
#if defined(MPICH_NUMVERSION)
    return s->count_hi_and_cancelled & 1;
#elif defined(OMPI_MAJOR_VERSION)
    return s->_cancelled != 0;
#else
    int flag = 0;
    PMPI_Test_cancelled((MPI_Status *)s, &flag);
    return flag != 0;
#endif
}

#endif
