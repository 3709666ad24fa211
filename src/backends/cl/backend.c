/* cl/backend.c - OpenCL: values that types do not explain
 *
 * cl.gen.h holds a wrapper for every function of Khronos' headers, made by trace-gen from api-specs/cl/; cl/work.c
 * learns what devices did, cl/clock.c when; docs/backends/cl.md says what is recorded. */

/* ---- what clGet*Info gave ---------------------------------------------------------------------------------------- */

static bool trace__cl_is_text(uint32_t name)
{
    switch (name) { /* a few bit tests, for programs ask after their events all the time */
    case 1:
    case 2:
    case 3:
    case 4: /* the loader */
    case 0x0900:
    case 0x0901:
    case 0x0902:
    case 0x0903:
    case 0x0904:
    case 0x0920: /* platform: profile, version, name, vendor, extensions, ICD suffix */
    case 0x102b:
    case 0x102c:
    case 0x102d:
    case 0x102e:
    case 0x102f:
    case 0x1030: /* device: name, vendor, driver, profile, version, extensions */
    case 0x103d:
    case 0x103f:
    case 0x105b:
    case 0x1072:
    case 0x40e0:
    case 0x4038: /* OpenCL C, built-in kernels, IL, conformance, SPIR, AMD's board */
    case 0x1164:
    case 0x1168:
    case 0x1182:
    case 0x1183: /* program: source, kernels, options, log */
    case 0x1190:
    case 0x1195:
    case 0x1198:
    case 0x119a: /* kernel: name, attributes; argument: type, name */ return true;
    default: return false;
    }
}

/* The answer, if it is a text. */
static const char *trace__cl_text(int result, uint32_t name, const void *value, const void *size)
{
    uint64_t bytes;
    if (result || !value || !size)
        return NULL;
    memcpy(&bytes, size, 8);
    return bytes && trace__cl_is_text(name) && memchr(value, 0, bytes) ? (const char *)value : NULL;
}

/* The answer, if it is a number. */
static uint64_t trace__cl_number(int result, uint32_t name, const void *value, const void *size)
{
    uint64_t bytes, v = 0;
    if (result || !value || !size)
        return 0;
    memcpy(&bytes, size, 8);
    if ((bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8) && !trace__cl_is_text(name))
        memcpy(&v, value, bytes);
    return v;
}

/* Elements of an array with that much room, of so many in all. */
static uint64_t trace__cl_filled(uint32_t room, const void *number)
{
    uint32_t n = room;
    if (number)
        memcpy(&n, number, sizeof n);
    return n < room ? n : room;
}

/* The beginning of texts that are one: a program's source. `lengths` may be missing, and so may each of them. */
static const char *trace__cl_join(char room[257], uint32_t count, const void *strings, const void *lengths)
{
    size_t have = 0;
    uint32_t i;
    for (i = 0; strings && i < count && have < 256; i++) {
        const char *s;
        size_t n = 0;
        memcpy(&s, (const char *)strings + i * sizeof s, sizeof s);
        if (lengths)
            memcpy(&n, (const char *)lengths + i * sizeof n, sizeof n);
        if (!s)
            continue;
        n = trace__length(s, n ? n : 256 - have);
        n = n < 256 - have ? n : 256 - have;
        memcpy(room + have, s, n);
        have += n;
    }
    room[have] = 0;
    return room;
}

static int32_t trace__cl_status(const void *at)
{
    int32_t status = 0;
    if (at)
        memcpy(&status, at, sizeof status);
    return status;
}
static bool trace__cl_is_complete(const void *status) { return status && trace__cl_status(status) == 0; }

/* ---- where memory lies ------------------------------------------------------------------------------------------- */

enum { TRACE__CL_RANGES = 1024 };
static struct trace__cl_range {
    uintptr_t at, end;
    char letter;
} trace__cl_ranges[TRACE__CL_RANGES]; /* what clSVMAlloc and its kin gave; 0: free */
static uint32_t trace__cl_nranges, trace__cl_ranges_busy;

static void trace__cl_lock(uint32_t *busy)
{
    while (__atomic_exchange_n(busy, 1, __ATOMIC_ACQUIRE))
        trace__os_yield();
}
static void trace__cl_unlock(uint32_t *busy) { __atomic_store_n(busy, 0, __ATOMIC_RELEASE); }

static void trace__cl_allocated(const void *at, size_t size, char letter)
{
    uint32_t i;
    if (!at)
        return;
    trace__cl_lock(&trace__cl_ranges_busy);
    for (i = 0; i < trace__cl_nranges && trace__cl_ranges[i].at; i++) {}
    if (i < TRACE__CL_RANGES) {
        trace__cl_ranges[i].at = (uintptr_t)at;
        trace__cl_ranges[i].end = (uintptr_t)at + size;
        trace__cl_ranges[i].letter = letter;
        trace__cl_nranges = i == trace__cl_nranges ? i + 1 : trace__cl_nranges;
    }
    trace__cl_unlock(&trace__cl_ranges_busy);
}

/* The range an address lies in, M for ordinary memory; `gone`: its start, and it is free again. */
static char trace__cl_letter_of(const void *p, bool gone)
{
    char letter = 'M';
    uint32_t i;
    if (!__atomic_load_n(&trace__cl_nranges, __ATOMIC_RELAXED))
        return letter;
    trace__cl_lock(&trace__cl_ranges_busy);
    for (i = 0; i < trace__cl_nranges; i++)
        if ((uintptr_t)p >= trace__cl_ranges[i].at && (uintptr_t)p < trace__cl_ranges[i].end) {
            letter = trace__cl_ranges[i].letter;
            if (gone)
                trace__cl_ranges[i].at = trace__cl_ranges[i].end = 0;
            break;
        }
    trace__cl_unlock(&trace__cl_ranges_busy);
    return letter;
}
static char trace__cl_letter(const void *p) { return trace__cl_letter_of(p, false); }
static void trace__cl_freed(const void *p) { trace__cl_letter_of(p, true); }

static void trace__cl_freed_all(uint32_t n, const void *pointers)
{
    uint32_t i;
    for (i = 0; pointers && i < n; i++)
        trace__cl_freed(((void *const *)pointers)[i]);
}

static uint64_t trace__cl_sum(uint32_t n, const void *sizes)
{
    uint64_t sum = 0;
    uint32_t i;
    for (i = 0; sizes && i < n; i++)
        sum += ((const uint64_t *)sizes)[i];
    return sum;
}

static uint64_t trace__cl_volume(const void *region)
{
    uint64_t v[3] = {0, 0, 0};
    if (region)
        memcpy(v, region, sizeof v);
    return v[0] * v[1] * v[2];
}

static void trace__cl_backend(trace__backend *b);

#include "clock.c"
#include "work.c"
