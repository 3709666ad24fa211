/* forge.c - see forge.h */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t chunk_at, record_at; /* one file is forged at a time */
static uint32_t record_count;
static size_t length_at; /* of a dictionary record */

static void need(forge *f, size_t bytes)
{
    if (bytes > f->bytes) {
        f->data = realloc(f->data, bytes);
        if (!f->data)
            exit(2);
        memset(f->data + f->bytes, 0, bytes - f->bytes);
        f->bytes = bytes;
    }
}

forge *forge_new(uint32_t pid, int rank, uint32_t node, uint64_t start)
{
    forge *f = calloc(1, sizeof *f);
    trace_file_header *h;
    need(f, TRACE_HEADER_BYTES);
    h = forge_header(f);
    h->magic = TRACE_FILE_MAGIC;
    h->major = TRACE_FORMAT_MAJOR;
    h->minor = 3; /* from 1.4 on files have seals, which forge_write() makes if a case asks for that version */
    h->header_bytes = TRACE_HEADER_BYTES;
    h->byte_order = TRACE_BYTE_ORDER;
    h->slot_bytes = FORGE_SLOT;
    h->clock = TRACE_CLOCK_TSC;
    h->mode = TRACE_MODE_STREAM;
    h->tick_hz = 1000000000;
    h->pid = pid;
    h->ppid = 1;
    h->start_ticks = start;
    h->start_realtime_ns = 1700000000000000000ull;
    h->proc_start = pid;
    memset(h->boot_id, (int)node + 1, 16);
    memset(h->session, (int)pid, 16);
    h->state = TRACE_FILE_CLOSED;
    h->rank = rank;
    h->world = rank < 0 ? -1 : 2;
    snprintf(h->host, sizeof h->host, "node%u", node);
    strcpy(h->program, "/usr/bin/forged");
    strcpy(h->run, "forged");
    return f;
}

trace_file_header *forge_header(forge *f) { return (trace_file_header *)(void *)f->data; }
trace_chunk_header *forge_now(forge *f) { return (trace_chunk_header *)(void *)(f->data + chunk_at); }

/* As recorders do since 1.4. */
static void seal_header(trace_file_header *h, uint32_t chunks)
{
    const uint64_t values[TRACE_WORDS] = {h->state,       (uint32_t)h->rank, (uint32_t)h->world,
                                          h->slots,       h->dropped,        (uint32_t)h->last_error,
                                          h->overwritten, h->tick_hz,        chunks};
    uint32_t k;
    h->birth = trace_header_birth(h);
    for (k = 0; k < TRACE_WORDS; k++) /* the others as the test has set them */
        h->word[k] = trace_word_make(h->session, k, k <= TRACE_WORD_CHUNKS ? values[k] : h->word[k]);
}

void forge_write(forge *f, const char *path)
{
    FILE *out;
    size_t slot, at;
    int sealed = forge_header(f)->minor >= 4;
    uint32_t chunks = 0;
    for (slot = TRACE_HEADER_BYTES; slot < f->bytes; slot += FORGE_SLOT)
        for (at = slot; at + TRACE_CHUNK_BYTES <= f->bytes && at < slot + FORGE_SLOT;) {
            trace_chunk_header *c = (trace_chunk_header *)(void *)(f->data + at);
            if (c->magic != TRACE_CHUNK_MAGIC)
                break;
            if (sealed) {
                c->birth = trace_chunk_birth(c, forge_header(f)->session);
                c->seal = c->state == TRACE_CHUNK_SEALED ? trace_chunk_seal(c, forge_header(f)->session) : 0;
                chunks += c->state != TRACE_CHUNK_FREE;
            }
            if (c->state == TRACE_CHUNK_SEALED && c->checksum)
                c->header_sum = (uint32_t)trace_checksum(c, sizeof *c);
            at += c->bytes;
        }
    if (forge_header(f)->slots == 0)
        forge_header(f)->slots = f->slots;
    if (sealed)
        seal_header(forge_header(f), chunks);
    out = fopen(path, "wb");
    if (!out || fwrite(f->data, 1, f->bytes, out) != f->bytes || fclose(out)) {
        perror(path);
        exit(2);
    }
    free(f->data);
    free(f);
}

trace_chunk_header *forge_chunk(forge *f, uint32_t stream, uint64_t seq, uint64_t base_ticks, int same_slot)
{
    trace_chunk_header *c;
    uint32_t slot;
    if (same_slot) {
        chunk_at += forge_now(f)->bytes;
        slot = f->slots - 1;
    } else {
        chunk_at = TRACE_HEADER_BYTES + (size_t)f->slots * FORGE_SLOT;
        slot = f->slots++;
        need(f, chunk_at + FORGE_SLOT);
    }
    c = forge_now(f);
    c->magic = TRACE_CHUNK_MAGIC;
    c->stream = c->owner = stream;
    c->seq = seq;
    c->base_ticks = base_ticks;
    c->home = slot;
    c->tid = stream ? 100 + stream : 0;
    c->committed = TRACE_CHUNK_BYTES;
    c->state = TRACE_CHUNK_OPEN;
    c->bytes = (uint32_t)(TRACE_HEADER_BYTES + (size_t)f->slots * FORGE_SLOT - chunk_at);
    record_at = chunk_at + TRACE_CHUNK_BYTES;
    record_count = 0;
    return c;
}

void forge_seal(forge *f)
{
    trace_chunk_header *c = forge_now(f);
    c->events = record_count;
    c->checksum = trace_checksum((unsigned char *)c + TRACE_CHUNK_BYTES, c->committed - TRACE_CHUNK_BYTES);
    c->bytes = (c->committed + 63u) & ~63u;
    c->state = TRACE_CHUNK_SEALED;
}

static void put(forge *f, const void *data, size_t bytes)
{
    memcpy(f->data + record_at, data, bytes);
    record_at += bytes;
}

void forge_u8(forge *f, uint8_t v) { put(f, &v, 1); }
void forge_u16(forge *f, uint16_t v) { put(f, &v, 2); }
void forge_u32(forge *f, uint32_t v) { put(f, &v, 4); }
void forge_u64(forge *f, uint64_t v) { put(f, &v, 8); }
void forge_f64(forge *f, double v) { put(f, &v, 8); }
void forge_text(forge *f, const char *text)
{
    forge_u16(f, (uint16_t)strlen(text));
    put(f, text, strlen(text));
}
void forge_short(forge *f, uint32_t id, uint32_t delta) { forge_u32(f, delta << TRACE_ID_BITS | id); }
void forge_long(forge *f, uint32_t id, uint64_t ticks)
{
    forge_u32(f, id << TRACE_ID_BITS);
    forge_u64(f, ticks);
}
void forge_end(forge *f)
{
    record_at = (record_at + 3) & ~(size_t)3;
    forge_now(f)->committed = (uint32_t)(record_at - chunk_at);
    record_count++;
}

/* ---- the dictionary ---------------------------------------------------------------------------------------- */

static void begin_record(forge *f, uint32_t id)
{
    forge_short(f, id, 1);
    length_at = record_at;
    forge_u32(f, 0);
}

static void end_record(forge *f)
{
    uint32_t bytes = (uint32_t)(record_at - length_at - 4);
    memcpy(f->data + length_at, &bytes, 4);
    forge_end(f);
}

void forge_event(forge *f, uint32_t id, uint32_t pair, int kind, const char *api, const char *name, const char *fields)
{
    char copy[1024], *p, *rest = copy, *save;
    uint16_t n = 0;
    size_t n_at;
    begin_record(f, TRACE_REC_EVENT);
    forge_u32(f, id);
    forge_u32(f, pair);
    forge_u8(f, (uint8_t)kind);
    forge_u8(f, 1);
    n_at = record_at;
    forge_u16(f, 0);
    forge_text(f, api);
    forge_text(f, name);
    snprintf(copy, sizeof copy, "%s", fields);
    while ((p = strtok_r(rest, ";", &save))) {
        char *field[4] = {p, NULL, NULL, NULL};
        int k;
        rest = NULL;
        for (k = 1; k < 4; k++) {
            field[k] = strchr(field[k - 1], ':');
            *field[k]++ = 0;
        }
        forge_u8(f, (uint8_t)atoi(field[1]));
        forge_u8(f, (uint8_t)atoi(field[2]));
        forge_text(f, field[0]);
        forge_text(f, field[3]);
        n++;
    }
    memcpy(f->data + n_at, &n, 2);
    end_record(f);
}

void forge_string(forge *f, uint32_t id, const char *text)
{
    begin_record(f, TRACE_REC_STRING);
    forge_u32(f, id);
    forge_u32(f, (uint32_t)strlen(text));
    put(f, text, strlen(text));
    end_record(f);
}

void forge_clocks(forge *f, uint64_t before, uint64_t mono, uint64_t real, uint64_t boot, uint64_t after)
{
    begin_record(f, TRACE_REC_CLOCK);
    forge_u64(f, before);
    forge_u64(f, mono);
    forge_u64(f, real);
    forge_u64(f, boot);
    forge_u64(f, after);
    end_record(f);
}

void forge_clock(forge *f, uint64_t before, uint64_t mono, uint64_t real, uint64_t after)
{
    forge_clocks(f, before, mono, real, mono, after); /* the machine was never suspended */
}

void forge_thread(forge *f, uint32_t stream, uint32_t tid, const char *name)
{
    begin_record(f, TRACE_REC_THREAD);
    forge_u32(f, stream);
    forge_u32(f, tid);
    forge_text(f, name);
    end_record(f);
}

void forge_info(forge *f, const char *key, const char *value)
{
    begin_record(f, TRACE_REC_INFO);
    forge_text(f, key);
    forge_text(f, value);
    end_record(f);
}

void forge_place(forge *f, uint32_t string, uint64_t address, const char *module, const char *build_id)
{
    begin_record(f, TRACE_REC_PLACE);
    forge_u32(f, string);
    forge_u64(f, address);
    forge_text(f, module);
    if (build_id)
        forge_text(f, build_id);
    end_record(f);
}

void forge_track(forge *f, uint32_t id, uint32_t parent, const char *name)
{
    begin_record(f, TRACE_REC_TRACK);
    forge_u32(f, id);
    forge_u32(f, parent);
    forge_u8(f, 0);
    forge_text(f, name);
    forge_text(f, "");
    end_record(f);
}

void forge_enum(forge *f, const char *name, int is_flags, const char *values)
{
    char copy[512], *p, *rest = copy, *save;
    uint32_t n = 0;
    size_t n_at;
    begin_record(f, TRACE_REC_ENUM);
    forge_text(f, name);
    forge_u8(f, (uint8_t)is_flags);
    n_at = record_at;
    forge_u32(f, 0);
    snprintf(copy, sizeof copy, "%s", values);
    while ((p = strtok_r(rest, " ", &save))) {
        char *value = strchr(p, '=');
        rest = NULL;
        *value++ = 0;
        forge_u64(f, (uint64_t)atoll(value));
        forge_u8(f, strchr(value, '!') != NULL);
        forge_text(f, p);
        n++;
    }
    memcpy(f->data + n_at, &n, 4);
    end_record(f);
}
