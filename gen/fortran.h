/* fortran.h - wrappers of an API's Fortran bindings */
#ifndef GEN_FORTRAN_H
#define GEN_FORTRAN_H
#include "rules.h"

bool has_fortran(rules *r, const fact *f);
void emit_fortran(rules *r, const model *m, const fact *f, FILE *out);
#endif
