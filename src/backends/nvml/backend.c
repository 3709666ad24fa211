/* nvml/backend.c - telemetry of NVIDIA devices: power, clocks, load, memory, temperature, links, as counters on a track
 * a device
 *
 * TRACE_TELEMETRY=MS turns it on. A thread of its own asks, for NVML takes its time; it is made by the recorder's
 * thread, where that is safe. One process a host and output directory samples (it holds a lock on a file there); when
 * it ends, another goes on. libnvidia-ml.so.1 is found at run time; what a device does not have is asked for once.
 * Names and numbers: NVIDIA's NVML API reference.
 *
 * Power is what the energy counter grew by between two samples, links what their byte counters did: nothing that
 * happens in between is missed. */

enum {
    TRACE__NVML_DEVICES = 64,
    TRACE__NVML_FIELDS = 4,
    TRACE__NVML_NVLINK_TX = 138,
    TRACE__NVML_NVLINK_RX = 139,
    TRACE__NVML_PCIE_TX = 197,
    TRACE__NVML_PCIE_RX = 198
};

typedef struct trace__nvml_field { /* nvmlFieldValue_t */
    uint32_t id, scope;
    int64_t timestamp, latency;
    uint32_t type, result;
    union {
        double d;
        uint32_t u32;
        uint64_t u64;
        int64_t i64;
        int32_t i32;
        uint16_t u16;
    } value;
} trace__nvml_field;

typedef struct trace__nvml_api {
    int (*init)(void);
    int (*shutdown)(void);
    int (*count)(uint32_t *n);
    int (*by_index)(uint32_t index, void **device);
    int (*name)(void *device, char *text, uint32_t room);
    int (*energy)(void *device, uint64_t *millijoule);
    int (*power)(void *device, uint32_t *milliwatt);
    int (*clock)(void *device, int which, uint32_t *mhz);
    int (*load)(void *device, uint32_t percent[2]); /* gpu, memory */
    int (*memory)(void *device, uint64_t bytes[3]); /* total, free, used */
    int (*temperature)(void *device, int sensor, uint32_t *celsius);
    int (*throttled)(void *device, uint64_t *reasons);
    int (*fields)(void *device, int n, trace__nvml_field *fields);
} trace__nvml_api;
static const char *const trace__nvml_names[] = {"nvmlInit_v2",
                                                "nvmlShutdown",
                                                "nvmlDeviceGetCount_v2",
                                                "nvmlDeviceGetHandleByIndex_v2",
                                                "nvmlDeviceGetName",
                                                "nvmlDeviceGetTotalEnergyConsumption",
                                                "nvmlDeviceGetPowerUsage",
                                                "nvmlDeviceGetClockInfo",
                                                "nvmlDeviceGetUtilizationRates",
                                                "nvmlDeviceGetMemoryInfo",
                                                "nvmlDeviceGetTemperature",
                                                "nvmlDeviceGetCurrentClocksThrottleReasons",
                                                "nvmlDeviceGetFieldValues"};

/* clang-format off */
#define TRACE__NVML_COUNTERS(X) \
    X(power, "power", "W") X(sm_clock, "sm_clock", "MHz") X(memory_clock, "memory_clock", "MHz") \
    X(load, "gpu_load", "%") \
    X(memory_load, "memory_load", "%") X(memory, "memory_used", "B") X(temperature, "temperature", "C") \
    X(nvlink_tx, "nvlink_tx", "B/s") X(nvlink_rx, "nvlink_rx", "B/s") X(pcie_tx, "pcie_tx", "B/s") \
    X(pcie_rx, "pcie_rx", "B/s")
/* clang-format on */
enum {
#define TRACE__NVML_X(name, text, unit) TRACE__NVML_##name,
    TRACE__NVML_COUNTERS(TRACE__NVML_X)
#undef TRACE__NVML_X
        TRACE__NVML_THROTTLED,
};

typedef struct trace__nvml_device {
    void *handle;
    uint32_t track;
    uint32_t lacks; /* bit of each counter it does not have */
    /* millijoule, and when they were that; CLOCK_MONOTONIC ns; 0: no sample before */
    uint64_t energy, energy_at, at;
    bool energy_moves;
    uint64_t bytes[TRACE__NVML_FIELDS], seen;
    uint64_t reasons;
} trace__nvml_device;

static trace__nvml_api trace__nvml;
static uint32_t trace__nvml_period; /* ms; 0: off */
static uint32_t trace__nvml_state;  /* 0 none, 1 sampling, 2 shall end, 3 has ended */

/* ---- records ----------------------------------------------------------------------------------------------------- */

#define TRACE__NVML_X(name, text, unit) \
    static const trace__field trace__nvml_##name##_fields[] = {{"track", TRACE_T_U32, TRACE_R_TRACK, ""}, \
                                                               {"value", TRACE_T_F64, TRACE_R_VALUE, unit}}; \
    static const trace__desc trace__nvml_##name##_desc[] = { \
        {"NVML", text, TRACE_KIND_COUNTER, 2, 2, trace__nvml_##name##_fields}};
TRACE__NVML_COUNTERS(TRACE__NVML_X)
#undef TRACE__NVML_X
static trace__site trace__nvml_sites[] = {
#define TRACE__NVML_X(name, text, unit) {0, 1, trace__nvml_##name##_desc, NULL},
    TRACE__NVML_COUNTERS(TRACE__NVML_X)
#undef TRACE__NVML_X
};

static const trace__enumerator trace__nvml_reason_values[] = {{0, 0, "none"},
                                                              {1, 0, "idle"},
                                                              {2, 0, "application_clocks"},
                                                              {4, 0, "power_cap"},
                                                              {8, 0, "hardware_slowdown"},
                                                              {0x10, 0, "sync_boost"},
                                                              {0x20, 0, "thermal"},
                                                              {0x40, 0, "hardware_thermal"},
                                                              {0x80, 0, "power_brake"},
                                                              {0x100, 0, "display_clocks"}};
static const trace__enum trace__nvml_reasons = {"nvml_clock_reasons", 1,
                                                sizeof trace__nvml_reason_values / sizeof *trace__nvml_reason_values,
                                                trace__nvml_reason_values};
static const trace__field trace__nvml_throttled_fields[] = {
    {"track", TRACE_T_U32, TRACE_R_TRACK, ""}, {"reasons", TRACE_T_U64, TRACE_R_NONE, "enum:nvml_clock_reasons"}};
static const trace__desc trace__nvml_throttled_desc[] = {
    {"NVML", "clocks limited by", TRACE_KIND_INSTANT, 2, 2, trace__nvml_throttled_fields}};
static trace__site trace__nvml_throttled_site = {0, 1, trace__nvml_throttled_desc, NULL};

static void trace__nvml_tell(const trace__nvml_device *d, int counter, double value)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&trace__nvml_sites[counter]), 12);
    if (p)
        trace__close(w, trace__put_f64(trace__put_u32(p, d->track), value));
}

static void trace__nvml_tell_reasons(const trace__nvml_device *d)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&trace__nvml_throttled_site), 12);
    if (p)
        trace__close(w, trace__put_u64(trace__put_u32(p, d->track), d->reasons));
}

/* ---- a sample ---------------------------------------------------------------------------------------------------- */

/* Whether the device has it; what it refuses once is not asked for again. */
static bool trace__nvml_has(trace__nvml_device *d, int counter, bool found, int result)
{
    if (found && !(d->lacks >> counter & 1) && result == 0)
        return true;
    d->lacks |= 1u << counter;
    return false;
}
#define TRACE__NVML_ASK(d, counter, function, ...) \
    trace__nvml_has(d, counter, trace__nvml.function != NULL, \
                    trace__nvml.function && !((d)->lacks >> (counter) & 1) ? trace__nvml.function(__VA_ARGS__) : 1)

static void trace__nvml_links(trace__nvml_device *d, uint64_t ns)
{
    static const uint32_t ids[TRACE__NVML_FIELDS] = {TRACE__NVML_NVLINK_TX, TRACE__NVML_NVLINK_RX, TRACE__NVML_PCIE_TX,
                                                     TRACE__NVML_PCIE_RX};
    trace__nvml_field f[TRACE__NVML_FIELDS];
    int i;
    memset(f, 0, sizeof f);
    for (i = 0; i < TRACE__NVML_FIELDS; i++) {
        f[i].id = ids[i];
        f[i].scope = i < 2 ? 0xffffffffu : 0; /* all NVLinks together */
    }
    if (!TRACE__NVML_ASK(d, TRACE__NVML_nvlink_tx, fields, d->handle, TRACE__NVML_FIELDS, f))
        return;
    for (i = 0; i < TRACE__NVML_FIELDS; i++) {
        bool narrow = f[i].type == 1; /* unsigned int: it may wrap */
        uint64_t now = narrow ? f[i].value.u32 : f[i].value.u64,
                 grown = narrow ? (uint32_t)(now - d->bytes[i]) : now - d->bytes[i];
        if (f[i].result || f[i].type == 0 || f[i].type > 3)
            continue;
        if (d->seen >> i & 1 && ns > d->at && (narrow || now >= d->bytes[i]))
            trace__nvml_tell(d, TRACE__NVML_nvlink_tx + i,
                             (double)grown * (i < 2 ? 1024 : 1) * 1e9 / (double)(ns - d->at)); /* NVLink counts KiB */
        d->seen |= 1u << i;
        d->bytes[i] = now;
    }
}

static void trace__nvml_sample(trace__nvml_device *d)
{
    uint64_t ns = trace__os_clock_ns(TRACE__MONOTONIC), energy, memory[3], reasons;
    uint32_t u, percent[2];
    if (TRACE__NVML_ASK(d, TRACE__NVML_power, energy, d->handle, &energy)) {
        /* devices count it up ten times a second */
        bool stands = d->energy_at && energy == d->energy && ns - d->energy_at < 1000000000u;
        if (d->energy_moves && !stands && ns > d->energy_at && energy >= d->energy)
            trace__nvml_tell(d, TRACE__NVML_power, (double)(energy - d->energy) * 1e6 / (double)(ns - d->energy_at));
        if (!stands) {
            d->energy_moves = d->energy_at != 0; /* before it has moved once nobody knows since when it stands */
            d->energy = energy;
            d->energy_at = ns;
        }
    } else if (trace__nvml.power && trace__nvml.power(d->handle, &u) == 0)
        trace__nvml_tell(d, TRACE__NVML_power, u / 1000.0);
    if (TRACE__NVML_ASK(d, TRACE__NVML_sm_clock, clock, d->handle, 1, &u))
        trace__nvml_tell(d, TRACE__NVML_sm_clock, u);
    if (TRACE__NVML_ASK(d, TRACE__NVML_memory_clock, clock, d->handle, 2, &u))
        trace__nvml_tell(d, TRACE__NVML_memory_clock, u);
    if (TRACE__NVML_ASK(d, TRACE__NVML_load, load, d->handle, percent)) {
        trace__nvml_tell(d, TRACE__NVML_load, percent[0]);
        trace__nvml_tell(d, TRACE__NVML_memory_load, percent[1]);
    }
    if (TRACE__NVML_ASK(d, TRACE__NVML_memory, memory, d->handle, memory))
        trace__nvml_tell(d, TRACE__NVML_memory, (double)memory[2]);
    if (TRACE__NVML_ASK(d, TRACE__NVML_temperature, temperature, d->handle, 0, &u))
        trace__nvml_tell(d, TRACE__NVML_temperature, u);
    trace__nvml_links(d, ns);
    if (TRACE__NVML_ASK(d, TRACE__NVML_THROTTLED, throttled, d->handle, &reasons) && reasons != d->reasons) {
        d->reasons = reasons;
        trace__nvml_tell_reasons(d);
    }
    d->at = ns;
}

/* ---- the thread -------------------------------------------------------------------------------------------------- */

/* One process a host and directory: the kernel lets go of the lock when the process ends. False: another one is at it.
 */
static bool trace__nvml_mine(void)
{
    char path[sizeof trace__c.out + 320], host[256];
    struct flock lock;
    static int fd = -1;
    if (fd < 0) {
        long n = trace__os_slurp("/proc/sys/kernel/hostname", host, sizeof host);
        host[n > 0 ? strcspn(host, "\n") : 0] = 0;
        snprintf(path, sizeof path, "%s/.%.64s.nvml", trace__c.out, host);
        fd = trace__os_open(TRACE__AT_FDCWD, path, O_RDWR | O_CREAT | TRACE__O_NOFOLLOW, 0600);
    }
    memset(&lock, 0, sizeof lock);
    lock.l_type = F_WRLCK;
    return fd >= 0 && fcntl(fd, F_SETLK, &lock) == 0;
}

static bool trace__nvml_sleep(uint64_t ns)
{
    trace__os_wait(&trace__nvml_state, 1, ns);
    return __atomic_load_n(&trace__nvml_state, __ATOMIC_ACQUIRE) == 1 && !trace__main_is_gone();
}

static bool trace__nvml_load_library(void)
{
    void *library = dlopen("libnvidia-ml.so.1", RTLD_LAZY | RTLD_LOCAL), *f;
    size_t i;
    for (i = 0; library && i < sizeof trace__nvml_names / sizeof *trace__nvml_names; i++) {
        f = dlsym(library, trace__nvml_names[i]);
        memcpy((char *)&trace__nvml + i * sizeof f, &f, sizeof f);
    }
    return trace__nvml.init && trace__nvml.count && trace__nvml.by_index;
}

static void *trace__nvml_thread(void *unused)
{
    static trace__nvml_device devices[TRACE__NVML_DEVICES];
    bool going = true;
    uint32_t n = 0, i;
    int result;
    uint64_t next;
    (void)unused;
    trace__own_thread_begun("trace-nvml");
    while (going && !trace__nvml_mine())
        going = trace__nvml_sleep(1000000000u);
    if (going && !trace__nvml_load_library()) {
        trace__warn(
            "TRACE_TELEMETRY: libnvidia-ml.so.1, a part of NVIDIA's driver, was not found; devices are not sampled");
        going = false;
    } else if (going && (result = trace__nvml.init()) != 0) {
        trace__warn("TRACE_TELEMETRY: nvmlInit failed with error %d; devices are not sampled", result);
        going = false;
    }
    if (going) {
        trace__define_enum(&trace__nvml_reasons);
        if (trace__nvml.count(&n))
            n = 0;
        if (n > TRACE__NVML_DEVICES)
            n = TRACE__NVML_DEVICES;
    }
    memset(devices, 0, sizeof devices);
    for (i = 0; i < n; i++) {
        char name[96] = "", track[128];
        if (trace__nvml.by_index(i, &devices[i].handle) != 0)
            devices[i].handle = NULL;
        else if (!trace__nvml.name || trace__nvml.name(devices[i].handle, name, sizeof name - 1) != 0)
            name[0] = 0;
        snprintf(track, sizeof track, "NVML GPU %u%s%s", i, name[0] ? " " : "", name);
        devices[i].track = trace__track_new(0, TRACE_TRACK_DEVICE, track, "");
    }
    for (next = trace__os_clock_ns(TRACE__MONOTONIC); going;
         going = trace__nvml_sleep(next - trace__os_clock_ns(TRACE__MONOTONIC))) {
        for (i = 0; i < n && TRACE__ON(TRACE_SOURCE_NVML, 2); i++)
            if (devices[i].handle)
                trace__nvml_sample(&devices[i]);
        next += trace__nvml_period * 1000000u; /* at these moments, however long a sample takes */
        if (next <= trace__os_clock_ns(TRACE__MONOTONIC))
            next = trace__os_clock_ns(TRACE__MONOTONIC) + 1000000u;
    }
    if (n && trace__nvml.shutdown)
        trace__nvml.shutdown();
    __atomic_store_n(&trace__nvml_state, 3, __ATOMIC_RELEASE);
    trace__os_wake(&trace__nvml_state);
    return NULL;
}

static void trace__nvml_start(void)
{
    __atomic_store_n(&trace__nvml_state, trace__nvml_period != 0, __ATOMIC_RELEASE);
    if (!trace__nvml_period || !trace__own_thread_make(trace__nvml_thread, NULL, 0))
        __atomic_store_n(&trace__nvml_state, 0, __ATOMIC_RELEASE);
}

static void trace__nvml_init(void) { trace__nvml_period = trace__option_number(TRACE__OPTION_TELEMETRY); }

/* A call that is under way may take a moment. */
static void trace__nvml_closing(void)
{
    uint32_t one = 1;
    if (!__atomic_compare_exchange_n(&trace__nvml_state, &one, 2, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return;
    trace__os_wake(&trace__nvml_state);
    trace__os_wait(&trace__nvml_state, 2, 200000000);
}

static void trace__nvml_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_NVML;
    b->name = "nvml";
    b->init = trace__nvml_init;
    b->closing = trace__nvml_closing;
    b->sample = trace__nvml_start;
}
