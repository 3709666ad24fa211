/* rows.h - events as rows of a table: a call, with its begin and its end, is one row
 *
 * The data's road: forms.c works out once what is done with each definition. A `reader` (rows.c) takes the events of
 * its part of the trace's threads and writes rows into the columns of a batch; args.c writes the fields of events that
 * have no column. stream.c has a reader a thread, and gives their batches away as an Arrow stream.
 *
 * What a row means is what trace-tally counts: rows of one kind, API and name have, added up, the calls, times, errors
 * and bytes of its line of the tally. So the same code decides which end closes which begin (read/stack.h,
 * tally/events/async_spans.c), what things are called (common/names.h), and what carries bytes (tally/events/plan.h).
 */
#ifndef TRACEH_ROWS_H
#define TRACEH_ROWS_H
#include "columns.h"
#include "common/options.h"
#include "common/out.h"
#include "core.h"
#include "tally/events/async_spans.h"

/* Kinds of rows; the first six are those of the tally. */
enum {
    ROW_CALL,
    ROW_ASYNC,
    ROW_SLICE,
    ROW_INSTANT,
    ROW_COUNTER,
    ROW_DEVICE,
    ROW_MESSAGE,
    ROW_META,
    ROW_OBJECT,
    ROW_SAMPLE,
    ROW_PAUSE,
    ROW_RESUME,
    ROW_KINDS
};
extern const char *const row_kind_names[ROW_KINDS];

enum {
    C_ID,
    C_KIND,
    C_API,
    C_NAME,
    C_BEGIN,
    C_DURATION,
    C_SELF,
    C_RANK,
    C_HOST,
    C_PID,
    C_PROCESS,
    C_TID,
    C_THREAD,
    C_THREAD_NAME,
    C_DEPTH,
    C_PARENT,
    C_UNFINISHED,
    C_ERROR,
    C_RESULT,
    C_BYTES,
    C_SENT,
    C_RECEIVED,
    C_CORRELATION,
    C_DEVICE,
    C_QUEUE,
    C_VALUE,
    C_STEP,
    C_ARGS,
    C_COMMON
};
extern const column_kind common_columns[C_COMMON];

/* Which rows and columns are wanted. */
typedef struct asked {
    tool_list apis;   /* words of our own; none: all */
    tool_regex name;  /* of the row */
    uint8_t *threads; /* by index; NULL: all */
    unsigned kinds;   /* bits */
    int64_t from_ns, to_ns;
    uint32_t columns; /* bits */
    char **fields;    /* of events, a column each */
    size_t nfields;
    bool by_time; /* rows of all threads in the order in which they are over */
    size_t room;  /* rows of a batch */
    unsigned jobs;
} asked;

/* ---- forms.c ----------------------------------------------------------------------------------------------------- */

typedef struct field_form {
    char *key; /* "name": */
    size_t nkey;
    bool shown;     /* in args */
    bool plain;     /* a number without an enum, not in hex */
    int16_t column; /* of asked.fields; -1: none */
} field_form;
typedef struct form { /* of a definition */
    plan plan;
    const tr_def *def;
    uint8_t kind; /* of its rows; ROW_KINDS: it makes none */
    bool rows;    /* they may be wanted: only the name is not known */
    bool kept;    /* some field goes into args or a column: the event is kept until the row is written */
    field_form *fields;
} form;

typedef struct thread_rows thread_rows;
typedef struct reading { /* shared by the readers of a stream */
    core *core;
    asked asked;
    form *forms; /* by definition's index */
    size_t nforms;
    thread_rows *threads; /* by index */
    tr_thread *const *list;
    size_t nthreads;
    column *columns; /* what a batch has, without memory */
    size_t ncolumns;
    int16_t common[C_COMMON]; /* which column that is; -1: not wanted */
    unsigned most_fields;     /* of a definition */
    const loop *steps;        /* NULL: nobody wants to know */
} reading;

/* Takes `wanted` and a hold of the core. */
reading *reading_open(core *c, const asked *wanted);
void reading_close(reading *r); /* all readers are closed */
void asked_free(asked *a);

/* ---- rows.c ------------------------------------------------------------------------------------------------------ */

typedef struct reader {
    reading *reading;
    tr_cursor *cursor;
    tr_event *events;
    batch batch;
    words words[C_COMMON], *field_words;
    int32_t kind_ids[ROW_KINDS];
    int32_t *api_ids, *name_ids, *ok_ids, *host_ids, *thread_ids, *device_ids, *queue_ids; /* number + 1 */
    uint8_t *name_wanted; /* by number: 0 not known, 1, 2: not */
    size_t name_room;
    size_t run_from; /* rows from here on have what is the same for all rows of run_thread to be filled in */
    const tr_thread *run_thread;
    size_t step_hint; /* loop_at() */
    tool_out *scratch;
    tr_value *values;
    struct ArrowArray *ready; /* finished batches, in order */
    size_t nready, ready_room, ready_at;
    bool ended;
} reader;

thread_rows *threads_new(size_t n);
reader *reader_open(reading *r, unsigned part, unsigned parts);
void reader_close(reader *r);
/* The next batch; false at the end of its part. */
bool reader_next(reader *r, struct ArrowArray *out);
/* When all readers have ended, one of them writes what nobody ended. */
void reader_finish(reader *r);

/* ---- args.c ------------------------------------------------------------------------------------------------------ */

/* Events whose fields belong to one row, copied. */
typedef struct kept {
    unsigned char *data;
    size_t n, room;
} kept;
void kept_add(kept *k, const tr_event *e);
/* The event at *at, which goes on to the next; its thread and times are not known. False: there is none. */
bool kept_next(const kept *k, size_t *at, tr_event *e);
/* The fields of what was kept, then of `last` unless that is NULL, into row n. */
void args_write(reader *r, size_t row, const kept *k, const tr_event *last);
/* A value as text: what `result` and columns of texts have. */
int32_t value_word(reader *r, words *w, const tr_value *v);

/* ---- stream.c ---------------------------------------------------------------------------------------------------- */

void stream_open(reading *r, struct ArrowArrayStream *out);
#endif
