/* dense.c - forges recordings with far more records in one moment than a block of a merged file may have
 *
 *   dense DIR STREAMS RECORDS
 *
 * Each file has one stream: half of its records at one moment, the others at one 5 ms later. Every third file has a
 * half as many, every third a third. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include "../format/forge.h"

enum { START = 1000000, LATER = 6000000, A_CHUNK = 256 };

static void make(const char *dir, int k, uint64_t records)
{
    forge *f = forge_new(100u + (uint32_t)k, k, 0, START);
    uint64_t done = 0, seq = 0;
    char path[4096];
    memcpy(forge_header(f)->session, &k, sizeof k);
    forge_chunk(f, 0, 0, START, 0);
    forge_event(f, 16, 0, TRACE_KIND_INSTANT, "user", "moment", "a:7:0:;b:7:0:;c:7:0:;d:7:0:");
    forge_clock(f, START, START, 1700000000000000000ull + START, START);
    forge_seal(f);
    while (done < records) {
        trace_chunk_header *c = forge_chunk(f, 1, seq++, done < records / 2 ? START : LATER, done == 0);
        int n;
        c->first_event = done;
        for (n = 0; n < A_CHUNK && done < records && (n == 0 || done != records / 2); n++, done++) {
            uint64_t field;
            forge_short(f, 16, 0);
            for (field = 0; field < 4; field++)
                forge_u64(f, done * field);
            forge_end(f);
        }
        forge_seal(f);
    }
    snprintf(path, sizeof path, "%s/%03d.bin", dir, k);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    int streams = argc > 3 ? atoi(argv[2]) : 0, k;
    if (streams < 1)
        return 2;
    mkdir(argv[1], 0700);
    for (k = 0; k < streams; k++)
        make(argv[1], k, strtoull(argv[3], NULL, 10) / (unsigned)(k % 3 + 1));
    return 0;
}
