/* program.c - records, and says what of it is to be in the trace */
#include "trace.h"
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

extern int kill(pid_t, int);

static void some(const char *name)
{
    for (int i = 0; i < 10; i++)
        trace_instant(name);
}

/* waits until recording is on, or off */
static void until(bool on)
{
    for (int i = 0; i < 30000 && trace_enabled() != on; i++)
        usleep(1000);
}

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "steps";
    int i, status;
    if (!strcmp(how, "steps")) {
        some("before");
        for (i = 0; i < 20; i++) {
            trace_step();
            some(i % 10 == 0 ? "in" : "out");
        }
    } else if (!strcmp(how, "start")) { /* begins off, and no call opens a window */
        trace_start();
        trace_pause();
        trace_resume();
        trace_devices(true);
        some("out");
    } else if (!strcmp(how, "signal")) { /* begins off */
        some("out");
        for (i = 0; i < 4; i++) {
            kill(getpid(), SIGUSR2);
            until(i % 2 == 0);
            some(i % 2 ? "out" : "in");
        }
    } else if (!strcmp(how, "time")) { /* after a second, for two */
        some("out");
        until(true);
        some("in");
        until(false);
        some("out");
    } else if (!strcmp(how, "fork")) { /* a child is outside of steps, and its steps are its own */
        trace_step();
        some("in");
        if (fork() == 0) {
            some("out");
            trace_step();
            some("in");
            trace_step();
            some("out");
            return 3;
        }
        wait(&status);
        some("in");
        return WEXITSTATUS(status);
    } else if (!strcmp(how, "pause")) {
        trace_step();
        some("in");
        trace_pause();
        some("out");
        trace_step();
        trace_resume();
        some("out");
        trace_step();
        some("in");
    } else if (!strcmp(how, "killed")) {
        trace_step();
        some("in");
        kill(getpid(), SIGKILL);
    } else if (!strcmp(how, "handler")) {
        some("in");
        kill(getpid(), SIGUSR2); /* ours, or it ends here */
    }
    return 0;
}
