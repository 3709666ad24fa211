/* messages.c - see messages.h */
#include "messages.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

/* In all known libraries, sends of fewer bytes do not wait for the receiver. A message counts as complete before its
 * receive if the time between is longer than the error of the clocks. */
enum { LEAST_BYTES = 1024, SLACK_NS = 100000 };
enum { ONE_HOST, OTHER_HOST, LINKS };

uint32_t message_new(messages *m, uint32_t send, bool asked, bool synchronous)
{
    m->list = tr_room(m->list, m->n + 1, &m->room, sizeof *m->list);
    m->list[m->n] = (mpi_message){
        .send = send, .sent = NONE, .received = NONE, .posted = INT64_MIN, .asked = asked, .synchronous = synchronous};
    return (uint32_t)m->n++;
}

static bool communicates(const node *n) { return n->kind == NODE_COLLECTIVE || n->kind == NODE_MESSAGE; }

/* The last call of that lane that communicates and begins before that time; NONE: there is none. */
static uint32_t last_call(const graph *g, uint32_t at, int64_t ns)
{
    const lane *l = &g->lanes[at];
    uint32_t low = lane_from(g, l, ns);
    while (low > l->first && !communicates(&g->nodes[low - 1]))
        low--;
    return low > l->first ? low - 1 : NONE;
}

/* A send without a recorded request ends in the next call that waits, or in the next polls. */
static uint32_t next_wait(const graph *g, uint32_t at)
{
    while ((at = node_after(g, at)) != NONE && !strstr(text_of(g->nodes[at].name), "Wait") &&
           !strstr(text_of(g->nodes[at].name), "Test")) {}
    return at;
}

static int link_of(const graph *g, const mpi_message *m)
{
    return strcmp(g->lanes[g->nodes[m->send].lane].thread->process->header->host,
                  g->lanes[g->nodes[m->received].lane].thread->process->header->host)
               ? OTHER_HOST
               : ONE_HOST;
}

/* The largest size of messages that are complete as soon as they are sent. */
static void find_short(const messages *m, const graph *g, uint64_t *shorts)
{
    for (size_t i = 0; i < m->n; i++) {
        const mpi_message *x = &m->list[i];
        uint32_t over = x->asked ? x->sent : x->send;
        int link;
        if (x->received == NONE || over == NONE || x->synchronous || x->bytes <= shorts[ONE_HOST])
            continue;
        link = link_of(g, x);
        if (x->bytes > shorts[link] && g->nodes[over].end < x->posted - SLACK_NS)
            shorts[link] = x->bytes;
    }
}

/* The node waited until the other side entered a call of the library, if that happened meanwhile. The other side is
 * done with the message in `over`; later calls of it do not count. */
static void wait_for(graph *g, uint32_t at, uint32_t other, uint32_t over, uint32_t but)
{
    int64_t until = g->nodes[at].end;
    uint32_t call;
    if (over != NONE && g->nodes[over].end < until)
        until = g->nodes[over].end;
    call = last_call(g, other, until);
    if (call != NONE && call != but && g->nodes[call].begin > g->nodes[at].begin && g->nodes[at].lane != other)
        graph_edge(g, at, call, false, false);
}

void messages_wait(messages *m, graph *g, const uint32_t *now)
{
    uint64_t shorts[LINKS] = {LEAST_BYTES, LEAST_BYTES};
    size_t i;
    for (i = 0; i < m->n; i++) {
        mpi_message *x = &m->list[i];
        x->send = now[x->send];
        x->sent = x->sent != NONE ? now[x->sent] : NONE;
        x->received = x->received != NONE ? now[x->received] : NONE;
        if (x->asked && x->sent == NONE && x->received != NONE)
            x->sent = next_wait(g, x->send);
    }
    find_short(m, g, shorts);
    for (i = 0; i < m->n; i++) {
        const mpi_message *x = &m->list[i];
        if (x->received == NONE)
            continue;
        if (!x->asked) { /* it could not be sent before its receiver wanted it */
            if (g->nodes[x->send].end > g->nodes[x->received].begin &&
                g->nodes[x->send].begin < g->nodes[x->received].begin)
                graph_edge(g, x->send, x->received, false, false);
        } else if (x->synchronous || x->bytes > shorts[link_of(g, x)]) {
            if (x->sent != NONE)
                wait_for(g, x->sent, g->nodes[x->received].lane, x->received, NONE);
            wait_for(g, x->received, g->nodes[x->send].lane, x->sent, x->send);
        }
    }
}

void messages_free(messages *m) { free(m->list); }
