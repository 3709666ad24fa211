/* chrome_sync.h - what the host waited for, as rows of devices: Kineto's cuda_sync events
 *
 * They are made of the calls that wait. Which row a stream's handle means is learnt from the work that was asked for on
 * it; so calls wait here until that is known. On a stream that never had work they waited for nothing, and have no row.
 */
#ifndef CHROME_SYNC_H
#define CHROME_SYNC_H
#include "chrome.h"

struct chrome_sync *chrome_sync_new(void);
/* Work that was asked for on the stream of that handle lies on the row. */
void chrome_sync_learn(chrome *c, const tr_process *process, uint64_t handle, const chrome_row *row);
/* A call that waits, or that records an event, is over. */
void chrome_sync_call(chrome *c, const tr_process *process, const chrome_plan *p, const chrome_slice *s,
                      int64_t begin_ns, int64_t end_ns);
/* Frees all. */
void chrome_sync_finish(chrome *c);
#endif
