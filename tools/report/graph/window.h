/* window.h - the graph of a part of the run */
#ifndef REPORT_WINDOW_H
#define REPORT_WINDOW_H
#include "graph.h"

/* Drops what was over by then, and all edges: of what was before the window only counts what is under way. nodes,
 * groups: room for a number of each, which become their new ones; NONE: it is gone. Before the graph is finished. */
void window_forget(graph *g, int64_t begins, uint32_t *nodes, uint32_t *groups);
/* Nothing begins before the window or ends after it. Nodes that are under way end at INT64_MAX, and stay so. */
void window_cut(graph *g, int64_t begins, int64_t ends);
#endif
