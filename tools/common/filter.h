/* filter.h - checks of filters that name APIs, hosts, ranks or threads of a trace
 *
 * If a filter names something that the trace does not have, the program ends with status 2. The message says what the
 * trace has, and what the user may have meant. A trace of which nothing is usable is not checked. */
#ifndef TOOL_FILTER_H
#define TOOL_FILTER_H
#include "common/options.h"
#include "read/read.h"

void filter_check_apis(const tr_trace *trace, const char *option, const tool_list *apis);
void filter_check_hosts(const tr_trace *trace, const char *option, const tool_list *hosts);
/* The trace has at least one rank of each number or range. */
void filter_check_ranks(const tr_trace *trace, const char *option, const tool_ranges *ranks);
void filter_check_threads(const tr_trace *trace, const char *option, const tool_list *threads); /* numbers or names */

/* Names of tasks, calls, spans, work, instants and counters. It reads the trace if the definitions do not tell. */
void filter_check_names(tr_trace *trace, const char *option, const tool_regex *names);
_Noreturn void filter_no_name(tr_trace *trace, const char *option,
                              const tool_regex *names); /* the same, if the caller knows that nothing is left */

/* The filters of a tool. NULL: the tool has no such option. input_window() gives from_ns and to_ns. */
typedef struct filter {
    const tool_ranges *ranks;
    const tool_list *hosts, *threads, *kinds, *apis; /* kinds: only to name the option */
    const tool_regex *names;
    int64_t from_ns, to_ns;
    bool events; /* the tool takes all events in the window, of any kind */
} filter;
bool filter_given(const filter *f);
/* Ends the program with status 2 if each filter leaves something, and all of them together leave nothing. It reads the
 * trace until an event in the window matches. If only one filter that names things is given, it reads nothing. */
void filter_check_together(tr_trace *trace, const filter *f);
_Noreturn void filter_nothing(const filter *f); /* the same, if the caller knows that nothing is left */
#endif
