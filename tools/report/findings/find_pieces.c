/* find_pieces.c - ranks that send far more messages than others, and far smaller ones: the same data in pieces
 *
 * Each message has a fixed cost. A rank that sends as much data as others in many pieces should be changed; its link is
 * not slow. */
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>

enum { TIMES_USUAL = 8, LEAST_MESSAGES = 1000 };
static const double LEAST = 0.05;

typedef struct sent_sum { /* of one process */
    uint64_t n, bytes;
    int64_t ns;
    uint32_t longest; /* node */
} sent_sum;

static sent_sum *sent_by(const analysis *a)
{
    const graph *g = &a->gathered.graph;
    sent_sum *of = tr_alloc((a->nprocesses + 1) * sizeof *of);
    for (uint32_t i = 0; i < g->n; i++) {
        const node *n = &g->nodes[i];
        sent_sum *s = &of[node_process(g, i)];
        if (n->kind != NODE_MESSAGE || !(n->flags & NODE_SENDS))
            continue;
        if (!s->n || node_own(g, i) > node_own(g, s->longest))
            s->longest = i;
        s->n++;
        s->bytes += n->bytes;
        s->ns += node_own(g, i);
    }
    return of;
}

/* The median sending rank by number of messages; NONE: there are fewer than two. */
static uint32_t middle(const analysis *a, const sent_sum *of)
{
    keyed *list = tr_alloc((a->nprocesses + 1) * sizeof *list);
    size_t n = 0;
    uint32_t at = UINT32_MAX;
    for (uint32_t i = 0; i < a->nprocesses; i++)
        if (of[i].n)
            list[n++] = (keyed){(int64_t)of[i].n, i};
    if (n > 1)
        at = order_nth(list, n, (n - 1) / 2).at;
    free(list);
    return at;
}

void pieces_tell(analysis *a)
{
    sent_sum *of;
    uint32_t usual, most = 0;
    if (a->nprocesses < 2 || !a->gathered.communicates)
        return;
    of = sent_by(a);
    usual = middle(a, of);
    for (uint32_t i = 0; i < a->nprocesses; i++)
        most = of[i].n > of[most].n ? i : most;
    if (usual != UINT32_MAX && of[most].n >= LEAST_MESSAGES && of[most].n / TIMES_USUAL >= of[usual].n &&
        (double)of[most].bytes / (double)of[most].n * TIMES_USUAL <= (double)of[usual].bytes / (double)of[usual].n &&
        share_of(a, (double)(of[most].ns - of[usual].ns)) >= LEAST) {
        const graph *g = &a->gathered.graph;
        char *who = rank_text(a, most), bytes[2][UNIT_TEXT], time[2][UNIT_TEXT];
        finding *f = finding_new(a, "message_pieces", share_of(a, (double)(of[most].ns - of[usual].ns)));
        finding_rank(f, a, most);
        finding_call(f, text_of(g->nodes[of[most].longest].name));
        f->from = g->nodes[of[most].longest].begin;
        f->to = g->nodes[of[most].longest].end;
        f->lasts = true;
        f->text = tool_text("%c%s sends %.0f times as many messages as the median rank, of %s each (median rank: %s).",
                            who[0] - 'a' + 'A', who + 1, (double)of[most].n / (double)of[usual].n,
                            unit_bytes(bytes[0], of[most].bytes / of[most].n),
                            unit_bytes(bytes[1], of[usual].bytes / of[usual].n));
        finding_evidence(f, "%llu messages there, %llu on the median rank", (unsigned long long)of[most].n,
                         (unsigned long long)of[usual].n);
        finding_evidence(f, "sending them takes %s (median rank: %s)", unit_time(time[0], (uint64_t)of[most].ns),
                         unit_time(time[1], (uint64_t)of[usual].ns));
        f->helps =
            tool_text("Send the data for one rank in one message: pack it into a buffer, or describe it by a datatype "
                      "(MPI_Type_vector, MPI_Type_create_struct).");
        finding_see(f, a, f->from, f->to, "");
        free(who);
    }
    free(of);
}
