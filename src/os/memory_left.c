/* memory_left.c - how much memory may still be taken before the kernel kills a process of this job
 *
 * Bounds are the limits of the process' control group and of each group above it (cgroup v1 or v2), and what the
 * machine has available. Pages of files on disks can be taken back, so they count as left, those in use by half. Those
 * that are not written yet can only be taken back later; v1 waits for that, v2 does not always, and then kills: there
 * they do not count. Swap does not count as left. Some 30 system calls: not for files that are written by O_DIRECT. */
#include "os.h"
#include "../core/log.h"

/* What stands before paths below /proc and /sys: tests have a folder of their own. */
#ifndef TRACE__SYSTEM_ROOT
#define TRACE__SYSTEM_ROOT ""
#endif

enum { TRACE__GROUP_PATH = 3072, TRACE__GROUP_LEVELS = 32 };
#define TRACE__NO_LIMIT (1ull << 62) /* v1 says so by a number near 2^63, v2 by a word */

typedef struct trace__group_look {
    char path[TRACE__GROUP_PATH + 1024];
    char text[8192]; /* of the file that is read */
    char group[TRACE__GROUP_PATH];
} trace__group_look;

TRACE__INTERNAL uint64_t trace__memory_reserve(uint64_t limit)
{
    return limit / 8 < 1ull << 30 ? limit / 8 : 1ull << 30;
}

static void trace__memory_bound(trace__memory_left *m, uint64_t left, uint64_t limit, bool of_job, bool v2)
{
    int64_t margin = (int64_t)left - (int64_t)trace__memory_reserve(limit);
    if (m->limit && margin >= (int64_t)m->left - (int64_t)trace__memory_reserve(m->limit))
        return;
    m->left = left;
    m->limit = limit;
    m->of_job = of_job;
    m->v2 = v2;
}

/* The number behind `key` and spaces at the start of a line; 0 if there is none. */
static uint64_t trace__memory_line(const char *text, const char *key)
{
    size_t n = strlen(key);
    while (text && *text) {
        if (!strncmp(text, key, n))
            return strtoull(text + n, NULL, 10);
        text = strchr(text, '\n');
        text += text != NULL;
    }
    return 0;
}

/* The number in a file of the group whose path ends at `end`. */
static uint64_t trace__group_number(trace__group_look *g, char *end, const char *file)
{
    uint64_t n = TRACE__NO_LIMIT;
    trace__text(end, file);
    if (trace__os_slurp(g->path, g->text, sizeof g->text) > 0 && *g->text >= '0' && *g->text <= '9')
        n = strtoull(g->text, NULL, 10);
    return n < TRACE__NO_LIMIT ? n : TRACE__NO_LIMIT;
}

static void trace__group_bound(trace__group_look *g, char *end, bool v2, trace__memory_left *m)
{
    uint64_t limit = trace__group_number(g, end, v2 ? "/memory.max" : "/memory.limit_in_bytes");
    /* beyond it the program is slowed down, not killed */
    uint64_t high = v2 ? trace__group_number(g, end, "/memory.high") : TRACE__NO_LIMIT;
    uint64_t used, files, unwritten;
    limit = high < limit ? high : limit;
    if (limit == TRACE__NO_LIMIT)
        return;
    used = trace__group_number(g, end, v2 ? "/memory.current" : "/memory.usage_in_bytes");
    if (used == TRACE__NO_LIMIT)
        return;
    trace__text(end, "/memory.stat");
    trace__os_slurp(g->path, g->text, sizeof g->text); /* if it cannot be read, nothing counts as left of files */
    files = trace__memory_line(g->text, v2 ? "inactive_file " : "total_inactive_file ") +
            trace__memory_line(g->text, v2 ? "active_file " : "total_active_file ") / 2;
    unwritten = v2 ? trace__memory_line(g->text, "file_dirty ") + trace__memory_line(g->text, "file_writeback ") : 0;
    files -= unwritten < files ? unwritten : files;
    used -= files < used ? files : used;
    trace__memory_bound(m, used < limit ? limit - used : 0, limit, true, v2);
}

/* The group and those above it, below one mount. In a container the path may begin with folders that lie above what is
 * mounted there: what is left of it when these are taken away is the group. */
static void trace__group_bounds(trace__group_look *g, const char *mount, bool v2, trace__memory_left *m)
{
    const char *group = strstr(g->group, "/..") ? "" : g->group; /* above what this process sees */
    char *base = trace__text(trace__text(g->path, TRACE__SYSTEM_ROOT), mount), *end;
    struct stat st;
    int level;
    for (;;) {
        end = trace__text(base, group);
        if (!*group || TRACE__SYS4(SYS_newfstatat, TRACE__AT_FDCWD, g->path, &st, 0) == 0)
            break;
        group = strchr(group + 1, '/') ? strchr(group + 1, '/') : "";
    }
    for (level = 0; level < TRACE__GROUP_LEVELS; level++) {
        while (end > base && end[-1] == '/')
            end--;
        trace__group_bound(g, end, v2, m);
        if (end <= base)
            return;
        while (end > base && *--end != '/') {}
    }
}

/* The line of /proc/self/cgroup whose controllers hold `name`, or for "" the one of cgroup v2: its path. */
static bool trace__group_find(trace__group_look *g, const char *name)
{
    const char *line, *list, *path;
    size_t n, word = strlen(name);
    trace__text(trace__text(g->path, TRACE__SYSTEM_ROOT), "/proc/self/cgroup");
    if (trace__os_slurp(g->path, g->text, sizeof g->text) <= 0)
        return false;
    for (line = g->text; *line; line += n + (line[n] == '\n')) {
        bool found;
        n = strcspn(line, "\n");
        list = (const char *)memchr(line, ':', n);
        path = list ? (const char *)memchr(list + 1, ':', n - (size_t)(list + 1 - line)) : NULL;
        if (!path || (size_t)(line + n - path) > sizeof g->group)
            continue;
        found = !word && path == list + 1;
        for (list++; word && !found && list < path; list += strcspn(list, ",:") + 1)
            found = strcspn(list, ",:") == word && !memcmp(list, name, word);
        if (found) {
            memcpy(g->group, path + 1, (size_t)(line + n - path - 1));
            g->group[line + n - path - 1] = 0;
            return true;
        }
    }
    return false;
}

TRACE__INTERNAL bool trace__os_memory_left(trace__memory_left *m)
{
    trace__group_look *g = (trace__group_look *)trace__os_memory(sizeof *g, false);
    uint64_t total;
    memset(m, 0, sizeof *m);
    if (!g)
        return false;
    if (trace__group_find(g, "memory"))
        trace__group_bounds(g, "/sys/fs/cgroup/memory", false, m);
    else if (trace__group_find(g, "")) {
        trace__group_bounds(g, "/sys/fs/cgroup", true, m);
        if (!m->limit)
            trace__group_bounds(g, "/sys/fs/cgroup/unified", true, m);
    }
    trace__text(trace__text(g->path, TRACE__SYSTEM_ROOT), "/proc/meminfo");
    if (trace__os_slurp(g->path, g->text, 512) > 0 && (total = trace__memory_line(g->text, "MemTotal:")) != 0 &&
        strstr(g->text, "MemAvailable:"))
        trace__memory_bound(m, trace__memory_line(g->text, "MemAvailable:") << 10, total << 10, false, false);
    trace__os_release(g, sizeof *g);
    return m->limit != 0;
}
