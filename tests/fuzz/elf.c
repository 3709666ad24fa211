/* elf.c - programs and libraries that are damaged: their source lines by addresses (lines.c, with libdw), and what
 * trace-run sees in them before it starts them */
#include "common.h"
#include "read/events/place.h"
#include "run/run.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACES = 256, APART = 8, FIRST = 0x1000 }; /* linkers put code there; the seeds are small */

/* As places of a recording whose file has not changed since. */
static void lines(const char *path)
{
    static tr_place places[PLACES];
    tr_place *list[PLACES];
    tr_trace *trace = calloc(1, sizeof *trace);
    tr_module module = {.path = path, .start_real_ns = UINT64_MAX, .places = list, .nplaces = PLACES};
    size_t i;
    trace->options.message = fuzz_silent;
    for (i = 0; i < PLACES; i++) {
        places[i] = (tr_place){.module = &module, .address = FIRST + i * APART, .recorded = "program"};
        list[i] = &places[i];
    }
    tr_lines_find(trace, &module);
    for (i = 0; i < PLACES; i++)
        if (places[i].file && (!places[i].line || !*places[i].file))
            __builtin_trap();
    tr_arena_free(&trace->place_arena);
    free(trace);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *path = fuzz_file(0, data, size);
    const char *why = target_obstacle(path);
    if (why && !*why)
        __builtin_trap();
    lines(path);
    return 0;
}
