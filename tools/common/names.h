/* names.h - what people read in place of what was recorded: kernels demangled, with their geometry on demand, copies
 * with their direction */
#ifndef TOOL_NAMES_H
#define TOOL_NAMES_H
#include "read/read.h"

/* --mangled: names of kernels as they were recorded. */
extern bool names_mangled;
#define NAMES_OPTION \
    {0, \
     "mangled", \
     NULL, \
     "names of kernels as the compiler made them; default: demangled", \
     tool_take_flag, \
     &names_mangled, \
     RARE}

/* --geometry: kernels with the shape they were launched in, as the record has it: `saxpy [grid 256,1,1 block 128,1,1]`.
 */
extern bool names_geometry;
#define GEOMETRY_OPTION \
    {'k', \
     "geometry", \
     NULL, \
     "name kernels with their launch shape: \"saxpy [grid 256,1,1 block 128,1,1]\"", \
     tool_take_flag, \
     &names_geometry, \
     RARE}

/* "H2D" of a value of role DIRECTION, "D" of a fill, "" of one that says nothing. Always terminated. */
const char *names_direction(uint64_t direction, char text[4]);

/* Like tr_event_name; of a device's work the name is demangled and says the direction, `a_copy(H2D)`, or the geometry.
 * The text lives for ever. Any thread. */
size_t names_event(const tr_event *e, const char **text);

/* `name(H2D)`, or the name itself; the same. */
size_t names_directed(const char *name, size_t n, uint64_t direction, const char **text);

/* "GPU 0" or "GPU 0/tile 1", the device that a track is of; to be freed. NULL: none. */
char *names_of_device(const tr_trace *trace, const tr_track *track);

/* Whether the event is work of a device: a slice on a track that a host call caused, or may have. */
static inline bool names_device(const tr_def *def)
{
    return def->kind == TRACE_KIND_SLICE && def->roles >> TRACE_R_TRACK & 1 && def->roles >> TRACE_R_CORRELATION & 1;
}
/* A task has a name that the program gave it, or a library, a call that of a function. */
bool task_is(const tr_def *def);
#endif
