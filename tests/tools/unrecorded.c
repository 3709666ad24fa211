/* unrecorded.c - launches of two APIs on two threads, some of them with their work on record, for what tools say of the
 * others: unrecorded exit|_exit */
#define TRACE_IMPL
#include "trace.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const trace__field result[] = {{"result", TRACE_T_I32, TRACE_R_RESULT, ""}};
#define CALL(site, api, name) \
    static const trace__desc site##_desc[] = {{api, name, TRACE_KIND_BEGIN, 1, 0, NULL}, \
                                              {api, name, TRACE_KIND_END, 1, 1, result}}; \
    static trace__site site = {0, 2, site##_desc, NULL}
CALL(launch, "CUDART", "cudaLaunchKernel");
CALL(inner, "CUDA", "cuLaunchKernel");
CALL(capture, "CUDART", "cudaStreamBeginCapture");
CALL(captured, "CUDART", "cudaStreamEndCapture");
CALL(other, "HIP", "hipLaunchKernel");
TRACE__LAUNCH_SITE(asked, "CUDA");
TRACE__LAUNCH_SITE(other_asked, "HIP");
static const trace__field fields[] = {TRACE__DEVICE_FIELDS("")};
static const trace__desc kernel_desc[] = {{"CUDA", "kernel", TRACE_KIND_SLICE, 1, 5, fields}},
                         other_kernel_desc[] = {{"HIP", "kernel", TRACE_KIND_SLICE, 1, 5, fields}};
static trace__site kernel = {0, 1, kernel_desc, NULL}, other_kernel = {0, 1, other_kernel_desc, NULL};

static void begin(trace__site *site)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(site), 0);
    trace__close(w, p);
}
static void end(trace__site *site, uint32_t r)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(site) + 1, 4);
    trace__close(w, trace__put_u32(p, r));
}
static void call(trace__site *site, trace__site *ask, uint64_t number, uint32_t r)
{
    begin(site);
    trace__launched(ask, number);
    end(site, r);
}
static void done(trace__site *site, uint64_t number)
{
    trace__work it = {trace__ticks(), trace__ticks() + 100, number, 0, 0};
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(site), TRACE__WORK_BYTES);
    trace__close(w, trace__put_work(p, &it));
}

static void *device(void *arg)
{
    uint64_t i;
    for (i = 1; i <= 100; i++)
        done(&kernel, 3 * i); /* in no order that launches know of */
    for (i = 0; i < 3; i++)
        done(&kernel, 1000); /* a graph's */
    for (i = 11; i <= 20; i++)
        done(&other_kernel, i);
    return arg;
}

int main(int argc, char **argv)
{
    pthread_t thread;
    uint64_t i;
    pthread_create(&thread, NULL, device, NULL);
    for (i = 1; i <= 300; i++) /* 200 without work */
        call(&launch, &asked, i, 0);
    call(&launch, &asked, 1000, 0);
    for (i = 301; i <= 307; i++) /* refused */
        call(&launch, &asked, i, 1);
    for (i = 308; i <= 312; i++) { /* by the driver, inside */
        begin(&launch);
        call(&inner, &asked, i, 1);
        end(&launch, 1);
    }
    begin(&capture);
    end(&capture, 0);
    for (i = 400; i < 420; i++)
        call(&launch, &asked, i, 0);
    begin(&captured);
    end(&captured, 0);
    begin(&capture); /* refused: what follows runs */
    end(&capture, 1);
    for (i = 1; i <= 50; i++) /* another API has the same numbers: 40 without work */
        call(&other, &other_asked, i, 0);
    call(&launch, &asked, 1ull << 40, 0); /* and one more */
    begin(&launch);                       /* it did not come back */
    trace__launched(&asked, 500);
    pthread_join(thread, NULL);
    if (argc > 1 && !strcmp(argv[1], "_exit"))
        _exit(0);
    return 0;
}
