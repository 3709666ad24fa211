/* file.h - descriptors, what is read through them, and messages about files */
#ifndef TRACE_READ_FILE_H
#define TRACE_READ_FILE_H
#include "read/model.h"

tr_file *tr_file_new(tr_trace *trace, const char *path);
bool tr_file_stat(tr_trace *trace, tr_file *file); /* opens it for the first time; false after a message */
/* Reads up to `bytes` at `offset`; how many there were. Never fails otherwise: an I/O error reads as the end, with a
 * message. */
/* Where the next data is, from there on; the size if there is none: the rest is a hole. */
uint64_t tr_file_data(tr_trace *trace, tr_file *file, uint64_t from);
size_t tr_file_read(tr_trace *trace, tr_file *file, void *to, size_t bytes, uint64_t offset);
/* All files of the trace are known: where there are descriptors for all, reading takes no lock from here on. */
void tr_files_opened(tr_trace *trace);
void tr_files_close(tr_trace *trace);

/* ---- messages ---------------------------------------------------------------------------------------------- */
#define TR_NO_OFFSET UINT64_MAX
void tr_complain(tr_trace *trace, tr_file *file, uint64_t offset, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* What one thread finds in the file is said later, by tr_say_deferred: as if it were found then. */
void tr_defer(tr_file *file);
void tr_say_deferred(tr_trace *trace, tr_file *file);
void tr_say(tr_trace *trace, const char *format, ...) __attribute__((format(printf, 2, 3)));
#endif
