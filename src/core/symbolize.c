/* symbolize.c - what an address of the program is called: "compute+0x45", or "libfoo.so+0x1189" without symbols
 *
 * Tools find the source line, by the file, its build id and the address in it (TRACE_REC_PLACE). Without dladdr: the
 * dynamic loader's lock may be held by a thread that waits for ours. Costs a look through the symbols of a file: once
 * for each place. */
#include "symbolize.h"
#include "recorder.h"
#include "symbols.h"
#include "services.h"

typedef struct trace__section { /* of an ELF file of 64 bits */
    uint32_t name, type;
    uint64_t flags, address, offset, size;
    uint32_t link, info;
    uint64_t align, entry;
} trace__section;

typedef struct trace__segment { /* the same file as it is loaded */
    uint32_t type, flags;
    uint64_t offset, address, physical, size, memory, align;
} trace__segment;

typedef struct trace__symbol {
    uint32_t name;
    uint8_t info, other;
    uint16_t section;
    uint64_t value, size;
} trace__symbol;

enum { TRACE__SYMBOLS_MAX = 400000 };

typedef struct trace__place_query {
    uintptr_t address, base, end; /* base, end: where the beginning of the file that was seen last lies in memory */
    char path[1024];
} trace__place_query;

/* A line is "low-high rwxp offset device inode path". */
static bool trace__place_map(char *line, void *arg)
{
    trace__place_query *q = (trace__place_query *)arg;
    char *s, *path = strchr(line, '/');
    uintptr_t low = strtoul(line, &s, 16), high = *s == '-' ? strtoul(s + 1, &s, 16) : 0;
    bool readable = s[0] == ' ' && s[1] == 'r', first = readable && strtoul(s + 6, NULL, 16) == 0;
    if (!path || strlen(path) >= sizeof q->path)
        return false;
    if (strcmp(path, q->path) != 0)
        q->base = q->end = 0;
    if (first) {
        q->base = low;
        q->end = high;
    }
    memcpy(q->path, path, strlen(path) + 1);
    return q->address >= low && q->address < high;
}

/* What the loaded file says of itself, from memory, for the file may be another by now: where it begins by its own
 * count, and its build id. */
static uint64_t trace__place_module(const trace__place_query *q, trace__place *place)
{
    const unsigned char *file = (const unsigned char *)q->base;
    uint64_t headers, first = 0;
    uint16_t count, i;
    trace__segment s;
    memcpy(&headers, file + 32, 8);
    memcpy(&count, file + 56, 2);
    if (headers > q->end - q->base || count > (q->end - q->base - headers) / sizeof s)
        return 0;
    for (i = 0; i < count; i++) {
        memcpy(&s, file + headers + i * sizeof s, sizeof s);
        if (s.type == 1 /* loaded */ && !s.offset)
            first = s.address;
    }
    for (i = 0; i < count && !place->build_id_bytes; i++) {
        const unsigned char *p, *end;
        memcpy(&s, file + headers + i * sizeof s, sizeof s);
        if (s.type != 4 /* notes */ || s.address < first || s.address - first > q->end - q->base ||
            s.memory > q->end - q->base - (s.address - first))
            continue;
        for (p = file + (s.address - first), end = p + s.memory; end - p >= 12;) {
            uint32_t name, bytes, type;
            uint64_t whole;
            memcpy(&name, p, 4);
            memcpy(&bytes, p + 4, 4);
            memcpy(&type, p + 8, 4);
            whole = 12 + (((uint64_t)name + 3) & ~3ull) + (((uint64_t)bytes + 3) & ~3ull);
            if (whole > (uint64_t)(end - p))
                break;
            if (type == 3 && name == 4 && bytes <= sizeof place->build_id && !memcmp(p + 12, "GNU", 4)) {
                memcpy(place->build_id, p + 16, bytes);
                place->build_id_bytes = bytes;
            }
            p += whole;
        }
    }
    return first;
}

/* The symbol around `at` in the file's first table of that type; its name, and the distance. */
static const char *trace__symbol_at(const unsigned char *file, size_t size, uint32_t type, uint64_t at,
                                    uint64_t *distance)
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
        if (s.type != type || s.offset > size || s.size > size - s.offset ||
            s.size / sizeof(trace__symbol) > TRACE__SYMBOLS_MAX || s.link >= count)
            continue;
        memcpy(&names, file + sections + s.link * sizeof s, sizeof s);
        if (names.offset > size || names.size > size - names.offset || !names.size ||
            file[names.offset + names.size - 1])
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

/* A return address belongs to the call before it. */
static void trace__place_find(const void *address, trace__place *place)
{
    static const char deleted[] = " (deleted)";
    trace__place_query q;
    const unsigned char *file = NULL;
    const char *name = NULL;
    uint64_t distance = 0;
    size_t n, gone = sizeof deleted - 1;
    long size = 0;
    int fd = -1;
    memset(&q, 0, sizeof q);
    q.address = (uintptr_t)address;
    place->build_id_bytes = 0;
    if (!trace__each_map(trace__place_map, &q) || q.end - q.base < 64 ||
        memcmp((const void *)q.base, "\177ELF\2", 5) != 0) {
        place->module[0] = 0;
        place->bytes = (size_t)snprintf(place->text, sizeof place->text, "0x%lx", (unsigned long)q.address);
        return;
    }
    place->address = q.address - q.base + trace__place_module(&q, place);
    n = strlen(q.path);
    if (n > gone && !strcmp(q.path + n - gone, deleted))
        q.path[n - gone] = 0; /* what has its name now is another */
    else
        fd = trace__os_open(TRACE__AT_FDCWD, q.path, O_RDONLY, 0);
    memcpy(place->module, q.path, sizeof q.path);
    if (fd >= 0) {
        long p;
        size = TRACE__SYS3(SYS_lseek, fd, 0, SEEK_END);
        p = size > 64 ? trace__os_map((size_t)size, PROT_READ, MAP_PRIVATE, fd, 0) : -1;
        trace__os_close(fd);
        file = p > 0 || p < -4095 ? (const unsigned char *)p : NULL;
    }
    if (file && !memcmp(file, "\177ELF\2", 5)) {
        name = trace__symbol_at(file, (size_t)size, 2 /* .symtab */, place->address, &distance);
        if (!name)
            name = trace__symbol_at(file, (size_t)size, 11 /* .dynsym */, place->address, &distance);
    }
    n = (size_t)snprintf(place->text, sizeof place->text, "%s+0x%lx", name ? name : strrchr(q.path, '/') + 1,
                         (unsigned long)(name ? distance : place->address));
    place->bytes = n < sizeof place->text ? n : sizeof place->text - 1;
    if (file)
        trace__os_release((void *)(uintptr_t)file, (size_t)size);
}

/* Its text in the dictionary, with what it takes to find its source line later; 0 when it cannot be had now. */
TRACE__INTERNAL uint32_t trace__place_text(const void *address)
{
    trace__place place;
    trace__place_find(address, &place);
    return place.module[0] ? trace__serve()->place(&place) : trace__intern(place.text, place.bytes);
}
