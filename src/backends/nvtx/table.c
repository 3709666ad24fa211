/* nvtx/table.c - NVTX: how the collector gets into a binary */

/* X(module, number, function) */
/* clang-format off */
#define TRACE__NVTX_TABLE(X) \
    X(CORE, 1, MarkEx) X(CORE, 2, MarkA) X(CORE, 3, MarkW) X(CORE, 4, RangeStartEx) X(CORE, 5, RangeStartA) \
    X(CORE, 6, RangeStartW) \
    X(CORE, 7, RangeEnd) X(CORE, 8, RangePushEx) X(CORE, 9, RangePushA) X(CORE, 10, RangePushW) X(CORE, 11, RangePop) \
    X(CORE, 12, NameCategoryA) X(CORE, 13, NameCategoryW) X(CORE, 14, NameOsThreadA) X(CORE, 15, NameOsThreadW) \
    X(CORE2, 1, DomainMarkEx) X(CORE2, 2, DomainRangeStartEx) X(CORE2, 3, DomainRangeEnd) \
    X(CORE2, 4, DomainRangePushEx) \
    X(CORE2, 5, DomainRangePop) X(CORE2, 6, DomainResourceCreate) X(CORE2, 7, DomainResourceDestroy) \
    X(CORE2, 8, DomainNameCategoryA) \
    X(CORE2, 9, DomainNameCategoryW) X(CORE2, 10, DomainRegisterStringA) X(CORE2, 11, DomainRegisterStringW) \
    X(CORE2, 12, DomainCreateA) \
    X(CORE2, 13, DomainCreateW) X(CORE2, 14, DomainDestroy) X(CORE2, 15, Initialize) \
    X(SYNC, 1, DomainSyncUserCreate) X(SYNC, 2, DomainSyncUserDestroy) X(SYNC, 3, DomainSyncUserAcquireStart) \
    X(SYNC, 4, DomainSyncUserAcquireFailed) X(SYNC, 5, DomainSyncUserAcquireSuccess) X(SYNC, 6, DomainSyncUserReleasing)
/* clang-format on */
/* X(extension, number, function) */
/* clang-format off */
#define TRACE__NVTX_EXTENSIONS(X) \
    X(PAYLOAD, 0, PayloadSchemaRegister) X(PAYLOAD, 1, PayloadEnumRegister) X(PAYLOAD, 2, MarkPayload) \
    X(PAYLOAD, 3, RangePushPayload) \
    X(PAYLOAD, 4, RangePopPayload) X(PAYLOAD, 5, RangeStartPayload) X(PAYLOAD, 6, RangeEndPayload) \
    X(PAYLOAD, 7, DomainIsEnabled) \
    X(PAYLOAD, 8, TimestampGet) \
    X(COUNTERS, 0, CounterRegister) X(COUNTERS, 1, CounterSampleInt64) X(COUNTERS, 2, CounterSampleFloat64) \
    X(COUNTERS, 3, CounterSample) \
    X(COUNTERS, 4, CounterSampleNoValue)
/* clang-format on */

static const struct trace__nvtx_row {
    int module;
    unsigned number;
    trace__nvtx_fn function;
} trace__nvtx_rows[] = {
#define TRACE__NVTX_ROW(module, number, function) \
    {TRACE__NVTX_##module, number, (trace__nvtx_fn)trace__nvtx_##function},
#define TRACE__NVTX_NAME_ROWS(module, number, kind, type) \
    {TRACE__NVTX_##module, number, (trace__nvtx_fn)trace__nvtx_Name##kind##A}, \
        {TRACE__NVTX_##module, number + 1, (trace__nvtx_fn)trace__nvtx_Name##kind##W},
    TRACE__NVTX_TABLE(TRACE__NVTX_ROW) TRACE__NVTX_NAMES(TRACE__NVTX_NAME_ROWS)};
static const struct trace__nvtx_row trace__nvtx_extensions[] = {
#define TRACE__NVTX_EXT_ROW(module, number, function) \
    {TRACE__NVTX_EXT_##module, number, (trace__nvtx_fn)trace__nvtx_##function},
    TRACE__NVTX_EXTENSIONS(TRACE__NVTX_EXT_ROW)};

#define TRACE__NVTX_EXPORT extern __attribute__((visibility("default"), used))
TRACE__NVTX_EXPORT int trace__nvtx_inject(trace__nvtx_exports exports) __asm__("InitializeInjectionNvtx2");
TRACE__NVTX_EXPORT int
trace__nvtx_inject_extension(trace__nvtx_module *module) __asm__("InitializeInjectionNvtxExtension");

static bool trace__nvtx_wanted(void)
{
    trace__init();
    return TRACE__LEVEL_CHOSEN(TRACE_SOURCE_NVTX) && TRACE__MODE() != TRACE_MODE_OFF;
}

/* Called by each binary that has NVTX, at its first use. 1: here we are. */
int trace__nvtx_inject(trace__nvtx_exports exports)
{
    const trace__nvtx_callbacks *callbacks =
        exports ? (const trace__nvtx_callbacks *)exports(TRACE__NVTX_ETID_CALLBACKS) : NULL;
    int module;
    size_t i;
    if (!callbacks || callbacks->size < sizeof *callbacks || !trace__nvtx_wanted())
        return 0;
    for (module = TRACE__NVTX_CORE; module < TRACE__NVTX_MODULES; module++) {
        trace__nvtx_fn **table = NULL;
        unsigned entries = 0;
        if (!callbacks->module_table(module, &table, &entries) || !table)
            continue;
        for (i = 0; i < sizeof trace__nvtx_rows / sizeof trace__nvtx_rows[0]; i++)
            if (trace__nvtx_rows[i].module == module && trace__nvtx_rows[i].number < entries &&
                table[trace__nvtx_rows[i].number])
                *table[trace__nvtx_rows[i].number] = trace__nvtx_rows[i].function;
    }
    return 1;
}

int trace__nvtx_inject_extension(trace__nvtx_module *module)
{
    size_t i;
    bool any = false;
    if (!module || !module->nsegments || !module->segments || !trace__nvtx_wanted())
        return 0;
    if (module->module == TRACE__NVTX_EXT_PAYLOAD && module->info) {
        const uint16_t(*sizes)[2] = (const uint16_t(*)[2])module->info;
        if (sizes[0][1] == sizeof sizes[0]) /* the first row tells the number of rows and their size */
            memcpy(trace__nvtx_sizes[1], sizes[1], (sizes[0][0] < 28 ? sizes[0][0] - 1u : 27u) * sizeof sizes[0]);
    }
    for (i = 0; i < sizeof trace__nvtx_extensions / sizeof trace__nvtx_extensions[0]; i++)
        if (trace__nvtx_extensions[i].module == module->module &&
            trace__nvtx_extensions[i].number < module->segments[0].slots) {
            memcpy(&module->segments[0].functions[trace__nvtx_extensions[i].number],
                   &trace__nvtx_extensions[i].function, sizeof(trace__nvtx_fn));
            any = true;
        }
    return any;
}

/* NVTX in our own binary finds us through these, which its headers define, without environment or exported symbols. */
extern int (*trace__nvtx_own)(trace__nvtx_exports) __asm__("InitializeInjectionNvtx2_fnptr") __attribute__((weak));
extern int (*trace__nvtx_own_extension)(trace__nvtx_module *) __asm__("InitializeInjectionNvtxExtension_fnptr")
    __attribute__((weak));

static void trace__nvtx_init(void)
{
    if (!TRACE__LEVEL_CHOSEN(TRACE_SOURCE_NVTX))
        return;
    trace__annotate_init();
    if (trace__offer("NVTX_INJECTION64_PATH", "", "InitializeInjectionNvtx2",
                     (const void *)(uintptr_t)trace__nvtx_inject))
        return;
    if (&trace__nvtx_own && !trace__nvtx_own)
        trace__nvtx_own = trace__nvtx_inject;
    if (&trace__nvtx_own_extension && !trace__nvtx_own_extension)
        trace__nvtx_own_extension = trace__nvtx_inject_extension;
}

static void trace__nvtx_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_NVTX;
    b->name = "nvtx";
    b->init = trace__nvtx_init;
    b->ranges = "nvtx";
}
