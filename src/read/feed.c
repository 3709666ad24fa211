/* feed.c - the blocks of all merged files of a trace, by the time they begin */
#include "feed.h"

static void find_next(tr_feed *f)
{
    size_t i;
    f->next_ns = INT64_MAX;
    f->file = NULL;
    for (i = 0; i < f->trace->nfiles; i++) {
        tr_file *file = f->trace->files[i];
        size_t *k = &f->next[i];
        while (*k < file->nblocks && (file->blocks[*k].to_ns < f->from || file->blocks[*k].from_ns >= f->to))
            ++*k;
        if (*k < file->nblocks && (!f->file || file->blocks[*k].from_ns < f->next_ns)) {
            f->next_ns = file->blocks[*k].from_ns;
            f->file = file;
        }
    }
}

void tr_feed_open(tr_feed *feed, tr_trace *trace, int64_t from_ns, int64_t to_ns)
{
    *feed =
        (tr_feed){.trace = trace, .from = from_ns, .to = to_ns, .next = tr_alloc(trace->nfiles * sizeof *feed->next)};
    find_next(feed);
}

tr_block *tr_feed_take(tr_feed *feed)
{
    tr_block *b = tr_block_get(feed->trace, feed->file, feed->next[feed->file->index]++);
    find_next(feed);
    return b;
}

void tr_feed_close(tr_feed *feed) { free(feed->next); }
