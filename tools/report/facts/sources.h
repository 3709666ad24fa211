/* sources.h - the lines of the program that events name: where it waits, allocates, compiles, collects garbage, reads
 *
 * An event with the fields function, file and line has a source line: the begin of a task, metadata of an open one, or
 * an instant. traceh.torch records them for the few events that are causes. */
#ifndef REPORT_SOURCES_H
#define REPORT_SOURCES_H
#include "tally/tally.h"

typedef struct source_line { /* texts */
    uint32_t function, file;
    uint64_t number;
} source_line;

enum { OF_WORKERS, OF_READY };          /* values of a data loader's next() */
enum { OF_CPU, OF_BLOCKED, OF_WAITED }; /* of a step's thread, or of another one that computed, ns */
typedef struct sourced {                /* one event; of an instant from == to */
    int64_t from, to;
    uint32_t thread, name, line; /* line: of sources.lines */
    uint32_t text;               /* the field reason, or thread; 0 */
    int64_t values[3];           /* as its name says; -1: unknown */
} sourced;

typedef struct sources {
    sourced *list; /* after sources_order() by thread and begin */
    size_t n, room;
    source_line *lines;
    size_t nlines, line_room;
    tr_map3 numbers;
} sources;

typedef struct source_sum { /* of one line */
    uint32_t line, name, text, n;
    int64_t ns;
} source_sum;

/* Adds one, whose end is not known yet. Returns its number + 1; 0: there are too many. */
size_t sources_add(sources *s, const tr_event *e, int64_t from, uint32_t name, const int16_t fields[3]);
void sources_order(sources *s);
/* The innermost on that thread at that time; NULL: none. */
const sourced *sources_at(const sources *s, uint32_t thread, int64_t ns);
/* The longest on that thread that lies within that time, at least half of it; NULL: none. */
const sourced *sources_within(const sources *s, uint32_t thread, int64_t from, int64_t to);
/* The thread's main activity in that step: it ran, was blocked, or waited for a processor. NULL: unknown. */
const sourced *sources_step(const sources *s, uint32_t thread, int64_t from, int64_t to);
/* Adds up by line: `list` has room for `most`. Returns how many there are, the one with most time first. */
size_t sources_sum(const sources *s, bool (*wanted)(const sourced *x, const void *user), const void *user,
                   source_sum *list, size_t most);
/* "train.py:42"; to be freed */
char *source_text(const sources *s, uint32_t line);
void sources_free(sources *s);
#endif
