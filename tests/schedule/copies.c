/* copies.c - a program that has a recorder, with backends, and runs under libtrace-h.so: both use one recorder; each
 * fourth step is recorded, whichever backend of this program tells of the steps */
#define TRACE_IMPL
#define TRACE_KOKKOS
#define TRACE_PERFSTUBS
#define TRACE_ITT
#define TRACE_NVTX
#define TRACE_CL
#include "trace.h"

extern void kokkosp_push_profile_region(const char *), kokkosp_pop_profile_region(void);
extern void ps_tool_dynamic_phase_start(const char *, int), ps_tool_dynamic_phase_stop(const char *, int);

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "kokkos";
    int i, k;
    for (i = 0; i < 20; i++) {
        if (!strcmp(how, "kokkos"))
            kokkosp_push_profile_region("exchange");
        else
            ps_tool_dynamic_phase_start("exchange", i);
        for (k = 0; k < 10; k++)
            trace_instant(i % 4 ? "out" : "in");
        if (trace__devices_now() != (i % 4 == 0)) /* what backends of devices ask */
            trace_instant("devices are wrong");
        if (!strcmp(how, "kokkos"))
            kokkosp_pop_profile_region();
        else
            ps_tool_dynamic_phase_stop("exchange", i);
    }
    return trace__devices_now();
}
