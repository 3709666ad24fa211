/* gather.h - reads a trace once, in order of time, for what the report stands on */
#ifndef REPORT_GATHER_H
#define REPORT_GATHER_H
#include "graph.h"
#include "locks.h"
#include "series.h"
#include "waits.h"

typedef struct phase { /* a task of the program */
    int64_t begin, end;
    uint32_t lane, name; /* name: without the number at its end */
    uint16_t depth;      /* among the program's tasks */
} phase;

typedef struct gathered {
    graph graph;
    locks locks;
    phase *phases;
    size_t nphases, phase_room, phase_most;
    counters counters;
    waits waits;
    uint64_t launches, works; /* calls that asked for work, and work */
    bool devices, communicates;
} gathered;

/* tally: has counted the same trace */
void gather(gathered *g, const tally *t, uint64_t max_mem);
void gathered_free(gathered *g);
/* The name without a number at its end: "step 12" and "step 13" are "step #"; its text_id(). */
uint32_t plain_name(const char *text, size_t n);
#endif
