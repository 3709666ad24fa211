/* points.c - a kill at every store of the recorder, of one thread, and of two and three at once
 *
 *   points stream|ring|full 2 FROM TO              pairs: the first thread stands at its store FROM .. TO - 1
 *   points stream|ring|full 3 FROM TO [EVERY]      triples: the second at each EVERY-th of its own
 *
 * Threads record events that fill a chunk, go to the next slot, and end. The first runs to a store and stands there;
 * so does the second, if there are three; the last runs to its end, and then the others, in order. After each store to
 * the file, the file is read as a kill would leave it there, by the oracle of tests/run (events.c): every event that
 * had returned is there or, where there is no space or the ring goes round, counted; none is torn, none is there twice,
 * each thread's are in order. Prints "tried T, wrong W, places P, points N": kills, such that left something wrong,
 * places in the code at which a store was made, and stores of the first thread. */
#define _GNU_SOURCE
#define TRACE_IMPL
#include "mutated.h"
#include "weak.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int events_in(const char *path, const unsigned char *data, size_t size, const uint64_t *returned, size_t threads,
              uint64_t *recorded, uint64_t *lost);

enum { MOST = 3, BLOB = 3000, ROOM = 1 << 20 };
enum { STREAM, RING, FULL };

typedef struct shared { /* with the child that runs a case */
    uint64_t tried, wrong, places, points[MOST];
} shared;
static shared *sums;
static uint64_t returned[MOST];
static int nthreads, mode;
static unsigned char *image;

static const trace__field fields[] = {{"n", TRACE_T_U64, 0, ""}, {"blob", TRACE_T_BYTES, 0, ""}};
static const trace__desc desc = {"user", "tick", TRACE_KIND_INSTANT, TRACE_LEVEL_MINIMAL, 2, fields};
static trace__site site = {0, 1, &desc, NULL};

static void tick(int k, size_t blob)
{
    static const unsigned char zeros[BLOB];
    trace__writer *w;
    uint32_t id = trace__site_id(&site);
    unsigned char *p = id ? trace__open(&w, id, 8 + 6 + blob) : NULL;
    if (p)
        trace__close(w, trace__put_strn(trace__put_u64(p, returned[k]), (const char *)zeros, blob, BLOB));
    __atomic_store_n(&returned[k], returned[k] + 1, __ATOMIC_RELAXED);
}

/* Up to where one more event fits into the chunk. */
static void prepare(int k)
{
    char name[8] = {'w', (char)('0' + k), 0};
    trace__writer *w;
    trace_thread_name(name);
    tick(k, 0);
    w = trace__current();
    while (TRACE__ROOM(w, w->cur) > BLOB + 600)
        tick(k, BLOB);
    while (TRACE__ROOM(w, w->cur) > 120)
        tick(k, 32);
}

static void body(int k)
{
    int i;
    for (i = 0; i < 4; i++)
        tick(k, 32);
    trace__detach(NULL);
}

static void killed(int thread)
{
    uint64_t recorded, lost, sum = 0, least;
    ssize_t size = pread(trace__p->file.fd, image, ROOM, 0);
    int k, bad;
    (void)thread;
    sums->tried++;
    /* In the ring a slot that was chosen to be overwritten keeps its events for a moment, while newer ones go. */
    bad = size < 0 || events_in(trace__path, image, (size_t)size, returned, mode == STREAM ? (size_t)nthreads : 0,
                                &recorded, &lost);
    for (k = 0; k < nthreads; k++)
        sum += returned[k];
    /* What is counted in two places is counted twice for a moment, rather than not at all; a chunk that the ring
     * overwrites is so from when it is chosen. */
    least = recorded + lost;
    if (!bad && (least < sum || (mode == STREAM && (lost || least > sum + (unsigned)nthreads)))) {
        printf("bad: %" PRIu64 " events had returned, %" PRIu64 " are there and %" PRIu64 " counted as lost\n", sum,
               recorded, lost);
        bad = 1;
    }
    sums->wrong += bad != 0;
}

/* One case, in a process of its own, for each begins with a new file. */
static void one(const weak_plan *plan)
{
    trace__process *p = trace__p;
    pid_t pid = fork();
    uint32_t k;
    if (pid) {
        int status;
        waitpid(pid, &status, 0);
        if (!WIFEXITED(status) || WEXITSTATUS(status)) {
            printf("bad: a case ended with status %#x\n", (unsigned)status);
            sums->wrong++;
        }
        return;
    }
    ((trace__config *)(uintptr_t)&trace__c)->nbuffers_asked = (uint32_t)nthreads + 2;
    if (!trace__site_id(&site) || !trace__attach())
        _exit(3);
    weak_next.mode = WEAK_OFF;
    weak_start(nthreads, prepare, body);
    weak_track(p, offsetof(trace__process, buffer) + 16 * sizeof *p->buffer, 0);
    weak_track(p->file.header, TRACE_HEADER_BYTES, 1);
    for (k = 0; k < p->nbuffers; k++)
        weak_track(p->buffer[k].base, p->file.own.slot_bytes, 1);
    weak_track((void *)((uintptr_t)p->writers.all & ~(uintptr_t)4095), 16384, 0);
    if (mode == FULL) {
        struct rlimit limit = {TRACE_HEADER_BYTES + (rlim_t)p->file.own.slots * p->file.own.slot_bytes, RLIM_INFINITY};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    weak_next = *plan;
    weak_next.stored = killed;
    weak_run();
    for (k = 0; k < (uint32_t)nthreads; k++)
        if (sums->points[k] < weak_accesses((int)k))
            sums->points[k] = weak_accesses((int)k);
    if (sums->places < weak_places())
        sums->places = weak_places();
    unlink(trace__path);
    fflush(stdout);
    _exit(0);
}

int main(int argc, char **argv)
{
    static const char *const modes[] = {"stream", "ring", "full"};
    uint64_t i, j, from, to, every = argc > 5 ? strtoull(argv[5], NULL, 10) : 1;
    weak_plan plan = {.mode = WEAK_STEP, .order = {0, 1, 2}};
    for (mode = 0; mode < 3 && (argc < 5 || strcmp(modes[mode], argv[1])); mode++) {}
    if (mode == 3)
        return 2;
    if (!getenv("TRACE_HELPER")) { /* the recorder has read its variables */
        setenv("TRACE_MODE", mode == RING ? "ring" : "stream", 1);
        setenv("TRACE_CHUNK", "16", 1);
        setenv("TRACE_HELPER", "0", 1);
        execv("/proc/self/exe", argv);
    }
    weak_mutation = getenv("MUTATION") ? atoi(getenv("MUTATION")) : 0;
    nthreads = atoi(argv[2]);
    from = strtoull(argv[3], NULL, 10);
    to = strtoull(argv[4], NULL, 10);
    sums = mmap(NULL, sizeof *sums, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    image = aligned_alloc(4096, ROOM); /* the file may be one of O_DIRECT */
    for (i = from; i < to && (i == from || i <= sums->points[0]); i++) {
        plan.stop[0] = i + 1;
        if (nthreads < 3)
            one(&plan);
        for (j = 0; nthreads == 3 && (j == 0 || j <= sums->points[1]); j += every) {
            plan.stop[1] = j + 1;
            one(&plan);
        }
    }
    printf("tried %" PRIu64 ", wrong %" PRIu64 ", places %" PRIu64 ", points %" PRIu64 "\n", sums->tried, sums->wrong,
           sums->places, sums->points[0]);
    return sums->wrong != 0;
}
