/* parts.h - which processes go to which file: all to one, or each host's or each rank's to one of their own */
#ifndef PARTS_H
#define PARTS_H
#include "read/read.h"

typedef enum parts_by { PARTS_ONE, PARTS_HOST, PARTS_RANK } parts_by;
typedef struct part {
    char *file;        /* where it is written */
    uint32_t *members; /* processes, by index */
    size_t processes;
    bool all;       /* there are no others */
    char *host;     /* of all of its processes; NULL: of several */
    int32_t *ranks; /* of its processes, in order, each once */
    size_t nranks;
    /* once it is written */
    int64_t from_ns, to_ns;
    uint64_t slices, left_out, bytes;
} part;
typedef struct parts {
    part *list;
    size_t n;
} parts;

/* shown: by process, of all that are read. Files are called after `output`, "out.pftrace": "out.node1.pftrace",
 * "out.rank3.pftrace". */
void parts_make(parts *p, const tr_trace *trace, const bool *shown, parts_by by, const char *output);
char *parts_named(const char *output, const char *word, const char *ending); /* to be freed */
bool *part_chosen(const part *x, const tr_trace *trace); /* by process, to be freed; NULL: all are its */
void parts_free(parts *p);
#endif
