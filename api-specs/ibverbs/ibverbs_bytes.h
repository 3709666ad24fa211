/* ibverbs_bytes.h - bytes of lists of work requests and of completions */

typedef struct trace__ibverbs_wr { /* as struct ibv_send_wr and ibv_recv_wr begin */
    uint64_t id;
    const struct trace__ibverbs_wr *next;
    const struct trace__ibverbs_sge {
        uint64_t address;
        uint32_t bytes, key;
    } *sge;
    int32_t n;
    int32_t opcode; /* of a send; 4: RDMA_READ */
} trace__ibverbs_wr;

enum { TRACE__IBVERBS_LIST = 4096 }; /* a list that is longer may be a circle */

static uint32_t trace__ibverbs_requests(const void *list)
{
    const trace__ibverbs_wr *wr = (const trace__ibverbs_wr *)list;
    uint32_t n = 0;
    for (; wr && n < TRACE__IBVERBS_LIST; wr = wr->next)
        n++;
    return n;
}

/* Bytes of the requests that read from the peer, or of all others. */
static uint64_t trace__ibverbs_bytes(const void *list, bool reads)
{
    const trace__ibverbs_wr *wr = (const trace__ibverbs_wr *)list;
    uint64_t sum = 0;
    uint32_t n = 0;
    for (; wr && n < TRACE__IBVERBS_LIST; wr = wr->next, n++) {
        int32_t i;
        for (i = 0; (wr->opcode == 4) == reads && wr->sge && i < wr->n; i++)
            sum += wr->sge[i].bytes;
    }
    return sum;
}

static uint64_t trace__ibverbs_received(const void *completions, int n)
{
    uint64_t sum = 0;
    int i;
    for (i = 0; completions && i < n; i++) { /* of struct ibv_wc */
        const char *wc = (const char *)completions + (size_t)i * 48;
        int32_t status, opcode;
        uint32_t bytes;
        memcpy(&status, wc + 8, sizeof status);
        memcpy(&opcode, wc + 12, sizeof opcode);
        memcpy(&bytes, wc + 20, sizeof bytes);
        sum += !status && opcode & 128 /* IBV_WC_RECV */ ? bytes : 0;
    }
    return sum;
}

static trace__call trace__ibverbs_completion =
    TRACE__CUSTOM_CALL("ibv_completion\0" trace__ibverbs_ibv_completion_steps);

/* Polling is recorded at level full only; that something was done is recorded below, too. */
static void trace__ibverbs_completed(const void *cq, const void *completions, int n)
{
    uint64_t v[4] = {(uintptr_t)cq, (uint64_t)(int64_t)n, 0, 0};
    if (n <= 0 || !TRACE__ON(TRACE_SOURCE_CUSTOM, 1) || TRACE__ON(TRACE_SOURCE_CUSTOM, 3))
        return;
    v[3] = trace__ibverbs_received(completions, n);
    trace__call_record(&trace__ibverbs_library, &trace__ibverbs_completion, v);
}
