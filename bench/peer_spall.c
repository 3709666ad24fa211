/* peer_spall.c - spall.h of colrdavidson/spall-web: a buffer of 1 MiB and a file for each thread, which writes both
 *
 * Fields are text in spall, so the variant with fields prints them. */
#include "bench.h"
#include <spall.h>

#define ROOM (1u << 20)
typedef struct writer {
    SpallProfile profile;
    SpallBuffer buffer;
} writer;
static __thread writer *self;
static writer *writers[MAX_THREADS];
static const char *directory;

static inline void begin(void) { spall_buffer_begin(&self->profile, &self->buffer, "work", 4, bench_ticks()); }
static inline void end(void) { spall_buffer_end(&self->profile, &self->buffer, bench_ticks()); }
static inline void begin_full(uint64_t a, uint64_t b, const char *s)
{
    char args[96];
    int n = snprintf(args, sizeof args, "a=%llu b=%llu s=%s", (unsigned long long)a, (unsigned long long)b, s);
    spall_buffer_begin_args(&self->profile, &self->buffer, "work", 4, args, n, bench_ticks());
}

VARIANT(empty, {
    begin();
    end();
})
VARIANT(full, {
    begin_full(FIELD_A, FIELD_B, FIELD_S);
    end();
})

static void peer_start(const char *out, const char *variant) { directory = out, (void)variant; }
static void peer_thread(int n)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.spall", directory, n);
    writers[n] = self = calloc(1, sizeof *self);
    if (!self || !(self->buffer.data = malloc(ROOM)) || !spall_init_file(path, 1, &self->profile)) {
        perror(path);
        exit(1);
    }
    memset(self->buffer.data, 1, ROOM);
    self->buffer.length = ROOM;
    self->buffer.tid = (uint32_t)n;
    spall_buffer_init(&self->profile, &self->buffer);
}
static void peer_stop(void)
{
    for (int k = 0; k < MAX_THREADS; k++)
        if (writers[k]) {
            spall_buffer_quit(&writers[k]->profile, &writers[k]->buffer);
            spall_quit(&writers[k]->profile);
        }
}

PEER("spall", {"empty", empty, empty_single}, {"full", full, full_single})
