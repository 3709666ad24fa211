/* phases.c - see phases.h */
#include "phases.h"
#include "tally/tally.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { PHASE_DEPTH = 4 };

void phases_open(phases *p, size_t most, uint64_t tasks)
{
    p->depth = PHASE_DEPTH;
    p->most = most;
    p->room = (tasks < most ? (size_t)tasks : most) + 1;
    p->list = tr_alloc_large(p->room * sizeof *p->list);
}

/* There is no room for all: the innermost are left out, for steps enclose much. */
static void thin(phases *p)
{
    size_t kept = 0;
    uint16_t deepest = 0;
    for (size_t i = 0; i < p->n; i++)
        deepest = p->list[i].depth > deepest ? p->list[i].depth : deepest;
    for (size_t i = 0; i < p->n; i++)
        if (p->list[i].depth < deepest)
            p->list[kept++] = p->list[i];
    p->n = deepest ? kept : p->n;
    p->depth = deepest;
}

void phases_add(phases *p, const phase *x)
{
    if (p->n >= p->most)
        thin(p);
    if (x->depth >= p->depth || p->n >= p->most)
        return;
    p->list = tr_room(p->list, p->n + 1, &p->room, sizeof *p->list);
    p->list[p->n++] = *x;
}

void phases_free(phases *p) { free(p->list); }

uint32_t plain_name(const char *text, size_t n)
{
    char copy[256];
    size_t k = n;
    while (k && text[k - 1] >= '0' && text[k - 1] <= '9')
        k--;
    if (k == n || !k || n >= sizeof copy - 2)
        return text_id(text, n);
    memcpy(copy, text, k);
    copy[k++] = '#';
    return text_id(copy, k);
}
