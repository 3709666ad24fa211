/* shrink.c - no file may be written beyond 4 KiB any more, in the middle of a recording: what is not there is counted
 *
 * usage: shrink TICKS AFTER [NAP]: so many before the limit, and so many seconds before it */
#include "t.h"
#include <sys/resource.h>

int main(int argc, char **argv)
{
    const uint64_t n = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000,
                   after = argc > 2 ? strtoull(argv[2], NULL, 10) : 0;
    const struct rlimit limit = {4096, 4096}; /* the header alone can be written */
    uint64_t i;
    for (i = 0; i < n; i++) {
        if (i == after) {
            if (argc > 3)
                nap(atof(argv[3]));
            MUST(setrlimit(RLIMIT_FSIZE, &limit) == 0);
        }
        TICK(i);
    }
    return 7;
}
