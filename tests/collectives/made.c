/* made.c DIR SEED WHOLE|RING|STUCK - forges ranks that take part in collectives, and says what they did
 *
 * Six ranks, a second process that is three members at once. Communicators: the world, two halves, pairs; blocking
 * calls that nobody can leave before all have come, calls that some leave early, nonblocking ones with a wait, work on
 * streams with its device slices. RING: some ranks have lost how they began. STUCK: at the end the ranks of a mask are
 * in one more collective of the world, the others are not. What is printed, times in ns since the start: came BASIS
 * NAME COMM SIZE SEQ WHO NS BYTES    a member came (if its record was not lost) in BASIS COMM SEQ WHO FROM TO it was in
 * a call, or waited, or its device was at it stuck NAME COMM SEQ SINCE MIXED in RANK... missing
 * RANK:DOING:SINCE:LAST:DIED... */
#include "forge.h"
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
enum { RANKS = 6, OPS = 300, MOST = 4096 };
enum {
    CALL = 16,
    CALL_END,
    EARLY,
    EARLY_END,
    BEGUN,
    BEGUN_END,
    WAIT,
    WAIT_END,
    QUEUED,
    QUEUED_END,
    DEVICE,
    OBJECT,
    WORK,
    WORK_END,
    CAUSE,
    OTHER_CALL,
    OTHER_CALL_END,
    TOLD
};
enum { WORLD = 1, EVEN = 1002, ODD = 1001, PAIR = 2000, STREAMS = 3000, ONE = 4000 };

typedef struct record {
    uint64_t t, a, b, c;
    int id, size;
    uint64_t handle;
} record;
/* streams 1 and 2 */
typedef struct process {
    record list[2][MOST];
    int n[2];
    uint64_t now, device, seq[5000], lost;
} process;
static process ranks[RANKS + 1];
static const char *const names[] = {"sync", "early", "begun", "queued"};

static uint64_t state;
static uint32_t any(uint32_t n)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(state >> 33) % n;
}

static void put(process *p, int stream, record r) { p->list[stream][p->n[stream]++] = r; }

static const char *who(int rank, int member)
{
    static char text[2][32];
    static int k;
    k = !k;
    if (member < 0)
        snprintf(text[k], sizeof text[k], "%d", rank);
    else
        snprintf(text[k], sizeof text[k], "%d-of-pid-%d", member, RANKS + 1);
    return text[k];
}

static bool kept(const process *p, uint64_t t) { return t >= p->lost; }

/* One collective of kind 0..3; member k is rank list[k], or the k-th of the last process when that is all there is. */
static void collective(int kind, uint64_t comm, const int *list, int n, bool alone)
{
    uint64_t came[RANKS], last = 0, begun[RANKS], over = 0, seq = alone ? ranks[RANKS].seq[comm]++ : 0;
    int k;
    for (k = 0; k < n; k++) {
        process *p = &ranks[list[k]];
        if (!alone)
            seq = p->seq[comm]++;
        came[k] = p->now += 100 + any(100000);
        begun[k] = kind == 3 ? (came[k] > p->device || alone ? came[k] : p->device) + any(50000) : came[k];
        last = begun[k] > last ? begun[k] : last;
        if (kind == 3)
            p->now += 20;
    }
    over = last + 1 + any(20000);
    for (k = 0; k < n; k++) {
        process *p = &ranks[list[k]];
        uint64_t bytes = any(1000), handle = alone ? 0x100u + (unsigned)k : 0, end = over + any(50), at = came[k],
                 until = end;
        const char *me = who(list[k], alone ? k : -1);
        bool see = kept(p, came[k]);
        int id = kind == 0 ? CALL : kind == 1 ? EARLY : kind == 2 ? BEGUN : QUEUED;
        if (kind == 1 && any(2))
            end = came[k] + 30; /* some leave at once */
        if (kind >= 2)
            end = came[k] + 10;
        put(p, 0, (record){came[k], comm, seq, bytes, id, n, handle});
        if (kind == 3)
            put(p, 0, (record){came[k] + 5, seq * 16 + (uint64_t)k, comm, 0, CAUSE, 0, 0});
        put(p, 0, (record){end, 0x7000 + comm, 0, 0, id + 1, 0, 0});
        if (see) {
            printf("came %s %s %llu %d %llu %s %llu %llu\n",
                   kind == 2   ? "begun"
                   : kind == 3 ? "enqueued"
                               : "calls",
                   names[kind], (unsigned long long)comm, n, (unsigned long long)seq, me,
                   (unsigned long long)(came[k] - START), (unsigned long long)bytes);
            printf("in %s %llu %llu %s %llu %llu\n",
                   kind == 2   ? "begun"
                   : kind == 3 ? "enqueued"
                               : "calls",
                   (unsigned long long)comm, (unsigned long long)seq, me, (unsigned long long)(at - START),
                   (unsigned long long)(end - START));
        }
        if (kind < 2)
            p->now = end;
        if (kind == 2) {
            uint64_t wait = p->now = came[k] + 20 + any(60000);
            until = (wait > last ? wait : last) + 5 + any(100);
            put(p, 0, (record){wait, 0x7000 + comm, 0, 0, WAIT, 0, 0});
            put(p, 0, (record){until, 0, 0, 0, WAIT_END, 0, 0});
            if (see)
                printf("in begun %llu %llu %s %llu %llu\n", (unsigned long long)comm, (unsigned long long)seq, me,
                       (unsigned long long)(wait - START), (unsigned long long)(until - START));
            p->now = until;
        }
        if (kind == 3) {
            uint64_t told = over + 2000 + any(5000);
            p->device = over;
            if (p->n[1] && told <= p->list[1][p->n[1] - 1].t)
                told = p->list[1][p->n[1] - 1].t + 1;
            put(p, 1, (record){told, begun[k], over - begun[k], seq * 16 + (uint64_t)k, DEVICE, (int)comm, seq});
            if (kept(p, told)) {
                printf("came device kernel %llu %d %llu %s %llu 0\n", (unsigned long long)comm, n,
                       (unsigned long long)seq, me, (unsigned long long)(begun[k] - START));
                printf("in device %llu %llu %s %llu %llu\n", (unsigned long long)comm, (unsigned long long)seq, me,
                       (unsigned long long)(begun[k] - START), (unsigned long long)(over - START));
            }
        }
    }
}

static void run(void)
{
    static const int world[] = {0, 1, 2, 3, 4, 5}, even[] = {0, 2, 4}, odd[] = {1, 3, 5}, one[] = {RANKS, RANKS, RANKS};
    int op, pair[2];
    for (op = 0; op < OPS; op++)
        switch (any(6)) {
        case 0:
        case 1: collective((int)any(3), WORLD, world, RANKS, false); break;
        case 2: collective((int)any(3), EVEN, even, 3, false); break;
        case 3: collective((int)any(3), ODD, odd, 3, false); break;
        case 4:
            pair[0] = (int)any(5);
            pair[1] = pair[0] + 1;
            collective((int)any(3), PAIR + (uint64_t)pair[0], pair, 2, false);
            break;
        case 5:
            collective(3, STREAMS, world, RANKS, false);
            if (any(2))
                collective(3, ONE, one, 3, true);
        }
}

/* ---- the last collective ----------------------------------------------------------------------------------------- */

static uint64_t stuck_now, stuck_end;
static bool dead[RANKS];

static void stick(void)
{
    uint32_t mask = 1 + any((1 << RANKS) - 2);
    int k;
    bool late = any(2), first = true, mixed = false;
    int kind = (int)any(4), n = 0; /* 0 blocking, 1 blocking and not all the same, 2 nonblocking, 3 on streams */
    uint64_t comm = kind == 3 ? STREAMS : WORLD, extra;
    uint64_t since = UINT64_MAX;
    stuck_now = 0;
    for (k = 0; k < RANKS; k++)
        stuck_now = ranks[k].now > stuck_now ? ranks[k].now : stuck_now;
    stuck_end = stuck_now + 20000000000ull;
    for (k = 0; k < RANKS; k++) {
        process *p = &ranks[k];
        p->now = stuck_now + 1000 + any(100000);
        if (mask >> k & 1) {
            since = p->now < since ? p->now : since;
            put(p, 0,
                (record){p->now, comm, p->seq[comm], 1,
                         kind == 3        ? QUEUED
                         : kind == 2      ? BEGUN
                         : kind == 1 && n ? EARLY
                                          : CALL,
                         RANKS, 0});
            mixed |= kind == 1 && n;
            n++;
            if (kind == 2) {
                put(p, 0, (record){p->now + 10, 0x7001, 0, 0, BEGUN_END, 0, 0});
                put(p, 0, (record){p->now + 100, 0x7001, 0, 0, WAIT, 0, 0});
            }
            for (extra = 1; kind == 3; extra++) { /* some have gone on */
                put(p, 0, (record){p->now + 200 * extra - 100, 0, 0, 0, QUEUED_END, 0, 0});
                if (extra > 3 || any(2))
                    break;
                put(p, 0, (record){p->now + 200 * extra, comm, p->seq[comm] + extra, 1, QUEUED, RANKS, 0});
            }
        }
    }
    printf("stuck %s %llu %llu %llu %d in",
           kind == 3   ? "queued"
           : kind == 2 ? "begun"
                       : "sync",
           (unsigned long long)comm, (unsigned long long)ranks[0].seq[comm], (unsigned long long)(since - START),
           mixed);
    for (k = 0; k < RANKS; k++)
        if (mask >> k & 1)
            printf(" %d", k);
    printf(" missing");
    for (k = 0; k < RANKS; k++)
        if (!(mask >> k & 1)) {
            process *p = &ranks[k];
            put(p, 0, (record){p->now, 0, 0, 0, WORK, 0, 0});
            if (any(2)) { /* in a call inside that */
                put(p, 0, (record){p->now + 50, ODD, 0, 0, OTHER_CALL, 0, 0});
                printf(" %d:work>other_call:%llu", k, (unsigned long long)(p->now + 50 - START));
            } else
                printf(" %d:work:%llu", k, (unsigned long long)(p->now - START));
            dead[k] = late && first;
            first = false;
            printf(":%lld:%d", (long long)p->seq[comm] - 1, dead[k]);
        }
    printf("\n");
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

static void define(forge *f)
{
    char fields[512];
    int k;
    static const struct {
        int id;
        const char *api, *name;
    } calls[] = {{CALL, "MPI", "sync"}, {EARLY, "MPI", "early"}, {BEGUN, "MPI", "begun"}, {QUEUED, "NCCL", "queued"}};
    for (k = 0; k < 4; k++) {
        snprintf(fields, sizeof fields, "comm_id:%d:%d:;size:%d:%d:;seq:%d:%d:;bytes:%d:%d:B", TRACE_T_U64,
                 TRACE_R_COMM, TRACE_T_U32, TRACE_R_COMM_SIZE, TRACE_T_U64, TRACE_R_COLL_SEQ, TRACE_T_U64,
                 TRACE_R_BYTES_SENT);
        if (calls[k].id == QUEUED)
            snprintf(fields + strlen(fields), sizeof fields - strlen(fields),
                     ";stream:%d:%d:;comm:%d:0:", TRACE_T_HANDLE, TRACE_R_REQUEST, TRACE_T_HANDLE);
        forge_event(f, (uint32_t)calls[k].id, 0, TRACE_KIND_BEGIN, calls[k].api, calls[k].name, fields);
        snprintf(fields, sizeof fields, "request:%d:%d:", TRACE_T_HANDLE, TRACE_R_REQUEST);
        forge_event(f, (uint32_t)calls[k].id + 1, (uint32_t)calls[k].id, TRACE_KIND_END, calls[k].api, calls[k].name,
                    calls[k].id == BEGUN ? fields : "");
    }
    snprintf(fields, sizeof fields, "requests:%d:%d:", TRACE_T_HANDLE | TRACE_T_ARRAY, TRACE_R_REQUEST);
    forge_event(f, WAIT, 0, TRACE_KIND_BEGIN, "MPI", "wait", fields);
    forge_event(f, WAIT_END, WAIT, TRACE_KIND_END, "MPI", "wait", "");
    snprintf(
        fields, sizeof fields,
        "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:;name:%d:%d:;comm:%d:%d:;seq:%d:%d:", TRACE_T_U64,
        TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION,
        TRACE_T_STRID, TRACE_R_NAME, TRACE_T_U64, TRACE_R_COMM, TRACE_T_U64, TRACE_R_COLL_SEQ);
    forge_event(f, DEVICE, 0, TRACE_KIND_SLICE, "NCCL", "collective", fields);
    snprintf(fields, sizeof fields, "comm:%d:%d:;comm_size:%d:%d:;rank:%d:0:;handle:%d:0:", TRACE_T_U64, TRACE_R_COMM,
             TRACE_T_U32, TRACE_R_COMM_SIZE, TRACE_T_U32, TRACE_T_HANDLE);
    forge_event(f, OBJECT, 0, TRACE_KIND_OBJECT, "NCCL", "communicator", fields);
    snprintf(fields, sizeof fields, "comm:%d:%d:;comm_size:%d:%d:;rank:%d:0:;ranks:%d:0:", TRACE_T_U64, TRACE_R_COMM,
             TRACE_T_U32, TRACE_R_COMM_SIZE, TRACE_T_I32, TRACE_T_I32 | TRACE_T_ARRAY);
    forge_event(f, TOLD, 0, TRACE_KIND_OBJECT, "MPI", "communicator", fields);
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "NCCL", "launched", fields);
    forge_event(f, WORK, 0, TRACE_KIND_BEGIN, "app", "work", "");
    forge_event(f, WORK_END, WORK, TRACE_KIND_END, "app", "work", "");
    forge_event(f, OTHER_CALL, 0, TRACE_KIND_BEGIN, "MPI", "other_call", "");
    forge_event(f, OTHER_CALL_END, OTHER_CALL, TRACE_KIND_END, "MPI", "other_call", "");
    forge_string(f, 1, "kernel");
    forge_track(f, 1, 0, "device");
}

static void write_record(forge *f, const record *r)
{
    forge_long(f, (uint32_t)r->id, r->t);
    switch (r->id) {
    case CALL:
    case EARLY:
    case BEGUN:
    case QUEUED:
        forge_u64(f, r->a);
        forge_u32(f, (uint32_t)r->size);
        forge_u64(f, r->b);
        forge_u64(f, r->c);
        if (r->id == QUEUED) {
            forge_u64(f, 0x5555);
            forge_u64(f, r->handle);
        }
        break;
    case BEGUN_END: forge_u64(f, r->a); break;
    case WAIT:
        forge_u16(f, 2);
        forge_u64(f, 0x6666); /* of something else */
        forge_u64(f, r->a);
        break;
    case CAUSE: forge_u64(f, r->a + r->b * 1000000); break;
    case DEVICE:
        forge_u64(f, r->a);
        forge_u64(f, r->b);
        forge_u32(f, 1);
        forge_u64(f, r->c + (uint64_t)r->size * 1000000);
        forge_u32(f, 1);
        forge_u64(f, (uint64_t)r->size);
        forge_u64(f, r->handle);
        break;
    case OBJECT:
        forge_u64(f, r->a);
        forge_u32(f, (uint32_t)r->size);
        forge_u32(f, (uint32_t)r->b);
        forge_u64(f, r->handle);
        break;
    case TOLD:
        forge_u64(f, r->a);
        forge_u32(f, RANKS);
        forge_u32(f, (uint32_t)r->b);
        forge_u16(f, RANKS);
        for (uint32_t i = 0; i < RANKS; i++)
            forge_u32(f, i);
    }
    forge_end(f);
}

static void write_file(const char *dir, int k, bool stuck)
{
    process *p = &ranks[k];
    forge *f = forge_new((uint32_t)k + 1, k < RANKS ? k : -1, 1, START);
    uint64_t last = stuck ? stuck_end : p->now + 1000000000;
    char path[4096];
    int s, i;
    if (stuck && k < RANKS && dead[k])
        last = stuck_now + 200000000;
    forge_header(f)->world = k < RANKS ? RANKS : -1;
    forge_header(f)->state = stuck ? TRACE_FILE_OPEN : TRACE_FILE_CLOSED;
    if (p->lost) {
        forge_header(f)->mode = TRACE_MODE_RING;
        forge_header(f)->overwritten = 1;
    }
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, 0, 1700000000000000000ull, START);
    forge_clock(f, START + 1000000000, 1000000000, 1700000001000000000ull, START + 1000000000);
    forge_clock(f, last, last - START, 1700000000000000000ull + (last - START), last);
    define(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (s = 0; s < 2; s++) {
        uint64_t seq = 0, before = 0, events = 0;
        forge_chunk(f, (uint32_t)s + 1, seq++, START, 0);
        for (i = 0; i < p->n[s]; i++) {
            if (p->list[s][i].t < p->lost)
                continue;
            if (p->list[s][i].t < before)
                fprintf(stderr, "rank %d: time runs backwards at %d\n", k, i), exit(2);
            before = p->list[s][i].t;
            if (forge_now(f)->committed > FORGE_SLOT - 256) {
                forge_seal(f);
                forge_now(f)->bytes = FORGE_SLOT;
                forge_chunk(f, (uint32_t)s + 1, seq++, START, 0)->first_event = events;
            }
            write_record(f, &p->list[s][i]);
            events++;
        }
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
    }
    snprintf(path, sizeof path, "%s/p%d.bin", dir, (k * 5 + 3) % 7);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    int k;
    if (argc < 4)
        return 2;
    state = strtoull(argv[2], NULL, 10);
    for (k = 0; k <= RANKS; k++) {
        ranks[k].now = ranks[k].device = START + 1000;
        if (!strcmp(argv[3], "RING") && k < RANKS && any(3))
            ranks[k].lost = START + 1000 + any(8000000);
        else if (k < RANKS)
            put(&ranks[k], 0, (record){START + 10, WORLD, (uint64_t)k, 0, TOLD, 0, 0});
    }
    for (k = 0; k < 3; k++)
        put(&ranks[RANKS], 0, (record){START + 10 + (unsigned)k, ONE, (uint64_t)k, 0, OBJECT, 3, 0x100u + (unsigned)k});
    run();
    if (!strcmp(argv[3], "STUCK"))
        stick();
    for (k = 0; k <= RANKS; k++)
        write_file(argv[1], k, !strcmp(argv[3], "STUCK"));
    return 0;
}
