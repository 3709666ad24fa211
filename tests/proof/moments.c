/* moments.c - says of each of its events when it was recorded: an instant "mark", and then an instant "was" with what
 * CLOCK_REALTIME was before and after that; so nothing hangs on when it got a processor
 *
 * usage: moments N [fork]: N of them, in some time; prints N. fork: in a child of a process that has recorded, in a
 * time namespace of the child's own whose CLOCK_MONOTONIC is an hour ahead */
#include "t.h"
#include <sched.h>

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
static void apart(void)
{
    int fd;
    pid_t pid;
    trace_instant("parent");
    MUST(unshare(0x80 /* CLONE_NEWTIME */) == 0);
    fd = open("/proc/self/timens_offsets", O_WRONLY);
    MUST(fd >= 0 && write(fd, "monotonic 3600 0\nboottime 3600 0\n", 33) == 33 && close(fd) == 0);
    pid = fork();
    MUST(pid >= 0);
    if (!pid)
        return;
    reap(pid);
    exit(0);
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 100, k;
    if (argc > 2)
        apart();
    for (k = 0; k < n; k++) {
        uint64_t before = now();
        trace_instant("mark");
        trace_instant("was", "from", before, "to", now());
        usleep(100);
    }
    printf("%d\n", n);
    return 0;
}
