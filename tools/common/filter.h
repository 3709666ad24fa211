/* filter.h - filters that name what a trace has (APIs, hosts, ranks, threads): the program ends with status 2 if one
 * names something that it does not have, with what was meant and what there is. Nothing is said of a trace in which
 * nothing could be used. */
#ifndef TOOL_FILTER_H
#define TOOL_FILTER_H
#include "common/options.h"
#include "read/read.h"

void filter_check_apis(const tr_trace *trace, const char *option, const tool_list *apis);
void filter_check_hosts(const tr_trace *trace, const char *option, const tool_list *hosts);
/* each number or range has one rank at least */
void filter_check_ranks(const tr_trace *trace, const char *option, const tool_ranges *ranks);
void filter_check_threads(const tr_trace *trace, const char *option, const tool_list *threads); /* numbers or names */

/* of anything that begins or is a thing of its own; reads the trace if no definition tells */
void filter_check_names(tr_trace *trace, const char *option, const tool_regex *names);
_Noreturn void filter_no_name(tr_trace *trace, const char *option,
                              const tool_regex *names); /* the same, where it is known that nothing is left */
#endif
