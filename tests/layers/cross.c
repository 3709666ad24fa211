/* cross.c DIR SEED - forges a trace in which calls of three APIs begin and end as if the others were not there, and
 * says what happened: "pid tid api name begin end", times in ns since the start */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>

#define START 1000000000ull
enum { APIS = 3, NAMES = 4, DEPTH = 6, FIRST = 16 };

static uint64_t seed;
static uint32_t any(uint32_t n)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(seed >> 33) % n;
}

static int id_of(int api, int name, int end) { return FIRST + 2 * (api * NAMES + name) + end; }

int main(int argc, char **argv)
{
    uint32_t pid, stream;
    if (argc < 3)
        return 2;
    seed = strtoull(argv[2], NULL, 10);
    for (pid = 1; pid < 3; pid++) {
        forge *f = forge_new(pid, -1, 1, START);
        char path[4096];
        int api, name;
        forge_chunk(f, 0, 0, START, 0);
        forge_clock(f, START, 0, 1700000000000000000ull, START);
        forge_clock(f, START + 1000000000, 1000000000, 1700000001000000000ull, START + 1000000000);
        for (api = 0; api < APIS; api++)
            for (name = 0; name < NAMES; name++) {
                char a[16], n[16];
                snprintf(a, sizeof a, "api%d", api);
                snprintf(n, sizeof n, "call%d", name);
                forge_event(f, (uint32_t)id_of(api, name, 0), 0, TRACE_KIND_BEGIN, a, n, "");
                forge_event(f, (uint32_t)id_of(api, name, 1), (uint32_t)id_of(api, name, 0), TRACE_KIND_END, a, n, "");
            }
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        for (stream = 1; stream < 3; stream++) {
            struct {
                int name;
                uint64_t begin;
            } open[APIS][DEPTH];
            int depth[APIS] = {0}, steps, left;
            uint64_t now = START, events = 0;
            forge_chunk(f, stream, 0, START, 0);
            for (steps = 0, left = 0; steps < 600 || left; steps++) {
                uint32_t delta = any(900) + 1;
                api = (int)any(APIS);
                if (steps < 600 ? !depth[api] || (depth[api] < DEPTH && any(2)) : 0) {
                    now += delta;
                    open[api][depth[api]].name = (int)any(NAMES);
                    open[api][depth[api]++].begin = now;
                    forge_short(f, (uint32_t)id_of(api, open[api][depth[api] - 1].name, 0), delta);
                    left++;
                } else if (depth[api]) {
                    now += delta;
                    depth[api]--;
                    left--;
                    forge_short(f, (uint32_t)id_of(api, open[api][depth[api]].name, 1), delta);
                    printf("%u %u api%d call%d %llu %llu\n", pid, stream, api, open[api][depth[api]].name,
                           (unsigned long long)(open[api][depth[api]].begin - START),
                           (unsigned long long)(now - START));
                } else
                    continue;
                forge_end(f);
                events++;
            }
            forge_seal(f);
            if (stream == 1)
                forge_now(f)->bytes = FORGE_SLOT;
            (void)events;
        }
        snprintf(path, sizeof path, "%s/p%u.bin", argv[1], pid);
        forge_write(f, path);
    }
    return 0;
}
