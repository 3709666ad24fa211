/* foreign.c - hands ITT's collector tracks, clock domains, counters and callers that it did not give, as a library
 * that another collector served before may */
#include <stdint.h>
#include <string.h>
#define INTEL_ITTNOTIFY_API_PRIVATE
#include "ittnotify.h"

void foreign(void);
void foreign(void)
{
    static long long elsewhere[64];
    __itt_domain *d = __itt_domain_create("good");
    __itt_string_handle *name = __itt_string_handle_create("task"), strange = *name;
    __itt_track *good = __itt_track_create(NULL, __itt_string_handle_create("a track"), __itt_track_type_normal);
    __itt_caller caller = __itt_stack_caller_create();
    void *const bad[] = {elsewhere, (void *)64, (void *)~(uintptr_t)7};
    __itt_counter counter = __itt_counter_create("counter", "good");
    struct { /* what a static part keeps of a counter, with another collector's word in it */
        const char *name;
        void *wide;
        const char *domain;
        void *wide_domain;
        int type;
        long index;
        int extra1;
        void *extra2, *next;
    } other = {"other", NULL, "good", NULL, 1, 0, 0, elsewhere, NULL};
    strange.extra2 = elsewhere;
    for (int i = 0; i < 100; i++) {
        __itt_task_begin(d, __itt_null, __itt_null, name);
        __itt_task_begin(d, __itt_null, __itt_null, &strange);
        __itt_stack_callee_enter(caller);
        __itt_stack_callee_leave(caller);
        for (int k = 0; k < 3; k++) {
            __itt_stack_callee_enter((__itt_caller)bad[k]);
            __itt_set_track((__itt_track *)bad[k]);
            __itt_stack_callee_leave((__itt_caller)bad[k]);
            __itt_task_begin_ex(d, (__itt_clock_domain *)bad[k], 0, __itt_null, __itt_null, name);
            __itt_task_end_ex(d, (__itt_clock_domain *)bad[k], 0);
        }
        __itt_set_track(NULL);
        __itt_counter_inc((__itt_counter)&other);
        __itt_counter_inc(counter);
        __itt_task_end(d);
        __itt_task_end(d);
    }
    __itt_set_track(good);
    __itt_task_begin(d, __itt_null, __itt_null, name);
    __itt_task_end(d);
}
