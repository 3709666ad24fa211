/* loose.c - see loose.h */
#include "loose.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "common/out.h"
#include "support/memory.h"
#include "tally/tally.h"

static loose *loose_at(loose_list *list, tr_map3_entry *e)
{
    if (!e->v.u[0]) {
        list->items = tr_grow(list->items, list->n + 1, &list->room, sizeof *list->items);
        list->items[list->n] = (loose){0};
        e->v.u[0] = ++list->n;
    }
    return &list->items[e->v.u[0] - 1];
}

void loose_count(loose_list *list, const tr_def *def, const tr_thread *thread, bool end)
{
    loose *l = loose_at(list, tr_map3_put(&list->index, (uintptr_t)def, 0, 0));
    if (!l->thread) {
        l->api = text_id(def->api, strlen(def->api));
        l->name = text_id(def->name, strlen(def->name));
        l->task = end && !def->pair;
        l->thread = thread;
    }
    *(end ? &l->ends : &l->begins) += 1;
}

void loose_add(loose_list *list, const loose *x)
{
    loose *l = loose_at(list, tr_map3_put(&list->index, x->api, x->name, x->task));
    const tr_thread *first = l->thread;
    uint64_t begins = l->begins, ends = l->ends;
    *l = *x;
    l->begins += begins;
    l->ends += ends;
    if (first && first->index < x->thread->index) /* the same whatever the number of workers */
        l->thread = first;
}

void loose_merge(loose_list *to, const loose_list *from)
{
    for (size_t i = 0; i < from->n; i++)
        loose_add(to, &from->items[i]);
}

static int by_name(const void *left, const void *right)
{
    const loose *a = left, *b = right;
    int order = strcmp(text_of(a->api), text_of(b->api));
    order = order ? order : strcmp(text_of(a->name), text_of(b->name));
    return order ? order : a->task - b->task;
}

void loose_sort(loose_list *list)
{
    if (list->n)
        qsort(list->items, list->n, sizeof *list->items, by_name);
}

void loose_free(loose_list *list)
{
    free(list->items);
    tr_map3_free(&list->index);
}

static void put_one(FILE *out, const loose *l, uint64_t number)
{
    const tr_process *p = l->thread->process;
    const char *thread = l->thread->name;
    fprintf(out, "%.80s %" PRIu64 " (", l->task ? "end of a task" : text_of(l->name), number);
    if (p->rank >= 0)
        fprintf(out, "rank %d, ", p->rank);
    fprintf(out, "%s%.40s%sthread %u)", *thread ? "'" : "", thread, *thread ? "', " : "", l->thread->tid);
}

static uint64_t number_of(const loose *l, bool ends) { return ends ? l->ends : l->begins; }

char *loose_text(const loose_list *list, bool ends)
{
    enum { SHOWN = 3 };
    const loose *most[SHOWN] = {NULL};
    uint64_t rest = 0;
    char *text = NULL;
    size_t length;
    FILE *out;
    for (size_t i = 0; i < list->n; i++) {
        const loose *l = &list->items[i], *less;
        for (int k = 0; k < SHOWN && l; k++)
            if (!most[k] || number_of(l, ends) > number_of(most[k], ends)) {
                less = most[k];
                most[k] = l;
                l = less;
            }
        rest += l ? number_of(l, ends) : 0;
    }
    if (!most[0] || !number_of(most[0], ends) || !(out = open_memstream(&text, &length)))
        return NULL;
    for (int k = 0; k < SHOWN && most[k] && number_of(most[k], ends); k++) {
        fprintf(out, "%s", k ? ", " : "");
        put_one(out, most[k], number_of(most[k], ends));
    }
    if (rest)
        fprintf(out, ", others %" PRIu64, rest);
    fclose(out);
    return text;
}
