/* gather_trace.h - reads a trace once, in order of time, for what the report stands on */
#ifndef REPORT_GATHER_TRACE_H
#define REPORT_GATHER_TRACE_H
#include "report/facts/amounts.h"
#include "report/graph/graph.h"
#include "report/graph/helpers.h"
#include "report/facts/locks.h"
#include "report/facts/phases.h"
#include "report/facts/series.h"
#include "report/facts/sources.h"
#include "report/facts/teams.h"
#include "report/facts/named_waits.h"

typedef struct gathered {
    graph graph;
    locks locks;
    phases phases;
    counters counters;
    waits waits;
    sources sources;
    teams teams;
    helpers helpers;
    amounts amounts;
    uint64_t launches, works; /* calls that asked for work, and work */
    bool devices, communicates;
} gathered;

/* tally: has counted the same trace */
void gather(gathered *g, const tally *t, const loop *l, int64_t from, int64_t to, uint64_t max_mem);
void gathered_free(gathered *g);
#endif
