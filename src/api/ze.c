/* ze.c - Level Zero: core, tools, sysman, runtime and loader
 *
 * ze.gen.h holds a wrapper for every function of its headers, made by trace-gen from api-specs/ze/; docs/ZE.md says what is recorded. */

/* A region's bytes: origin first, then width, height and depth; of a copy in two dimensions the depth may be 0. */
static uint64_t trace__ze_region(const void *region)
{
    uint32_t r[6];
    if (!region)
        return 0;
    memcpy(r, region, sizeof r);
    return (uint64_t)r[3] * (r[4] ? r[4] : 1) * (r[5] ? r[5] : 1);
}

TRACE__PRIVATE const trace__backend *trace__ze_backend(void)
{
    static const trace__backend backend = {TRACE_API_ZE, "ze", NULL, NULL, NULL};
    return &backend;
}

#include "ze.gen.h"
