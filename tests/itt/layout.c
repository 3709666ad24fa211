/* layout.c - holds src/backends/itt/abi.h against Intel's own header, and against the static part's when there is one.
 * Compiling it is the test. */
#define TRACE_IMPL
#define TRACE_ITT
#include "trace.in.h"
#include "../layout.h"
#define INTEL_ITTNOTIFY_API_PRIVATE
#ifdef STATIC_PART
#include "ittnotify_config.h"
#endif
#include "ittnotify.h"

SIZE(trace__itt_id, __itt_id);
MEMBERS(trace__itt_id, __itt_id, d2, d2, d3, d3);

SIZE(trace__itt_domain, __itt_domain);
MEMBERS(trace__itt_domain, __itt_domain, flags, flags, name, nameA, wide, nameW, extra2, extra2, next, next);

SIZE(trace__itt_string, __itt_string_handle);
MEMBERS(trace__itt_string, __itt_string_handle, text, strA, extra1, extra1, extra2, extra2, next, next);

MEMBERS(trace__itt_clock, __itt_clock_domain, frequency, info.clock_freq, base, info.clock_base, read, fn, data,
        fn_data, next, next);
_Static_assert(sizeof(__itt_clock_info) == 2 * sizeof(unsigned long long), "clock info is two numbers");

VALUE(TRACE__ITT_U64, __itt_metadata_u64);
VALUE(TRACE__ITT_FLOAT, __itt_metadata_float);
VALUE(TRACE__ITT_DOUBLE, __itt_metadata_double);
VALUE(TRACE__ITT_TYPE_MAX, __itt_metadata_double);
VALUE(TRACE__ITT_SCOPE_TASK, __itt_scope_task);
VALUE(TRACE__ITT_DEPENDENT_ON, __itt_relation_is_dependent_on);
VALUE(TRACE__ITT_PREDECESSOR_TO, __itt_relation_is_predecessor_to);
SIZE(int, __itt_scope);
SIZE(int, __itt_relation);
SIZE(int, __itt_metadata_type);

#ifndef OLD_HEADER
SIZE(trace__itt_histogram, __itt_histogram);
MEMBERS(trace__itt_histogram, __itt_histogram, domain, domain, name, nameA, x_type, x_type, y_type, y_type, extra2,
        extra2, next, next);

SIZE(trace__itt_context, __itt_context_metadata);
MEMBERS(trace__itt_context, __itt_context_metadata, type, type, value, value);
SIZE(trace__itt_counter_context, __itt_counter_metadata);
MEMBERS(trace__itt_counter_context, __itt_counter_metadata, counter, counter, type, type, text, str_valueA, value,
        value, next, next);
VALUE(TRACE__ITT_CONTEXT_NAME, __itt_context_nameA);
VALUE(TRACE__ITT_CONTEXT_DEVICE, __itt_context_deviceA);
VALUE(TRACE__ITT_CONTEXT_UNITS, __itt_context_unitsA);
VALUE(TRACE__ITT_CONTEXT_PCI, __itt_context_pci_addrA);
VALUE(TRACE__ITT_CONTEXT_NUMBERS, __itt_context_tid);
VALUE(TRACE__ITT_INIT_SUCCESSFUL, __itt_collection_init_successful);
#endif

MEMBERS(trace__itt_module, __itt_module_object, version, version, id, module_id, type, module_type, name, module_name);

#ifdef STATIC_PART
SIZE(trace__itt_entry, __itt_api_info);
MEMBERS(trace__itt_entry, __itt_api_info, name, name, function, func_ptr, null_function, null_func, group, group);

SIZE(trace__itt_counter, __itt_counter_info_t);
MEMBERS(trace__itt_counter, __itt_counter_info_t, name, nameA, domain, domainA, type, type, extra2, extra2, next, next);

SIZE(trace__itt_thread, __itt_thread_info);
MEMBERS(trace__itt_thread, __itt_thread_info, name, nameA, tid, tid, next, next);

MEMBERS(trace__itt_global, __itt_global, magic, magic, major, version_major, build, version_build, initialized,
        api_initialized, mutex, mutex, library, lib, api_list, api_list_ptr, next, next, threads, thread_list, domains,
        domain_list, strings, string_list, state, state, counters, counter_list);
#ifndef OLD_HEADER
MEMBERS(trace__itt_global, __itt_global, histograms, histogram_list, counter_contexts, counter_metadata_list);
#endif
#endif
