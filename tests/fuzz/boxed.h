/* boxed.h - a program that ends, made a function that returns
 *
 * A tool keeps what it is doing in static variables, leaves memory to the end of the process and calls exit(). run.sh
 * renames those calls in the tool's
 * objects (boxed.syms) to the ones of boxed.c, and their .data and .bss to tool_data and tool_bss. So boxed_run() is
 * main() in a new process each time,
 * without one: variables as they were, memory given back, files closed, handlers of atexit() called. */
#ifndef FUZZ_BOXED_H
#define FUZZ_BOXED_H
#include <stddef.h>

/* In the next run, before the read of that number (from 1) of a file: change() is called. 0: never. */
void boxed_at_read(unsigned number, void (*change)(void));

/* The tool's exit status. Traps, with a line on stderr, if it holds more than `most` bytes, leaves threads running or
 * exits in one that is not the first. */
int boxed_run(int argc, char **argv, size_t most);
size_t boxed_peak(void); /* what the last run held at most */
#endif
