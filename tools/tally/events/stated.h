/* stated.h - what programs say that a task does: its fields flops, flops8, flops16, flops32, flops64 and bytes */
#ifndef STATED_H
#define STATED_H
#include "read/read.h"

/* Floating-point operations on operands of any size, of 8, 16, 32 and 64 bits. */
enum { FLOPS_ANY, FLOPS_8, FLOPS_16, FLOPS_32, FLOPS_64, FLOPS };
extern const char *const flops_names[FLOPS];

typedef struct stated { /* fields of a definition; -1: none */
    int16_t flops[FLOPS], bytes;
    bool any, operations; /* operations: it has a field for flops */
} stated;

stated stated_fields(const tr_def *def);
double stated_number(const tr_event *e, int16_t field); /* 0: it has none, or no positive number */
#endif
