/* open.c - opening: files -> processes, threads, streams, definitions, one clock */
#include <dirent.h>
#include <stdio.h>
#include <sys/stat.h>
#include "read/job/align.h"
#include "read/containers/block.h"
#include "read/clocks/clock.h"
#include "read/events/dictionary.h"
#include "read/containers/file.h"
#include "read/containers/frame.h"
#include "read/job/join.h"
#include "read/containers/merged.h"
#include "open.h"
#include "read/events/place.h"
#include "read/containers/raw.h"
#include "read/job/runs.h"
#include "read/job/team.h"
#include "read/containers/header.h"

/* ---- paths --------------------------------------------------------------------------------------------------- */

static bool same_file_before(tr_trace *trace, tr_file *file)
{
    uint64_t key = tr_hash(&file->inode, sizeof file->inode, file->device);
    const tr_file *other;
    size_t state = 0;
    while ((other = tr_map_next(&trace->inodes, key, &state)))
        if (other->inode == file->inode && other->device == file->device)
            return true;
    tr_map_put(&trace->inodes, key, file);
    return false;
}

/* Looks at a recorder's file; true: it is a merged one, which is not looked at yet. */
static bool look(tr_trace *trace, tr_file *file)
{
    unsigned char head[TRACE_HEADER_BYTES];
    size_t have;
    if (!tr_file_stat(trace, file))
        return false;
    if (same_file_before(trace, file)) { /* named twice */
        file->used = true;
        return false;
    }
    if (file->size == 0) {
        file->empty = true;
        tr_complain(trace, file, 0, "the file is empty");
        return false;
    }
    have = tr_file_read(trace, file, head, sizeof head, 0);
    if (have >= 8 && tr_u64(head) == 0) {
        file->empty = true;
        tr_complain(trace, file, 0, "the file has no header: its process died while making it, or it is no trace file");
        return false;
    }
    if (have >= 8 && tr_u64(head) == TR_MERGED_MAGIC)
        return true;
    tr_raw_look(trace, file, head, have);
    return false;
}

static void open_merged(tr_trace *trace, tr_file *file)
{
    unsigned char head[sizeof(tr_merged_header)];
    if (file->inode || tr_file_stat(trace, file))
        tr_merged_open(trace, file, head, tr_file_read(trace, file, head, sizeof head, 0));
}

static void open_file(tr_trace *trace, const char *path, uint32_t folder)
{
    tr_file *file = tr_file_new(trace, path);
    file->folder = folder;
    if (!trace->options.team && look(trace, file))
        open_merged(trace, file);
}

/* Files that were named: each member of a team looks at some of them. */
static void open_files(tr_trace *trace)
{
    bool *is_merged;
    size_t i;
    if (!trace->options.team)
        return;
    is_merged = tr_team_look(trace, look);
    for (i = 0; i < trace->nfiles; i++)
        if (is_merged[i])
            open_merged(trace, trace->files[i]);
    free(is_merged);
}

static int by_text(const void *left, const void *right) { return strcmp(*(char *const *)left, *(char *const *)right); }

static void complain_of_none(tr_trace *trace, const char *path)
{
    tr_file *file = tr_file_new(trace, path);
    if (!trace->options.team || trace->options.team->number == 0)
        tr_complain(trace, file, TR_NO_OFFSET, "no .bin file in this directory");
}

static void open_directory(tr_trace *trace, const char *path, DIR *dir)
{
    char **names = NULL;
    size_t n = 0, room = 0, i, length;
    struct dirent *d;
    const uint32_t folder = (uint32_t)trace->nfiles + 1;
    while ((d = readdir(dir))) {
        length = strlen(d->d_name);
        if (length > 4 && !strcmp(d->d_name + length - 4, ".bin")) {
            names = tr_grow(names, n + 1, &room, sizeof *names);
            names[n] = tr_alloc(strlen(path) + length + 2);
            sprintf(names[n++], "%s/%s", path, d->d_name);
        }
    }
    closedir(dir);
    if (n)
        qsort(names, n, sizeof *names, by_text);
    else
        complain_of_none(trace, path);
    for (i = 0; i < n; i++) {
        open_file(trace, names[i], folder);
        free(names[i]);
    }
    free(names);
}

/* ---- order ------------------------------------------------------------------------------------------------- */

#define COMPARE(a, b) \
    if ((a) != (b)) \
    return (a) < (b) ? -1 : 1

static int process_order(const tr_full_process *a, const tr_full_process *b)
{
    return tr_process_order(&a->header, a->process.rank, &b->header, b->process.rank);
}

static int by_process(const void *left, const void *right)
{
    const tr_full_process *a = *(tr_full_process *const *)left, *b = *(tr_full_process *const *)right;
    int c = process_order(a, b);
    if (c)
        return c;
    COMPARE(a->file->is_merged, b->file->is_merged); /* of one session: the recorder's file before merged ones */
    COMPARE(a->file->index, b->file->index);
    COMPARE(a->part, b->part);
    return 0;
}

static int by_stream(const void *left, const void *right)
{
    const tr_stream *a = *(tr_stream *const *)left, *b = *(tr_stream *const *)right;
    COMPARE(a->process->number, b->process->number);
    COMPARE(a->owner, b->owner);
    COMPARE(a->nesting, b->nesting);
    COMPARE(a->id, b->id);
    return 0;
}

static int by_track(const void *left, const void *right)
{
    const tr_track *a = *(tr_track *const *)left, *b = *(tr_track *const *)right;
    COMPARE(a->process->index, b->process->index);
    COMPARE(((const tr_full_process *)a->recorder)->number, ((const tr_full_process *)b->recorder)->number);
    COMPARE(a->id, b->id);
    return 0;
}

/* In one line, however many there are. */
static void say_same(tr_trace *trace, size_t n, const tr_full_process *used, const char *path)
{
    if (n == 1)
        tr_say(trace, "note: %s has the same process as %s (pid %u): it is counted once, from %s", path,
               used->file->path, used->header.pid, used->file->path);
    else if (n)
        tr_say(trace,
               "note: %zu processes are here more than once (pid %u in %s and %s): each is counted once, "
               "from the file that its recorder wrote if that is here",
               n, used->header.pid, used->file->path, path);
}

/* A folder that also has what was merged of its files is no mistake. */
static bool merged_beside(const tr_full_process *used, const tr_full_process *same)
{
    return same->file->folder && used->file->folder == same->file->folder &&
           (same->file->is_merged || used->file->is_merged);
}

/* A trace given twice, perhaps once as it was recorded and once merged, counts once. */
static void drop_same_sessions(tr_trace *trace)
{
    size_t i, n = 0, same = 0;
    const tr_full_process *used = NULL;
    const char *path = NULL;
    if (trace->nprocesses)
        qsort(trace->processes, trace->nprocesses, sizeof *trace->processes, by_process);
    for (i = 0; i < trace->nprocesses; i++) {
        tr_full_process *p = trace->processes[i];
        if (n && process_order(trace->processes[n - 1], p) == 0) {
            if (!merged_beside(trace->processes[n - 1], p) && !same++) {
                used = trace->processes[n - 1];
                path = p->file->path;
            }
            tr_process_drop(p);
        } else
            trace->processes[n++] = p;
    }
    trace->nprocesses = n;
    say_same(trace, same, used, path);
}

static void join_process(tr_trace *trace, tr_full_process *p)
{
    const char *slash = strrchr(p->header.program, '/');
    const char *base = slash ? slash + 1 : p->header.program;
    p->process.path = p->file->path;
    p->process.header = &p->header;
    p->process.name = tr_arena_text(&trace->arena, base, strlen(base));
    p->process.killed = tr_header_unclosed(&p->header);
    p->node = tr_trace_node(trace, &p->header);
    if (!p->other || p->file->is_merged)
        tr_dictionary_read(p);
}

/* The thread that the stream is of, of which another stream came before; NULL: there was none. Streams of one thread
 * and recorder follow each other. */
static tr_full_thread *thread_of(const tr_stream *s, tr_full_thread *last)
{
    const tr_stream *before = last ? last->streams[last->nstreams - 1] : NULL;
    if (before && before->process == s->process && before->owner == s->owner)
        return last;
    return s->first_of_thread && s->first_of_thread != s ? s->first_of_thread->thread : NULL;
}

static void join_streams(tr_trace *trace)
{
    tr_full_thread *t = NULL;
    size_t i, k;
    for (i = 0; i < trace->nprocesses; i++)
        for (k = 0; k < trace->processes[i]->nlist; k++) {
            tr_stream *s = trace->processes[i]->list[k];
            if (!s->id)
                continue;
            trace->streams = tr_grow(trace->streams, trace->nstreams + 1, &trace->stream_room, sizeof *trace->streams);
            trace->streams[trace->nstreams++] = s;
        }
    if (trace->nstreams)
        qsort(trace->streams, trace->nstreams, sizeof *trace->streams, by_stream);
    for (i = 0; i < trace->nstreams; i++)
        trace->streams[i]->rank = (uint32_t)i;
    tr_join_threads(trace);
    for (i = 0; i < trace->nstreams; i++) {
        tr_stream *s = trace->streams[i];
        t = thread_of(s, t);
        if (!t) {
            t = tr_alloc(sizeof *t);
            t->thread.index = (uint32_t)trace->nthreads;
            t->thread.process = &s->process->leader->process;
            t->thread.tid = s->tid;
            t->thread.name = "";
            trace->threads = tr_grow(trace->threads, trace->nthreads + 1, &trace->thread_room, sizeof *trace->threads);
            trace->threads[trace->nthreads++] = t;
        }
        t->streams = tr_grow(t->streams, t->nstreams + 1, &t->room, sizeof *t->streams);
        t->streams[t->nstreams++] = s;
        t->several |= s->process != t->streams[0]->process;
        t->mixed |= s->process->file != t->streams[0]->process->file &&
                    (s->process->file->is_merged || t->streams[0]->process->file->is_merged);
        s->thread = t;
        if (s->name && s->nesting == 0 && (!t->thread.name[0] || s->process == t->streams[0]->process))
            t->thread.name = s->name;
        t->thread.dropped += s->dropped;
        t->thread.overwritten += s->overwritten;
        t->thread.bytes += s->bytes;
        s->process->dropped += s->dropped;
        s->process->overwritten += s->overwritten;
        trace->bytes += s->bytes;
    }
}

static void find_t0(tr_trace *trace)
{
    size_t i, k;
    uint32_t n;
    for (i = 0; i < trace->nstreams; i++)
        if (trace->streams[i]->any) {
            int64_t ns = tr_node_ns(trace->streams[i]->process->node, trace->streams[i]->first_ticks);
            tr_process *p = &trace->streams[i]->process->leader->process;
            if (ns < trace->t0)
                trace->t0 = ns;
            if (trace->streams[i]->overwritten && ns > p->whole_ns)
                p->whole_ns = ns;
        }
    for (i = 0; i < trace->nfiles; i++)
        for (k = 0; k < trace->files[i]->nblocks; k++) {
            tr_block_info *b = &trace->files[i]->blocks[k];
            b->from_ns = INT64_MAX;
            b->to_ns = INT64_MIN;
            for (n = 0; n < b->nranges; n++) {
                const tr_node *node = trace->files[i]->nodes[b->ranges[n].node];
                int64_t from = tr_node_ns(node, b->ranges[n].first), to = tr_node_ns(node, b->ranges[n].last);
                b->from_ns = from < b->from_ns ? from : b->from_ns;
                b->to_ns = to > b->to_ns ? to : b->to_ns;
            }
            if (!b->nranges) { /* damaged: it may be anywhere */
                b->from_ns = INT64_MIN;
                b->to_ns = INT64_MAX;
            } else if (b->from_ns < trace->t0 && !trace->files[i]->passed)
                trace->t0 = b->from_ns;
        }
}

tr_trace *tr_trace_open(const char *const *paths, size_t n, const tr_options *options)
{
    tr_trace *trace = tr_alloc(sizeof *trace);
    size_t i;
    tr_model_init(trace, options);
    for (i = 0; i < n; i++) {
        DIR *dir = opendir(paths[i]);
        if (dir)
            open_directory(trace, paths[i], dir);
        else
            open_file(trace, paths[i], 0);
    }
    open_files(trace);
    tr_map_free(&trace->inodes);
    tr_runs_choose(trace);
    tr_join_ranks(trace);
    tr_join_worlds(trace);
    drop_same_sessions(trace);
    for (i = 0; i < trace->nprocesses; i++) {
        trace->processes[i]->number = (uint32_t)i;
        join_process(trace, trace->processes[i]);
    }
    for (i = 0; i < trace->nfiles; i++)
        tr_merged_nodes(trace, trace->files[i]);
    tr_team_samples(trace);
    for (i = 0; i < trace->nnodes; i++)
        tr_node_fit(trace->nodes[i]);
    tr_join_processes(trace);
    join_streams(trace);
    if (trace->ntracks)
        qsort(trace->tracks, trace->ntracks, sizeof *trace->tracks, by_track);
    for (i = 0; i < trace->ntracks; i++)
        trace->tracks[i]->index = (uint32_t)i;
    tr_align(trace);
    for (i = 0; i < trace->nprocesses; i++) {
        tr_full_process *p = trace->processes[i];
        p->process.t_open_ns = tr_node_ns(p->node, p->header.start_ticks);
        p->process.alive_ns =
            p->alive_ticks > p->header.start_ticks ? tr_node_ns(p->node, p->alive_ticks) : p->process.t_open_ns;
        p->process.clock_error_ns = p->node->fit_error_ns;
        p->process.align_error_ns = p->node->align_error_ns;
        p->process.clock_parts = p->node->parts;
        p->process.nclock_parts = p->node->nparts;
        p->process.whole_ns = p->process.t_open_ns;
        if (p->header.minor < 7)
            p->dropped += p->header.dropped;
        else if (p->dropped < p->header.dropped)
            p->dropped = p->header.dropped;
        if (tr_header_counts_all(&p->header)) /* the events missing in a gap may be among the lost ones */
            p->overwritten -= p->overwritten < p->dropped ? p->overwritten : p->dropped;
        if (p->overwritten < p->header.overwritten)
            p->overwritten = p->header.overwritten;
        p->leader->process.dropped += p->dropped;
        p->leader->process.overwritten += p->overwritten;
        if (p->dropped && trace->status == TR_OK)
            trace->status = TR_DAMAGED; /* something is missing, as with a file that was cut */
    }
    find_t0(trace);
    tr_team_t0(trace);
    if (!trace->nprocesses)
        trace->status = TR_FAILED;
    return trace;
}

void tr_trace_close(tr_trace *trace)
{
    if (!trace)
        return;
    tr_blocks_free(trace);
    tr_files_close(trace);
    tr_unpacker_free(&trace->part_unpacker);
    tr_places_free(trace);
    tr_model_free(trace);
    free(trace);
}
