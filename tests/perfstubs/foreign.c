/* foreign.c - starts and stops timers, and samples counters, that another tool made. Linked with the recorder's
 * library. */
#include <stdint.h>

void *ps_tool_timer_create(const char *), *ps_tool_create_counter(const char *);
void ps_tool_timer_start(const void *), ps_tool_timer_stop(const void *), ps_tool_sample_counter(const void *, double);

int main(void)
{
    const void *timer = ps_tool_timer_create("good"), *counter = ps_tool_create_counter("bytes");
    const uintptr_t bad[] = {
        0, 1, 2, 17, 18, 4095, 0xfffff, (uint32_t)(uintptr_t)timer, (uintptr_t)&timer, ~(uintptr_t)0};
    for (int i = 0; i < 1000; i++) {
        ps_tool_timer_start(timer);
        ps_tool_timer_stop(timer);
        ps_tool_sample_counter(counter, i);
        for (int k = 0; i == 500 && k < (int)(sizeof bad / sizeof *bad); k++) {
            ps_tool_timer_start((const void *)bad[k]);
            ps_tool_timer_stop((const void *)bad[k]);
            ps_tool_sample_counter((const void *)bad[k], 1);
        }
        if (i == 500) { /* one kind of handle in place of the other */
            ps_tool_timer_start(counter);
            ps_tool_timer_stop(counter);
            ps_tool_sample_counter(timer, 1);
        }
    }
    return 0;
}
