/* counters.c - counters with values that are no numbers: some among others, none but those, infinite ones */
#define TRACE_IMPL
#include "trace.h"
#include <math.h>
#include <pthread.h>

static void *other(void *unused)
{
    trace_counter("mixed", NAN); /* alone on its thread */
    return unused;
}

int main(void)
{
    static const double mixed[] = {NAN, 2, NAN, -4, 8, NAN};
    pthread_t thread;
    for (size_t i = 0; i < sizeof mixed / sizeof *mixed; i++)
        trace_counter("mixed", mixed[i]);
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
    trace_counter("never", NAN);
    trace_counter("never", NAN);
    trace_counter("endless", 1.0);
    trace_counter("endless", INFINITY);
    trace_counter("clean", 3.0);
    trace_counter("clean", 5.0);
    return 0;
}
