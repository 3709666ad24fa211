/* namesakes.c - processes that are all number 1, began in the same moment and run the same program, each in a PID
 * namespace of its own: only the namespace tells them apart
 *
 *   namesakes N [ranks] [stay]   N of them record i + 1 times "step", i from 0 on; ranks: they say which rank they are;
 *                                stay: they say "ready" and wait for the end of standard input */
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "trace.h"

enum { MOST = 8 };

/* /proc/PID/stat: when it began, in clock ticks */
static unsigned long long began(pid_t pid)
{
    char path[32], text[1024];
    const char *at;
    FILE *f;
    int field;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    f = fopen(path, "r");
    text[f ? fread(text, 1, sizeof text - 1, f) : 0] = 0;
    if (f)
        fclose(f);
    at = strrchr(text, ')');
    for (field = 2; at && field < 22; field++)
        at = strchr(at + 1, ' ');
    return at ? strtoull(at, NULL, 10) : 0;
}

static int live(int i, int n, int go, int ranks, int stay)
{
    char byte;
    int k;
    if (read(go, &byte, 1) != 1)
        return 1;
    if (ranks)
        trace_set_rank(i, n);
    for (k = 0; k <= i; k++) {
        trace_task_begin("step");
        trace_task_end();
    }
    if (stay) {
        trace_flush();
        if (write(1, "ready\n", 6) != 6)
            return 1;
        while (read(0, &byte, 1) > 0) {}
    }
    return 0;
}

int main(int argc, char **argv)
{
    int n = atoi(argv[1]), ranks = 0, stay = 0, tries, i, go[2], status, bad = 0;
    pid_t pids[MOST];
    for (i = 2; i < argc; i++) {
        ranks |= !strcmp(argv[i], "ranks");
        stay |= !strcmp(argv[i], "stay");
    }
    for (tries = 0; tries < 1000; tries++) {
        int alike = 1;
        if (n > MOST || pipe(go))
            return 1;
        for (i = 0; i < n; i++) {
            pids[i] = (pid_t)syscall(SYS_clone, CLONE_NEWPID | SIGCHLD, 0, 0, 0, 0);
            if (pids[i] < 0) {
                perror("namesakes: a PID namespace");
                return 1;
            }
            if (!pids[i]) {
                close(go[1]);
                exit(live(i, n, go[0], ranks, stay));
            }
            alike &= began(pids[i]) == began(pids[0]);
        }
        close(go[0]);
        if (alike)
            break;
        close(go[1]); /* they end, having recorded nothing */
        while (wait(NULL) > 0) {}
    }
    for (i = 0; i < n; i++)
        bad |= write(go[1], "", 1) != 1;
    while (wait(&status) > 0)
        bad |= status != 0;
    return bad || tries == 1000;
}
