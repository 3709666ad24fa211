/* ring.c - flight recorder: the last moments, here 4 MiB of them, stay in memory and are written when something goes
 * wrong
 *
 *   cc -I.. ring.c -o ring -pthread && TRACE_MODE=ring TRACE_RING=4 ./ring && trace-tally slow.bin
 */
#define TRACE_IMPL
#include "trace.h"
#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 1000000; i++) {
        TRACE_SCOPE("request", "i", i);
        if (i == 999990) { /* "this one took too long" */
            trace_result result = trace_snapshot("slow.bin");
            printf("snapshot: %s\n", trace_result_text(result));
        }
    }
    return 0;
}
