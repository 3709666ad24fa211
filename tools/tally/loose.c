/* loose.c - see loose.h */
#include "loose.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "common/out.h"

static loose *loose_of(loose *list, const tr_def *def)
{
    int i;
    for (i = 0; i < LOOSE_KINDS && list[i].thread; i++)
        if (list[i].def == def)
            return &list[i];
    if (i < LOOSE_KINDS)
        list[i].def = def;
    return &list[i];
}

void loose_add(loose *list, const tr_def *def, const tr_thread *thread, bool end)
{
    loose *l = loose_of(list, def);
    if (!l->thread)
        l->thread = thread;
    *(end ? &l->ends : &l->begins) += 1;
}

void loose_merge(loose *to, const loose *from)
{
    for (int i = 0; i <= LOOSE_KINDS; i++) {
        loose *l = from[i].thread ? loose_of(to, from[i].def) : NULL;
        if (l && (!l->thread || from[i].thread->index < l->thread->index))
            l->thread = from[i].thread; /* the same whatever the number of workers */
        if (l) {
            l->begins += from[i].begins;
            l->ends += from[i].ends;
        }
    }
}

static int by_number(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;
    return x[0] != y[0] ? (x[0] < y[0] ? 1 : -1) : (x[1] > y[1]) - (x[1] < y[1]);
}

char *loose_text(const loose *list, bool ends)
{
    enum { SHOWN = 3 };
    uint64_t order[LOOSE_KINDS + 1][2], rest = 0;
    size_t n = 0, k, length, shown = 0;
    char *text = NULL;
    FILE *out;
    for (k = 0; k <= LOOSE_KINDS; k++)
        if (list[k].thread && (ends ? list[k].ends : list[k].begins)) {
            order[n][0] = ends ? list[k].ends : list[k].begins;
            order[n++][1] = k;
        }
    if (!n || !(out = open_memstream(&text, &length)))
        return NULL;
    qsort(order, n, sizeof *order, by_number);
    for (k = 0; k < n; k++) {
        const loose *l = &list[order[k][1]];
        const tr_process *p = l->thread->process;
        if (!l->def || shown == SHOWN) {
            rest += order[k][0];
            continue;
        }
        fprintf(out, "%s", shown++ ? ", " : "");
        fprintf(out, "%.80s %" PRIu64 " (", !l->def->pair && ends ? "end of a task" : l->def->name, order[k][0]);
        if (p->rank >= 0)
            fprintf(out, "rank %d, ", p->rank);
        fprintf(out, "%s%.40s%sthread %u)", *l->thread->name ? "'" : "", l->thread->name, *l->thread->name ? "', " : "",
                l->thread->tid);
    }
    if (rest)
        fprintf(out, "%sothers %" PRIu64, shown ? ", " : "", rest);
    fclose(out);
    return text;
}
