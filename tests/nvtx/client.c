/* client.c - calls every function of NVTX and of its payload and counter extensions through NVIDIA's own headers.
 * What must be in the trace is in client.txt. With EMBED the recorder is part of the program. */
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_NVTX
#include "trace.h"
#endif
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <nvtx3/nvToolsExt.h>
#include <nvtx3/nvToolsExtSync.h>
#if __has_include(<nvtx3/nvToolsExtPayload.h>)
#define EXTENSIONS
#include <nvtx3/nvToolsExtPayload.h>
#include <nvtx3/nvToolsExtCounters.h>
#include <nvtx3/nvToolsExtSemanticsCounters.h>
#endif
#include <nvtx3/nvToolsExtCudaRt.h>

static nvtxRangeId_t crossing;

static volatile uint32_t other;
static volatile int named;

static void *named_thread(void *arg)
{
    nvtxMarkA("of the other thread");
    other = (uint32_t)syscall(SYS_gettid);
    while (!named)
        usleep(100);
    return arg;
}

static void *thread(void *arg)
{
    (void)arg;
    nvtxNameOsThreadA((uint32_t)syscall(SYS_gettid), "worker");
    nvtxRangePushA("on the worker");
    nvtxRangePop();
    nvtxRangeEnd(crossing);
    return NULL;
}

static nvtxEventAttributes_t attributes(void)
{
    nvtxEventAttributes_t a;
    memset(&a, 0, sizeof a);
    a.version = NVTX_VERSION;
    a.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    return a;
}

int main(void)
{
    nvtxDomainHandle_t d = nvtxDomainCreateA("lib"), wide = nvtxDomainCreateW(L"d\u00f6main");
    nvtxStringHandle_t registered = nvtxDomainRegisterStringA(d, "registered"),
                       registered_wide = nvtxDomainRegisterStringW(d, L"re\u20acistered");
    nvtxEventAttributes_t a = attributes();
    nvtxResourceAttributes_t r;
    nvtxSyncUserAttributes_t s;
    nvtxSyncUser_t lock;
    pthread_t t;
    int i, levels[4];

    errno = 77;
    nvtxInitialize(NULL);
    nvtxNameOsThreadA((uint32_t)syscall(SYS_gettid), "main thread");
    nvtxNameCategoryA(1, "loading");
    nvtxDomainNameCategoryA(d, 1, "solving");
    nvtxDomainNameCategoryW(d, 2, L"wr\u00eeting");

    /* nested ranges, and what push and pop answer */
    for (i = 0; i < 3; i++) {
        levels[0] = nvtxRangePushA("outer");
        levels[1] = nvtxRangePushW(L"inn\u00ebr");
        levels[2] = nvtxRangePop();
        levels[3] = nvtxRangePop();
        if (levels[0] != 0 || levels[1] != 1 || levels[2] != 1 || levels[3] != 0)
            printf("levels are %d %d %d %d\n", levels[0], levels[1], levels[2], levels[3]);
    }
    if (nvtxRangePop() >= 0)
        puts("a pop without a push must answer a negative number");

    /* attributes */
    a.messageType = NVTX_MESSAGE_TYPE_ASCII;
    a.message.ascii = "coloured";
    a.colorType = NVTX_COLOR_ARGB;
    a.color = 0xff102030;
    a.category = 1;
    nvtxRangePushEx(&a);
    nvtxRangePop();
    a = attributes();
    a.messageType = NVTX_MESSAGE_TYPE_UNICODE;
    a.message.unicode = L"\u00fcnicode";
    a.category = 7; /* without a name */
    nvtxMarkEx(&a);
    a = attributes();
    a.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
    a.message.registered = registered;
    for (i = 0; i < 3; i++) {
        nvtxDomainRangePushEx(d, &a);
        nvtxDomainRangePop(d);
    }
    a.message.registered = registered_wide;
    a.category = 2;
    nvtxDomainMarkEx(d, &a);
    a = attributes();
    a.messageType = NVTX_MESSAGE_TYPE_ASCII;
    a.message.ascii = "payload";
    a.payloadType = NVTX_PAYLOAD_TYPE_UNSIGNED_INT64, a.payload.ullValue = 1234567890123ull, nvtxMarkEx(&a);
    a.payloadType = NVTX_PAYLOAD_TYPE_INT64, a.payload.llValue = -5, nvtxMarkEx(&a);
    a.payloadType = NVTX_PAYLOAD_TYPE_DOUBLE, a.payload.dValue = 2.5, nvtxMarkEx(&a);
    a.payloadType = NVTX_PAYLOAD_TYPE_UNSIGNED_INT32, a.payload.uiValue = 7, nvtxMarkEx(&a);
    a.payloadType = NVTX_PAYLOAD_TYPE_INT32, a.payload.iValue = -7, nvtxMarkEx(&a);
    a.payloadType = NVTX_PAYLOAD_TYPE_FLOAT, a.payload.fValue = 0.25f, nvtxMarkEx(&a);
    nvtxMarkA("plain mark");
    nvtxMarkW(L"wide mark");

    /* ranges that overlap, one of which ends in another thread */
    {
        nvtxRangeId_t one = nvtxRangeStartA("start one"), two = nvtxRangeStartW(L"start two"), three;
        a.payloadType = NVTX_PAYLOAD_TYPE_INT32;
        a.message.ascii = "start three";
        three = nvtxDomainRangeStartEx(wide, &a);
        nvtxRangeEnd(one);
        nvtxDomainRangeEnd(wide, three);
        nvtxRangeEnd(two);
        crossing = nvtxRangeStartA("crossing threads");
        pthread_create(&t, NULL, thread, NULL);
        pthread_join(t, NULL);
    }

    /* two domains interleave on one thread */
    a = attributes();
    a.messageType = NVTX_MESSAGE_TYPE_ASCII;
    a.message.ascii = "in both";
    if (nvtxDomainRangePushEx(d, &a) != 0 || nvtxDomainRangePushEx(wide, &a) != 0)
        puts("levels are counted in each domain");
    nvtxDomainRangePop(wide);
    nvtxDomainRangePop(d);

    /* names of things, and of a thread by another one */
    pthread_create(&t, NULL, named_thread, NULL);
    while (!other)
        usleep(100);
    nvtxNameOsThreadA(other, "named by main");
    named = 1;
    pthread_join(t, NULL);
    nvtxNameCudaDeviceA(0, "big device");
    nvtxNameCudaStreamA((cudaStream_t)0x500, "copy stream");
    memset(&r, 0, sizeof r);
    r.version = NVTX_VERSION;
    r.size = NVTX_RESOURCE_ATTRIB_STRUCT_SIZE;
    r.identifierType = NVTX_RESOURCE_TYPE_GENERIC_POINTER;
    r.identifier.ullValue = 0x700;
    r.messageType = NVTX_MESSAGE_TYPE_ASCII;
    r.message.ascii = "the queue";
    nvtxDomainResourceDestroy(nvtxDomainResourceCreate(d, &r));

    /* locks */
    memset(&s, 0, sizeof s);
    s.version = NVTX_VERSION;
    s.size = (uint16_t)sizeof s;
    s.messageType = NVTX_MESSAGE_TYPE_ASCII;
    s.message.ascii = "spinlock";
    lock = nvtxDomainSyncUserCreate(d, &s);
    nvtxDomainSyncUserAcquireStart(lock);
    nvtxDomainSyncUserAcquireFailed(lock);
    nvtxDomainSyncUserAcquireStart(lock);
    nvtxDomainSyncUserAcquireSuccess(lock);
    nvtxDomainSyncUserReleasing(lock);
    nvtxDomainSyncUserDestroy(lock);

#ifdef EXTENSIONS
    {
        struct inner {
            int8_t x;
            double y;
        };
        struct {
            uint32_t bytes;
            uint64_t count;
            const char *text;
            char tag[8];
            float values[3];
            uint8_t kind;
            struct inner inner;
        } p = {4096, 77, "pointed to", "tagged", {1, 2, 3}, 2, {-1, 0.5}};
        nvtxPayloadEnum_t values[] = {{"RING", 1, 0}, {"TREE", 2, 0}};
        nvtxPayloadEnumAttr_t e = {NVTX_PAYLOAD_ENUM_ATTR_FIELD_NAME | NVTX_PAYLOAD_ENUM_ATTR_FIELD_ENTRIES |
                                       NVTX_PAYLOAD_ENUM_ATTR_FIELD_NUM_ENTRIES | NVTX_PAYLOAD_ENUM_ATTR_FIELD_SIZE,
                                   "algorithm",
                                   values,
                                   2,
                                   1,
                                   0,
                                   NULL};
        uint64_t algorithm = nvtxPayloadEnumRegister(d, &e);
        nvtxPayloadSchemaEntry_t inner_entries[] = {{0, NVTX_PAYLOAD_ENTRY_TYPE_INT8, "x", "", 0, 0, NULL, NULL},
                                                    {0, NVTX_PAYLOAD_ENTRY_TYPE_DOUBLE, "y", "", 0, 0, NULL, NULL}};
        nvtxPayloadSchemaAttr_t inner = {
            0, "inner", NVTX_PAYLOAD_SCHEMA_TYPE_STATIC, 0, inner_entries, 2, sizeof p.inner, 0, 0, NULL};
        uint64_t inner_schema = nvtxPayloadSchemaRegister(d, &inner);
        nvtxPayloadSchemaEntry_t entries[] = {
            {0, NVTX_PAYLOAD_ENTRY_TYPE_UINT32, "message size [bytes]", "", 0, 0, NULL, NULL},
            {0, NVTX_PAYLOAD_ENTRY_TYPE_SIZE, "count", "", 0, 0, NULL, NULL},
            {NVTX_PAYLOAD_ENTRY_FLAG_EVENT_MESSAGE, NVTX_PAYLOAD_ENTRY_TYPE_CSTRING, "text", "", 0, 0, NULL, NULL},
            {0, NVTX_PAYLOAD_ENTRY_TYPE_CSTRING, "tag", "", 8, 0, NULL, NULL},
            {NVTX_PAYLOAD_ENTRY_FLAG_ARRAY_FIXED_SIZE, NVTX_PAYLOAD_ENTRY_TYPE_FLOAT, "values", "", 3, 0, NULL, NULL},
            {0, algorithm, "kind", "", 0, 0, NULL, NULL},
            {0, inner_schema, "inner", "", 0, 0, NULL, NULL}};
        nvtxPayloadSchemaAttr_t attr = {0, "collective", NVTX_PAYLOAD_SCHEMA_TYPE_STATIC, 0, entries, 7, sizeof p, 0,
                                        0, NULL};
        uint64_t schema = nvtxPayloadSchemaRegister(d, &attr);
        int numbers[4] = {5, 6, 7, 8};
        nvtxPayloadData_t data = {schema, sizeof p, &p}, basic = {NVTX_PAYLOAD_ENTRY_TYPE_INT, sizeof numbers, numbers},
                          unknown = {99999999, 3, "abc"};
        nvtxCounterAttr_t c;
        nvtxSemanticsCounter_t unit;
        uint64_t counter;

        a = attributes();
        a.messageType = NVTX_MESSAGE_TYPE_ASCII;
        a.message.ascii = "all-reduce";
        NVTX_PAYLOAD_EVTATTR_SET_DATA(a, &data, schema, &p, sizeof p)
        nvtxDomainRangePushEx(d, &a);
        nvtxDomainRangePop(d);
        if (nvtxRangePushPayload(d, &data, 1) != 0)
            puts("a push with a payload is a push");
        nvtxRangePopPayload(d, &basic, 1);
        nvtxMarkPayload(d, &unknown, 1);
        nvtxRangeEndPayload(d, nvtxRangeStartPayload(d, &data, 1), &basic, 1);
        if (!nvtxDomainIsEnabled(d) || !nvtxTimestampGet())
            puts("the domain is on, and there is time");

        memset(&unit, 0, sizeof unit);
        unit.header.structSize = sizeof unit;
        unit.header.semanticId = NVTX_SEMANTIC_ID_COUNTERS_V1;
        unit.header.version = 1;
        unit.unit = "Hz";
        memset(&c, 0, sizeof c);
        c.structSize = sizeof c;
        c.schemaId = NVTX_PAYLOAD_ENTRY_TYPE_INT64;
        c.name = "clock";
        c.semantics = &unit.header;
        counter = nvtxCounterRegister(d, &c);
        nvtxCounterSampleInt64(d, counter, 1000);
        nvtxCounterSampleFloat64(d, counter, 2.5);
        nvtxCounterSampleNoValue(d, counter, NVTX_COUNTER_SAMPLE_UNAVAILABLE);
        c.schemaId = inner_schema;
        c.name = "pair";
        c.semantics = NULL;
        counter = nvtxCounterRegister(d, &c);
        nvtxCounterSample(d, counter, &p.inner, sizeof p.inner);
    }
#endif

    /* careless callers */
    nvtxMarkA(NULL);
    nvtxRangePushEx(NULL);
    nvtxRangePop();
    nvtxRangeEnd(0);
    nvtxDomainNameCategoryA(NULL, 3, NULL);
    nvtxDomainSyncUserReleasing(NULL);
    nvtxDomainDestroy(wide);
    nvtxRangePushA("last");
    nvtxRangePop();
    if (errno != 77)
        printf("errno is %d\n", errno);
    return 0;
}
