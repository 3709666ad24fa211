/* mpi/polls.c - calls that ask whether something is over (MPI_Test, MPI_Iprobe), where they are not recorded each
 *
 * A program may poll a million times a second, so a poll leaves no event below the level full. A thread counts its
 * polls and adds up their time. It records both from time to time: before the messages that a poll completes, after a
 * tenth of a second, in MPI_Finalize, and when it ends. A kill loses what a tenth of a second had. */

enum {
    TRACE__MPI_TEST,
    TRACE__MPI_TESTALL,
    TRACE__MPI_TESTANY,
    TRACE__MPI_TESTSOME,
    TRACE__MPI_IPROBE,
    TRACE__MPI_IMPROBE,
    TRACE__MPI_GET_STATUS,
    TRACE__MPI_WIN_TEST,
    TRACE__MPI_PARRIVED,
    TRACE__MPI_POLLS
};

static __thread struct trace__mpi_polls {
    uint64_t begun, told; /* ticks: of the poll that is under way, 0 none; when the sums were recorded last */
    struct {
        uint64_t calls, ticks;
    } of[TRACE__MPI_POLLS];
} trace__mpi_polls __attribute__((tls_model("initial-exec")));

/* The target of the last poll: requests, or a message of that rank of a communicator; 0: neither. */
enum { TRACE__MPI_POLLED_MOST = 8 };
typedef struct trace__mpi_polled_for {
    const MPI_Request *requests;
    int n, source;
    uintptr_t comm;
} trace__mpi_polled_for;

static unsigned char *trace__mpi_put_polled(unsigned char *p, const trace__mpi_polled_for *whom)
{
    unsigned char *begin = p;
    uint16_t kept = 0;
    int i;
    p = trace__put_u16(p, 0);
    for (i = 0; whom && i < whom->n && kept < TRACE__MPI_POLLED_MOST; i++) {
        uintptr_t key = trace__mpi_handle_at(whom->requests, i);
        if (key && key != TRACE__MPI_REQUEST_NULL_) {
            p = trace__put_u64(p, key);
            kept++;
        }
    }
    trace__put_u16(begin, kept);
    return p;
}

/* whom: NULL: unknown */
TRACE__PRIVATE void trace__mpi_polls_put(const char *name, uint64_t calls, uint64_t ticks,
                                         const trace__mpi_polled_for *whom)
{
    static const trace__field fields[] = {{"function", TRACE_T_STRID, TRACE_R_NAME, ""},
                                          {"calls", TRACE_T_U64, TRACE_R_CALLS, ""},
                                          {"spent", TRACE_T_U64, TRACE_R_SPENT, "ns"},
                                          {"polled_source", TRACE_T_I32, TRACE_R_NONE, ""},
                                          {"polled_requests", TRACE_T_HANDLE | TRACE_T_ARRAY, TRACE_R_NONE, ""}};
    static const trace__desc desc = {"MPI", "polls", TRACE_KIND_INSTANT, 1, 5, fields};
    static trace__site site = {0, 1, &desc, NULL};
    uint64_t hz = trace__clock_hz();
    uint32_t text = trace__intern(name, strlen(name));
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&site), 28 + 8 * TRACE__MPI_POLLED_MOST);
    if (p) {
        p = trace__put_u32(p, text);
        p = trace__put_u64(p, calls);
        p = trace__put_u64(p, hz ? (uint64_t)((double)ticks * 1e9 / (double)hz) : 0);
        p = trace__put_u32(
            p,
            (uint32_t)(whom && whom->comm ? trace__mpi_world_rank(trace__mpi_comm_of(whom->comm), whom->source) : -1));
        trace__close(w, trace__mpi_put_polled(p, whom));
    }
}

/* Records the calling thread's sums, those of the function `last` behind the others: messages that follow are its. */
TRACE__PRIVATE __attribute__((noinline)) void trace__mpi_polls_tell_last(int last, const trace__mpi_polled_for *whom)
{
    static const char *const names[TRACE__MPI_POLLS] = {"MPI_Test",
                                                        "MPI_Testall",
                                                        "MPI_Testany",
                                                        "MPI_Testsome",
                                                        "MPI_Iprobe",
                                                        "MPI_Improbe",
                                                        "MPI_Request_get_status",
                                                        "MPI_Win_test",
                                                        "MPI_Parrived"};
    struct trace__mpi_polls *all = &trace__mpi_polls;
    int k;
    for (k = 0; k < TRACE__MPI_POLLS; k++) {
        int i = (last + 1 + k) % TRACE__MPI_POLLS;
        if (all->of[i].calls) {
            uint64_t calls = all->of[i].calls, ticks = all->of[i].ticks;
            all->of[i].calls = all->of[i].ticks = 0; /* first: a handler may poll, too */
            trace__mpi_polls_put(names[i], calls, ticks, i == last ? whom : NULL);
        }
    }
}
TRACE__PRIVATE void trace__mpi_polls_tell(void) { trace__mpi_polls_tell_last(0, NULL); }

/* A poll begins. At the level full it is a call as any other. */
static TRACE__IN_HOT void trace__mpi_poll(void)
{
    trace__mpi_polls.begun = TRACE__ON(TRACE_SOURCE_MPI, 3) ? 0 : trace__ticks_here();
}
/* A poll is over. `brought`: its messages are recorded next, and the sums come before them. `found`: it succeeded. If
 * the thread has polled for more than 0.1 ms, the sums are recorded, because the thread has waited until now. */
static TRACE__IN_HOT void trace__mpi_polled(int which, bool brought, bool found, trace__mpi_polled_for whom)
{
    struct trace__mpi_polls *all = &trace__mpi_polls;
    uint64_t now;
    if (!all->begun)
        return;
    now = trace__ticks_here();
    all->of[which].calls++;
    all->of[which].ticks += now > all->begun ? now - all->begun : 0;
    all->begun = 0;
    /* The first is recorded at once: only a thread that has recorded something is known to end. */
    if (TRACE__UNLIKELY(brought) || TRACE__UNLIKELY(!all->told) ||
        TRACE__UNLIKELY(now - all->told > trace__clock_hz() / 10) ||
        TRACE__UNLIKELY(found && all->of[which].ticks > trace__clock_hz() / 10000)) {
        all->told = now;
        trace__mpi_polls_tell_last(which, &whom);
    }
}
