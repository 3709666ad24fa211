/* memory_left.c - how much memory a job has left, read from folders that look like /proc and /sys; run.sh makes them
 *
 * usage: memory_left ROOT...: a line for each */
#define _GNU_SOURCE 1
static const char *test_root;
#define TRACE__SYSTEM_ROOT test_root
#define TRACE_IMPL
#include "trace.in.h"

int main(int argc, char **argv)
{
    trace__memory_left m;
    int k;
    for (k = 1; k < argc; k++) {
        const char *name = strrchr(argv[k], '/') ? strrchr(argv[k], '/') + 1 : argv[k];
        test_root = argv[k];
        if (trace__os_memory_left(&m))
            printf("%s: %s %llu of %llu\n", name, m.of_job ? "job" : "machine", (unsigned long long)m.left,
                   (unsigned long long)m.limit);
        else
            printf("%s: unknown\n", name);
    }
    return 0;
}
