/* fortran.c - wrappers of an API's Fortran bindings, which stand on the tables of the C ones
 *
 * A Fortran routine gets everything by address, an error code last and behind it the lengths of strings. How each
 * parameter becomes the C function's is a text of one letter a parameter, or two; src/backends/mpi/fortran.c has the
 * letters. */
#include "fortran.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

bool has_fortran(rules *r, const fact *f)
{
    rule *u = rule_for(r, SYMBOLS, f->name, NULL, NULL);
    return u && !strcmp(u->column[0], "fortran") && !strcmp(f->type, "int");
}

static char *in_case(const char *name, int (*to)(int))
{
    char *s = copy(name);
    for (char *p = s; *p; p++)
        *p = (char)to((unsigned char)*p);
    return s;
}

void emit_fortran(rules *r, const model *m, const fact *f, FILE *out)
{
    char *how = copy("");
    size_t count = 0; /* of arguments before the last: the error code is one, too */
    for (size_t i = 0; i < f->n; i++) {
        const member *p = &f->members[i];
        rule *u = rule_for(r, FORTRAN, f->name, p->type, p->name);
        if (!u) {
            error_at(m->file, f->line, "%s: no fortran rule for '%s %s'", f->name, p->type, p->name);
            return;
        }
        how = format("%s%s", how, u->column[1]);
        count += *u->column[1] == '-' ? 0 : strchr("to", *u->column[1]) ? 2 : 1;
    }
    if (count > 15)
        error_at(m->file, f->line, "%s: its Fortran routine has more arguments than wrappers can pass on", f->name);
    fprintf(out, "TRACE__FORTRAN(%s, %s, %s, %s, %zu, \"%s\")\n", r->prefix, f->name, in_case(f->name, tolower),
            in_case(f->name, toupper), count, how);
}
