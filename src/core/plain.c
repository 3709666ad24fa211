/* plain.c - the public functions as exported symbols, for languages that cannot include the header, and those behind
 * the macros
 *
 * They are thin: what they call is the recorder in use. Weak, so that two static libraries that embed trace.h can be
 * linked together. */
#include "services.h"

#define TRACE__CONTROL(R, name, declared, passed, otherwise) \
    TRACE__EXPORT __attribute__((weak)) R trace__plain_##name declared __asm__("trace_" #name); \
    R trace__plain_##name declared { return trace_##name passed; }
#define TRACE__CONTROL_VOID(name, declared, passed) \
    TRACE__EXPORT __attribute__((weak)) void trace__plain_##name declared __asm__("trace_" #name); \
    void trace__plain_##name declared { trace_##name passed; }
TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)
#undef TRACE__CONTROL
#undef TRACE__CONTROL_VOID

#define TRACE__PLAIN(name, parameters) TRACE__EXPORT __attribute__((weak)) void(trace_##name) parameters;
TRACE__PLAINS(TRACE__PLAIN)
#undef TRACE__PLAIN
TRACE__EXPORT __attribute__((weak)) trace_task(trace_task_open)(const char *name, const trace_pair *pairs, size_t n);

/* ---- one record ----------------------------------------------------------------------------------------------- */

enum { TRACE__PAIRS_MOST = 64 };

typedef struct trace__head { /* a field with a role */
    const char *name, *unit;
    uint8_t type, role;
    uint64_t bits;
} trace__head;

static size_t trace__type_size(uint32_t type)
{
    static const uint8_t sizes[] = {0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1, 8, 8};
    return type < sizeof sizes ? sizes[type] : 0;
}

/* What makes no sense is an unsigned number. */
static uint8_t trace__pair_type(const trace_pair *p)
{
    bool array = (p->type & TRACE_PAIR_ARRAY) != 0;
    uint32_t type = p->type & ~(uint32_t)TRACE_PAIR_ARRAY;
    if (type == TRACE_T_STR && !array)
        return TRACE_T_STR;
    if (!trace__type_size(type))
        return TRACE_T_U64;
    /* `value.f` is a double */
    return (uint8_t)(array ? type | TRACE_PAIR_ARRAY : type == TRACE_T_F32 ? (uint32_t)TRACE_T_F64 : type);
}

static unsigned char *trace__pair_put(unsigned char *at, const trace_pair *p, uint8_t type, size_t most)
{
    size_t size = trace__type_size(type & 0x7fu);
    if (type == TRACE_T_STR)
        return p->n && p->value.p ? trace__put_strn(at, (const char *)p->value.p, p->n, most)
                                  : trace__put_str(at, (const char *)p->value.p, most);
    if (type & TRACE_PAIR_ARRAY)
        return trace__put_array(at, p->value.p, p->value.p ? p->n : 0, size, most / size);
    memcpy(at, &p->value, size);
    return at + size;
}

static void trace__record_pairs(const char *api, uint8_t kind, const char *name, const trace__head *heads,
                                uint16_t nheads, const trace_pair *pairs, size_t n)
{
    trace__field fields[3 + TRACE__PAIRS_MOST];
    trace__desc desc = {api ? api : "user", NULL, kind, 1, nheads, fields};
    size_t most, payload = nheads * 8u, i;
    trace__writer *w;
    unsigned char *at;
    uint32_t id;
    if (!TRACE__LEVEL(TRACE_SOURCE_USER))
        return;
    n = !pairs ? 0 : n < TRACE__PAIRS_MOST ? n : (size_t)TRACE__PAIRS_MOST;
    /* bytes kept of a text or an array, so that all of them fit into one record */
    most = n <= 10 ? TRACE__STR_MAX : 10240u / n;
    for (i = 0; i < nheads; i++) {
        fields[i].name = heads[i].name;
        fields[i].hint = heads[i].unit ? heads[i].unit : "";
        fields[i].type = heads[i].type;
        fields[i].role = heads[i].role;
    }
    for (i = 0; i < n; i++) {
        trace__field *f = &fields[nheads + i];
        f->name = pairs[i].key ? pairs[i].key : "";
        f->hint = pairs[i].unit ? pairs[i].unit : "";
        f->type = trace__pair_type(&pairs[i]);
        f->role = 0;
        payload += f->type == TRACE_T_STR || f->type & TRACE_PAIR_ARRAY ? 6 + most : 8;
    }
    desc.nfields = (uint16_t)(nheads + n);
    id = trace__described(&desc, name);
    at = id ? trace__open(&w, id, payload) : NULL;
    if (!at)
        return;
    for (i = 0; i < nheads; i++) {
        memcpy(at, &heads[i].bits, 8);
        at += trace__type_size(heads[i].type);
    }
    for (i = 0; i < n; i++)
        at = trace__pair_put(at, &pairs[i], fields[nheads + i].type, most);
    trace__close(w, at);
}

/* ---- the functions ---------------------------------------------------------------------------------------------- */

static trace__head trace__head_of(const char *name, const char *unit, uint8_t type, uint8_t role, uint64_t bits)
{
    trace__head h;
    h.name = name;
    h.unit = unit;
    h.type = type;
    h.role = role;
    h.bits = bits;
    return h;
}
#define TRACE__U64_HEAD(name, role, bits) trace__head_of(name, "", TRACE_T_U64, role, bits)

void(trace_task_begin)(const char *name, const trace_pair *pairs, size_t n)
{
    trace__record_pairs(NULL, TRACE_KIND_BEGIN, name, NULL, 0, pairs, n);
}
void(trace_task_begin_in)(const char *domain, const char *name, const trace_pair *pairs, size_t n)
{
    trace__record_pairs(domain, TRACE_KIND_BEGIN, name, NULL, 0, pairs, n);
}
void(trace_task_begin_child)(const char *name, uint64_t id, uint64_t parent, const trace_pair *pairs, size_t n)
{
    const trace__head heads[] = {TRACE__U64_HEAD("id", TRACE_R_ID, id),
                                 TRACE__U64_HEAD("parent", TRACE_R_PARENT, parent)};
    trace__record_pairs(NULL, TRACE_KIND_BEGIN, name, heads, 2, pairs, n);
}
void(trace_task_end)(void)
{
    if (TRACE__LEVEL(TRACE_SOURCE_USER))
        trace__event(TRACE_ID_TASK_END);
}
trace_task(trace_task_open)(const char *name, const trace_pair *pairs, size_t n)
{
    trace__head id;
    if (!TRACE__LEVEL(TRACE_SOURCE_USER))
        return 0;
    id = TRACE__U64_HEAD("id", TRACE_R_ID, trace_flow_new());
    trace__record_pairs(NULL, TRACE_KIND_ASYNC_BEGIN, name, &id, 1, pairs, n);
    return id.bits;
}
void(trace_task_close)(trace_task task)
{
    const trace__head id = TRACE__U64_HEAD("id", TRACE_R_ID, task);
    if (task)
        trace__record_pairs(NULL, TRACE_KIND_ASYNC_END, "task", &id, 1, NULL, 0);
}
void(trace_meta)(const trace_pair *pairs, size_t n)
{
    trace__record_pairs(NULL, TRACE_KIND_META, "meta", NULL, 0, pairs, n);
}
void(trace_instant)(const char *name, const trace_pair *pairs, size_t n)
{
    trace__record_pairs(NULL, TRACE_KIND_INSTANT, name, NULL, 0, pairs, n);
}
void(trace_counter)(const char *name, double value, const trace_pair *pairs, size_t n)
{
    (trace_counter_unit)(name, NULL, value, pairs, n);
}
void(trace_counter_unit)(const char *name, const char *unit, double value, const trace_pair *pairs, size_t n)
{
    trace__head h = trace__head_of("value", unit, TRACE_T_F64, TRACE_R_VALUE, 0);
    memcpy(&h.bits, &value, 8);
    trace__record_pairs(NULL, TRACE_KIND_COUNTER, name, &h, 1, pairs, n);
}
void(trace_async_begin)(const char *name, uint64_t id, const trace_pair *pairs, size_t n)
{
    const trace__head h = TRACE__U64_HEAD("id", TRACE_R_ID, id);
    trace__record_pairs(NULL, TRACE_KIND_ASYNC_BEGIN, name, &h, 1, pairs, n);
}
void(trace_async_begin_child)(const char *name, uint64_t id, uint64_t parent, const trace_pair *pairs, size_t n)
{
    const trace__head heads[] = {TRACE__U64_HEAD("id", TRACE_R_ID, id),
                                 TRACE__U64_HEAD("parent", TRACE_R_PARENT, parent)};
    trace__record_pairs(NULL, TRACE_KIND_ASYNC_BEGIN, name, heads, 2, pairs, n);
}
void(trace_async_end)(const char *name, uint64_t id, const trace_pair *pairs, size_t n)
{
    const trace__head h = TRACE__U64_HEAD("id", TRACE_R_ID, id);
    trace__record_pairs(NULL, TRACE_KIND_ASYNC_END, name, &h, 1, pairs, n);
}
void(trace_flow_out)(uint64_t id)
{
    const trace__head h = TRACE__U64_HEAD("flow", TRACE_R_FLOW_OUT, id);
    trace__record_pairs(NULL, TRACE_KIND_META, "flow", &h, 1, NULL, 0);
}
void(trace_flow_in)(uint64_t id)
{
    const trace__head h = TRACE__U64_HEAD("flow", TRACE_R_FLOW_IN, id);
    trace__record_pairs(NULL, TRACE_KIND_META, "flow", &h, 1, NULL, 0);
}
void(trace_track_slice)(trace_track track, const char *name, uint64_t begin, uint64_t end, const trace_pair *pairs,
                        size_t n)
{
    const trace__head heads[] = {trace__head_of("track", "", TRACE_T_U32, TRACE_R_TRACK, track),
                                 TRACE__U64_HEAD("begin", TRACE_R_TIME, begin),
                                 TRACE__U64_HEAD("end", TRACE_R_TIME_END, end)};
    trace__record_pairs(NULL, TRACE_KIND_SLICE, name, heads, 3, pairs, n);
}
void(trace_track_counter)(trace_track track, const char *name, const char *unit, double value)
{
    trace__head heads[] = {trace__head_of("track", "", TRACE_T_U32, TRACE_R_TRACK, track),
                           trace__head_of("value", unit, TRACE_T_F64, TRACE_R_VALUE, 0)};
    memcpy(&heads[1].bits, &value, 8);
    trace__record_pairs(NULL, TRACE_KIND_COUNTER, name, heads, 2, NULL, 0);
}
#undef TRACE__U64_HEAD
