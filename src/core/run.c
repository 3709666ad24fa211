/* run.c - which run a process belongs to: files whose headers have the same text are of one run
 * (docs/reference/format.md "Runs")
 *
 * A name given by TRACE_RUN (trace-run gives one to all ranks), else what the launcher calls the job or the step, else,
 * for a process that no launcher numbered, a name made here, which the programs it starts inherit through TRACE_RUN as
 * well; a + before it says so, and a launcher further down overrules it.
 *
 * Ranks whose launcher tells nothing have no common name, and cannot ask each other for one: a message of ours may be
 * taken by a receive of the program's, and where only some ranks of a job record, the others would never answer. What
 * ranks agree on without a word is the moment at which they met: nobody leaves the call that sets up their
 * communication before all have entered it. So the header says when this rank left that call, and readers join ranks
 * that were in it at one time. */
#include "run.h"
#include "environment.h"
#include "log.h"
#include "options.h"
#include "proc.h"
#include "symbols.h"

/* Names come back: ports and process ids do, and people call job after job the same. So where a name may, this tells
 * launchers apart that gave the same one: a hash of what only this launcher on this node has; 0 if nothing tells. */
static uint64_t trace__launcher;

static void trace__run_launched_by(const void *what, size_t n)
{
    uint64_t hash = trace_checksum(what, (uint32_t)n) & TRACE_WORD_MASK;
    trace__launcher = hash ? hash : 1;
}

TRACE__INTERNAL uint64_t trace__run_launcher(void) { return trace__launcher; }

/* The word behind an option in a command line, whose words end with NULs; NULL: none. */
static const char *trace__word_behind(const char *text, long n, const char *option)
{
    long i, size;
    for (i = 0; i < n && text[i]; i += size) {
        size = (long)strlen(text + i) + 1;
        if (!strcmp(text + i, option))
            return i + size < n ? text + i + size : NULL;
    }
    return NULL;
}

/* Hydra (MPICH) puts no name of the job in the environment; but on all nodes the ranks' ancestor has been started with
 * the same --control-port HOST:PORT. Ranks that a program spawns have another ancestor, of another --pgid, with that
 * port: they are of the run, whichever that is. */
static bool trace__run_of_hydra(char *to, size_t size)
{
    uint64_t process[2] = {0, 0}, parent; /* and when it began */
    int up;
    for (up = 0; up < 16 && trace__process_look(process[0], &parent, &process[1]) && parent > 1; up++) {
        char text[1024];
        const char *port, *group;
        long n = trace__process_slurp(process[0] = parent, "cmdline", text, sizeof text);
        port = trace__word_behind(text, n, "--control-port");
        if (!port || strlen(port) >= size || !strchr(port, ':'))
            continue;
        trace__text(to, port);
        group = trace__word_behind(text, n, "--pgid");
        if (group && !strcmp(group, "0") && trace__process_look(parent, &parent, &process[1]))
            trace__run_launched_by(process, sizeof process);
        return true;
    }
    return false;
}

/* OMPI 4 numbers the jobs of one mpirun, also those that it spawns later, in the low half of a number; 5 and PRRTE
 * behind an @. */
static void trace__run_of_pmix(char *to, const char *name, size_t size)
{
    size_t n = strlen(name), at = strcspn(name, "@");
    char *end;
    unsigned long number = strtoul(name, &end, 10);
    if (!*end && number > 65535)
        trace__decimal(to, number >> 16, 1);
    else if (!strncmp(name, "prterun-", 8))
        n = at;
    if (*end || number <= 65535) {
        n = n < size ? n : size - 1;
        memcpy(to, name, n);
        to[n] = 0;
    }
}

/* The number behind --pgid of MPICH's proxy, the nearest ancestor that has one; 0: there is none. */
static uint64_t trace__run_proxy_group(void)
{
    uint64_t process = 0, parent = 0, began;
    int up;
    for (up = 0; up < 16 && trace__process_look(process, &parent, &began) && parent > 1; up++) {
        char text[1024];
        long n = trace__process_slurp(process = parent, "cmdline", text, sizeof text);
        const char *group = trace__word_behind(text, n, "--pgid");
        if (group)
            return strtoull(group, NULL, 10);
    }
    return 0;
}

/* Which of the worlds of its launcher's job this process belongs to: 0 the first one, 1 and more if ranks started it.
 * OMPI 4 numbers them from 1 in the low half of a number, 5 and PRRTE behind an @; MPICH tells a process that ranks
 * started that it is one, and its proxy which. */
TRACE__INTERNAL uint64_t trace__run_spawned(void)
{
    const char *name = trace__env("PMIX_NAMESPACE"), *at;
    char *end;
    uint64_t number;
    if (!name)
        name = trace__env("OMPI_MCA_ess_base_jobid");
    if (!name)
        return trace__env("PMI_SPAWNED") ? trace__run_proxy_group() & 0xfff : 0;
    at = strrchr(name, '@');
    if (!strncmp(name, "prterun-", 8) && at)
        number = strtoull(at + 1, NULL, 10);
    else {
        number = strtoull(name, &end, 10);
        number = !*end && number > 65535 ? number & 65535 : 0;
    }
    return number > 1 ? (number - 1) & 0xfff : 0;
}

/* How long a text is before `end`, "" for all of it. */
static size_t trace__text_until(const char *s, const char *end)
{
    const char *found = *end ? strstr(s, end) : NULL;
    return found ? (size_t)(found - s) : strlen(s);
}

/* What the launcher calls this run, "" if it does not; `deep`: also what takes a look at other processes. */
static void trace__run_of_launcher(char *to, size_t size, bool deep)
{
    static const struct {
        const char *kind, *variable;
        const char *launcher, *until; /* only this launcher on this node has it, up to where; NULL: names are unique */
    } ids[] = {
        {"pmix:", "PMIX_NAMESPACE", "PMIX_SERVER_URI2", ""},
        {"pmix:", "OMPI_MCA_ess_base_jobid", "OMPI_MCA_orte_local_daemon_uri", ""},
        {"pals:", "PALS_APID", NULL, NULL},
        {"impi:", "I_MPI_HYDRA_UUID", NULL, NULL},
        {"mvapich:", "MPISPAWN_MPIRUN_ID", NULL, NULL},
        {"hydra:", NULL, NULL, NULL},
        {"torchrun:", "TORCHELASTIC_RUN_ID", "TORCHELASTIC_ERROR_FILE", "/attempt_"},
        {"flux:", "FLUX_JOB_ID", NULL, NULL},
        {"slurm:", "SLURM_JOB_ID", NULL, NULL},
    };
    const char *step = trace__env("SLURM_STEP_ID");
    size_t i;
    for (i = 0; i < sizeof ids / sizeof *ids; i++) {
        const char *s = ids[i].variable ? trace__env(ids[i].variable) : NULL;
        char *p = trace__text(to, ids[i].kind);
        const char *launcher = ids[i].launcher ? trace__env(ids[i].launcher) : NULL;
        size_t left = size - (size_t)(p - to), n = s ? strlen(s) : 0;
        if (!ids[i].variable && deep && trace__env("PMI_RANK") && trace__run_of_hydra(p, left))
            return;
        /* torchrun's "none" names nothing, nor does a batch job in which programs run one after the other */
        if (!n || !strcmp(s, "none") || (!strcmp(ids[i].kind, "slurm:") && !step) ||
            (!strcmp(ids[i].kind, "flux:") && !trace__env("FLUX_TASK_RANK")))
            continue;
        if (launcher)
            trace__run_launched_by(launcher, trace__text_until(launcher, ids[i].until));
        if (i < 2)
            trace__run_of_pmix(p, s, left);
        else {
            n = n < left ? n : left - 1;
            memcpy(p, s, n);
            p[n] = 0;
            if (!strcmp(ids[i].kind, "slurm:") && n + strlen(step) + 2 < left)
                trace__text(trace__text(p + n, "."), step);
        }
        return;
    }
    memset(to, 0, size);
}

static bool trace__run_own;         /* made here, or by who started this program: other ranks may have another */
static uint64_t trace__met;         /* when this process, as a rank, had met the others: as TRACE_WORD_MET */
static uint32_t trace__met_process; /* its number; not that of a child */

/* Now: at the end of that call, or when the program says which rank it is. The first time counts. */
TRACE__INTERNAL void trace__run_meet(void)
{
    uint32_t self = trace__os_pid();
    if (__atomic_load_n(&trace__met_process, __ATOMIC_ACQUIRE) == self)
        return;
    __atomic_store_n(&trace__met, trace__os_clock_ns(TRACE__REALTIME) >> TRACE_MET_SHIFT, __ATOMIC_RELAXED);
    __atomic_store_n(&trace__met_process, self, __ATOMIC_RELEASE);
}

/* What the header says of that: nothing where the run has a name that all its ranks have. */
TRACE__INTERNAL uint64_t trace__run_met(void)
{
    bool named = trace__c.run[0] && !trace__run_own;
    if (named || __atomic_load_n(&trace__met_process, __ATOMIC_ACQUIRE) != trace__os_pid())
        return 0;
    return __atomic_load_n(&trace__met, __ATOMIC_RELAXED);
}

static void trace__run_made(char *to)
{
    uint64_t number;
    int i;
    trace__os_random(&number, sizeof number);
    for (i = 0; i < 12; i++)
        *to++ = "0123456789abcdef"[number >> (4 * i) & 15];
    *to = 0;
}

/* glibc 2.32: nobody can be reading the environment now */
extern char trace__single_threaded __asm__("__libc_single_threaded") __attribute__((weak));

/* When the recorder is set up. */
TRACE__INTERNAL void trace__run_choose(void)
{
    trace__config *c = &trace__c;
    const char *given = trace__option(TRACE__OPTION_RUN);
    size_t n = given ? strlen(given) : 0;
    char own[16];
    if (n >= sizeof c->run) {
        trace__warn("TRACE_RUN=%s is longer than %u bytes; the rest is ignored", given, (unsigned)sizeof c->run - 1);
        n = sizeof c->run - 1;
    }
    if (n && *given != '+') {
        memcpy(c->run, given, n);
        return;
    }
    trace__run_of_launcher(c->run, sizeof c->run, false);
    if (c->run[0] || (c->rank >= 0 && c->world > 1))
        return;
    trace__run_own = true;
    if (n > 1) {
        memcpy(c->run, given + 1, n - 1);
        return;
    }
    trace__run_made(c->run);
    own[0] = '+';
    trace__text(own + 1, c->run);
    if (&trace__single_threaded && trace__single_threaded)
        trace__setenv("TRACE_RUN", own, 1);
}

/* When a file is opened. */
TRACE__INTERNAL void trace__run_settle(void)
{
    if (!trace__c.run[0])
        trace__run_of_launcher(trace__c.run, sizeof trace__c.run, true);
}
