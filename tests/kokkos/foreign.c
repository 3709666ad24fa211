/* foreign.c - ends kernels and fences with numbers that the recorder did not give, as another tool in the chain may:
 * foreign. Linked with the recorder's library. */
#include <stdint.h>

void kokkosp_init_library(int, uint64_t, uint32_t, void *), kokkosp_finalize_library(void);
void kokkosp_begin_parallel_for(const char *, uint32_t, uint64_t *), kokkosp_end_parallel_for(uint64_t);
void kokkosp_end_parallel_reduce(uint64_t), kokkosp_end_parallel_scan(uint64_t);
void kokkosp_begin_fence(const char *, uint32_t, uint64_t *), kokkosp_end_fence(uint64_t);

static uint64_t good(void)
{
    uint64_t kernel = 0, fence = 0;
    for (int i = 0; i < 1000; i++) {
        kokkosp_begin_parallel_for("good", 0, &kernel);
        kokkosp_begin_fence("good fence", 0, &fence);
        kokkosp_end_fence(fence);
        kokkosp_end_parallel_for(kernel);
    }
    return kernel;
}

int main(void)
{
    kokkosp_init_library(0, 20211015, 0, 0);
    uint64_t kernel = good();
    /* counts, a number that might be an event of ours, one beyond all, an address, a fence's end with a kernel's */
    const uint64_t bad[] = {0, 1, 2, 16, 18, 4095, 0xfffff, 1ull << 31, (uint32_t)kernel, (uintptr_t)&kernel, ~0ull};
    for (int i = 0; i < (int)(sizeof bad / sizeof *bad); i++) {
        kokkosp_end_parallel_for(bad[i]);
        kokkosp_end_parallel_reduce(bad[i]);
        kokkosp_end_parallel_scan(bad[i]);
        kokkosp_end_fence(bad[i]);
    }
    kokkosp_end_fence(kernel);
    good();
    kokkosp_finalize_library();
    return 0;
}
