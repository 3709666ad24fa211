/* chrome_steps.h - steps of runs whose tasks do not say them: trace_step(), an optimizer's steps, repetition */
#ifndef CHROME_STEPS_H
#define CHROME_STEPS_H
#include "chrome.h"

/* ProfilerStep#N, as torch.profiler has it, over the rows of the threads that go through the steps of a process none of
 * whose tasks became one. When all else is written. */
void chrome_steps_put(chrome *c);
#endif
