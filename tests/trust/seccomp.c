/* seccomp.c - seccomp kill|refuse before|after open|map|allocate: a filter that kills for, or refuses, opening files,
 * mapping or file space comes before or after the first event; three threads and a child record behind it */
#define _GNU_SOURCE
#include "trace.h"
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

static int filter(unsigned action, unsigned call)
{
    struct sock_filter steps[] = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
                                  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), BPF_STMT(BPF_RET | BPF_K, action),
                                  BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {4, steps};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

static void *work(void *unused)
{
    int i;
    for (i = 0; i < 100000; i++)
        trace_instant("work");
    return unused;
}

int main(int argc, char **argv)
{
    pthread_t threads[3];
    int i, status;
    if (argc != 4)
        return 2;
    if (!strcmp(argv[2], "after"))
        trace_instant("first");
    for (i = 0; i < 3; i++) /* their stacks are mapped before */
        if (!strcmp(argv[3], "map") && pthread_create(&threads[i], NULL, work, NULL))
            return 3;
    if (filter(!strcmp(argv[1], "kill") ? SECCOMP_RET_KILL_PROCESS : SECCOMP_RET_ERRNO | EPERM,
               !strcmp(argv[3], "map")        ? SYS_mmap
               : !strcmp(argv[3], "allocate") ? SYS_fallocate
                                              : SYS_openat))
        return 4;
    work(NULL);
    for (i = 0; i < 3; i++)
        if (strcmp(argv[3], "map") && pthread_create(&threads[i], NULL, work, NULL))
            return 3;
    for (i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    if (fork() == 0) {
        work(NULL);
        return 0;
    }
    return wait(&status) < 0 || status ? 5 : 0;
}
