/* place.c - what an address of the program is called: "compute+0x45", or "libfoo.so+0x1189" for addr2line
 *
 * Without dladdr: the dynamic loader's lock may be held by a thread that waits for ours. Costs a look through the symbols of a file: once
 * for each place. */

typedef struct trace__section { /* of an ELF file of 64 bits */
    uint32_t name, type;
    uint64_t flags, address, offset, size;
    uint32_t link, info;
    uint64_t align, entry;
} trace__section;

typedef struct trace__symbol {
    uint32_t name;
    uint8_t info, other;
    uint16_t section;
    uint64_t value, size;
} trace__symbol;

enum { TRACE__PLACE_MAX = 512, TRACE__SYMBOLS_MAX = 400000 };

typedef struct trace__place_query {
    uintptr_t address, base; /* base: where the file that was seen last begins in memory */
    char path[1024];
} trace__place_query;

static bool trace__place_map(char *line, void *arg)
{
    trace__place_query *q = (trace__place_query *)arg;
    char *s, *path = strchr(line, '/');
    uintptr_t low = strtoul(line, &s, 16), high = *s == '-' ? strtoul(s + 1, &s, 16) : 0;
    if (!path || strlen(path) >= sizeof q->path)
        return false;
    if (strcmp(path, q->path) != 0) {
        memcpy(q->path, path, strlen(path) + 1);
        q->base = low;
    }
    return q->address >= low && q->address < high;
}

/* The symbol around `at` in the file's first table of that type; its name, and the distance. */
static const char *trace__symbol_at(const unsigned char *file, size_t size, uint32_t type, uint64_t at, uint64_t *distance)
{
    uint64_t sections, i, k;
    uint16_t count;
    trace__section s, names;
    memcpy(&sections, file + 40, 8);
    memcpy(&count, file + 60, 2);
    if (sections > size || count > (size - sections) / sizeof s)
        return NULL;
    for (i = 0; i < count; i++) {
        memcpy(&s, file + sections + i * sizeof s, sizeof s);
        if (s.type != type || s.offset > size || s.size > size - s.offset || s.size / sizeof(trace__symbol) > TRACE__SYMBOLS_MAX || s.link >= count)
            continue;
        memcpy(&names, file + sections + s.link * sizeof s, sizeof s);
        if (names.offset > size || names.size > size - names.offset || !names.size || file[names.offset + names.size - 1])
            return NULL;
        for (k = 0; k < s.size / sizeof(trace__symbol); k++) {
            trace__symbol y;
            memcpy(&y, file + s.offset + k * sizeof y, sizeof y);
            if ((y.info & 15) == 2 /* a function */ && at > y.value && at - y.value <= y.size && y.name < names.size) {
                *distance = at - y.value;
                return (const char *)file + names.offset + y.name;
            }
        }
        return NULL;
    }
    return NULL;
}

/* Into `text`, at most TRACE__PLACE_MAX bytes; returns their number. A return address belongs to the call before it. */
static size_t trace__place(const void *address, char *text)
{
    trace__place_query q;
    const unsigned char *file = NULL;
    const char *name = NULL, *slash;
    uint64_t at, distance = 0;
    uint16_t type;
    long size = 0;
    int fd, n;
    q.address = (uintptr_t)address;
    q.base = 0;
    q.path[0] = 0;
    if (!trace__each_map(trace__place_map, &q))
        return (size_t)snprintf(text, TRACE__PLACE_MAX, "0x%lx", (unsigned long)q.address);
    memcpy(&type, (const char *)q.base + 16, 2);
    at = type == 2 /* not relocated */ ? q.address : q.address - q.base;
    fd = trace__os_open(TRACE__AT_FDCWD, q.path, O_RDONLY, 0);
    if (fd >= 0) {
        long p;
        size = TRACE__SYS3(SYS_lseek, fd, 0, SEEK_END);
        p = size > 64 ? TRACE__SYS6(SYS_mmap, 0, size, PROT_READ, MAP_PRIVATE, fd, 0) : -1;
        trace__os_close(fd);
        file = p > 0 || p < -4095 ? (const unsigned char *)p : NULL;
    }
    if (file && !memcmp(file, "\177ELF\2", 5)) {
        name = trace__symbol_at(file, (size_t)size, 2 /* .symtab */, at, &distance);
        if (!name)
            name = trace__symbol_at(file, (size_t)size, 11 /* .dynsym */, at, &distance);
    }
    slash = strrchr(q.path, '/');
    n = snprintf(text, TRACE__PLACE_MAX, "%s+0x%lx", name ? name : slash + 1, (unsigned long)(name ? distance : at));
    if (file)
        TRACE__SYS2(SYS_munmap, file, size);
    return n < TRACE__PLACE_MAX ? (size_t)n : TRACE__PLACE_MAX - 1u;
}
