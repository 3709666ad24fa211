/* chrome_row.h - processes, threads and devices as they are shown: their numbers and names */
#ifndef CHROME_ROW_H
#define CHROME_ROW_H
#include "chrome.h"

void chrome_processes(chrome *c); /* names all of the part */
/* The number of a thread as it is shown. */
int64_t chrome_tid(chrome *c, walk_thread *t);
/* The row that work of a device lies on. */
const chrome_row *chrome_row_of(chrome *c, const tr_event *e);
/* The row of what lies on a track of its own beside the threads, or beside its thread. */
int64_t chrome_side_tid(chrome *c, const tr_event *e);
/* Members of deviceProperties: an object for each device. */
void chrome_devices(chrome *c, tool_out *out);
#endif
