/* states.cu - what is left of CUPTI's cost when it is told to stop, in one process: goes from state to state, and times
 * the same calls in each
 *
 *   states WORD...
 *
 * Words, each a state that is timed once it is reached: start (CUDA, and a context), attrN=VALUE (an attribute of
 * CUPTI's), subscribe, callbacks (the launches' of the driver), kinds=10+1+2, here=10+1+2 (the same in this context
 * alone), nokinds, nocallbacks, flush, unsubscribe, finalize. Nothing is timed before start. The list is gone through
 * ROUNDS times (5), start once. Printed are medians over the rounds: ns of the host for a launch of an empty kernel, an
 * event recorded, a stream queried, the context asked for, a copy of 4 bytes to the device; and what it took to reach
 * the state, us. STATES_LIBCUPTI names another library.
 *
 * BESIDE=1: another thread goes from state to state while this one launches without end. Printed are how long that
 * took, the longest launch meanwhile, and what launches took altogether above twice their median: whether who launches
 * waits for it. With asks.so preloaded the last round also says what each state asks the system for. */
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <thread>
#include <vector>
#include <cuda.h>
#include <cuda_runtime.h>
#include <cupti.h>
#include <dlfcn.h>

enum { BLOCK = 300, BLOCKS = 12, TIMED = 5 };
__global__ void nothing() {}

static cudaStream_t stream;
static cudaEvent_t event;
static int *device;
static CUresult (*current)(CUcontext *);

static uint64_t now()
{
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000ull + t.tv_nsec;
}
static void must(int status, const char *what)
{
    if (status) {
        fprintf(stderr, "states: %s: error %d\n", what, status);
        exit(1);
    }
}

/* ---- CUPTI ------------------------------------------------------------------------------------------------------- */

/* clang-format off */
#define FUNCTIONS(X) \
    X(cuptiSubscribe) X(cuptiUnsubscribe) X(cuptiFinalize) X(cuptiEnableCallback) X(cuptiGetCallbackName) \
    X(cuptiActivityRegisterCallbacks) X(cuptiActivityEnable) \
    X(cuptiActivityDisable) X(cuptiActivityEnableContext) X(cuptiActivityDisableContext) X(cuptiActivityFlushAll) \
    X(cuptiActivitySetAttribute)
/* clang-format on */
static struct {
#define MEMBER(f) decltype(&::f) f;
    FUNCTIONS(MEMBER)
} cupti;
static CUpti_SubscriberHandle subscriber;
static unsigned long long calls, records;

static void CUPTIAPI callback(void *, CUpti_CallbackDomain, CUpti_CallbackId, const void *) { calls++; }
static void CUPTIAPI request(uint8_t **buffer, size_t *size, size_t *most)
{
    *size = 1 << 20, *most = 0, *buffer = (uint8_t *)aligned_alloc(8, *size);
}
static void CUPTIAPI complete(CUcontext, uint32_t, uint8_t *buffer, size_t, size_t valid)
{
    records += valid;
    free(buffer);
}
static void load()
{
    const char *name = getenv("STATES_LIBCUPTI");
    void *library = dlopen(name ? name : "libcupti.so.13", RTLD_NOW);
#ifdef FALLBACK
    if (!library && !name)
        library = dlopen(FALLBACK, RTLD_NOW);
#endif
    if (!library)
        fprintf(stderr, "states: %s\n", dlerror()), exit(1);
#define FIND(f) \
    if (!(cupti.f = (decltype(cupti.f))dlsym(library, #f))) \
        fprintf(stderr, "states: no " #f "\n"), exit(1);
    FUNCTIONS(FIND)
}
static void callbacks(int on)
{
    for (uint32_t i = 1; i < 1024; i++) {
        const char *name = NULL;
        if (cupti.cuptiGetCallbackName(CUPTI_CB_DOMAIN_DRIVER_API, i, &name) == CUPTI_SUCCESS && name &&
            !strncmp(name, "cuLaunchKernel", 14))
            must(cupti.cuptiEnableCallback(on, subscriber, CUPTI_CB_DOMAIN_DRIVER_API, i), name);
    }
}
static void kinds(const char *list, CUptiResult (*to)(CUpti_ActivityKind))
{
    for (char *end; *list >= '0' && *list <= '9'; list = *end == '+' ? end + 1 : end)
        must(to((CUpti_ActivityKind)strtol(list, &end, 10)), "kinds");
}
static CUptiResult enable_here(CUpti_ActivityKind kind)
{
    CUcontext context;
    must(current(&context), "context");
    return cupti.cuptiActivityEnableContext(context, kind);
}
static CUptiResult disable_here(CUpti_ActivityKind kind)
{
    CUcontext context;
    must(current(&context), "context");
    return cupti.cuptiActivityDisableContext(context, kind);
}
static void start();
static std::string enabled;
static bool here;
static void reach(const std::string &word)
{
    if (word == "subscribe") {
        must(cupti.cuptiSubscribe(&subscriber, (CUpti_CallbackFunc)callback, NULL), "subscribe");
        must(cupti.cuptiActivityRegisterCallbacks(request, complete), "buffers");
    } else if (word == "callbacks")
        callbacks(1);
    else if (word == "nocallbacks")
        callbacks(0);
    else if (word.compare(0, 6, "kinds=") == 0) {
        here = false;
        kinds((enabled = word.substr(6)).c_str(), cupti.cuptiActivityEnable);
    } else if (word.compare(0, 5, "here=") == 0) {
        here = true;
        kinds((enabled = word.substr(5)).c_str(), enable_here);
    } else if (word == "nokinds")
        kinds(enabled.c_str(), here ? disable_here : cupti.cuptiActivityDisable);
    else if (word.compare(0, 4, "attr") == 0) {
        char *end;
        CUpti_ActivityAttribute which = (CUpti_ActivityAttribute)strtol(word.c_str() + 4, &end, 10);
        size_t value = strtoull(end + 1, NULL, 10),
               size = which == CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER ||
                              which >= CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED
                          ? 1
                          : sizeof value;
        must(cupti.cuptiActivitySetAttribute(which, &size, &value), word.c_str());
    } else if (word == "flush")
        must(cupti.cuptiActivityFlushAll(1), "flush");
    else if (word == "unsubscribe")
        must(cupti.cuptiUnsubscribe(subscriber), "unsubscribe");
    else if (word == "finalize")
        must(cupti.cuptiFinalize(), "finalize");
    else if (word == "start")
        start();
    else
        fprintf(stderr, "states: what is %s?\n", word.c_str()), exit(2);
}

/* ---- times ------------------------------------------------------------------------------------------------------- */

static void one(int what)
{
    static int number;
    CUcontext context;
    switch (what) {
    case 0: nothing<<<1, 1, 0, stream>>>(); break;
    case 1: cudaEventRecord(event, stream); break;
    case 2: cudaStreamQuery(stream); break;
    case 3: current(&context); break;
    case 4: cudaMemcpyAsync(device, &number, sizeof number, cudaMemcpyHostToDevice, stream); break;
    }
}
struct State {
    std::string name;
    std::vector<double> times[TIMED + 1], longest, lost;
};
static double median(std::vector<double> v)
{
    std::sort(v.begin(), v.end());
    return v.empty() ? 0 : v[v.size() / 2];
}
static void measure(State &state)
{
    std::vector<double> blocks[TIMED];
    for (int b = 0; b < BLOCKS; b++)
        for (int what = 0; what < TIMED; what++) {
            uint64_t begin = now();
            for (int i = 0; i < BLOCK; i++)
                one(what);
            blocks[what].push_back((now() - begin) / (double)BLOCK);
            cudaStreamSynchronize(stream);
        }
    for (int what = 0; what < TIMED; what++)
        state.times[what].push_back(median(blocks[what]));
}
static void start()
{
    must(cudaFree(0), "CUDA");
    must(cudaStreamCreate(&stream), "stream");
    must(cudaEventCreate(&event), "event");
    must(cudaMalloc(&device, 64), "memory");
    cudaDriverEntryPointQueryResult found;
    must(cudaGetDriverEntryPointByVersion("cuCtxGetCurrent", (void **)&current, 12000, cudaEnableDefault, &found),
         "cuCtxGetCurrent");
    for (int what = 0; what < TIMED; what++)
        one(what);
    must(cudaDeviceSynchronize(), "work");
}

/* Launches before, while and after another thread reaches it. */
static void reach_beside(State &state)
{
    std::atomic<int> stage{0};
    std::vector<double> launches;
    uint64_t took = 0;
    std::thread beside([&] {
        while (stage < 1)
            std::this_thread::yield();
        uint64_t begin = now();
        reach(state.name);
        took = now() - begin;
        stage = 2;
    });
    for (int before = 1000, after = 1000; before > 0 || after > 0;) {
        uint64_t begin = now();
        one(0);
        launches.push_back((now() - begin) / 1e3);
        if (before > 0 && --before == 0)
            stage = 1;
        after -= stage == 2;
    }
    beside.join();
    cudaStreamSynchronize(stream);
    double usual = 2 * median(launches), lost = 0;
    for (double t : launches)
        lost += t > usual ? t - usual : 0;
    state.times[TIMED].push_back(took / 1e3);
    state.longest.push_back(*std::max_element(launches.begin(), launches.end()));
    state.lost.push_back(lost);
}

int main(int argc, char **argv)
{
    int rounds = getenv("ROUNDS") ? atoi(getenv("ROUNDS")) : 5;
    bool started = false;
    std::vector<State> states;
    for (int i = 1; i < argc; i++)
        states.push_back(State{argv[i]});
    if (states.empty())
        fprintf(stderr, "usage: states WORD...; the head of states.cu has the words\n"), exit(2);
    load();
    for (int round = 0; round < rounds; round++)
        for (auto &state : states) {
            if (state.name == "start" && started)
                continue;
            if (started && getenv("BESIDE")) {
                reach_beside(state);
                continue;
            }
            started = started || state.name == "start";
            static void (*asks)(bool) = (void (*)(bool))dlsym(RTLD_DEFAULT, "asks");
            bool asking = asks && round == rounds - 1;
            if (asking)
                printf("-- %s\n", state.name.c_str()), asks(true);
            uint64_t begin = now();
            reach(state.name);
            state.times[TIMED].push_back((now() - begin) / 1e3);
            if (asking)
                asks(false);
            if (started)
                measure(state);
        }
    if (getenv("BESIDE")) {
        printf("%-22s %14s %14s %14s\n", "us", "to get there", "longest launch", "launches lost");
        for (auto &state : states)
            printf("%-22s %14.0f %14.0f %14.0f\n", state.name.c_str(), median(state.times[TIMED]),
                   median(state.longest), median(state.lost));
        return 0;
    }
    printf("%-22s %8s %8s %8s %8s %8s %14s\n", "ns", "launch", "event", "query", "context", "copy", "us to get there");
    for (auto &state : states) {
        printf("%-22s", state.name.c_str());
        for (int what = 0; what < TIMED; what++)
            printf(" %8.0f", median(state.times[what]));
        printf(" %14.0f\n", median(state.times[TIMED]));
    }
    printf("callbacks %llu, bytes of records %llu\n", calls, records);
    return 0;
}
