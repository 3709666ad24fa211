/* budget.h - how much memory a tool may take for its input */
#ifndef TOOL_BUDGET_H
#define TOOL_BUDGET_H
#include <stdint.h>

/* From now on this process has 2 GiB of memory of its own, or 16 times the bytes of the inputs if that is more, or
 * max_mem if that is more still. What asks for more ends the program with status 2, and says so (tr_no_memory). So a
 * small file that costs much takes no machine down. Mapped files do not count. */
void budget_set(int npaths, char *const *paths, uint64_t max_mem);
void budget_lift(void); /* before another program takes the place of this one */
#endif
