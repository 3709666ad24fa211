/* left.c - slices that end in another way than by their END: calls and scopes whose frame on the stack was left by an
 * exception or by longjmp, and scopes that end in another order than they began
 *
 * A wrapper's call and a scope push a frame (trace__push_frame), and take it off when they end. Whoever opens a record
 * compares the stack with the innermost frame: what lies below the stack's place is gone. That is certain on the
 * thread's own stack alone: a fiber's may lie anywhere. So the bounds of that stack are looked up, once a thread, when
 * a frame seems to be gone. */
#include "left.h"
#include "buffer.h"
#include "file.h"
#include "recorder.h"
#include "registry.h"
#include "symbols.h"

/* ---- what the end of a slice is called ------------------------------------------------------------------- */

enum { TRACE__LEAVES = 256 };
static uint64_t trace__leaves_known[TRACE__LEAVES]; /* by the begin's id: it << 32 | id of its TRACE_KIND_LEAVE */

/* The description of an event; NULL: there is none. */
static const trace__fact *trace__described_as(uint32_t id)
{
    const trace__fact *f;
    uint32_t i;
    for (i = 0; i < TRACE__BUCKETS; i++)
        for (f = __atomic_load_n(&trace__facts[i], __ATOMIC_ACQUIRE); f; f = f->next)
            if (f->record == TRACE_REC_EVENT && f->id == id)
                return f;
    return NULL;
}

/* The text at *p of a description, behind which *p is then; n is its length. */
static const char *trace__described_text(const unsigned char **p, size_t *n)
{
    uint16_t length;
    const char *text;
    memcpy(&length, *p, 2);
    *n = length & TRACE_LENGTH_KEPT;
    text = (const char *)*p + (length & TRACE_LENGTH_CUT ? 6 : 2);
    *p = (const unsigned char *)text + *n;
    return text;
}

static void trace__described_name(uint32_t id, char *name, size_t room)
{
    const trace__fact *f = trace__described_as(id);
    const unsigned char *p = f ? trace__body(f) + 12 : NULL;
    const char *text;
    size_t n = 0;
    if (p) {
        trace__described_text(&p, &n);
        text = trace__described_text(&p, &n);
        n = n < room - 1 ? n : room - 1;
        memcpy(name, text, n);
    }
    name[n] = 0;
}

/* The id of the event that ends slices of that begin in such a way; 0: it cannot be had now. */
static __attribute__((noinline)) uint32_t trace__leave_make(uint32_t begin)
{
    static const trace__enumerator ways[] = {{TRACE_ENDED_CROSSED, 0, "before what began after it"},
                                             {TRACE_ENDED_UNWOUND, 0, "by an exception or the thread's end"},
                                             {TRACE_ENDED_JUMPED, 0, "by a jump"},
                                             {TRACE_ENDED_NO_RETURN, 0, "not: it does not return"}};
    static const trace__enum left = {"trace_left", 0, TRACE_ENDED_MOST, ways};
    static const trace__field fields[] = {{"left", TRACE_T_U8, TRACE_R_NONE, "enum:trace_left"},
                                          {"above", TRACE_T_U8, TRACE_R_NONE, ""}};
    trace__desc desc = {NULL, NULL, TRACE_KIND_LEAVE, TRACE_LEVEL_MINIMAL, 2, fields};
    unsigned char body[4096 + 64];
    char api[128], name[TRACE__NAME_KEPT + 1];
    const trace__fact *f;
    trace__fact *made;
    const unsigned char *p;
    const char *text;
    uint64_t hash;
    uint32_t bytes, id = 0;
    size_t n;
    if (!trace__begin_registering())
        return 0;
    f = trace__described_as(begin);
    if (f) {
        p = trace__body(f) + 12;
        text = trace__described_text(&p, &n);
        n = n < sizeof api ? n : sizeof api - 1;
        memcpy(api, text, n);
        api[n] = 0;
        text = trace__described_text(&p, &n);
        n = n < sizeof name ? n : sizeof name - 1;
        memcpy(name, text, n);
        name[n] = 0;
        desc.api = api;
        bytes = trace__encode(body, sizeof body, &desc, name, 0, 0);
        hash = trace__hash(body + 8, bytes - 8, 177 + (uint64_t)begin);
        made = trace__find(TRACE_REC_EVENT, body, bytes, 8, hash);
        if (!made && trace__next_id < TRACE_ID_MAX) {
            trace__put_u32(trace__put_u32(body, trace__next_id), begin);
            made = trace__keep(TRACE_REC_EVENT, trace__next_id, body, bytes, 8, hash);
            trace__next_id += made != NULL;
        }
        id = made && trace__tell(made) ? made->id : 0;
    }
    trace__unlock();
    if (id)
        trace__define_enum_here(&left);
    return id;
}
static uint32_t trace__leave_of(uint32_t begin)
{
    uint64_t *known = &trace__leaves_known[begin % TRACE__LEAVES], k = __atomic_load_n(known, __ATOMIC_RELAXED);
    uint32_t id;
    if (k >> 32 == begin)
        return (uint32_t)k;
    id = trace__leave_make(begin);
    if (id)
        __atomic_store_n(known, (uint64_t)begin << 32 | id, __ATOMIC_RELAXED);
    return id;
}

static void trace__leave_record(uint32_t begin, int how, uint32_t above)
{
    uint32_t id = begin ? trace__leave_of(begin) : 0;
    trace__writer *w = trace__self;
    unsigned char *p;
    if (begin && !id)
        trace__lost(1);
    /* NULL is below all stacks: frames are not looked at again meanwhile */
    p = id ? trace__open_from(&trace__mine, w, &w, id, 2, NULL) : NULL;
    if (p)
        trace__close(w, trace__put_u8(trace__put_u8(p, (uint8_t)how), (uint8_t)(above < 255 ? above : 255)));
}

/* ---- frames that are gone -------------------------------------------------------------------------------- */

typedef struct trace__stack_query {
    uintptr_t at, low, high;
} trace__stack_query;

static bool trace__stack_map(char *line, void *arg)
{
    trace__stack_query *q = (trace__stack_query *)arg;
    char *s;
    q->low = strtoul(line, &s, 16);
    q->high = *s == '-' ? strtoul(s + 1, NULL, 16) : 0;
    return q->at >= q->low && q->at < q->high;
}

/* Whether both places lie on the stack that the thread was started with. The kernel left random bytes on the main
 * thread's; below any other's end lies what its thread pointer points to. */
static bool trace__on_own_stack(trace__writer *w, uintptr_t low, uintptr_t high)
{
    enum { LOOKS = 8 }; /* the main thread's stack grows */
    if (w->looks < LOOKS && (!w->stack_bytes || (w->tid == trace__libc_pid && low < w->stack && high > w->stack))) {
        trace__stack_query q;
        TRACE__SAVE_ERRNO;
        q.at = w->tid == trace__libc_pid ? (uintptr_t)getauxval(AT_RANDOM) : trace__thread_pointer();
        q.low = q.high = 0;
        w->looks++;
        if (trace__each_map(trace__stack_map, &q)) {
            w->stack = q.low;
            w->stack_bytes = q.high - q.low;
        }
        TRACE__RESTORE_ERRNO;
    }
    return low >= w->stack && high >= low && high - w->stack < w->stack_bytes;
}

/* Takes number k out. */
static void trace__frame_out(trace__writer *w, uint32_t k)
{
    for (; k < w->nframes; k++)
        w->frames[k] = w->frames[k + 1];
    w->nframes--;
    w->frame = w->frames[w->nframes].at;
}

/* Those above number k that are gone, innermost first. Others stay: a scope whose object lies on the heap. */
static void trace__frames_gone(trace__writer *w, uint32_t k, const void *place)
{
    uint32_t i = w->nframes <= TRACE__FRAMES && !w->fiber ? w->nframes : 0;
    for (; i > k; i--)
        if (w->frames[i].at > ~(uintptr_t)place && trace__on_own_stack(w, ~w->frames[i].at, (uintptr_t)place)) {
            uint32_t id = (uint32_t)w->frames[i].id;
            trace__frame_out(w, i);
            trace__leave_record(id, TRACE_ENDED_JUMPED, 0);
        }
}
TRACE__INTERNAL void trace__stack_at_here(trace__writer *w, const void *place) { trace__frames_gone(w, 0, place); }

/* The writer of this thread that has the frame, and where; NULL: none. */
static trace__writer *trace__frame_find(const void *at, uint32_t *k)
{
    trace__writer *w;
    for (w = trace__self; w; w = w->nested)
        for (*k = w->nframes <= TRACE__FRAMES ? w->nframes : 0; *k; --*k)
            if (w->frames[*k].at == ~(uintptr_t)at)
                return w;
    return NULL;
}

TRACE__INTERNAL void trace__end_frame_here(const void *at)
{
    uint32_t k;
    trace__writer *w = trace__frame_find(at, &k);
    if (!w) /* deeper than frames are kept */
        return;
    trace__frames_gone(w, k, at);
    trace__frame_out(w, k);
}

TRACE__INTERNAL void trace__left_here(const void *at, uint32_t id, int how)
{
    uint32_t k;
    trace__writer *w = at ? trace__frame_find(at, &k) : NULL;
    if (w) {
        trace__frames_gone(w, k, at);
        trace__frame_out(w, k);
    }
    trace__leave_record(id, how, 0);
}

/* ---- scopes that end in another order --------------------------------------------------------------------- */

TRACE__INTERNAL void trace__end_scope_here(const void *at, uint32_t id)
{
    uint32_t k, i, above = 0;
    trace__writer *w = trace__frame_find(at, &k);
    char mine[128], innermost[128];
    bool crossed;
    if (!w) {
        w = trace__self;
        trace__described_name(id, mine, sizeof mine);
        if (w->nframes && w->nframes <= TRACE__FRAMES)
            trace__described_name((uint32_t)w->frames[w->nframes].id, innermost, sizeof innermost);
        else
            memcpy(innermost, "nothing", sizeof "nothing");
        trace__warn("the scope '%s' ends on another thread than it began on, where '%s' is open: its end is not "
                    "recorded. trace_task_open() and trace_task_close() record tasks that change threads",
                    mine, innermost);
        return;
    }
    trace__frames_gone(w, k, at);
    crossed = k != w->nframes;
    for (i = k + 1; i <= w->nframes; i++)
        above += w->frames[i].id == id;
    trace__frame_out(w, k);
    if (!TRACE__LEVEL(TRACE_SOURCE_USER))
        return;
    if (crossed)
        trace__leave_record(id, TRACE_ENDED_CROSSED, above);
    else
        trace__event_here(TRACE_ID_TASK_END);
}
