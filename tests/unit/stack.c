/* stack.c - open slices of src/read, with gaps and without, at the same random begins, ends, leaves and pauses: each
 * closes the same slices in the same order, with the same times */
#include "read/events/place.h"
#include "read/events/stack.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* No text here names a place, so that fields.c asks for none. */
const tr_place *tr_place_named(tr_trace *trace, const tr_place *place)
{
    (void)trace;
    (void)place;
    abort();
}

enum { STEPS = 4000, DEFS = 6, ROUNDS = 60 };

static uint32_t seed = 1;
static uint32_t next(void) { return (seed = seed * 1664525u + 1013904223u) >> 8; }

static tr_def begins[DEFS], ends[DEFS], leaves[DEFS], pause_, gap;
static const tr_field left[2] = {{.name = "how", .type = TRACE_T_U8, .size = 1},
                                 {.name = "above", .type = TRACE_T_U8, .size = 1, .start = 1}};
static tr_process recorders[2];

static void define(void)
{
    static const char *const apis[DEFS] = {"a", "a", "b", "c", "user", "user"};
    tr_def leave = {.kind = TRACE_KIND_END, .leaves = true, .nfields = 2, .fields = left, .fixed_bytes = 2};
    for (int i = 0; i < DEFS; i++) {
        bool paired = strcmp(apis[i], "user") != 0;
        begins[i] = (tr_def){.kind = TRACE_KIND_BEGIN, .api = apis[i], .name = "begin", .paired = paired};
        ends[i] = (tr_def){.kind = TRACE_KIND_END, .api = apis[i], .name = "end", .pair = paired ? &begins[i] : NULL};
        leaves[i] = leave;
        leaves[i].api = apis[i];
        leaves[i].pair = ends[i].pair;
    }
    gap = (tr_def){.kind = TR_KIND_GAP, .api = "trace", .name = "gap"};
    pause_ = (tr_def){.kind = TRACE_KIND_PAUSE, .api = "trace", .name = "pause"};
}

typedef struct seen {
    uint64_t sum, closed;
} seen;

static void closed(void *user, tr_open *o, int64_t end_ns, bool named)
{
    seen *s = user;
    uint64_t what[6] = {s->sum, o->mark, (uint64_t)o->child_ns, (uint64_t)end_ns, named, o->unterminated};
    s->sum = tr_hash(what, sizeof what, 1);
    s->closed++;
}

static size_t open_slices(tr_stack *s)
{
    size_t n = 0;
    for (size_t i = 0; i < tr_stack_depth(s); i++)
        n += tr_stack_at(s, i)->def != NULL;
    return n;
}

/* `more` of 16 steps begin a slice: few keep the stack low, many make it deep. */
static bool round_of(unsigned number, uint32_t more, uint32_t recorders_used, uint64_t *all)
{
    tr_stack *flat = tr_stack_new(), *gaps = tr_stack_gaps();
    seen a = {0, 0}, b = {0, 0};
    bool same = true;
    for (uint32_t step = 1; step <= STEPS && same; step++) {
        uint32_t k = next() % DEFS, what = next() % 1024;
        uint8_t payload[2] = {(uint8_t)(next() % TRACE_ENDED_MOST), (uint8_t)(next() % 8 ? 0 : next() % 4)};
        tr_event e = {
            .recorder = &recorders[next() % recorders_used], .ns = step, .payload = payload, .payload_bytes = 2};
        if (step > STEPS / 2 && next() % 4 == 0)
            what |= 512;
        if (what < more * 64 && what < 1016) {
            e.def = &begins[k];
            tr_stack_push(flat, &e)->mark = step;
            tr_stack_push(gaps, &e)->mark = step;
        } else if (what >= 1023 - number % 8 && number % 4 == 0) {
            static const char *const named[] = {"a,", "user,", "b,user,", "c,a,", "other,"};
            uint8_t apis[16] = {0};
            e.def = next() % 2 ? &gap : &pause_;
            if (e.def == &gap) {
                const char *text = named[next() % 5];
                memcpy(apis + 2, text, strlen(text));
                e.payload = apis;
                e.payload_bytes = (uint32_t)(2 + strlen(text));
            }
            tr_stack_pause(flat, &e, closed, &a);
            tr_stack_pause(gaps, &e, closed, &b);
        } else {
            tr_open *x, *y;
            e.def = next() % 16 || number % 2 ? &ends[k] : &leaves[k];
            x = tr_stack_closes(flat, &e);
            y = tr_stack_closes(gaps, &e);
            same = !x == !y;
            if (x && y && next() % 2) {
                closed(&a, x, e.ns, true);
                tr_stack_pop(flat, e.ns);
                closed(&b, y, e.ns, true);
                tr_stack_pop(gaps, e.ns);
            } else
                same &= tr_stack_end(flat, &e, closed, &a) == tr_stack_end(gaps, &e, closed, &b);
        }
        same &= a.sum == b.sum && (step % 16 || tr_stack_depth(flat) == open_slices(gaps)) &&
                (!tr_stack_top(flat) || tr_stack_top(flat)->mark == tr_stack_top(gaps)->mark) &&
                tr_stack_depth(gaps) <= 2 * tr_stack_depth(flat) + 65;
        if (!same)
            printf("round %u, step %u: %zu and %zu open, %llu and %llu closed\n", number, step, tr_stack_depth(flat),
                   open_slices(gaps), (unsigned long long)a.closed, (unsigned long long)b.closed);
    }
    for (size_t i = 0, k = 0; i < tr_stack_depth(gaps) && same; i++)
        if (tr_stack_at(gaps, i)->def)
            same &= tr_stack_at(gaps, i)->mark == tr_stack_at(flat, k)->mark &&
                    tr_stack_at(gaps, i)->child_ns == tr_stack_at(flat, k)->child_ns &&
                    tr_stack_below(gaps, i) == (k ? tr_stack_below(gaps, i) : NULL) && ++k;
    *all += a.closed;
    tr_stack_free(flat);
    tr_stack_free(gaps);
    return same;
}

int main(void)
{
    uint64_t all = 0;
    unsigned good = 0, i;
    define();
    for (i = 0; i < ROUNDS; i++)
        good += round_of(i, 6 + i % 10, 1 + i / 10 % 2, &all);
    printf("with gaps as without: %u of %u rounds; many slices were closed: %d\n", good, ROUNDS, all > 20000);
    return good != ROUNDS;
}
