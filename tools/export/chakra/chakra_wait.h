/* chakra_wait.h - which work calls and other work wait for: streams, events, launches
 *
 * Calls say it on the host, in the order they are made, by handles of streams and events. Work is told of later, so
 * launches stand for it until chakra_wait_settle().
 */
#ifndef CHAKRA_WAIT_H
#define CHAKRA_WAIT_H
#include "chakra.h"

struct chakra_waiting *chakra_wait_new(void);
void chakra_wait_free(struct chakra_waiting *w);
/* A call begins that waits, or makes others wait. */
void chakra_wait_call(chakra *c, const chakra_plan *p, const tr_event *e, uint32_t node);
/* A launch on the stream with that handle. */
void chakra_wait_launch(chakra *c, const tr_event *e, uint64_t stream, uint32_t launch);
/* The node may have waited for the launch's work. */
void chakra_wait_blocking(chakra *c, uint32_t node, uint32_t launch);
/* All work is known: waits become deps, if times agree. */
void chakra_wait_settle(chakra *c);
#endif
