/* annotate_nvtx.c - nanoseconds of a push and a pop, of a plain and of a registered name, and of two reads of the
 * clock: "plain X registered Y floor Z" */
#define TRACE_IMPL
#define TRACE_NVTX
#include "trace.h"
#include "min_time.h"
#include <nvtx3/nvToolsExt.h>

int main(void)
{
    double plain = 1e9, registered = 1e9, floor = 1e9;
    volatile uint64_t sink;
    nvtxDomainHandle_t d = nvtxDomainCreateA("cost");
    nvtxEventAttributes_t a;
    memset(&a, 0, sizeof a);
    a.version = NVTX_VERSION;
    a.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    a.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
    a.message.registered = nvtxDomainRegisterStringA(d, "registered");
    BEST_OF(200)
    {
        BEST(plain, nvtxRangePushA("a plain name"); nvtxRangePop());
        BEST(registered, nvtxDomainRangePushEx(d, &a); nvtxDomainRangePop(d));
        BEST(floor, sink = trace_now(); sink = trace_now());
    }
    (void)sink;
    printf("plain %.1f registered %.1f floor %.1f\n", plain, registered, floor);
    return 0;
}
