/* client.c - calls every function of ITT that a program can call, through a real static part (one of a library) and
 * Intel's header. Built as a program, or (CLIENT_LIBRARY) as a library that Python loads. What must be in the trace is
 * in client.txt. */
#define INTEL_ITTNOTIFY_API_PRIVATE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include "ittnotify.h"
#include "legacy/ittnotify.h"

#ifndef OLD_HEADER
#define NEW 1
#else
#define NEW 0
#endif

static __itt_domain *early;
static __itt_string_handle *early_name;
static __itt_counter early_counter;

/* Before anything else of ITT was called: the static part keeps these objects until the collector comes. */
__attribute__((constructor)) static void before(void)
{
    early = __itt_domain_create("early");
    early_name = __itt_string_handle_create("before init");
    early_counter = __itt_counter_create("early counter", "early");
}

static void a_function(void) {}
static void clock_info(__itt_clock_info *info, void *data)
{
    info->clock_freq = 1000000;
    info->clock_base = *(unsigned long long *)data;
}

static void *second_thread(void *arg)
{
    __itt_domain *d = __itt_domain_create("app");
    __itt_caller caller = *(__itt_caller *)arg;
    __itt_thread_set_name("worker");
    __itt_stack_callee_enter(caller);
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("on the worker"));
    __itt_task_end(d);
    __itt_stack_callee_leave(caller);
    __itt_thread_ignore();
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("ignored thread"));
    __itt_task_end(d);
    return NULL;
}

int client(void)
{
    __itt_domain *d = __itt_domain_create("app"), *off = __itt_domain_create("disabled"), *none = NULL;
    __itt_string_handle *outer = __itt_string_handle_create("outer"), *inner = __itt_string_handle_create("inner");
    __itt_string_handle *key = __itt_string_handle_create("key");
    __itt_id id = __itt_id_make((void *)0x1000, 0), parent = __itt_id_make((void *)0x2000, 0),
             wide = __itt_id_make((void *)0x3000, 7);
    __itt_counter c, typed;
    __itt_event event;
    __itt_frame frame;
    __itt_mark_type mark;
    __itt_caller caller;
    __itt_heap_function heap;
    __itt_clock_domain *clock;
    __itt_track_group *group;
    __itt_track *track;
    unsigned long long base = 5000, u64s[3] = {1, 2, 3}, t;
    int lock, i, s32 = -5;
    long long s64 = -9;
    unsigned u32 = 7;
    unsigned short u16 = 8;
    short s16 = -8;
    float f = 1.5f;
    double x = 2.25;
    void *address = &lock;
    pthread_t thread;

    errno = 77;
    __itt_thread_set_name("main thread");

    /* objects from before init, and the same again */
    __itt_task_begin(early, __itt_null, __itt_null, early_name);
    __itt_task_end(early);
    __itt_counter_inc(early_counter);
    if (__itt_domain_create("app") != d || __itt_string_handle_create("outer") != outer)
        puts("not the same object");
    if (!__itt_api_version() || strncmp(__itt_api_version(), "ITT-API-Version", 15) != 0)
        puts("no version");

    /* tasks: nested, with ids, by function; a domain that is off */
    for (i = 0; i < 3; i++) {
        __itt_task_begin(d, __itt_null, __itt_null, outer);
        __itt_task_begin(d, __itt_null, __itt_null, inner);
        __itt_task_end(d);
        __itt_task_end(d);
    }
    off->flags = 0;
    __itt_task_begin(off, __itt_null, __itt_null, outer);
    __itt_task_end(off);
    __itt_id_create(d, id);
    __itt_task_begin(d, id, parent, __itt_string_handle_create("with id"));
    __itt_metadata_add(d, id, key, __itt_metadata_u64, 1, u64s); /* of the innermost task: no id needed */
    __itt_task_end(d);
    __itt_task_begin(d, __itt_null, parent, __itt_string_handle_create("child"));
    __itt_relation_add_to_current(d, __itt_relation_is_dependent_on, id);
    __itt_relation_add_to_current(d, __itt_relation_is_parent_of, parent);
    __itt_task_end(d);
    __itt_task_begin_fn(d, __itt_null, __itt_null, (void *)a_function);
    __itt_task_end(d);
    __itt_task_group(d, wide, id, __itt_string_handle_create("group"));
    __itt_relation_add(d, id, __itt_relation_is_predecessor_to, parent);
    __itt_id_destroy(d, id);

    /* overlapping */
    __itt_task_begin_overlapped(d, id, parent, __itt_string_handle_create("overlap A"));
    __itt_task_begin_overlapped(d, wide, __itt_null, __itt_string_handle_create("overlap B"));
    __itt_metadata_add(d, wide, key, __itt_metadata_double, 1, &x);
    __itt_task_end_overlapped(d, id);
    __itt_task_end_overlapped(d, wide);
    __itt_region_begin(d, id, __itt_null, __itt_string_handle_create("region"));
    __itt_region_end(d, id);
    __itt_frame_begin_v3(d, NULL);
    __itt_frame_end_v3(d, NULL);
    t = __itt_get_timestamp();
    __itt_frame_submit_v3(d, NULL, t, __itt_get_timestamp());
    frame = __itt_frame_create("old frames");
    __itt_frame_begin(frame);
    __itt_frame_end(frame);

    /* other clocks and tracks */
    clock = __itt_clock_domain_create(clock_info, &base);
    __itt_task_begin_ex(d, clock, 5000, __itt_null, __itt_null, __itt_string_handle_create("on a clock"));
    __itt_task_end_ex(d, clock, 5250); /* 250 microseconds */
    __itt_clock_domain_reset();
    __itt_marker_ex(d, clock, 5100, __itt_null, __itt_string_handle_create("marker on a clock"), __itt_scope_task);
    group = __itt_track_group_create(__itt_string_handle_create("tracks"), __itt_track_group_type_normal);
    track = __itt_track_create(group, __itt_string_handle_create("track 1"), __itt_track_type_normal);
    __itt_set_track(track);
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("on a track"));
    __itt_task_end(d);
    __itt_set_track(NULL);

    /* markers, metadata of every type */
    __itt_marker(d, __itt_null, __itt_string_handle_create("marker"), __itt_scope_global);
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("metadata"));
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("u64s"), __itt_metadata_u64, 3, u64s);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("s64"), __itt_metadata_s64, 1, &s64);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("u32"), __itt_metadata_u32, 1, &u32);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("s32"), __itt_metadata_s32, 1, &s32);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("u16"), __itt_metadata_u16, 1, &u16);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("s16"), __itt_metadata_s16, 1, &s16);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("float"), __itt_metadata_float, 1, &f);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("double"), __itt_metadata_double, 1, &x);
    __itt_metadata_add(d, __itt_null, __itt_string_handle_create("nothing"), __itt_metadata_u64, 0, u64s);
    __itt_metadata_str_add(d, __itt_null, __itt_string_handle_create("text"), "hello world", 5);
    __itt_metadata_str_add(d, __itt_null, __itt_string_handle_create("whole"), "hello world", (size_t)-1);
    __itt_metadata_add_with_scope(d, __itt_scope_task, __itt_string_handle_create("scoped"), __itt_metadata_u32, 1,
                                  &u32);
    __itt_metadata_str_add_with_scope(d, __itt_scope_global, __itt_string_handle_create("global"), "everywhere", 10);
#if NEW
    __itt_formatted_metadata_add(d, __itt_string_handle_create("n=%d s=%s x=%.2f"), 42, "forty-two", 4.2);
#endif
    __itt_task_end(d);

    /* counters */
    c = __itt_counter_create("calls", "app");
    __itt_counter_inc(c);
    __itt_counter_inc_delta(c, 9);
    __itt_counter_dec(c);
    __itt_counter_dec_delta(c, 4);
    typed = __itt_counter_create_typed("temperature", "app", __itt_metadata_double);
    __itt_counter_set_value(typed, &x);
    __itt_counter_inc(typed);
    typed = __itt_counter_create_typed("small", "app", __itt_metadata_s16);
    __itt_counter_set_value(typed, &s16);
    __itt_counter_set_value_ex(typed, clock, 5300, &s16);
    __itt_counter_inc_v3(d, __itt_string_handle_create("v3"));
    __itt_counter_inc_delta_v3(d, __itt_string_handle_create("v3"), 10);
    __itt_counter_dec_v3(d, __itt_string_handle_create("v3"));
    __itt_counter_dec_delta_v3(d, __itt_string_handle_create("v3"), 3);
    __itt_counter_destroy(c);
#if NEW
    {
        __itt_context_metadata context[2] = {{__itt_context_unitsA, "GB/s"}, {__itt_context_max_val, &base}};
        __itt_histogram *h = __itt_histogram_create(d, "sizes", __itt_metadata_u32, __itt_metadata_u64);
        unsigned bins[3] = {16, 32, 64};
        c = __itt_counter_create_v3(d, "bandwidth", __itt_metadata_float);
        __itt_bind_context_metadata_to_counter(c, 2, context);
        __itt_counter_set_value_v3(c, &f);
        __itt_histogram_submit(h, 3, bins, u64s);
    }
#endif

    /* locks */
    __itt_sync_create(address, "mutex", "of the queue", 0);
    __itt_sync_prepare(address);
    __itt_sync_cancel(address);
    __itt_sync_prepare(address);
    __itt_sync_acquired(address);
    __itt_sync_releasing(address);
    __itt_sync_destroy(address);
    __itt_fsync_prepare(&thread);
    __itt_fsync_acquired(&thread);
    __itt_fsync_releasing(&thread);

    /* events and marks */
    event = __itt_event_create("event", 5);
    __itt_event_start(event);
    __itt_event_start(event);
    __itt_event_end(event);
    __itt_event_end(event);
    mark = __itt_mark_create("mark");
    __itt_mark(mark, "parameter");
    __itt_mark_off(mark);
    __itt_mark_global(mark, NULL);
    __itt_mark_global_off(mark);

    /* heap */
    heap = __itt_heap_function_create("allocate", "my heap");
    __itt_heap_allocate_begin(heap, 4096, 0);
    __itt_heap_allocate_end(heap, &address, 4096, 0);
    heap = __itt_heap_function_create("reallocate", "my heap");
    __itt_heap_reallocate_begin(heap, address, 8192, 0);
    __itt_heap_reallocate_end(heap, address, &address, 8192, 0);
    heap = __itt_heap_function_create("free", "my heap");
    __itt_heap_free_begin(heap, address);
    __itt_heap_free_end(heap, address);
    __itt_heap_internal_access_begin();
    __itt_heap_internal_access_end();
    __itt_heap_record_memory_growth_begin();
    __itt_heap_record_memory_growth_end();
    __itt_heap_reset_detection(1);
    __itt_heap_record(2);

    /* model, modules, arrays */
    __itt_model_site_beginA("site");
    __itt_model_task_beginA("task");
    __itt_model_lock_acquire(&lock);
    __itt_model_lock_release(&lock);
    __itt_model_task_end_2();
    __itt_model_iteration_taskA("iteration");
    __itt_model_site_end_2();
    __itt_model_record_allocation(&lock, 4);
    __itt_suppress_push(__itt_suppress_all_errors);
    __itt_suppress_pop();
    __itt_module_load((void *)0x10000, (void *)0x14000, "/lib/module.so");
    __itt_module_unload((void *)0x10000);
    i = 3;
    __itt_av_save(u64s, 1, &i, 0, "array.bin", 0);
#if NEW
    __itt_pt_region_create("pt");
#endif

    /* stitching to another thread, which then asks to be ignored */
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("hands over"));
    caller = __itt_stack_caller_create();
    __itt_task_end(d);
    pthread_create(&thread, NULL, second_thread, &caller);
    pthread_join(thread, NULL);
    __itt_stack_caller_destroy(caller);

    /* pauses are not counted; what begins or ends inside does not disturb what is outside */
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("around the pause"));
    __itt_pause();
    __itt_pause();
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("not recorded"));
    __itt_resume();
    __itt_task_end(d);
    __itt_task_end(d);
#if NEW
    __itt_pause_scoped(__itt_collection_scope_offload); /* not of the host */
#endif

    /* what the interface permits, or careless callers do */
#if NEW /* older macros look into the domain first */
    __itt_task_begin(none, __itt_null, __itt_null, outer);
    __itt_task_end(none);
#endif
    (void)none;
    __itt_task_begin(d, __itt_null, __itt_null, NULL);
    __itt_task_end(d);
    __itt_task_end(d); /* one too many */
    __itt_metadata_add(d, __itt_null, NULL, __itt_metadata_u64, 1, u64s);
    __itt_metadata_add(d, __itt_null, key, __itt_metadata_unknown, 1, u64s);
    __itt_metadata_str_add(d, __itt_null, key, NULL, 3);
    __itt_domain_create(NULL);
    __itt_string_handle_create(NULL);
    __itt_counter_create(NULL, NULL);
    __itt_counter_inc(NULL);
    __itt_counter_set_value(NULL, NULL);
    __itt_event_start(0);
    __itt_event_end(12345);
    __itt_event_create(NULL, 0);
    __itt_mark(-1, NULL);
    __itt_sync_create(NULL, NULL, NULL, 0);
    __itt_sync_releasing(NULL);
    __itt_sync_cancel(&thread);
    __itt_heap_allocate_begin(NULL, 1, 0);
    __itt_stack_callee_leave(NULL);
    __itt_thread_set_name(NULL);
    __itt_model_site_end_2();
    __itt_frame_end(NULL);
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("last"));
    __itt_task_end(d);
    if (errno != 77)
        printf("errno is %d\n", errno);
    __itt_detach();
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("after detach"));
    __itt_task_end(d);
    return 0;
}

#ifndef CLIENT_LIBRARY
int main(void) { return client(); }
#endif
