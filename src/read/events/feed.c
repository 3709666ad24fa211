/* feed.c - the blocks of all merged files of a trace, by the time they begin
 *
 * Which blocks come next is known from the files' indexes. So the threads of a crew unpack some of them ahead, as many
 * as keep up with a merge, for which a thread needs several times as long as to unpack what it merges. */
#include "feed.h"

enum { AHEAD_LEAST = 2, THREADS_A_BLOCK = 4, GIVEN_PART = 16 /* of --max-mem */ };

/* The file's next block that is wanted, as a leaf of the heap; false: there is none. */
static bool find_next(const tr_feed *f, tr_file *file, tr_leaf *leaf)
{
    size_t *k = &f->next[file->index];
    while (*k < file->nblocks && (file->blocks[*k].to_ns < f->from || file->blocks[*k].from_ns >= f->to))
        ++*k;
    if (*k == file->nblocks)
        return false;
    *leaf = (tr_leaf){.key = file->blocks[*k].from_ns, .order = file->index, .lane = file};
    return true;
}

/* Number of the next block, which is taken out of the heap; *file is whose it is. */
static size_t pop(tr_feed *f, tr_file **file)
{
    size_t number;
    *file = f->files.leaves[0].lane;
    number = f->next[(*file)->index]++;
    if (find_next(f, *file, &f->files.leaves[0]))
        tr_heap_sift(&f->files);
    else
        tr_heap_pop(&f->files);
    return number;
}

static const tr_block_info *info_of(const tr_fetch *x) { return &x->file->blocks[x->number]; }

static void look(tr_feed *f)
{
    const tr_fetch *x = f->n ? &f->ahead[f->first] : NULL;
    f->next_ns = x ? info_of(x)->from_ns : f->files.n ? f->files.leaves[0].key : INT64_MAX;
    f->file = x ? x->file : f->files.n ? f->files.leaves[0].lane : NULL;
}

static void fetch(tr_job *job, unsigned worker)
{
    tr_fetch *x = (tr_fetch *)(void *)job;
    (void)worker;
    x->block = tr_block_unpack(x->trace, x->file, x->number);
}

/* Begins to unpack the next blocks, as many as there is room for. */
static void fetch_ahead(tr_feed *f)
{
    while (f->n < f->most && f->files.n && (!f->n || f->bytes < f->room)) {
        tr_fetch *x = &f->ahead[(f->first + f->n++) % f->most];
        *x = (tr_fetch){.job.run = fetch, .trace = f->trace};
        x->number = pop(f, &x->file);
        f->bytes += info_of(x)->raw;
        tr_crew_add(f->crew, &x->job, TR_JOB_FIRST);
    }
}

/* Without a limit that was given: blocks of the usual size. */
static void make_ring(tr_feed *f, tr_crew *crew)
{
    f->crew = crew;
    f->most = AHEAD_LEAST + crew->n / THREADS_A_BLOCK;
    f->ahead = tr_alloc(f->most * sizeof *f->ahead);
    f->room = f->most * (uint64_t)TR_BLOCK_ENOUGH;
    if (f->trace->given_mem && f->trace->given_mem / GIVEN_PART < f->room)
        f->room = f->trace->given_mem / GIVEN_PART;
}

void tr_feed_open(tr_feed *feed, tr_trace *trace, int64_t from_ns, int64_t to_ns, tr_crew *crew)
{
    tr_leaf leaf;
    size_t i;
    *feed =
        (tr_feed){.trace = trace, .from = from_ns, .to = to_ns, .next = tr_alloc(trace->nfiles * sizeof *feed->next)};
    for (i = 0; i < trace->nfiles; i++)
        if (find_next(feed, trace->files[i], &leaf))
            tr_heap_push(&feed->files, leaf);
    if (crew && crew->n > 1 && feed->files.n)
        make_ring(feed, crew);
    fetch_ahead(feed);
    look(feed);
}

static tr_block *take_ahead(tr_feed *f)
{
    tr_fetch *x = &f->ahead[f->first];
    tr_crew_wait(f->crew, &x->job);
    f->first = (f->first + 1) % f->most;
    f->n--;
    f->bytes -= info_of(x)->raw;
    return tr_block_check(f->trace, x->block);
}

static tr_block *take_now(tr_feed *f)
{
    tr_file *file;
    size_t number = pop(f, &file);
    return tr_block_get(f->trace, file, number);
}

tr_block *tr_feed_take(tr_feed *feed)
{
    tr_block *b = feed->n ? take_ahead(feed) : take_now(feed);
    fetch_ahead(feed);
    look(feed);
    return b;
}

void tr_feed_close(tr_feed *feed)
{
    for (; feed->n; feed->n--, feed->first = (feed->first + 1) % feed->most) /* of a merge that failed */
        tr_block_put(feed->trace, feed->ahead[feed->first].block);
    free(feed->ahead);
    free(feed->next);
    free(feed->files.leaves);
}
