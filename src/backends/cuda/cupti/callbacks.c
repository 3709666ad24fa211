/* cuda/cupti/callbacks.c - CUPTI's callbacks: which host call caused which work, and the calls that no wrapper sees
 *
 * A call of the runtime calls the driver under the same correlation number: the outermost call counts. Where a wrapper
 * of ours is recording it (trace__call_here.open), a callback adds trace__launched() alone. Otherwise (a static
 * runtime, functions got by dlsym, Triton) the callback records the call. Callbacks of both APIs are used, whichever
 * has wrappers here. */

#ifdef TRACE_CUDA
#define TRACE__CUPTI_CUDA_LIBRARY &trace__cuda_library
#else
#define TRACE__CUPTI_CUDA_LIBRARY NULL
#endif
#ifdef TRACE_CUDART
#define TRACE__CUPTI_CUDART_LIBRARY &trace__cudart_library
#else
#define TRACE__CUPTI_CUDART_LIBRARY NULL
#endif

static void trace__cupti_flush_context(void), trace__cupti_flush_if_due(void);

static bool trace__pc_handles(int32_t domain, uint32_t number,
                              const void *data); /* instruction sampling: cuda/pc_sampling/callbacks.c */
static void trace__pc_launch(void *context);
static bool trace__pc_wanted(void);

enum {                          /* what a function of the API does */
       TRACE__CUPTI_BASIC = 1,  /* recorded at every level */
       TRACE__CUPTI_WORKS = 2,  /* may cause work of a device */
       TRACE__CUPTI_STARTS = 4, /* starts a kernel, and CUPTI has its name */
       TRACE__CUPTI_MOVES = 8,  /* copies or fills: the work has the name of this call */
       TRACE__CUPTI_WAITS = 32, /* waits for a device */
       TRACE__CUPTI_ENDS = 16   /* ends a context, with the records that CUPTI has not handed over */
};

typedef struct trace__cupti_moved { /* where the parameters of a copy have its bytes and direction */
    const char *name;               /* may be followed by Async, _v2, _ptsz and the like */
    uint8_t bytes, scale, kind;     /* offset of the count, bytes an element, offset of a cudaMemcpyKind or 0 */
    uint8_t fills;
    uint16_t direction;
} trace__cupti_moved;
static const trace__cupti_moved trace__cupti_moves[] = {{"cudaMemcpy", 16, 1, 24, 0, 0},
                                                        {"cudaMemcpyToSymbol", 16, 1, 32, 0, 0},
                                                        {"cudaMemcpyFromSymbol", 16, 1, 32, 0, 0},
                                                        {"cudaMemcpyPeer", 32, 1, 0, 0, TRACE__DIRECTION('D', 'P')},
                                                        {"cuMemcpyHtoD", 16, 1, 0, 0, TRACE__DIRECTION('H', 'D')},
                                                        {"cuMemcpyDtoH", 16, 1, 0, 0, TRACE__DIRECTION('D', 'H')},
                                                        {"cuMemcpyDtoD", 16, 1, 0, 0, TRACE__DIRECTION('D', 'D')},
                                                        {"cuMemcpy", 16, 1, 0, 0, 0},
                                                        {"cuMemcpyPeer", 32, 1, 0, 0, TRACE__DIRECTION('D', 'P')},
                                                        {"cudaMemset", 16, 1, 0, 1, 0},
                                                        {"cuMemsetD8", 16, 1, 0, 1, 0},
                                                        {"cuMemsetD16", 16, 2, 0, 1, 0},
                                                        {"cuMemsetD32", 16, 4, 0, 1, 0},
                                                        {NULL, 0, 0, 0, 0, 0}};

typedef struct trace__cupti_function {
    const trace__cupti_moved *moved;
    uint32_t id; /* event id of its begin; 0: not registered yet */
    uint8_t known, what;
    uint8_t plain; /* starts kernels and does nothing else: trace__cupti_plain() serves it */
} trace__cupti_function;

/* Recent copies and fills, and the names of the calls that asked for them: correlation << 32 | name. A word is whole,
 * or an older one. */
enum { TRACE__CUPTI_CALLERS = 16384 };

TRACE__LAUNCH_SITE(trace__cupti_launch, "CUDA");

static uint64_t *trace__cupti_caller(uint32_t correlation)
{
    return &trace__cupti.callbacks.callers[correlation * 2654435761u >> 18];
}
/* The name of the call that asked for that copy or fill; 0: not known. */
static uint32_t trace__cupti_caller_name(uint32_t correlation)
{
    uint64_t v = __atomic_load_n(trace__cupti_caller(correlation), __ATOMIC_RELAXED);
    return v >> 32 == correlation ? (uint32_t)v : 0;
}

#include "jit.c"
#include "graphs.c"

static bool trace__cupti_starts_with(const char *name, const char *const *words)
{
    for (; *words; words++)
        if (!strncmp(name, *words, strlen(*words)))
            return true;
    return false;
}

/* By the name alone. The rules of the wrappers, in api-specs/cuda, say the same. */
static uint8_t trace__cupti_classify(const char *name)
{
    static const char *const works_not[] = {"LaunchHostFunc", "MemPrefetch", NULL}, *const starts[] = {"Launch", NULL},
                             *const moves[] = {"Memcpy", "Memset", NULL}, *const works[] = {"GraphLaunch", NULL},
                             *const basic[] =
                                 {"Malloc",   "Free",    "HostAlloc",    "HostRegister",    "HostUnregister",
                                  "MemAlloc", "MemFree", "MemHostAlloc", "MemHostRegister", "MemHostUnregister",
                                  NULL},
                             *const waits[] = {"DeviceSynchronize", "ThreadSynchronize", "CtxSynchronize",
                                               "StreamSynchronize", "EventSynchronize",  NULL},
                             *const ends[] = {"DeviceReset",
                                              "ThreadExit",
                                              "DevicePrimaryCtxReset",
                                              "DevicePrimaryCtxRelease",
                                              "CtxDestroy",
                                              "CtxDetach",
                                              NULL};
    const char *s = name + (strncmp(name, "cuda", 4) ? 2 : 4);
    return trace__cupti_starts_with(s, works_not) ? TRACE__CUPTI_BASIC /* the device records nothing of it */
           : trace__cupti_starts_with(s, starts)  ? TRACE__CUPTI_BASIC | TRACE__CUPTI_WORKS | TRACE__CUPTI_STARTS
           : trace__cupti_starts_with(s, moves)   ? TRACE__CUPTI_BASIC | TRACE__CUPTI_WORKS | TRACE__CUPTI_MOVES
           : trace__cupti_starts_with(s, works)   ? TRACE__CUPTI_BASIC | TRACE__CUPTI_WORKS
           : trace__cupti_starts_with(s, basic)   ? TRACE__CUPTI_BASIC
           : trace__cupti_starts_with(s, waits)   ? TRACE__CUPTI_BASIC | TRACE__CUPTI_WAITS
           : trace__cupti_starts_with(s, ends)    ? TRACE__CUPTI_ENDS
                                                  : 0;
}

static const trace__cupti_moved *trace__cupti_moves_of(const char *name)
{
    const trace__cupti_moved *m;
    bool first_version = !strncmp(name, "cu", 2) && strncmp(name, "cuda", 4) && !strstr(name, "_v2") &&
                         !strstr(name, "Async"); /* of 32 bits */
    for (m = trace__cupti_moves; m->name; m++) {
        size_t n = strlen(m->name);
        if (!strncmp(name, m->name, n) && (!name[n] || name[n] == '_' || !strncmp(name + n, "Async", 5)))
            return first_version && strchr("HDs", name[8]) ? NULL : m; /* cuMemcpyHtoD, cuMemcpyDtoH, cuMemsetD8 */
    }
    return NULL;
}

/* ---- records ----------------------------------------------------------------------------------------------------- */

static const trace__field trace__cupti_end_fields[][1] = {
    {{"result", TRACE_T_I32, TRACE_R_RESULT, "enum:CUresult"}},
    {{"result", TRACE_T_I32, TRACE_R_RESULT, "enum:cudaError_t"}}};
static const trace__field trace__cupti_kernel_field[] = {{"kernel", TRACE_T_STRID, TRACE_R_NONE, ""}};
static const trace__field trace__cupti_moved_fields[] = {{"bytes", TRACE_T_U64, TRACE_R_BYTES, "B"},
                                                         {"direction", TRACE_T_U16, TRACE_R_DIRECTION, ""}};

static uint32_t trace__cupti_describe(trace__cupti_function *f, int domain, const char *name)
{
    bool runtime = domain == TRACE__CUPTI_RUNTIME;
    trace__desc desc[2];
    trace__site site = {0, 2, desc, NULL};
    uint32_t id;
    memset(desc, 0, sizeof desc);
    desc[0].api = desc[1].api = runtime ? "CUDART" : "CUDA";
    desc[0].name = desc[1].name = name;
    desc[0].level = desc[1].level = f->what & TRACE__CUPTI_BASIC ? 1 : 3;
    desc[0].kind = TRACE_KIND_BEGIN;
    desc[1].kind = TRACE_KIND_END;
    if (f->what & TRACE__CUPTI_STARTS) {
        desc[0].fields = trace__cupti_kernel_field;
        desc[0].nfields = 1;
    } else if (f->moved) {
        desc[0].fields = trace__cupti_moved_fields;
        desc[0].nfields = f->moved->fills ? 1 : 2;
    }
    desc[1].fields = trace__cupti_end_fields[runtime];
    desc[1].nfields = 1;
    id = trace__register(&site);
    __atomic_store_n(&f->id, id, __ATOMIC_RELEASE);
    return id;
}

static unsigned char *trace__cupti_put_moved(unsigned char *p, const trace__cupti_moved *m, const char *parameters)
{
    uint64_t bytes = 0;
    uint32_t kind = 0;
    if (parameters) {
        memcpy(&bytes, parameters + m->bytes, 8);
        memcpy(&kind, parameters + m->kind, 4);
    }
    p = trace__put_u64(p, bytes * m->scale);
    return m->fills ? p : trace__put_u16(p, m->kind ? trace__cudart_direction((int)kind) : m->direction);
}

static uint32_t trace__cupti_begin(trace__cupti_function *f, int domain, const trace__cupti_call *c)
{
    uint32_t id = __atomic_load_n(&f->id, __ATOMIC_ACQUIRE), kernel = 0;
    trace__writer *w;
    unsigned char *p;
    if (TRACE__UNLIKELY(!id))
        id = trace__cupti_describe(f, domain, c->function);
    if (f->what & TRACE__CUPTI_STARTS && c->symbol)
        kernel = trace__intern(c->symbol, strlen(c->symbol));
    p = trace__open(&w, id, 10);
    if (!p)
        return 0;
    if (f->what & TRACE__CUPTI_STARTS)
        p = trace__put_u32(p, kernel);
    else if (f->moved)
        p = trace__cupti_put_moved(p, f->moved, (const char *)c->parameters);
    trace__close(w, p);
    return id;
}

static void trace__cupti_end(uint32_t begin, const trace__cupti_call *c)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, begin + 1, 4);
    if (p)
        trace__close(w, trace__put_u32(p, c->result ? (uint32_t)*c->result : 0));
}

/* ---- callbacks: on the thread that calls ----------------------------------------------------------------------------
 */

/* A call in flight has ended. If the calls were abandoned before, there is nothing to count. */
static void trace__cupti_call_ended(void)
{
    uint32_t n = __atomic_load_n(&trace__cupti.callbacks.in_flight, __ATOMIC_RELAXED);
    while (n && !__atomic_compare_exchange_n(&trace__cupti.callbacks.in_flight, &n, n - 1, false, __ATOMIC_RELEASE,
                                             __ATOMIC_RELAXED)) {}
}
/* No callback will record the ends of the calls in flight. */
static void trace__cupti_abandon_calls(void)
{
    __atomic_fetch_add(&trace__cupti.launch.generation, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&trace__cupti.callbacks.in_flight, 0, __ATOMIC_RELAXED);
}
/* Waits about `ms`. In CLOSING no call begins: true means that all have ended. */
static bool trace__cupti_calls_ended(uint32_t ms)
{
    uint64_t until = trace__os_clock_ns(TRACE__MONOTONIC) + ms * 1000000ull;
    uint32_t never = 0;
    while (__atomic_load_n(&trace__cupti.callbacks.in_flight, __ATOMIC_SEQ_CST)) {
        if (trace__os_clock_ns(TRACE__MONOTONIC) >= until)
            return false;
        trace__os_wait(&never, 0, 100000);
    }
    return true;
}

static void trace__cupti_enter(trace__cupti_function *f, int32_t domain, uint32_t which, const trace__cupti_call *c)
{
    struct trace__cupti_inside *in = &trace__call_here.inside;
    int api = domain == TRACE__CUPTI_DRIVER ? TRACE_SOURCE_CUDA : TRACE_SOURCE_CUDART, level = TRACE__LEVEL(api);
    const trace__call *open = trace__call_here.open, *around = trace__call_here.around;
    const trace__call *outer = trace__call_is(around, TRACE_SOURCE_CUDART) ? around : open;
    uint32_t generation = __atomic_load_n(&trace__cupti.launch.generation, __ATOMIC_RELAXED);
    /* the driver's call within a runtime's, too, if CUPTI was attached anew in between */
    bool nested = in->correlation == c->correlation &&
                  (in->generation == generation || (in->runtime && domain == TRACE__CUPTI_DRIVER));
    bool in_runtime = trace__call_is(outer, TRACE_SOURCE_CUDART), by_wrapper = trace__call_is(open, api);
    bool refused = !by_wrapper && __atomic_load_n(&trace__cupti.launch.closing, __ATOMIC_RELAXED);
    *c->kept = 0;
    if (!by_wrapper && level >= (nested || in_runtime || !(f->what & TRACE__CUPTI_BASIC) ? 3 : 1)) {
        __atomic_fetch_add(&trace__cupti.callbacks.in_flight, 1,
                           __ATOMIC_SEQ_CST); /* pairs with trace__cupti_change(): one of the two sees the other */
        refused = __atomic_load_n(&trace__cupti.launch.closing, __ATOMIC_SEQ_CST);
        if (!refused)
            *c->kept = trace__cupti_begin(f, domain, c);
        if (!*c->kept)
            trace__cupti_call_ended();
    }
    if (level && (f->what & (TRACE__CUPTI_WORKS | TRACE__CUPTI_MOVES)) == TRACE__CUPTI_WORKS && trace__devices_now())
        trace__pc_launch(c->context); /* the runtime's first call has no context yet; the driver's call inside it has */
    if (nested)
        return;
    in->correlation = c->correlation;
    in->which = which;
    in->generation = generation;
    in->runtime = domain == TRACE__CUPTI_RUNTIME;
    if (!level || !(f->what & TRACE__CUPTI_WORKS) || !trace__devices_now() || refused)
        return; /* no launch without its call */
    if (TRACE__UNLIKELY(__atomic_load_n(&trace__cupti.launch.watched, __ATOMIC_RELAXED)))
        trace__jit_launching();
    trace__launched(&trace__cupti_launch, c->correlation);
    if (trace__site_id(&trace__cupti_launch) <= TRACE_ID_SHORT_MAX)
        __atomic_store_n(&trace__cupti.launch.event, trace__site_id(&trace__cupti_launch), __ATOMIC_RELAXED);
    if (f->what & TRACE__CUPTI_STARTS && __atomic_load_n(&trace__cupti.launch.watched, __ATOMIC_RELAXED))
        __atomic_store_n(trace__cupti_caller(c->correlation), (uint64_t)c->correlation << 32 | trace__jit_launched(c),
                         __ATOMIC_RELAXED);
    if (f->what & TRACE__CUPTI_MOVES) {
        const char *name = in_runtime ? outer->text : c->function;
        __atomic_store_n(trace__cupti_caller(c->correlation),
                         (uint64_t)c->correlation << 32 | trace__intern(name, strlen(name)), __ATOMIC_RELAXED);
    }
}

/* A call that ends a context is flushed before. True: this is the call of trace__cupti_finalize(), at whose end CUPTI
 * is detached; it is not recorded. */
static __attribute__((noinline)) bool trace__cupti_is_own(const trace__cupti_function *f, const trace__cupti_call *c)
{
    bool own = __atomic_load_n(&trace__cupti.launch.finalizer, __ATOMIC_RELAXED) == &trace__mark;
    TRACE__SAVE_ERRNO;
    if (f->what & TRACE__CUPTI_ENDS)
        trace__cupti_flush_context();
    if (own && c->site == TRACE__CUPTI_EXIT && trace__cupti.functions.cuptiFinalize() == TRACE__CUPTI_OK)
        __atomic_store_n(&trace__cupti.launch.finalizer, (const char *)NULL, __ATOMIC_RELAXED);
    TRACE__RESTORE_ERRNO;
    return own;
}

/* trace__launched() of `id`. False: the record does not fit behind the one before it. */
static inline __attribute__((always_inline)) bool trace__cupti_launched(uint32_t id, uint64_t correlation)
{
    trace__inline s;
    if (!trace__inline_open(&s, id) || !trace__inline_fits(&s, 8, 0))
        return false;
    trace__close_records(s.w, s.at, trace__put_u64(trace__inline_word(s.at, id, 0), correlation), 1);
    return true;
}

/* A launch by the driver inside a wrapper that records it: the most frequent callback, at its enter and at its exit.
 * The program has used the caches for itself since the last one, so what it costs is the number of cache lines that it
 * touches, of code and of data. False, and nothing is done: it is another call, CUPTI is being detached, PC sampling is
 * on, names of kernels are looked up, or the record does not fit. */
static inline __attribute__((always_inline)) bool trace__cupti_plain(uint32_t which, const trace__cupti_call *c)
{
    struct trace__call_here *h = &trace__call_here;
    const trace__cupti_launch_line *line = &trace__cupti.launch;
    const trace__call *open = h->open;
    int level = TRACE__LEVEL(TRACE_SOURCE_CUDA);
    if (TRACE__UNLIKELY(!line->calls[which].plain || __atomic_load_n(&line->finalizer, __ATOMIC_RELAXED) ||
                        __atomic_load_n(&line->watched, __ATOMIC_RELAXED)))
        return false;
    if (c->site != TRACE__CUPTI_ENTER) {
        if (TRACE__UNLIKELY(h->inside.which != which || *c->kept))
            return false;
        h->inside.which = h->inside.correlation = 0;
        return true;
    }
    if (TRACE__UNLIKELY(h->inside.which || !open || !level ||
                        (open->source != TRACE_SOURCE_CUDA && (level == 3 || open->source != TRACE_SOURCE_CUDART)) ||
                        __atomic_load_n(&line->closing, __ATOMIC_RELAXED) || !trace__devices_now() ||
                        !trace__cupti_launched(__atomic_load_n(&line->event, __ATOMIC_RELAXED), c->correlation)))
        return false;
    *c->kept = 0;
    h->inside.correlation = c->correlation;
    h->inside.which = which;
    h->inside.generation = __atomic_load_n(&line->generation, __ATOMIC_RELAXED);
    h->inside.runtime = false;
    return true;
}

static __attribute__((noinline)) void trace__cupti_dispatch(int32_t domain, uint32_t number, const trace__cupti_call *c)
{
    uint32_t which = (uint32_t)domain * TRACE__CUPTI_CALLS + number;
    trace__cupti_function *f;
    if (trace__cupti_graph_handles(domain, number, c) || trace__pc_handles(domain, number, c) ||
        domain < TRACE__CUPTI_DRIVER || domain > TRACE__CUPTI_RUNTIME || number >= TRACE__CUPTI_CALLS || !c->kept ||
        !c->function)
        return;
    f = &trace__cupti.launch.calls[which];
    if (TRACE__UNLIKELY(f->what & TRACE__CUPTI_ENDS ||
                        __atomic_load_n(&trace__cupti.launch.finalizer, __ATOMIC_RELAXED)) &&
        trace__cupti_is_own(f, c))
        return;
    if (c->site == TRACE__CUPTI_ENTER) {
        trace__cupti_enter(f, domain, which, c);
        return;
    }
    if (TRACE__UNLIKELY(*c->kept)) {
        trace__cupti_end((uint32_t)*c->kept, c);
        trace__cupti_call_ended();
    }
    if (TRACE__UNLIKELY(f->what & TRACE__CUPTI_WAITS &&
                        __atomic_load_n(&trace__cupti.activity.flush_due, __ATOMIC_RELAXED)))
        trace__cupti_flush_if_due();
    if (trace__call_here.inside.which == which)
        memset(&trace__call_here.inside, 0, sizeof trace__call_here.inside);
}

/* Leaves errno alone: recording makes no call that sets it. */
static void trace__cupti_callback(void *user, int32_t domain, uint32_t number, const void *data)
{
    const trace__cupti_call *c = (const trace__cupti_call *)data;
    (void)user;
    if (TRACE__UNLIKELY(domain != TRACE__CUPTI_DRIVER || number >= TRACE__CUPTI_CALLS || !c->kept ||
                        !trace__cupti_plain((uint32_t)TRACE__CUPTI_DRIVER * TRACE__CUPTI_CALLS + number, c)))
        trace__cupti_dispatch(domain, number, c);
}

/* ---- which callbacks --------------------------------------------------------------------------------------------- */

/* Fills launch.calls, once. The names are the library's, with versions: cudaMemcpy_v3020. */
static void trace__cupti_name_calls(int32_t domain, const trace__library *lib)
{
    const uint8_t kernel = TRACE__CUPTI_BASIC | TRACE__CUPTI_WORKS | TRACE__CUPTI_STARTS;
    const trace__script *e;
    trace__cupti_function *f = trace__cupti.launch.calls + domain * TRACE__CUPTI_CALLS;
    uint32_t number, absent = 0;
    for (e = lib ? lib->enums : NULL; e && e->name; e++)
        if (!strcmp(e->name, domain == TRACE__CUPTI_RUNTIME ? "cudaError_t" : "CUresult"))
            trace__define_enum_text(e);
    for (number = 1; number < TRACE__CUPTI_CALLS && absent < 8; number++) {
        const char *name = NULL;
        char text[128];
        size_t n;
        if (trace__cupti.functions.cuptiGetCallbackName(domain, number, &name) != TRACE__CUPTI_OK || !name ||
            strncmp(name, "cu", 2)) {
            absent++;
            continue;
        }
        absent = 0;
        n = trace__length(name, sizeof text - 1);
        memcpy(text, name, n);
        text[n] = 0;
        if (domain == TRACE__CUPTI_RUNTIME && strrchr(text, '_') && strrchr(text, '_')[1] == 'v')
            *strrchr(text, '_') = 0;
        f[number].known = 1;
        if (!strcmp(text, "cuCtxGetCurrent"))
            trace__cupti.callbacks.detach_call = number;
        f[number].what = trace__cupti_classify(text);
        f[number].plain = domain == TRACE__CUPTI_DRIVER && f[number].what == kernel && !trace__pc_wanted();
        f[number].moved = f[number].what & TRACE__CUPTI_MOVES ? trace__cupti_moves_of(text) : NULL;
    }
}

/* Whether a callback is enabled at that level. What ends a context is enabled at level 0, too: CUPTI may still have
 * records of it. The driver's calls are enough for that. */
static bool trace__cupti_enabled_at(const trace__cupti_function *f, int32_t domain, int level)
{
    return level >= (f->what & TRACE__CUPTI_ENDS && domain == TRACE__CUPTI_DRIVER ? 0
                     : f->what & (TRACE__CUPTI_BASIC | TRACE__CUPTI_ENDS)         ? 1
                                                                                  : 3);
}

/* Enables the callbacks that `level` asks for and disables the others. Each one that changes is a call of CUPTI's. */
static void trace__cupti_enable_callbacks(int32_t domain, int level)
{
    const trace__cupti_function *f = trace__cupti.launch.calls + domain * TRACE__CUPTI_CALLS;
    int before = trace__cupti.callbacks.level[domain];
    uint32_t number;
    trace__cupti.callbacks.level[domain] = level;
    for (number = 1; number < TRACE__CUPTI_CALLS && level != before; number++)
        if (f[number].known &&
            trace__cupti_enabled_at(&f[number], domain, level) != trace__cupti_enabled_at(&f[number], domain, before))
            trace__cupti.functions.cuptiEnableCallback(level > before, trace__cupti.subscriber, domain, number);
}
