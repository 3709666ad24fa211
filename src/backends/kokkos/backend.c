/* kokkos/backend.c - Kokkos, as its tools interface (KokkosP) tells it: kernels, regions, sections, copies, fences,
 * allocations
 *
 * * docs/backends/kokkos.md says what becomes of each callback. Kokkos has one set of callbacks. It gets ours in one of
 * two ways: it loads the library that KOKKOS_TOOLS_LIBS names and looks for the kokkosp_ functions, or
 * trace__kokkos_init() hands them to the Kokkos that the linker found. */

/* The symbols that Kokkos looks for in a library. Weak, for two static libraries may embed them. */
#define TRACE__KOKKOS_SYMBOL(function, place, symbol, parameters) \
    TRACE__EXPORT __attribute__((weak, used)) void trace__kokkos_##function parameters __asm__(symbol);
TRACE__KOKKOS_CALLBACKS(TRACE__KOKKOS_SYMBOL)
#undef TRACE__KOKKOS_SYMBOL

enum { TRACE__TYPE_KOKKOS_SPACE = 96 };

static const trace__enumerator trace__kokkos_pattern_values[] = {
    {0, 0, "parallel_for"}, {1, 0, "parallel_reduce"}, {2, 0, "parallel_scan"}};
static const trace__enumerator trace__kokkos_space_values[] = {
    {0, 0, "Serial"}, {1, 0, "OpenMP"},  {2, 0, "Cuda"}, {3, 0, "HIP"},    {4, 0, "OpenMPTarget"},
    {5, 0, "HPX"},    {6, 0, "Threads"}, {7, 0, "SYCL"}, {8, 0, "OpenACC"}};
static const trace__enum trace__kokkos_enums[] = {{"kokkos_pattern", 0, 3, trace__kokkos_pattern_values},
                                                  {"kokkos_space", 0, 9, trace__kokkos_space_values}};

/* ---- kernels and fences: the handle that Kokkos keeps is the label of the begin ----------------- */

#define TRACE__KOKKOS_PLACE \
    {"space", TRACE_T_U8, TRACE_R_NONE, "enum:kokkos_space"}, {"device", TRACE_T_U8, TRACE_R_NONE, ""}, \
        {"instance", TRACE_T_U32, TRACE_R_NONE, ""}
static const trace__field trace__kokkos_kernel_fields[] = {
    TRACE__KOKKOS_PLACE, {"pattern", TRACE_T_U8, TRACE_R_NONE, "enum:kokkos_pattern"}, TRACE__LABEL_FIELD};
static const trace__field trace__kokkos_fence_fields[] = {TRACE__KOKKOS_PLACE, TRACE__LABEL_FIELD};
TRACE__LABELS(trace__kokkos_kernels, "kokkos", TRACE_KIND_BEGIN, 1, trace__kokkos_kernel_fields, 4, TRACE_KIND_END,
              NULL, 0);
TRACE__LABELS(trace__kokkos_fences, "kokkos", TRACE_KIND_BEGIN, 2, trace__kokkos_fence_fields, 3, TRACE_KIND_END, NULL,
              0);

static unsigned char *trace__kokkos_put_place(unsigned char *p, uint32_t device)
{
    p = trace__put_u8(p, (uint8_t)(device >> TRACE__KOKKOS_KIND_SHIFT));
    p = trace__put_u8(p, (uint8_t)(device >> TRACE__KOKKOS_DEVICE_SHIFT & TRACE__KOKKOS_DEVICE_MASK));
    return trace__put_u32(p, device & TRACE__KOKKOS_INSTANCE_MASK);
}

static void trace__kokkos_begin(const char *name, uint32_t device, uint64_t *handle, int pattern)
{
    trace__writer *w;
    unsigned char *p;
    uint32_t id = TRACE__ON(TRACE_SOURCE_KOKKOS, 1) ? trace__label(trace__kokkos_kernels, name) : 0;
    *handle = trace__label_handle(trace__kokkos_kernels, id);
    p = id ? trace__open(&w, trace__label_id(id), 7 + trace__label_room(id)) : NULL;
    if (p)
        trace__close(w,
                     trace__put_label(trace__put_u8(trace__kokkos_put_place(p, device), (uint8_t)pattern), id, name));
}
void trace__kokkos_begin_for(const char *name, uint32_t device, uint64_t *handle)
{
    trace__kokkos_begin(name, device, handle, 0);
}
void trace__kokkos_begin_reduce(const char *name, uint32_t device, uint64_t *handle)
{
    trace__kokkos_begin(name, device, handle, 1);
}
void trace__kokkos_begin_scan(const char *name, uint32_t device, uint64_t *handle)
{
    trace__kokkos_begin(name, device, handle, 2);
}

static void trace__kokkos_end(uint32_t label, int level)
{
    trace__writer *w;
    unsigned char *p =
        label && TRACE__ON(TRACE_SOURCE_KOKKOS, level) ? trace__open(&w, trace__label_end(label), 0) : NULL;
    if (p)
        trace__close(w, p);
}
static void trace__kokkos_end_kernel(uint64_t handle)
{
    trace__kokkos_end(trace__label_given(trace__kokkos_kernels, handle, "Kokkos", "kernel's number"), 1);
}
void trace__kokkos_end_for(uint64_t handle) { trace__kokkos_end_kernel(handle); }
void trace__kokkos_end_reduce(uint64_t handle) { trace__kokkos_end_kernel(handle); }
void trace__kokkos_end_scan(uint64_t handle) { trace__kokkos_end_kernel(handle); }

void trace__kokkos_begin_fence(const char *name, uint32_t device, uint64_t *handle)
{
    trace__writer *w;
    unsigned char *p;
    uint32_t id = TRACE__ON(TRACE_SOURCE_KOKKOS, 2) ? trace__label(trace__kokkos_fences, name) : 0;
    *handle = trace__label_handle(trace__kokkos_fences, id);
    p = id ? trace__open(&w, trace__label_id(id), 6 + trace__label_room(id)) : NULL;
    if (p)
        trace__close(w, trace__put_label(trace__kokkos_put_place(p, device), id, name));
}
void trace__kokkos_end_fence(uint64_t handle)
{
    trace__kokkos_end(trace__label_given(trace__kokkos_fences, handle, "Kokkos", "fence's number"), 2);
}

/* ---- regions: the end has no name, so each thread remembers what it opened ---------------------- */

static const trace__field trace__kokkos_name_fields[] = {TRACE__LABEL_FIELD};
TRACE__LABELS(trace__kokkos_regions, "kokkos", TRACE_KIND_BEGIN, 1, trace__kokkos_name_fields, 0, TRACE_KIND_END, NULL,
              0);

void trace__kokkos_push_region(const char *name)
{
    trace__slice *s = trace__lane_push(trace__lane_get(), trace__kokkos_regions);
    if (!s)
        return;
    if (TRACE__UNLIKELY(trace__schedule_names))
        s->steps = trace__schedule_enter(NULL, name, strlen(name));
    if (TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        trace__write_event_label(s->event = trace__label(trace__kokkos_regions, name), name);
}

void trace__kokkos_pop_region(void)
{
    trace__slice s;
    if (!trace__lane_pop(trace__lane_get(), trace__kokkos_regions, &s))
        return;
    if (s.event)
        trace__kokkos_end(s.event, 1);
    if (TRACE__UNLIKELY(s.steps))
        trace__schedule_leave(s.steps);
}

/* ---- sections: spans that may overlap, started and stopped by their number ---------------------- */

enum { TRACE__KOKKOS_SECTIONS = 4096 };
static struct trace__kokkos_section {
    uint64_t span; /* of the one that runs now; 0: none */
    uint32_t event;
    uint32_t used;
} trace__kokkos_sections[TRACE__KOKKOS_SECTIONS];

static const trace__field trace__kokkos_span_fields[] = {{"id", TRACE_T_HANDLE, TRACE_R_ID, ""}};
TRACE__LABELS(trace__kokkos_spans, "kokkos", TRACE_KIND_ASYNC_BEGIN, 1, trace__kokkos_span_fields, 1,
              TRACE_KIND_ASYNC_END, trace__kokkos_span_fields, 1);

static struct trace__kokkos_section *trace__kokkos_section_of(uint32_t id)
{
    return id && id <= TRACE__KOKKOS_SECTIONS ? &trace__kokkos_sections[id - 1] : NULL;
}

/* 0, which is no section, where there are too many at a time. */
void trace__kokkos_create_section(const char *name, uint32_t *id)
{
    static uint32_t next;
    uint32_t i, at;
    *id = 0;
    for (i = 0; i < TRACE__KOKKOS_SECTIONS && !*id; i++) {
        at = __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED) % TRACE__KOKKOS_SECTIONS;
        if (!__atomic_exchange_n(&trace__kokkos_sections[at].used, 1, __ATOMIC_ACQ_REL)) {
            trace__kokkos_sections[at].span = 0;
            trace__kokkos_sections[at].event = trace__label_to_keep(trace__kokkos_spans, name);
            *id = at + 1;
        }
    }
    if (!*id)
        trace__warn("Kokkos: more than %d profiling sections at a time; further ones are not recorded",
                    TRACE__KOKKOS_SECTIONS);
}

void trace__kokkos_stop_section(uint32_t id)
{
    struct trace__kokkos_section *s = trace__kokkos_section_of(id);
    uint64_t span = s ? __atomic_exchange_n(&s->span, 0, __ATOMIC_ACQ_REL) : 0;
    if (span && TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        trace__write_event_id(trace__label_end(s->event), span);
}

void trace__kokkos_start_section(uint32_t id)
{
    struct trace__kokkos_section *s = trace__kokkos_section_of(id);
    uint64_t span;
    if (!s || !s->event || !TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        return;
    trace__kokkos_stop_section(id);
    span = 0x4b4bull << 48 | trace__number(TRACE_SOURCE_KOKKOS);
    trace__write_event_id(s->event, span);
    __atomic_store_n(&s->span, span, __ATOMIC_RELEASE); /* begun first, stopped by whichever thread then */
}

void trace__kokkos_destroy_section(uint32_t id)
{
    struct trace__kokkos_section *s = trace__kokkos_section_of(id);
    trace__kokkos_stop_section(id);
    if (s)
        __atomic_store_n(&s->used, 0, __ATOMIC_RELEASE);
}

TRACE__LABELS(trace__kokkos_events, "kokkos", TRACE_KIND_INSTANT, 1, trace__kokkos_name_fields, 0, 0, NULL, 0);
void trace__kokkos_event(const char *name)
{
    if (TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        trace__write_event_label(trace__label(trace__kokkos_events, name), name);
}

/* ---- memory ------------------------------------------------------------------------------------- */

typedef struct trace__kokkos_memory { /* one for each name of a memory space */
    uint64_t bytes;                   /* allocated now */
    uint32_t text;                    /* the name in the dictionary */
    char letter;                      /* of TRACE_R_DIRECTION */
    char counter[80];                 /* "allocated NAME" */
} trace__kokkos_memory;

/* Kokkos has names of device, pinned and shared spaces for each of its backends. */
static char trace__kokkos_letter(const char *name)
{
    if (!strcmp(name, "Host") || !strcmp(name, "HBW"))
        return 'M';
    if (strstr(name, "UVM") || strstr(name, "Managed") || strstr(name, "Shared"))
        return 'S';
    if (strstr(name, "Pinned") || strstr(name, "HostUSM"))
        return 'H';
    if (!strncmp(name, "Cuda", 4) || !strncmp(name, "HIP", 3) || !strncmp(name, "SYCL", 4) ||
        !strncmp(name, "Experimental::HIP", 17) || !strncmp(name, "OpenMPTarget", 12) || !strncmp(name, "OpenACC", 7))
        return 'D';
    return 0;
}

static void trace__kokkos_make_memory(void *object, const void *key, void *user)
{
    trace__kokkos_memory *m = (trace__kokkos_memory *)object;
    (void)user;
    m->letter = trace__kokkos_letter((const char *)key);
    m->text = trace__intern((const char *)key, strlen((const char *)key));
    memcpy(m->counter, "allocated ", 10);
    memcpy(m->counter + 10, key, strlen((const char *)key) + 1); /* at most 64 bytes */
}

static trace__kokkos_memory *trace__kokkos_memory_of(const trace__kokkos_space *space)
{
    static trace__kokkos_memory nowhere; /* no memory for it */
    trace__kokkos_memory *m = (trace__kokkos_memory *)trace__object_get(TRACE__TYPE_KOKKOS_SPACE, space->name,
                                                                        trace__upto(space->name, sizeof space->name),
                                                                        sizeof *m, trace__kokkos_make_memory, NULL);
    return m ? m : &nowhere;
}

static const trace__field trace__kokkos_alloc_fields[] = {{"bytes", TRACE_T_U64, TRACE_R_NONE, "B"},
                                                          {"space", TRACE_T_STRID, TRACE_R_NONE, ""},
                                                          {"address", TRACE_T_PTR, TRACE_R_NONE, ""},
                                                          {"label", TRACE_T_STR, TRACE_R_NONE, ""}};
static const trace__desc trace__kokkos_alloc_desc[] = {
    {"kokkos", "allocate_data", TRACE_KIND_INSTANT, 2, 4, trace__kokkos_alloc_fields},
    {"kokkos", "deallocate_data", TRACE_KIND_INSTANT, 2, 4, trace__kokkos_alloc_fields}};
static trace__site trace__kokkos_alloc_sites[] = {{0, 1, &trace__kokkos_alloc_desc[0], NULL},
                                                  {0, 1, &trace__kokkos_alloc_desc[1], NULL}};
static const trace__field trace__kokkos_allocated_fields[] = {{"value", TRACE_T_U64, TRACE_R_VALUE, "B"},
                                                              TRACE__LABEL_FIELD};
TRACE__LABELS(trace__kokkos_allocated, "kokkos", TRACE_KIND_COUNTER, 2, trace__kokkos_allocated_fields, 1, 0, NULL, 0);

static void trace__kokkos_allocation(const trace__kokkos_space *space, const char *label, const void *address,
                                     uint64_t bytes, bool freed)
{
    trace__kokkos_memory *m = trace__kokkos_memory_of(space); /* counted while nothing is recorded, too */
    uint64_t was = __atomic_load_n(&m->bytes, __ATOMIC_RELAXED), now;
    trace__writer *w;
    unsigned char *p;
    do /* what was allocated before we were there may be freed now */
        now = !freed ? was + bytes : bytes < was ? was - bytes : 0;
    while (!__atomic_compare_exchange_n(&m->bytes, &was, now, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    if (!TRACE__ON(TRACE_SOURCE_KOKKOS, 2))
        return;
    p = trace__open(&w, trace__site_id(&trace__kokkos_alloc_sites[freed]), 26 + TRACE__STR_MAX);
    if (p)
        trace__close(w, trace__put_str(trace__put_ptr(trace__put_u32(trace__put_u64(p, bytes), m->text), address),
                                       label, TRACE__STR_MAX));
    p = trace__open(&w, trace__label_id(trace__label_to_keep(trace__kokkos_allocated, m->counter)), 8);
    if (p)
        trace__close(w, trace__put_u64(p, now));
}
void trace__kokkos_allocate(trace__kokkos_space space, const char *label, const void *address, uint64_t bytes)
{
    trace__kokkos_allocation(&space, label, address, bytes, false);
}
void trace__kokkos_deallocate(trace__kokkos_space space, const char *label, const void *address, uint64_t bytes)
{
    trace__kokkos_allocation(&space, label, address, bytes, true);
}

static const trace__field trace__kokkos_copy_fields[] = {
    {"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"},      {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""},
    {"to", TRACE_T_STRID, TRACE_R_NONE, ""},         {"to_address", TRACE_T_PTR, TRACE_R_NONE, ""},
    {"to_label", TRACE_T_STR, TRACE_R_NONE, ""},     {"from", TRACE_T_STRID, TRACE_R_NONE, ""},
    {"from_address", TRACE_T_PTR, TRACE_R_NONE, ""}, {"from_label", TRACE_T_STR, TRACE_R_NONE, ""}};
static const trace__desc trace__kokkos_copy_desc[] = {
    {"kokkos", "deep_copy", TRACE_KIND_BEGIN, 1, 8, trace__kokkos_copy_fields},
    {"kokkos", "deep_copy", TRACE_KIND_END, 1, 0, NULL}};
static trace__site trace__kokkos_copy_site = {0, 2, trace__kokkos_copy_desc, NULL};

static unsigned char *trace__kokkos_put_view(unsigned char *p, const trace__kokkos_memory *m, const void *address,
                                             const char *label)
{
    return trace__put_str(trace__put_ptr(trace__put_u32(p, m->text), address), label, TRACE__STR_MAX);
}

void trace__kokkos_begin_copy(trace__kokkos_space to, const char *to_label, const void *to_address,
                              trace__kokkos_space from, const char *from_label, const void *from_address,
                              uint64_t bytes)
{
    const trace__kokkos_memory *t, *f;
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        return;
    t = trace__kokkos_memory_of(&to);
    f = trace__kokkos_memory_of(&from);
    p = trace__open(&w, trace__site_id(&trace__kokkos_copy_site), 10 + 2 * (18 + TRACE__STR_MAX));
    if (!p)
        return;
    p = trace__put_u16(trace__put_u64(p, bytes), t->letter && f->letter ? TRACE__DIRECTION(f->letter, t->letter) : 0);
    trace__close(
        w, trace__kokkos_put_view(trace__kokkos_put_view(p, t, to_address, to_label), f, from_address, from_label));
}
void trace__kokkos_end_copy(void)
{
    if (TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        trace__kokkos_end(trace__site_id(&trace__kokkos_copy_site), 1);
}

static const trace__field trace__kokkos_dual_fields[] = {{"on_device", TRACE_T_BOOL, TRACE_R_NONE, ""},
                                                         {"address", TRACE_T_PTR, TRACE_R_NONE, ""},
                                                         {"label", TRACE_T_STR, TRACE_R_NONE, ""}};
static const trace__desc trace__kokkos_dual_desc[] = {
    {"kokkos", "dual_view_sync", TRACE_KIND_INSTANT, 3, 3, trace__kokkos_dual_fields},
    {"kokkos", "dual_view_modify", TRACE_KIND_INSTANT, 3, 3, trace__kokkos_dual_fields}};
static trace__site trace__kokkos_dual_sites[] = {{0, 1, &trace__kokkos_dual_desc[0], NULL},
                                                 {0, 1, &trace__kokkos_dual_desc[1], NULL}};

static void trace__kokkos_dual_view(trace__site *site, const char *label, const void *address, bool on_device)
{
    trace__writer *w;
    unsigned char *p =
        TRACE__ON(TRACE_SOURCE_KOKKOS, 3) ? trace__open(&w, trace__site_id(site), 15 + TRACE__STR_MAX) : NULL;
    if (p)
        trace__close(w, trace__put_str(trace__put_ptr(trace__put_u8(p, on_device), address), label, TRACE__STR_MAX));
}
void trace__kokkos_sync_dual_view(const char *label, const void *address, bool on_device)
{
    trace__kokkos_dual_view(&trace__kokkos_dual_sites[0], label, address, on_device);
}
void trace__kokkos_modify_dual_view(const char *label, const void *address, bool on_device)
{
    trace__kokkos_dual_view(&trace__kokkos_dual_sites[1], label, address, on_device);
}

/* ---- the library itself ------------------------------------------------------------------------- */

static const trace__field trace__kokkos_init_fields[] = {{"interface", TRACE_T_U64, TRACE_R_NONE, ""},
                                                         {"sequence", TRACE_T_I32, TRACE_R_NONE, ""}};
static const trace__desc trace__kokkos_life_desc[] = {
    {"kokkos", "init_library", TRACE_KIND_INSTANT, 1, 2, trace__kokkos_init_fields},
    {"kokkos", "finalize_library", TRACE_KIND_INSTANT, 1, 0, NULL}};
static trace__site trace__kokkos_life_sites[] = {{0, 1, &trace__kokkos_life_desc[0], NULL},
                                                 {0, 1, &trace__kokkos_life_desc[1], NULL}};

void trace__kokkos_init_library(int sequence, uint64_t version, uint32_t ndevices, const void *devices)
{
    trace__writer *w;
    unsigned char *p;
    (void)ndevices, (void)devices; /* 0 and NULL in every version */
    trace__init();
    p = TRACE__ON(TRACE_SOURCE_KOKKOS, 1) ? trace__open(&w, trace__site_id(&trace__kokkos_life_sites[0]), 12) : NULL;
    if (p)
        trace__close(w, trace__put_u32(trace__put_u64(p, version), (uint32_t)sequence));
}
void trace__kokkos_finalize_library(void)
{
    if (TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        trace__event(trace__site_id(&trace__kokkos_life_sites[1]));
}

void trace__kokkos_metadata(const char *key, const char *value)
{
    if (TRACE__ON(TRACE_SOURCE_KOKKOS, 1))
        trace__prefixed_info("kokkos.", key, value);
}

/* Without an answer Kokkos waits for the device before and after each kernel. */
void trace__kokkos_settings(uint32_t n, unsigned char *settings)
{
    if (n && settings)
        settings[0] = 0; /* requires_global_fencing */
}

/* ---- how it begins ------------------------------------------------------------------------------ */

/* Kokkos::Tools::Experimental::set_callbacks(), of a Kokkos that the linker found: in the program, or in a library that
 * is linked with it. */
extern void trace__kokkos_set(trace__kokkos_callbacks callbacks) __asm__(
    "_ZN6Kokkos5Tools12Experimental13set_callbacksE25Kokkos_Profiling_EventSet") __attribute__((weak));

/* Whether the user asked for another tool: then we step back. Versions before 3.7 know the second name alone. */
static bool trace__kokkos_other_tool(void)
{
    static const char *const names[] = {"KOKKOS_TOOLS_LIBS", "KOKKOS_PROFILE_LIBRARY", NULL};
    const char *const *name;
    char list[4096];
    for (name = names; *name; name++) {
        const char *value = trace__env(*name);
        size_t n = value ? strcspn(value, ";") : 0;
        if (!n || n >= sizeof list)
            continue;
        memcpy(list, value, n);
        list[n] = 0;
        if (!trace__names_us(list) && !strstr(list, "libtrace-h.so"))
            return true;
    }
    return false;
}

/* For a Kokkos that the linker does not show us. It cannot load an executable; and it aborts where both variables are
 * set and differ. */
static void trace__kokkos_offer(void)
{
#ifndef TRACE_HIDDEN
    TRACE__SAVE_ERRNO;
    char path[4096];
    trace__own_path(path, sizeof path);
    if (path[0] && !trace__env("KOKKOS_PROFILE_LIBRARY"))
        trace__setenv("KOKKOS_TOOLS_LIBS", path, 0);
    TRACE__RESTORE_ERRNO;
#endif
}

static void trace__kokkos_init(void)
{
    trace__kokkos_callbacks all;
    int i;
    for (i = 0; i < 2; i++)
        trace__define_enum(&trace__kokkos_enums[i]);
    if (!TRACE__LEVEL_CHOSEN(TRACE_SOURCE_KOKKOS) || trace__kokkos_other_tool())
        return;
    trace__annotate_init();
    trace__kokkos_offer();
    if (!trace__kokkos_set)
        return;
    memset(&all, 0, sizeof all);
#define TRACE__KOKKOS_ENTRY(function, place, symbol, parameters) \
    all.at[place] = (trace__kokkos_fn)trace__kokkos_##function;
    TRACE__KOKKOS_CALLBACKS(TRACE__KOKKOS_ENTRY)
#undef TRACE__KOKKOS_ENTRY
    trace__kokkos_set(all);
}

static void trace__kokkos_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_KOKKOS;
    b->name = "kokkos";
    b->init = trace__kokkos_init;
}
