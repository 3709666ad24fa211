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

/* The tool's exit status. Traps, with a line on stderr, if it holds more than `most` bytes, leaves threads running or
 * exits in one that is not the first. */
int boxed_run(int argc, char **argv, size_t most);
#endif
