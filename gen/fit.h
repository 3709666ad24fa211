/* fit.h - whether a wrapper that sees no header can pass a function's calls on */
#ifndef GEN_FIT_H
#define GEN_FIT_H
#include <clang-c/Index.h>

/* Why it cannot, as the end of a sentence that begins with the function's name; NULL: it can, as far as one sees here.
 */
char *fit_reason(CXCursor function);
#endif
