/* ccl/backend.c - oneCCL: what only it needs
 *
 * ccl.gen.h holds a wrapper for every function of oneapi/ccl.h, made by trace-gen from api-specs/ccl/;
 * docs/backends/ccl.md says what is recorded. Its older C++ API tells of itself through ITT, which oneCCL does when
 * CCL_ITT_LEVEL asks for it. */

TRACE__COMMS_OF(trace__ccl, "oneCCL", 6 /* onecclInProgress */);

static uint64_t trace__ccl_sum(const void *counts, uint32_t n)
{
    const size_t *count = (const size_t *)counts;
    uint64_t sum = 0;
    for (; count && n; n--)
        sum += count[n - 1];
    return sum;
}

static void trace__ccl_init(void)
{
    TRACE__SAVE_ERRNO;
#ifdef TRACE_ITT
    if (TRACE__LEVEL_CHOSEN(TRACE_SOURCE_CCL) && TRACE__LEVEL_CHOSEN(TRACE_SOURCE_ITT))
        trace__setenv("CCL_ITT_LEVEL", "1", 0);
#endif
    TRACE__RESTORE_ERRNO;
}

static void trace__ccl_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_CCL;
    b->name = "ccl";
    b->init = trace__ccl_init;
}

#include "ccl.gen.h"

TRACE__COMMS_ASK(trace__ccl, onecclCommCount, onecclCommUserRank)
