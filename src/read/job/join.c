/* join.c - the recorders of one process: its files become one process, its streams one thread for each thread it had
 *
 * A program and a library of it may each have a recorder (a hidden one, or one of another layout), and each recorder
 * writes its own file. They are one process if host, boot id, clock, pid, start time of the process and program are the
 * same, and since 1.10 the PID namespace and the random number of the process. Files whose ranks differ are never one
 * process. exec keeps pid and start time: another program is another process, and so is the same program executed
 * again. It has another random number; before 1.10 its recorder began after an earlier one had stopped without closing
 * its file. Some of the files may be raw, others merged. */
#include "join.h"
#include "read/containers/file.h"
#include "read/containers/header.h"
#include "read/events/stream.h"

#define COMPARE(a, b) \
    if ((a) != (b)) \
    return (a) < (b) ? -1 : 1

static int identity_order(const tr_full_process *a, const tr_full_process *b)
{
    int c = strcmp(a->header.host, b->header.host);
    if (!c)
        c = memcmp(a->header.boot_id, b->header.boot_id, sizeof a->header.boot_id);
    if (c)
        return c;
    COMPARE(a->header.clock, b->header.clock);
    COMPARE(a->header.pid, b->header.pid);
    COMPARE(a->header.proc_start, b->header.proc_start);
    return strcmp(a->header.program, b->header.program);
}

static int by_identity(const void *left, const void *right)
{
    const tr_full_process *a = *(tr_full_process *const *)left, *b = *(tr_full_process *const *)right;
    int c = identity_order(a, b);
    if (c)
        return c;
    COMPARE(tr_header_pid_ns(&a->header), tr_header_pid_ns(&b->header));
    COMPARE(tr_header_process(&a->header), tr_header_process(&b->header));
    COMPARE(a->header.start_ticks, b->header.start_ticks);
    return memcmp(a->header.session, b->header.session, sizeof a->header.session);
}

static tr_full_process **sorted(const tr_trace *trace)
{
    tr_full_process **list = tr_alloc((trace->nprocesses + 1) * sizeof(tr_full_process *));
    if (trace->nprocesses) {
        memcpy(list, trace->processes, trace->nprocesses * sizeof *list);
        qsort(list, trace->nprocesses, sizeof *list, by_identity);
    }
    return list;
}

static bool same_number(const tr_full_process *a, const tr_full_process *b)
{
    return tr_header_pid_ns(&a->header) == tr_header_pid_ns(&b->header) &&
           tr_header_process(&a->header) == tr_header_process(&b->header);
}

static bool ranks_differ(tr_full_process **list, size_t n)
{
    int32_t rank = -1;
    size_t k;
    for (k = 0; k < n; k++) {
        if (rank >= 0 && list[k]->process.rank >= 0 && list[k]->process.rank != rank)
            return true;
        rank = list[k]->process.rank >= 0 ? list[k]->process.rank : rank;
    }
    return false;
}

/* How many of the list's processes, from `i` on, are the same as it. What says no number of its own (before 1.10) is
 * the same as any other, unless there are several. */
static size_t same_as(tr_full_process **list, size_t n, size_t i)
{
    size_t k, numbers = 0, first = 0;
    if (!list[i]->header.proc_start)
        return 1;
    for (k = 1; i + k < n && identity_order(list[i], list[i + k]) == 0; k++)
        if (!same_number(list[i + k - 1], list[i + k])) {
            first = first ? first : k;
            numbers++;
        }
    if (numbers > (tr_header_process(&list[i]->header) == 0))
        k = first;
    return ranks_differ(list + i, k) ? 1 : k;
}

void tr_join_ranks(tr_trace *trace)
{
    tr_full_process **list = sorted(trace);
    size_t i, k, n;
    for (i = 0; i < trace->nprocesses; i += n) {
        const tr_full_process *known = list[i];
        n = same_as(list, trace->nprocesses, i);
        for (k = 1; k < n && known->process.rank < 0; k++)
            known = list[i + k];
        for (k = 0; k < n; k++)
            if (list[i + k]->process.rank < 0) {
                list[i + k]->process.rank = known->process.rank;
                list[i + k]->process.world = known->process.world;
            }
    }
    free(list);
}

/* ---- worlds ------------------------------------------------------------------------------------------------------ */

static int by_world(const void *left, const void *right)
{
    const tr_process *a = &(*(tr_full_process *const *)left)->process,
                     *b = &(*(tr_full_process *const *)right)->process;
    COMPARE(a->run, b->run);
    COMPARE(a->spawned, b->spawned);
    return 0;
}

static void set_world(tr_trace *trace, uint32_t run, int64_t ranks)
{
    if (run >= 1 && run <= trace->nruns && ranks <= INT32_MAX)
        trace->runs[run - 1].world = (int32_t)ranks;
}

void tr_join_worlds(tr_trace *trace)
{
    tr_full_process **list = tr_alloc((trace->nprocesses + 1) * sizeof(tr_full_process *));
    int64_t first = 0, ranks;
    size_t i, k, n;
    for (i = n = 0; i < trace->nprocesses; i++)
        if (trace->processes[i]->process.rank >= 0)
            list[n++] = trace->processes[i];
    if (n)
        qsort(list, n, sizeof *list, by_world);
    for (i = 0; i < n; i = k) {
        const tr_process *p = &list[i]->process;
        first = i && list[i - 1]->process.run == p->run ? first : 0;
        for (k = i, ranks = 0; k < n && !by_world(&list[i], &list[k]); k++) {
            const tr_process *q = &list[k]->process;
            ranks = q->world > ranks ? q->world : ranks;
            ranks = q->rank + 1ll > ranks ? q->rank + 1ll : ranks;
        }
        if (first + ranks > INT32_MAX) /* numbers of a forger */
            ranks = 0;
        for (size_t m = i; m < k && first && ranks; m++) {
            list[m]->process.first_rank = (int32_t)first;
            list[m]->process.rank += (int32_t)first;
        }
        if (list[k - 1]->process.spawned && first && ranks)
            set_world(trace, p->run, first + ranks);
        first += ranks;
    }
    free(list);
}

/* ---- processes ------------------------------------------------------------------------------------------------- */

/* When the stream's last record was. */
static uint64_t last_ticks(const tr_stream *s)
{
    static tr_full_thread nobody;
    tr_event events[64];
    tr_reader r;
    uint64_t ticks;
    if (s->process->file->is_merged)
        return s->last_ticks;
    tr_reader_open(&r, (tr_stream *)(uintptr_t)s, s->process->header.slot_bytes);
    r.thread = &nobody; /* its own is not known yet */
    r.chunk = s->nchunks ? s->nchunks - 1 : 0;
    while (tr_reader_events(&r, events, NULL, 64) > 0) {}
    ticks = r.ticks;
    tr_reader_close(&r);
    return ticks;
}

static bool lived_at(const tr_full_process *p, uint64_t ticks)
{
    size_t i;
    bool lived = p->alive_ticks >= ticks || p->header.start_ticks >= ticks;
    for (i = 0; i < p->nlist && !lived; i++)
        lived = p->list[i]->id && p->list[i]->any && last_ticks(p->list[i]) >= ticks;
    return lived;
}

/* exec took these recorders away before `ticks`: some of their files were never closed, and none has a sign of life
 * since. */
static bool gone_before(tr_full_process **list, size_t n, uint64_t ticks)
{
    bool left_open = false;
    size_t i;
    for (i = 0; i < n; i++)
        left_open |= list[i]->header.state != TRACE_FILE_CLOSED;
    for (i = 0; i < n && left_open; i++)
        left_open = !lived_at(list[i], ticks);
    return left_open;
}

static bool has_info(const tr_full_process *p, const char *key, const char *value)
{
    uint32_t k;
    for (k = 0; k < p->process.ninfo; k++)
        if (!strcmp(p->info[2 * k], key) && !strcmp(p->info[2 * k + 1], value))
            return true;
    return false;
}

/* What `p` knows becomes the leader's. */
static void add_recorder(tr_full_process *leader, tr_full_process *p)
{
    uint32_t k;
    p->leader = leader;
    leader->several = true;
    leader->process.killed |= p->process.killed;
    leader->process.ended |= p->process.ended; /* of one process: the same number */
    if (p->process.ended_ns > leader->process.ended_ns)
        leader->process.ended_ns = p->process.ended_ns;
    leader->process.running |= p->process.running;
    if (p->process.waited_ns > leader->process.waited_ns) {
        leader->process.waited_ns = p->process.waited_ns;
        leader->process.ran_ns = p->process.ran_ns;
    }
    if (p->named && !leader->named) {
        leader->process.name = p->process.name;
        leader->named = true;
    }
    if (p->alive_ticks > leader->alive_ticks)
        leader->alive_ticks = p->alive_ticks;
    for (k = 0; k < p->process.ninfo; k++)
        if (!has_info(leader, p->info[2 * k], p->info[2 * k + 1]))
            tr_info_add(leader, p->info[2 * k], p->info[2 * k + 1]);
}

static int by_leader(const void *left, const void *right)
{
    const tr_full_process *a = *(tr_full_process *const *)left, *b = *(tr_full_process *const *)right;
    COMPARE(a->leader->number, b->leader->number);
    COMPARE(a->number, b->number);
    return 0;
}

void tr_join_processes(tr_trace *trace)
{
    tr_full_process **list = sorted(trace);
    size_t i, k, n;
    for (i = 0; i < trace->nprocesses; i += n) {
        size_t first = i;
        n = same_as(list, trace->nprocesses, i);
        for (k = i + 1; k < i + n; k++)
            if (gone_before(list + first, k - first, list[k]->header.start_ticks))
                first = k;
            else
                add_recorder(list[first], list[k]);
    }
    free(list);
    if (trace->nprocesses)
        qsort(trace->processes, trace->nprocesses, sizeof *trace->processes, by_leader);
    for (i = 0; i < trace->nprocesses; i++)
        trace->processes[i]->number = (uint32_t)i;
    trace->joined = tr_alloc((trace->nprocesses + 1) * sizeof(tr_full_process *));
    for (i = 0; i < trace->nprocesses; i++)
        if (trace->processes[i]->leader == trace->processes[i]) {
            trace->processes[i]->process.index = (uint32_t)trace->njoined;
            trace->joined[trace->njoined++] = trace->processes[i];
        }
    for (i = 0; i < trace->ntracks; i++)
        trace->tracks[i]->process = &((tr_full_process *)(uintptr_t)trace->tracks[i]->recorder)->leader->process;
}

/* ---- threads --------------------------------------------------------------------------------------------------- */

/* One recorder's streams of one thread. */
typedef struct part {
    tr_stream **streams;
    size_t n;
    uint32_t tid;
    uint64_t first, last;
} part;

static int by_begin(const void *left, const void *right)
{
    const part *a = left, *b = right;
    COMPARE(a->tid, b->tid);
    COMPARE(a->first, b->first);
    return a->streams < b->streams ? -1 : a->streams > b->streams;
}

static bool overlap(const part *a, const part *b) { return a->first <= b->last && b->first <= a->last; }

static bool has_recorder_of(const part *list, size_t n, const part *p)
{
    size_t i;
    for (i = 0; i < n; i++)
        if (list[i].streams[0]->process == p->streams[0]->process)
            return true;
    return false;
}

/* How many of the parts, sorted, are one thread with the first. The kernel gives numbers of threads again, so a
 * recorder may have several of one number; a part that lies apart from the thread before it is left to the next one, if
 * it lies together with that. */
static size_t one_thread(const part *list, size_t n)
{
    part all = list[0];
    size_t k;
    for (k = 1; k < n && list[k].tid == all.tid && !has_recorder_of(list, k, &list[k]); k++) {
        const part *next = k + 1 < n && list[k + 1].tid == all.tid ? &list[k + 1] : NULL;
        if (!overlap(&all, &list[k]) && next && has_recorder_of(list, k, next) && overlap(&list[k], next))
            break;
        if (list[k].last > all.last)
            all.last = list[k].last;
    }
    return k;
}

/* Says of the streams of a process, sorted by recorder and owner, which are of one thread. */
static void join_threads(tr_stream **streams, size_t n)
{
    part *list = tr_alloc(n * sizeof *list);
    size_t nparts = 0, i, k, m;
    for (i = 0; i < n; i += m) {
        part *p = &list[nparts++];
        *p = (part){.streams = streams + i, .tid = streams[i]->tid, .first = UINT64_MAX};
        for (m = 0;
             i + m < n && streams[i + m]->process == streams[i]->process && streams[i + m]->owner == streams[i]->owner;
             m++) {
            tr_stream *s = streams[i + m];
            uint64_t last = s->any ? last_ticks(s) : 0;
            if (s->any && s->first_ticks < p->first)
                p->first = s->first_ticks;
            if (last > p->last)
                p->last = last;
        }
        p->n = m;
    }
    qsort(list, nparts, sizeof *list, by_begin);
    for (i = 0; i < nparts; i += m) {
        tr_stream *first = list[i].streams[0];
        m = one_thread(list + i, nparts - i);
        for (k = 1; k < m; k++)
            if (list[i + k].streams[0]->rank < first->rank)
                first = list[i + k].streams[0];
        for (k = 0; k < m; k++) {
            size_t s;
            for (s = 0; s < list[i + k].n; s++)
                list[i + k].streams[s]->first_of_thread = first;
        }
    }
    free(list);
}

void tr_join_threads(tr_trace *trace)
{
    size_t i, n;
    for (i = 0; i < trace->nstreams; i += n) {
        const tr_full_process *leader = trace->streams[i]->process->leader;
        for (n = 1; i + n < trace->nstreams && trace->streams[i + n]->process->leader == leader; n++) {}
        if (leader->several)
            join_threads(trace->streams + i, n);
    }
}
