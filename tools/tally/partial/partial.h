/* partial.h - a tally that is not printed but kept: a file that adds up with others
 *
 * What is kept is what each thread and each process did, and the rows that all of them added to: whole numbers, but for
 * counters, whose sums depend on the order and are kept by thread. So tallies of parts of a job, joined in any order
 * and any grouping, come to the tally of the whole to the last integer, and even to the same file: everything is
 * written in an order of its own. docs/reference/format-tally.md describes the file.
 *
 *   partial.c        what is in a file, told once for writing and reading
 *   partial_take.c   a tally -> that
 *   partial_join.c   that, of many files -> a tally
 *   partial_file.c   files: found, read, written
 */
#ifndef PARTIAL_H
#define PARTIAL_H
#include "codec.h"
#include "tally/collectives/collectives.h"
#include "format/tally.h"
#include "read/job/roster.h"
#include "tally/samples/sample.h"
#include "tally/ranks/sizes.h"

/* ---- what is in it; texts are numbers of text_id(), positions are those in the lists here ---------------------------
 */

enum { SAID = 4 }; /* filters */
typedef struct part_settings {
    uint32_t by;
    bool messages, sizes;
    int64_t from_ns, to_ns;
    uint32_t said[SAID]; /* as settings.said */
} part_settings;

typedef struct part_totals {
    uint32_t status; /* of the trace */
    int64_t t0_ns;
    uint64_t active, events, orphans, unfinished, pauses, unrecorded;
} part_totals;

typedef struct part_table {
    uint32_t kind, api;
    uint64_t total;
    place *places; /* host: 2 * text, or of what only one process has 1 + 2 * process; name: text, or a number there */
    size_t nplaces;
} part_table;

typedef struct part_row {
    uint32_t table;
    row row; /* key: process and thread are positions + 1, of a process and of a thread in it */
} part_row;

typedef struct part_active {
    uint32_t table;
    uint64_t active;
    volume moved;
} part_active;
typedef struct part_slot {
    uint32_t row;
    uint64_t total;
} part_slot;
typedef struct part_thread {
    uint32_t tid, name, doing;
    bool seen, inside;
    int64_t first_ns, last_ns, doing_ns;
    part_active *tables;
    part_slot *slots;
    counter *counters; /* keys as in rows */
    size_t ntables, nslots, ncounters;
} part_thread;

typedef struct part_begun {
    uint32_t name;
    uint64_t seq;
    int64_t ns;
} part_begun; /* name 0: none */
typedef struct part_progress {
    uint32_t api, size, open, thread;
    uint64_t comm, handle;
    int32_t rank;
    bool begins;
    part_begun last, done, *history;
    int32_t *members;
    size_t nhistory, nmembers;
} part_progress;

typedef struct part_name {
    uint32_t api, name;
    uint64_t comm;
} part_name;
typedef struct part_bin {
    uint32_t api, name, bin;
    sums sums;
} part_bin;
typedef struct part_sample {
    uint32_t api, reason;
    uint64_t place, samples, idle;
} part_sample;
typedef struct part_place {
    uint64_t id;
    sample_place_of of;
} part_place;

typedef struct part_process {
    trace_file_header header;
    uint32_t name;
    int32_t rank, world;
    int64_t t_open_ns, alive_ns;
    uint64_t clock_error_ns, align_error_ns, dropped, overwritten;
    bool killed;
    uint32_t *info; /* key, value ... */
    part_thread *threads;
    part_progress *progress;
    part_name *names;
    part_bin *bins;
    part_sample *samples;
    part_place *places;
    size_t ninfo, nthreads, nprogress, nnames, nbins, nsamples, nplaces;
} part_process;

typedef struct part_loose {
    uint32_t process, thread; /* thread: position in it */
    loose of;                 /* its thread is not set */
} part_loose;

typedef struct part_sum { /* samples of an API in all */
    uint32_t api;
    uint64_t samples, lost;
} part_sum;

typedef struct partial {
    part_settings settings;
    part_totals totals;
    part_table *tables;
    part_row *rows;
    part_process *processes;
    cell *cells;
    part_sum *sums;
    part_loose *loose;
    size_t ntables, nrows, nprocesses, ncells, nsums, nloose;
} partial;

/* Writes it, or reads it into memory of `arena`. */
void partial_code(codec *c, tr_arena *arena, partial *p);

/* A tally as it is after tally_count(); its lists live in `arena`. */
void partial_take(partial *p, const tally *t, tr_arena *arena);

/* ---- many of them become one tally ----------------------------------------------------------------------------------
 */

typedef struct partial_join partial_join;
partial_join *partial_join_new(tally *t);
/* What is in it is copied. `path`: where it is from, for messages; lives as long as the tally. NULL, or what is wrong,
 * to be freed. */
char *partial_join_add(partial_join *j, const partial *p, const char *path);
char *partial_join_end(partial_join *j); /* the tally is as after tally_count(); the same */

/* ---- files ----------------------------------------------------------------------------------------------------------
 */

/* Whether the paths are files of tallies, or folders of nothing but these. Ends the program if some are and some are
 * not. */
bool partial_wanted(int npaths, char *const *paths);
/* Opens them as t->trace and joins them into `t`. Ends the program if that cannot be. */
void partial_read(tally *t, int npaths, char *const *paths, uint64_t max_mem);
void partial_write(const tally *t, const char *path);
/* A file in memory: `bytes` of it, to be freed. */
unsigned char *partial_pack(const tally *t, size_t *bytes);
/* Joins a file in memory; NULL or what is wrong, to be freed. */
char *partial_unpack(partial_join *j, const void *data, size_t bytes, const char *path, uint64_t max_mem);
#endif
