/* put.c - a row, written into the columns of a batch */
#include "put.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

/* ---- what is the same again and again ---------------------------------------------------------------------------- */

static int32_t word(reader *r, int32_t *cache, size_t at, unsigned which, const char *text)
{
    if (!cache[at])
        cache[at] = words_put(&r->words[which], text, strlen(text)) + 1;
    return cache[at] - 1;
}

int32_t put_static_name(reader *r, const form *f) { return word(r, r->name_ids, f->def->index, C_NAME, f->def->name); }

int32_t put_name(reader *r, const form *f, const char *text, size_t n)
{
    return n ? words_put(&r->words[C_NAME], text, n) : put_static_name(r, f);
}

bool put_name_wanted(reader *r, int32_t name)
{
    const tool_regex *regex = &r->reading->asked.name;
    if (!regex->given)
        return true;
    r->name_wanted = tr_grow(r->name_wanted, (size_t)name + 1, &r->name_room, 1);
    if (!r->name_wanted[name]) {
        size_t n;
        const char *at = words_at(&r->words[C_NAME], name, &n);
        char *text = tr_alloc(n + 1);
        memcpy(text, at, n);
        r->name_wanted[name] = tool_regex_matches(regex, text) ? 1 : 2;
        free(text);
    }
    return r->name_wanted[name] == 1;
}

void put_forget(reader *r)
{
    const reading *x = r->reading;
    tr_track *const *tracks;
    size_t i, ntracks = tr_trace_tracks(x->core->trace, &tracks);
    memset(r->name_ids, 0, (x->nforms + 1) * sizeof *r->name_ids);
    memset(r->ok_ids, 0, (x->nforms + 1) * sizeof *r->ok_ids);
    memset(r->api_ids, 0, (x->nforms + 1) * sizeof *r->api_ids);
    memset(r->host_ids, 0, (x->nthreads + 1) * sizeof *r->host_ids);
    memset(r->thread_ids, 0, (x->nthreads + 1) * sizeof *r->thread_ids);
    memset(r->device_ids, 0, (ntracks + 1) * sizeof *r->device_ids);
    memset(r->queue_ids, 0, (ntracks + 1) * sizeof *r->queue_ids);
    memset(r->name_wanted, 0, r->name_room);
    for (i = 0; i < ROW_KINDS; i++)
        r->kind_ids[i] = words_put(&r->words[C_KIND], row_kind_names[i], strlen(row_kind_names[i]));
}

static void limit_words(reader *r)
{
    bool anew = false;
    size_t i;
    for (i = 0; i < C_COMMON + r->reading->asked.nfields; i++) {
        words *w = i < C_COMMON ? &r->words[i] : &r->field_words[i - C_COMMON];
        uint32_t before = w->generation;
        words_limit(w);
        anew |= w->generation != before;
    }
    if (anew)
        put_forget(r);
}

/* ---- batches ----------------------------------------------------------------------------------------------------- */

static void fill(column *c, size_t from, size_t to, int32_t v)
{
    size_t i;
    for (i = from; i < to; i++)
        c->i32[i] = v;
}

static column *common(reader *r, unsigned which)
{
    int16_t k = r->reading->common[which];
    return k < 0 ? NULL : &r->batch.columns[k];
}

/* What rows have of their thread. */
static void end_run(reader *r)
{
    const tr_thread *t = r->run_thread;
    size_t from = r->run_from, to = r->batch.n;
    column *c;
    r->run_from = to;
    if (!t || from == to)
        return;
    if ((c = common(r, C_RANK)))
        fill(c, from, to, t->process->rank);
    if ((c = common(r, C_HOST)))
        fill(c, from, to, word(r, r->host_ids, t->index, C_HOST, t->process->header->host));
    if ((c = common(r, C_PID)))
        fill(c, from, to, (int32_t)t->process->header->pid);
    if ((c = common(r, C_PROCESS)))
        fill(c, from, to, (int32_t)t->process->index);
    if ((c = common(r, C_TID)))
        fill(c, from, to, (int32_t)t->tid);
    if ((c = common(r, C_THREAD)))
        fill(c, from, to, (int32_t)t->index);
    if ((c = common(r, C_THREAD_NAME)))
        fill(c, from, to, word(r, r->thread_ids, t->index, C_THREAD_NAME, t->name));
}

void put_batch_over(reader *r)
{
    end_run(r);
    if (r->batch.n) {
        r->ready = tr_grow(r->ready, r->nready + 1, &r->ready_room, sizeof *r->ready);
        batch_array(&r->batch, &r->ready[r->nready++]);
    }
    batch_close(&r->batch);
    r->run_from = 0;
}

void put_room(reader *r)
{
    if (r->batch.room && batch_full(&r->batch))
        put_batch_over(r);
    if (!r->batch.room) {
        limit_words(r);
        batch_open(&r->batch, r->reading->asked.room);
    }
}

static size_t row_new(reader *r, const tr_thread *thread)
{
    if (r->run_thread != thread) {
        end_run(r);
        r->run_thread = thread;
    }
    return r->batch.n++;
}

static int32_t result_word(reader *r, const form *f, const tr_event *e)
{
    const fixed_field *at = &f->plan.result;
    size_t index = e->def->index;
    bool zero = at->at >= 0 && at->type <= TRACE_T_I64 && whole(e->payload + at->at, at->type) == 0;
    tr_value v;
    int32_t number;
    if (zero && r->ok_ids[index])
        return r->ok_ids[index] - 1;
    if (!tr_field_get(e, (unsigned)e->def->result, &v))
        return -1;
    number = value_word(r, &r->words[C_RESULT], &v);
    if (zero)
        r->ok_ids[index] = number + 1;
    return number;
}

static void put_track(reader *r, size_t row, const tr_track *track)
{
    column *device = common(r, C_DEVICE), *queue = common(r, C_QUEUE);
    if (queue) {
        queue->i32[row] = word(r, r->queue_ids, track->index, C_QUEUE, track->name);
        column_valid(queue, row);
    }
    if (!device)
        return;
    if (!r->device_ids[track->index]) {
        char *name = names_of_device(r->reading->core->trace, track);
        r->device_ids[track->index] = name ? words_put(&r->words[C_DEVICE], name, strlen(name)) + 1 : -1;
        free(name);
    }
    if (r->device_ids[track->index] > 0) {
        device->i32[row] = r->device_ids[track->index] - 1;
        column_valid(device, row);
    }
}

static void put_result(reader *r, size_t row, const tr_event *e)
{
    const form *f = &r->reading->forms[e->def->index];
    column *c;
    if (f->plan.result.at != FIELD_NONE && (c = common(r, C_RESULT))) {
        int32_t number = result_word(r, f, e);
        if (number >= 0) {
            c->i32[row] = number;
            column_valid(c, row);
        }
    }
}

/* The step in which it began. */
static void put_step(reader *r, size_t row, const row_in *x)
{
    int64_t step = loop_at(r->reading->steps, x->thread->process->index, x->begin_ns, &r->step_hint);
    column *c = common(r, C_STEP);
    if (step == LOOP_OUTSIDE)
        return;
    c->i64[row] = step;
    column_valid(c, row);
}

void put_row(reader *r, const row_in *x)
{
    const form *f = x->form;
    size_t row = row_new(r, x->thread);
    column *c;
#define PUT(which, field, v) \
    if ((c = common(r, which))) \
    c->field[row] = (v)
    PUT(C_ID, i64, x->id);
    PUT(C_KIND, i32, r->kind_ids[f->kind]);
    PUT(C_API, i32, word(r, r->api_ids, f->def->index, C_API, f->def->api));
    PUT(C_NAME, i32, x->name);
    PUT(C_BEGIN, i64, x->begin_ns);
    PUT(C_DURATION, i64, x->end_ns - x->begin_ns);
    PUT(C_SELF, i64, x->self_ns);
    PUT(C_DEPTH, i32, (int32_t)x->depth);
    PUT(C_PARENT, i64, x->parent);
    PUT(C_BYTES, i64, (int64_t)x->moved.bytes);
    PUT(C_SENT, i64, (int64_t)x->moved.sent);
    PUT(C_RECEIVED, i64, (int64_t)x->moved.received);
    PUT(C_CORRELATION, i64, x->correlation);
#undef PUT
    if (x->unfinished && (c = common(r, C_UNFINISHED)))
        column_bit(c, row, true);
    if (x->error && (c = common(r, C_ERROR)))
        column_bit(c, row, true);
    if (f->kind == ROW_COUNTER && (c = common(r, C_VALUE))) {
        c->f64[row] = x->value;
        column_valid(c, row);
    }
    if (r->reading->steps)
        put_step(r, row, x);
    if (x->track)
        put_track(r, row, x->track);
    if (x->end)
        put_result(r, row, x->end);
    if ((x->kept && x->kept->n) || x->end)
        args_write(r, row, x->kept, x->end);
}
