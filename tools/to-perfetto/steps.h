/* steps.h - a track of each process with its steps, by their numbers */
#ifndef STEPS_H
#define STEPS_H
#include "common/loop.h"
#include "processes.h"

/* Writes the steps that lie in the window, for processes that are shown. Each lasts until the next one begins. Returns
 * how many: they are no slices of the recording. *tracks: with so many tracks. */
uint64_t steps_write(emit *o, const processes *all, const loop *l, int64_t from_ns, int64_t to_ns, uint64_t *tracks);
#endif
