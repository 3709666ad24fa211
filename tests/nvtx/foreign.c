/* foreign.c - hands NVTX's tool domains, registered strings and ranges that it did not give */
#include <stdint.h>
#include <nvtx3/nvToolsExt.h>

int main(void)
{
    static char elsewhere[256];
    nvtxDomainHandle_t good = nvtxDomainCreateA("good"), bad[] = {(nvtxDomainHandle_t)elsewhere, (nvtxDomainHandle_t)64,
                                                                  (nvtxDomainHandle_t) ~(uintptr_t)0};
    nvtxStringHandle_t text = nvtxDomainRegisterStringA(good, "registered");
    nvtxEventAttributes_t a = {0};
    nvtxRangeId_t range = nvtxRangeStartA("range");
    a.version = NVTX_VERSION;
    a.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    a.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
    for (int i = 0; i < 100; i++) {
        a.message.registered = text;
        nvtxDomainRangePushEx(good, &a);
        nvtxDomainRangePop(good);
        for (int k = 0; k < 3; k++) {
            nvtxDomainRangePushEx(bad[k], &a);
            nvtxDomainRangePop(bad[k]);
            a.message.registered = (nvtxStringHandle_t)bad[k];
            nvtxDomainMarkEx(good, &a);
            a.message.registered = (nvtxStringHandle_t)good;
            nvtxDomainMarkEx(good, &a);
            a.message.registered = text;
            nvtxRangeEnd((nvtxRangeId_t)(uintptr_t)bad[k]);
        }
        nvtxRangeEnd(range + 1000);
        nvtxRangeEnd(0);
    }
    nvtxRangeEnd(range);
    return 0;
}
