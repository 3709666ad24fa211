/* copies.c - many partial tallies of one: FILE's only process, each time as another rank
 *
 * usage: copies FILE.tally N DIR */
#include "tally/partial.h"
#include "common/out.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zstd.h>

static unsigned char *unpack(const char *path, size_t *n)
{
    static unsigned char file[1 << 22];
    FILE *in = fopen(path, "rb");
    partial_header h;
    unsigned char *raw;
    if (!in || fread(file, 1, sizeof file, in) < sizeof h)
        exit(2);
    fclose(in);
    memcpy(&h, file, sizeof h);
    raw = malloc(h.raw);
    *n = ZSTD_decompress(raw, h.raw, file + sizeof h, h.stored);
    return raw;
}

static void write_as(partial *p, uint32_t rank, const char *path)
{
    static unsigned char data[1 << 22];
    trace_file_header *header = &p->processes[0].header;
    partial_header h = {
        .magic = PARTIAL_MAGIC, .major = PARTIAL_MAJOR, .header_bytes = sizeof h, .byte_order = TRACE_BYTE_ORDER};
    codec c;
    FILE *out = fopen(path, "wb");
    p->processes[0].rank = header->rank = (int32_t)rank;
    header->pid = 1000 + rank;
    memcpy(header->session, &rank, sizeof rank);
    snprintf(header->host, sizeof header->host, "node%05u", rank / 100);
    codec_write(&c);
    partial_code(&c, NULL, p);
    h.raw = c.n;
    h.stored = ZSTD_compress(data, sizeof data, c.data, c.n, 1);
    h.stored_sum = trace_checksum(data, (uint32_t)h.stored);
    h.checksum = trace_checksum(&h, offsetof(partial_header, checksum));
    if (!out || fwrite(&h, sizeof h, 1, out) != 1 || fwrite(data, h.stored, 1, out) != 1 || fclose(out))
        exit(2);
    codec_free(&c);
}

int main(int argc, char **argv)
{
    tr_arena arena = {0};
    partial p = {0};
    unsigned char *raw;
    uint32_t k, n = argc > 3 ? (uint32_t)atoi(argv[2]) : 0;
    size_t bytes;
    codec c;
    if (!n)
        return 2;
    raw = unpack(argv[1], &bytes);
    codec_read(&c, raw, bytes);
    partial_code(&c, &arena, &p);
    if (c.bad || p.nprocesses != 1)
        return 2;
    mkdir(argv[3], 0700);
    for (k = 0; k < n; k++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%06u.tally", argv[3], k);
        write_as(&p, k, path);
    }
    return 0;
}
