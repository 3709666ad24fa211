/* device.c - a program whose devices do known work, as a backend tells of it; prints what they did, a line a fact */
#define TRACE_IMPL
#include "trace.h"
#include "chance.h"
#include <stdio.h>

enum { DEVICES = 2, QUEUES = 3, CALLS = 400 };

#define RESULT {"result", TRACE_T_I32, TRACE_R_RESULT, ""}
#define BYTES {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"}
#define DIRECTION {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""}
#define SHAPE(grid, block) \
    {grid, TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""}, {block, TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""}
static const trace__field kernel_fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic"),
                                             RESULT,
                                             SHAPE("grid", "block"),
                                             {"cluster", TRACE_T_U32 | TRACE_T_ARRAY, TRACE_R_NONE, ""},
                                             {"local", TRACE_T_U32, TRACE_R_NONE, "B"}};
static const trace__desc kernel_desc[] = {{"gpu", "kernel", TRACE_KIND_SLICE, 1, 10, kernel_fields}};
static trace__site kernel = {0, 1, kernel_desc, NULL};
static const trace__field copy_fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic"), BYTES, DIRECTION};
static const trace__desc copy_desc[] = {{"gpu", "copy", TRACE_KIND_SLICE, 1, 7, copy_fields}};
static trace__site copy = {0, 1, copy_desc, NULL};
static const trace__field other_fields[] = {TRACE__DEVICE_FIELDS("ns:monotonic"), RESULT,
                                            SHAPE("groups", "group_size")};
static const trace__desc other_desc[] = {{"npu", "kernel", TRACE_KIND_SLICE, 1, 8, other_fields}};
static trace__site other = {0, 1, other_desc, NULL};

static const trace__field call_in[] = {BYTES, DIRECTION}, call_out[] = {RESULT}, late_in[] = {BYTES},
                          late_out[] = {RESULT, DIRECTION};
static const trace__desc runtime_copy_desc[] = {{"runtime", "rtCopy", TRACE_KIND_BEGIN, 1, 2, call_in},
                                                {"runtime", "rtCopy", TRACE_KIND_END, 1, 1, call_out}};
static trace__site runtime_copy = {0, 2, runtime_copy_desc, NULL};
static const trace__desc driver_copy_desc[] = {{"gpu", "drvCopy", TRACE_KIND_BEGIN, 1, 1, late_in},
                                               {"gpu", "drvCopy", TRACE_KIND_END, 1, 2, late_out}};
static trace__site driver_copy = {0, 2, driver_copy_desc, NULL};
static const trace__desc launch_desc[] = {{"gpu", "drvLaunch", TRACE_KIND_BEGIN, 1, 0, NULL},
                                          {"gpu", "drvLaunch", TRACE_KIND_END, 1, 0, NULL}};
static trace__site launch = {0, 2, launch_desc, NULL};
TRACE__LAUNCH_SITE(gpu, "gpu");
TRACE__LAUNCH_SITE(npu, "npu");

static const char *const kernels[][2] = {
    {"_Z6vecaddPKfS0_Pfi", "vecadd(float const*, float const*, float*, int)"},
    {"plain_c", "plain_c"},
    {"_ZN3foo3barIdEEvT_", "void foo::bar<double>(double)"},
    {"_Zbroken", "_Zbroken"},
};

static void begin(trace__site *site, uint64_t bytes, int direction)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(site), 16);
    if (bytes)
        p = trace__put_u64(p, bytes);
    if (direction)
        p = trace__put_u16(p, (uint16_t)direction);
    trace__close(w, p);
}
static void end(trace__site *site, bool has_result, int result, int direction)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(site) + 1, 16);
    if (has_result)
        p = trace__put_u32(p, (uint32_t)result);
    if (direction)
        p = trace__put_u16(p, (uint16_t)direction);
    trace__close(w, p);
}

static uint32_t queues[DEVICES][QUEUES];

/* Recorded when all is over, as completion is learnt of. */
static struct {
    trace__site *site;
    trace__work it;
    uint64_t bytes;
    int direction, result;
    uint32_t shape[9];
} done[2 * CALLS];
static int ndone;

static char place[64]; /* of the last work: device, queue */
static void work(trace__site *site, const char *api, const char *raw, const char *shown, uint64_t correlation,
                 uint64_t bytes, int direction, int result)
{
    uint32_t d = any(DEVICES), q = any(QUEUES);
    uint64_t length = 1 + any(100000), from = now();
    trace__work it = {from, from + length, correlation, queues[d][q], trace__intern(raw, strlen(raw))};
    snprintf(place, sizeof place, "gpu %u\tqueue %u.%u", d, d, q);
    done[ndone].site = site;
    done[ndone].it = it;
    done[ndone].bytes = bytes;
    done[ndone].direction = direction;
    done[ndone].result = result;
    printf("work\t%s\t%s\tgpu %u\tqueue %u.%u\t%llu\t%llu\t%d\t", api, shown, d, d, q, (unsigned long long)length,
           (unsigned long long)bytes, result != 0);
    if (!direction) {
        uint32_t *s = done[ndone].shape, k;
        for (k = 0; k < 9; k++)
            s[k] = k < 3 ? 1 + any(2) * 99999 : k < 6 ? any(2) * 32 : 1;
        s[6] += any(2);
        printf(site == &kernel ? " [grid %u,%u,%u" : " [groups %u,%u,%u", s[0], s[1], s[2]);
        if (s[3] || s[4] || s[5]) /* else it was not asked for */
            printf(site == &kernel ? " block %u,%u,%u" : " group_size %u,%u,%u", s[3], s[4], s[5]);
        if (site == &kernel && s[6] > 1)
            printf(" cluster %u,%u,%u", s[6], s[7], s[8]);
        printf("]");
    }
    printf("\n");
    ndone++;
}

static void write_work(void)
{
    int i;
    while (now() < done[ndone - 1].it.begin + 200000)
        ;
    for (i = 0; i < ndone; i++) {
        trace__writer *w;
        unsigned char *p = trace__open(&w, trace__site_id(done[i].site), TRACE__WORK_BYTES + 80);
        p = trace__put_work(p, &done[i].it);
        p = done[i].direction ? trace__put_u16(trace__put_u64(p, done[i].bytes), (uint16_t)done[i].direction)
                              : trace__put_u32(p, (uint32_t)done[i].result);
        if (!done[i].direction) {
            p = trace__put_array(trace__put_array(p, done[i].shape, 3, 4, 3), done[i].shape + 3, 3, 4, 3);
            if (done[i].site == &kernel)
                p = trace__put_u32(trace__put_array(p, done[i].shape + 6, 3, 4, 3), 4711);
        }
        trace__close(w, p);
    }
}

int main(void)
{
    uint32_t i, d, q;
    for (d = 0; d < DEVICES; d++) {
        char name[32];
        uint32_t device, tile;
        snprintf(name, sizeof name, "gpu %u", d);
        device = trace__track_new(0, TRACE_TRACK_DEVICE, name, "");
        tile = d ? trace__track_new(device, TRACE_TRACK_SUBDEVICE, "tile 0", "") : device;
        for (q = 0; q < QUEUES; q++) {
            snprintf(name, sizeof name, "queue %u.%u", d, q);
            queues[d][q] = trace__track_new(tile, TRACE_TRACK_QUEUE, name, "");
        }
    }
    for (i = 1; i <= CALLS; i++) {
        uint64_t bytes = 1 + any(1 << 20);
        int to = any(2) ? TRACE__DIRECTION('M', 'D') : TRACE__DIRECTION('D', 'H'), bad = any(10) == 0, k = (int)any(4);
        const char *way = to == TRACE__DIRECTION('M', 'D') ? "M2D" : "D2H";
        char shown[64], fact[128];
        switch (any(4)) {
        case 0: /* the runtime asks the driver: moved once */
            begin(&runtime_copy, bytes, to);
            begin(&driver_copy, bytes, 0);
            trace__launched(&gpu, i);
            end(&driver_copy, true, bad, to);
            end(&runtime_copy, true, bad, 0);
            snprintf(fact, sizeof fact, "traffic\truntime\trtCopy(%s)\t%llu\t%d", way, (unsigned long long)bytes, bad);
            break;
        case 1:
            begin(&driver_copy, bytes, 0);
            trace__launched(&gpu, i);
            end(&driver_copy, true, bad, to);
            snprintf(fact, sizeof fact, "traffic\tgpu\tdrvCopy(%s)\t%llu\t%d", way, (unsigned long long)bytes, bad);
            break;
        default:
            begin(&launch, 0, 0);
            trace__launched(&gpu, i);
            trace__launched(&npu, i); /* the same number, another API */
            end(&launch, false, 0, 0);
            work(&kernel, "gpu", kernels[k][0], kernels[k][1], i, 0, 0, bad);
            work(&other, "npu", kernels[k][0], kernels[k][1], i, 0, 0, 0);
            continue;
        }
        snprintf(shown, sizeof shown, "drvCopy(%s)", way);
        if (!bad)
            work(&copy, "gpu", "drvCopy", shown, i, bytes, to, 0);
        else
            strcpy(place, "\t"); /* no device heard of it */
        printf("%s\t%s\n", fact, place);
    }
    write_work();
    return 0;
}
