/* launch_ask.c - which call asked for the work of which number
 *
 * A call says under which number its work will come, and the work comes at the latest a second or two after it was
 * done. So of all calls the last million are remembered, and memory is bounded. The table grows with the calls. */
#include <stdlib.h>
#include "launch.h"
#include "support/memory.h"

enum { REMEMBERED = 1 << 20, AT_FIRST = 1 << 10 };

void askings_open(askings *a)
{
    a->ring = NULL;
    a->buckets = NULL;
    a->put = 0;
    a->room = 0;
}

void askings_close(askings *a)
{
    free(a->ring);
    free(a->buckets);
}

static uint32_t *bucket_of(askings *a, uint32_t process, uint32_t api, uint64_t number)
{
    return &a->buckets[tr_hash3(process, api, number) & (a->room - 1)];
}

asking *askings_find(askings *a, uint32_t process, uint32_t api, uint64_t number)
{
    uint32_t k = a->put ? *bucket_of(a, process, api, number) : 0;
    for (; k; k = a->ring[k - 1].next) {
        asking *x = &a->ring[k - 1];
        if (x->number == number && x->process == process && x->api == api)
            return x;
    }
    return NULL;
}

static void forget(askings *a, uint32_t place)
{
    const asking *x = &a->ring[place];
    uint32_t *at = bucket_of(a, x->process, x->api, x->number);
    while (*at && *at != place + 1)
        at = &a->ring[*at - 1].next;
    if (*at)
        *at = x->next;
}

static void link_in(askings *a, uint32_t place)
{
    asking *x = &a->ring[place];
    uint32_t *at = bucket_of(a, x->process, x->api, x->number);
    x->next = *at;
    *at = place + 1;
}

static void grow(askings *a)
{
    uint32_t k;
    a->room = a->room ? 2 * a->room : AT_FIRST;
    a->ring = tr_resize(a->ring, a->room * sizeof *a->ring);
    free(a->buckets);
    a->buckets = tr_alloc(a->room * sizeof *a->buckets);
    for (k = 0; k < a->put; k++)
        link_in(a, k);
}

uint64_t askings_put(askings *a, const asking *x)
{
    uint32_t place = (uint32_t)(a->put & (REMEMBERED - 1));
    if (a->put >= REMEMBERED)
        forget(a, place);
    else if (a->put == a->room)
        grow(a);
    a->ring[place] = *x;
    link_in(a, place);
    return ++a->put;
}

asking *askings_at(askings *a, uint64_t ticket)
{
    return a->put && a->put - ticket < REMEMBERED ? &a->ring[(ticket - 1) & (REMEMBERED - 1)] : NULL;
}
