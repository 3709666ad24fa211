/* block.c - blocks of merged files in memory
 *
 * A block is in memory while somebody uses it, and until all workers of a scan have passed it (scan.h). It stays a
 * little longer, for those that come to it later; nobody does in a merge. What is kept beyond use has a fixed size, so
 * memory is that of the blocks in use: those that overlap in time, or that workers of a scan have between them. A new
 * block takes over the buffers of the one longest unused: fresh pages from the kernel would cost about as much as
 * decompressing. */
#include "block.h"
#include "file.h"
#include "frame.h"

enum { IDLE_BYTES = 4 << 20, IDLE_PART = 16 /* of --max-mem, at most */ };

/* Bytes of blocks that nobody uses. */
static uint64_t idle_most(const tr_trace *trace)
{
    const uint64_t part = trace->given_mem / IDLE_PART;
    return trace->given_mem && part < IDLE_BYTES ? part : IDLE_BYTES;
}

static size_t size_of(const tr_block *b)
{
    return b->unpacker.raw.room + b->unpacker.stored.room + b->unpacker.columns.room;
}

/* What is wrong with a block's table of segments, or NULL. */
static const char *check_segments(tr_block *b, uint32_t raw)
{
    uint64_t at = (uint64_t)b->nsegments * sizeof(tr_segment);
    uint32_t k;
    if (at > raw)
        return "the table of segments is damaged";
    b->segments = (const tr_segment *)(const void *)b->data;
    b->starts = tr_grow(b->starts, b->nsegments + 1, &b->start_room, sizeof *b->starts);
    for (k = 0; k < b->nsegments; k++) {
        const tr_segment *s = &b->segments[k];
        if (s->stream >= b->file->nstreams || (k && s->stream <= s[-1].stream) || s->bytes % 4 || s->bytes > raw - at)
            return "the table of segments is damaged";
        b->starts[k] = (uint32_t)at;
        at += s->bytes;
    }
    return at == raw ? NULL : "the table of segments is damaged";
}

/* Without the lock. What is wrong with it, or NULL. */
static const char *load(tr_trace *trace, tr_block *b)
{
    const tr_block_info *info = &b->file->blocks[b->number];
    const char *wrong;
    tr_frame *head = tr_frame_head(trace, b->file, info->offset, TR_FRAME_BLOCK, &wrong);
    if (head && (head->raw != info->raw || head->stored != info->stored || head->items != info->segments ||
                 head->events != info->events)) {
        wrong = "the index says otherwise";
        free(head);
        head = NULL;
    }
    b->data = head ? tr_frame_contents(trace, b->file, info->offset, head, &b->unpacker, &wrong) : NULL;
    if (b->data) {
        b->nsegments = head->items;
        wrong = check_segments(b, head->raw);
    }
    free(head);
    return wrong;
}

/* ---- with the lock held ---------------------------------------------------------------------------------------- */

static tr_block *find(tr_trace *trace, const tr_file *file, size_t number)
{
    tr_block *b;
    for (b = trace->blocks; b && (b->file != file || b->number != number); b = b->next) {}
    return b;
}

static void use(tr_trace *trace, tr_block *b)
{
    if (!b->users++)
        trace->idle_bytes -= size_of(b);
}

static void block_free(tr_block *b)
{
    tr_unpacker_free(&b->unpacker);
    free(b->starts);
    free(b);
}

/* The block longest unused, no longer among the others; NULL: all are in use, or some scanner has still to come. */
static tr_block *take_oldest(tr_trace *trace)
{
    tr_block **p, **oldest = NULL, *b;
    uint64_t from, to, place;
    tr_scan_kept(trace, &from, &to);
    for (p = &trace->blocks; *p; p = &(*p)->next) {
        place = tr_scan_place((*p)->file, (*p)->number);
        if (!(*p)->users && (place < from || place >= to) && (!oldest || (*p)->used < (*oldest)->used))
            oldest = p;
    }
    if (!oldest)
        return NULL;
    b = *oldest;
    *oldest = b->next;
    trace->idle_bytes -= size_of(b);
    return b;
}

static void put(tr_trace *trace, tr_block *b)
{
    const size_t latest = size_of(b);
    b->used = ++trace->block_clock;
    if (--b->users)
        return;
    trace->idle_bytes += latest;
    /* the latest is kept, however large, if all before it can go */
    while (trace->idle_bytes > idle_most(trace) && trace->idle_bytes > latest && (b = take_oldest(trace)))
        block_free(b);
}

/* Brings a block into memory that is not there, for its first user. Gives up the lock while it works. */
static tr_block *bring(tr_trace *trace, tr_scanner *scanner, tr_file *file, size_t number)
{
    const bool enough =
        trace->blocks_once || scanner || trace->idle_bytes + file->blocks[number].raw > idle_most(trace);
    tr_block *b = enough ? take_oldest(trace) : NULL;
    const char *wrong;
    if (!b)
        b = calloc(1, sizeof *b);
    if (!b) {
        pthread_mutex_unlock(&trace->lock);
        tr_no_memory(sizeof *b);
    }
    b->file = file;
    b->number = number;
    b->users = 1;
    b->state = TR_BLOCK_LOADING;
    b->next = trace->blocks;
    trace->blocks = b;
    if (scanner)
        scanner->brings = b;
    pthread_mutex_unlock(&trace->lock);
    wrong = load(trace, b);
    pthread_mutex_lock(&trace->lock);
    if (scanner)
        scanner->brings = NULL;
    b->wrong = wrong;
    b->state = wrong ? TR_BLOCK_BAD : TR_BLOCK_READY;
    pthread_cond_broadcast(&trace->loaded);
    return b;
}

/* ---- what others call ------------------------------------------------------------------------------------------- */

tr_block *tr_block_unpack(tr_trace *trace, tr_file *file, size_t number)
{
    tr_block *b;
    pthread_mutex_lock(&trace->lock);
    b = find(trace, file, number);
    if (!b)
        b = bring(trace, NULL, file, number);
    else {
        use(trace, b);
        while (b->state == TR_BLOCK_LOADING)
            pthread_cond_wait(&trace->loaded, &trace->lock);
    }
    pthread_mutex_unlock(&trace->lock);
    return b;
}

tr_block *tr_block_check(tr_trace *trace, tr_block *b)
{
    tr_block_info *info = &b->file->blocks[b->number];
    if (b->state == TR_BLOCK_READY)
        return b;
    if (!__atomic_exchange_n(&info->bad, true, __ATOMIC_RELAXED))
        tr_complain(trace, b->file, info->offset, "%s: the %llu events of this block are not used", b->wrong,
                    (unsigned long long)info->events);
    tr_block_put(trace, b);
    return NULL;
}

tr_block *tr_block_get(tr_trace *trace, tr_file *file, size_t number)
{
    return tr_block_check(trace, tr_block_unpack(trace, file, number));
}

void tr_block_share(tr_trace *trace, tr_block *block)
{
    pthread_mutex_lock(&trace->lock);
    block->users++;
    pthread_mutex_unlock(&trace->lock);
}

/* What a scanner does that has to wait: some of what all will need, or nothing until somebody has got on. */
static void help(tr_trace *trace, tr_scanner *scanner)
{
    tr_file *file;
    size_t number;
    if (!tr_scan_ahead(trace, &file, &number))
        pthread_cond_wait(&trace->loaded, &trace->lock);
    else if (!find(trace, file, number))
        put(trace, bring(trace, scanner, file, number));
}

tr_block *tr_block_scan(tr_trace *trace, tr_scanner *scanner, tr_file *file, size_t number)
{
    tr_block *b;
    pthread_mutex_lock(&trace->lock);
    tr_scan_move(trace, scanner, file, number);
    while (tr_scan_too_far(trace, scanner))
        help(trace, scanner);
    b = find(trace, file, number);
    if (!b)
        b = bring(trace, scanner, file, number);
    else
        use(trace, b);
    while (b->state == TR_BLOCK_LOADING)
        help(trace, scanner);
    pthread_mutex_unlock(&trace->lock);
    return tr_block_check(trace, b);
}

void tr_block_scanned(tr_trace *trace, tr_scanner *scanner)
{
    pthread_mutex_lock(&trace->lock);
    if (scanner->brings) {
        scanner->brings->wrong = TR_NO_ROOM;
        scanner->brings->state = TR_BLOCK_BAD;
    }
    scanner->brings = NULL;
    tr_scan_leave(trace, scanner);
    pthread_mutex_unlock(&trace->lock);
}

uint32_t tr_block_segment(const tr_block *block, uint32_t stream)
{
    uint32_t low = 0, high = block->nsegments;
    while (low < high) { /* segments are sorted by stream */
        uint32_t mid = (low + high) / 2;
        if (block->segments[mid].stream < stream)
            low = mid + 1;
        else
            high = mid;
    }
    return low < block->nsegments && block->segments[low].stream == stream ? low : block->nsegments;
}

void tr_block_put(tr_trace *trace, tr_block *block)
{
    pthread_mutex_lock(&trace->lock);
    put(trace, block);
    pthread_mutex_unlock(&trace->lock);
}

void tr_blocks_free(tr_trace *trace)
{
    tr_block *b, *next;
    for (b = trace->blocks; b; b = next) {
        next = b->next;
        block_free(b);
    }
}
