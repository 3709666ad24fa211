/* like.h - structures that are passed by value where no header is seen: declared again, member by member, so that the
 * compiler passes them as the real ones */
#ifndef GEN_LIKE_H
#define GEN_LIKE_H
#include "shape.h"

/* Whether more than its size matters to how a value of this structure is passed. */
bool like_needed(const model *m, const fact *f);
/* The name of such a type, which is the caller's; NULL: it cannot be told how it is passed. */
char *like_type(const model *m, const fact *f);
/* Declares those that like_type gave out and whose names occur in the text. */
void like_emit(const char *text, FILE *out);
#endif
