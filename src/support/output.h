/* output.h - a file that is there whole or not at all
 *
 * What is written goes into a file of its own beside the wanted one (exclusive, mode 0600, its name cannot be
 * foreseen), which takes the wanted name when it is whole. A file that is replaced keeps its mode. What is no regular
 * file (/dev/null, a pipe, a terminal) is written directly, and so are paths under /dev and /proc, which name what is
 * open already.
 *
 * One thread at a time; up to TR_OUTPUTS of them at once.
 */
#ifndef TR_OUTPUT_H
#define TR_OUTPUT_H
#include <stdbool.h>

enum { TR_OUTPUTS = 8 };

typedef struct tr_output {
    int fd;
    char *path;      /* what takes the name in the end: behind links */
    char *temporary; /* NULL: written directly */
} tr_output;

/* Permissions of the files that are opened from here on and do not exist yet: octal text, as TRACE_MODE_BITS has it.
 * NULL, and what is no such number: 600. */
void tr_output_permit(const char *octal);

/* 0, or why it cannot be written (errno). */
int tr_output_open(tr_output *o, const char *path);

/* Closes it. `good`: it takes its name; else it is removed. 0, or why what was written is not there. */
int tr_output_close(tr_output *o, bool good);

/* Removes all that have not taken their names yet: for exits and signal handlers. */
void tr_output_discard(void);
#endif
