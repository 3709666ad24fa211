/* value.h - one value of an event, for people and for programs */
#ifndef TOOL_VALUE_H
#define TOOL_VALUE_H
#include "common/out.h"
#include "read/read.h"

/* A value as people read it: enums and flags by name, handles and pointers in hex, strings quoted, arrays [a, b, +3
 * more]. */
void value_text(tool_out *out, const tr_value *v);
/* The same as JSON: numbers, strings, arrays; enums, pointers and handles as strings. */
void value_json(tool_json *j, const tr_value *v);
/* What the enumeration says of that value; NULL: it does not know it. */
const tr_enumerator *value_enumerator(const tr_enum *e, int64_t value);
/* The name of an enumeration's value; NULL: it has none. */
const char *value_name(const tr_value *v);
#endif
