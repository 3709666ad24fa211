/* call.h - a call of the fake driver or runtime, from enter to exit */
#ifndef CALL_H
#define CALL_H
#include <stdint.h>
#include "fake.h"

struct fake_call {
    int domain;
    const char *name;
    const void *parameters;
    const char *symbol;
    uint32_t outer, correlation;
    uint64_t kept;
};
void fake_enter(struct fake_call *c);
int fake_exit(struct fake_call *c, int result);
extern void fake_callback_f(int, int, int, const char *, const void *, void *, const char *, uint32_t, uint64_t *,
                            void *);
extern void fake_work_f(const struct fake_work *);
extern void fake_context_f(int made, void *context); /* tests/pcsampling/pc.c; not in every CUPTI */
extern void fake_reload_f(void *context);
extern void fake_node_f(uint32_t node, uint32_t original);
extern void fake_sample_f(void *context, const char *kernel);
#endif
