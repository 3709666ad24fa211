/* itt/table.c - ITT: how the collector gets into the static parts of the libraries that annotate themselves */

static const char *trace__itt_api_version(void) { return "ITT-API-Version 3.26 (trace.h " TRACE_VERSION_TEXT ")"; }

/* X(name in the table, our function) */
#define TRACE__ITT_SAME(X, name) X(name, trace__itt_##name)
/* clang-format off */
#define TRACE__ITT_TABLE(X) \
    TRACE__ITT_SAME(X, domain_create) TRACE__ITT_SAME(X, string_handle_create) \
    TRACE__ITT_SAME(X, clock_domain_create) TRACE__ITT_SAME(X, clock_domain_reset) TRACE__ITT_SAME(X, get_timestamp) \
    TRACE__ITT_SAME(X, track_group_create) TRACE__ITT_SAME(X, track_create) TRACE__ITT_SAME(X, set_track) \
    TRACE__ITT_SAME(X, task_begin) TRACE__ITT_SAME(X, task_begin_ex) TRACE__ITT_SAME(X, task_begin_fn) \
    TRACE__ITT_SAME(X, task_begin_fn_ex) TRACE__ITT_SAME(X, task_end) TRACE__ITT_SAME(X, task_end_ex) \
    TRACE__ITT_SAME(X, task_group) \
    TRACE__ITT_SAME(X, task_begin_overlapped) TRACE__ITT_SAME(X, task_begin_overlapped_ex) \
    TRACE__ITT_SAME(X, task_end_overlapped) TRACE__ITT_SAME(X, task_end_overlapped_ex) \
    TRACE__ITT_SAME(X, region_begin) TRACE__ITT_SAME(X, region_end) \
    TRACE__ITT_SAME(X, frame_begin_v3) TRACE__ITT_SAME(X, frame_end_v3) TRACE__ITT_SAME(X, frame_submit_v3) \
    TRACE__ITT_SAME(X, frame_create) TRACE__ITT_SAME(X, frame_begin) TRACE__ITT_SAME(X, frame_end) \
    TRACE__ITT_SAME(X, marker) TRACE__ITT_SAME(X, marker_ex) \
    TRACE__ITT_SAME(X, metadata_add) TRACE__ITT_SAME(X, metadata_add_with_scope) \
    TRACE__ITT_SAME(X, metadata_str_add) TRACE__ITT_SAME(X, metadata_str_add_with_scope) \
    TRACE__ITT_SAME(X, formatted_metadata_add) TRACE__ITT_SAME(X, formatted_metadata_add_overlapped) \
    TRACE__ITT_SAME(X, relation_add) TRACE__ITT_SAME(X, relation_add_ex) \
    TRACE__ITT_SAME(X, relation_add_to_current) TRACE__ITT_SAME(X, relation_add_to_current_ex) \
    TRACE__ITT_SAME(X, counter_create) TRACE__ITT_SAME(X, counter_create_typed) TRACE__ITT_SAME(X, counter_create_v3) \
    TRACE__ITT_SAME(X, counter_inc) TRACE__ITT_SAME(X, counter_inc_delta) TRACE__ITT_SAME(X, counter_dec) \
    TRACE__ITT_SAME(X, counter_dec_delta) TRACE__ITT_SAME(X, counter_inc_v3) TRACE__ITT_SAME(X, counter_inc_delta_v3) \
    TRACE__ITT_SAME(X, counter_dec_v3) TRACE__ITT_SAME(X, counter_dec_delta_v3) TRACE__ITT_SAME(X, counter_set_value) \
    TRACE__ITT_SAME(X, counter_set_value_ex) TRACE__ITT_SAME(X, counter_set_value_v3) \
    TRACE__ITT_SAME(X, bind_context_metadata_to_counter) TRACE__ITT_SAME(X, histogram_create) \
    TRACE__ITT_SAME(X, histogram_submit) \
    TRACE__ITT_SAME(X, sync_create) TRACE__ITT_SAME(X, sync_rename) TRACE__ITT_SAME(X, sync_destroy) \
    TRACE__ITT_SAME(X, sync_prepare) TRACE__ITT_SAME(X, sync_cancel) TRACE__ITT_SAME(X, sync_acquired) \
    TRACE__ITT_SAME(X, sync_releasing) \
    X(sync_set_name, trace__itt_sync_create) TRACE__ITT_SAME(X, notify_sync_name) \
    X(notify_sync_prepare, trace__itt_sync_prepare) \
    X(notify_sync_cancel, trace__itt_sync_cancel) X(notify_sync_acquired, trace__itt_sync_acquired) \
    X(notify_sync_releasing, trace__itt_sync_releasing) \
    X(model_lock_acquire, trace__itt_sync_acquired) X(model_lock_acquire_2, trace__itt_sync_acquired) \
    X(model_lock_release, trace__itt_sync_releasing) X(model_lock_release_2, trace__itt_sync_releasing) \
    TRACE__ITT_SAME(X, stack_caller_create) TRACE__ITT_SAME(X, stack_callee_enter) \
    TRACE__ITT_SAME(X, stack_callee_leave) \
    TRACE__ITT_SAME(X, event_create) TRACE__ITT_SAME(X, event_start) TRACE__ITT_SAME(X, event_end) \
    TRACE__ITT_SAME(X, mark_create) TRACE__ITT_SAME(X, mark) TRACE__ITT_SAME(X, mark_off) \
    TRACE__ITT_SAME(X, mark_global) TRACE__ITT_SAME(X, mark_global_off) \
    TRACE__ITT_SAME(X, heap_function_create) TRACE__ITT_SAME(X, heap_allocate_begin) \
    TRACE__ITT_SAME(X, heap_allocate_end) \
    TRACE__ITT_SAME(X, heap_free_begin) TRACE__ITT_SAME(X, heap_free_end) \
    TRACE__ITT_SAME(X, heap_reallocate_begin) TRACE__ITT_SAME(X, heap_reallocate_end) \
    TRACE__ITT_SAME(X, heap_internal_access_begin) TRACE__ITT_SAME(X, heap_internal_access_end) \
    TRACE__ITT_SAME(X, heap_record_memory_growth_begin) TRACE__ITT_SAME(X, heap_record_memory_growth_end) \
    TRACE__ITT_SAME(X, heap_reset_detection) TRACE__ITT_SAME(X, heap_record) \
    TRACE__ITT_SAME(X, model_site_begin) TRACE__ITT_SAME(X, model_site_beginA) TRACE__ITT_SAME(X, model_site_beginAL) \
    TRACE__ITT_SAME(X, model_site_end) TRACE__ITT_SAME(X, model_site_end_2) \
    TRACE__ITT_SAME(X, model_task_begin) TRACE__ITT_SAME(X, model_task_beginA) TRACE__ITT_SAME(X, model_task_beginAL) \
    TRACE__ITT_SAME(X, model_task_end) TRACE__ITT_SAME(X, model_task_end_2) \
    TRACE__ITT_SAME(X, model_iteration_taskA) TRACE__ITT_SAME(X, model_iteration_taskAL) \
    TRACE__ITT_SAME(X, module_load) TRACE__ITT_SAME(X, module_unload) TRACE__ITT_SAME(X, module_load_with_sections) \
    TRACE__ITT_SAME(X, module_unload_with_sections) TRACE__ITT_SAME(X, av_save) TRACE__ITT_SAME(X, pt_region_create) \
    TRACE__ITT_SAME(X, thread_set_name) TRACE__ITT_SAME(X, thr_name_set) TRACE__ITT_SAME(X, thread_ignore) \
    X(thr_ignore, trace__itt_thread_ignore) \
    TRACE__ITT_SAME(X, pause) TRACE__ITT_SAME(X, resume) TRACE__ITT_SAME(X, pause_scoped) \
    TRACE__ITT_SAME(X, resume_scoped) \
    TRACE__ITT_SAME(X, detach) TRACE__ITT_SAME(X, api_version)
/* clang-format on */

/* Accepted and ignored, each for the reason that docs/backends/itt.md gives. Left as the caller's own empty functions.
 */
/* clang-format off */
#define TRACE__ITT_IGNORED(X) \
    X(enable_attach) X(id_create) X(id_create_ex) X(id_destroy) X(id_destroy_ex) X(counter_destroy) \
    X(stack_caller_destroy) \
    X(suppress_push) X(suppress_pop) X(suppress_mark_range) X(suppress_clear_range) \
    X(model_record_allocation) X(model_record_deallocation) X(model_induction_uses) X(model_reduction_uses) \
    X(model_observe_uses) \
    X(model_clear_uses) X(model_aggregate_task) X(model_disable_push) X(model_disable_pop) \
    X(memory_read) X(memory_write) X(memory_update) X(state_get) X(state_set) X(obj_mode_set) X(thr_mode_set)
/* clang-format on */

typedef void (*trace__itt_fn)(void);
static const struct trace__itt_row {
    const char *name;
    trace__itt_fn function;
} trace__itt_rows[] = {
#define TRACE__ITT_ROW(name, function) {#name, (trace__itt_fn)function},
    TRACE__ITT_TABLE(TRACE__ITT_ROW)
#undef TRACE__ITT_ROW
};

/* Names in the static part's table begin with "__itt_"; those of strings may end with A, for ASCII. */
static trace__itt_fn trace__itt_lookup(const char *name)
{
    size_t i, n, pass;
    if (strncmp(name, "__itt_", 6) != 0)
        return NULL;
    name += 6;
    n = strlen(name);
    for (pass = 0; pass < 2 && n; pass++, n--) { /* as it is, then without its A */
        for (i = 0; i < sizeof trace__itt_rows / sizeof trace__itt_rows[0]; i++)
            if (!strncmp(trace__itt_rows[i].name, name, n) && !trace__itt_rows[i].name[n])
                return trace__itt_rows[i].function;
        if (name[n - 1] != 'A')
            break;
    }
    return NULL;
}

/* What a static part collected before we came: the program keeps pointers to it. */
static void trace__itt_adopt(trace__itt_global *g)
{
    trace__itt_domain *d;
    trace__itt_string *s;
    trace__itt_thread *t;
    for (d = g->domains; d; d = d->next)
        d->flags = 1;
    for (s = g->strings; s; s = s->next)
        s->extra2 = NULL;
    for (t = g->threads; t; t = t->next)
        if (t->name && pthread_equal(t->tid, pthread_self()))
            trace__itt_thread_set_name(t->name);
    if (g->build >= 20180723) {
        trace__itt_counter *c;
        for (c = g->counters; c; c = c->next)
            c->extra2 = trace__itt_counter_get(c->name, c->domain, c->type);
    }
    if (g->build >= 20210712) {
        trace__itt_histogram *h;
        for (h = g->histograms; h; h = h->next)
            h->extra2 = NULL;
    }
    if (g->build >= 20230630) {
        trace__itt_counter_context *c;
        for (c = g->counter_contexts; c; c = c->next)
            trace__itt_counter_context_is(c->counter, c->type, c->text, c->value);
    }
}

#define TRACE__ITT_EXPORT extern __attribute__((visibility("default"), used))
/* Called by each static part once, with its mutex held: so by the program and by several of its libraries. */
TRACE__ITT_EXPORT void trace__itt_api_init(trace__itt_global *g, int groups) __asm__("__itt_api_init");
TRACE__ITT_EXPORT void trace__itt_api_fini(trace__itt_global *g) __asm__("__itt_api_fini");
TRACE__ITT_EXPORT const char *trace__itt_api_version_export(void) __asm__("__itt_api_version");

/* Static parts that call us, so that a runtime can be left out which is noted later. */
enum { TRACE__ITT_PARTS = 64 };
static trace__itt_global *trace__itt_parts[TRACE__ITT_PARTS];

static void trace__itt_leave_out(trace__itt_global *g)
{
    trace__itt_entry *e;
    for (e = g->api_list; e && e->name; e++)
        *e->function = e->null_function;
}

static void trace__itt_apply_levels(void)
{
    static const void *seen;
    const void *newest = NULL;
    trace__lane *l;
    int i;
    for (i = 0; i < TRACE__RUNTIMES && trace__serve()->runtimes[i]; i++)
        newest = trace__serve()->runtimes[i];
    if (newest == seen)
        return;
    seen = newest;
    for (i = 0; i < TRACE__ITT_PARTS && trace__itt_parts[i]; i++)
        if (trace__runtime_noted(trace__itt_parts[i])) /* not of a library that was unloaded */
            trace__itt_leave_out(trace__itt_parts[i]);
    l = trace__lane_get(); /* locks that it took first of all, and will release without telling: this is its thread */
    for (i = 0; i < TRACE__HELD; i++)
        if (l->held[i].state == TRACE__HELD_NOW && trace__runtime_noted(l->held[i].address))
            trace__itt_sync_releasing((void *)(uintptr_t)l->held[i].address);
}

static void trace__itt_part(trace__itt_global *g)
{
    trace__itt_global *none = NULL;
    int i;
    for (i = 0; i < TRACE__ITT_PARTS; i++, none = NULL)
        if (__atomic_compare_exchange_n(&trace__itt_parts[i], &none, g, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED) ||
            none == g)
            return;
}

void trace__itt_api_init(trace__itt_global *g, int groups)
{
    trace__itt_entry *e;
    (void)groups;
    trace__init();
    /* 2011 is when entries got their null_function; the layout has only grown since. */
    if (!g || g->major != 3 || g->build < 20111111)
        return;
    /* Functions that are left as they were would be taken for ours: libomp ends the program when its
     * stack_caller_create answers nothing. */
    if (!TRACE__LEVEL_CHOSEN(TRACE_SOURCE_ITT) || TRACE__MODE() == TRACE_MODE_OFF || trace__runtime_noted(g)) {
        trace__itt_leave_out(g);
        return;
    }
    trace__itt_part(g);
    trace__itt_adopt(g);
    for (e = g->api_list; e && e->name; e++) {
        trace__itt_fn f = trace__itt_lookup(e->name);
        if (f)
            memcpy(e->function, &f, sizeof f); /* a function in a void * */
        else
            *e->function = e->null_function;
    }
}
void trace__itt_api_fini(trace__itt_global *g) { (void)g; /* everything recorded is in the file already */ }
const char *trace__itt_api_version_export(void) { return trace__itt_api_version(); }

/* The static part in our own binary, if it has one, needs no environment and no exported symbol. */
extern trace__itt_global trace__itt_own_global __asm__("__itt__ittapi_global") __attribute__((weak));


static void trace__itt_init(void)
{
    static trace__watch watch = {trace__watch_nothing, trace__itt_apply_levels, trace__watch_nothing, NULL, NULL, NULL};
    int i;
    for (i = 0; i < 2; i++)
        trace__define_enum(&trace__itt_enums[i]);
    if (!TRACE__LEVEL_CHOSEN(TRACE_SOURCE_ITT))
        return;
    trace__annotate_init();
    trace__watch_add(&watch);
    if (!trace__offer("INTEL_LIBITTNOTIFY64", "", "__itt_api_init", (const void *)(uintptr_t)trace__itt_api_init) &&
        &trace__itt_own_global && !trace__itt_own_global.initialized) {
        trace__itt_global *g = &trace__itt_own_global;
        trace__itt_api_init(g, -1);
        g->state = TRACE__ITT_INIT_SUCCESSFUL;
        g->initialized = 1;
    }
}

static void trace__itt_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_ITT;
    b->name = "itt";
    b->init = trace__itt_init;
    b->ranges = "itt";
}
