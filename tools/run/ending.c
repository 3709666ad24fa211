/* ending.c - how the program ended is written into its files: its parent alone knows (TRACE_WORD_ENDED) */
#include "run.h"
#include "format/raw.h"
#include "support/process.h"
#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static bool word_at(const trace_file_header *h, uint32_t k, uint64_t *value)
{
    *value = h->word[k] & TRACE_WORD_MASK;
    return trace_word_is_good(h->session, k, h->word[k]);
}

static void word_put(int fd, const trace_file_header *h, uint32_t k, uint64_t value)
{
    const uint64_t word = trace_word_make(h->session, k, value);
    if (pwrite(fd, &word, sizeof word, (off_t)(offsetof(trace_file_header, word) + k * sizeof word)) != sizeof word)
        return; /* the file stays as it was: nothing is known of the end */
}

/* The process's file, unless exec took it to another program first. */
static bool is_of(const trace_file_header *h, const ended *e, const char *host)
{
    uint64_t namespace, left;
    return h->magic == TRACE_FILE_MAGIC && h->major == TRACE_FORMAT_MAJOR && h->minor >= 10 &&
           h->birth == trace_header_birth(h) && h->pid == (uint32_t)e->program && h->proc_start == e->began &&
           !strncmp(h->host, host, sizeof h->host - 1) && word_at(h, TRACE_WORD_PID_NS, &namespace) &&
           namespace == tr_process_namespace() && word_at(h, TRACE_WORD_LEFT, &left) && left != TRACE_LEFT_BY_EXEC;
}

static void say_in(int fd, const ended *e, const char *host)
{
    trace_file_header h;
    struct timespec now;
    uint64_t value;
    if (pread(fd, &h, sizeof h, 0) != sizeof h || !is_of(&h, e, host) || !word_at(&h, TRACE_WORD_ENDED, &value))
        return;
    if (value & TRACE_ENDED_PARENT)
        return; /* the guard was first */
    value &= ~(uint64_t)(TRACE_ENDED_NUMBER | TRACE_ENDED_EXIT | TRACE_ENDED_SIGNAL);
    value |= TRACE_ENDED_PARENT;
    if (WIFEXITED(e->status))
        value |= TRACE_ENDED_EXIT | (uint32_t)WEXITSTATUS(e->status);
    else
        value |= TRACE_ENDED_SIGNAL | (uint32_t)WTERMSIG(e->status);
    clock_gettime(CLOCK_REALTIME, &now);
    word_put(fd, &h, TRACE_WORD_ENDED_AT,
             ((uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec) >> TRACE_MET_SHIFT);
    word_put(fd, &h, TRACE_WORD_ENDED, value);
}

void ending_say(const char *dir, const ended *e)
{
    char mine[32], host[256] = "";
    DIR *d = opendir(dir);
    struct dirent *entry;
    snprintf(mine, sizeof mine, "-%ld-", (long)e->program); /* as the recorder names files */
    gethostname(host, sizeof host - 1);
    while (d && (entry = readdir(d)) != NULL) {
        size_t n = strlen(entry->d_name);
        int fd;
        if (n < 4 || strcmp(entry->d_name + n - 4, ".bin") || !strstr(entry->d_name, mine))
            continue;
        fd = openat(dirfd(d), entry->d_name, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
        if (fd >= 0) {
            say_in(fd, e, host);
            close(fd);
        }
    }
    if (d)
        closedir(d);
}
