/* configuration.c - what the environment asks for: the configuration */
#include "configuration.h"
#include "environment.h"
#include "log.h"
#include "options.h"

/* by a name of our own: not every mode of the compiler has it declared */
extern char **trace__environ __asm__("environ");

/* A misspelt variable is as good as none: says which was meant. One rank says it for all. */
static void trace__check_names(void)
{
    char **entry;
    char name[64];
    for (entry = TRACE__RANK() > 0 ? NULL : trace__environ; entry && *entry; entry++) {
        const char *meant = trace__variable_meant(*entry);
        size_t n = strcspn(*entry, "=");
        if (!meant || n >= sizeof name)
            continue;
        memcpy(name, *entry, n);
        name[n] = 0;
        trace__warn("%s is not a variable of trace.h and is ignored; did you mean %s?", name, meant);
    }
}

/* The first of these variables that holds a number, or -1. */
static int32_t trace__env_number(const char *const *names)
{
    for (; *names; names++) {
        const char *s = trace__env(*names);
        char *end;
        long v = s ? strtol(s, &end, 10) : -1;
        if (s && !*end && v >= 0 && v < 0x7fffffff)
            return (int32_t)v;
    }
    return -1;
}

static const char *const trace__rank_env[] = {"PMIX_RANK",   "OMPI_COMM_WORLD_RANK", "PMI_RANK", "MV2_COMM_WORLD_RANK",
                                              "PALS_RANKID", "FLUX_TASK_RANK",       "RANK",     "SLURM_PROCID",
                                              NULL};
static const char *const trace__world_env[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE",   "MV2_COMM_WORLD_SIZE", "PALS_SIZE",
                                               "FLUX_JOB_SIZE",        "WORLD_SIZE", "SLURM_NTASKS",        NULL};
TRACE__INTERNAL const char *const trace__job_env[] = {
    "SLURM_JOB_ID", "PBS_JOBID", "LSB_JOBID",      "FLUX_JOB_ID",
    "COBALT_JOBID", "PALS_APID", "PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid",
    "PMI_JOBID",    NULL};

/* "0,4-7" names the rank? -1: the list makes no sense. */
TRACE__INTERNAL int trace__rank_listed(const char *s, int32_t rank)
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

/* Made absolute, for the program may change its folder. False: it is too long, and nothing has changed. */
TRACE__INTERNAL bool trace__choose_folder(trace__config *c, const char *folder)
{
    char here[sizeof c->out];
    here[0] = 0;
    if (*folder != '/' && TRACE__SYS2(SYS_getcwd, here, sizeof here - 2) <= 0)
        here[0] = 0;
    if (strlen(here) + strlen(folder) + 2 >= sizeof c->out)
        return false;
    trace__text(trace__text(trace__text(c->out, here), *here ? "/" : ""), folder);
    return true;
}

/* TRACE_MAX: as many slots as it has room for. They are as many that one is little of it, and the window is a part. */
static void trace__read_max(trace__config *c)
{
    const uint64_t bytes = trace__option_size(TRACE__OPTION_MAX);
    uint64_t slots;
    while (bytes && bytes / c->slot_bytes < 64 && c->slot_bytes > 16384)
        c->slot_bytes /= 2;
    slots = bytes ? (bytes - TRACE_HEADER_BYTES) / c->slot_bytes : 0;
    c->most_slots = slots < 0xffffff00u ? (uint32_t)slots : 0xffffff00u;
    if (slots && c->nbuffers_asked > slots / 8)
        c->nbuffers_asked = slots / 8 < 4 ? 4 : (uint32_t)(slots / 8);
}

TRACE__INTERNAL void trace__read_config(void)
{
    const char *s;
    uint32_t mib;
    trace__config *c = &trace__c;
    c->mode = trace__option_is(TRACE__OPTION_MODE, "ring")  ? TRACE_MODE_RING
              : trace__option_is(TRACE__OPTION_MODE, "off") ? TRACE_MODE_OFF
                                                            : TRACE_MODE_STREAM;
    if (getauxval(AT_SECURE)) /* setuid or with capabilities: its user does not command it */
        c->mode = TRACE_MODE_OFF;
    memset(c->level, 1 + trace__option_word(TRACE__OPTION_LEVEL), sizeof c->level); /* minimal 1, default 2, full 3 */
    s = trace__option(TRACE__OPTION_APIS);
    if (s && trace__parse_sources(s, c->level))
        trace__warn("TRACE_APIS=%s is not a list of APIs, such as user,all=full or -user; recording all", s);
    c->slot_bytes = trace__option_number(TRACE__OPTION_CHUNK) << 10;
    if (c->slot_bytes & (c->slot_bytes - 1)) {
        trace__warn("TRACE_CHUNK=%u KiB is not a power of two; using 64", c->slot_bytes >> 10);
        c->slot_bytes = 65536;
    }
    mib = trace__option_number(c->mode == TRACE_MODE_RING ? TRACE__OPTION_RING : TRACE__OPTION_BUFFER);
    while (((uint64_t)mib << 20) / c->slot_bytes > TRACE__BUFFERS_MAX / 2) /* there is no room for more of them */
        c->slot_bytes *= 2;
    c->nbuffers_asked = (uint32_t)(((uint64_t)mib << 20) / c->slot_bytes);
    if (c->nbuffers_asked < 4)
        c->nbuffers_asked = 4;
    if (c->mode == TRACE_MODE_STREAM)
        trace__read_max(c);
    c->rank = trace__env_number(trace__rank_env);
    c->world = trace__env_number(trace__world_env);
    s = trace__option(TRACE__OPTION_RANKS);
    if (s && strcmp(s, "all") != 0) {
        if (strlen(s) >= sizeof c->ranks || trace__rank_listed(s, 0) < 0)
            trace__warn("TRACE_RANKS=%s is not a list like 0,4-7; recording all ranks", s);
        else {
            c->rank_filter = true;
            memcpy(c->ranks, s, strlen(s) + 1);
            if (c->rank >= 0 && !trace__rank_listed(s, c->rank))
                c->mode = TRACE_MODE_OFF;
        }
    }
    c->mode_bits = 0600;
    s = trace__option(TRACE__OPTION_MODE_BITS);
    if (s && !trace__parse_mode_bits(s, &c->mode_bits))
        trace__warn("TRACE_MODE_BITS=%s is not 600, 640, 644, 660 or 664; using 600", s);
    c->command = (uint32_t)trace__option_word_or(TRACE__OPTION_COMMAND, "name");
    s = trace__option(TRACE__OPTION_OUT);
    if (!s)
        s = "out";
    if (!trace__choose_folder(c, s)) {
        trace__warn("TRACE_OUT is longer than %u bytes; nothing is recorded", (unsigned)sizeof c->out);
        c->mode = TRACE_MODE_OFF;
    }
    s = trace__option(TRACE__OPTION_ENABLE);
#ifdef TRACE_DEFAULT_OFF
    trace__stopped = !s || strcmp(s, "1") != 0;
#else
    trace__stopped = s && !strcmp(s, "0");
#endif
    if (s && strcmp(s, "0") != 0 && strcmp(s, "1") != 0)
        trace__warn("TRACE_ENABLE=%s is not 0 or 1; ignored", s);
    if (c->mode != TRACE_MODE_OFF)
        trace__check_names();
}
