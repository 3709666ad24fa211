/* chain.c - structures that hang on structures: a loader of two functions (-DLOADER), and a program that calls them
 * with chains good and bad */
#include <level_zero/ze_api.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#ifdef LOADER
ze_result_t zeMemAllocDevice(ze_context_handle_t c, const ze_device_mem_alloc_desc_t *d, size_t size, size_t alignment,
                             ze_device_handle_t device, void **p)
{
    (void)c, (void)d, (void)size, (void)alignment, (void)device;
    *p = (void *)0x1000;
    return ZE_RESULT_SUCCESS;
}
ze_result_t zeDeviceGetMemoryProperties(ze_device_handle_t d, uint32_t *n, ze_device_memory_properties_t *p)
{
    (void)d;
    for (uint32_t i = 0; p && i < *n; i++) {
        ze_device_memory_ext_properties_t *more = p[i].pNext;
        p[i].totalSize = 100 + i;
        if (more)
            more->physicalSize = 200 + i;
    }
    *n = 2;
    return ZE_RESULT_SUCCESS;
}
#else
#ifdef TRACE_IMPL
#include "trace.h"
#endif
static ze_result_t allocate(const void *next)
{
    ze_device_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, next, 0, 7};
    void *p;
    return zeMemAllocDevice((ze_context_handle_t)16, &desc, 64, 8, (ze_device_handle_t)32, &p);
}
int main(void)
{
    ze_relaxed_allocation_limits_exp_desc_t relaxed = {ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC, NULL,
                                                       ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE};
    ze_external_memory_export_desc_t export = {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, &relaxed,
                                               ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF};
    struct {
        int type;
        const void *next;
    } unknown = {0x7ffffff0, &relaxed}, loop = {0x7ffffff0, &loop};
    char *page = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ze_device_memory_properties_t properties[3];
    ze_device_memory_ext_properties_t more[2];
    uint32_t n = 3;
    int bad = 0;
    munmap(page + 4096, 4096);
    memcpy(page + 4096 - sizeof relaxed, &relaxed, sizeof relaxed); /* nothing can be read behind it */
    bad += allocate(NULL) != 0;
    bad += allocate(&export) != 0;  /* two */
    bad += allocate(&unknown) != 0; /* one behind a stranger */
    bad += allocate(&loop) != 0;
    bad += allocate((void *)8) != 0; /* garbage */
    bad += allocate(page + 4096) != 0;
    bad += allocate(page + 4096 - 4) != 0;              /* begins, and ends in nothing */
    bad += allocate(page + 4096 - sizeof relaxed) != 0; /* one */
    memset(properties, 0, sizeof properties);
    memset(more, 0, sizeof more);
    for (int i = 0; i < 3; i++) {
        properties[i].stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES;
        properties[i].pNext = i < 2 ? &more[i] : NULL;
    }
    more[0].stype = more[1].stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_EXT_PROPERTIES;
    more[0].type = ZE_DEVICE_MEMORY_EXT_TYPE_HBM2;
    bad += zeDeviceGetMemoryProperties((ze_device_handle_t)32, &n, properties) != 0 || n != 2 ||
           more[1].physicalSize != 201;
    n = 0;
    /* asked for none, and got none */
    bad += zeDeviceGetMemoryProperties((ze_device_handle_t)32, &n, properties) != 0 || n != 2;
    printf("%d\n", bad);
    return bad;
}
#endif
