/* objects.h - functions that are called through tables which objects carry (rule table) */
#ifndef GEN_OBJECTS_H
#define GEN_OBJECTS_H
#include "rules.h"

/* What the wrapper of a function is known by, for its macros: the API's prefix, or one of its own for those that stand
 * in a table (PREFIX_table) and those that hand out or take back objects with tables (PREFIX_maker). */
char *objects_prefix(const rules *r, const model *m, const fact *f);
/* What such a wrapper calls, a function NAME_behind. DECLARED and PASSED are the parameters, RETURNS the result's
 * type. */
void objects_behind(const rules *r, const model *m, const fact *f, const char *prefix, const char *declared,
                    const char *passed, const char *returns, FILE *out);
/* Before all wrappers: what their macros need. After all: the tables. Nothing where no rule speaks of tables. */
void objects_begin(rules *r, const model *m, FILE *out);
void objects_end(const rules *r, const model *m, FILE *out);
#endif
