/* hurt.c - partial tallies of which bytes were changed, with sums made right again, are read and shown
 *
 *   hurt FILE SEED N: N times a few bytes of what is packed in FILE are changed; each input is read, joined with FILE
 *   if it can be, and printed in all ways, in a process of its own. Ends with 1 if one dies of a signal. */
#include "common/out.h"
#include "tally/partial/partial.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zstd.h>

static uint64_t state;
static uint32_t chance(uint32_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % n;
}

/* Some bytes changed, a stretch copied elsewhere, or the end cut off. */
static size_t hurt(unsigned char *raw, size_t n)
{
    uint32_t k, times = 1 + chance(8);
    for (k = 0; k < times; k++) {
        size_t at = chance((uint32_t)n), from = chance((uint32_t)n), length = 1 + chance(16);
        switch (chance(6)) {
        case 0: raw[at] = (unsigned char)chance(256); break;
        case 1: raw[at] ^= (unsigned char)(1u << chance(8)); break;
        case 2: raw[at] = 0xff; break;
        case 3: raw[at] = 0; break;
        case 4: memmove(raw + at, raw + from, n - (at > from ? at : from) < length ? 0 : length); break;
        case 5: n = chance(8) ? n : at + 1; break;
        }
    }
    return n;
}

static unsigned char *pack(const unsigned char *raw, size_t n, size_t *bytes)
{
    size_t room = ZSTD_compressBound(n);
    unsigned char *data = malloc(sizeof(partial_header) + room);
    partial_header h = {.magic = PARTIAL_MAGIC,
                        .major = PARTIAL_MAJOR,
                        .header_bytes = sizeof h,
                        .byte_order = TRACE_BYTE_ORDER,
                        .raw = n};
    h.stored = ZSTD_compress(data + sizeof h, room, raw, n, 1);
    h.stored_sum = trace_checksum(data + sizeof h, (uint32_t)h.stored);
    h.checksum = trace_checksum(&h, offsetof(partial_header, checksum));
    memcpy(data, &h, sizeof h);
    *bytes = sizeof h + h.stored;
    return data;
}

static void show(tally *t, int view)
{
    tool_out *out = out_open("/dev/null");
    report r = {.by = t->settings.by, .view = (unsigned)view, .status = tr_trace_status(t->trace)};
    report_make(&r, t, SORT_TIME);
    report_json(&r, out);
    report_csv(&r, out);
    if (t->sizes)
        sizes_csv(&r, out);
    report_text(&r, out);
    out_close(out);
    report_free(&r);
}

static void read_one(const unsigned char *data, size_t bytes)
{
    static tally t;
    partial_join *j = partial_join_new(&t);
    char *wrong = partial_unpack(j, data, bytes, "hurt", 0), *ends;
    ends = partial_join_end(j);
    if (!wrong && !ends) {
        size_t packed;
        for (int view = VIEW_TABLES; view <= VIEW_SIZES; view++)
            show(&t, view);
        free(partial_pack(&t, &packed));
    }
    _exit(0);
}

int main(int argc, char **argv)
{
    static unsigned char file[1 << 22], raw[1 << 24], copy[1 << 24];
    partial_header h;
    size_t n, k, bytes, bad = 0;
    FILE *in = argc > 3 ? fopen(argv[1], "rb") : NULL;
    if (!in || (n = fread(file, 1, sizeof file, in)) < sizeof h)
        return 2;
    memcpy(&h, file, sizeof h);
    n = ZSTD_decompress(raw, sizeof raw, file + sizeof h, h.stored);
    for (k = 0; k < strtoul(argv[3], NULL, 10); k++) {
        unsigned char *data;
        int status = 0;
        pid_t pid;
        state = strtoull(argv[2], NULL, 10) + k * 7919;
        memcpy(copy, raw, n);
        data = pack(copy, hurt(copy, n), &bytes);
        pid = fork();
        if (!pid) {
            dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
            alarm(20);
            read_one(data, bytes);
        }
        waitpid(pid, &status, 0);
        if (WIFSIGNALED(status) || WEXITSTATUS(status) > 2) {
            fprintf(stderr, "seed %s, input %zu: status %d\n", argv[2], k, status);
            bad++;
        }
        free(data);
    }
    return bad != 0;
}
