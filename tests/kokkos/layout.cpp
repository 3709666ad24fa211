/* layout.cpp - compares kokkos_abi.h with the header of Kokkos that is installed; compiling is the test */
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <impl/Kokkos_Profiling_C_Interface.h>
#include "backends/kokkos/abi.h"
typedef Kokkos_Profiling_EventSet set;
static_assert(sizeof(set) == sizeof(trace__kokkos_callbacks), "the set of callbacks");
static_assert(sizeof(Kokkos_Profiling_SpaceHandle) == sizeof(trace__kokkos_space), "a space");
#define AT(member, place) static_assert(offsetof(set, member) == place * sizeof(void *), #member);
AT(init, 0)
AT(finalize, 1)
AT(begin_parallel_for, 4)
AT(end_parallel_for, 5)
AT(begin_parallel_reduce, 6)
AT(end_parallel_reduce, 7)
AT(begin_parallel_scan, 8)
AT(end_parallel_scan, 9)
AT(push_region, 10)
AT(pop_region, 11)
AT(allocate_data, 12)
AT(deallocate_data, 13)
AT(create_profile_section, 14)
AT(start_profile_section, 15)
AT(stop_profile_section, 16)
AT(destroy_profile_section, 17)
AT(profile_event, 18)
AT(begin_deep_copy, 19)
AT(end_deep_copy, 20)
AT(begin_fence, 21)
AT(end_fence, 22)
AT(sync_dual_view, 23)
AT(modify_dual_view, 24)
AT(declare_metadata, 25)
AT(request_tool_settings, 27)
static_assert(std::is_same<Kokkos_Profiling_beginFunction, void (*)(const char *, uint32_t, uint64_t *)>::value,
              "begin");
static_assert(std::is_same<Kokkos_Profiling_endFunction, void (*)(uint64_t)>::value, "end");
static_assert(std::is_same<Kokkos_Profiling_createProfileSectionFunction, void (*)(const char *, uint32_t *)>::value,
              "section");
static_assert(std::is_same<Kokkos_Profiling_dualViewSyncFunction, void (*)(const char *, const void *, bool)>::value,
              "dual view");
static_assert(sizeof(Kokkos_Tools_ToolSettings) == 256 &&
                  offsetof(Kokkos_Tools_ToolSettings, requires_global_fencing) == 0,
              "settings");
