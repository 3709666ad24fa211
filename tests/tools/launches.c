/* launches.c - a host that gives two devices work and waits for it in all the ways there are, for trace-tally
 * --launches
 *
 * launches [OFFSET_NS [two]]: the devices' clock is that far ahead of the host's; with "two" the second device works as
 * well. Streams are simulated: work begins when it was asked for and what stands before it in its stream is over, and a
 * wait comes back when its time has come. Prints how many pieces of work there were, and how many of them nobody asked
 * for. */
#define TRACE_IMPL
#include "trace.h"
#include "chance.h"
#include <stdio.h>
#include <stdlib.h>

enum { OPERATIONS = 600, STREAMS = 4, EVENTS = 3, LATENCY = 20000, NOT_READY = 600 };

static const trace__field result[] = {{"result", TRACE_T_I32, TRACE_R_RESULT, ""}},
                          stream[] = {{"stream", TRACE_T_HANDLE, TRACE_R_NONE, ""}};
static const trace__field config[] = {{"config", TRACE_T_PTR, TRACE_R_NONE, ""}},
                          event[] = {{"event", TRACE_T_HANDLE, TRACE_R_NONE, ""}};
static const trace__field recorded[] = {{"event", TRACE_T_HANDLE, TRACE_R_NONE, ""},
                                        {"stream", TRACE_T_HANDLE, TRACE_R_NONE, ""}};
#define CALL(site, api, name, n, fields) \
    static const trace__desc site##_desc[] = {{api, name, TRACE_KIND_BEGIN, 1, n, fields}, \
                                              {api, name, TRACE_KIND_END, 1, 1, result}}; \
    static trace__site site = {0, 2, site##_desc, NULL}
CALL(launch, "CUDART", "cudaLaunchKernel", 1, stream);
CALL(launch_ex, "CUDA", "cuLaunchKernelEx", 1, config);
CALL(copy_back, "CUDART", "cudaMemcpy", 0, NULL);
CALL(stream_wait, "CUDART", "cudaStreamSynchronize", 1, stream);
CALL(stream_ask, "CUDA", "cuStreamQuery", 1, stream);
CALL(event_record, "CUDART", "cudaEventRecord", 2, recorded);
CALL(event_wait, "CUDART", "cudaEventSynchronize", 1, event);
CALL(event_ask, "CUDA", "cuEventQuery", 1, event);
CALL(event_end, "CUDART", "cudaEventDestroy", 1, event);
CALL(device_wait, "CUDART", "cudaDeviceSynchronize", 0, NULL);
CALL(stream_end, "CUDA", "cuStreamDestroy_v2", 1, stream);
TRACE__LAUNCH_SITE(asked, "CUDA");
static const trace__field kernel_fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic")};
static const trace__desc kernel_desc[] = {{"CUDA", "kernel", TRACE_KIND_SLICE, 1, 5, kernel_fields}};
static trace__site kernel = {0, 1, kernel_desc, NULL};
static const trace__field copy_fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic"),
                                           {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""}};
static const trace__desc copy_desc[] = {{"CUDA", "copy", TRACE_KIND_SLICE, 1, 6, copy_fields}};
static trace__site copy = {0, 1, copy_desc, NULL};

static void until(uint64_t ns)
{
    while (now() < ns) {}
}

static void begin(trace__site *site, int n, uint64_t a, uint64_t b)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(site), 16);
    if (n > 0)
        p = trace__put_u64(p, a);
    if (n > 1)
        p = trace__put_u64(p, b);
    trace__close(w, p);
}
static void end(trace__site *site, uint32_t r)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(site) + 1, 16);
    trace__close(w, trace__put_u32(p, r));
}

/* Stream 0 is the default one, at handle 0; the last is on the second device. */
static struct {
    uint64_t handle, free_at;
    uint32_t track;
} streams[STREAMS] = {{0, 0, 0}, {0x10, 0, 0}, {0x20, 0, 0}, {0x30, 0, 0}};
static struct {
    uint64_t over;
} events[EVENTS];
static uint64_t free_at[2]; /* of the devices, with the work of streams that are no more */
static struct {
    trace__work it;
    bool copies;
} done[OPERATIONS];
static int ndone, nwritten, nuncalled;
static int64_t offset;
static uint64_t numbers;

static uint64_t work(int s, bool copies)
{
    static const char *const names[] = {"one", "two", "three"};
    const char *name = copies ? "copy" : names[any(3)];
    uint64_t from = now() + LATENCY + any(5000), over;
    if (from < streams[s].free_at)
        from = streams[s].free_at;
    over = streams[s].free_at = from + 1000 + any(60000);
    if (over > free_at[s == STREAMS - 1])
        free_at[s == STREAMS - 1] = over;
    done[ndone].it = (trace__work){from + (uint64_t)offset, over + (uint64_t)offset, numbers, streams[s].track,
                                   trace__intern(name, strlen(name))};
    done[ndone++].copies = copies;
    return over;
}

/* As a vendor's library tells of it: when it is over, what was over first first. */
static int by_end(const void *a, const void *b)
{
    const trace__work *x = a, *y = b;
    return x->end < y->end ? -1 : x->end > y->end;
}
static void tell(void)
{
    uint64_t at = now() + (uint64_t)offset;
    int i;
    qsort(done + nwritten, (size_t)(ndone - nwritten), sizeof *done, by_end);
    for (i = nwritten; i < ndone && done[i].it.end < at; i++) {
        trace__writer *w;
        unsigned char *p = trace__open(&w, trace__site_id(done[i].copies ? &copy : &kernel), TRACE__WORK_BYTES + 16);
        p = trace__put_work(p, &done[i].it);
        trace__close(w, done[i].copies ? trace__put_u16(p, TRACE__DIRECTION('D', 'M')) : p);
    }
    nwritten = i;
}

static void operate(int usable)
{
    int s = (int)any((uint32_t)usable), e = (int)any(EVENTS);
    uint64_t at = now(), over;
    switch (any(13)) {
    case 0:
    case 1:
    case 2:
    case 3:
        begin(&launch, 1, streams[s].handle, 0);
        if (any(2)) { /* in a structure */
            begin(&launch_ex, 1, 0x7000, 0);
            trace__launched(&asked, ++numbers);
            end(&launch_ex, 0);
        } else
            trace__launched(&asked, ++numbers);
        work(s, false);
        end(&launch, 0);
        if (any(20) == 0) { /* nobody asked for that */
            numbers++;
            nuncalled++;
            work(s, false);
        }
        break;
    case 4:
        begin(&copy_back, 0, 0, 0);
        trace__launched(&asked, ++numbers);
        over = work(0, true);
        until(over + 3000);
        end(&copy_back, 0);
        break;
    case 5:
        begin(&stream_wait, 1, streams[s].handle, 0);
        until(streams[s].free_at + 3000);
        end(&stream_wait, 0);
        break;
    case 6:
        begin(&stream_ask, 1, streams[s].handle, 0);
        end(&stream_ask, at > streams[s].free_at ? 0 : NOT_READY);
        break;
    case 7:
    case 8:
        begin(&event_record, 2, 0x100 + (uint64_t)e, streams[s].handle);
        events[e].over = streams[s].free_at;
        end(&event_record, 0);
        break;
    case 9:
        begin(&event_wait, 1, 0x100 + (uint64_t)e, 0);
        until(events[e].over + 3000);
        end(&event_wait, 0);
        begin(&event_ask, 1, 0x100 + (uint64_t)e, 0);
        end(&event_ask, now() > events[e].over ? 0 : NOT_READY);
        break;
    case 10:
        if (any(4))
            break;
        begin(&device_wait, 0, 0, 0);
        until(free_at[0] + 3000);
        end(&device_wait, 0);
        break;
    case 11: /* work that is under way goes on, and the handle is the next stream's */
        if (!s || any(3))
            break;
        begin(&stream_end, 1, streams[s].handle, 0);
        end(&stream_end, 0);
        streams[s].free_at = 0;
        break;
    case 12: /* an event that is nowhere has happened, whatever the one with its handle before it waits for */
        begin(&event_end, 1, 0x100 + (uint64_t)e, 0);
        end(&event_end, 0);
        events[e].over = 0;
        begin(&event_ask, 1, 0x100 + (uint64_t)e, 0);
        end(&event_ask, 0);
        break;
    }
}

int main(int argc, char **argv)
{
    bool two = argc > 2;
    uint32_t first = trace__track_new(0, TRACE_TRACK_DEVICE, "GPU 0", ""),
             second = two ? trace__track_new(0, TRACE_TRACK_DEVICE, "GPU 1", "") : 0;
    int i;
    offset = argc > 1 ? atoll(argv[1]) : 0;
    for (i = 0; i < (two ? STREAMS : STREAMS - 1); i++) {
        char name[32];
        snprintf(name, sizeof name, "stream %d", i);
        streams[i].track = trace__track_new(i == STREAMS - 1 ? second : first, TRACE_TRACK_QUEUE, name, "");
    }
    for (i = 0; i < OPERATIONS; i++) {
        operate(two ? STREAMS : STREAMS - 1);
        if (any(60) == 0)
            tell();
    }
    until((free_at[0] > free_at[1] ? free_at[0] : free_at[1]) + 200000);
    tell();
    printf("%d %d\n", nwritten, nuncalled);
    return 0;
}
