/* fields.h - values of events */
#ifndef TRACE_READ_FIELDS_H
#define TRACE_READ_FIELDS_H
#include <stdio.h>
#include "read/types.h"

/* The text of a STRING record, for those who decode payloads themselves: a STR whose u16 is TRACE_LENGTH_CUT is
 * followed by its id. Not terminated, valid as long as the trace. NULL: there is none. Any thread.
 * A text that names a place in a program (docs/reference/format.md, "Places") is given with its source line, "main
 * (solver.c:42)", where that is found; the first such text asked for reads the debug information of all programs, and
 * one line for each says why its lines are not known. So do all values. */
const char *tr_text_of(const tr_process *recorder, uint32_t id, uint32_t *length);

/* Field number k of the event. Fields before k are walked, so loop with tr_fields for all of them. */
bool tr_field_get(const tr_event *event, unsigned k, tr_value *value);
/* Decodes all fields, in order, into values[def->nfields]; returns the number of those that can be read. Behind a field
 * of a type that this reader does not know no other can be found: values from there on have type 0, no bytes, and the
 * number 0. */
unsigned tr_fields(const tr_event *event, tr_value *values);
/* The first field with that role; false if none. */
bool tr_role_get(const tr_event *event, enum trace_role role, tr_value *value);
/* The first field of that name, as objects have that no role tells of (docs/reference/format.md); -1 if none. */
int16_t tr_field_named(const tr_def *def, const char *name);
/* Its value; false if there is none. */
bool tr_named_get(const tr_event *event, const char *name, tr_value *value);
/* The collective that the record takes part in: the pair is the same on every member. False: none. */
bool tr_collective(const tr_event *event, uint64_t *comm, uint64_t *seq);
/* True for a value whose pointer was NULL when it was recorded. A text, bytes or an array then has no data, a number
 * is 0. */
bool tr_is_null(const tr_value *value);
/* True for a value that was not read: a text of negative length, an output of a call that failed. It has no data. */
bool tr_is_unread(const tr_value *value);
/* Element k of an array value as a scalar value. */
bool tr_element(const tr_value *array, uint32_t k, tr_value *element);
/* The event's visible name: role NAME if present, else def->name. Returns length, not terminated. */
size_t tr_event_name(const tr_event *event, const char **text);
/* True if the RESULT field says error. */
bool tr_is_error(const tr_event *event);
/* Sum of the BYTES* fields. */
uint64_t tr_bytes(const tr_event *event);
/* Sum of the fields of one of these roles: BYTES, BYTES_SENT or BYTES_RECV. */
uint64_t tr_bytes_of(const tr_event *event, enum trace_role role);
/* Writes a value as people read it: enum and flag names, hex pointers, escaped strings, [a, b, c, ... +n more]. */
void tr_print_value(FILE *out, const tr_value *value);
/* Writes text with control bytes and invalid UTF-8 escaped. */
void tr_print_text(FILE *out, const char *text, size_t length);
#endif
