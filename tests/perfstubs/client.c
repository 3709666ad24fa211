/* client.c - every function of PerfStubs, called through the stubs in the library that ADIOS2's wheel brings: client
 * [THREAD] */
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_PERFSTUBS
#include "trace.h"
#endif
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void ps_initialize_(void), ps_finalize_(void), ps_pause_measurement_(void), ps_resume_measurement_(void),
    ps_register_thread_(void), ps_dump_data_(void);
void *ps_timer_create_(const char *), ps_timer_start_(void *), ps_timer_stop_(void *), ps_start_string_(const char *),
    ps_stop_string_(const char *);
void ps_stop_current_(void), ps_set_parameter_(const char *, int64_t), ps_dynamic_phase_start_(const char *, int),
    ps_dynamic_phase_stop_(const char *, int);
void *ps_create_counter_(const char *), ps_sample_counter_(void *, double),
    ps_set_metadata_(const char *, const char *);
void ps_get_timer_data_(void *), ps_get_counter_data_(void *), ps_get_metadata_(void *);
void ps_free_timer_data_(void *), ps_free_counter_data_(void *), ps_free_metadata_(void *);

static void *timer;
static void *thread(void *unused)
{
    int i;
    (void)unused;
    ps_register_thread_();
    for (i = 0; i < 3; i++) {
        ps_timer_start_(timer);
        ps_timer_stop_(timer);
    }
    return NULL;
}

int main(void)
{
    unsigned char timers[40], counters[56], metadata[24], zero[56] = {0};
    void *inner, *counter;
    pthread_t t;
    int i;
    ps_initialize_();
    ps_set_metadata_("input", "big.bp");
    timer = ps_timer_create_("outer");
    inner = ps_timer_create_("inner [{file.c} {12}]");
    printf("one timer a name: %d\n", timer && timer == ps_timer_create_("outer") && inner != timer);
    counter = ps_create_counter_("bytes");
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    for (i = 0; i < 2; i++) {
        ps_dynamic_phase_start_("iteration", i);
        ps_timer_start_(timer);
        ps_set_parameter_("rows", -5);
        ps_timer_start_(inner);
        ps_timer_stop_(inner);
        ps_sample_counter_(counter, 1.5 + i);
        ps_timer_stop_(timer);
        ps_dynamic_phase_stop_("iteration", i);
    }
    ps_start_string_("by name");
    ps_start_string_("below");
    ps_stop_current_();
    ps_stop_string_("by name");
    ps_stop_string_("by name"); /* runs no more */
    ps_stop_current_();
    ps_timer_stop_(timer);
    ps_timer_start_(timer); /* inner ends with it */
    ps_timer_start_(inner);
    ps_timer_stop_(timer);
    ps_timer_stop_(inner);
    ps_pause_measurement_();
    ps_start_string_("not recorded");
    ps_stop_string_("not recorded");
    ps_resume_measurement_();
    ps_dump_data_();
    memset(timers, 1, sizeof timers);
    memset(counters, 1, sizeof counters);
    memset(metadata, 1, sizeof metadata);
    ps_get_timer_data_(timers);
    ps_get_counter_data_(counters);
    ps_get_metadata_(metadata);
    printf("a profile: %d %d %d\n", !!memcmp(timers, zero, 40), !!memcmp(counters, zero, 56),
           !!memcmp(metadata, zero, 24));
    ps_free_timer_data_(timers);
    ps_free_counter_data_(counters);
    ps_free_metadata_(metadata);
    ps_finalize_();
    return 0;
}
