/* A thread that has recorded sets a filter that kills for every call but those that the manual names, and goes on
 * recording, more than the window holds, with new names, to the end. */
#define _GNU_SOURCE
#include "trace.h"
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const int allowed[] = {SYS_futex,         SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sched_yield,
                              SYS_clock_gettime, SYS_mmap,           SYS_munmap,       SYS_madvise,
                              SYS_write,         SYS_exit,           SYS_exit_group,   SYS_getpid};
enum { ALLOWED = sizeof allowed / sizeof *allowed };

int main(void)
{
    struct sock_filter steps[ALLOWED + 3] = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))};
    struct sock_fprog program = {ALLOWED + 3, steps};
    char name[32];
    int i;
    for (i = 0; i < ALLOWED; i++)
        steps[i + 1] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)allowed[i],
                                                    (unsigned char)(ALLOWED - i), 0);
    steps[ALLOWED + 1] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
    steps[ALLOWED + 2] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    trace_instant("first");
    usleep(300000); /* the recorder's threads have begun */
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program))
        return 4;
    for (i = 0; i < 1000000; i++)
        trace_instant("inside", "n", i);
    for (i = 0; i < 300; i++) {
        snprintf(name, sizeof name, "name %d", i);
        trace_task_begin(name);
        trace_task_end();
    }
    return 7;
}
