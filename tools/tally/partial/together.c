/* together.c - see together.h */
#include "together.h"
#include "common/message.h"
#include "mpi.h"
#include "partial.h"
#include <stdlib.h>
#include <string.h>

static void add(partial_join *j, const void *pack, size_t bytes)
{
    char *wrong = partial_unpack(j, pack, bytes, "a share", UINT64_MAX);
    if (wrong)
        tool_fail("--mpi: %s", wrong);
}

bool together_join(tally *t, const tr_team *team)
{
    size_t bytes, got;
    unsigned char *own = partial_pack(t, &bytes);
    tally *all = tr_alloc(sizeof *all);
    partial_join *j = partial_join_new(all);
    unsigned step, parts = 1;
    char *wrong;
    add(j, own, bytes);
    for (step = 1; step < team->size && !(team->number & step); step *= 2)
        if (team->number + step < team->size) {
            void *pack = mpi_receive(team->number + step, &got);
            add(j, pack, got);
            free(pack);
            parts++;
        }
    if (parts > 1 || !team->number) {
        wrong = partial_join_end(j);
        if (wrong)
            tool_fail("--mpi: %s", wrong);
        free(own);
        own = team->number ? partial_pack(all, &bytes) : NULL;
    }
    if (team->number) {
        mpi_send(team->number - step, own, bytes);
        free(own);
    } else
        *t = *all;
    return !team->number;
}
