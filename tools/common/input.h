/* input.h - what tools that read traces have in common: options and words of their help */
#ifndef TOOL_INPUT_H
#define TOOL_INPUT_H
#include "options.h"

/* Which of several runs of a folder a tool reads (tr_options.run). */
#define RUN_OPTION(run) {0, "run", "RUN", "read this run only: its number or its id, as trace-info lists them.\nDefault: the newest run of the input. all: all of them.", \
    tool_take_text, &(run), RARE}

/* How much a tool may hold, and unpack (tr_options.max_mem). */
#define MEM_OPTION(bytes) {0, "max-mem", "BYTES", "memory to use for reading, such as 512M; default 256M.\nA merged file that unpacks to far more than its size needs more.", \
    tool_take_count, &(bytes), RARE}

/* Where source lines of places in programs are looked for (tr_options.symbols, nsymbols); `list` is a tool_list. */
#define SYMBOLS_OPTION(list) {0, "symbols", "DIR", "a folder with the programs that ran, or with their debug information, for source lines.\n" \
    "Can be given several times. Without it, programs are looked for where they ran, and debug information under /usr/lib/debug.", tool_take_list, &(list), RARE}

/* The window; `from` and `to` are tool_moments. */
#define WINDOW_OPTIONS(from, to) \
    {0, "from", "TIME", "leave out what is before TIME, such as 1.5, 20ms or 14:03:12.5.\n" \
        "1.5 are seconds since the beginning of the trace. Units: s (default), ms, us, ns, min, h. 14:03:12.5 is local time.", tool_take_moment, &(from), COMMON}, \
    {0, "to", "TIME", "leave out what is after TIME", tool_take_moment, &(to), COMMON}

/* Paragraphs of their help. */
#define INPUT_TEXT "FILE is a .bin file that a process recorded, or a merged file (trace-merge). DIR is a folder of such files."
#define STATUS_TEXT \
    "Exit status:\n" \
    "  0  all is well\n" \
    "  1  there is a result, but some input was damaged or missing, or events were lost while recording\n" \
    "  2  nothing could be read or written, or an option is wrong"
#endif
