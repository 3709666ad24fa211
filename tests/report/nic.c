/* nic.c - a slow network card of one rank, to be preloaded: its sockets take and give NIC_RATE bytes a second
 *
 * The rank is NIC_RANK. A socket that has no room, or nothing to read, says EAGAIN, as the kernel's does when a card is
 * slow; who waits for it goes on waiting. Unix sockets, and sockets that block, are as ever. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>

enum { PARTS = 64, BURST = 65536 };
static struct way {
    double left, last;
} ways[2];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool limited(int fd)
{
    static int rate = -1;
    int type = 0, family = 0, flags = fcntl(fd, F_GETFL);
    socklen_t n = sizeof type, m = sizeof family;
    if (rate < 0) {
        const char *rank = getenv("OMPI_COMM_WORLD_RANK"), *other = getenv("PMI_RANK"), *slow = getenv("NIC_RANK");
        rank = rank ? rank : other;
        rate = rank && slow && !strcmp(rank, slow) ? 1 : 0;
    }
    return rate && flags & O_NONBLOCK && !getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &n) && type == SOCK_STREAM &&
           !getsockopt(fd, SOL_SOCKET, SO_DOMAIN, &family, &m) && family == AF_INET;
}

/* So many of these bytes may go now. */
static size_t allowed(struct way *w, size_t wanted)
{
    struct timespec t;
    double now;
    size_t n;
    clock_gettime(CLOCK_MONOTONIC, &t);
    now = (double)t.tv_sec + (double)t.tv_nsec / 1e9;
    pthread_mutex_lock(&lock);
    w->left += (now - w->last) * atof(getenv("NIC_RATE") ? getenv("NIC_RATE") : "1e7");
    w->left = w->left > BURST ? BURST : w->left;
    w->last = now;
    n = w->left < 1 ? 0 : w->left < (double)wanted ? (size_t)w->left : wanted;
    w->left -= (double)n;
    pthread_mutex_unlock(&lock);
    if (!n)
        errno = EAGAIN;
    return n;
}

static void give_back(struct way *w, size_t asked, ssize_t done)
{
    pthread_mutex_lock(&lock);
    w->left += (double)(asked - (done > 0 ? (size_t)done : 0));
    pthread_mutex_unlock(&lock);
}

static int cut(const struct iovec *from, int n, struct iovec *to, size_t bytes)
{
    int k = 0;
    for (; k < n && k < PARTS && bytes; k++) {
        to[k] = from[k];
        to[k].iov_len = to[k].iov_len < bytes ? to[k].iov_len : bytes;
        bytes -= to[k].iov_len;
    }
    return k;
}

static size_t sum(const struct iovec *v, int n)
{
    size_t bytes = 0;
    for (int i = 0; i < n; i++)
        bytes += v[i].iov_len;
    return bytes;
}

static ssize_t vector(int fd, const struct iovec *v, int n, struct way *w, const char *name)
{
    ssize_t (*real)(int, const struct iovec *, int) =
        (ssize_t(*)(int, const struct iovec *, int))dlsym(RTLD_NEXT, name);
    struct iovec parts[PARTS];
    size_t bytes;
    ssize_t done;
    if (!limited(fd))
        return real(fd, v, n);
    bytes = allowed(w, sum(v, n));
    if (!bytes)
        return -1;
    done = real(fd, parts, cut(v, n, parts, bytes));
    give_back(w, bytes, done);
    return done;
}

ssize_t writev(int fd, const struct iovec *v, int n) { return vector(fd, v, n, &ways[0], "writev"); }
ssize_t readv(int fd, const struct iovec *v, int n) { return vector(fd, v, n, &ways[1], "readv"); }

static ssize_t message(int fd, struct msghdr *m, int flags, struct way *w, const char *name)
{
    ssize_t (*real)(int, struct msghdr *, int) = (ssize_t(*)(int, struct msghdr *, int))dlsym(RTLD_NEXT, name);
    struct iovec parts[PARTS];
    struct msghdr less = *m;
    size_t bytes;
    ssize_t done;
    if (!limited(fd))
        return real(fd, m, flags);
    bytes = allowed(w, sum(m->msg_iov, (int)m->msg_iovlen));
    if (!bytes)
        return -1;
    less.msg_iov = parts;
    less.msg_iovlen = (size_t)cut(m->msg_iov, (int)m->msg_iovlen, parts, bytes);
    done = real(fd, &less, flags);
    give_back(w, bytes, done);
    return done;
}

ssize_t sendmsg(int fd, const struct msghdr *m, int flags)
{
    struct msghdr copy = *m;
    return message(fd, &copy, flags, &ways[0], "sendmsg");
}
ssize_t recvmsg(int fd, struct msghdr *m, int flags) { return message(fd, m, flags, &ways[1], "recvmsg"); }

ssize_t send(int fd, const void *p, size_t n, int flags)
{
    ssize_t (*real)(int, const void *, size_t, int) =
        (ssize_t(*)(int, const void *, size_t, int))dlsym(RTLD_NEXT, "send");
    size_t bytes;
    ssize_t done;
    if (!limited(fd))
        return real(fd, p, n, flags);
    bytes = allowed(&ways[0], n);
    if (!bytes)
        return -1;
    done = real(fd, p, bytes, flags);
    give_back(&ways[0], bytes, done);
    return done;
}

ssize_t recv(int fd, void *p, size_t n, int flags)
{
    ssize_t (*real)(int, void *, size_t, int) = (ssize_t(*)(int, void *, size_t, int))dlsym(RTLD_NEXT, "recv");
    size_t bytes;
    ssize_t done;
    if (!limited(fd) || flags & MSG_PEEK)
        return real(fd, p, n, flags);
    bytes = allowed(&ways[1], n);
    if (!bytes)
        return -1;
    done = real(fd, p, bytes, flags);
    give_back(&ways[1], bytes, done);
    return done;
}
