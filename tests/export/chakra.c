/* chakra.c - a program whose graph is known: launches, events and waits of streams as CUDA's runtime has them, and the
 * work that they ask for, at times that agree with them */
#define TRACE_IMPL
#include "trace.h"

enum { LAUNCH, RECORD, WAIT_EVENT, EVENT_SYNC, STREAM_SYNC, COPY, CALLS };
static const char *const names[CALLS] = {"cudaLaunchKernel",     "cudaEventRecord",       "cudaStreamWaitEvent",
                                         "cudaEventSynchronize", "cudaStreamSynchronize", "cudaMemcpy"};
static const trace__field handles[] = {{"stream", TRACE_T_HANDLE, 0, ""}, {"event", TRACE_T_HANDLE, 0, ""}};
static const trace__field number[] = {{"correlation", TRACE_T_U64, TRACE_R_CORRELATION, ""}};
static trace__desc calls[CALLS][2];
static trace__site sites[CALLS];
static const trace__desc launched[] = {{"CUDA", "launch", TRACE_KIND_META, 1, 1, number}};
static trace__site asked = {0, 1, launched, NULL};
static const trace__field fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic")};
static const trace__desc work[] = {{"CUDA", "work", TRACE_KIND_SLICE, 1, 5, fields}};
static trace__site works = {0, 1, work, NULL};
static uint32_t queues[3], last;

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* Clocks of devices and of the host may be so far apart that times lie on the right side of each other in any case. */
static uint64_t later(void)
{
    uint64_t from = now();
    while (now() < from + 200000) {}
    return now();
}

static void begin(int which, uint64_t stream, uint64_t event)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&sites[which]), 16);
    memcpy(p, &stream, 8);
    memcpy(p + 8, &event, 8);
    trace__close(w, p + 16);
}

static void end(int which)
{
    trace__writer *w;
    trace__close(w, trace__open(&w, trace__site_id(&sites[which]) + 1, 0));
}

static void call(int which, uint64_t stream, uint64_t event)
{
    begin(which, stream, event);
    end(which);
}

/* Asks for work within the call that is open; returns its number. */
static uint64_t ask(void)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&asked), 8);
    uint64_t n = ++last;
    memcpy(p, &n, 8);
    trace__close(w, p + 8);
    return n;
}

static uint64_t launch(uint64_t stream)
{
    uint64_t n;
    begin(LAUNCH, stream, 0);
    n = ask();
    end(LAUNCH);
    return n;
}

static void done(const char *name, uint64_t n, int stream, uint64_t from, uint64_t to)
{
    trace__writer *w;
    trace__work it = {from, to, n, queues[stream], trace__intern(name, strlen(name))};
    trace__close(w, trace__put_work(trace__open(&w, trace__site_id(&works), TRACE__WORK_BYTES), &it));
}

int main(void)
{
    uint64_t a, b, c, d, x, t[8];
    uint32_t device = trace__track_new(0, TRACE_TRACK_DEVICE, "GPU 0", "ns:monotonic");
    for (int i = 0; i < 3; i++)
        queues[i] = trace__track_new(device, TRACE_TRACK_QUEUE, "stream", "ns:monotonic");
    for (int i = 0; i < CALLS; i++) {
        calls[i][0] = (trace__desc){"CUDART", names[i], TRACE_KIND_BEGIN, 1, 2, handles};
        calls[i][1] = (trace__desc){"CUDART", names[i], TRACE_KIND_END, 1, 0, NULL};
        sites[i] = (trace__site){0, 2, calls[i], NULL};
    }
    trace_task_begin("step");
    a = launch(1);
    t[0] = later();
    call(RECORD, 1, 7);
    b = launch(1);
    call(WAIT_EVENT, 2, 7); /* what follows on stream 2 waits for a, not for b */
    t[1] = later();
    c = launch(2);
    t[2] = later();
    t[3] = later();
    call(RECORD, 2, 8);
    begin(EVENT_SYNC, 0, 8); /* waits for c */
    later();
    end(EVENT_SYNC);
    begin(COPY, 0, 0); /* waits for its own copy: what follows does */
    d = ask();
    t[4] = later();
    t[5] = later();
    later();
    end(COPY);
    x = launch(1);
    t[6] = later();
    t[7] = later();
    begin(STREAM_SYNC, 1, 0);
    later();
    end(STREAM_SYNC);
    trace_task_end();
    {
        TRACE_SCOPE("after");
    }
    done("x", x, 1, t[6], t[7]); /* devices tell of work late, and in no order */
    done("c", c, 2, t[2], t[3]);
    done("d", d, 0, t[4], t[5]);
    done("a", a, 1, t[0], t[1]);
    done("b", b, 1, t[1], t[6]);
    done("alone", 0, 2, t[7], t[7] + 1);
    return 0;
}
