/* memory.c - records in a job with little memory, for memory.sh; prints "done" and returns 7
 *
 * usage: memory TICKS [grow MIB | shrink MIB | snapshot FILE | flush 0]
 *   grow: takes memory when it has recorded, and records again; shrink: has it before, gives it back, records
 *       "resumed" when the recorder has had time to see it
 *   snapshot, flush: prints what it returned */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "fault.h"
#include "trace.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

static void ticks(uint64_t n)
{
    uint64_t k;
    for (k = 0; k < n; k++)
        trace_instant("tick", "n", k);
}

int main(int argc, char **argv)
{
    const char *how = argc > 3 ? argv[2] : "";
    uint64_t n = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000;
    size_t bytes = *how ? strtoull(argv[3], NULL, 10) << 20 : 0;
    char *memory = bytes ? mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : NULL;
    int k;
    prctl(FAULT_BEGIN, 0, 0, 0, 0);
    if (!strcmp(how, "shrink"))
        memset(memory, 1, bytes);
    ticks(n);
    if (!strcmp(how, "grow")) {
        memset(memory, 1, bytes);
        ticks(n);
    }
    if (!strcmp(how, "snapshot"))
        printf("%d\n", (int)trace_snapshot(argv[3]));
    if (!strcmp(how, "flush"))
        printf("%d\n", (int)trace_flush());
    if (!strcmp(how, "shrink")) {
        munmap(memory, bytes);
        usleep(1200000); /* it looks once a second at least */
        for (k = 0; k < 1000; k++) {
            trace_instant("resumed");
            usleep(50);
        }
    }
    puts("done");
    return 7;
}
