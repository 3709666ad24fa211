/* write.h - one file: everything, or the longest slices that it has room for */
#ifndef WRITE_H
#define WRITE_H
#include "convert.h"
#include "parts.h"

typedef struct write_job {
    tr_trace *trace;
    const convert_options *settings;
    unsigned jobs;
    bool compress;
    uint64_t most; /* bytes of a file; 0: any */
    bool looked;
    survey survey; /* of all processes: taken once, for the first file */
} write_job;

typedef struct written {
    convert_result result;
    keep kept;
    char *left_out; /* "left out ...", NULL: nothing */
} written;

/* Ends the program with status 2 if the file cannot be written. The part learns what it has. */
void write_part(part *x, write_job *job, written *w);
void written_free(written *w);
#endif
