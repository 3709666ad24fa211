/* chakra_take.h - events become nodes */
#ifndef CHAKRA_TAKE_H
#define CHAKRA_TAKE_H
#include "chakra.h"

void chakra_plan_make(chakra_plan *p, const tr_def *d);
extern const walk_hooks chakra_hooks;
#endif
