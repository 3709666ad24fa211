/* alive.c - see alive.h */
#include "alive.h"
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>
#include "support/memory.h"
#include "support/process.h"
#include "header.h"

static uint8_t boot[16]; /* of this machine; zeros: not known */

static void find_boot(void)
{
    FILE *f = fopen("/proc/sys/kernel/random/boot_id", "re");
    char text[40] = "", byte[3] = "";
    size_t n = 0;
    if (!f)
        return;
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    for (const char *c = text; c[0] && c[1] && n < sizeof boot; c += 1 + (*c != '-'))
        if (*c != '-') {
            byte[0] = c[0];
            byte[1] = c[1];
            boot[n++] = (uint8_t)strtoul(byte, NULL, 16);
        }
}

/* The header's first half may have been mixed with a time namespace; the second one is the boot's alone. */
static bool same_boot(const trace_file_header *h)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    static const uint8_t unknown[8] = {0};
    pthread_once(&once, find_boot);
    return memcmp(boot + 8, unknown, 8) && !memcmp(boot + 8, h->boot_id + 8, 8);
}

/* Others may not ask what program it runs: then its number and start have to do. */
static bool same_program(const trace_file_header *h, uint32_t pid)
{
    static const char gone[] = " (deleted)";
    char path[32], program[sizeof h->program + sizeof gone];
    ssize_t n;
    size_t known = strnlen(h->program, sizeof h->program);
    snprintf(path, sizeof path, "/proc/%u/exe", pid);
    n = readlink(path, program, sizeof program - 1);
    if (n < 0 || !known)
        return true;
    program[n] = 0;
    return !strncmp(program, h->program, known) &&
           (known == sizeof h->program - 1 || !program[known] || !strcmp(program + known, gone));
}

/* ---- processes of other PID namespaces --------------------------------------------------------------------------- */

/* What numbers a process has: here, and in the namespace that it lives in. */
typedef struct numbered {
    uint32_t here, there;
} numbered;

static struct {
    pthread_mutex_t lock;
    numbered *list; /* of processes in namespaces below this one */
    size_t n, room;
    uint64_t made_ns; /* CLOCK_REALTIME; 0: never */
} below = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* The numbers behind NSpid: of /proc/PID/status, which anybody may read: the first is the one here, the last the one in
 * its own namespace. False: it is of this namespace. */
static bool numbers_of(const char *pid, numbered *to)
{
    char path[64], line[1024];
    FILE *f;
    bool several = false;
    snprintf(path, sizeof path, "/proc/%.20s/status", pid);
    f = fopen(path, "re");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, "NSpid:", 6)) {
            char *last = strrchr(line, '\t');
            several = last != strchr(line, '\t');
            to->here = (uint32_t)strtoul(pid, NULL, 10);
            to->there = last ? (uint32_t)strtoul(last + 1, NULL, 10) : 0;
            break;
        }
    if (f)
        fclose(f);
    return several;
}

static void look_below(void)
{
    struct timespec now;
    struct dirent *e;
    numbered one = {0, 0};
    DIR *d = opendir("/proc");
    clock_gettime(CLOCK_REALTIME, &now);
    below.made_ns = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    below.n = 0;
    while (d && (e = readdir(d)) != NULL)
        if (e->d_name[0] >= '1' && e->d_name[0] <= '9' && numbers_of(e->d_name, &one)) {
            below.list = tr_grow(below.list, below.n + 1, &below.room, sizeof *below.list);
            below.list[below.n++] = one;
        }
    if (d)
        closedir(d);
}

/* Whether a process that began when the file says has that number in the file's namespace. The list is made again if it
 * is older than the file. */
static bool lives_below(const trace_file_header *h)
{
    bool lives = false;
    pthread_mutex_lock(&below.lock);
    if (!below.made_ns || below.made_ns <= h->start_realtime_ns)
        look_below();
    for (size_t i = 0; i < below.n && !lives; i++)
        lives = below.list[i].there == h->pid && tr_process_began(below.list[i].here) == h->proc_start &&
                same_program(h, below.list[i].here);
    pthread_mutex_unlock(&below.lock);
    return lives;
}

bool tr_recorder_lives(const trace_file_header *h)
{
    const uint64_t namespace = tr_header_pid_ns(h);
    if (!h->pid || !h->proc_start || !same_boot(h))
        return false;
    if (namespace && namespace != tr_process_namespace())
        return lives_below(h);
    return tr_process_began(h->pid) == h->proc_start && same_program(h, h->pid);
}
