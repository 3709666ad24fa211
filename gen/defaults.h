/* defaults.h - rules for an API that nobody has written rules for */
#ifndef GEN_DEFAULTS_H
#define GEN_DEFAULTS_H
#include "library.h"
#include "rules.h"

/* Writes rules that record every function of the model in `l` as far as its types alone make sure of: whatever might
 * read memory that is not there is recorded as a pointer. Names decide whether a text or an array has a length
 * (guess.h), and which texts are secrets, which are not recorded unless `secrets`; each decision is a line with its
 * reason in `explain` as well (NULL: not). What no wrapper can do is skipped, with its reason. Without a library the
 * rules do not say where its functions are. */
void defaults_write(const char *api, const model *m, const library *l, bool secrets, FILE *out, FILE *explain);
#endif
