/* cost.c - nanoseconds of a push and a pop, of a plain and of a registered name, and of two reads of the clock, each the best of 200 runs of
 * 2,000: "plain X registered Y floor Z" */
#define TRACE_IMPL
#define TRACE_NVTX
#include "trace.h"
#include <nvtx3/nvToolsExt.h>
#include <stdio.h>
#include <time.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

int main(void)
{
    double best[3] = {1e9, 1e9, 1e9};
    volatile uint64_t sink;
    nvtxDomainHandle_t d = nvtxDomainCreateA("cost");
    nvtxEventAttributes_t a;
    int i, k, what;
    memset(&a, 0, sizeof a);
    a.version = NVTX_VERSION;
    a.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    a.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
    a.message.registered = nvtxDomainRegisterStringA(d, "registered");
    for (k = 0; k < 200; k++)
        for (what = 0; what < 3; what++) {
            double t = now();
            for (i = 0; i < 2000; i++)
                switch (what) {
                case 0: nvtxRangePushA("a plain name"); nvtxRangePop(); break;
                case 1: nvtxDomainRangePushEx(d, &a); nvtxDomainRangePop(d); break;
                default: sink = trace_now(); sink = trace_now();
                }
            t = (now() - t) / 2000;
            best[what] = t < best[what] ? t : best[what];
        }
    (void)sink;
    printf("plain %.1f registered %.1f floor %.1f\n", best[0], best[1], best[2]);
    return 0;
}
