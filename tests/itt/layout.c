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
SAME(trace__itt_id, d2, __itt_id, d2);
SAME(trace__itt_id, d3, __itt_id, d3);

SIZE(trace__itt_domain, __itt_domain);
SAME(trace__itt_domain, flags, __itt_domain, flags);
SAME(trace__itt_domain, name, __itt_domain, nameA);
SAME(trace__itt_domain, wide, __itt_domain, nameW);
SAME(trace__itt_domain, extra2, __itt_domain, extra2);
SAME(trace__itt_domain, next, __itt_domain, next);

SIZE(trace__itt_string, __itt_string_handle);
SAME(trace__itt_string, text, __itt_string_handle, strA);
SAME(trace__itt_string, extra1, __itt_string_handle, extra1);
SAME(trace__itt_string, extra2, __itt_string_handle, extra2);
SAME(trace__itt_string, next, __itt_string_handle, next);

SAME(trace__itt_clock, frequency, __itt_clock_domain, info.clock_freq);
SAME(trace__itt_clock, base, __itt_clock_domain, info.clock_base);
SAME(trace__itt_clock, read, __itt_clock_domain, fn);
SAME(trace__itt_clock, data, __itt_clock_domain, fn_data);
SAME(trace__itt_clock, next, __itt_clock_domain, next);
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
SAME(trace__itt_histogram, domain, __itt_histogram, domain);
SAME(trace__itt_histogram, name, __itt_histogram, nameA);
SAME(trace__itt_histogram, x_type, __itt_histogram, x_type);
SAME(trace__itt_histogram, y_type, __itt_histogram, y_type);
SAME(trace__itt_histogram, extra2, __itt_histogram, extra2);
SAME(trace__itt_histogram, next, __itt_histogram, next);

SIZE(trace__itt_context, __itt_context_metadata);
SAME(trace__itt_context, type, __itt_context_metadata, type);
SAME(trace__itt_context, value, __itt_context_metadata, value);
SIZE(trace__itt_counter_context, __itt_counter_metadata);
SAME(trace__itt_counter_context, counter, __itt_counter_metadata, counter);
SAME(trace__itt_counter_context, type, __itt_counter_metadata, type);
SAME(trace__itt_counter_context, text, __itt_counter_metadata, str_valueA);
SAME(trace__itt_counter_context, value, __itt_counter_metadata, value);
SAME(trace__itt_counter_context, next, __itt_counter_metadata, next);
VALUE(TRACE__ITT_CONTEXT_NAME, __itt_context_nameA);
VALUE(TRACE__ITT_CONTEXT_DEVICE, __itt_context_deviceA);
VALUE(TRACE__ITT_CONTEXT_UNITS, __itt_context_unitsA);
VALUE(TRACE__ITT_CONTEXT_PCI, __itt_context_pci_addrA);
VALUE(TRACE__ITT_CONTEXT_NUMBERS, __itt_context_tid);
VALUE(TRACE__ITT_INIT_SUCCESSFUL, __itt_collection_init_successful);
#endif

SAME(trace__itt_module, version, __itt_module_object, version);
SAME(trace__itt_module, id, __itt_module_object, module_id);
SAME(trace__itt_module, type, __itt_module_object, module_type);
SAME(trace__itt_module, name, __itt_module_object, module_name);

#ifdef STATIC_PART
SIZE(trace__itt_entry, __itt_api_info);
SAME(trace__itt_entry, name, __itt_api_info, name);
SAME(trace__itt_entry, function, __itt_api_info, func_ptr);
SAME(trace__itt_entry, null_function, __itt_api_info, null_func);
SAME(trace__itt_entry, group, __itt_api_info, group);

SIZE(trace__itt_counter, __itt_counter_info_t);
SAME(trace__itt_counter, name, __itt_counter_info_t, nameA);
SAME(trace__itt_counter, domain, __itt_counter_info_t, domainA);
SAME(trace__itt_counter, type, __itt_counter_info_t, type);
SAME(trace__itt_counter, extra2, __itt_counter_info_t, extra2);
SAME(trace__itt_counter, next, __itt_counter_info_t, next);

SIZE(trace__itt_thread, __itt_thread_info);
SAME(trace__itt_thread, name, __itt_thread_info, nameA);
SAME(trace__itt_thread, tid, __itt_thread_info, tid);
SAME(trace__itt_thread, next, __itt_thread_info, next);

SAME(trace__itt_global, magic, __itt_global, magic);
SAME(trace__itt_global, major, __itt_global, version_major);
SAME(trace__itt_global, build, __itt_global, version_build);
SAME(trace__itt_global, initialized, __itt_global, api_initialized);
SAME(trace__itt_global, mutex, __itt_global, mutex);
SAME(trace__itt_global, library, __itt_global, lib);
SAME(trace__itt_global, api_list, __itt_global, api_list_ptr);
SAME(trace__itt_global, next, __itt_global, next);
SAME(trace__itt_global, threads, __itt_global, thread_list);
SAME(trace__itt_global, domains, __itt_global, domain_list);
SAME(trace__itt_global, strings, __itt_global, string_list);
SAME(trace__itt_global, state, __itt_global, state);
SAME(trace__itt_global, counters, __itt_global, counter_list);
#ifndef OLD_HEADER
SAME(trace__itt_global, histograms, __itt_global, histogram_list);
SAME(trace__itt_global, counter_contexts, __itt_global, counter_metadata_list);
#endif
#endif
