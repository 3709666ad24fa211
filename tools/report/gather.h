/* gather.h - reads a trace once, in order of time, for what the report stands on */
#ifndef REPORT_GATHER_H
#define REPORT_GATHER_H
#include "amounts.h"
#include "graph.h"
#include "helpers.h"
#include "locks.h"
#include "phases.h"
#include "series.h"
#include "sources.h"
#include "teams.h"
#include "waits.h"

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
