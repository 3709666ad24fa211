/* job.c - ranks meet in the directory of the trace
 *
 * DIR/.run/ holds an empty file for each rank that began and each that ended. A mark is made with O_EXCL, also between hosts, so a
 * directory that holds the mark "begun" of this rank is that of an earlier run, and one mark "report" picks who prints.
 */
#include "run.h"
#include "common/options.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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
static const struct launcher { const char *rank, *world, *only_if; } launchers[] = {
    {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", NULL},
    {"PMI_RANK", "PMI_SIZE", NULL},
    {"MV2_COMM_WORLD_RANK", "MV2_COMM_WORLD_SIZE", NULL},
    {"PALS_RANKID", "PALS_SIZE", NULL},
    {"FLUX_TASK_RANK", "FLUX_JOB_SIZE", NULL},
    {"SLURM_PROCID", "SLURM_STEP_NUM_TASKS", "SLURM_STEP_ID"},
    {"RANK", "WORLD_SIZE", "TORCHELASTIC_RUN_ID"},
};

static void find_rank(job *j)
{
    size_t i;
    j->rank = 0;
    j->world = 1;
    for (i = 0; i < sizeof launchers / sizeof *launchers; i++) {
        const struct launcher *l = &launchers[i];
        long rank = number(l->rank), world = number(l->world);
        if (rank < 0 || world <= rank || (l->only_if && !getenv(l->only_if)))
            continue;
        j->rank = (int)rank;
        j->world = (int)world;
        return;
    }
}

/* What all ranks of this run have in common and, if possible, no other run has. */
static char *run_name(const job *j)
{
    static const char *const ids[] = {"PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid", "PALS_APID", "FLUX_JOB_ID", "SLURM_JOB_ID", "PBS_JOBID",
                                      "LSB_JOBID", "COBALT_JOBID", "PMI_JOBID", "I_MPI_HYDRA_UUID", "TORCHELASTIC_RUN_ID"};
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
        name = tool_text("%s%s%s", id, step && strstr(ids[i - 1], "SLURM") ? "." : "", step && strstr(ids[i - 1], "SLURM") ? step : "");
    else
        name = tool_text("run");
    for (p = name; *p; p++)
        if (*p == '/' || (unsigned char)*p < '!' || *p == 0x7f)
            *p = '_';
    return name;
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
    if (mkdir(path, 0700) && errno != EEXIST)
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

static bool try_dir(job *j)
{
    char *run = tool_text("%s/.run", j->dir);
    make_dirs(j->dir);
    if (mkdir(run, 0700) && errno != EEXIST)
        tool_fail("%s: %s", run, strerror(errno));
    free(run);
    return mark(j, "begun", j->rank);
}

void job_begin(job *j, const char *wanted, bool strict, const char *program)
{
    const char *base = strrchr(program, '/') ? strrchr(program, '/') + 1 : program;
    char cwd[PATH_MAX], *name;
    unsigned k;
    find_rank(j);
    if (!getcwd(cwd, sizeof cwd))
        tool_fail("the current directory: %s", strerror(errno));
    if (wanted)
        name = *wanted == '/' ? tool_text("%s", wanted) : tool_text("%s/%s", cwd, wanted);
    else
        name = tool_text("%s/trace-%s-%s", cwd, base, run_name(j));
    for (k = 1; k < 10000; k++) {
        j->dir = k == 1 ? tool_text("%s", name) : tool_text("%s.%u", name, k);
        if (try_dir(j))
            break;
        if (strict)
            tool_fail("%s already holds the trace of a run; remove it or give another directory with -o", wanted);
        free(j->dir);
    }
    free(name);
}

void job_end(job *j)
{
    char *run = tool_text("%s/.run", j->dir);
    int ended = 0;
    DIR *d;
    struct dirent *e;
    mark(j, "ended", j->rank);
    d = opendir(run);
    free(run);
    while (d && (e = readdir(d)) != NULL)
        ended += !strncmp(e->d_name, "ended.", 6);
    if (d)
        closedir(d);
    j->last = ended >= j->world && mark(j, "report", -1);
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
