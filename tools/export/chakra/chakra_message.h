/* chakra_message.h - messages: what a call sends or receives, and whether the other end is on record
 *
 * Simulators pair a send with a receive of another file by ranks, tag and size, and wait for ever for one that does not
 * come. So two things are found out of all ranks before anything is written: which messages have both ends, within the
 * window; and a tag for each (sender, receiver, tag, communicator) that no other communicator of these two uses. */
#ifndef CHAKRA_MESSAGE_H
#define CHAKRA_MESSAGE_H
#include "chakra.h"

/* What the definition's events send or receive; nothing else of the plan is touched. */
void chakra_message_plan(chakra_plan *p);
/* The end of a message that the event is; false: it is none, or one of a rank that is no rank. */
bool chakra_message_of(const groups *g, const chakra_plan *p, const tr_event *e, chakra_message *m);

struct chakra_pairs *chakra_pairs_take(tr_trace *trace, const groups *g, const chakra_plan *plans,
                                       const export_settings *settings);
void chakra_pairs_free(struct chakra_pairs *p);
/* The next such end of its rank: whether its other end is there, too, and the tag that both get. `counts`: those so
 * far, of whoever asks. */
bool chakra_pairs_next(const struct chakra_pairs *p, tr_map3 *counts, const chakra_message *m, int32_t *tag);
#endif
