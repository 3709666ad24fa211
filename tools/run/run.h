/* run.h - what the files of trace-run share
 *
 * One trace-run stands beside each process the launcher starts, so `mpirun -n 4 trace-run -- ./a.out` has four. They
 * meet in the directory of the trace only (job.c): each leaves a mark when its program begins and when it has ended,
 * and who finds all ended prints the tally. Nobody waits for anybody.
 */
#ifndef RUN_H
#define RUN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- check.c: what would be found wrong too late ----------------------------------------------------------------- */
typedef struct setting {
    const char *variable, *option, **value;
} setting; /* *value NULL: the option was not given */
/* Ends the program with status 2 if an option's value, a variable's, or a variable's name is wrong. `settings` ends
 * with one without variable. */
void check_settings(const setting *settings);
/* ... or if the file that the option names could not be written. */
void check_writable(const char *option, const char *file);

/* ---- target.c: what is about to be run --------------------------------------------------------------------------- */
/* Why a library cannot be injected into the program, or NULL. Looks it up in PATH as execvp does. */
const char *target_obstacle(const char *program);
/* Path of libtrace-h.so; ends the program if there is none. */
const char *target_library(void);
/* A tool that was installed beside this one. */
char *target_tool(const char *name);
/* The file that execvp would run; NULL: there is none. */
char *target_file(const char *program);
/* The folder of this tool. */
char *target_folder(void);
/* A folder for small files, which only this user can write and which stays; NULL: there is none. To be freed. */
char *target_own_folder(void);

/* ---- ready.c: ready wrappers of other libraries --------------------------------------------------------------------
 */
enum { READY_MAX = 64 };
typedef struct ready {
    char *list, *preload; /* the list of APIs as the recorder knows them; files, parted by ':' */
} ready;
/* Takes the APIs that have a library beside `library` (libtrace-h.so) out of the list. */
ready ready_choose(const char *list, const char *library);
size_t ready_names(const char *library, const char **names, size_t room);
/* Prints all APIs there are. */
void ready_list(const char *library);

/* ---- torch.c: --torch
 * ---------------------------------------------------------------------------------------------- */
/* Ends the program if the option's value is wrong. */
void torch_check(const char *detail);
/* The folder that PYTHONPATH is to begin with; ends the program if there is no Python package. */
char *torch_site(const char *program);

/* ---- job.c: which process of which job --------------------------------------------------------------------------- */
enum { JOB_UNKNOWN = 0 };
typedef struct job {
    int rank, world; /* 0 and 1 for a program that no launcher started; JOB_UNKNOWN: of how many nothing says */
    char *dir;       /* absolute path of the trace */
    char *run;       /* TRACE_RUN: the run's id, the same on all ranks */
    bool last;       /* this one found all others ended */
} job;
/* Sets rank and world by the launcher's variables. */
void job_find_rank(job *j);
/* What the launcher calls a job of several ranks; to be freed. */
char *job_name(const job *j);
/* Finds or makes the directory. `wanted` NULL: a name made from the program's and the job's, in the current directory.
 * If it holds traces of another run, or another run is using it, a number is added, or a folder with a number if
 * `inside`, and the result is true. */
bool job_begin(job *j, const char *wanted, bool inside, const char *program);
/* Leaves the mark; sets `last` in exactly one process of the job. */
void job_end(job *j);
/* Removes the marks, and the directory if nothing was recorded. When all have ended. */
void job_remove(job *j);

/* ---- turn.c: what many ranks have to say, one says --------------------------------------------------------------- */
/* From here on an error or a warning is printed by one of the ranks that have it, on each host. */
void turn_take(void);

/* ---- ending.c: how the program ended is on record ---------------------------------------------------------------- */
typedef struct ended {
    pid_t program;
    uint64_t began; /* as /proc says, in clock ticks since boot */
    int status;     /* of waitpid */
} ended;
/* Says so in the files that it left in the folder. */
void ending_say(const char *dir, const ended *e);

/* ---- child.c: the program, as if it had been started without us -------------------------------------------------- */
typedef struct child_hooks {
    void (*prepare)(void *user); /* in the new process, before the program takes its place */
    /* when it has ended; if this process was killed meanwhile, in another one, and perhaps in both */
    void (*over)(void *user);
    /* before that, if it is known how; perhaps in this process and in another one */
    void (*ended)(void *user, const ended *e);
    void *user;
    bool keep_stdout; /* `over` writes there */
} child_hooks;
/* Runs it. The status of waitpid, or -1 if it could not be started, and then *error is why. */
int child_run(char *const argv[], const child_hooks *hooks, int *error);
/* Ends this process as the program ended. */
_Noreturn void child_exit_like(int status);

/* ---- report.c: what is printed in the end ------------------------------------------------------------------------ */
typedef struct report {
    const char *dir;
    const char *program; /* that was run; NULL: none */
    bool events, json, tally, quiet;
    const char *timeline; /* file, "" = dir/timeline.pftrace, NULL = none */
    const char *output;   /* file for text, NULL = stderr */
} report;
/* The folder with the newest .bin file: TRACE_OUT, trace-* or out in the current directory; NULL: there is none. */
const char *report_newest(void);
const char *report_shown(const char *dir); /* as people write it: relative to the current directory if it lies below */
int report_print(const report *r);         /* the worst exit status of the tools; -1: nothing was recorded */
/* Starts trace-report --watchdog beside the program. It reports on the standard error what the job waits for. 0: it did
 * not start. */
pid_t report_watch(const char *dir, const char *time);
void report_unwatch(pid_t watchdog); /* ends it, if it is not 0 */
#endif
