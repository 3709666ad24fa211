/* feed.c - the blocks of all merged files of a trace, by the time they begin */
#include "feed.h"

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

static void look(tr_feed *f)
{
    f->next_ns = f->files.n ? f->files.leaves[0].key : INT64_MAX;
    f->file = f->files.n ? f->files.leaves[0].lane : NULL;
}

void tr_feed_open(tr_feed *feed, tr_trace *trace, int64_t from_ns, int64_t to_ns)
{
    tr_leaf leaf;
    size_t i;
    *feed =
        (tr_feed){.trace = trace, .from = from_ns, .to = to_ns, .next = tr_alloc(trace->nfiles * sizeof *feed->next)};
    for (i = 0; i < trace->nfiles; i++)
        if (find_next(feed, trace->files[i], &leaf))
            tr_heap_push(&feed->files, leaf);
    look(feed);
}

tr_block *tr_feed_take(tr_feed *feed)
{
    tr_file *file = feed->file;
    tr_block *b = tr_block_get(feed->trace, file, feed->next[file->index]++);
    if (find_next(feed, file, &feed->files.leaves[0]))
        tr_heap_sift(&feed->files);
    else
        tr_heap_pop(&feed->files);
    look(feed);
    return b;
}

void tr_feed_close(tr_feed *feed)
{
    free(feed->next);
    free(feed->files.leaves);
}
