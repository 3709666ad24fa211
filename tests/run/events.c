/* events.c - reads .bin files straight from src/format/raw.h and compares what is in them with what a test expects
 *
 * It shares no code with the recorder or the reader library: an oracle that makes the same mistake as one of them would
 * prove nothing. It also insists on what readers forgive: no torn chunk, no gap, no record after the committed bytes.
 *
 * usage: events [--expect FILE] [--sequence NAME]... [--shadow FILE | --began-with FILE] FILE|DIRECTORY...
 *   without --expect prints what it found, one fact a line, sorted:   COUNT
 *       files|streams|closed|retold|dropped|overwritten|KIND NAME
 *   FILE of --expect has such lines, where COUNT may also be LOW..HIGH or *; every event found must be named, and
 *       `dropped`
 *   and `overwritten` are 0 unless they are. "sequence NAME" in it is --sequence NAME.
 *   --sequence NAME: the first field (u64) of instants NAME counts 0, 1, 2 ... in each thread; only drops may leave
 *       holes
 *   --shadow FILE: u64s; thread "w<k>" holds the sequence up to FILE[k] - 1 (what its writer had returned from when
 *       killed), or one more
 *   --began-with FILE: the same, and any number of others after these (it was not killed)
 *   --text 1: the second field of instants of a sequence is text, whose letters its first field tells (victim.c)
 * exit status: 0 as expected, 1 not, 2 usage. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "format/raw.h"
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int failures;
#define BAD(...) (failures++, printf("bad: " __VA_ARGS__), putchar('\n'))

/* ---- counts by text ------------------------------------------------------------------------------------------ */

typedef struct count {
    char *what;
    uint64_t n;
    bool expected;
} count;
static count *counts;
static size_t ncounts;

static count *count_of(const char *what)
{
    size_t k;
    for (k = 0; k < ncounts; k++)
        if (!strcmp(counts[k].what, what))
            return &counts[k];
    counts = realloc(counts, (ncounts + 1) * sizeof *counts);
    counts[ncounts] = (count){strdup(what), 0, false};
    return &counts[ncounts++];
}

/* ---- one file -------------------------------------------------------------------------------------------------- */

typedef struct def {
    uint32_t id;
    unsigned kind, nfields;
    unsigned char type[64];
    char name[200];
    uint64_t n;
    int sequence; /* index, -1 */
} def;

typedef struct chunk {
    const unsigned char *at;
    const trace_chunk_header *h;
    uint32_t slot;
} chunk;

typedef struct sequence {
    uint32_t owner;
    int which;
    uint64_t next;
} sequence;

static const char *wanted[16];
static int nwanted;
static const uint64_t *shadow;
static size_t nshadow;
static bool shadow_goes_on, with_text;

static const char *const kind_name[] = {"kind0",     "begin", "end",     "instant", "counter", "slice", "async",
                                        "async_end", "meta",  "message", "object",  "pause",   "resume"};

static def *defs;
static size_t ndefs;
static struct {
    uint32_t stream;
    char name[64];
} *names;
static size_t nnames;

static def *def_of(uint32_t id)
{
    size_t k;
    for (k = 0; k < ndefs; k++)
        if (defs[k].id == id)
            return &defs[k];
    return NULL;
}

static uint16_t u16(const unsigned char *p) { return (uint16_t)(p[0] | p[1] << 8); }
static uint32_t u32(const unsigned char *p) { return u16(p) | (uint32_t)u16(p + 2) << 16; }
static uint64_t u64(const unsigned char *p) { return u32(p) | (uint64_t)u32(p + 4) << 32; }

static const unsigned char *text(const unsigned char *p, char *out, size_t room)
{
    size_t n = u16(p), k = n < room ? n : room - 1;
    memcpy(out, p + 2, k);
    out[k] = 0;
    return p + 2 + n;
}

static bool rotated,
    bounded;              /* the file has a bound: its beginning makes room for its end; it or what it is a copy of */
static bool whole_counts; /* the header counts each missing event once, those in gaps included */

static void dictionary_record(uint32_t id, const unsigned char *p)
{
    if (id == TRACE_REC_EVENT) {
        char api[200], name[400], ignored[400];
        def d = {0};
        unsigned k;
        d.id = u32(p);
        d.kind = p[8];
        d.nfields = u16(p + 10);
        p = text(p + 12, api, sizeof api);
        p = text(p, name, sizeof name);
        for (k = 0; k < d.nfields && k < 64; k++) {
            d.type[k] = p[0];
            p = text(p + 2, ignored, sizeof ignored);
            p = text(p, ignored, sizeof ignored);
        }
        if (!strcmp(api, "user"))
            snprintf(d.name, sizeof d.name, "%.190s", name);
        else
            snprintf(d.name, sizeof d.name, "%.90s:%.100s", api, name);
        d.sequence = -1;
        for (k = 0; k < (unsigned)nwanted; k++)
            if (!strcmp(d.name, wanted[k]))
                d.sequence = (int)k;
        if (def_of(d.id) && bounded) { /* said again */
            count_of("retold")->n++;
            return;
        }
        if (def_of(d.id))
            BAD("id %u described twice", d.id);
        defs = realloc(defs, (ndefs + 1) * sizeof *defs);
        defs[ndefs++] = d;
    } else if (id == TRACE_REC_THREAD) {
        names = realloc(names, (nnames + 1) * sizeof *names);
        names[nnames].stream = u32(p);
        text(p + 8, names[nnames].name, sizeof names[nnames].name);
        nnames++;
    }
}

static int size_of(unsigned type)
{
    static const int size[] = {0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1, 8, 8, 0, 4, 0};
    return type <= 16 ? size[type] : 0;
}

/* bytes of a payload, -1 if it does not fit */
static long payload_of(const def *d, const unsigned char *p, const unsigned char *end)
{
    const unsigned char *start = p;
    unsigned k;
    for (k = 0; k < d->nfields; k++) {
        unsigned t = d->type[k];
        if (t & TRACE_T_ARRAY || t == TRACE_T_STR || t == TRACE_T_BYTES) {
            unsigned n, size = t & TRACE_T_ARRAY ? (unsigned)size_of(t & 0x7f) : 1;
            if (end - p < 2)
                return -1;
            n = u16(p);
            p += n & 0x8000 ? 6 : 2;
            if (end - p < (long)(n & 0x7fff) * (long)size)
                return -1;
            p += (n & 0x7fff) * size;
        } else {
            if (end - p < size_of(t))
                return -1;
            p += size_of(t);
        }
    }
    return p - start;
}

static bool text_is(const unsigned char *p, uint64_t n)
{
    unsigned k;
    for (k = 0; k < (u16(p) & 0x8000 ? 0 : u16(p)); k++) /* else the dictionary has it */
        if (p[2 + k] != 'a' + (n + k) % 26)
            return false;
    return true;
}

static int by_stream(const void *a, const void *b)
{
    const chunk *x = a, *y = b;
    if (x->h->stream != y->h->stream)
        return x->h->stream < y->h->stream ? -1 : 1;
    if (x->h->seq != y->h->seq)
        return x->h->seq < y->h->seq ? -1 : 1;
    return (x->h->home == x->slot) < (y->h->home == y->slot) ? 1 : -1; /* the home copy first: it wins */
}

static void content(const char *path, const unsigned char *data, size_t size)
{
    const trace_file_header *h;
    chunk *chunks = NULL;
    sequence *seqs = NULL;
    size_t nchunks = 0, nseqs = 0, c, k;
    uint32_t slot, slots, owner_seen = 0;
    uint64_t reused, dropped, stream_events = 0, stream_dropped = 0, overwritten = 0, last_ticks = 0, counted;
    h = (const trace_file_header *)(const void *)data;
    count_of("files")->n++;
    if (size < 8 || h->magic == 0) { /* killed while it was being made, before its first event */
        count_of("stillborn")->n++;
        for (k = 0; k < nshadow; k++)
            if (shadow[k])
                BAD("%s: not begun, though %llu events had returned", path, (unsigned long long)shadow[k]);
        return;
    }
    if (size < TRACE_HEADER_BYTES || h->magic != TRACE_FILE_MAGIC || h->major != TRACE_FORMAT_MAJOR ||
        h->header_bytes != TRACE_HEADER_BYTES || h->slot_bytes < 16384 || h->slot_bytes % 4096) {
        BAD("%s: not a trace", path);
        return;
    }
    if (h->state == TRACE_FILE_CLOSED)
        count_of("closed")->n++;
    dropped = 0; /* by what chunks say */
    ndefs = nnames = 0;

    bounded = h->features_optional & TRACE_FEATURE_ROTATED;
    rotated = bounded && !strstr(path, "snapshot"); /* while a copy is made others go on */
    whole_counts = h->features_optional & TRACE_FEATURE_COPIED && h->state == TRACE_FILE_CLOSED;
    reused = h->word[TRACE_WORD_REUSED] & TRACE_WORD_MASK;
    slots = (uint32_t)((size - TRACE_HEADER_BYTES + h->slot_bytes - 1) / h->slot_bytes);
    if (h->slots < slots)
        slots = h->slots;
    for (slot = 0; slot < slots; slot++) {
        const unsigned char *base = data + TRACE_HEADER_BYTES + (size_t)slot * h->slot_bytes;
        const size_t left = size - (size_t)(base - data); /* a copied window may end with the last record */
        const uint32_t room = left < h->slot_bytes ? (uint32_t)left : h->slot_bytes;
        uint32_t at = 0;
        if (slot - (uint32_t)reused < reused >> 32)
            continue; /* killed while it was written over */
        while (at + TRACE_CHUNK_BYTES <= room) {
            const trace_chunk_header *ch = (const trace_chunk_header *)(const void *)(base + at);
            if (ch->magic != TRACE_CHUNK_MAGIC || (ch->state == TRACE_CHUNK_FREE && !ch->bytes))
                break; /* the second: it is being begun, where nothing was */
            if (ch->bytes < TRACE_CHUNK_BYTES || ch->bytes > h->slot_bytes - at || ch->bytes % 64 ||
                ch->committed > ch->bytes) {
                BAD("%s: slot %u + %u: chunk of %u bytes, %u committed", path, slot, at, ch->bytes, ch->committed);
                break;
            }
            if ((ch->state == TRACE_CHUNK_OPEN || ch->state == TRACE_CHUNK_SEALED) && ch->committed <= room - at) {
                chunks = realloc(chunks, (nchunks + 1) * sizeof *chunks);
                chunks[nchunks++] = (chunk){base + at, ch, slot};
            }
            at += ch->bytes;
        }
    }
    qsort(chunks, nchunks, sizeof *chunks, by_stream);

    for (c = 0; c < nchunks; c++) {
        const trace_chunk_header *ch = chunks[c].h, *before = c ? chunks[c - 1].h : NULL;
        const unsigned char *p = chunks[c].at + TRACE_CHUNK_BYTES, *end = chunks[c].at + ch->committed, *start;
        uint64_t ticks = ch->base_ticks, events = 0;
        bool last = c + 1 == nchunks || chunks[c + 1].h->stream != ch->stream;
        if (before && before->stream == ch->stream && before->seq == ch->seq)
            continue; /* the other copy */
        if (!before || before->stream != ch->stream) {
            if (before)
                dropped += stream_dropped;
            stream_events = ch->first_event;
            if (bounded && !ch->stream) /* the dictionary is said again */
                count_of("retold")->n += ch->first_event > 0;
            else
                overwritten += ch->first_event;
            stream_dropped = 0;
            last_ticks = 0;
        }
        stream_dropped = ch->dropped;
        if (ch->first_event < stream_events)
            BAD("%s: stream %u chunk %llu: begins at event %llu, the one before ended at %llu", path, ch->stream,
                (unsigned long long)ch->seq, (unsigned long long)ch->first_event, (unsigned long long)stream_events);
        else if (ch->first_event > stream_events) {
            if ((h->mode != TRACE_MODE_RING || (rotated && ch->stream)) &&
                !(whole_counts && ch->first_event - stream_events <= h->dropped + h->overwritten))
                BAD("%s: stream %u chunk %llu: %llu events missing before it", path, ch->stream,
                    (unsigned long long)ch->seq, (unsigned long long)(ch->first_event - stream_events));
            overwritten += bounded && !ch->stream ? 0 : ch->first_event - stream_events;
        }
        if (ch->state == TRACE_CHUNK_SEALED && ch->checksum &&
            ch->checksum != trace_checksum(p, ch->committed - TRACE_CHUNK_BYTES))
            BAD("%s: slot %u: wrong checksum", path, chunks[c].slot);
        while (p < end) {
            uint32_t word = u32(p), id = word & TRACE_ID_SHORT_MAX;
            long bytes;
            start = p;
            if (end - p < 4 || !word) {
                BAD("%s: slot %u + %ld: no record within the committed bytes", path, chunks[c].slot,
                    (long)(p - chunks[c].at));
                break;
            }
            if (id) {
                ticks += word >> TRACE_ID_BITS;
                p += 4;
            } else {
                id = word >> TRACE_ID_BITS;
                ticks = u64(p + 4);
                p += 12;
            }
            if (ticks < last_ticks)
                BAD("%s: stream %u: time goes back by %llu ticks", path, ch->stream,
                    (unsigned long long)(last_ticks - ticks));
            last_ticks = ticks;
            events++;
            if (id < TRACE_REC_FIRST_FREE && id != TRACE_ID_TASK_END) {
                if (ch->stream)
                    BAD("%s: stream %u holds a dictionary record %u", path, ch->stream, id);
                bytes = 4 + (long)u32(p);
                if (bytes > end - p) {
                    BAD("%s: a dictionary record of %ld bytes", path, bytes);
                    break;
                }
                dictionary_record(id, p + 4);
            } else if (id == TRACE_ID_TASK_END) {
                count_of("end task")->n++;
                bytes = 0;
            } else {
                def *d = def_of(id);
                char what[300];
                if (!d) {
                    BAD("%s: stream %u chunk %llu + %ld: event %u was never described", path, ch->stream,
                        (unsigned long long)ch->seq, (long)(start - chunks[c].at), id);
                    break;
                }
                bytes = payload_of(d, p, end);
                if (bytes < 0) {
                    BAD("%s: %s: payload beyond the committed bytes", path, d->name);
                    break;
                }
                if (!d->n++) {
                    snprintf(what, sizeof what, "%s %s", kind_name[d->kind < 13 ? d->kind : 0], d->name);
                    count_of(what);
                }
                if (d->sequence >= 0) {
                    for (k = 0; k < nseqs && (seqs[k].owner != ch->owner || seqs[k].which != d->sequence); k++)
                        ;
                    if (k == nseqs) {
                        seqs = realloc(seqs, (nseqs + 1) * sizeof *seqs);
                        seqs[nseqs++] = (sequence){ch->owner, d->sequence, h->mode == TRACE_MODE_RING ? u64(p) : 0};
                    }
                    if (with_text && (d->nfields < 2 || !text_is(p + 8, u64(p))))
                        BAD("%s: thread %u: the text of %s %llu is not its own", path, ch->owner, d->name,
                            (unsigned long long)u64(p));
                    if (u64(p) < seqs[k].next ||
                        (u64(p) > seqs[k].next && !ch->dropped && (h->mode != TRACE_MODE_RING || rotated)))
                        BAD("%s: thread %u: %s %llu where %llu was due", path, ch->owner, d->name,
                            (unsigned long long)u64(p), (unsigned long long)seqs[k].next);
                    seqs[k].next = u64(p) + 1;
                }
            }
            p += (bytes + 3) & ~3l;
        }
        if (p > end)
            BAD("%s: slot %u: a record goes beyond the committed bytes", path, chunks[c].slot);
        if (ch->state == TRACE_CHUNK_SEALED && events != ch->events)
            BAD("%s: stream %u chunk %llu: %llu records, its header says %u", path, ch->stream,
                (unsigned long long)ch->seq, (unsigned long long)events, ch->events);
        if (!last && ch->state != TRACE_CHUNK_SEALED && chunks[c + 1].h->seq != ch->seq && !whole_counts)
            BAD("%s: stream %u chunk %llu is open and not the last", path, ch->stream, (unsigned long long)ch->seq);
        stream_events = ch->first_event + events;
        if (ch->stream && ch->owner != owner_seen) {
            owner_seen = ch->owner;
            count_of("streams")->n++;
        }
    }
    dropped += stream_dropped;
    if (dropped < h->dropped)
        dropped = h->dropped;
    counted = dropped;
    for (k = 0; k < ndefs; k++)
        if (defs[k].n) {
            char what[300];
            snprintf(what, sizeof what, "%s %s", kind_name[defs[k].kind < 13 ? defs[k].kind : 0], defs[k].name);
            count_of(what)->n += defs[k].n;
        }
    for (k = 0; k < nshadow; k++) {
        char name[32];
        size_t i, s;
        uint64_t have = 0, missing;
        snprintf(name, sizeof name, "w%zu", k);
        for (i = 0; i < nnames; i++)
            for (s = 0; s < nseqs && !strcmp(names[i].name, name); s++)
                if (seqs[s].owner == names[i].stream)
                    have = seqs[s].next;
        if (rotated && !have) /* it waited while others filled the file */
            continue;
        missing = have < shadow[k] ? shadow[k] - have : 0;
        if (missing <= counted) { /* the buffers were full: each of these events is among the lost ones */
            counted -= missing;
            missing = 0;
        }
        if (missing || (have > shadow[k] + 1 && !shadow_goes_on))
            BAD("%s: thread %s had returned from %llu events, the file has %llu", path, name,
                (unsigned long long)shadow[k], (unsigned long long)have);
    }
    count_of("dropped")->n += dropped;
    if (h->mode == TRACE_MODE_RING && rotated == bounded &&
        h->overwritten + (whole_counts ? h->dropped : 0) < overwritten)
        BAD("%s: %llu events are missing, the header says %llu were overwritten", path, (unsigned long long)overwritten,
            (unsigned long long)h->overwritten);
    count_of("overwritten")->n += rotated != bounded && h->overwritten < overwritten ? overwritten : h->overwritten;
    free(chunks);
    free(seqs);
}

#ifdef EVENTS_LIBRARY
/* For a program that looks at the same file many times: how much is wrong with it, by a line on standard output each,
 * and how many instants it has and counts as lost. Threads "w<k>" count instants "tick"; returned[k] is as --shadow. */
int events_in(const char *path, const unsigned char *data, size_t size, const uint64_t *returned, size_t threads,
              uint64_t *recorded, uint64_t *lost)
{
    size_t k;
    failures = 0;
    for (k = 0; k < ncounts; k++)
        counts[k].n = 0;
    wanted[0] = "tick";
    nwanted = 1;
    shadow = returned;
    nshadow = threads;
    content(path, data, size);
    *recorded = count_of("instant tick")->n;
    *lost = count_of("dropped")->n + count_of("overwritten")->n;
    return failures;
}
#else
static void file(const char *path)
{
    FILE *f = fopen(path, "rb");
    unsigned char *data = NULL;
    struct stat st;
    if (!f || fstat(fileno(f), &st) || !(data = malloc((size_t)st.st_size + 16)) ||
        fread(data, 1, (size_t)st.st_size, f) != (size_t)st.st_size) {
        BAD("%s: cannot be read", path);
    } else {
        if ((st.st_mode & 0777) != 0600)
            BAD("%s: mode %o", path, st.st_mode & 0777);
        content(path, data, (size_t)st.st_size);
    }
    free(data);
    if (f)
        fclose(f);
}

static void walk(const char *path)
{
    struct stat st;
    struct dirent **list;
    int n, k;
    if (lstat(path, &st)) {
        BAD("%s: not there", path);
        return;
    }
    if (!S_ISDIR(st.st_mode)) {
        if (strlen(path) > 4 && !strcmp(path + strlen(path) - 4, ".bin"))
            file(path);
        return;
    }
    n = scandir(path, &list, NULL, alphasort);
    for (k = 0; k < n; k++) {
        char *inner;
        if (list[k]->d_name[0] != '.' && asprintf(&inner, "%s/%s", path, list[k]->d_name) > 0)
            walk(inner);
    }
}

/* ---- expectations ------------------------------------------------------------------------------------------------ */

static bool fits(const char *spec, uint64_t n)
{
    char *end;
    uint64_t low, high;
    if (!strcmp(spec, "*"))
        return true;
    low = high = strtoull(spec, &end, 10);
    if (!strncmp(end, "..", 2))
        high = strtoull(end + 2, NULL, 10);
    return n >= low && n <= high;
}

static bool implied(const char *what)
{
    return !strcmp(what, "files") || !strcmp(what, "closed") || !strcmp(what, "streams") || !strcmp(what, "retold");
}

static void compare(const char *path)
{
    FILE *f = fopen(path, "r");
    char line[1000], spec[100], what[800];
    size_t k;
    bool others = false;
    if (!f) {
        BAD("%s: cannot be read", path);
        return;
    }
    while (fgets(line, sizeof line, f)) {
        count *c;
        if (!strncmp(line, "sequence ", 9) || sscanf(line, "%99s %799[^\n]", spec, what) != 2)
            continue;
        if (!strcmp(what, "others")) {
            others = true;
            continue;
        }
        if (!strcmp(what, "recorded and dropped")) { /* of all instants */
            uint64_t all = count_of("dropped")->n + count_of("overwritten")->n;
            for (k = 0; k < ncounts; k++)
                if (!strncmp(counts[k].what, "instant ", 8))
                    all += counts[k].n;
            if (!fits(spec, all))
                BAD("%llu %s, %s expected", (unsigned long long)all, what, spec);
            count_of("dropped")->expected = count_of("overwritten")->expected = true;
            continue;
        }
        c = count_of(what);
        c->expected = true;
        if (!fits(spec, c->n))
            BAD("%llu %s, %s expected", (unsigned long long)c->n, what, spec);
    }
    fclose(f);
    for (k = 0; k < ncounts && !others; k++)
        if (!counts[k].expected && counts[k].n && !implied(counts[k].what))
            BAD("%llu %s, none expected", (unsigned long long)counts[k].n, counts[k].what);
}

static int by_name(const void *a, const void *b) { return strcmp(((const count *)a)->what, ((const count *)b)->what); }

int main(int argc, char **argv)
{
    const char *expect = NULL;
    size_t k;
    int a;
    for (a = 1; a + 1 < argc && !strncmp(argv[a], "--", 2); a += 2) {
        if (!strcmp(argv[a], "--expect"))
            expect = argv[a + 1];
        else if (!strcmp(argv[a], "--text"))
            with_text = true;
        else if (!strcmp(argv[a], "--sequence") && nwanted < 16)
            wanted[nwanted++] = argv[a + 1];
        else if (!strcmp(argv[a], "--shadow") || !strcmp(argv[a], "--began-with")) {
            static uint64_t buffer[256];
            FILE *f = fopen(argv[a + 1], "rb");
            if (!f)
                return 2;
            nshadow = fread(buffer, 8, 256, f);
            shadow = buffer;
            shadow_goes_on = argv[a][2] == 'b';
            fclose(f);
        } else
            return 2;
    }
    if (a >= argc) {
        fprintf(
            stderr,
            "usage: events [--expect FILE] [--sequence NAME] [--shadow FILE | --began-with FILE] FILE|DIRECTORY...\n");
        return 2;
    }
    if (expect) {
        FILE *f = fopen(expect, "r");
        char line[1000];
        while (f && fgets(line, sizeof line, f))
            if (!strncmp(line, "sequence ", 9) && nwanted < 16) {
                line[strcspn(line, "\n")] = 0;
                wanted[nwanted++] = strdup(line + 9);
            }
        if (f)
            fclose(f);
    }
    count_of("files"), count_of("dropped"), count_of("overwritten"), count_of("closed"), count_of("streams");
    for (; a < argc; a++)
        walk(argv[a]);
    if (expect)
        compare(expect);
    if (!expect || failures) {
        qsort(counts, ncounts, sizeof *counts, by_name);
        for (k = 0; k < ncounts; k++)
            printf("%llu %s\n", (unsigned long long)counts[k].n, counts[k].what);
    }
    return failures != 0;
}
#endif
