/* put.h - a row, written into the columns of a batch
 *
 * Texts get their numbers when a row is made, and the numbers hold for one batch: so put_room() comes before them. */
#ifndef TRACEH_PUT_H
#define TRACEH_PUT_H
#include "rows.h"

typedef struct row_in { /* a row, before it is in the columns */
    const tr_thread *thread;
    const form *form;
    int32_t name;
    uint32_t depth;
    int64_t id, parent, begin_ns, end_ns, self_ns, correlation;
    bool unfinished, error;
    volume moved;
    const kept *kept;
    const tr_event *end; /* the event whose result and fields it has besides; NULL: none */
    const tr_track *track;
    double value;
} row_in;

void put_room(reader *r);                                               /* for a row: finishes a full batch */
int32_t put_static_name(reader *r, const form *f);                      /* number of the definition's name */
int32_t put_name(reader *r, const form *f, const char *text, size_t n); /* of a text; of none: the definition's */
bool put_name_wanted(reader *r, int32_t name);                          /* asked once a name */
void put_row(reader *r, const row_in *x);
void put_batch_over(reader *r); /* what is in the batch goes to the ready ones */
void put_forget(reader *r);     /* after words began anew nothing that was remembered of them holds */
#endif
