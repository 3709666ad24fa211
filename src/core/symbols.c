/* symbols.c - finding the functions behind ours, and ourselves */
#include "symbols.h"

static __thread int trace__thread_id __attribute__((tls_model("initial-exec")));

TRACE__INTERNAL const int *trace__thread_id_here(void) { return &trace__thread_id; }

/* Calls `each` for every line of /proc/self/maps until it answers true. */
TRACE__INTERNAL bool trace__each_map(bool (*each)(char *line, void *arg), void *arg)
{
    char buf[8192];
    size_t held = 0;
    long n;
    bool found = false;
    int fd = trace__os_open(TRACE__AT_FDCWD, "/proc/self/maps", O_RDONLY, 0);
    if (fd < 0)
        return false;
    while (!found && (n = TRACE__SYS3(SYS_read, fd, buf + held, (long)(sizeof buf - 1 - held))) > 0) {
        char *line = buf, *end;
        held += (size_t)n;
        buf[held] = 0;
        while (!found && (end = strchr(line, '\n')) != NULL) {
            *end = 0;
            found = each(line, arg);
            line = end + 1;
        }
        held = (size_t)(buf + held - line);
        memmove(buf, line, held);
        if (held == sizeof buf - 1) /* no such line exists; do not loop on it */
            held = 0;
    }
    trace__os_close(fd);
    return found;
}

TRACE__INTERNAL bool trace__match_map(char *line, void *arg)
{
    struct trace__map_query *q = (struct trace__map_query *)arg;
    char *s, *path = strchr(line, '/');
    uintptr_t low = strtoul(line, &s, 16), high = *s == '-' ? strtoul(s + 1, NULL, 16) : 0;
    if (!path || (q->library ? !strstr(path, q->library) : q->address < low || q->address >= high) ||
        strlen(path) >= sizeof q->path)
        return false;
    memcpy(q->path, path, strlen(path) + 1);
    return true;
}

/* The file this recorder was loaded from; "" if it is the executable (or unknown). */
TRACE__INTERNAL void trace__own_path(char *path, size_t size)
{
    struct trace__map_query q;
    char exe[4096];
    long n = TRACE__SYS4(SYS_readlinkat, TRACE__AT_FDCWD, "/proc/self/exe", exe, sizeof exe - 1);
    q.address = (uintptr_t)&trace__ready;
    q.library = NULL;
    path[0] = 0;
    exe[n > 0 ? n : 0] = 0;
    if (!trace__each_map(trace__match_map, &q)) {
        q.address = (uintptr_t)trace__own_path; /* .bss may lie on an anonymous mapping */
        if (!trace__each_map(trace__match_map, &q))
            return;
    }
    if (strcmp(q.path, exe) != 0 && strlen(q.path) < size)
        memcpy(path, q.path, strlen(q.path) + 1);
}

/* Whether a list of libraries, separated by colons, names the file this recorder was loaded from: by a path or link to
 * it, or by its file name with or without the version. */
TRACE__INTERNAL bool trace__names_us(const char *list)
{
    char own[4096], part[4096];
    const char *name;
    struct stat us, it;
    size_t n;
    trace__own_path(own, sizeof own);
    name = strrchr(own, '/') ? strrchr(own, '/') + 1 : own;
    if (!own[0] || TRACE__SYS4(SYS_newfstatat, TRACE__AT_FDCWD, own, &us, 0) != 0)
        return false;
    for (; *list; list += n + (list[n] == ':')) {
        n = strcspn(list, ":");
        if (!n || n >= sizeof part)
            continue;
        memcpy(part, list, n);
        part[n] = 0;
        if (strchr(part, '/') ? TRACE__SYS4(SYS_newfstatat, TRACE__AT_FDCWD, part, &it, 0) == 0 &&
                                    it.st_dev == us.st_dev && it.st_ino == us.st_ino
                              : !strncmp(name, part, n) && (!name[n] || name[n] == '.'))
            return true;
    }
    return false;
}

/* Threads outlive a dlclose of the library that holds their destructor: never unload it. */
TRACE__INTERNAL void trace__stay_loaded(void)
{
    char path[4096];
    trace__own_path(path, sizeof path);
    if (path[0])
        dlopen(path, RTLD_LAZY | RTLD_NOLOAD | 0x1000 /* RTLD_NODELETE */);
}

/* The handle of the library that is loaded from a file with that in its path. What was found once stays: its handle is
 * never closed. */
static void *trace__loaded_handle(const char *library)
{
    static struct {
        const char *library;
        void *handle;
    } found[16]; /* one for each text in the tables of libraries; more are looked for each time */
    struct trace__map_query q;
    void *handle;
    size_t i, n = sizeof found / sizeof *found;
    for (i = 0; i < n && (handle = __atomic_load_n(&found[i].handle, __ATOMIC_ACQUIRE)) != NULL; i++)
        if (!strcmp(__atomic_load_n(&found[i].library, __ATOMIC_RELAXED), library))
            return handle;
    q.address = 0;
    q.library = library;
    if (!trace__each_map(trace__match_map, &q) || !(handle = dlopen(q.path, RTLD_LAZY | RTLD_NOLOAD)))
        return NULL;
    for (; i < n; i++) {
        const char *nobody = NULL;
        if (__atomic_compare_exchange_n(&found[i].library, &nobody, library, false, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED)) {
            __atomic_store_n(&found[i].handle, handle, __ATOMIC_RELEASE);
            break;
        }
    }
    return handle;
}

TRACE__INTERNAL void *trace__loaded(const char *name, const char *library)
{
    void *handle = trace__loaded_handle(library);
    return handle ? trace__find_symbol(handle, name) : NULL;
}

TRACE__INTERNAL void *trace__real(const char *name, const char *library)
{
    void *p = dlsym((void *)-1l /* RTLD_NEXT */, name);
    return p || !library ? p : trace__loaded(name, library);
}

TRACE__INTERNAL bool trace__offer(const char *name, const char *self, const char *symbol, const void *entry)
{
    TRACE__SAVE_ERRNO;
    char path[4096];
    void *program = dlopen(NULL, RTLD_LAZY | RTLD_NOLOAD);
    bool found = program && dlsym(program, symbol) == entry;
    if (program)
        dlclose(program);
    trace__own_path(path, sizeof path);
    if (path[0] || found) {
        trace__setenv(name, path[0] ? path : self, 0);
        found = true;
    }
    TRACE__RESTORE_ERRNO;
    return found;
}
