/* counted.h - what trace-tally counts, as its JSON */
#ifndef TRACEH_COUNTED_H
#define TRACEH_COUNTED_H
#include "common/options.h"
#include "core.h"

typedef struct counting {
    unsigned by; /* BY_* of tally.h; BY_API is added */
    bool collectives, launches, messages;
    tool_list apis, hosts;
    tool_ranges ranks;
    tool_regex name;
    int64_t from_ns, to_ns;
    uint64_t worst; /* single collectives */
} counting;

/* The text of `trace-tally --json` with these settings, to be freed. */
char *counted_json(core *c, const counting *what, size_t *n);
unsigned core_workers(const core *c); /* threads that are worth it */
/* The processes, threads, runs and losses of the trace as JSON, to be freed. */
char *described_json(core *c, size_t *n);
#endif
