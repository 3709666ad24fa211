/* variadic.h - functions with `...`: their argument registers are passed on as they are, and rules say which type the
 * argument has that follows a selector */
#ifndef GEN_VARIADIC_H
#define GEN_VARIADIC_H
#include "layout.h"

/* Why no wrapper can pass such a function on; NULL: one can. */
const char *variadic_refusal(const model *m, const fact *f);
void variadic_emit(layout *l, const model *m, const fact *f, const char *level, const char *prefix, FILE *out);
#endif
