/* raw.c - a recorder's file: its header, and its streams */
#include <stddef.h>
#include "alive.h"
#include "chunks.h"
#include "support/crew.h"
#include "raw.h"
#include "file.h"
#include "header.h"

/* ---- header ------------------------------------------------------------------------------------------------ */


/* The words of the header that say the same as fields; the fields become what the words say. NULL or what is damaged.
 */
static const char *take_words(trace_file_header *h)
{
    uint64_t v[TRACE_WORDS];
    uint32_t k, n = h->minor < 5    ? TRACE_WORD_MET
                    : h->minor < 6  ? TRACE_WORD_REUSED
                    : h->minor < 8  ? TRACE_WORD_LEFT
                    : h->minor < 9  ? TRACE_WORD_LAUNCHER
                    : h->minor < 10 ? TRACE_WORD_ENDED
                                    : TRACE_WORDS;
    v[TRACE_WORD_LEFT] = TRACE_LEFT_NOT;
    for (k = 0; k < n; k++) {
        if (!trace_word_is_good(h->session, k, h->word[k]))
            return "the header is damaged: one of its values that change (rank, counts, state) is not what was written";
        v[k] = h->word[k] & TRACE_WORD_MASK;
    }
    h->state = (uint32_t)v[TRACE_WORD_STATE];
    h->rank = (int32_t)(uint32_t)v[TRACE_WORD_RANK];
    h->world = (int32_t)(uint32_t)v[TRACE_WORD_WORLD];
    h->slots = (uint32_t)v[TRACE_WORD_SLOTS];
    h->dropped = v[TRACE_WORD_DROPPED];
    h->last_error = (int32_t)(uint32_t)v[TRACE_WORD_LAST_ERROR];
    h->overwritten = v[TRACE_WORD_OVERWRITTEN];
    h->tick_hz = v[TRACE_WORD_TICK_HZ];
    h->left = (uint32_t)v[TRACE_WORD_LEFT];
    return NULL;
}

/* A header of an older version has no more than that had. */
static void as_old(trace_file_header *h)
{
    if (h->minor < 1 || h->header_bytes < offsetof(trace_file_header, birth))
        memset(h->run, 0, sizeof h->run);
    if (h->minor < 8)
        h->left = TRACE_LEFT_NOT;
    if (h->header_bytes < sizeof *h)
        memset(&h->birth, 0, sizeof *h - offsetof(trace_file_header, birth));
}

/* What is wrong with a header that has seals, or NULL; *known: its session is what was written. */
static const char *header_seals(trace_file_header *h, bool *known)
{
    *known = false;
    if (!h->birth && h->minor < 4)
        return NULL;
    if (h->birth != trace_header_birth(h))
        return "the header is damaged: its names, numbers and times are not what was written";
    *known = true;
    return take_words(h);
}

/* Whether the process of a file that is open runs. One that has ended since the header was read may have closed it. */
static bool runs(tr_trace *trace, tr_raw *raw)
{
    trace_file_header again;
    char text[160];
    bool known;
    if (!tr_header_unclosed(&raw->header) || tr_recorder_lives(&raw->header))
        return tr_header_unclosed(&raw->header);
    if (tr_file_read(trace, raw->file, &again, sizeof again, 0) != sizeof again ||
        tr_header_check(&again, text, sizeof text))
        return false;
    as_old(&again);
    if (!header_seals(&again, &known) && known == raw->sealed && !tr_header_unclosed(&again))
        raw->header = again;
    return false;
}

void tr_raw_look(tr_trace *trace, tr_file *file, const unsigned char *head, size_t have)
{
    trace_file_header header, again;
    const char *wrong;
    char text[160];
    tr_raw *raw;
    int tries;
    memset(&header, 0, sizeof header);
    memcpy(&header, head, have < sizeof header ? have : sizeof header);
    if (have < sizeof header) {
        tr_complain(trace, file, header.magic == TRACE_FILE_MAGIC ? have : 0, "%s",
                    header.magic == TRACE_FILE_MAGIC ? "the file ends inside its header" : "not a trace file");
        return;
    }
    wrong = tr_header_check(&header, text, sizeof text);
    if (wrong) {
        tr_complain(trace, file, 0, "%s", wrong);
        return;
    }
    if (file->size > 1ull << 47) {
        tr_complain(trace, file, TR_NO_OFFSET, "larger than 128 TiB");
        return;
    }
    raw = tr_alloc(sizeof *raw);
    for (tries = 0;; tries++) {
        as_old(&header);
        wrong = header_seals(&header, &raw->sealed);
        if (!wrong || header.state != TRACE_FILE_OPEN || tries == 10 ||
            tr_file_read(trace, file, &again, sizeof again, 0) != sizeof again ||
            tr_header_check(&again, text, sizeof text)) /* another file has been written into this one */
            break;
        header = again; /* it may have changed while we read */
    }
    if (wrong)
        tr_complain(trace, file, 0, "%s", wrong);
    raw->file = file;
    raw->header = header;
    raw->running = runs(trace, raw);
    tr_header_terminate(&raw->header);
    trace->raws = tr_grow(trace->raws, trace->nraws + 1, &trace->raw_room, sizeof *trace->raws);
    trace->raws[trace->nraws++] = raw;
}

/* ---- opening ------------------------------------------------------------------------------------------------- */

/* A file that is being opened. */
typedef struct opening {
    tr_job job;
    const tr_raw *raw;
    tr_chunks chunks;
    uint64_t least; /* chunks it should have, at least */
} opening;

/* How many chunks are there at least: their number when the header was read, or now. */
static uint64_t least_chunks(const tr_slots *s)
{
    uint64_t then = s->header->word[TRACE_WORD_CHUNKS], now = tr_word_now(s, TRACE_WORD_CHUNKS);
    if (!trace_word_is_good(s->header->session, TRACE_WORD_CHUNKS, then))
        return now;
    then &= TRACE_WORD_MASK;
    return now < then ? now : then;
}

/* Looks at all chunks. Any thread; messages are said later. */
static void look_at_chunks(tr_job *job, unsigned worker)
{
    opening *o = (opening *)(void *)job;
    const trace_file_header *h = &o->raw->header;
    const tr_slots *s = &o->chunks.slots;
    int tries;
    (void)worker;
    /* While the program runs, chunks move from their home slots to the end of the file; what seems missing may just
     * have moved. */
    for (tries = 0; tries < 8; tries++) {
        tr_chunks_look(&o->chunks);
        o->least = o->raw->sealed ? least_chunks(s) : 0;
        if (h->state != TRACE_FILE_OPEN ||
            (o->chunks.n >= o->least && (h->mode == TRACE_MODE_RING || !tr_chunks_have_gaps(&o->chunks))) ||
            !tr_file_stat(s->trace, s->file))
            break;
    }
}

/* Events of a stream that no chunk in the file has, before chunk f: they are lost, and somebody hears of it. */
static void gap(const tr_slots *s, tr_stream *stream, const tr_seen *before, const tr_seen *f)
{
    uint64_t from = before ? before->first_event + (before->state == TRACE_CHUNK_SEALED ? before->events : 0) : 0;
    uint64_t lost = f->first_event > from ? f->first_event - from : 0;
    bool killed = s->header->state != TRACE_FILE_CLOSED && s->header->features_optional & TRACE_FEATURE_COPIED;
    if (s->header->mode == TRACE_MODE_RING) {
        stream->overwritten += stream->id ? lost : 0; /* what the dictionary said there is said again */
        return;
    }
    if (tr_header_counts_all(s->header) && lost <= s->header->dropped - stream->process->explained) {
        stream->process->explained += lost;
        return;
    }
    stream->lost += lost;
    tr_complain(s->trace, s->file, f->offset, "stream %u: %llu events are missing before this chunk%s", stream->id,
                (unsigned long long)lost, killed ? ": the process was killed before they were written" : "");
}

static void add_stream(const tr_chunks *c, const tr_chunks_stream *from, tr_full_process *p)
{
    tr_stream *stream = tr_stream_get(p, from->id);
    const tr_chain *first = &from->chains[0], *last = &from->chains[from->nchains - 1];
    size_t k;
    stream->nesting = first->nesting;
    stream->tid = first->tid;
    stream->owner = first->owner;
    tr_chunks_give(from, stream);
    if (first->first.seq != 0 || first->first.first_event != 0)
        gap(&c->slots, stream, NULL, &first->first);
    for (k = 0; k < from->nchains; k++) {
        const tr_chain *x = &from->chains[k];
        if (k && !tr_chunk_follows(&x[-1].last, &x->first))
            gap(&c->slots, stream, &x[-1].last, &x->first);
        stream->bytes += x->bytes;
        stream->dropped = x->dropped > stream->dropped ? x->dropped : stream->dropped;
        if (x->any && !stream->any) {
            stream->any = true;
            stream->first_ticks = x->first_ticks;
        }
    }
    if (last->last.state == TRACE_CHUNK_OPEN)
        stream->tail = last->last.committed;
}

static void add_process(tr_trace *trace, const opening *o)
{
    const trace_file_header *header = &o->raw->header;
    const tr_chunks *c = &o->chunks;
    tr_file *file = o->raw->file;
    tr_full_process *p = tr_process_new(trace, file, header);
    uint64_t slots;
    size_t i;
    bool cut;
    p->process.run = o->raw->run;
    p->sealed = o->raw->sealed;
    p->process.running = o->raw->running;
    p->other = o->raw->other;
    if (p->other)
        return;
    tr_say_deferred(trace, file);
    for (i = 0; i < c->nstreams; i++)
        add_stream(c, c->streams[i], p);
    slots = file->size > header->header_bytes ? (file->size - header->header_bytes) / header->slot_bytes : 0;
    cut = slots < header->slots && header->last_error == 0 &&
          (header->state == TRACE_FILE_CLOSED || header->slots - slots > 64);
    if (p->sealed ? cut && c->n < o->least : cut) /* slots may have been handed out at the end, and never written */
        tr_complain(trace, file, file->size, "the file is cut: %llu of its %u slots are whole",
                    (unsigned long long)slots, header->slots);
    else if (c->n < o->least && !file->damaged)
        tr_complain(trace, file, TR_NO_OFFSET,
                    "%llu of %llu chunks are missing: pages of the file were lost or written over",
                    (unsigned long long)(o->least - c->n), (unsigned long long)o->least);
    file->used = true;
}

/* How many threads are worth it. */
static int openers(const tr_trace *trace)
{
    enum { SLOTS_A_THREAD = 2048 };
    uint64_t slots = 0, most, threads = (uint64_t)(trace->options.threads > 0 ? trace->options.threads : tr_cores());
    size_t i;
    for (i = 0; i < trace->nraws; i++)
        slots += trace->raws[i]->other ? 0 : trace->raws[i]->file->size / trace->raws[i]->header.slot_bytes;
    most = slots / SLOTS_A_THREAD + 1;
    most = most < trace->nraws ? most : trace->nraws;
    threads = threads < most ? threads : most;
    return threads ? (int)threads : 1;
}

static void begin(tr_trace *trace, tr_crew *crew, opening *o, const tr_raw *raw, size_t most)
{
    tr_slots slots = {.trace = trace, .file = raw->file, .header = &raw->header, .sealed = raw->sealed};
    o->raw = raw;
    tr_chunks_open(&o->chunks, &slots, most);
    if (raw->other)
        return;
    tr_defer(raw->file);
    o->job.run = look_at_chunks;
    tr_crew_add(crew, &o->job, TR_JOB_FIRST);
}

/* Several files are looked at at once, and some of them ahead of those whose processes are added, in order. */
void tr_raws_open(tr_trace *trace)
{
    enum { EACH = 8, LEAST_EXTENTS = 64 };
    tr_crew crew;
    size_t n = trace->nraws, ahead, begun = 0, i;
    size_t most = trace->options.max_mem / 8 / sizeof(tr_extent) / (n + 1);
    opening *ring;
    tr_files_opened(trace);
    tr_crew_open(&crew, openers(trace));
    ahead = crew.n > 1 ? EACH * crew.n : 1;
    ring = tr_alloc(ahead * sizeof *ring);
    for (i = 0; i < n; i++) {
        opening *o = &ring[i % ahead];
        for (; begun < n && begun < i + ahead; begun++)
            begin(trace, &crew, &ring[begun % ahead], trace->raws[begun], most > LEAST_EXTENTS ? most : LEAST_EXTENTS);
        if (!o->raw->other)
            tr_crew_wait(&crew, &o->job);
        add_process(trace, o);
        tr_chunks_close(&o->chunks);
    }
    tr_crew_close(&crew);
    free(ring);
}

uint64_t tr_raw_find(tr_trace *trace, tr_file *file, const trace_file_header *header, uint32_t stream, uint64_t seq)
{
    tr_slots s = {.trace = trace, .file = file, .header = header, .quiet = true};
    return tr_file_stat(trace, file) ? tr_chunks_find(&s, stream, seq) : 0;
}
