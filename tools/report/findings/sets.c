/* sets.c - see sets.h */
#include "sets.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { MOST_OF = 2, OF = 3, NODES_NAMED = 4 }; /* parts of a set; so many nodes by name */

/* Sets are numbered; a process is in several. */
typedef struct sets {
    const analysis *a;
    uint32_t *members, *first, n; /* first: of each set, and one more */
    size_t room, first_room, nmembers;
    uint32_t *call; /* of each set the name of a call in which all of it meet; NONE: it is a node */
    size_t call_room;
    uint32_t nodes; /* the first sets */
} sets;

static bool counts(const analysis *a, uint32_t process) { return a->segments.worked[process] != 0; }

static void set_begin(sets *x, uint32_t call)
{
    x->first = tr_room(x->first, x->n + 2, &x->first_room, sizeof *x->first);
    x->call = tr_room(x->call, x->n + 1, &x->call_room, sizeof *x->call);
    x->call[x->n] = call;
    x->first[x->n] = (uint32_t)x->nmembers;
}

static void set_add(sets *x, uint32_t process)
{
    x->members = tr_room(x->members, x->nmembers + 1, &x->room, sizeof *x->members);
    x->members[x->nmembers++] = process;
}

static void set_end(sets *x) { x->first[++x->n] = (uint32_t)x->nmembers; }

static void find_nodes(sets *x)
{
    const analysis *a = x->a;
    uint32_t *node = tr_alloc((a->nprocesses + 1) * sizeof *node), nodes = 0, i, k;
    tr_map3 hosts = {0};
    for (i = 0; i < a->nprocesses; i++) {
        const char *host = a->processes[i]->header->host;
        tr_map3_entry *e = counts(a, i) ? tr_map3_put(&hosts, tr_hash(host, strlen(host), 0), 0, 0) : NULL;
        if (e && !e->v.u[0])
            e->v.u[0] = ++nodes;
        node[i] = e ? (uint32_t)e->v.u[0] : 0;
    }
    for (k = 1; nodes > 1 && k <= nodes; k++) {
        set_begin(x, NONE);
        for (i = 0; i < a->nprocesses; i++)
            if (node[i] == k)
                set_add(x, i);
        set_end(x);
    }
    x->nodes = x->n;
    tr_map3_free(&hosts);
    free(node);
}

/* Each set of processes that meet in a collective, without those of all. */
static void find_groups(sets *x, uint32_t all)
{
    const graph *g = &x->a->gathered.graph;
    tr_map3 known = {0};
    for (uint32_t i = 0; i < g->ngroups; i++) {
        const group *c = &g->groups[i];
        uint64_t sum = 0;
        for (uint32_t m = c->first; m < c->first + c->n; m++) {
            uint32_t process = node_process(g, g->members[m]);
            sum += tr_hash(&process, sizeof process, 0);
        }
        if (c->n < 2 || c->n >= all || tr_map3_find(&known, sum, c->n, 0))
            continue;
        tr_map3_put(&known, sum, c->n, 0);
        set_begin(x, g->nodes[g->members[c->first]].name);
        for (uint32_t m = c->first; m < c->first + c->n; m++)
            set_add(x, node_process(g, g->members[m]));
        set_end(x);
    }
    tr_map3_free(&known);
}

static sets sets_of(const analysis *a)
{
    sets x = {.a = a};
    uint32_t all = 0;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        all += counts(a, i);
    find_nodes(&x);
    find_groups(&x, all);
    return x;
}

static void sets_end(sets *x)
{
    free(x->members);
    free(x->first);
    free(x->call);
}

/* How many of the set are chosen. */
static uint32_t chosen_of(const sets *x, uint32_t set, const bool *chosen)
{
    uint32_t n = 0;
    for (uint32_t i = x->first[set]; i < x->first[set + 1]; i++)
        n += chosen[x->members[i]];
    return n;
}
static uint32_t size_of(const sets *x, uint32_t set) { return x->first[set + 1] - x->first[set]; }

uint32_t sets_complete(const analysis *a, uint32_t *order, uint32_t all, uint32_t nlate, uint32_t n)
{
    bool *chosen = tr_alloc(a->nprocesses + 1), *late = tr_alloc(a->nprocesses + 1);
    uint32_t before = n, i, k, set;
    sets x;
    if (n > 1 && n < nlate) {
        x = sets_of(a);
        for (i = 0; i < nlate; i++) {
            late[order[i]] = true;
            chosen[order[i]] = i < n;
        }
        for (set = 0; set < x.n; set++) {
            if (chosen_of(&x, set, chosen) * OF < size_of(&x, set) * MOST_OF || size_of(&x, set) * 2 > all ||
                chosen_of(&x, set, late) < size_of(&x, set))
                continue;
            for (k = x.first[set]; k < x.first[set + 1]; k++)
                chosen[x.members[k]] = true;
        }
        for (i = before; i < nlate; i++) /* the others keep their order behind them */
            if (chosen[order[i]]) {
                uint32_t process = order[i];
                memmove(&order[n + 1], &order[n], (i - n) * sizeof *order);
                order[n++] = process;
            }
        sets_end(&x);
    }
    free(chosen);
    free(late);
    return n;
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

static char *joined(char *text, const char *end, bool last)
{
    char *longer = tool_text("%s%s%s", text, !*text ? "" : last ? " and " : ", ", end);
    free(text);
    return longer;
}

/* "node n3", "nodes n3 and n5"; NULL: they are not whole nodes. */
static char *nodes_text(const sets *x, const bool *chosen, uint32_t n)
{
    uint32_t covered = 0, nodes = 0, told = 0;
    char *text, *whole;
    for (uint32_t set = 0; set < x->nodes; set++)
        if (chosen_of(x, set, chosen) == size_of(x, set)) {
            covered += size_of(x, set);
            nodes++;
        }
    if (!nodes || covered < n)
        return NULL;
    if (nodes > NODES_NAMED)
        return tool_text("%u whole nodes", nodes);
    text = tool_text("%s", "");
    for (uint32_t set = 0; set < x->nodes; set++)
        if (chosen_of(x, set, chosen) == size_of(x, set))
            text = joined(text, x->a->processes[x->members[x->first[set]]]->header->host, ++told == nodes);
    whole = tool_text("node%s %s", nodes == 1 ? "" : "s", text);
    free(text);
    return whole;
}

/* True if of each process with that number all or none are chosen. *whole: so many numbers are */
static bool covers(const analysis *a, const uint32_t *number, uint32_t numbers, const bool *chosen, uint32_t n,
                   uint32_t *whole)
{
    uint32_t *yes = tr_alloc((numbers + 1) * sizeof *yes), *all = tr_alloc((numbers + 1) * sizeof *all), covered = 0;
    *whole = 0;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (counts(a, i) && number[i] < numbers) {
            all[number[i]]++;
            yes[number[i]] += chosen[i];
        }
    for (uint32_t k = 0; k < numbers; k++)
        if (all[k] && yes[k] == all[k]) {
            ++*whole;
            covered += all[k];
        }
    free(yes);
    free(all);
    return *whole && covered == n;
}

static char *group_text(const sets *x, const bool *chosen, uint32_t n)
{
    for (uint32_t set = x->nodes; set < x->n; set++)
        if (size_of(x, set) == n && chosen_of(x, set, chosen) == n)
            return tool_text("one group that meets in %s", text_of(x->call[set]));
    return NULL;
}

char *sets_text(const analysis *a, const bool *chosen)
{
    const roles *r = &a->segments.roles;
    uint32_t n = 0, whole, i;
    char *text;
    sets x;
    for (i = 0; i < a->nprocesses; i++)
        n += chosen[i];
    if (n < 2)
        return NULL;
    if (r->n && covers(a, r->stage, r->stages, chosen, n, &whole) && whole == 1) {
        for (i = 0; !chosen[i]; i++) {}
        return tool_text("stage %u of %u", r->stage[i] + 1, r->stages);
    }
    x = sets_of(a);
    text = nodes_text(&x, chosen, n);
    text = text ? text : group_text(&x, chosen, n);
    if (!text && r->n && covers(a, r->pipeline, r->n, chosen, n, &whole))
        text = whole == 1 ? tool_text("one of %u pipelines", r->n) : tool_text("%u of %u pipelines", whole, r->n);
    sets_end(&x);
    return text;
}
