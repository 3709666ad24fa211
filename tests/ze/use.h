/* use.h - what programs that use devices begin with, and end with */
#include <level_zero/ze_api.h>
#include <pthread.h>
#include <stdbool.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define GOOD(call) \
    do { \
        ze_result_t r_ = (call); \
        if (r_ != ZE_RESULT_SUCCESS) { \
            fprintf(stderr, "%s: 0x%x\n", #call, r_); \
            _exit(1); \
        } \
    } while (0)
#define FAILS(call) \
    do { \
        if ((call) == ZE_RESULT_SUCCESS) { \
            fprintf(stderr, "%s did not fail\n", #call); \
            _exit(1); \
        } \
    } while (0)

static ze_driver_handle_t driver;
static ze_context_handle_t context;
static ze_device_handle_t devices[2], parts[2][2];
static ze_module_handle_t module[2];
static char *host[2], *device[2], *shared[2], plain[2][1 << 16];
enum { ROOM = 1 << 16 };

static ze_kernel_handle_t kernel(int d, const char *name)
{
    ze_kernel_desc_t desc = {ZE_STRUCTURE_TYPE_KERNEL_DESC, NULL, 0, name};
    ze_kernel_handle_t k;
    GOOD(zeKernelCreate(module[d], &desc, &k));
    GOOD(zeKernelSetGroupSize(k, 32, 2, 1));
    return k;
}
static ze_command_queue_handle_t queue(ze_device_handle_t d, uint32_t ordinal, uint32_t index)
{
    ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .ordinal = ordinal, .index = index};
    ze_command_queue_handle_t q;
    GOOD(zeCommandQueueCreate(context, d, &desc, &q));
    return q;
}
static ze_command_list_handle_t immediate(ze_device_handle_t d, uint32_t ordinal, uint32_t index,
                                          ze_command_queue_mode_t mode)
{
    ze_command_queue_desc_t desc = {
        .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .ordinal = ordinal, .index = index, .mode = mode};
    ze_command_list_handle_t l;
    GOOD(zeCommandListCreateImmediate(context, d, &desc, &l));
    return l;
}
static ze_command_list_handle_t list(ze_device_handle_t d, uint32_t ordinal)
{
    ze_command_list_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, .commandQueueGroupOrdinal = ordinal};
    ze_command_list_handle_t l;
    GOOD(zeCommandListCreate(context, d, &desc, &l));
    return l;
}
static ze_event_pool_handle_t pool(uint32_t count, ze_event_pool_flags_t flags)
{
    ze_event_pool_desc_t desc = {ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, NULL, flags, count};
    ze_event_pool_handle_t p;
    GOOD(zeEventPoolCreate(context, &desc, 0, NULL, &p));
    if (desc.flags != flags)
        abort(); /* what the program passed is its own */
    return p;
}
static ze_event_handle_t event(ze_event_pool_handle_t p, uint32_t index)
{
    ze_event_desc_t desc = {ZE_STRUCTURE_TYPE_EVENT_DESC, NULL, index, 0, 0};
    ze_event_handle_t e;
    GOOD(zeEventCreate(p, &desc, &e));
    return e;
}
static ze_group_count_t groups = {8, 4, 2};

static void set_up(void)
{
    uint32_t n = 1;
    ze_context_desc_t cd = {ZE_STRUCTURE_TYPE_CONTEXT_DESC, NULL, 0};
    ze_host_mem_alloc_desc_t hd = {ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, NULL, 0};
    ze_device_mem_alloc_desc_t dd = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, NULL, 0, 0};
    ze_module_desc_t md = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC};
    GOOD(zeInit(0));
    GOOD(zeDriverGet(&n, &driver));
    n = 2;
    GOOD(zeDeviceGet(driver, &n, devices));
    GOOD(zeContextCreate(driver, &cd, &context));
    for (int d = 0; d < 2; d++) {
        n = 2;
        GOOD(zeDeviceGetSubDevices(devices[d], &n, parts[d]));
        GOOD(zeModuleCreate(context, devices[d], &md, &module[d], NULL));
        GOOD(zeMemAllocHost(context, &hd, ROOM, 64, (void **)&host[d]));
        GOOD(zeMemAllocDevice(context, &dd, ROOM, 64, devices[d], (void **)&device[d]));
        GOOD(zeMemAllocShared(context, &dd, &hd, ROOM, 64, devices[d], (void **)&shared[d]));
    }
}

static void tear_down(void)
{
    for (int d = 0; d < 2; d++) {
        GOOD(zeModuleDestroy(module[d]));
        GOOD(zeMemFree(context, host[d]));
        GOOD(zeMemFree(context, device[d]));
        GOOD(zeMemFree(context, shared[d]));
    }
    GOOD(zeContextDestroy(context));
}
