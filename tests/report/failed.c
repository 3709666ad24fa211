/* failed.c DIR [inner] - forges a trace of calls that fail: seven functions, each once more often than the one before
 * it in the alphabet, and calls of another API inside of MPI_Init that fail. inner: these alone */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INIT = 16, ASKS, REGION, FIRST, FUNCTIONS = 7, ENDS = 32, CALLS = 10, START = 1000000 };
static uint64_t now = START;

static void define(forge *f, int id, const char *api, const char *name)
{
    char fields[64];
    snprintf(fields, sizeof fields, "result:%d:%d:", TRACE_T_I32, TRACE_R_RESULT);
    forge_event(f, (uint32_t)id, 0, TRACE_KIND_BEGIN, api, name, "");
    forge_event(f, (uint32_t)id + ENDS, (uint32_t)id, TRACE_KIND_END, api, name, id == REGION ? "" : fields);
}

static void begin(forge *f, int id)
{
    forge_long(f, (uint32_t)id, now += 1000);
    forge_end(f);
}
static void end(forge *f, int id, uint32_t result)
{
    forge_long(f, (uint32_t)id + ENDS, now += 1000);
    if (id != REGION)
        forge_u32(f, result);
    forge_end(f);
}
static void call(forge *f, int id, uint32_t result)
{
    begin(f, id);
    end(f, id, result);
}

int main(int argc, char **argv)
{
    static const char *const names[FUNCTIONS] = {"libAdd", "libBind",  "libClose", "libDraw",
                                                 "libEnd", "libFlush", "libGet"};
    forge *f = forge_new(100, 0, 1, START);
    char path[256];
    int i, k;
    if (argc < 2)
        return 2;
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, START, START, START);
    define(f, INIT, "MPI", "MPI_Init");
    define(f, ASKS, "OpenCL", "clGetDeviceIDs");
    define(f, REGION, "OpenMP", "parallel");
    for (i = 0; i < FUNCTIONS; i++)
        define(f, FIRST + i, "Lib", names[i]);
    forge_thread(f, 1, 100, "main");
    forge_seal(f);
    forge_chunk(f, 1, 0, START, 0);
    begin(f, INIT);
    for (i = 0; i < 20; i++)
        call(f, ASKS, 1);
    end(f, INIT, 0);
    begin(f, REGION); /* has no result: a call in it is the program's */
    for (i = 0; i < FUNCTIONS && argc < 3; i++)
        for (k = 0; k < CALLS; k++)
            call(f, FIRST + i, k <= i);
    end(f, REGION, 0);
    forge_seal(f);
    snprintf(path, sizeof path, "%s/1.bin", argv[1]);
    forge_write(f, path);
    return 0;
}
