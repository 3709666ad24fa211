/* pc.c - CUPTI's PC sampling by itself, without trace.h: what it answers to each call, in each mode. Injected:
 * CUDA_INJECTION64_PATH=pc.so PC=WORDS ./hot 200
 *
 * WORDS: auto (it starts by itself; else cuptiPCSamplingStart at the first launch), kernels or concurrent (that kind of
 * record is on; else none), memory (records of copies and fills), eager (functions are loaded with their modules),
 * serial (mode; else continuous), period=N, buffer=MIB, fetch (twice a second), early (started with its context, not at
 * the first launch), leave (after a refusal nothing is asked; else Disable), again (after a refusal CUPTI is given back
 * and taken up without sampling, by another thread). Each call is said before it is made, so that the last line before
 * a crash names it. */
#define _GNU_SOURCE
#include <cuda.h>
#include <cupti.h>
#include <cupti_pcsampling.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { RECORDS = 2048, REASONS = 128 };
static CUcontext sampled;
static int started, over, refused, wanted_again;
static CUpti_SubscriberHandle subscriber;
static uint64_t modules, kernels, launches, samples, elsewhere, records;
static CUpti_PCSamplingPCData *room[2];
static CUpti_PCSamplingData data[2];
static size_t nreasons;
static uint32_t indexes[REASONS];
static char names[REASONS][CUPTI_STALL_REASON_STRING_SIZE], *lines[REASONS];

static const char *word(const char *name)
{
    const char *words = getenv("PC") ? getenv("PC") : "", *at = strstr(words, name);
    return at ? at + strlen(name) : NULL;
}
#define SAY(call) (fprintf(stderr, "pc: %s\n", #call), said(call))
static CUptiResult said(CUptiResult result)
{
    if (result)
        fprintf(stderr, "pc:   = %d\n", (int)result);
    return result;
}

static void fetch(const char *when)
{
    CUpti_PCSamplingGetDataParams p = {CUpti_PCSamplingGetDataParamsSize, NULL, sampled, &data[1]};
    CUptiResult result;
    int round = 0;
    do {
        data[1].totalNumPcs = data[1].remainingNumPcs = 0;
        data[1].totalSamples = data[1].nonUsrKernelsTotalSamples = data[1].droppedSamples = 0;
        data[1].hardwareBufferFull = 0;
        result = cuptiPCSamplingGetData(&p);
        samples += data[1].totalSamples;
        elsewhere += data[1].nonUsrKernelsTotalSamples;
        records += data[1].totalNumPcs;
        fprintf(stderr,
                "pc: GetData, %s = %d: %zu records, %zu more, samples %lu, elsewhere %lu, dropped %lu, full %d, range "
                "%lu, configured buffer: %zu; first %s +0x%lx\n",
                when, (int)result, (size_t)data[1].totalNumPcs, (size_t)data[1].remainingNumPcs,
                (unsigned long)data[1].totalSamples, (unsigned long)data[1].nonUsrKernelsTotalSamples,
                (unsigned long)data[1].droppedSamples, data[1].hardwareBufferFull, (unsigned long)data[1].rangeId,
                (size_t)data[0].totalNumPcs, data[1].totalNumPcs ? room[1][0].functionName : "-",
                data[1].totalNumPcs ? (unsigned long)room[1][0].pcOffset : 0);
    } while (!result && data[1].totalNumPcs && (data[1].remainingNumPcs || data[0].totalNumPcs) && ++round < 8);
}
static void *each_half_second(void *arg)
{
    void *driver = dlopen("libcuda.so.1", RTLD_LAZY); /* which the runtime opened for itself alone */
    CUresult (*set)(CUcontext) = (CUresult(*)(CUcontext))dlsym(driver, "cuCtxSetCurrent");
    while (!over) {
        usleep(500000);
        if (!over && sampled && !refused && set(sampled) == CUDA_SUCCESS)
            fetch("twice a second");
    }
    return arg;
}

static void give_up(void)
{
    CUpti_PCSamplingDisableParams p = {CUpti_PCSamplingDisableParamsSize, NULL, sampled};
    refused = 1;
    __atomic_store_n(&wanted_again, 1, __ATOMIC_RELEASE);
    if (!word("leave"))
        SAY(cuptiPCSamplingDisable(&p));
}
static void finish(void);
static void configure(CUcontext context)
{
    CUpti_PCSamplingEnableParams enable = {CUpti_PCSamplingEnableParamsSize, NULL, context};
    CUpti_PCSamplingGetNumStallReasonsParams count = {CUpti_PCSamplingGetNumStallReasonsParamsSize, NULL, context,
                                                      &nreasons};
    CUpti_PCSamplingGetStallReasonsParams ask = {
        CUpti_PCSamplingGetStallReasonsParamsSize, NULL, context, 0, indexes, lines};
    CUpti_PCSamplingStartParams start = {CUpti_PCSamplingStartParamsSize, NULL, context};
    CUpti_PCSamplingConfigurationInfo s[6];
    CUpti_PCSamplingConfigurationInfoParams set = {CUpti_PCSamplingConfigurationInfoParamsSize, NULL, context, 4, s};
    sampled = context;
    atexit(finish); /* now, so that it runs before CUDA's own */
    if (SAY(cuptiPCSamplingEnable(&enable)) || SAY(cuptiPCSamplingGetNumStallReasons(&count))) {
        refused = 1;
        return;
    }
    ask.numStallReasons = nreasons;
    SAY(cuptiPCSamplingGetStallReasons(&ask));
    memset(s, 0, sizeof s);
    s[0].attributeType = CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE;
    s[0].attributeData.collectionModeData.collectionMode = word("serial")
                                                               ? CUPTI_PC_SAMPLING_COLLECTION_MODE_KERNEL_SERIALIZED
                                                               : CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS;
    s[1].attributeType = CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON;
    s[1].attributeData.stallReasonData.stallReasonCount = nreasons;
    s[1].attributeData.stallReasonData.pStallReasonIndex = indexes;
    s[2].attributeType = CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER;
    s[2].attributeData.samplingDataBufferData.samplingDataBuffer = &data[0];
    s[3].attributeType = CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD;
    s[3].attributeData.samplingPeriodData.samplingPeriod = word("period=") ? (uint32_t)atoi(word("period=")) : 14;
    if (word("buffer=")) {
        s[set.numAttributes].attributeType = CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE;
        s[set.numAttributes++].attributeData.hardwareBufferSizeData.hardwareBufferSize = (size_t)atoi(word("buffer="))
                                                                                         << 20;
    }
    if (!word("auto")) {
        s[set.numAttributes].attributeType = CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL;
        s[set.numAttributes++].attributeData.enableStartStopControlData.enableStartStopControl = 1;
    }
    if (SAY(cuptiPCSamplingSetConfigurationAttribute(&set)))
        give_up();
    else if (word("early") && (started = 1) && SAY(cuptiPCSamplingStart(&start)))
        give_up();
}

static void callback(void *user, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void *what)
{
    const CUpti_ResourceData *resource = what;
    const CUpti_CallbackData *call = what;
    (void)user;
    if (domain == CUPTI_CB_DOMAIN_RESOURCE) {
        modules += id == CUPTI_CBID_RESOURCE_MODULE_LOADED;
        if (id == CUPTI_CBID_RESOURCE_CONTEXT_CREATED && !sampled)
            configure(resource->context);
    } else if (call->callbackSite == CUPTI_API_ENTER && call->context == sampled) {
        CUpti_PCSamplingStartParams start = {CUpti_PCSamplingStartParamsSize, NULL, sampled};
        launches++;
        if (!started && !refused && !word("auto") && (started = 1) && SAY(cuptiPCSamplingStart(&start)))
            give_up();
    }
}

static void finish(void)
{
    CUpti_PCSamplingStopParams stop = {CUpti_PCSamplingStopParamsSize, NULL, sampled};
    CUpti_PCSamplingDisableParams disable = {CUpti_PCSamplingDisableParamsSize, NULL, sampled};
    FILE *f = fopen("/proc/self/status", "r");
    char line[256];
    over = 1;
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, "VmRSS", 5))
            fprintf(stderr, "pc: %s", line);
    cuptiActivityFlushAll(1);
    fprintf(stderr, "pc: %lu kernels timed\n", (unsigned long)kernels);
    if (!sampled || refused)
        return;
    fetch("at the end");
    if (started)
        SAY(cuptiPCSamplingStop(&stop));
    fetch("stopped");
    data[0].totalNumPcs = data[0].totalSamples = data[0].nonUsrKernelsTotalSamples = 0;
    SAY(cuptiPCSamplingDisable(&disable));
    samples += data[0].totalSamples;
    elsewhere += data[0].nonUsrKernelsTotalSamples;
    records += data[0].totalNumPcs;
    fprintf(stderr, "pc: %s: %lu samples, %lu elsewhere (%.1f %% in kernels), %lu records; %lu modules, %lu launches\n",
            getenv("PC") ? getenv("PC") : "", (unsigned long)samples, (unsigned long)elsewhere,
            samples ? 100.0 * (double)(samples - elsewhere) / (double)samples : 0, (unsigned long)records,
            (unsigned long)modules, (unsigned long)launches);
}

static void give(uint8_t **buffer, size_t *size, size_t *most)
{
    *size = 1 << 20;
    *buffer = malloc(*size);
    *most = 0;
}
static void take(CUcontext context, uint32_t stream, uint8_t *buffer, size_t size, size_t valid)
{
    CUpti_Activity *record = NULL;
    (void)context, (void)stream, (void)size;
    while (valid && cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS)
        kernels += record->kind == CUPTI_ACTIVITY_KIND_KERNEL || record->kind == CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL;
    free(buffer);
}

static void subscribe(int sampling);
static void *take_up_again(void *arg)
{
    while (!__atomic_load_n(&wanted_again, __ATOMIC_ACQUIRE))
        usleep(200);
    SAY(cuptiActivityFlushAll(1));
    SAY(cuptiFinalize());
    subscribe(0);
    fprintf(stderr, "pc: taken up again\n");
    return arg;
}

static void subscribe(int sampling)
{
    static const int resources[] = {CUPTI_CBID_RESOURCE_CONTEXT_CREATED, CUPTI_CBID_RESOURCE_MODULE_LOADED};
    static const int calls[] = {CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx};
    if (SAY(cuptiSubscribe(&subscriber, callback, NULL)))
        return;
    SAY(cuptiActivityRegisterCallbacks(give, take));
    for (int i = 0; sampling && i < 2; i++) {
        cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_RESOURCE, (CUpti_CallbackId)resources[i]);
        cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API, (CUpti_CallbackId)calls[i]);
    }
    if (word("memory")) {
        SAY(cuptiActivityEnable(CUPTI_ACTIVITY_KIND_MEMCPY));
        SAY(cuptiActivityEnable(CUPTI_ACTIVITY_KIND_MEMSET));
    }
    if (word("kernels"))
        SAY(cuptiActivityEnable(CUPTI_ACTIVITY_KIND_KERNEL));
    if (word("concurrent"))
        SAY(cuptiActivityEnable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL));
}

__attribute__((visibility("default"))) int InitializeInjection(void)
{
    pthread_t thread;
    for (int b = 0; b < 2; b++) {
        room[b] = calloc(RECORDS, sizeof *room[b]);
        for (int i = 0; i < RECORDS; i++) {
            room[b][i].size = sizeof *room[b];
            room[b][i].stallReasonCount = REASONS;
            room[b][i].stallReason = calloc(REASONS, sizeof *room[b][i].stallReason);
        }
        data[b].size = sizeof data[b];
        data[b].collectNumPcs = RECORDS;
        data[b].pPcData = room[b];
    }
    for (int i = 0; i < REASONS; i++)
        lines[i] = names[i];
    if (word("eager"))
        setenv("CUDA_MODULE_LOADING", "EAGER", 1);
    subscribe(1);
    if (word("fetch"))
        pthread_create(&thread, NULL, each_half_second, NULL);
    if (word("again"))
        pthread_create(&thread, NULL, take_up_again, NULL);
    return 1;
}
