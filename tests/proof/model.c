/* model.c - publishing, sealing, the ring and snapshots, each access interleaved with another thread's, on a machine
 * with weak memory (weak.h)
 *
 *   model SCENARIO random N SEED [MUTATION]          N runs at random
 *   model SCENARIO bounded FROM TO [MUTATION]        all runs of the plan's numbers FROM .. TO - 1: see bounded()
 *   model SCENARIO count                             how many there are
 *
 * A writer records events whose bytes are known; the other thread looks meanwhile, by the recorder's own functions:
 *   publish    reads a chunk as docs/reference/format.md says
 *   seal       trace__mark_of, what a seal says of a chunk that is being written
 *   ring       the cut and the copies of trace_snapshot in ring mode
 *   stream     trace_snapshot in stream mode, while chunks move from memory to the file
 * Slots have 512 bytes, so that a chunk is full after 5 large or 10 small events, in turns. Prints
 * "tried N, looked L, wrong W"; status 1 if anything was wrong. */
#define _GNU_SOURCE
#define TRACE_IMPL
#include "mutated.h"
#include "weak.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SLOT = 512, FIELDS = 8, LARGE = 5, SMALL = 10, EVENTS = 14, STEP = 10 };

static const trace__field fields[FIELDS] = {
    {"a", TRACE_T_U64, 0, ""}, {"b", TRACE_T_U64, 0, ""}, {"c", TRACE_T_U64, 0, ""}, {"d", TRACE_T_U64, 0, ""},
    {"e", TRACE_T_U64, 0, ""}, {"f", TRACE_T_U64, 0, ""}, {"g", TRACE_T_U64, 0, ""}, {"h", TRACE_T_U64, 0, ""}};
static const trace__desc desc = {"user", "model", TRACE_KIND_INSTANT, TRACE_LEVEL_MINIMAL, FIELDS, fields};
static trace__site site = {0, 1, &desc, NULL};
static uint32_t id;
static uint64_t ticks, event; /* of the writer */
static trace__writer *writer;
static int scenario, preparing;
static uint64_t tried, looked, wrong;
static char first_wrong[300];

#define WRONG(...) (wrong++ ? (void)0 : (void)snprintf(first_wrong, sizeof first_wrong, __VA_ARGS__))

/* Of a chunk: its first event, how many it has when it is full, and fields of each. */
static uint64_t first_of(uint64_t seq) { return seq / 2 * (LARGE + SMALL) + seq % 2 * LARGE; }
static uint32_t most_of(uint64_t seq) { return seq % 2 ? SMALL : LARGE; }
static uint32_t fields_of(uint64_t seq) { return seq % 2 ? FIELDS / 2 : FIELDS; }
static uint32_t record_of(uint64_t seq) { return 4 + 8 * fields_of(seq); }

static uint64_t value_of(uint64_t n, uint32_t k) { return (n * FIELDS + k + 1) * 0x9e3779b97f4a7c15ull; }

static void emit(void)
{
    const uint32_t n = fields_of(event / (LARGE + SMALL) * 2 + (event % (LARGE + SMALL) >= LARGE));
    trace__writer *w;
    unsigned char *p = trace__open_at(&w, id, 8 * n, ticks += STEP);
    uint32_t k;
    if (!p)
        return;
    for (k = 0; k < n; k++)
        p = trace__put_u64(p, value_of(event, k));
    event++;
    trace__close(w, p);
}

/* ---- what must be there ------------------------------------------------------------------------------------------ */

/* The records of chunk `seq` of the writer's stream, `n` of them. */
static void true_records(unsigned char *to, uint64_t seq, uint32_t n)
{
    uint32_t i, k, word;
    uint64_t v;
    for (i = 0; i < n; i++) {
        word = (i ? STEP : 0) << TRACE_ID_BITS | id;
        memcpy(to, &word, 4);
        to += 4;
        for (k = 0; k < fields_of(seq); k++, to += 8) {
            v = value_of(first_of(seq) + i, k);
            memcpy(to, &v, 8);
        }
    }
}

/* `bytes` of records, `n` by count. */
static void must_be(const char *what, const unsigned char *records, uint32_t bytes, uint64_t seq, uint32_t n)
{
    unsigned char truth[SLOT];
    looked++;
    if (n > most_of(seq) || bytes != n * record_of(seq)) {
        WRONG("%s: chunk %" PRIu64 ": %u bytes, %u records", what, seq, bytes, n);
        return;
    }
    true_records(truth, seq, n);
    if (memcmp(truth, records, bytes))
        WRONG("%s: chunk %" PRIu64 ": %u records are not what was recorded", what, seq, n);
}

/* ---- who looks --------------------------------------------------------------------------------------------------- */

/* As a reader that knows the format alone: `committed`, then the records before it. The chunk does not go meanwhile. */
static void look_published(void)
{
    trace_chunk_header *c = (trace_chunk_header *)(void *)trace__p->buffer[writer->buffer].base;
    uint64_t records[SLOT / 8];
    uint32_t committed = __atomic_load_n(&c->committed, __ATOMIC_ACQUIRE), i;
    for (i = 0; i < SLOT / 8 && i * 8 < committed; i++)
        records[i] = ((const volatile uint64_t *)(void *)c)[i];
    weak_hold(1);
    must_be("publish", (const unsigned char *)records + TRACE_CHUNK_BYTES, committed - TRACE_CHUNK_BYTES, c->seq,
            (committed - TRACE_CHUNK_BYTES) / record_of(c->seq));
    weak_hold(0);
}

static void look_sealed(void)
{
    unsigned char truth[SLOT];
    trace_mark m;
    uint32_t n;
    if (!trace__mark_of(writer, &m, false))
        return;
    weak_hold(1);
    looked++;
    n = (uint32_t)(m.events - first_of(m.seq));
    if (n > most_of(m.seq) || m.bytes != TRACE_CHUNK_BYTES + n * record_of(m.seq))
        WRONG("seal: chunk %" PRIu64 ": %u bytes, %u records", m.seq, m.bytes, n);
    else {
        true_records(truth, m.seq, n);
        if (trace_checksum(truth, m.bytes - TRACE_CHUNK_BYTES) != m.sum)
            WRONG("seal: chunk %" PRIu64 ": the sum is not that of its %u records", m.seq, n);
    }
    weak_hold(0);
}

static void look_ring(void)
{
    trace__process *p = trace__p;
    trace_file_header h;
    trace__cut cut[8];
    unsigned char slot[8][SLOT];
    bool there[8];
    uint32_t n, i, k;
    uint64_t kept = 0, last = 0, overwritten;
    if (!trace__lock())
        return;
    n = trace__cut_all(p, &h, cut, 8);
    trace__cut_settle_all(p, cut, n);
    trace__unlock();
    overwritten = h.overwritten;
    for (i = 0; i < n; i++)
        there[i] = trace__copy_slot(p, &cut[i], 1, slot[i]);
    weak_hold(1);
    for (i = 0; i < n; i++) {
        const trace_chunk_header *c = &cut[i].header;
        uint32_t bytes = c->committed - TRACE_CHUNK_BYTES;
        if (c->stream != writer->stream || c->state == TRACE_CHUNK_FREE)
            continue;
        if (there[i])
            must_be("ring", slot[i] + TRACE_CHUNK_BYTES, bytes, c->seq, bytes / record_of(c->seq));
        if (c->state == TRACE_CHUNK_SEALED && c->events != bytes / record_of(c->seq))
            WRONG("ring: chunk %" PRIu64 ": %u bytes, its header says %u records", c->seq, bytes, c->events);
        if (c->first_event != first_of(c->seq))
            WRONG("ring: chunk %" PRIu64 ": begins at event %" PRIu64, c->seq, c->first_event);
        for (k = 0; k < i; k++)
            if (cut[k].header.stream == c->stream && cut[k].header.seq == c->seq)
                WRONG("ring: chunk %" PRIu64 " is there twice", c->seq);
        kept += bytes / record_of(c->seq);
        if (c->first_event + bytes / record_of(c->seq) > last)
            last = c->first_event + bytes / record_of(c->seq);
    }
    /* a chunk that is overwritten next is counted before it goes: twice, rather than not at all */
    if (kept + overwritten != last && kept + overwritten != last + LARGE && kept + overwritten != last + SMALL)
        WRONG("ring: %" PRIu64 " events kept and %" PRIu64 " overwritten of %" PRIu64, kept, overwritten, last);
    weak_hold(0);
}

/* Its dictionary has chunks larger than slots here, and no limit. */
static void look_stream(void)
{
    trace__process *p = trace__p;
    trace_file_header h;
    trace__snapshot_file f;
    trace__limits all;
    unsigned char slot[SLOT];
    uint64_t first = UINT64_MAX, chunks = 0, limit;
    uint32_t k;
    int fd, error;
    memset(&all, 0, sizeof all);
    memset(&f, 0, sizeof f);
    if (!trace__lock())
        return;
    trace__copy_racing(&h, &p->file.own, sizeof h);
    if (!trace__limits_take(p, &all))
        abort();
    trace__unlock();
    all.n--;
    trace__snapshot_begin(&h);
    fd = memfd_create("snapshot", 0);
    f.header = &h;
    f.fd = fd;
    f.memory = true;
    error = trace__snapshot_stream(p, &f, &all, slot);
    weak_hold(1);
    limit = all.limit[0].seq;
    if (error)
        WRONG("stream: error %d, chunk %" PRIu64 " was not found", error, limit);
    for (k = 0; !error && pread(fd, slot, SLOT, TRACE_HEADER_BYTES + (off_t)k * SLOT) == SLOT; k++) {
        const trace_chunk_header *c = (const trace_chunk_header *)(const void *)slot;
        if (c->magic != TRACE_CHUNK_MAGIC || c->state != TRACE_CHUNK_SEALED)
            continue;
        must_be("stream", slot + TRACE_CHUNK_BYTES, c->committed - TRACE_CHUNK_BYTES, c->seq, c->events);
        first = c->seq < first ? c->seq : first;
        chunks++;
    }
    /* the last may have been begun a moment ago, and left out */
    if (!error && chunks && chunks != limit - first + (all.limit[0].bytes != 0 && !all.limit[0].open) &&
        (all.limit[0].bytes || chunks + 1 != limit - first))
        WRONG("stream: %" PRIu64 " chunks from %" PRIu64 " to %" PRIu64, chunks, first, limit);
    close(fd);
    trace__limits_free(&all);
    weak_hold(0);
}

static const struct {
    const char *name;
    void (*look)(void);
} scenarios[] = {{"publish", look_published}, {"seal", look_sealed}, {"ring", look_ring}, {"stream", look_stream}};
enum { PUBLISH, SEAL, RING, STREAM };

/* ---- runs -------------------------------------------------------------------------------------------------------- */

enum { WRITER, READER };

static void prepare(int thread)
{
    if (thread == WRITER && !(writer = trace__attach()))
        abort();
}

static void body(int thread)
{
    trace__process *p = trace__p;
    int k;
    if (preparing && thread == WRITER) { /* where the run begins: behind so many events of a chunk */
        if (scenario == STREAM) {        /* nothing is left in the file, which would grow */
            while (trace__drain(p)) {}
            p->file.own.slots = p->nbuffers;
            p->file.hole = 0;
        }
        do
            emit();
        while (event % (LARGE + SMALL) != (scenario == PUBLISH ? 1 : 3));
    } else if (thread == WRITER)
        for (k = 0; k < (scenario == PUBLISH ? 3 : EVENTS); k++)
            emit();
    else if (!preparing)
        scenarios[scenario].look();
}

static void one(const weak_plan *plan)
{
    memset(&weak_next, 0, sizeof weak_next);
    weak_next.order[1] = 1;
    preparing = 1;
    weak_run();
    preparing = 0;
    weak_next = *plan;
    weak_run();
    tried++;
}

static void at_random(uint64_t n, uint64_t seed)
{
    static const uint32_t often[] = {3, 10, 30, 100, 300}, old[] = {2, 6, 20, 200};
    uint64_t k;
    for (k = 0; k < n && !(weak_mutation && wrong); k++) { /* one wrong order is enough for a mistake */
        weak_plan plan = {.mode = WEAK_MODEL, .seed = seed + k + 1};
        plan.switches = often[k % 5];
        plan.stales = k % 6 ? old[k / 5 % 4] : 1;
        one(&plan);
    }
}

/* All plans: the reader stops before its access i, the writer makes j, the reader ends, then the writer; and of the
 * loads that may return something old, one, or one and all behind it, do. Plan number x: i and j are x / WRITES and x
 * % WRITES; all loads are tried. Plans beyond the end of either thread are the same as others and left out. */
enum { WRITES = 1024 };
static void bounded(uint64_t from, uint64_t to)
{
    uint64_t x;
    for (x = from; x < to; x++) {
        weak_plan plan = {.mode = WEAK_MODEL, .order = {READER, WRITER}, .stale_thread = READER, .stale_from = -1};
        uint64_t choices, s;
        plan.stop[0] = x / WRITES + 1;
        plan.stop[1] = x % WRITES + 1;
        one(&plan);
        if (weak_accesses(WRITER) < plan.stop[1]) {
            x = x / WRITES * WRITES + WRITES - 1;
            continue;
        }
        choices = weak_choices(READER);
        for (s = 0; s < choices; s++)
            for (plan.stale_all = 0; plan.stale_all < 2; plan.stale_all++) {
                plan.stale_from = (int64_t)s;
                one(&plan);
            }
    }
}

static void begin(void)
{
    trace__process *p;
    uint32_t k;
    id = trace__site_id(&site);
    p = trace__p;
    if (!id || !trace__attach() || p->nbuffers != 4 ||
        p->dictionary.chunk != (void *)p->buffer[p->dictionary.buffer].base)
        abort();
    p->file.own.slot_bytes = SLOT;
    p->hot_most = p->nbuffers;
    ticks = trace__ticks();
    weak_track(p, offsetof(trace__process, buffer) + 8 * sizeof *p->buffer, 0);
    weak_track(p->file.header, TRACE_HEADER_BYTES, 0);
    for (k = 0; k < p->nbuffers; k++)
        weak_track(p->buffer[k].base, SLOT, 0);
    weak_start(2, prepare, body);
    weak_track(writer, sizeof *writer, 0);
}

int main(int argc, char **argv)
{
    const char *how = argc > 2 ? argv[2] : "";
    for (scenario = 0; scenario < 4 && (argc < 2 || strcmp(scenarios[scenario].name, argv[1])); scenario++) {}
    if (scenario == 4 || argc < 5)
        return 2;
    weak_mutation = argc > 5 ? atoi(argv[5]) : 0;
    if (!getenv("TRACE_HELPER")) { /* the recorder has read its variables */
        setenv("TRACE_MODE", scenario == STREAM ? "stream" : "ring", 1);
        setenv("TRACE_MMAP", "0", 1); /* slots of 512 bytes cannot be mapped */
        setenv("TRACE_HELPER", "0", 1);
        execv("/proc/self/exe", argv);
    }
    begin();
    if (!strcmp(how, "random"))
        at_random(strtoull(argv[3], NULL, 10), strtoull(argv[4], NULL, 10));
    else
        bounded(strtoull(argv[3], NULL, 10), strtoull(argv[4], NULL, 10));
    weak_stop();
    printf("tried %" PRIu64 ", looked %" PRIu64 ", wrong %" PRIu64 "\n", tried, looked, wrong);
    if (wrong)
        printf("first: %s\n", first_wrong);
    unlink(trace__path);
    return wrong != 0;
}
