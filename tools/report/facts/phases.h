/* phases.h - tasks of the program that are over, with their names without numbers */
#ifndef REPORT_PHASES_H
#define REPORT_PHASES_H
#include <stddef.h>
#include <stdint.h>

typedef struct phase { /* a task of the program */
    int64_t begin, end;
    uint32_t lane, name; /* name: without the number at its end */
    uint16_t depth;      /* among the program's tasks */
} phase;

typedef struct phases {
    phase *list; /* in order of their ends */
    size_t n, room, most;
    uint16_t depth; /* tasks are kept that lie less deep */
} phases;

/* No more than `most` are kept, and no more than `tasks` will come. */
void phases_open(phases *p, size_t most, uint64_t tasks);
void phases_add(phases *p, const phase *x); /* its depth is less than p->depth */
void phases_free(phases *p);
/* The name without a number at its end: "step 12" and "step 13" are "step #"; its text_id(). */
uint32_t plain_name(const char *text, size_t n);
#endif
