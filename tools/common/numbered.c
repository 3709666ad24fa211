/* numbered.c - see numbered.h */
#include <stdlib.h>
#include <string.h>
#include "numbered.h"
#include "support/memory.h"

enum { REMEMBERED = 1 << 18 };

/* Equal for definitions of one API, whichever process wrote them. */
static uint64_t api_of(const tr_event *e) { return tr_hash(e->def->api, strlen(e->def->api), 0); }

static void forget(numbered *a, tr_map3_entry *e)
{
    if (a->drop)
        a->drop(a->user, e);
    tr_map3_remove(&a->calls, e);
}

tr_map3_entry *numbered_put(numbered *a, const tr_event *e, uint64_t number)
{
    struct numbered_key key = {e->thread->process->index, api_of(e), number}, *oldest;
    tr_map3_entry *x;
    if (!a->ring)
        a->ring = tr_alloc(REMEMBERED * sizeof *a->ring);
    oldest = &a->ring[a->put++ % REMEMBERED];
    if (a->put > REMEMBERED && (x = tr_map3_find(&a->calls, oldest->process, oldest->api, oldest->number)) != NULL)
        forget(a, x);
    if ((x = tr_map3_find(&a->calls, key.process, key.api, key.number)) != NULL)
        forget(a, x);
    *oldest = key;
    return tr_map3_put(&a->calls, key.process, key.api, key.number);
}

tr_map3_entry *numbered_find(const numbered *a, const tr_event *e, uint64_t number)
{
    return tr_map3_find(&a->calls, e->thread->process->index, api_of(e), number);
}

void numbered_free(numbered *a)
{
    tr_map3_entry *e;
    for (size_t at = 0; a->drop && (e = tr_map3_each(&a->calls, &at));)
        a->drop(a->user, e);
    tr_map3_free(&a->calls);
    free(a->ring);
    a->ring = NULL;
    a->put = 0;
}
