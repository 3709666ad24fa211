/* ranks.c - four processes that pass messages through pipes, described as an API of their own
 *
 * What MPI's backend records, with cases that are hard to get from MPI on purpose: a receive that waits for a late
 * sender, receives completed by a wait, a failing call, calls of two APIs that do not nest, a call left by longjmp, a
 * rank that is killed. Prints the number of messages. usage: ranks DIRECTORY */
#define TRACE_IMPL
#include "trace.h"
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RANKS = 4, ROUNDS = 25 };

#define FIELDS(call) pipe_##call##_fields
#define SITE(call, n_begin, n_end) \
    static const trace__desc pipe_##call##_desc[2] = { \
        {"pipe", "pipe_" #call, TRACE_KIND_BEGIN, 2, n_begin, FIELDS(call)}, \
        {"pipe", "pipe_" #call, TRACE_KIND_END, 2, n_end, FIELDS(call) + n_begin}}; \
    static trace__site pipe_##call = {0, 2, pipe_##call##_desc};

static const trace__field FIELDS(send)[] = {
    {"dst", TRACE_T_I32, TRACE_R_DST, ""},     {"tag", TRACE_T_I32, TRACE_R_TAG, ""},
    {"comm", TRACE_T_U64, TRACE_R_COMM, ""},   {"bytes", TRACE_T_U64, TRACE_R_BYTES_SENT, "B"},
    {"buffer", TRACE_T_PTR, TRACE_R_NONE, ""}, {"result", TRACE_T_I32, TRACE_R_RESULT, "enum:PIPE_ERR"}};
SITE(send, 5, 1)
static const trace__field FIELDS(recv)[] = {
    {"buffer", TRACE_T_PTR, TRACE_R_NONE, ""},       {"src", TRACE_T_I32, TRACE_R_SRC, ""},
    {"tag", TRACE_T_I32, TRACE_R_TAG, ""},           {"comm", TRACE_T_U64, TRACE_R_COMM, ""},
    {"bytes", TRACE_T_U64, TRACE_R_BYTES_RECV, "B"}, {"result", TRACE_T_I32, TRACE_R_RESULT, "enum:PIPE_ERR"}};
SITE(recv, 1, 5)
static const trace__field FIELDS(waitall)[] = {{"requests", TRACE_T_HANDLE | TRACE_T_ARRAY, TRACE_R_REQUEST, ""},
                                               {"result", TRACE_T_I32, TRACE_R_RESULT, "enum:PIPE_ERR"}};
SITE(waitall, 1, 1)
static const trace__field FIELDS(barrier)[] = {{"comm", TRACE_T_U64, TRACE_R_COMM, ""},
                                               {"seq", TRACE_T_U64, TRACE_R_COLL_SEQ, ""},
                                               {"counts", TRACE_T_I32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                               {"result", TRACE_T_I32, TRACE_R_RESULT, "enum:PIPE_ERR"}};
SITE(barrier, 3, 1)
static const trace__field message_fields[] = {{"src", TRACE_T_I32, TRACE_R_SRC, ""},
                                              {"tag", TRACE_T_I32, TRACE_R_TAG, ""},
                                              {"comm", TRACE_T_U64, TRACE_R_COMM, ""},
                                              {"bytes", TRACE_T_U64, TRACE_R_BYTES_RECV, "B"}};
static const trace__desc message_desc[1] = {{"pipe", "pipe message", TRACE_KIND_MESSAGE, 2, 4, message_fields}};
static trace__site message = {0, 1, message_desc};
static const trace__enumerator errors[] = {{0, 1, "PIPE_SUCCESS"}, {1, 1, "PIPE_PENDING"}, {5, 0, "PIPE_ERR_RANK"}};
static const trace__enum error_enum = {"PIPE_ERR", 0, 3, errors};

static int ends[RANKS][RANKS][2];
static int life[2]; /* rank 3 has the writing end; the others see its death as the end of the file */
static int rank;
static const uint64_t COMM = 0xc0ffee1234567ull;

#define RECORD(site, offset, room, ...) \
    do { \
        trace__writer *w; \
        unsigned char *p = trace__open(&w, trace__site_id(&site) + (offset), room); \
        if (p) { \
            __VA_ARGS__; \
            trace__close(w, p); \
        } \
    } while (0)
#define U32(v) p = trace__put_u32(p, (uint32_t)(v))
#define U64(v) p = trace__put_u64(p, (uint64_t)(v))

static void pass(int dst, int tag)
{
    char c[8] = {0};
    RECORD(pipe_send, 0, 32, U32(dst); U32(tag); U64(COMM); U64(8); U64((uintptr_t)c));
    if (dst < RANKS && write(ends[rank][dst][1], c, 8) != 8)
        abort();
    RECORD(pipe_send, 1, 4, U32(dst < RANKS ? 0 : 5));
}

static void take(int src, int tag)
{
    char c[8];
    RECORD(pipe_recv, 0, 8, U64((uintptr_t)c));
    if (read(ends[src][rank][0], c, 8) != 8)
        abort();
    RECORD(pipe_recv, 1, 28, U32(src); U32(tag); U64(COMM); U64(8); U32(0));
}

static void wait_for(int n, const int *src, int tag)
{
    uint64_t requests[RANKS] = {0x1234567890 + (uint64_t)rank, 2, 3, 4};
    RECORD(pipe_waitall, 0, 8 + 8 * (size_t)n, p = trace__put_array(p, requests, (size_t)n, 8, RANKS));
    for (int i = 0; i < n; i++) {
        char c[8];
        if (read(ends[src[i]][rank][0], c, 8) != 8)
            abort();
        RECORD(message, 0, 24, U32(src[i]); U32(tag); U64(COMM); U64(8));
    }
    RECORD(pipe_waitall, 1, 4, U32(1));
}

static void meet(uint64_t seq)
{
    int counts[20] = {1, 2, 3};
    RECORD(pipe_barrier, 0, 128, U64(COMM); U64(seq); p = trace__put_array(p, counts, 20, 4, 20));
    RECORD(pipe_barrier, 1, 4, U32(0));
}

static jmp_buf back;
static void jump(void)
{
    trace_task_begin("left by a jump");
    longjmp(back, 1);
}

static void run(void)
{
    trace_set_rank(rank, RANKS);
    trace__define_enum(&error_enum);
    trace_task_begin("all");
    for (int i = 0; i < ROUNDS; i++) {
        TRACE_SCOPE("round");
        if (rank == 0)
            usleep(300); /* rank 1 waits for a late sender */
        pass((rank + 1) % RANKS, 3);
        take((rank + RANKS - 1) % RANKS, 3);
        if (rank == 2) {
            const int from[2] = {1, 3};
            wait_for(2, from, 9);
        } else if (rank == 1 || rank == 3)
            pass(2, 9);
        meet((uint64_t)i);
    }
    pass(99, 1); /* no such rank */
    trace_task_end();
    for (int i = 0; i < 3; i++) { /* begin A, begin B, end A, end B */
        RECORD(pipe_barrier, 0, 32, U64(COMM); U64(1000 + i); p = trace__put_array(p, NULL, 0, 4, 20));
        trace_task_begin("crossing");
        RECORD(pipe_barrier, 1, 4, U32(0));
        trace_task_end();
    }
    trace_task_begin("jumps");
    RECORD(pipe_barrier, 0, 32, U64(COMM); U64(2000); p = trace__put_array(p, NULL, 0, 4, 20));
    if (!setjmp(back)) {
        RECORD(pipe_send, 0, 32, U32(99); U32(1); U64(COMM); U64(0); U64(0)); /* never ends */
        jump();
    }
    RECORD(pipe_barrier, 1, 4, U32(0));
    trace_task_end();
    trace_task_end();
    if (rank == 3) {
        trace_task_begin("killed inside");
        usleep(1000);
        trace_instant("last words");
        raise(SIGKILL);
    }
    if (read(life[0], &(char){0}, 1) != 0)
        abort();
    TRACE_SCOPE("afterwards");
}

int main(void)
{
    pid_t children[RANKS];
    for (int i = 0; i < RANKS; i++)
        for (int k = 0; k < RANKS; k++)
            if (pipe(ends[i][k]))
                return 1;
    if (pipe(life))
        return 1;
    for (rank = 0; rank < RANKS; rank++) {
        children[rank] = fork();
        if (children[rank] == 0) {
            if (rank < 3)
                close(life[1]);
            run();
            exit(0);
        }
    }
    close(life[1]);
    for (int i = 0; i < RANKS; i++)
        waitpid(children[i], NULL, 0);
    printf("messages %d\n", ROUNDS * (RANKS + 2));
    return 0;
}
