/* chance.h - numbers that are the same in each run, and the clock that simulated devices have */
#include <stdint.h>
#include <time.h>

static uint64_t seed = 1;
static uint32_t any(uint32_t n)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(seed >> 33) % n;
}
static uint64_t now(void) /* ns, CLOCK_MONOTONIC */
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
