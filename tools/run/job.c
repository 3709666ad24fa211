/* job.c - ranks meet in the directory of the trace
 *
 * DIR/.run/ is there while the job runs. Its file `id` says which run it is; the first rank makes it, unless DIR holds
 * traces. Besides there is an empty file for each rank that began and each that ended. A mark is made with O_EXCL, also
 * between hosts, so a directory that holds the mark "begun" of this rank is that of another run, and one mark "report"
 * picks who prints. That one removes DIR/.run/ in the end.
 */
#include "run.h"
#include "common/options.h"
#include "public/sources.gen.h"
#include "core/options.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static long number(const char *name)
{
    const char *s = name ? getenv(name) : NULL;
    char *end;
    long v = s && *s ? strtol(s, &end, 10) : -1;
    return s && *s && !*end && v >= 0 && v < INT_MAX ? v : -1;
}

/* A launcher's variables count together only: a batch script, for one, has SLURM_PROCID but is no rank. */
static const struct launcher {
    const char *rank, *world, *only_if;
    const char *id; /* names the run, so that ranks find each other though nothing says how many they are; or NULL */
} launchers[] = {
    {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", NULL, NULL},
    {"PMI_RANK", "PMI_SIZE", NULL, NULL},
    {"MV2_COMM_WORLD_RANK", "MV2_COMM_WORLD_SIZE", NULL, NULL},
    {"PALS_RANKID", "PALS_SIZE", NULL, "PALS_APID"},
    {"FLUX_TASK_RANK", "FLUX_JOB_SIZE", NULL, "FLUX_JOB_ID"},
    {"SLURM_PROCID", "SLURM_STEP_NUM_TASKS", "SLURM_STEP_ID", NULL},
    {"SLURM_PROCID", "SLURM_NTASKS", "SLURM_STEP_ID", "SLURM_JOB_ID"},
    {"RANK", "WORLD_SIZE", "TORCHELASTIC_RUN_ID", NULL},
};

static bool is_set(const char *name) { return name && getenv(name) && *getenv(name); }

void job_find_rank(job *j)
{
    size_t i;
    j->rank = 0;
    j->world = 1;
    for (i = 0; i < sizeof launchers / sizeof *launchers; i++) {
        const struct launcher *l = &launchers[i];
        long rank = number(l->rank), world = number(l->world);
        if (rank < 0 || (l->only_if && !is_set(l->only_if)) || (world <= rank && !is_set(l->id)))
            continue;
        j->rank = (int)rank;
        j->world = world > rank ? (int)world : JOB_UNKNOWN;
        return;
    }
}

/* What all ranks of this run have in common and, if possible, no other run has. */
static char *run_name(const job *j)
{
    static const char *const ids[] = {"PMIX_NAMESPACE",     "OMPI_MCA_ess_base_jobid",
                                      "PALS_APID",          "FLUX_JOB_ID",
                                      "SLURM_JOB_ID",       "PBS_JOBID",
                                      "LSB_JOBID",          "COBALT_JOBID",
                                      "PMI_JOBID",          "I_MPI_HYDRA_UUID",
                                      "TORCHELASTIC_RUN_ID"};
    const char *local = getenv("MPI_LOCALNRANKS"), *id = NULL, *step = getenv("SLURM_STEP_ID");
    char text[64], *name, *p;
    time_t now = time(NULL);
    struct tm tm;
    size_t i;
    if (j->world == 1) {
        localtime_r(&now, &tm);
        strftime(text, sizeof text, "%Y%m%d-%H%M%S", &tm);
        return tool_text("%s", text);
    }
    for (i = 0; i < sizeof ids / sizeof *ids && (!id || !*id); i++)
        id = getenv(ids[i]);
    if (local && atoi(local) == j->world) /* all have one parent */
        name = tool_text("%s%s%ld", id ? id : "", id ? "-" : "", (long)getppid());
    else if (id)
        name = tool_text("%s%s%s", id, step && strstr(ids[i - 1], "SLURM") ? "." : "",
                         step && strstr(ids[i - 1], "SLURM") ? step : "");
    else
        name = tool_text("run");
    for (p = name; *p; p++)
        if (*p == '/' || (unsigned char)*p < '!' || *p == 0x7f)
            *p = '_';
    return name;
}

static uint32_t mode_bits(void)
{
    const char *given = getenv("TRACE_MODE_BITS");
    uint32_t bits = 0600;
    if (given && *given)
        trace__parse_mode_bits(given, &bits);
    return bits;
}

/* A folder that those may enter who may read the files (TRACE_MODE_BITS); false: errno says why. */
static bool make_folder(const char *path)
{
    uint32_t bits = mode_bits();
    if (mkdir(path, 0700))
        return errno == EEXIST;
    return bits == 0600 || !chmod(path, trace__folder_bits(bits));
}

static void make_dirs(char *path)
{
    char *p;
    for (p = path + 1; *p; p++)
        if (*p == '/') {
            *p = 0;
            mkdir(path, 0777);
            *p = '/';
        }
    if (!make_folder(path))
        tool_fail("%s: %s", path, strerror(errno));
}

/* True if the mark is new. */
static bool mark(const job *j, const char *what, int rank)
{
    char *path = rank < 0 ? tool_text("%s/.run/%s", j->dir, what) : tool_text("%s/.run/%s.%d", j->dir, what, rank);
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600), why = errno;
    if (fd < 0 && why != EEXIST && !strcmp(what, "begun"))
        tool_fail("%s: %s", path, strerror(why));
    if (fd >= 0)
        close(fd);
    free(path);
    return fd >= 0;
}

static bool ends_with(const char *text, const char *end)
{
    size_t n = strlen(text), m = strlen(end);
    return n > m && !strcmp(text + n - m, end);
}

/* Files of the directory whose names begin and end so. */
static size_t count(const char *dir, const char *below, const char *begin, const char *end)
{
    char *path = tool_text("%s%s", dir, below);
    DIR *d = opendir(path);
    struct dirent *e;
    size_t n = 0;
    while (d && (e = readdir(d)) != NULL)
        n += !strncmp(e->d_name, begin, strlen(begin)) && (!*end || ends_with(e->d_name, end));
    if (d)
        closedir(d);
    free(path);
    return n;
}

static char *made_id(void)
{
    const char *given = getenv("TRACE_RUN");
    unsigned char random[6];
    if (given && *given && *given != '+')
        return tool_text("%.47s", given);
    if (getrandom(random, sizeof random, 0) != sizeof random)
        tool_fail("no random number: %s", strerror(errno));
    return tool_text("%02x%02x%02x%02x%02x%02x", random[0], random[1], random[2], random[3], random[4], random[5]);
}

char *job_name(const job *j) { return j->world != 1 ? run_name(j) : tool_text("alone"); }

/* The id that is there; or this one, complete under its name at once, if there is none yet. */
static void make_id(const job *j)
{
    char *path = tool_text("%s/.run/id", j->dir), *draft = tool_text("%s/.run/draft-XXXXXX", j->dir), *id = made_id(),
         *name = job_name(j);
    int fd = mkstemp(draft);
    bool written = fd >= 0 && dprintf(fd, "%s\n%s\n", id, name) > 0;
    if (!written || close(fd))
        tool_fail("%s: %s", draft, strerror(errno));
    /* some file systems have no links */
    if (link(draft, path) && errno != EEXIST && (access(path, F_OK) == 0 || rename(draft, path)))
        if (access(path, F_OK))
            tool_fail("%s: %s", path, strerror(errno));
    unlink(draft);
    free(path);
    free(draft);
    free(id);
    free(name);
}

/* Whether the run that the directory is of is this one; j->run is its id then. */
static bool same_run(job *j)
{
    char *path = tool_text("%s/.run/id", j->dir), *mine = job_name(j), id[128] = "", name[256] = "";
    FILE *f = fopen(path, "re");
    bool same = f && fgets(id, sizeof id, f) && fgets(name, sizeof name, f);
    if (f)
        fclose(f);
    id[strcspn(id, "\n")] = 0;
    name[strcspn(name, "\n")] = 0;
    same = same && !strcmp(name, mine);
    j->run = tool_text("%s", id);
    free(path);
    free(mine);
    return same;
}

static bool has_id(const job *j) { return count(j->dir, "/.run", "id", "") > 0; }

/* Marks of a job that is over, and whose traces somebody removed. */
static bool is_left(job *j)
{
    size_t begun = count(j->dir, "/.run", "begun.", "");
    return has_id(j) && !count(j->dir, "", "", ".bin") && begun > 0 && begun == count(j->dir, "/.run", "ended.", "") &&
           (!same_run(j) || j->world == 1);
}

static bool try_dir(job *j)
{
    char *run = tool_text("%s/.run", j->dir);
    if (is_left(j))
        job_remove(j);
    make_dirs(j->dir);
    if (!has_id(j) && count(j->dir, "", "", ".bin") && !has_id(j))
        return false;
    if (!make_folder(run))
        tool_fail("%s: %s", run, strerror(errno));
    free(run);
    if (!has_id(j))
        make_id(j);
    return same_run(j) && mark(j, "begun", j->rank);
}

bool job_begin(job *j, const char *wanted, bool inside, const char *program)
{
    const char *base = strrchr(program, '/') ? strrchr(program, '/') + 1 : program;
    char cwd[PATH_MAX], *name, *last;
    unsigned k;
    job_find_rank(j);
    if (!getcwd(cwd, sizeof cwd))
        tool_fail("the current directory: %s", strerror(errno));
    if (wanted)
        name = *wanted == '/' ? tool_text("%s", wanted) : tool_text("%s/%s", cwd, wanted);
    else {
        last = run_name(j);
        name = tool_text("%s/trace-%s-%s", cwd, base, last);
        free(last);
    }
    for (k = 1; k < 10000; k++) {
        j->dir = k == 1 ? tool_text("%s", name) : tool_text(inside ? "%s/%u" : "%s.%u", name, k);
        if (try_dir(j))
            break;
        free(j->dir);
    }
    free(name);
    return k > 1;
}

void job_end(job *j)
{
    mark(j, "ended", j->rank);
    j->last =
        j->world != JOB_UNKNOWN && count(j->dir, "/.run", "ended.", "") >= (size_t)j->world && mark(j, "report", -1);
}

void job_remove(job *j)
{
    char *run = tool_text("%s/.run", j->dir);
    DIR *d = opendir(run);
    struct dirent *e;
    while (d && (e = readdir(d)) != NULL)
        if (*e->d_name != '.')
            unlinkat(dirfd(d), e->d_name, 0);
    if (d)
        closedir(d);
    rmdir(run);
    rmdir(j->dir); /* only if nothing else is there */
    free(run);
}
