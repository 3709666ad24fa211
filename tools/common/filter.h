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

/* What a tool was asked for; NULL: it has no such option. from_ns and to_ns as input_window() gives them. */
typedef struct filter {
    const tool_ranges *ranks;
    const tool_list *hosts, *threads, *kinds, *apis; /* kinds: only to name the option */
    const tool_regex *names;
    int64_t from_ns, to_ns;
    bool events; /* the tool takes events of any kind, as far as they are in the window */
} filter;
bool filter_given(const filter *f);
/* Each may have something while all of them together have nothing: the program ends with status 2 then. It reads the
 * trace until something matches: calls, tasks, spans, work, instants or samples of counters, as far as they lie in the
 * window. It does not read where only one of them was given that names things. */
void filter_check_together(tr_trace *trace, const filter *f);
_Noreturn void filter_nothing(const filter *f); /* the same, where it is known that nothing is left */
#endif
