/* perfstubs/backend.c - PerfStubs: timers, phases, counters and metadata of libraries that have its stubs in them
 * (ADIOS2, PETSc
 * ...)
 *
 * * docs/backends/perfstubs.md says what becomes of each function. Stubs look for ps_tool_initialize in the whole
 * process, and for the rest once they found it. The timer or counter that they keep for us is the label of its name. */

typedef struct trace__ps_timers { /* ps_tool_timer_data_t, ps_tool_counter_data_t, ps_tool_metadata_t: what a profile
                                     would have */
    uint32_t timers, threads, metrics;
    void *names[3];
} trace__ps_timers;
typedef struct trace__ps_counters {
    uint32_t counters, threads;
    void *columns[6];
} trace__ps_counters;
typedef struct trace__ps_metadata {
    uint32_t values;
    void *columns[2];
} trace__ps_metadata;

/* X(function, result, parameters): ps_tool_<function>. */
/* clang-format off */
#define TRACE__PS_FUNCTIONS(X)                                                                                         \
    X(initialize, void, (void))                                                                                        \
    X(finalize, void, (void)) X(pause_measurement, void, (void)) X(resume_measurement, void, (void))                   \
        X(register_thread, void, (void)) X(dump_data, void, (void)) X(timer_create, void *, (const char *name))        \
            X(timer_start, void, (void *timer)) X(timer_stop, void, (void *timer))                                     \
                X(start_string, void, (const char *name)) X(stop_string, void, (const char *name))                     \
                    X(stop_current, void, (void)) X(set_parameter, void, (const char *name, int64_t value))            \
                        X(dynamic_phase_start, void, (const char *prefix, int iteration))                              \
                            X(dynamic_phase_stop, void, (const char *prefix, int iteration))                           \
                                X(create_counter, void *, (const char *name))                                          \
                                    X(sample_counter, void, (void *counter, double value))                             \
                                        X(set_metadata, void, (const char *name, const char *value))                   \
                                            X(get_timer_data, void, (trace__ps_timers * data))                         \
                                                X(get_counter_data, void, (trace__ps_counters * data))                 \
                                                    X(get_metadata, void, (trace__ps_metadata * data))                 \
                                                        X(free_timer_data, void, (trace__ps_timers * data))            \
                                                            X(free_counter_data, void, (trace__ps_counters * data))    \
                                                                X(free_metadata, void, (trace__ps_metadata * data))
/* clang-format on */
/* Weak, for two static libraries may embed them. */
#define TRACE__PS_SYMBOL(function, result, parameters) \
    TRACE__EXPORT __attribute__((weak, used)) result trace__ps_##function parameters __asm__("ps_tool_" #function);
TRACE__PS_FUNCTIONS(TRACE__PS_SYMBOL)
#undef TRACE__PS_SYMBOL

static const trace__field trace__ps_timer_fields[] = {TRACE__LABEL_FIELD};
static const trace__field trace__ps_phase_fields[] = {{"iteration", TRACE_T_I32, TRACE_R_NONE, ""}, TRACE__LABEL_FIELD};
static const trace__field trace__ps_counter_fields[] = {{"value", TRACE_T_F64, TRACE_R_VALUE, ""}, TRACE__LABEL_FIELD};
TRACE__LABELS(trace__ps_timed, "perfstubs", TRACE_KIND_BEGIN, 1, trace__ps_timer_fields, 0, TRACE_KIND_END, NULL, 0);
TRACE__LABELS(trace__ps_phases, "perfstubs", TRACE_KIND_BEGIN, 1, trace__ps_phase_fields, 1, TRACE_KIND_END, NULL, 0);
TRACE__LABELS(trace__ps_counted, "perfstubs", TRACE_KIND_COUNTER, 1, trace__ps_counter_fields, 1, 0, NULL, 0);

/* ---- timers: a thread's open slices have as key their label and two letters, which is no address -- */

enum { TRACE__PS_KEY = 0x5053 };

static const void *trace__ps_key(uint32_t label)
{
    return label ? (const void *)(uintptr_t)((uint64_t)TRACE__PS_KEY << 48 | trace__label_id(label)) : NULL;
}

static trace__slice *trace__ps_open(uint32_t label)
{
    trace__slice *s = label ? trace__lane_push(trace__lane_get(), trace__ps_key(label)) : NULL;
    if (s)
        s->event = label;
    return s;
}

static bool trace__ps_is(const trace__slice *s) { return (uint64_t)(uintptr_t)s->key >> 48 == TRACE__PS_KEY; }

/* What is open no more, or began unrecorded, ends unrecorded. Slices of a thread nest: timers that still run inside
 * this one end with it. */
static void trace__ps_close(const void *key)
{
    trace__lane *l = trace__lane_get();
    trace__writer *w;
    unsigned char *p;
    trace__slice s;
    uint32_t i = l->depth;
    if (!key)
        return;
    while (i > 0 && l->slices[i - 1].key != key)
        i--;
    for (; i > 0 && i < l->depth; i++)
        if (trace__ps_is(&l->slices[i]))
            l->slices[i].event = 0;
    if (!trace__lane_pop(l, key, &s))
        return;
    p = s.event && TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1) ? trace__open(&w, trace__label_end(s.event), 0) : NULL;
    if (p)
        trace__close(w, p);
    if (TRACE__UNLIKELY(s.steps))
        trace__schedule_leave(s.steps);
}

static void trace__ps_start(uint32_t label, const char *name)
{
    if (trace__ps_open(label))
        trace__write_event_label(label, name);
}

void *trace__ps_timer_create(const char *name)
{
    return (void *)(uintptr_t)trace__label_handle(trace__ps_timed, trace__label_to_keep(trace__ps_timed, name));
}
static uint32_t trace__ps_timer(const void *timer)
{
    return trace__label_given(trace__ps_timed, (uintptr_t)timer, "PerfStubs", "timer");
}
void trace__ps_timer_start(void *timer)
{
    uint32_t label = TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1) ? trace__ps_timer(timer) : 0;
    if (label)
        trace__ps_start(label, NULL);
}
void trace__ps_timer_stop(void *timer) { trace__ps_close(trace__ps_key(trace__ps_timer(timer))); }
void trace__ps_start_string(const char *name)
{
    if (TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1))
        trace__ps_start(trace__label(trace__ps_timed, name), name);
}
void trace__ps_stop_string(const char *name) { trace__ps_close(trace__ps_key(trace__label(trace__ps_timed, name))); }
void trace__ps_stop_current(void)
{
    const trace__lane *l = trace__lane_get();
    uint32_t i = l->depth;
    while (i > 0 && !trace__ps_is(&l->slices[i - 1]))
        i--;
    if (i)
        trace__ps_close(l->slices[i - 1].key);
}

void trace__ps_dynamic_phase_start(const char *prefix, int iteration)
{
    uint32_t label =
        TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1) || trace__schedule_names ? trace__label(trace__ps_phases, prefix) : 0;
    trace__slice *s = trace__ps_open(label);
    trace__writer *w;
    unsigned char *p;
    if (!s)
        return;
    if (TRACE__UNLIKELY(trace__schedule_names) && prefix)
        s->steps = trace__schedule_enter(NULL, prefix, strlen(prefix));
    p = TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1) ? trace__open(&w, trace__label_id(label), 4 + trace__label_room(label))
                                             : NULL;
    if (p)
        trace__close(w, trace__put_label(trace__put_u32(p, (uint32_t)iteration), label, prefix));
    else
        s->event = 0;
}
void trace__ps_dynamic_phase_stop(const char *prefix, int iteration)
{
    (void)iteration;
    trace__ps_close(trace__ps_key(trace__label(trace__ps_phases, prefix)));
}

/* ---- what they say besides ---------------------------------------------------------------------- */

/* Of the timer that runs. */
void trace__ps_set_parameter(const char *name, int64_t value)
{
    trace__field field = {name, TRACE_T_I64, TRACE_R_NONE, ""};
    const trace__desc desc = {"perfstubs", "parameter", TRACE_KIND_META, 1, 1, &field};
    trace__writer *w;
    unsigned char *p =
        name && TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1) ? trace__open(&w, trace__described(&desc, "parameter"), 8) : NULL;
    if (p)
        trace__close(w, trace__put_u64(p, (uint64_t)value));
}

void *trace__ps_create_counter(const char *name)
{
    return (void *)(uintptr_t)trace__label_handle(trace__ps_counted, trace__label_to_keep(trace__ps_counted, name));
}
void trace__ps_sample_counter(void *counter, double value)
{
    trace__writer *w;
    uint32_t label = TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1)
                         ? trace__label_given(trace__ps_counted, (uintptr_t)counter, "PerfStubs", "counter")
                         : 0;
    unsigned char *p = label ? trace__open(&w, label, 8) : NULL;
    if (p)
        trace__close(w, trace__put_f64(p, value));
}

void trace__ps_set_metadata(const char *name, const char *value)
{
    if (TRACE__ON(TRACE_SOURCE_PERFSTUBS, 1))
        trace__prefixed_info("perfstubs.", name, value);
}

/* ---- the tool itself: threads are known, and files written, without being asked ----------------- */

void trace__ps_initialize(void) { trace__init(); }
void trace__ps_finalize(void) {}
void trace__ps_register_thread(void) {}
void trace__ps_pause_measurement(void) { trace_pause(); }
void trace__ps_resume_measurement(void) { trace_resume(); }
void trace__ps_dump_data(void) { trace_flush(); }

/* A trace is no profile: there is nothing to hand out. */
void trace__ps_get_timer_data(trace__ps_timers *data) { memset(data, 0, sizeof *data); }
void trace__ps_get_counter_data(trace__ps_counters *data) { memset(data, 0, sizeof *data); }
void trace__ps_get_metadata(trace__ps_metadata *data) { memset(data, 0, sizeof *data); }
void trace__ps_free_timer_data(trace__ps_timers *data) { (void)data; }
void trace__ps_free_counter_data(trace__ps_counters *data) { (void)data; }
void trace__ps_free_metadata(trace__ps_metadata *data) { (void)data; }

static void trace__perfstubs_init(void) { trace__annotate_init(); }

static void trace__perfstubs_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_PERFSTUBS;
    b->name = "perfstubs";
    b->init = trace__perfstubs_init;
}
