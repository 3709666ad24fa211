/* drain.h - when devices have done what the loop asked for
 *
 * Hosts run ahead: the last step of the loop may be over for them long before its kernels are. The loop lasts until
 * those are done. */
#ifndef REPORT_DRAIN_H
#define REPORT_DRAIN_H
#include "common/loop.h"

/* The end of the last work of devices that a step of the loop launched, or l->to if that is later. */
int64_t drain_find(tr_trace *trace, const loop *l);
#endif
