/* pc.c - the PC sampling of the fake CUPTI (tests/cupti/cupti.c), by the vendor's own binary interface
 *
 * Every launch of a kernel finds instructions of it with stalls; what is found goes to $CALL_LOG and into the records
 * that are fetched:
 *
 *   launch
 *   pc KERNEL CUBIN OFFSET REASON SAMPLES NOT_ISSUED      of that launch
 *   pcs SAMPLES ELSEWHERE DROPPED      the sums of all buffers
 *   enable, start, stop      that call did so
 *
 * After a start that is refused no kernel of the process is handed over until CUPTI is detached; Disable answers 999
 * then, and after that nothing is. So it was on an H200 with CUPTI 13.0.
 *
 * The samples of the last launch are not there yet when they are fetched, only when sampling ends or the next kernel
 * has run. Cubins' checksums and source lines are those of the real CUPTI, which needs no device for them.
 *
 *   FAKE_CUBINS=A:B     cubins, loaded with every context; a kernel belongs to the first in whose text its name is
 *   FAKE_REAL=FILE      the real CUPTI
 *   FAKE_PC_REFUSE=A:N:R   the Nth call of A (Enable, Start, GetData ...; N=0: every one) answers R
 *   FAKE_GPUS=FILES     who holds the lock of FILES.N samples device N, and no other process does: from Start to
 *                       Disable, the context's end, or cuptiFinalize
 *   FAKE_ONE_DEVICE=1   both contexts are of the first device
 *   FAKE_PC_DROP=N      so many samples are dropped, once
 *   FAKE_PC_FULL=1      the device's buffer is full, once
 *   FAKE_PC_LATE=1      nothing is given while sampling runs, as by a device whose buffer is not full
 *   FAKE_PC_STRICT=1    who asks while sampling runs gets nothing, and what there was is gone: as CUPTI 13.3 is said to
 *                       do, whose documentation promises samples of a range only after its end (also: FAKE_VERSION)
 *   FAKE_PC_SPREAD=N    of how many places a kernel has */
#define _GNU_SOURCE
#include <cupti.h>
#include <cupti_pcsampling.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "fake.h"

#define EXPORT __attribute__((visibility("default")))
#define REASONS 8
void fake_resource(int id, void *context, const void *module);

static const char *const bases[REASONS / 2] = {"selected", "long_scoreboard", "wait", "math_pipe_throttle"};
enum { PLACES = 1 << 16, FIRST_INDEX = 3 }; /* indexes of reasons need not begin at 0 */
struct place {
    char *name;
    uint64_t crc, offset;
    uint32_t function, counts[REASONS];
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct context { /* what is sampled of it */
    void *sampled;      /* itself; NULL: nothing */
    int configured, running, locked;
    CUpti_PCSamplingData *kept;
    struct place *places, fresh[64]; /* decoded; of the last launch */
    size_t nplaces, nfresh;
    uint64_t samples, elsewhere, dropped, fresh_samples;
} contexts[2];
static __thread struct context *now; /* that of this call: 8 is the first, 16 the second */
static __thread int in_callback;
static void at(const void *context) { now = &contexts[context == (void *)16]; }
static struct {
    char *image;
    size_t bytes;
    uint64_t crc;
} cubins[8];
static int ncubins;

static int number(const char *name) { return getenv(name) ? atoi(getenv(name)) : 0; }
static void expect(int right, const char *what)
{
    if (right)
        return;
    fprintf(stderr, "fake CUPTI: wrong %s\n", what);
    abort();
}
extern int fake_spoilt;
static uint32_t device_of(const struct context *c) { return c == &contexts[1] && !number("FAKE_ONE_DEVICE"); }

/* Takes the device, or gives it back when no other context here has it; false: another process has it. */
static int hold(struct context *c, int take)
{
    static int files[FAKE_DEVICES];
    struct flock lock = {.l_type = take ? F_WRLCK : F_UNLCK, .l_whence = SEEK_SET};
    struct context *other = &contexts[c == contexts];
    int *file = &files[device_of(c)];
    char path[4096];
    if (!getenv("FAKE_GPUS") || c->locked == take)
        return 1;
    if (!*file) {
        snprintf(path, sizeof path, "%s.%d", getenv("FAKE_GPUS"), FAKE_PHYSICAL(device_of(c)));
        *file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    }
    expect(*file >= 0, "FAKE_GPUS");
    if (!(other->locked && device_of(other) == device_of(c)) && fcntl(*file, F_SETLK, &lock))
        return 0;
    c->locked = take;
    return 1;
}
static void forget(struct context *c)
{
    c->sampled = NULL;
    c->running = 0;
    hold(c, 0);
}
void fake_finalized(void)
{
    forget(&contexts[0]);
    forget(&contexts[1]);
}
static FILE *books(void)
{
    static FILE *f;
    if (!f && (f = fopen(getenv("CALL_LOG"), "a")) != NULL)
        setvbuf(f, NULL, _IOLBF, 0);
    return f;
}

/* The result that this call is to have. */
static int refused(const char *call)
{
    static int counts[16];
    static const char *const calls[16] = {"Enable",
                                          "Disable",
                                          "Start",
                                          "Stop",
                                          "GetData",
                                          "SetConfigurationAttribute",
                                          "GetConfigurationAttribute",
                                          "GetNumStallReasons",
                                          "GetStallReasons",
                                          "GetDeviceId",
                                          "GetCubinCrc",
                                          "GetSassToSourceCorrelation"};
    const char *wish = getenv("FAKE_PC_REFUSE");
    size_t n = strlen(call);
    int i = 0, nth, result;
    while (strcmp(calls[i], call))
        i++;
    counts[i]++;
    if (!wish || strncmp(wish, call, n) || sscanf(wish + n, ":%d:%d", &nth, &result) != 2 || (nth && nth != counts[i]))
        return 0;
    fprintf(books(), "refused %s\n", call);
    return result;
}

/* ---- what the device does ---------------------------------------------------------------------------------------- */

static void *real(const char *name)
{
    static void *library;
    if (!library)
        library = dlopen(getenv("FAKE_REAL"), RTLD_NOW | RTLD_LOCAL);
    return library ? dlsym(library, name) : NULL;
}
static CUptiResult crc_of(CUpti_GetCubinCrcParams *p)
{
    return ((CUptiResult(*)(CUpti_GetCubinCrcParams *))real("cuptiGetCubinCrc"))(p);
}
EXPORT CUptiResult cuptiGetCubinCrc(CUpti_GetCubinCrcParams *p)
{
    int result = refused("GetCubinCrc");
    return result ? (CUptiResult)result : crc_of(p);
}
EXPORT CUptiResult cuptiGetSassToSourceCorrelation(CUpti_GetSassToSourceCorrelationParams *p)
{
    int result = refused("GetSassToSourceCorrelation");
    expect(p->size == CUpti_GetSassToSourceCorrelationParamsSize, "size of a source correlation");
    if (result)
        return (CUptiResult)result;
    return ((CUptiResult(*)(CUpti_GetSassToSourceCorrelationParams *))real("cuptiGetSassToSourceCorrelation"))(p);
}

static void load_files(void)
{
    static int ready;
    char *list = strdup(getenv("FAKE_CUBINS")), *file, *rest = list;
    while (!ready && (file = strsep(&rest, ":")) != NULL) {
        FILE *f = *file ? fopen(file, "rb") : NULL;
        char *image = malloc(1 << 22);
        size_t n = f ? fread(image, 1, 1 << 22, f) : 0;
        if (n) {
            CUpti_GetCubinCrcParams ask = {CUpti_GetCubinCrcParamsSize, n, image, 0};
            crc_of(&ask);
            cubins[ncubins].image = image;
            cubins[ncubins].bytes = n;
            cubins[ncubins++].crc = ask.cubinCrc;
        }
    }
    ready = 1;
    free(list);
}

/* Images live no longer than the callback. */
static void modules(int id, void *context)
{
    for (int i = 0; i < ncubins; i++) {
        CUpti_ModuleResourceData m = {(uint32_t)i + 1, cubins[i].bytes, malloc(cubins[i].bytes)};
        memcpy((void *)(uintptr_t)m.pCubin, cubins[i].image, cubins[i].bytes);
        fake_resource(id, context, &m);
        memset((void *)(uintptr_t)m.pCubin, 0, cubins[i].bytes);
        free((void *)(uintptr_t)m.pCubin);
    }
}

EXPORT void fake_context(int made, void *context)
{
    load_files();
    at(context);
    in_callback = 1;
    if (!made)
        modules(CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING, context);
    fake_resource(made ? CUPTI_CBID_RESOURCE_CONTEXT_CREATED : CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING, context,
                  NULL);
    if (made)
        modules(CUPTI_CBID_RESOURCE_MODULE_LOADED, context);
    in_callback = 0;
    if (!made && now->sampled == context)
        forget(now); /* the end of a context is the end of it */
}

static size_t give(CUpti_PCSamplingData *d);
static void decode(void)
{
    for (size_t i = 0; i < now->nfresh; i++) {
        size_t k;
        for (k = 0; k < now->nplaces &&
                    (now->places[k].crc != now->fresh[i].crc || now->places[k].offset != now->fresh[i].offset ||
                     strcmp(now->places[k].name, now->fresh[i].name));
             k++)
            ;
        expect(k < PLACES, "room of the fake");
        if (k == now->nplaces)
            now->places[now->nplaces++] = (struct place){
                now->fresh[i].name, now->fresh[i].crc, now->fresh[i].offset, now->fresh[i].function, {0}};
        for (int r = 0; r < REASONS; r++)
            now->places[k].counts[r] += now->fresh[i].counts[r];
    }
    now->samples += now->fresh_samples;
    now->fresh_samples = 0;
    now->nfresh = 0;
}

/* Modules go, others come: what CUPTI knew is put by in the buffer it was given. */
EXPORT void fake_reload(void *context)
{
    at(context);
    in_callback = 1;
    modules(CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING, context);
    pthread_mutex_lock(&lock);
    if (now->sampled && now->kept) {
        decode();
        give(now->kept);
    }
    pthread_mutex_unlock(&lock);
    modules(CUPTI_CBID_RESOURCE_MODULE_LOADED, context);
    in_callback = 0;
}

EXPORT void fake_sample(void *context, const char *kernel)
{
    static uint32_t seed = 1;
    uint32_t spread = number("FAKE_PC_SPREAD") ? (uint32_t)number("FAKE_PC_SPREAD") : 6;
    uint64_t crc = 0;
    at(context);
    if (now->sampled != context || !now->configured || !now->running)
        return;
    pthread_mutex_lock(&lock);
    decode();
    for (int i = 0; i < ncubins && !crc; i++)
        if (memmem(cubins[i].image, cubins[i].bytes, kernel, strlen(kernel)))
            crc = cubins[i].crc;
    fprintf(books(), "launch\n");
    for (uint32_t n = 0; n < 5; n++) {
        struct place *p = &now->fresh[now->nfresh++];
        memset(p, 0, sizeof *p);
        p->name = strdup(kernel);
        p->crc = crc;
        p->function = 0;
        for (const char *c = kernel; *c; c++)
            p->function = p->function * 31 + (uint8_t)*c;
        p->offset = (seed = seed * 1103515245 + 12345) / 65536 % spread * 16;
        for (uint32_t r = 0; r < REASONS; r += 2) {
            p->counts[r] = (seed = seed * 1103515245 + 12345) / 65536 % 4; /* some are 0 */
            p->counts[r + 1] = p->counts[r] / 2;
            now->fresh_samples += p->counts[r];
            if (p->counts[r])
                fprintf(books(), "pc %s %lx %lu %s %u %u\n", kernel, crc, p->offset, bases[r / 2], p->counts[r],
                        p->counts[r + 1]);
        }
    }
    now->elsewhere += 7;
    now->samples += 7;
    pthread_mutex_unlock(&lock);
}

/* ---- the interface ----------------------------------------------------------------------------------------------- */

EXPORT CUptiResult cuptiGetDeviceId(CUcontext context, uint32_t *device)
{
    int result = refused("GetDeviceId");
    expect((void *)context == (void *)8 || (void *)context == (void *)16, "context");
    if (result)
        return (CUptiResult)result;
    at(context);
    *device = device_of(now);
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingEnable(CUpti_PCSamplingEnableParams *p)
{
    at(p->ctx);
    int result = refused("Enable");
    expect(p->size == CUpti_PCSamplingEnableParamsSize && !p->pPriv, "size of enabling");
    if (result)
        return (CUptiResult)result;
    expect(now->sampled == NULL, "enabling: it is");
    now->sampled = p->ctx;
    if (!now->places)
        now->places = calloc(PLACES, sizeof *now->places);
    now->configured = now->running = 0;
    fprintf(books(), "enable\n");
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingStart(CUpti_PCSamplingStartParams *p)
{
    at(p->ctx);
    int result = refused("Start");
    expect(p->size == CUpti_PCSamplingStartParamsSize && (void *)p->ctx == now->sampled && now->configured &&
               !now->running,
           "starting");
    if (!result && !hold(now, 1))
        result = CUPTI_ERROR_HARDWARE_BUSY;
    if (result) {
        fake_spoilt |= 1;
        return (CUptiResult)result;
    }
    now->running = 1;
    fprintf(books(), "start\n");
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingStop(CUpti_PCSamplingStopParams *p)
{
    at(p->ctx);
    int result = refused("Stop");
    expect(p->size == CUpti_PCSamplingStopParamsSize, "size of stopping");
    if (number("FAKE_PC_STUCK"))
        for (;;)
            pause();
    if ((void *)p->ctx != now->sampled)
        return CUPTI_ERROR_INVALID_OPERATION;
    expect(now->running, "stopping: it does not run");
    if (result)
        return (CUptiResult)result;
    pthread_mutex_lock(&lock);
    decode();
    pthread_mutex_unlock(&lock);
    now->running = 0;
    fprintf(books(), "stop\n");
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingGetNumStallReasons(CUpti_PCSamplingGetNumStallReasonsParams *p)
{
    at(p->ctx);
    int result = refused("GetNumStallReasons");
    expect(p->size == CUpti_PCSamplingGetNumStallReasonsParamsSize && (void *)p->ctx == now->sampled,
           "counting reasons");
    if (result)
        return (CUptiResult)result;
    *p->numStallReasons = REASONS;
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingGetStallReasons(CUpti_PCSamplingGetStallReasonsParams *p)
{
    at(p->ctx);
    int result = refused("GetStallReasons");
    expect(p->size == CUpti_PCSamplingGetStallReasonsParamsSize && p->numStallReasons == REASONS, "asking for reasons");
    if (result)
        return (CUptiResult)result;
    for (uint32_t i = 0; i < REASONS; i++) {
        p->stallReasonIndex[i] = FIRST_INDEX + i;
        snprintf(p->stallReasons[i], CUPTI_STALL_REASON_STRING_SIZE, "smsp__pcsamp_warps_issue_stalled_%s%s",
                 bases[i / 2], i % 2 ? "_not_issued" : "");
    }
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingSetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *p)
{
    at(p->ctx);
    int mode = 0, reasons = 0, control = 0, result = refused("SetConfigurationAttribute");
    expect(p->size == CUpti_PCSamplingConfigurationInfoParamsSize && (void *)p->ctx == now->sampled, "configuring");
    if (result)
        return (CUptiResult)result;
    for (size_t i = 0; i < p->numAttributes; i++) {
        CUpti_PCSamplingConfigurationInfo *s = &p->pPCSamplingConfigurationInfo[i];
        switch ((int)s->attributeType) {
        case CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_COLLECTION_MODE:
            mode = s->attributeData.collectionModeData.collectionMode;
            break;
        case CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_DATA_BUFFER:
            now->kept = s->attributeData.samplingDataBufferData.samplingDataBuffer;
            break;
        case CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_SAMPLING_PERIOD:
            fprintf(books(), "period %u\n", s->attributeData.samplingPeriodData.samplingPeriod);
            break;
        case CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_ENABLE_START_STOP_CONTROL:
            control = (int)s->attributeData.enableStartStopControlData.enableStartStopControl;
            break;
        case CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_HARDWARE_BUFFER_SIZE:
            fprintf(books(), "buffer %zu\n", s->attributeData.hardwareBufferSizeData.hardwareBufferSize >> 20);
            break;
        case CUPTI_PC_SAMPLING_CONFIGURATION_ATTR_TYPE_STALL_REASON:
            reasons = (int)s->attributeData.stallReasonData.stallReasonCount;
            expect(s->attributeData.stallReasonData.pStallReasonIndex[1] == FIRST_INDEX + 1, "reasons");
            break;
        default: expect(0, "attribute");
        }
    }
    expect(mode == CUPTI_PC_SAMPLING_COLLECTION_MODE_CONTINUOUS && control == 1 && reasons == REASONS && now->kept &&
               now->kept->size == sizeof *now->kept && now->kept->collectNumPcs,
           "configuration");
    now->configured = 1;
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingGetConfigurationAttribute(CUpti_PCSamplingConfigurationInfoParams *p)
{
    at(p->ctx);
    int result = refused("GetConfigurationAttribute");
    expect(p->numAttributes == 1 && now->configured, "asking");
    if (result)
        return (CUptiResult)result;
    p->pPCSamplingConfigurationInfo->attributeData.samplingPeriodData.samplingPeriod = 12;
    return CUPTI_SUCCESS;
}

static void move(CUpti_PCSamplingData *to, const struct place *p)
{
    CUpti_PCSamplingPCData *r = &to->pPcData[to->totalNumPcs++];
    expect(r->size == sizeof *r && r->stallReason && (to == now->kept || r->stallReasonCount >= REASONS), "record");
    r->cubinCrc = p->crc;
    r->pcOffset = p->offset;
    r->functionIndex = p->function;
    r->functionName = p->name;
    r->correlationId = 0;
    r->stallReasonCount = 0;
    for (uint32_t i = 0; i < REASONS; i++)
        if (p->counts[i])
            r->stallReason[r->stallReasonCount++] = (CUpti_PCSamplingStallReason){FIRST_INDEX + i, p->counts[i]};
}
static void move_sums(CUpti_PCSamplingData *to)
{
    to->totalSamples = now->samples;
    to->nonUsrKernelsTotalSamples = now->elsewhere;
    to->droppedSamples = now->dropped;
    if (now->samples)
        fprintf(books(), "pcs %lu %lu %lu\n", now->samples, now->elsewhere, now->dropped);
    now->samples = now->elsewhere = now->dropped = 0;
}
/* As many as there is room for; the number left. */
static size_t give(CUpti_PCSamplingData *d)
{
    size_t n = 0;
    while (n < now->nplaces && d->totalNumPcs < d->collectNumPcs)
        move(d, &now->places[n++]);
    memmove(now->places, now->places + n, (now->nplaces - n) * sizeof *now->places);
    now->nplaces -= n;
    d->remainingNumPcs = now->nplaces;
    move_sums(d);
    return now->nplaces;
}

EXPORT CUptiResult cuptiPCSamplingGetData(CUpti_PCSamplingGetDataParams *p)
{
    static int full, drop;
    at(p->ctx);
    CUpti_PCSamplingData *d = p->pcSamplingData;
    int result = refused("GetData");
    void *(*current)(void) = (void *(*)(void))dlsym(dlopen("libcuda.so.1", RTLD_LAZY), "fake_current");
    expect(p->size == CUpti_PCSamplingGetDataParamsSize && d->size == sizeof *d && d != now->kept, "fetching");
    if (result)
        return (CUptiResult)result;
    if ((void *)p->ctx != now->sampled)
        return CUPTI_ERROR_INVALID_OPERATION;
    expect(in_callback || current() == now->sampled, "fetching: the context is not current");
    if (number("FAKE_PC_LATE") && now->running)
        return CUPTI_SUCCESS;
    if (number("FAKE_PC_STRICT") && now->running) {
        now->nplaces = now->nfresh = 0;
        now->samples = now->elsewhere = now->fresh_samples = 0;
        fprintf(books(), "discarded\n");
        return CUPTI_SUCCESS;
    }
    pthread_mutex_lock(&lock);
    if (number("FAKE_PC_FULL") && now->nplaces && !full++) {
        d->hardwareBufferFull = 1;
        now->nplaces = 0; /* what was decoded is gone with it */
        now->samples = now->elsewhere = 0;
        fprintf(books(), "full\n");
        pthread_mutex_unlock(&lock);
        return CUPTI_ERROR_OUT_OF_MEMORY;
    }
    if (number("FAKE_PC_DROP") && !drop++)
        now->samples += now->dropped = (uint64_t)number("FAKE_PC_DROP");
    if (now->kept->totalNumPcs) { /* first what was put by */
        size_t n = now->kept->totalNumPcs < d->collectNumPcs ? now->kept->totalNumPcs : d->collectNumPcs;
        for (size_t i = 0; i < n; i++) {
            CUpti_PCSamplingStallReason *own = d->pPcData[i].stallReason;
            memcpy(own, now->kept->pPcData[i].stallReason, REASONS * sizeof *own);
            d->pPcData[i] = now->kept->pPcData[i];
            d->pPcData[i].stallReason = own;
        }
        for (size_t i = n; i < now->kept->totalNumPcs; i++) {
            CUpti_PCSamplingStallReason *own = now->kept->pPcData[i - n].stallReason;
            now->kept->pPcData[i - n] = now->kept->pPcData[i];
            now->kept->pPcData[i].stallReason = own;
        }
        d->totalNumPcs = n;
        d->totalSamples = now->kept->totalSamples;
        d->nonUsrKernelsTotalSamples = now->kept->nonUsrKernelsTotalSamples;
        d->droppedSamples = now->kept->droppedSamples;
        now->kept->totalNumPcs -= n;
        now->kept->remainingNumPcs = 0;
        now->kept->totalSamples = now->kept->nonUsrKernelsTotalSamples = now->kept->droppedSamples = 0;
        d->remainingNumPcs = now->nplaces;
    } else
        give(d);
    pthread_mutex_unlock(&lock);
    return CUPTI_SUCCESS;
}
EXPORT CUptiResult cuptiPCSamplingDisable(CUpti_PCSamplingDisableParams *p)
{
    at(p->ctx);
    int result = refused("Disable");
    expect(p->size == CUpti_PCSamplingDisableParamsSize, "size of disabling");
    if (result)
        return (CUptiResult)result;
    if (fake_spoilt && !now->running) {
        fake_spoilt = 2;
        return CUPTI_ERROR_UNKNOWN;
    }
    if ((void *)p->ctx != now->sampled)
        return CUPTI_ERROR_INVALID_OPERATION;
    if (number("FAKE_PC_STUCK"))
        for (;;)
            pause();
    pthread_mutex_lock(&lock);
    decode();
    if (now->configured)
        give(now->kept);
    now->nplaces = 0;
    forget(now);
    pthread_mutex_unlock(&lock);
    return CUPTI_SUCCESS;
}
