/* floor.c - the least that watching a GPU through CUPTI costs: a library that asks for records, counts them and throws
 * them away
 *
 *   CUDA_INJECTION64_PATH=$PWD/floor.so FLOOR=kinds=10+1+2,callbacks=driver FLOOR_OUT=counts ./program
 *
 * What is compared with it must not be much dearer; what it counted is what a recorder must have recorded. FLOOR is a
 * list of words:
 *
 *   kinds=10+1+2     kinds of records, by number; 0: none
 *   callbacks=WHICH  launches: what launches, copies and fills, of runtime and driver; driver, runtime: those of one of
 *                    them; one-driver, one-runtime: kernel launches alone; all: every function; none: a subscriber
 *                    without callbacks; nobody: no subscriber (then torch.profiler can take over)
 *   buffer=KIB       size of the buffers (8192)
 *   attrN=VALUE      cuptiActivitySetAttribute before anything else
 *   latency=1 launchattributes=1 allsync=0 eventtimes=1 devicegraph=1 hwtrace=1 flushperiod=MS threadid=N   the
 *       functions of these names
 *   timestamp=1      a clock of ours
 *   apirecords=1     records of kernel launches by cuptiActivityEnableDriverApi
 *   external=1       an external number pushed and popped around each launch
 *   flushes=MS       a thread of ours flushes this often
 *   count=0          nothing is counted: buffers are thrown away unread
 *   slow=NS          counting a record takes so long: does anybody wait for it?
 *   names=1          kernels are counted by name, too
 *   late=1           only when floor_late() is called; cuInit has long been over then
 *   context=1        kinds are switched on for the thread's context alone; with late=1
 *   paused=1         nothing is switched on before floor_resume()
 *   pause=WHICH      floor_pause() switches off: kinds: records alone; callbacks: these alone; finalize: everything,
 *                    and leaves CUPTI; by default both
 *
 * Says at exit what it saw, and each setting that CUPTI refused. Built with CUPTI's headers of 13.0. */
#define _GNU_SOURCE
#include <cupti.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* clang-format off */
#define FUNCTIONS(X) \
    X(cuptiGetVersion) X(cuptiSubscribe) X(cuptiEnableCallback) X(cuptiGetCallbackName) \
    X(cuptiActivityRegisterCallbacks) \
    X(cuptiActivityEnable) X(cuptiActivityDisable) X(cuptiActivityGetNextRecord) X(cuptiActivityFlushAll) \
    X(cuptiActivityGetNumDroppedRecords) \
    X(cuptiActivitySetAttribute) X(cuptiActivityEnableLatencyTimestamps) X(cuptiActivityEnableLaunchAttributes) \
    X(cuptiActivityEnableAllSyncRecords) \
    X(cuptiActivityEnableCudaEventDeviceTimestamps) X(cuptiActivityEnableDeviceGraph) X(cuptiActivityEnableHWTrace) \
    X(cuptiActivityFlushPeriod) \
    X(cuptiSetThreadIdType) X(cuptiActivityRegisterTimestampCallback) X(cuptiActivityEnableDriverApi) \
    X(cuptiActivityPushExternalCorrelationId) \
    X(cuptiActivityPopExternalCorrelationId) X(cuptiActivityEnableContext) X(cuptiActivityDisableContext) \
    X(cuptiFinalize)
/* clang-format on */
static struct {
#define MEMBER(f) __typeof__(&f) f;
    FUNCTIONS(MEMBER)
} cupti;

enum { DOMAINS = 3, NUMBERS = 1024, NAMES = 4096, SPARE = 64 };
static unsigned char wanted[DOMAINS][NUMBERS]; /* the callbacks that are switched on */
static int kinds[16], nkinds, on, external, attached;
static CUpti_SubscriberHandle subscriber;
static uint64_t seen[64], callbacks, buffers, bytes, dropped;
static struct {
    char *name;
    uint64_t count;
} names[NAMES];

/* ---- settings ---------------------------------------------------------------------------------------------------- */

static const char *all; /* FLOOR as it was at first: the program may change its environment */
__attribute__((constructor)) static void keep(void)
{
    const char *given = getenv("FLOOR");
    all = given ? strdup(given) : NULL;
}
/* The value of a word of FLOOR, or NULL. */
static const char *word(const char *name)
{
    const char *at = all;
    size_t n = strlen(name);
    for (; at && (at = strstr(at, name)) != NULL; at += n)
        if ((at == all || at[-1] == ',') && at[n] == '=')
            return at + n + 1;
    return NULL;
}
static long number(const char *name, long otherwise)
{
    const char *v = word(name);
    return v ? strtol(v, NULL, 0) : otherwise;
}
static int says(const char *name, const char *value)
{
    const char *v = word(name);
    size_t n = strlen(value);
    return v && !strncmp(v, value, n) && (!v[n] || v[n] == ',');
}

static FILE *out(void)
{
    static FILE *f;
    if (!f && (!getenv("FLOOR_OUT") || !(f = fopen(getenv("FLOOR_OUT"), "a"))))
        f = stderr;
    return f;
}
static void set(const char *what, CUptiResult r)
{
    if (r != CUPTI_SUCCESS)
        fprintf(out(), "floor: %s: refused, %d\n", what, (int)r);
}
#define SET(name, f, type) \
    do { \
        if (word(name)) \
            set(name, cupti.f ? cupti.f((type)number(name, 0)) : CUPTI_ERROR_NOT_SUPPORTED); \
    } while (0)

static void attributes(void)
{
    for (int a = 0; a < 16; a++) {
        char name[16];
        int small = a == 5 || a == 8 || a == 9; /* flags; the others are sizes and numbers */
        size_t value, size = small ? 1 : sizeof value;
        snprintf(name, sizeof name, "attr%d", a);
        value = (size_t)number(name, 0);
        if (word(name))
            set(name, cupti.cuptiActivitySetAttribute
                          ? cupti.cuptiActivitySetAttribute((CUpti_ActivityAttribute)a, &size, &value)
                          : CUPTI_ERROR_NOT_SUPPORTED);
    }
}

/* ---- buffers ----------------------------------------------------------------------------------------------------- */

/* spare buffers: the program's threads ask for them, so it is held for a moment only */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t books = PTHREAD_MUTEX_INITIALIZER; /* counts and names */
static uint8_t *spare[SPARE];
static int nspare, asked;

static void finish(void);
static void CUPTIAPI request(uint8_t **buffer, size_t *size, size_t *records)
{
    *size = (size_t)number("buffer", 8192) << 10;
    *records = 0;
    pthread_mutex_lock(&lock);
    if (!asked++)
        atexit(finish); /* CUDA is up: this runs before its own teardown */
    *buffer = nspare ? spare[--nspare] : NULL;
    pthread_mutex_unlock(&lock);
    if (*buffer && number("attr5", 0))
        memset(*buffer, 0, *size); /* promised: zeros */
    if (!*buffer && !(*buffer = calloc(1, *size)))
        *size = 0;
}
static void named(const char *name)
{
    uint32_t h = 2166136261u, i;
    for (const char *s = name; *s; s++)
        h = (h ^ (unsigned char)*s) * 16777619u;
    for (i = 0; i < NAMES; i++) {
        __typeof__(*names) *n = &names[(h + i) % NAMES];
        if (!n->name && !(n->name = strdup(name)))
            return;
        if (!strcmp(n->name, name)) {
            n->count++;
            return;
        }
    }
}
static void dawdle(long ns)
{
    struct timespec t;
    long end = 0;
    do {
        clock_gettime(CLOCK_MONOTONIC, &t);
        end = end ? end : t.tv_sec * 1000000000 + t.tv_nsec + ns;
    } while (t.tv_sec * 1000000000 + t.tv_nsec < end);
}
static void CUPTIAPI complete(CUcontext context, uint32_t stream, uint8_t *buffer, size_t size, size_t valid)
{
    const long slow = number("slow", 0), by_name = number("names", 0);
    CUpti_Activity *r = NULL;
    size_t lost = 0;
    (void)size;
    pthread_mutex_lock(&books);
    buffers++;
    bytes += valid;
    if (valid && number("count", 1))
        while (cupti.cuptiActivityGetNextRecord(buffer, valid, &r) == CUPTI_SUCCESS) {
            seen[r->kind < 64 ? r->kind : 0]++;
            if (slow)
                dawdle(slow);
            if (by_name && (r->kind == CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL || r->kind == CUPTI_ACTIVITY_KIND_KERNEL))
                named(((CUpti_ActivityKernel10 *)(void *)r)->name);
        }
    if (cupti.cuptiActivityGetNumDroppedRecords(context, stream, &lost) == CUPTI_SUCCESS)
        dropped += lost;
    pthread_mutex_unlock(&books);
    pthread_mutex_lock(&lock);
    if (nspare < SPARE) {
        spare[nspare++] = buffer;
        buffer = NULL;
    }
    pthread_mutex_unlock(&lock);
    free(buffer);
}
static uint64_t CUPTIAPI now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
static void *flusher(void *arg)
{
    for (;;) {
        usleep((useconds_t)number("flushes", 1000) * 1000);
        cupti.cuptiActivityFlushAll(0);
    }
    return arg;
}

/* ---- callbacks --------------------------------------------------------------------------------------------------- */

static void CUPTIAPI callback(void *user, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void *data)
{
    int enters = ((const CUpti_CallbackData *)data)->callbackSite == CUPTI_API_ENTER;
    uint64_t last;
    (void)user, (void)domain, (void)id;
    if (enters)
        __atomic_fetch_add(&callbacks, 1, __ATOMIC_RELAXED);
    if (external && enters)
        cupti.cuptiActivityPushExternalCorrelationId(CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0, callbacks);
    else if (external)
        cupti.cuptiActivityPopExternalCorrelationId(CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0, &last);
}

static int is(const char *name, int domain, const char *what)
{
    return !strncmp(name + (domain == CUPTI_CB_DOMAIN_DRIVER_API ? 2 : 4), what, strlen(what));
}
/* Finds the functions that `callbacks` means, once. */
static void choose(void)
{
    int one = says("callbacks", "one-driver") || says("callbacks", "one-runtime"), every = says("callbacks", "all"),
        missing;
    for (int domain = 1; domain < DOMAINS; domain++) {
        if (says("callbacks", "none") ||
            says("callbacks", domain == CUPTI_CB_DOMAIN_DRIVER_API ? "runtime" : "driver") ||
            says("callbacks", domain == CUPTI_CB_DOMAIN_DRIVER_API ? "one-runtime" : "one-driver"))
            continue;
        missing = 0;
        for (int i = 1; i < NUMBERS && missing < 8; i++) {
            const char *name = NULL;
            if (cupti.cuptiGetCallbackName((CUpti_CallbackDomain)domain, (uint32_t)i, &name) != CUPTI_SUCCESS ||
                !name || strncmp(name, "cu", 2)) {
                missing++;
                continue;
            }
            missing = 0;
            wanted[domain][i] = every || is(name, domain, "LaunchKernel") ||
                                (!one && (is(name, domain, "Launch") || is(name, domain, "Memcpy") ||
                                          is(name, domain, "Memset") || is(name, domain, "GraphLaunch")));
            if (number("apirecords", 0) && domain == CUPTI_CB_DOMAIN_DRIVER_API && is(name, domain, "LaunchKernel"))
                set("apirecords", cupti.cuptiActivityEnableDriverApi((CUpti_CallbackId)i, 1));
        }
    }
}
/* Takes CUPTI up, with all that has been asked for; nothing is switched on yet. */
static void attach(void)
{
    if (attached)
        return;
    attached = 1;
    attributes();
    SET("threadid", cuptiSetThreadIdType, CUpti_ActivityThreadIdType);
    SET("latency", cuptiActivityEnableLatencyTimestamps, uint8_t);
    SET("launchattributes", cuptiActivityEnableLaunchAttributes, uint8_t);
    SET("allsync", cuptiActivityEnableAllSyncRecords, uint8_t);
    SET("eventtimes", cuptiActivityEnableCudaEventDeviceTimestamps, uint8_t);
    SET("devicegraph", cuptiActivityEnableDeviceGraph, uint8_t);
    SET("flushperiod", cuptiActivityFlushPeriod, uint32_t);
    SET("hwtrace", cuptiActivityEnableHWTrace, uint8_t);
    if (number("timestamp", 0))
        set("timestamp", cupti.cuptiActivityRegisterTimestampCallback
                             ? cupti.cuptiActivityRegisterTimestampCallback(now)
                             : CUPTI_ERROR_NOT_SUPPORTED);
    if (!says("callbacks", "nobody"))
        set("subscriber", cupti.cuptiSubscribe(&subscriber, (CUpti_CallbackFunc)callback, NULL));
    set("buffers", cupti.cuptiActivityRegisterCallbacks(request, complete));
}
static void leave(void)
{
    attached = 0;
    set("flush", cupti.cuptiActivityFlushAll(1));
    set("finalize", cupti.cuptiFinalize());
}
static void switch_to(int state)
{
    static int before;
    CUcontext context = NULL;
    int records = !before || !says("pause", "callbacks"), callbacks_too = !before || !says("pause", "kinds");
    if (on == state)
        return;
    on = state;
    before = 1;
    if (number("context", 0)) {
        void *driver = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD);
        int (*current)(CUcontext *) = driver ? (int (*)(CUcontext *))(uintptr_t)dlsym(driver, "cuCtxGetCurrent") : NULL;
        if (!current || current(&context) || !context || !cupti.cuptiActivityEnableContext ||
            !cupti.cuptiActivityDisableContext) {
            set("context", CUPTI_ERROR_NOT_SUPPORTED);
            return;
        }
    }
    if (state && says("pause", "finalize"))
        attach();
    for (int i = 0; i < nkinds && records; i++)
        set("kinds",
            context ? (state ? cupti.cuptiActivityEnableContext
                             : cupti.cuptiActivityDisableContext)(context, (CUpti_ActivityKind)kinds[i])
                    : (state ? cupti.cuptiActivityEnable : cupti.cuptiActivityDisable)((CUpti_ActivityKind)kinds[i]));
    for (int domain = 1; domain < DOMAINS && subscriber && callbacks_too; domain++)
        for (int i = 1; i < NUMBERS; i++)
            if (wanted[domain][i])
                set("callbacks", cupti.cuptiEnableCallback((uint32_t)state, subscriber, (CUpti_CallbackDomain)domain,
                                                           (CUpti_CallbackId)i));
    if (!state && says("pause", "finalize"))
        leave();
}

/* ---- start and end ----------------------------------------------------------------------------------------------- */

static void finish(void)
{
    static int done;
    uint64_t records = 0;
    if (done++)
        return;
    cupti.cuptiActivityFlushAll(1);
    for (int i = 0; i < 64; i++)
        records += seen[i];
    fprintf(out(),
            "floor: kernels %llu copies %llu fills %llu graphs %llu records %llu dropped %llu callbacks %llu buffers "
            "%llu bytes %llu\n",
            (unsigned long long)(seen[CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL] + seen[CUPTI_ACTIVITY_KIND_KERNEL]),
            (unsigned long long)(seen[CUPTI_ACTIVITY_KIND_MEMCPY] + seen[CUPTI_ACTIVITY_KIND_MEMCPY2]),
            (unsigned long long)seen[CUPTI_ACTIVITY_KIND_MEMSET],
            (unsigned long long)seen[CUPTI_ACTIVITY_KIND_GRAPH_TRACE], (unsigned long long)records,
            (unsigned long long)dropped, (unsigned long long)callbacks, (unsigned long long)buffers,
            (unsigned long long)bytes);
    for (int i = 0; i < NAMES; i++)
        if (names[i].name)
            fprintf(out(), "kernel %llu %s\n", (unsigned long long)names[i].count, names[i].name);
    fflush(out());
}

static void *library(void)
{
    static const char *const places[] = {"libcupti.so.13", "libcupti.so.12", "/usr/local/cuda/lib64/libcupti.so",
                                         "/usr/local/cuda/extras/CUPTI/lib64/libcupti.so"};
    const char *set_to = getenv("FLOOR_LIBCUPTI");
    void *l = set_to ? dlopen(set_to, RTLD_LAZY) : NULL;
    for (size_t i = 0; !l && !set_to && i < sizeof places / sizeof *places; i++)
        l = dlopen(places[i], RTLD_LAZY);
#ifdef FALLBACK
    if (!l && !set_to)
        l = dlopen(FALLBACK, RTLD_LAZY);
#endif
    return l;
}
static int start(void)
{
    static int begun;
    void *l;
    const char *k = word("kinds") ? word("kinds") : "10+1+2";
    pthread_t thread;
    if (begun++)
        return 1;
    l = library();
#define FIND(f) \
    if (l) { \
        void *p = dlsym(l, #f); \
        memcpy(&cupti.f, &p, sizeof p); \
    }
    FUNCTIONS(FIND)
    if (!l || !cupti.cuptiSubscribe) {
        fprintf(out(), "floor: no CUPTI: %s\n", dlerror());
        return 1;
    }
    attach();
    while (*k >= '0' && *k <= '9' && nkinds < 16) {
        char *end;
        long kind = strtol(k, &end, 10);
        if (kind)
            kinds[nkinds++] = (int)kind;
        k = *end == '+' ? end + 1 : "";
    }
    if (number("external", 0) && nkinds < 16) {
        kinds[nkinds++] = CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION;
        external = cupti.cuptiActivityPushExternalCorrelationId && cupti.cuptiActivityPopExternalCorrelationId;
        set("external", external ? CUPTI_SUCCESS : CUPTI_ERROR_NOT_SUPPORTED);
    }
    choose();
    if (!number("paused", 0))
        switch_to(1);
    if (word("flushes") && pthread_create(&thread, NULL, flusher, NULL) == 0)
        pthread_detach(thread);
    atexit(finish);
    return 1;
}

int InitializeInjection(void); /* called by the driver, in cuInit */
int InitializeInjection(void) { return number("late", 0) ? 1 : start(); }
void floor_late(void);
void floor_late(void) { start(); }
void floor_pause(void);
void floor_pause(void) { switch_to(0); }
void floor_resume(void);
void floor_resume(void) { switch_to(1); }
