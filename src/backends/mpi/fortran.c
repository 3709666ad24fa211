/* mpi/fortran.c - the Fortran bindings, where they do not come by the C functions
 *
 *   MPICH      mpif.h and `use mpi` call the C functions, which are ours: nothing to do. mpi_f08 calls PMPI_ itself
 *              unless a buffer is involved: mpi_*_f08_ is taken here and goes on to pmpir_*_f08_.
 *   Open MPI   never calls a C MPI_ function: mpi_*_ (and its other spellings) and ompi_*_f, behind mpi_f08, are
 *              taken here and go on to pmpi_*_.
 *
 * The records are those of the C wrappers, made by the same tables. How a routine's arguments become the C function's
 * parameters is a text of a letter for each of these:
 *
 *   i an int, l a longer one, p an address that goes as it is, b a buffer, s a status or several, t text, o room for
 *   text (recorded empty), hA a handle of kind A (TRACE__MPI_F_*), mA the address of one or of several,
 *   0 nothing C can use, - C alone has it
 *
 * Behind the arguments stand the error code and the lengths of texts.
 */

#ifdef TRACE__INJECT
static void *trace__mpi_fortran_symbol(const char *name) { return trace__mpi_lookup(name); }
static int trace__mpi_is_mpich(void)
{
    if (!__atomic_load_n(&trace__mpi_lib.ready, __ATOMIC_ACQUIRE))
        trace__mpi_detect();
    return trace__mpi_lib.abi == TRACE__MPI_MPICH;
}
/* Conversions of the library; NULL where handles are the same integers in both languages. */
static MPI_Comm (*trace__mpi_f2c_functions[16])(MPI_Fint);
static const char *const trace__mpi_f2c_names[16] = {NULL,
                                                     "PMPI_Comm_f2c",
                                                     "PMPI_Type_f2c",
                                                     "PMPI_Op_f2c",
                                                     "PMPI_Info_f2c",
                                                     "PMPI_Group_f2c",
                                                     "PMPI_Errhandler_f2c",
                                                     "PMPI_Win_f2c",
                                                     "PMPI_File_f2c",
                                                     "PMPI_Request_f2c",
                                                     "PMPI_Message_f2c",
                                                     "PMPI_Session_f2c"};
static uintptr_t trace__mpi_f2c(unsigned what, MPI_Fint handle)
{
    if (trace__mpi_is_mpich() && what != TRACE__MPI_F_File)
        return (uint32_t)handle;
    if (!trace__mpi_f2c_functions[what])
        trace__mpi_f2c_functions[what] =
            (MPI_Comm(*)(MPI_Fint))(uintptr_t)trace__mpi_lookup(trace__mpi_f2c_names[what]);
    return trace__mpi_f2c_functions[what] ? trace__mpi_f2c_functions[what](handle) : 0;
}
#define TRACE__MPI_F2C(type, handle) ((MPI_##type)trace__mpi_f2c(TRACE__MPI_F_##type, handle))
#else
static void *trace__mpi_fortran_symbol(const char *name)
{
    void *p = trace__real(name, "libmpi");
    return p ? p : dlsym(NULL, name);
}
#ifdef OMPI_MAJOR_VERSION
/* Now that mpi_*_ are ours nothing else of a program may need the library of the binding, and the linker would drop it.
 */
extern void pmpi_init_(MPI_Fint *);
void *trace__mpi_fortran_library(void);
void *trace__mpi_fortran_library(void) { return (void *)(uintptr_t)pmpi_init_; }
#endif
static int trace__mpi_is_mpich(void)
{
#ifdef MPICH_NUMVERSION
    return 1;
#else
    return 0;
#endif
}
#ifdef MPICH_NUMVERSION /* macros without a PMPI_ twin */
#define TRACE__MPI_F2C(type, handle) TRACE__MPI_F2C_##type(handle)
#define TRACE__MPI_F2C_Comm(h) ((MPI_Comm)(h))
#define TRACE__MPI_F2C_Datatype(h) ((MPI_Datatype)(h))
#define TRACE__MPI_F2C_Op(h) ((MPI_Op)(h))
#define TRACE__MPI_F2C_Info(h) ((MPI_Info)(h))
#define TRACE__MPI_F2C_Group(h) ((MPI_Group)(h))
#define TRACE__MPI_F2C_Errhandler(h) ((MPI_Errhandler)(h))
#define TRACE__MPI_F2C_Win(h) ((MPI_Win)(h))
#define TRACE__MPI_F2C_File(h) PMPI_File_f2c(h)
#define TRACE__MPI_F2C_Request(h) ((MPI_Request)(h))
#define TRACE__MPI_F2C_Message(h) ((MPI_Message)(h))
#define TRACE__MPI_F2C_Session(h) ((MPI_Session)(h))
#else
#define PMPI_Datatype_f2c PMPI_Type_f2c
#define TRACE__MPI_F2C(type, handle) PMPI_##type##_f2c(handle)
#endif
static uintptr_t trace__mpi_f2c(unsigned what, MPI_Fint handle)
{
    switch (what) {
#define X(type) \
    case TRACE__MPI_F_##type: return TRACE__MPI_KEY(TRACE__MPI_F2C(type, handle));
        X(Comm)
        X(Datatype)
        X(Op)
        X(Info)
        X(Group)
        X(Errhandler)
        X(Win)
        X(File)
        X(Request)
        X(Message)
#if MPI_VERSION >= 4
        X(Session)
#endif
#undef X
    default: return 0;
    }
}
#endif

static const MPI_Fint *trace__mpi_unmark(const void *marked)
{
    return (const MPI_Fint *)((uintptr_t)marked & 0x00ffffffffffffffull);
}
static uintptr_t trace__mpi_fortran_handle(const void *marked, int64_t i)
{
    const MPI_Fint *at = trace__mpi_unmark(marked);
    return at ? trace__mpi_f2c((unsigned)TRACE__MPI_MARK(marked), at[i]) : 0;
}

/* Addresses that mean something: Fortran's MPI_IN_PLACE, MPI_STATUS_IGNORE, MPI_STATUSES_IGNORE. */
enum { TRACE__MPI_F_SPELLINGS = 5 };
static const void *trace__mpi_fortran_special[3][TRACE__MPI_F_SPELLINGS];
static void trace__mpi_fortran_learn(void)
{
    static const char *const names[3][TRACE__MPI_F_SPELLINGS] = {
        {"mpi_fortran_in_place_", "mpi_fortran_in_place", "mpi_fortran_in_place__", "MPI_FORTRAN_IN_PLACE",
         "MPIR_F08_MPI_IN_PLACE"},
        {"mpi_fortran_status_ignore_", "mpi_fortran_status_ignore", "mpi_fortran_status_ignore__",
         "MPI_FORTRAN_STATUS_IGNORE", "MPIR_F08_MPI_STATUS_IGNORE_OBJ"},
        {"mpi_fortran_statuses_ignore_", "mpi_fortran_statuses_ignore", "mpi_fortran_statuses_ignore__",
         "MPI_FORTRAN_STATUSES_IGNORE", "MPIR_F08_MPI_STATUSES_IGNORE_OBJ"}};
    static uint32_t done;
    unsigned i, k;
    if (__atomic_load_n(&done, __ATOMIC_ACQUIRE))
        return;
    for (i = 0; i < 3; i++)
        for (k = 0; k < TRACE__MPI_F_SPELLINGS; k++) {
            trace__mpi_fortran_special[i][k] = dlsym(NULL, names[i][k]);
            if (!trace__mpi_fortran_special[i][k])
                trace__mpi_fortran_special[i][k] = trace__mpi_fortran_symbol(names[i][k]);
        }
    __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
}
static bool trace__mpi_fortran_is(const void *p, unsigned which)
{
    unsigned k;
    trace__mpi_fortran_learn();
    for (k = 0; k < TRACE__MPI_F_SPELLINGS; k++)
        if (p && p == trace__mpi_fortran_special[which][k])
            return true;
    return false;
}
static void *trace__mpi_fortran_buffer(void *p)
{
#ifdef TRACE__INJECT
    return trace__mpi_fortran_is(p, 0) ? (void *)(uintptr_t)trace__mpi_lib.in_place : p;
#else
    return trace__mpi_fortran_is(p, 0) ? MPI_IN_PLACE : p;
#endif
}

/* A status of either language has one layout; the one that means "none" becomes C's. */
static MPI_Status *trace__mpi_fortran_status(MPI_Fint *p)
{
#ifdef TRACE__INJECT
    return trace__mpi_fortran_is(p, 1) || trace__mpi_fortran_is(p, 2)
               ? (MPI_Status *)(uintptr_t)trace__mpi_lib.status_ignore
               : (MPI_Status *)(void *)p;
#else
    return trace__mpi_fortran_is(p, 1) || trace__mpi_fortran_is(p, 2) ? MPI_STATUS_IGNORE : (MPI_Status *)(void *)p;
#endif
}
/* A blank-padded text as C's; at most 259 bytes of it. */
static const char *trace__mpi_fortran_text(char *room, const char *text, size_t length)
{
    while (length && text[length - 1] == ' ')
        length--;
    if (length > 259)
        length = 259;
    memcpy(room, text, length);
    room[length] = 0;
    return room;
}

/* `pattern` has a %s for the name without its "mpi". */
static void *trace__mpi_fortran_find(void **slot, const char *pattern, const char *lower)
{
    void *p = __atomic_load_n(slot, __ATOMIC_RELAXED);
    char name[128];
    if (!p) {
        snprintf(name, sizeof name, pattern, lower + 3);
        p = trace__mpi_fortran_symbol(name);
        if (!p) {
            trace__warn("Fortran's %s is not in the MPI library", name);
            abort(); /* no program that calls it could be linked */
        }
        __atomic_store_n(slot, p, __ATOMIC_RELAXED);
    }
    return p;
}

typedef struct trace__mpi_binding {
    trace__pass *c;
    const char *lower, *how;
    void *f77, *f08; /* the routines behind, once found */
} trace__mpi_binding;

enum { TRACE__MPI_F_TEXTS = 4 };

static void trace__mpi_fortran_on(trace__mpi_binding *b, int on, void *real, uint64_t *f, unsigned n)
{
    union {
        uint64_t align;
        char bytes[TRACE__PASS_ROOM];
    } room;
    char text[TRACE__MPI_F_TEXTS][260];
    uint64_t v[TRACE__PASS_VALUES];
    unsigned i = 0, k = 0, ierror = 0, texts = 0, length;
    const char *h;
    const trace__steps *s;
    uint32_t id;
    MPI_Fint status = 0, *wanted;
    for (h = b->how; *h; h++)
        ierror += *h >= 'a' || *h == '0';
    length = ierror + 1;
    for (h = b->how; *h; h++, i++) {
        const void *at = *h == '-' ? NULL : (const void *)(uintptr_t)f[k++];
        switch (*h) {
        case 'i': v[i] = (uint64_t)(int64_t)*(const MPI_Fint *)at; break;
        case 'l': memcpy(&v[i], at, 8); break;
        case 'p': v[i] = (uintptr_t)at; break;
        case 'b': v[i] = (uintptr_t)trace__mpi_fortran_buffer((void *)(uintptr_t)at); break;
        case 's': v[i] = (uintptr_t)trace__mpi_fortran_status((MPI_Fint *)(uintptr_t)at); break;
        case 'h': v[i] = trace__mpi_f2c((unsigned)(*++h - '@'), *(const MPI_Fint *)at); break;
        case 'm': v[i] = (uintptr_t)trace__mpi_marked(at, (uint64_t)(*++h - '@')); break;
        case 't':
            v[i] = texts < TRACE__MPI_F_TEXTS
                       ? (uintptr_t)trace__mpi_fortran_text(text[texts], (const char *)at, (size_t)f[length])
                       : 0;
            texts++;
            length++;
            break;
        case 'o': length++; /* fall through */
        default: v[i] = 0;
        }
    }
    wanted = (MPI_Fint *)(uintptr_t)f[ierror];
    f[ierror] = (uintptr_t)&status;
    v[b->c->room ? b->c->room : TRACE__PASS_VALUES - 1] = (uintptr_t)&room;
    s = trace__pass_begin(b->c, v, on, &id, TRACE__STACK_TOP);
    for (h = b->how, i = k = 0; *h; h++, i++) { /* the program's status, unless one was lent */
        if (*h == 's' && !TRACE__MPI_IGNORED((MPI_Status *)(uintptr_t)v[i]))
            f[k] = v[i];
        k += *h != '-';
        h += *h == 'h' || *h == 'm';
    }
    TRACE__LEAVING(v, &b->c->call, id);
    trace__pass_call(real, n, f);
    TRACE__RETURNED;
    v[b->c->n] = (uint64_t)(int64_t)status;
    trace__pass_end(b->c, s, id, v);
    if (wanted) /* optional in mpi_f08 */
        *wanted = status;
}

TRACE__PRIVATE void trace__mpi_fortran_f77(trace__mpi_binding *b, uint64_t *f, unsigned n)
{
    int on = trace__mpi_is_mpich() ? 0 : TRACE__LEVEL(TRACE_SOURCE_MPI);
    void *real = trace__mpi_fortran_find(&b->f77, "pmpi%s_", b->lower);
    if (on < b->c->least)
        trace__pass_call(real, n, f);
    else
        trace__mpi_fortran_on(b, on, real, f, n);
}
TRACE__PRIVATE void trace__mpi_fortran_f08(trace__mpi_binding *b, uint64_t *f, unsigned n)
{
    bool mpich = trace__mpi_is_mpich(); /* Open MPI's goes on to ompi_*_f, which is ours */
    int on = mpich ? TRACE__LEVEL(TRACE_SOURCE_MPI) : 0;
    void *real = trace__mpi_fortran_find(&b->f08, mpich ? "pmpir%s_f08_" : "pmpi%s_f08_", b->lower);
    if (on < b->c->least)
        trace__pass_call(real, n, f);
    else
        trace__mpi_fortran_on(b, on, real, f, n);
}

/* n arguments and one more: a jump to the function here for so many, with the binding behind them. */
#define TRACE__FORTRAN_FUNCTION(by, n) \
    __attribute__((noinline, unused)) static void by##_##n(TRACE__P##n(TRACE__P_PARAMETER) uint64_t last, \
                                                           trace__mpi_binding *b) \
    { \
        uint64_t f[] = {TRACE__P##n(TRACE__P_ARGUMENT) last}; \
        by(b, f, n + 1); \
    }
#define TRACE__FORTRAN_F77_FUNCTION(n) TRACE__FORTRAN_FUNCTION(trace__mpi_fortran_f77, n)
#define TRACE__FORTRAN_F08_FUNCTION(n) TRACE__FORTRAN_FUNCTION(trace__mpi_fortran_f08, n)
TRACE__PASS_ALL(TRACE__FORTRAN_F77_FUNCTION)
TRACE__PASS_ALL(TRACE__FORTRAN_F08_FUNCTION)

#define TRACE__FORTRAN_SYMBOL(symbol, prefix, name, n, by) \
    TRACE__WRAPPER void symbol(TRACE__P##n(TRACE__P_PARAMETER) uint64_t last); \
    TRACE__WRAPPER void symbol(TRACE__P##n(TRACE__P_PARAMETER) uint64_t last) \
    { \
        by##_##n(TRACE__P##n(TRACE__P_ARGUMENT) last, &prefix##_binding_##name); \
    }
#define TRACE__FORTRAN_ALIAS(of, symbol, n) \
    TRACE__WRAPPER void symbol(TRACE__P##n(TRACE__P_PARAMETER) uint64_t last) __attribute__((alias(#of)));
#define TRACE__FORTRAN_BINDING(prefix, name, lower, how) \
    static trace__mpi_binding prefix##_binding_##name = {&prefix##_##name##_call, #lower, how, NULL, NULL};
/* clang-format off */
#define TRACE__FORTRAN_F77(prefix, name, lower, upper, n) \
    TRACE__FORTRAN_SYMBOL(lower##_, prefix, name, n, trace__mpi_fortran_f77) \
    TRACE__FORTRAN_ALIAS(lower##_, lower##__, n) \
    TRACE__FORTRAN_ALIAS(lower##_, lower, n) \
    TRACE__FORTRAN_ALIAS(lower##_, upper, n) \
    TRACE__FORTRAN_ALIAS(lower##_, o##lower##_f, n)
/* clang-format on */
#define TRACE__FORTRAN_F08(prefix, name, lower, n) \
    TRACE__FORTRAN_SYMBOL(lower##_f08_, prefix, name, n, trace__mpi_fortran_f08)
#if defined(TRACE__INJECT)
#define TRACE__FORTRAN(prefix, name, lower, upper, n, how) \
    TRACE__FORTRAN_BINDING(prefix, name, lower, how) \
    TRACE__FORTRAN_F77(prefix, name, lower, upper, n) \
    TRACE__FORTRAN_F08(prefix, name, lower, n)
#elif defined(MPICH_NUMVERSION)
#define TRACE__FORTRAN(prefix, name, lower, upper, n, how) \
    TRACE__FORTRAN_BINDING(prefix, name, lower, how) \
    TRACE__FORTRAN_F08(prefix, name, lower, n)
#else
#define TRACE__FORTRAN(prefix, name, lower, upper, n, how) \
    TRACE__FORTRAN_BINDING(prefix, name, lower, how) \
    TRACE__FORTRAN_F77(prefix, name, lower, upper, n)
#endif

/* Functions, where the others are subroutines: the C wrapper records them. MPICH's mpif.h and `use mpi` arrive there by
 * themselves. */
#define TRACE__FORTRAN_CLOCK(symbol, c) \
    TRACE__WRAPPER double symbol(void); \
    TRACE__WRAPPER double symbol(void) { return c(); }
#define TRACE__FORTRAN_CLOCK_F77(lower, upper, c) \
    TRACE__FORTRAN_CLOCK(lower##_, c) \
    TRACE__FORTRAN_CLOCK(lower##__, c) \
    TRACE__FORTRAN_CLOCK(lower, c) \
    TRACE__FORTRAN_CLOCK(upper, c) \
    TRACE__FORTRAN_CLOCK(o##lower##_f, c)
#if defined(TRACE__INJECT) || !defined(MPICH_NUMVERSION)
TRACE__FORTRAN_CLOCK_F77(mpi_wtime, MPI_WTIME, trace__mpi_MPI_Wtime)
TRACE__FORTRAN_CLOCK_F77(mpi_wtick, MPI_WTICK, trace__mpi_MPI_Wtick)
#endif
#if defined(TRACE__INJECT) || defined(MPICH_NUMVERSION)
TRACE__FORTRAN_CLOCK(mpi_wtime_f08_, trace__mpi_MPI_Wtime)
TRACE__FORTRAN_CLOCK(mpi_wtick_f08_, trace__mpi_MPI_Wtick)
#endif

/* MPI_Pcontrol has no ierror, but MPICH's mpif.h knows one. Its routine calls the C function by itself. */
#if defined(TRACE__INJECT) || !defined(MPICH_NUMVERSION)
TRACE__WRAPPER void mpi_pcontrol_(const MPI_Fint *level, MPI_Fint *ierror);
TRACE__WRAPPER void mpi_pcontrol_(const MPI_Fint *level, MPI_Fint *ierror)
{
    static void *real;
    if (trace__mpi_is_mpich())
        ((void (*)(const MPI_Fint *, MPI_Fint *))(uintptr_t)trace__mpi_fortran_find(&real, "pmpi%s_", "mpi_pcontrol"))(
            level, ierror);
    else
        trace__mpi_MPI_Pcontrol((int32_t)*level);
}
#define TRACE__FORTRAN_LEVEL(symbol) \
    TRACE__WRAPPER void symbol(const MPI_Fint *level, MPI_Fint *ierror) __attribute__((alias("mpi_pcontrol_")));
TRACE__FORTRAN_LEVEL(mpi_pcontrol__)
TRACE__FORTRAN_LEVEL(mpi_pcontrol)
TRACE__FORTRAN_LEVEL(MPI_PCONTROL)
TRACE__FORTRAN_LEVEL(ompi_pcontrol_f)
#endif
#if defined(TRACE__INJECT) || defined(MPICH_NUMVERSION)
TRACE__WRAPPER void mpi_pcontrol_f08_(const MPI_Fint *level);
TRACE__WRAPPER void mpi_pcontrol_f08_(const MPI_Fint *level) { trace__mpi_MPI_Pcontrol((int32_t)*level); }
#endif

#include "mpi_fortran.gen.h"
