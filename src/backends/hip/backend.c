/* hip/backend.c - HIP: the runtime, its module API, hiprtc
 *
 * hip.gen.h holds a wrapper for every function of HIP's headers and for what hipcc makes programs call, made by
 * trace-gen from api-specs/hip/; docs/backends/hip.md says what is recorded. */

static void *trace__hip_find(const char *name)
{
    void *p = trace__call_next(name);
    return p ? p : trace__real(name, "/libamdhip64.so");
}

/* Which of the models the library is: of ROCm 6 and later, or before. It is not asked, for then it would set itself up.
 */
static int trace__hip_version(void)
{
    static int known;
    int v = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (!v) {
        v = trace__hip_find("hipGetDevicePropertiesR0600") || !trace__hip_find("hipGetDeviceProperties") ? 1 : 2;
        __atomic_store_n(&known, v, __ATOMIC_RELAXED);
    }
    return v - 1;
}

/* Numbers that lie one behind the other in a description, multiplied. */
static uint64_t trace__hip_volume(const void *description, size_t at, int dimensions)
{
    uint64_t v, bytes = description != NULL;
    int i;
    for (i = 0; description && i < dimensions; i++, bytes *= v)
        memcpy(&v, (const char *)description + at + 8 * (size_t)i, 8);
    return bytes;
}

/* hipMemcpyKind; `from` and `to`: what is known better. */
static uint16_t trace__hip_kind(int kind, int from, int to)
{
    static const char source[] = "MMDD", target[] = "MDMD";
    if (kind == 1024) /* hipMemcpyDeviceToDeviceNoCU */
        kind = 3;
    if (kind < 0 || kind > 3)
        return TRACE__DIRECTION(from, to);
    return TRACE__DIRECTION(from ? from : source[kind], to ? to : target[kind]);
}

/* hipMemoryType: its numbers changed with ROCm 6. */
static int trace__hip_letter(int type)
{
    static const char now[] = "MMDS\0\0\0\0\0\0AS", before[] = "MDAS";
    if (trace__hip_version() == 1)
        return type >= 0 && type < 4 ? before[type] : 0;
    return type >= 0 && type < 12 ? now[type] : 0;
}
static uint16_t trace__hip_types(const void *description, size_t from, size_t to)
{
    int types[2];
    if (!description)
        return 0;
    memcpy(&types[0], (const char *)description + from, 4);
    memcpy(&types[1], (const char *)description + to, 4);
    return TRACE__DIRECTION(trace__hip_letter(types[0]), trace__hip_letter(types[1]));
}

/* Of HIP_MEMCPY3D, whose numbers had 32 bits before ROCm 6. */
static uint64_t trace__hip_drv_volume(const void *description)
{
    uint32_t v[3];
    if (trace__hip_version() == 0 || !description)
        return trace__hip_volume(description, 160, 3);
    memcpy(v, (const char *)description + 112, sizeof v);
    return (uint64_t)v[0] * v[1] * v[2];
}
static uint16_t trace__hip_drv_types(const void *description)
{
    return trace__hip_version() == 0 ? trace__hip_types(description, 32, 112) : trace__hip_types(description, 16, 72);
}

/* Of hipMemcpy3DParms: arrays, where there are any, and the kind. */
static uint16_t trace__hip_parms(const void *parms)
{
    uint64_t from, to;
    int kind;
    if (!parms)
        return 0;
    memcpy(&from, parms, 8);
    memcpy(&to, (const char *)parms + 64, 8);
    memcpy(&kind, (const char *)parms + 152, 4);
    return trace__hip_kind(kind, from ? 'A' : 0, to ? 'A' : 0);
}

static void trace__hip_handed_out(const char *symbol, void **function, int result);

#include "device.c"

static void trace__hip_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_HIP;
    b->name = "hip";
    b->closing = trace__rocp_flush;
    b->found = trace__hip_found;
}

#include "hip.gen.h"

/* A program asked for a function by name: it gets our wrapper, if what it would get is a function that we wrap. That
 * may have another name: hipGetDevicePropertiesR0600 is what ROCm 6 calls hipGetDeviceProperties. */
static void trace__hip_handed_out(const char *symbol, void **function, int result)
{
    static const char *const suffixes[] = {"", "R0600", "_spt"};
    const trace__entry *e;
    size_t i, n = symbol ? strlen(symbol) : 0;
    if (result || !symbol || !function || !*function)
        return;
    for (e = trace__hip_entries; e->name; e++)
        for (i = 0; i < 3; i++)
            if (!strncmp(e->name, symbol, n) && !strcmp(e->name + n, suffixes[i]) &&
                trace__hip_find(e->name) == *function) {
                if (trace__call_stands_for(e->call, *function))
                    *function = (void *)(uintptr_t)e->wrapper;
                return;
            }
}
