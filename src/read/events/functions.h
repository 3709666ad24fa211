/* functions.h - which function of a compilation unit an address is in; for lines.c */
#ifndef TRACE_READ_FUNCTIONS_H
#define TRACE_READ_FUNCTIONS_H
#include <elfutils/libdw.h>
#include "support/map.h"

typedef struct functions {
    tr_map units;
} functions; /* of one file; {0} at first */

/* As people wrote it: the innermost, inlined ones too; of a region the function around it; of a template without its
 * arguments, for these have one line. Not terminated, lives as long as the file's debug information; NULL: not known.
 */
const char *functions_name(functions *f, Dwarf_Die *unit, Dwarf_Addr pc, size_t *length);
void functions_free(functions *f);

/* How much of a symbol names a function: the bodies of regions have names of their own behind that of their function.
 */
size_t functions_symbol(const char *symbol);
#endif
