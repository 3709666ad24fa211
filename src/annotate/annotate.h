/* annotate.h - what annotate.c offers to collectors of annotations */
#ifndef TRACE_ANNOTATE_ANNOTATE_H
#define TRACE_ANNOTATE_ANNOTATE_H
#include "../core/services.h"

TRACE__INTERNAL uint64_t trace__mix(uint64_t a, uint64_t b);
#define TRACE__NAME_MAX 500u /* bytes of a name that are kept */
TRACE__INTERNAL size_t trace__upto(const char *s, size_t max);
TRACE__INTERNAL void *trace__lasting(size_t bytes);
TRACE__INTERNAL void *trace__object_get(uint32_t type, const void *key, size_t bytes, size_t size,
                                        void (*make)(void *object, const void *key, void *user), void *user);
TRACE__INTERNAL void *trace__object_find(uint32_t type, const void *key, size_t bytes);
TRACE__INTERNAL __attribute__((noinline, cold)) void trace__foreign(const char *api, const char *what, uint64_t handle);
TRACE__INTERNAL bool trace__handle_is(const void *p, uint32_t type);

typedef struct trace__slice {
    const void *key; /* what the end will name: a domain, a lock, an event */
    uint64_t id, parent;
    uint64_t ticks;   /* a slice told when it ends: its begin; else 0 */
    uint32_t event;   /* description of the begin; 0: it was not recorded */
    uint32_t depth;   /* how many of the same key are below it; its track, if it is told when it ends */
    const char *name; /* told when it ends, without a description of its own */
    uint8_t steps;    /* a step of these schedules (core/schedule.c) */
} trace__slice;

/* The locks a thread holds, as far as its few entries reach. Some "locks" are signals: acquired by who is woken,
 * released by who wakes; those are found out when acquired twice in a row. */
enum { TRACE__HELD = 32, TRACE__HELD_NOT = 0, TRACE__HELD_NOW, TRACE__HELD_SIGNAL };

typedef struct trace__held {
    const void *address;
    uint64_t state;
} trace__held;
typedef struct trace__lane {
    trace__slice *slices;
    uint32_t depth, room;
    uint32_t ignored;
    uint32_t track, timed_track;
    const char *domain, *name; /* of the event about to be written, when it has no description of its own */
    size_t name_length;
    struct trace__lane *next;
    trace__held held[TRACE__HELD];
    trace__slice first[24];
} trace__lane;

TRACE__INTERNAL trace__lane *trace__lane_get(void);
TRACE__INTERNAL trace__slice *trace__lane_push(trace__lane *l, const void *key);
TRACE__INTERNAL bool trace__lane_pop(trace__lane *l, const void *key, trace__slice *out);
TRACE__INTERNAL bool trace__hold(trace__lane *l, const void *address);
TRACE__INTERNAL bool trace__let_go(trace__lane *l, const void *address);
TRACE__INTERNAL uint64_t trace__hold_id(const trace__lane *l, const void *address);
TRACE__INTERNAL void trace__annotate_init(void);

typedef struct trace__values {
    uint32_t track, category, color, scope, relation;
    uint64_t time, time_end, id, parent, flow, size, number;
    const void *address;
    const char *text;
    size_t length;
    union {
        uint64_t u64;
        int64_t i64;
        double f64;
        uint32_t u32;
        int32_t i32;
        float f32;
    } value;
} trace__values;

/* ---- the menu of fields --------------------------------------------------------------------------------- */

/*     bit, name, type, role, hint, how it is stored */
/* clang-format off */
#define TRACE__MENU(X) \
    X(TRACK, "track", TRACE_T_U32, TRACE_R_TRACK, "", trace__put_u32(p, s->track)) \
    X(TIME, "begin", TRACE_T_U64, TRACE_R_TIME, "", trace__put_u64(p, s->time)) \
    X(TIME_END, "end", TRACE_T_U64, TRACE_R_TIME_END, "", trace__put_u64(p, s->time_end)) \
    X(ID, "id", TRACE_T_HANDLE, TRACE_R_ID, "", trace__put_u64(p, s->id)) \
    X(PARENT, "parent", TRACE_T_HANDLE, TRACE_R_PARENT, "", trace__put_u64(p, s->parent)) \
    X(FLOW_OUT, "flow", TRACE_T_HANDLE, TRACE_R_FLOW_OUT, "", trace__put_u64(p, s->flow)) \
    X(FLOW_IN, "flow", TRACE_T_HANDLE, TRACE_R_FLOW_IN, "", trace__put_u64(p, s->flow)) \
    X(CATEGORY, "category", TRACE_T_STRID, TRACE_R_DOMAIN, "", trace__put_u32(p, s->category)) \
    X(COLOR, "color", TRACE_T_U32, TRACE_R_COLOR, "", trace__put_u32(p, s->color)) \
    X(SCOPE, "scope", TRACE_T_U32, TRACE_R_NONE, "enum:itt_scope", trace__put_u32(p, s->scope)) \
    X(RELATION, "relation", TRACE_T_U32, TRACE_R_NONE, "enum:itt_relation", trace__put_u32(p, s->relation)) \
    X(ADDRESS, "address", TRACE_T_PTR, TRACE_R_NONE, "", trace__put_ptr(p, s->address)) \
    X(SIZE, "size", TRACE_T_U64, TRACE_R_NONE, "B", trace__put_u64(p, s->size)) \
    X(NUMBER, "number", TRACE_T_U64, TRACE_R_NONE, "", trace__put_u64(p, s->number)) \
    X(TEXT, "text", TRACE_T_STR, TRACE_R_MESSAGE, "", trace__put_strn(p, s->text, s->length, TRACE__STR_MAX)) \
    X(U64, "value", TRACE_T_U64, TRACE_R_NONE, "", trace__put_u64(p, s->value.u64)) \
    X(I64, "value", TRACE_T_I64, TRACE_R_NONE, "", trace__put_u64(p, s->value.u64)) \
    X(F64, "value", TRACE_T_F64, TRACE_R_NONE, "", trace__put_u64(p, s->value.u64)) \
    X(U32, "value", TRACE_T_U32, TRACE_R_NONE, "", trace__put_u32(p, s->value.u32)) \
    X(I32, "value", TRACE_T_I32, TRACE_R_NONE, "", trace__put_u32(p, s->value.u32)) \
    X(F32, "value", TRACE_T_F32, TRACE_R_NONE, "", trace__put_u32(p, s->value.u32)) \
    X(NAME, "name", TRACE_T_STR, TRACE_R_NAME, "", trace__put_full_name(p, trace__lane_get()))
/* clang-format on */

enum {
#define TRACE__MENU_NUMBER(bit, name, type, role, hint, put) TRACE__NUMBER_##bit,
    TRACE__MENU(TRACE__MENU_NUMBER)
#undef TRACE__MENU_NUMBER
        TRACE__MENU_COUNT
};
#define TRACE__MENU_BIT(bit, name, type, role, hint, put) \
    static const uint32_t TRACE__F_##bit = 1u << TRACE__NUMBER_##bit;
TRACE__MENU(TRACE__MENU_BIT)
#undef TRACE__MENU_BIT
static const uint32_t TRACE__F_END_ADDRESS = 1u << 22; /* the end of a slice has an address */

/* What an event is: its kind, its level, its fields. */
#define TRACE__WHAT(kind, fields) ((uint32_t)(kind) | 2u << 4 | (uint32_t)(fields) << 8)
#define TRACE__WHAT_FIELDS(what) ((what) >> 8)
TRACE__INTERNAL uint16_t trace__fill_fields(trace__field *f, uint32_t bits);
typedef struct trace__made {
    trace__site site;
    trace__desc desc[2];
} trace__made;
enum { TRACE__TYPE_EVENT = 1, TRACE__TYPE_FIRST_FREE };

/* The id of the event that is called "domain:name", or "name" where domain is NULL or empty; its end has id + 1. 0:
 * none left. `scope` tells domains of one name apart more cheaply than their names. Names longer than TRACE__NAME_MAX
 * are cut.
 *
 * A program that makes names without end ("step 1", "step 2" ...) would exhaust ids and memory. Beyond TRACE__NAMES_MAX
 * the id is that of "domain:(more names)" with TRACE__UNNAMED added: the name itself goes into the event, where
 * trace__write_event() writes it. Such an id is good for one event, said at once by this thread; the end's id is
 * trace__end_of(id). */
#define TRACE__NAMES_MAX 100000u
#define TRACE__UNNAMED (1u << 31)
TRACE__INTERNAL uint32_t trace__event_id(const char *api, uint32_t what, const void *scope, const char *domain,
                                         const char *name, size_t length);
TRACE__INTERNAL uint32_t trace__lasting_event(const char *api, uint32_t what, const void *scope, const char *domain,
                                              const char *name, size_t length);
TRACE__INTERNAL uint32_t trace__end_of(uint32_t event);

/* One event with one field of its own kind, for keys and types chosen at run time: metadata, counters, histograms.
 * `fields` are copied. */
typedef struct trace__special {
    const char *api, *name;
    uint32_t kind;
    uint32_t nfields;
    const trace__field *fields;
} trace__special;
TRACE__INTERNAL void trace__derive_special(void *object, const void *key, void *user);
TRACE__INTERNAL void trace__write_event(uint32_t id, uint32_t what, const trace__values *s);
TRACE__INTERNAL void trace__write_event_plain(uint32_t id);
TRACE__INTERNAL void trace__write_event_id(uint32_t event, uint64_t id);
TRACE__INTERNAL const char *trace__narrow(char *to, size_t size, const void *wide);
#endif
