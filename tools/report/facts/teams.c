/* teams.c - see teams.h */
#include "teams.h"
#include "report/chance/order.h"
#include "support/memory.h"
#include <stdlib.h>

void team_add(team_times *t, uint32_t lane, int64_t from, int64_t to)
{
    if (t->n >= TEAM_TIMES_MOST || to <= from)
        return;
    t->list = tr_grow(t->list, t->n + 1, &t->room, sizeof *t->list);
    t->list[t->n++] = (team_time){from, to, lane};
}

void teams_free(teams *t)
{
    free(t->barriers.list);
    free(t->regions.list);
}

static int by_begin(const void *x, const void *y)
{
    const team_time *a = x, *b = y;
    return a->from != b->from ? (a->from < b->from ? -1 : 1) : a->lane < b->lane ? -1 : a->lane > b->lane;
}

static int longest_first(const void *x, const void *y)
{
    const team_loss *a = x, *b = y;
    int64_t mine = a->to - a->from, other = b->to - b->from;
    return mine != other ? (mine > other ? -1 : 1) : a->from < b->from ? -1 : a->from > b->from;
}

/* n threads came, in order of time. */
static void meet(team_losses *l, const team_time *came, size_t n)
{
    const team_time *last = &came[n - 1], *middle = &came[(n - 1) / 2];
    if (n < 2)
        return;
    l->meetings++;
    for (size_t i = 0; i < n; i++) {
        l->met[came[i].lane]++;
        l->expected[came[i].lane] += 1.0 / (double)n;
    }
    l->last[last->lane]++;
    if (last->from <= middle->from)
        return;
    l->ns += (uint64_t)(last->from - middle->from);
    l->late[last->lane] += (uint64_t)(last->from - middle->from);
    l->list = tr_grow(l->list, l->n + 1, &l->room, sizeof *l->list);
    l->list[l->n++] = (team_loss){middle->from, last->from, last->lane};
}

void team_losses_find(team_losses *l, team_time *barriers, size_t n, uint32_t lanes)
{
    size_t first = 0, i;
    int64_t leaves = INT64_MAX; /* the first of those that have come */
    l->late = tr_alloc((lanes + 1) * sizeof *l->late);
    l->last = tr_alloc((lanes + 1) * sizeof *l->last);
    l->met = tr_alloc((lanes + 1) * sizeof *l->met);
    l->expected = tr_alloc((lanes + 1) * sizeof *l->expected);
    if (n)
        qsort(barriers, n, sizeof *barriers, by_begin);
    for (i = 0; i < n; i++) {
        if (barriers[i].from >= leaves) {
            meet(l, barriers + first, i - first);
            first = i;
            leaves = INT64_MAX;
        }
        leaves = barriers[i].to < leaves ? barriers[i].to : leaves;
    }
    if (n > first)
        meet(l, barriers + first, n - first);
    if (l->n)
        qsort(l->list, l->n, sizeof *l->list, longest_first);
}

void team_losses_free(team_losses *l)
{
    free(l->list);
    free(l->late);
    free(l->last);
    free(l->met);
    free(l->expected);
}
