/* named_waits.c - see named_waits.h */
#include "named_waits.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool name_has(const char *name, const char *word)
{
    size_t n = strlen(word);
    bool begins = true; /* a word may begin here */
    for (const char *p = name; *p; begins = !isalpha((unsigned char)*p++))
        if (begins && !strncasecmp(p, word, n) &&
            (!isalpha((unsigned char)p[n]) || !strncasecmp(p + n, "er", 2) || !strncasecmp(p + n, "ing", 3)))
            return true;
    return false;
}

bool names_wait(const char *name)
{
    static const char *const words[] = {"wait", "lock", "mutex", "barrier", NULL};
    for (size_t i = 0; words[i]; i++)
        if (name_has(name, words[i]))
            return true;
    return false;
}

void waiting_add(waits *g, uint32_t lane, uint32_t name, int64_t from, int64_t to, int64_t ns)
{
    tr_map3_entry *at = tr_map3_put(&g->of, lane, name, 0);
    wait *w;
    if (!at->v.u[0]) {
        g->list = tr_room(g->list, g->n + 1, &g->room, sizeof *g->list);
        g->list[g->n++] = (wait){.lane = lane, .name = name};
        at->v.u[0] = g->n;
    }
    w = &g->list[at->v.u[0] - 1];
    w->ns += ns;
    if (to - from > w->to - w->from) {
        w->from = from;
        w->to = to;
    }
}

void waiting_free(waits *g)
{
    free(g->list);
    tr_map3_free(&g->of);
}
