/* parts.c - see parts.h */
#include "parts.h"
#include "common/message.h"
#include "support/map.h"
#include "support/memory.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define ENDING ".pftrace"

char *parts_named(const char *output, const char *word, const char *ending)
{
    size_t n = strlen(output), m = strlen(ENDING);
    if (n > m && !strcmp(output + n - m, ENDING))
        n -= m;
    return tool_text("%.*s.%s%s", (int)n, output, word, ending);
}

/* Of a host: what every file system takes. */
static char *plain(const char *text)
{
    char *word = tool_text("%s", *text ? text : "host");
    for (char *p = word; *p; p++)
        if (!isalnum((unsigned char)*p) && *p != '-' && *p != '_' && (*p != '.' || p == word))
            *p = '_';
    return word;
}

static int by_number(const void *a, const void *b)
{
    return *(const int32_t *)a < *(const int32_t *)b ? -1 : *(const int32_t *)a > *(const int32_t *)b;
}

static void finish(part *x)
{
    size_t n = 0;
    if (x->nranks)
        qsort(x->ranks, x->nranks, sizeof *x->ranks, by_number);
    for (size_t i = 0; i < x->nranks; i++)
        if (!n || x->ranks[n - 1] != x->ranks[i])
            x->ranks[n++] = x->ranks[i];
    x->nranks = n;
}

/* The part of a process: the one that its host or rank has, or a new one. */
static part *part_of(parts *p, size_t *room, tr_map *known, const tr_process *process, parts_by by)
{
    const char *host = process->header->host;
    uint64_t key = by == PARTS_HOST   ? tr_hash(host, strlen(host), 1)
                   : by == PARTS_RANK ? (uint64_t)(uint32_t)process->rank << 1 | 1
                                      : 1;
    size_t state = 0, at;
    void *x;
    while ((x = tr_map_next(known, key, &state))) {
        at = (size_t)(uintptr_t)x - 1;
        if (by != PARTS_HOST || !strcmp(p->list[at].host, host))
            return &p->list[at];
    }
    p->list = (part *)tr_grow(p->list, p->n + 1, room, sizeof *p->list);
    p->list[p->n] = (part){.host = tool_text("%s", host)};
    tr_map_put(known, key, (void *)(uintptr_t)(p->n + 1));
    return &p->list[p->n++];
}

/* By rank, for people; without ranks by host. */
static int by_rank(const void *a, const void *b)
{
    const part *x = (const part *)a, *y = (const part *)b;
    if (!x->nranks != !y->nranks)
        return x->nranks ? -1 : 1;
    if (x->nranks && x->ranks[0] != y->ranks[0])
        return x->ranks[0] < y->ranks[0] ? -1 : 1;
    return x->host && y->host ? strcmp(x->host, y->host) : 0;
}

static bool taken(const parts *p, const char *file)
{
    for (size_t i = 0; i < p->n; i++)
        if (p->list[i].file && !strcmp(p->list[i].file, file))
            return true;
    return false;
}

static void name_parts(parts *p, parts_by by, const char *output)
{
    for (size_t i = 0; i < p->n; i++) {
        part *x = &p->list[i];
        char *word, *file;
        if (by == PARTS_ONE) {
            x->file = tool_text("%s", output);
            continue;
        }
        word = by == PARTS_HOST ? plain(x->host)
               : x->nranks      ? tool_text("rank%d", x->ranks[0])
                                : tool_text("%s", "others");
        file = parts_named(output, word, ENDING);
        for (unsigned k = 2; by == PARTS_HOST && taken(p, file);
             k++) { /* two hosts may differ in letters alone that no file has */
            char *next = tool_text("%s-%u", word, k);
            free(file);
            file = parts_named(output, next, ENDING);
            free(next);
        }
        x->file = file;
        free(word);
    }
}

void parts_make(parts *p, const tr_trace *trace, const bool *shown, parts_by by, const char *output)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(trace, &list), room = 0;
    size_t *ranks = (size_t *)tr_alloc((n + 1) * sizeof *ranks),
           *members = (size_t *)tr_alloc((n + 1) * sizeof *members);
    tr_map known = {{0}};
    *p = (parts){0};
    for (size_t i = 0; i < n; i++) {
        part *x;
        if (shown && !shown[list[i]->index])
            continue;
        x = part_of(p, &room, &known, list[i], by);
        x->members = (uint32_t *)tr_grow(x->members, x->processes + 1, &members[x - p->list], sizeof *x->members);
        x->members[x->processes++] = list[i]->index;
        if (x->host && strcmp(x->host, list[i]->header->host)) {
            free(x->host);
            x->host = NULL;
        }
        if (list[i]->rank >= 0) {
            x->ranks = (int32_t *)tr_grow(x->ranks, x->nranks + 1, &ranks[x - p->list], sizeof *x->ranks);
            x->ranks[x->nranks++] = list[i]->rank;
        }
    }
    for (size_t i = 0; i < p->n; i++)
        finish(&p->list[i]);
    if (p->n)
        qsort(p->list, p->n, sizeof *p->list, by_rank);
    name_parts(p, by, output);
    for (size_t i = 0; i < p->n; i++)
        p->list[i].all = p->list[i].processes == n;
    tr_map_free(&known);
    free(ranks);
    free(members);
}

bool *part_chosen(const part *x, const tr_trace *trace)
{
    tr_process *const *list;
    bool *chosen;
    if (x->all)
        return NULL;
    chosen = (bool *)tr_alloc(tr_trace_processes(trace, &list) + 1);
    for (size_t i = 0; i < x->processes; i++)
        chosen[x->members[i]] = true;
    return chosen;
}

void parts_free(parts *p)
{
    for (size_t i = 0; i < p->n; i++) {
        free(p->list[i].file);
        free(p->list[i].members);
        free(p->list[i].host);
        free(p->list[i].ranks);
    }
    free(p->list);
}
