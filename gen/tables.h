/* tables.h - the tables of functions that a loader and what lies below it fill for each other, as a model has them
 *
 * They are asked for: GetTable(version, table). The members' types say which function each holds: ze_pfnDeviceGet_t is
 * zeDeviceGet. */
#ifndef GEN_TABLES_H
#define GEN_TABLES_H
#include "layout.h"

/* The value of that enumerator: the API's version. Ends the program if there is none. */
long long table_version(const model *m, const char *enumerator);
bool is_getter(const fact *f, const char *patterns);
const fact *table_of(const model *m, const fact *getter); /* NULL: the model does not say what is in it */
char *function_of_type(const char *type);                 /* NULL: it holds none */
#endif
