/* line.h - events as lines: text for people, JSON for programs */
#ifndef LINE_H
#define LINE_H
#include "common/out.h"
#include "common/value.h"
#include "read/read.h"

typedef struct line_style {
    bool json, relative, date;
    int64_t t0_ns;
} line_style;

/* What the thread's stack says of an end: which begin it closed, and when that was. def NULL: none. */
typedef struct line_end {
    const tr_def *def;
    const char *name;
    size_t length;
    int64_t begin_ns;
    bool unterminated;
} line_end;

typedef struct line_writer line_writer;
line_writer *line_new(tool_out *out, tr_trace *trace, const line_style *style);
void line_free(line_writer *w);
void line_write(line_writer *w, const tr_event *e, const line_end *end);
const char *line_kind(uint8_t kind);
#endif
