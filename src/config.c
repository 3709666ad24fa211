/* config.c - what the environment asks for; one table
 *
 * A wrong value is reported once and ignored. */

static const struct trace__api_name {
    const char *name;
    int api;
} trace__api_names[] = {
    {"user", TRACE_API_USER}, {"mpi", TRACE_API_MPI}, {"itt", TRACE_API_ITT}, {"nvtx", TRACE_API_NVTX},
    {"cuda", TRACE_API_CUDA}, {"cudart", TRACE_API_CUDART}, {"nccl", TRACE_API_NCCL}, {"ze", TRACE_API_ZE},
    {"cl", TRACE_API_CL}, {"hip", TRACE_API_HIP}, {"omp", TRACE_API_OMP}, {"ccl", TRACE_API_CCL}, {"custom", TRACE_API_CUSTOM}, {"nvml", TRACE_API_NVML},
};
enum { TRACE__API_NAMES = sizeof trace__api_names / sizeof *trace__api_names };

static bool trace__word(const char *s, size_t n, const char *word)
{
    return strlen(word) == n && !memcmp(s, word, n);
}

static int trace__level_of(const char *s, size_t n)
{
    return trace__word(s, n, "off") ? 0 : trace__word(s, n, "minimal") ? 1 : trace__word(s, n, "default") || trace__word(s, n, "on") ? 2
         : trace__word(s, n, "full") ? 3 : -1;
}

/* "mpi,itt" only those; "-nvtx,mpi=full" the rest as it was. False, and nothing changed, if it makes no sense. */
static bool trace__parse_apis(const char *spec, unsigned char *level)
{
    unsigned char now[TRACE_API_COUNT];
    bool only = false;
    const char *s;
    int pass, i;
    memcpy(now, level, sizeof now);
    for (pass = 0; pass < 2; pass++) {
        if (pass && only)
            memset(now, 0, sizeof now);
        for (s = spec; *s;) {
            size_t n = strcspn(s, ","), name = strcspn(s, ",=");
            const char *word = s;
            int value = 2, api = -1;
            bool plain = name == n && *s != '-';
            if (name < n)
                value = trace__level_of(s + name + 1, n - name - 1);
            else if (*s == '-') {
                word++;
                name--;
                value = 0;
            }
            for (i = 0; i < TRACE__API_NAMES; i++)
                if (trace__word(word, name, trace__api_names[i].name))
                    api = trace__api_names[i].api;
            if (value < 0 || (api < 0 && !trace__word(word, name, "all")))
                return false;
            only = only || (plain && api >= 0);
            if (pass && api < 0)
                memset(now, value, sizeof now);
            else if (pass)
                now[api] = (unsigned char)(plain && level[api] ? level[api] : value);
            s += n;
            s += *s == ',';
        }
    }
    memcpy(level, now, sizeof now);
    return true;
}

/* A whole number between low and high, or `normal`. */
static uint32_t trace__number(const char *name, uint32_t low, uint32_t high, uint32_t normal)
{
    const char *s = getenv(name);
    char *end;
    long v;
    if (!s || !*s)
        return normal;
    v = strtol(s, &end, 10);
    if (*end || v < (long)low || v > (long)high) {
        trace__complain("%s=%s is not a number from %u to %u; using %u", name, s, low, high, normal);
        return normal;
    }
    return (uint32_t)v;
}

/* The first of these variables that holds a number, or -1. */
static int32_t trace__env_number(const char *const *names)
{
    for (; *names; names++) {
        const char *s = getenv(*names);
        char *end;
        long v = s && *s ? strtol(s, &end, 10) : -1;
        if (s && *s && !*end && v >= 0 && v < 0x7fffffff)
            return (int32_t)v;
    }
    return -1;
}

static const char *const trace__rank_env[] = {"PMIX_RANK", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "MV2_COMM_WORLD_RANK", "PALS_RANKID",
                                              "FLUX_TASK_RANK", "RANK", "SLURM_PROCID", NULL};
static const char *const trace__world_env[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "MV2_COMM_WORLD_SIZE", "PALS_SIZE", "FLUX_JOB_SIZE",
                                               "WORLD_SIZE", "SLURM_NTASKS", NULL};
static const char *const trace__job_env[] = {"SLURM_JOB_ID", "PBS_JOBID", "LSB_JOBID", "FLUX_JOB_ID", "COBALT_JOBID", "PALS_APID",
                                             "PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid", "PMI_JOBID", NULL};

/* "0,4-7" names the rank? -1: the list makes no sense. */
static int trace__rank_listed(const char *s, int32_t rank)
{
    int found = 0;
    while (*s) {
        char *end;
        long a = strtol(s, &end, 10), b = a;
        if (end == s || a < 0)
            return -1;
        if (*end == '-') {
            s = end + 1;
            b = strtol(s, &end, 10);
            if (end == s || b < a)
                return -1;
        }
        if (*end && *end != ',')
            return -1;
        found |= rank >= a && rank <= b;
        s = end + (*end == ',');
    }
    return found;
}

static void trace__read_config(void)
{
    const char *s;
    trace__config *c = &trace__c;
    int level = 2;
    c->mode = TRACE_MODE_STREAM;
    s = getenv("TRACE_MODE");
    if (s && *s) {
        if (!strcmp(s, "ring"))
            c->mode = TRACE_MODE_RING;
        else if (!strcmp(s, "off"))
            c->mode = TRACE_MODE_OFF;
        else if (strcmp(s, "stream") != 0)
            trace__complain("TRACE_MODE=%s is not stream, ring or off; using stream", s);
    }
    if (getauxval(AT_SECURE)) /* setuid or with capabilities: its user does not command it */
        c->mode = TRACE_MODE_OFF;
    s = getenv("TRACE_LEVEL");
    if (s && *s) {
        level = trace__level_of(s, strlen(s));
        if (level < 1) {
            trace__complain("TRACE_LEVEL=%s is not minimal, default or full; using default", s);
            level = 2;
        }
    }
    memset(c->level, level, sizeof c->level);
    s = getenv("TRACE_APIS");
    if (s && *s && !trace__parse_apis(s, c->level))
        trace__complain("TRACE_APIS=%s is not a list like mpi,itt or -nvtx,mpi=full; recording all", s);
    c->slot_bytes = trace__number("TRACE_CHUNK", 16, 4096, 64) << 10;
    if (c->slot_bytes & (c->slot_bytes - 1)) {
        trace__complain("TRACE_CHUNK=%u KiB is not a power of two; using 64", c->slot_bytes >> 10);
        c->slot_bytes = 65536;
    }
    if (c->mode == TRACE_MODE_RING) {
        uint32_t mib = trace__number("TRACE_RING", 1, 16384, 64);
        while (((uint64_t)mib << 20) / c->slot_bytes > TRACE__HOT_MAX / 2)
            c->slot_bytes *= 2;
        c->hot_slots = (uint32_t)(((uint64_t)mib << 20) / c->slot_bytes);
    } else
        c->hot_slots = (uint32_t)(((uint64_t)trace__number("TRACE_BUFFER", 1, 1024, 16) << 20) / c->slot_bytes);
    if (c->hot_slots < 4)
        c->hot_slots = 4;
    if (c->hot_slots > TRACE__HOT_MAX / 2)
        c->hot_slots = TRACE__HOT_MAX / 2;
    c->rank = trace__env_number(trace__rank_env);
    c->world = trace__env_number(trace__world_env);
    s = getenv("TRACE_RANKS");
    if (s && *s && strcmp(s, "all") != 0) {
        if (strlen(s) >= sizeof c->ranks || trace__rank_listed(s, 0) < 0)
            trace__complain("TRACE_RANKS=%s is not a list like 0,4-7; recording all ranks", s);
        else {
            c->rank_filter = true;
            memcpy(c->ranks, s, strlen(s) + 1);
            if (c->rank >= 0 && !trace__rank_listed(s, c->rank))
                c->mode = TRACE_MODE_OFF;
        }
    }
    s = getenv("TRACE_OUT");
    if (!s || !*s)
        s = "out";
    c->out[0] = 0;
    if (*s != '/' && TRACE__SYS2(SYS_getcwd, c->out, sizeof c->out - 2) <= 0)
        c->out[0] = 0;
    if (strlen(c->out) + strlen(s) + 2 >= sizeof c->out) {
        trace__complain("TRACE_OUT is longer than %u bytes; nothing is recorded", (unsigned)sizeof c->out);
        c->mode = TRACE_MODE_OFF;
    } else {
        if (*s != '/' && c->out[0])
            memcpy(c->out + strlen(c->out), "/", 2);
        memcpy(c->out + strlen(c->out), s, strlen(s) + 1);
    }
#ifdef TRACE_DEFAULT_OFF
    s = getenv("TRACE_ENABLE");
    trace__stopped = !s || strcmp(s, "1") != 0;
#else
    s = getenv("TRACE_ENABLE");
    trace__stopped = s && !strcmp(s, "0");
#endif
    if (s && *s && strcmp(s, "0") != 0 && strcmp(s, "1") != 0)
        trace__complain("TRACE_ENABLE=%s is not 0 or 1; ignored", s);
}
