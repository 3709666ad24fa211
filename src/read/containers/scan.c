/* scan.c - see scan.h */
#include "scan.h"

enum { MORE = 2 /* blocks than there are workers */, PART = 4 /* of --max-mem, at most */ };

uint64_t tr_scan_place(const tr_file *file, size_t number) { return file->blocks_before + number; }

/* From that block on, the first one there is. */
static void find_next(tr_trace *trace, tr_file *file, size_t number)
{
    while (file && number >= file->nblocks) {
        file = file->index + 1 < trace->nfiles ? trace->files[file->index + 1] : NULL;
        number = 0;
    }
    trace->next_file = file;
    trace->next_block = number;
}

static void begin(tr_trace *trace)
{
    uint64_t before = 0;
    size_t i, k;
    trace->scan_block = 1;
    trace->scan_reach = 0;
    for (i = 0; i < trace->nfiles; i++) {
        const tr_file *file = trace->files[i];
        trace->files[i]->blocks_before = before;
        before += file->nblocks;
        for (k = 0; k < file->nblocks; k++)
            trace->scan_block = file->blocks[k].raw > trace->scan_block ? file->blocks[k].raw : trace->scan_block;
    }
    find_next(trace, trace->files[0], 0);
}

/* One more of them. Those that leave take nothing away from what the others have unpacked ahead. */
static void join(tr_trace *trace, tr_scanner *scanner)
{
    uint64_t n = MORE, fit;
    const tr_scanner *s;
    if (!trace->scanners)
        begin(trace);
    scanner->joined = true;
    scanner->next = trace->scanners;
    trace->scanners = scanner;
    for (s = trace->scanners; s; s = s->next)
        n++;
    fit = trace->options.max_mem / PART / trace->scan_block;
    n = fit < n ? fit : n;
    trace->scan_reach = n > trace->scan_reach ? n : trace->scan_reach;
}

/* Where the slowest one is, but for others of this thread; UINT64_MAX: nobody scans. */
static uint64_t slowest(const tr_trace *trace, const tr_scanner *but)
{
    uint64_t place = UINT64_MAX;
    const tr_scanner *s;
    for (s = trace->scanners; s; s = s->next)
        if (s->place < place && (!but || s == but || !pthread_equal(s->thread, but->thread)))
            place = s->place;
    return place;
}

void tr_scan_move(tr_trace *trace, tr_scanner *scanner, tr_file *file, size_t number)
{
    const uint64_t before = slowest(trace, NULL);
    if (!scanner->joined)
        join(trace, scanner);
    scanner->thread = pthread_self();
    scanner->place = tr_scan_place(file, number);
    if (trace->next_file && scanner->place >= tr_scan_place(trace->next_file, trace->next_block))
        find_next(trace, file, number + 1); /* it unpacks that one itself */
    if (slowest(trace, NULL) != before)     /* nobody waits for any other */
        pthread_cond_broadcast(&trace->loaded);
}

void tr_scan_leave(tr_trace *trace, tr_scanner *scanner)
{
    tr_scanner **p;
    for (p = &trace->scanners; *p && *p != scanner; p = &(*p)->next) {}
    if (*p)
        *p = scanner->next;
    scanner->joined = false;
    pthread_cond_broadcast(&trace->loaded);
}

void tr_scan_kept(const tr_trace *trace, uint64_t *from, uint64_t *to)
{
    *from = slowest(trace, NULL);
    *to = *from == UINT64_MAX ? *from : *from + trace->scan_reach + 1;
}

bool tr_scan_too_far(const tr_trace *trace, const tr_scanner *scanner)
{
    return scanner->place - slowest(trace, scanner) > trace->scan_reach;
}

bool tr_scan_ahead(tr_trace *trace, tr_file **file, size_t *number)
{
    uint64_t from, to;
    *file = trace->next_file;
    *number = trace->next_block;
    tr_scan_kept(trace, &from, &to);
    if (!*file || tr_scan_place(*file, *number) >= to)
        return false;
    find_next(trace, *file, *number + 1);
    return true;
}
