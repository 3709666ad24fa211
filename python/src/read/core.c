/* core.c - see core.h */
#include "core.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void take_message(void *user, const char *text)
{
    core *c = user;
    char *copy = strcpy(tr_alloc(strlen(text) + 1), text);
    pthread_mutex_lock(&c->lock);
    c->said = tr_grow(c->said, c->nsaid + 1, &c->said_room, sizeof *c->said);
    c->said[c->nsaid++] = copy;
    pthread_mutex_unlock(&c->lock);
}

core *core_open(const char *const *paths, size_t n, tr_options options)
{
    core *c = tr_alloc(sizeof *c);
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    atomic_init(&c->holders, 1);
    pthread_mutex_init(&c->lock, NULL);
    pthread_mutex_init(&c->finding, NULL);
    c->jobs = options.threads > 0 ? (unsigned)options.threads : cores > 0 ? (unsigned)cores : 1;
    options.message = take_message;
    options.user = c;
    options.threads = (int)c->jobs;
    c->trace = tr_trace_open(paths, n, &options);
    return c;
}

const loop *core_steps(core *c)
{
    pthread_mutex_lock(&c->finding);
    if (!c->steps) {
        loop *found = tr_alloc(sizeof *found);
        loop_find(found, c->trace, c->jobs, NULL);
        c->steps = found;
    }
    pthread_mutex_unlock(&c->finding);
    return c->steps;
}

core *core_hold(core *c)
{
    atomic_fetch_add(&c->holders, 1);
    return c;
}

void core_drop(core *c)
{
    size_t i;
    if (!c || atomic_fetch_sub(&c->holders, 1) > 1 || atomic_load(&c->broken))
        return;
    if (c->steps)
        loop_free(c->steps);
    free(c->steps);
    tr_trace_close(c->trace);
    for (i = 0; i < c->nsaid; i++)
        free(c->said[i]);
    for (i = 0; i < c->symbols.n; i++)
        free((void *)(uintptr_t)c->symbols.words[i]);
    free(c->symbols.words);
    free(c->said);
    pthread_mutex_destroy(&c->lock);
    pthread_mutex_destroy(&c->finding);
    free(c);
}
