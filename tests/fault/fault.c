/* fault.c - runs a program and lets the Nth system call of one kind fail, as the kernel would
 *
 * usage: fault COUNT SYSCALL ERRNO N[+] PROGRAM ARGUMENT...
 * The calls are counted from the moment the program says so with prctl(FAULT_BEGIN), in all its threads and children.
 * "N+": the Nth and all that follow. ERRNO may be HANG: a call by the thread that writes for
 * the recorder's own one ("trace-write") does not return, as long as the program runs, from the Nth of them on. COUNT
 * is a file that gets the number of calls seen. The exit status is the program's; 128 + n if a signal killed it; 126 if
 * this kernel has no seccomp notifications. */
#define _GNU_SOURCE
#include "fault.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { HANG = 10000 };
static const struct {
    const char *name;
    int nr;
} calls[] = {
    {"openat", SYS_openat},
    {"mkdirat", SYS_mkdirat},
    {"newfstatat", SYS_newfstatat},
    {"fstatfs", SYS_fstatfs},
    {"fcntl", SYS_fcntl},
    {"fallocate", SYS_fallocate},
    {"ftruncate", SYS_ftruncate},
    {"pwritev", SYS_pwritev},
    {"mmap", SYS_mmap},
    {"munmap", SYS_munmap},
    {"madvise", SYS_madvise},
    {"mprotect", SYS_mprotect},
    {"getrandom", SYS_getrandom},
    {"getcwd", SYS_getcwd},
    {"read", SYS_read},
    {"close", SYS_close},
    {"readlinkat", SYS_readlinkat},
    {"prlimit64", SYS_prlimit64},
    {"fdatasync", SYS_fdatasync},
    {"sync_file_range", SYS_sync_file_range},
    {"rt_sigprocmask", SYS_rt_sigprocmask},
#ifdef SYS_clone3
    {"clone3", SYS_clone3},
#endif
    {"clone", SYS_clone},
    {"statfs", SYS_statfs},
    {"getdents64", SYS_getdents64},
};
static const struct {
    const char *name;
    int value;
} errors[] = {
    {"EPERM", EPERM},   {"ENOENT", ENOENT}, {"EINTR", EINTR},           {"EIO", EIO},       {"EAGAIN", EAGAIN},
    {"ENOMEM", ENOMEM}, {"EACCES", EACCES}, {"EEXIST", EEXIST},         {"ENODEV", ENODEV}, {"EINVAL", EINVAL},
    {"ENFILE", ENFILE}, {"EMFILE", EMFILE}, {"EFBIG", EFBIG},           {"ENOSPC", ENOSPC}, {"EROFS", EROFS},
    {"ENOSYS", ENOSYS}, {"EDQUOT", EDQUOT}, {"EOPNOTSUPP", EOPNOTSUPP}, {"EFAULT", EFAULT}, {"ESTALE", ESTALE},
    {"EBADF", EBADF},   {"HANG", HANG},
};

static void pass_descriptor(int socket, int *fd, int sending)
{
    char byte = 0, room[CMSG_SPACE(sizeof *fd)] = {0};
    struct iovec iov = {&byte, 1};
    struct msghdr m = {NULL, 0, &iov, 1, room, sizeof room, 0};
    if (sending) {
        struct cmsghdr *c = CMSG_FIRSTHDR(&m);
        c->cmsg_level = SOL_SOCKET;
        c->cmsg_type = SCM_RIGHTS;
        c->cmsg_len = CMSG_LEN(sizeof *fd);
        memcpy(CMSG_DATA(c), fd, sizeof *fd);
        if (sendmsg(socket, &m, 0) != 1)
            _exit(126);
    } else if (recvmsg(socket, &m, 0) == 1 && CMSG_FIRSTHDR(&m))
        memcpy(fd, CMSG_DATA(CMSG_FIRSTHDR(&m)), sizeof *fd);
}

static int is_named(unsigned tid, const char *name)
{
    char path[64], comm[32] = "";
    FILE *in;
    snprintf(path, sizeof path, "/proc/%u/comm", tid);
    if (!(in = fopen(path, "r")))
        return 0;
    if (!fgets(comm, sizeof comm, in))
        comm[0] = 0;
    fclose(in);
    comm[strcspn(comm, "\n")] = 0;
    return !strcmp(comm, name);
}

int main(int argc, char **argv)
{
    size_t call, error;
    int pair[2], listener = -1, status, begun = 0;
    unsigned long seen = 0, n;
    char *plus;
    pid_t pid;
    FILE *out;
    if (argc < 6)
        return 125;
    for (call = 0; call < sizeof calls / sizeof *calls && strcmp(calls[call].name, argv[2]); call++)
        ;
    for (error = 0; error < sizeof errors / sizeof *errors && strcmp(errors[error].name, argv[3]); error++)
        ;
    n = strtoul(argv[4], &plus, 10);
    if (call == sizeof calls / sizeof *calls || error == sizeof errors / sizeof *errors ||
        socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair))
        return 125;
    pid = fork();
    if (!pid) {
        struct sock_filter code[] = {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)calls[call].nr, 2, 0),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 1, 0),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
        };
        struct sock_fprog program = {sizeof code / sizeof *code, code};
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program);
        if (listener < 0)
            _exit(126);
        pass_descriptor(pair[1], &listener, 1);
        fcntl(listener, F_SETFD, FD_CLOEXEC);
        execv(argv[5], argv + 5);
        _exit(127);
    }
    close(pair[1]);
    pass_descriptor(pair[0], &listener, 0);
    while (listener >= 0) {
        struct pollfd p = {listener, POLLIN, 0};
        struct seccomp_notif request;
        struct seccomp_notif_resp answer;
        if (poll(&p, 1, 60000) <= 0) {
            kill(pid, 9);
            break;
        }
        if (!(p.revents & POLLIN))
            break; /* nobody is left */
        memset(&request, 0, sizeof request);
        if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &request))
            continue;
        memset(&answer, 0, sizeof answer);
        answer.id = request.id;
        answer.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
        if (request.data.nr == SYS_prctl) {
            if (request.data.args[0] == FAULT_BEGIN) {
                begun = 1;
                answer.flags = 0;
            }
        } else if (errors[error].value == HANG) {
            if (begun && is_named(request.pid, "trace-write") && ++seen >= n)
                continue;
        } else if (request.data.nr == SYS_mmap && errors[error].value == ENODEV &&
                   request.data.args[3] & MAP_ANONYMOUS) {
            /* no kernel says so of memory without a file, and glibc's pthread_create() aborts then */
        } else if (begun && ++seen >= n && (*plus || seen == n)) {
            answer.flags = 0;
            answer.error = -errors[error].value;
        }
        ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answer);
    }
    waitpid(pid, &status, 0);
    out = fopen(argv[1], "w");
    if (out) {
        fprintf(out, "%lu\n", seen);
        fclose(out);
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
