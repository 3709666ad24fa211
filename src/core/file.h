/* file.h - what file.c offers to the other files */
#ifndef TRACE_CORE_FILE_H
#define TRACE_CORE_FILE_H
#include "internal.h"

/* The file, and how far it goes. */
typedef struct trace__file {
    trace_file_header own;     /* what the file's header says; the recorder goes by this */
    trace_file_header *header; /* mapped, only ever written: others may write there, too */
    int fd;
    uint32_t direct;     /* it was opened for O_DIRECT */
    uint32_t allocated;  /* slots it has room for on disk */
    uint32_t writing;    /* threads that write slots out now */
    uint32_t truncating; /* the exit handler cuts it to its length */
    uint64_t hole;       /* slots a failed write left: first << 32 | number; 0 none */
    uint32_t space_low;  /* a write failed; cleared when one succeeds */
    uint32_t gone;       /* somebody cut or removed it: nothing is recorded any more (bus.c) */
} trace__file;

TRACE__INTERNAL uint32_t trace__cas(uint32_t *word, uint32_t from, uint32_t to);
TRACE__INTERNAL void trace__remember_file(trace__process *p);
TRACE__INTERNAL bool trace__is_our_file(int fd);
TRACE__INTERNAL int trace__file_descriptor(trace__process *p);
TRACE__EXTERN(uint64_t trace__lost_early);
TRACE__INTERNAL void trace__lost(uint64_t n);
TRACE__INTERNAL void trace__no_space(int error);
TRACE__INTERNAL uint32_t trace__slots_take(trace__process *p, uint32_t *n);
TRACE__INTERNAL void trace__slots_give_back(trace__process *p, int fd, uint32_t first, uint32_t n);
TRACE__INTERNAL uint32_t trace__nbuffers(const trace__process *p);
#endif
