/* info.h - what the files of trace-info share */
#ifndef INFO_H
#define INFO_H
#include "common/out.h"
#include "common/overwritten.h"
#include "read/read.h"

typedef struct info_api {
    const char *name;
    uint64_t events;
} info_api;

/* One run that is read. */
typedef struct info_run {
    const tr_run_info *run;
    size_t number; /* from 1 */
    /* its process that begins first, rank 0 if there is one: its command and facts are shown */
    tr_process *const *first;
    int64_t from_ns, to_ns; /* from the opening of the first file to the last sign of life */
    size_t processes, ranks, files, hosts, killed, running; /* killed: and not running */
    int32_t low_rank, high_rank;
    const char **host_names; /* in order */
    size_t host_room;
    uint64_t bytes, record_bytes; /* bytes: of files */
    uint64_t dropped;
    const tr_process *waited; /* the process whose thread waited longest for a processor; NULL: none did */
    overwritten older;
    uint64_t unrecorded;            /* launches whose work is not on record: common/unrecorded.h */
    int32_t last_error;             /* errno that stopped recording somewhere; 0 none */
    bool stream, ring, bounded;     /* modes in it */
    uint16_t low_minor, high_minor; /* of the format */
    info_api *apis;                 /* those that have events, the most first */
    size_t napis, api_room;
} info_run;

typedef struct info {
    tr_trace *trace;
    info_run *runs; /* of which something is read */
    size_t nruns;
    size_t *places;   /* of run N in `runs`, at N - 1 */
    bool counted;     /* events were */
    uint64_t *events; /* of each process */
    int64_t *last_ns; /* of each process */
} info;

void info_gather(info *all, bool count); /* gather_info.c */
void info_free(info *all);
/* clocks.c: a line on how well its hosts' clocks go together, to be freed; NULL: it has one host.
 */
char *info_clocks(const info *all, const info_run *r);
void info_text(const info *all, bool processes, size_t width,
               tool_out *out); /* width: of the terminal; 0: as wide as it is */
void info_json(const info *all, tool_out *out);
#endif
