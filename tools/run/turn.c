/* turn.c - what many ranks have to say, one says
 *
 * A launcher gives all ranks the same options and the same folder, so what is wrong for one is wrong for all. Of those
 * that one process of the launcher started, on one host, who comes first with an error or a warning prints it and
 * leaves its rank in a file that is named after the launcher's process (its number and PID namespace), the job and the
 * text. It holds the file's lock
 * until the text is out: a rank that ended before could make the launcher kill it. Without such a file everybody
 * prints.
 */
#include "run.h"
#include "common/message.h"
#include "support/map.h"
#include "support/process.h"
#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

static job own;
static int mark = -1; /* locked; -1: nobody has to wait */

/* Marks of launchers that are gone. */
static void tidy(const char *folder)
{
    DIR *d = opendir(folder);
    struct dirent *e;
    uint32_t pid;
    uint64_t when, namespace;
    while (d && (e = readdir(d)) != NULL)
        if (sscanf(e->d_name, "said-%" SCNu64 "-%" SCNu32 "-%" SCNu64 "-", &namespace, &pid, &when) == 3 &&
            namespace == tr_process_namespace() && tr_process_began(pid) != when)
            unlinkat(dirfd(d), e->d_name, 0);
    if (d)
        closedir(d);
}

static int mark_open(const char *text)
{
    const uint32_t launcher = (uint32_t)getppid();
    char *folder = target_own_folder(), *name = job_name(&own), *path;
    int fd = -1;
    if (folder && launcher) { /* 0: it is in another PID namespace */
        tidy(folder);
        path = tool_text("%s/said-%" PRIu64 "-%" PRIu32 "-%" PRIu64 "-%016" PRIx64, folder, tr_process_namespace(),
                         launcher, tr_process_began(launcher),
                         tr_hash(text, strlen(text), tr_hash(name, strlen(name), 0)));
        fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        free(path);
    }
    free(name);
    free(folder);
    return fd;
}

static bool begin(const char *text)
{
    char rank[16] = "", whose[16] = "";
    ssize_t n;
    mark = mark_open(text);
    if (mark < 0)
        return true;
    snprintf(rank, sizeof rank, "%d", own.rank);
    if (flock(mark, LOCK_EX))
        return true;
    n = read(mark, whose, sizeof whose - 1);
    return n <= 0 ? write(mark, rank, strlen(rank)) != 0 : !strcmp(whose, rank);
}

static void end(void)
{
    if (mark >= 0)
        close(mark);
    mark = -1;
}

void turn_take(void)
{
    static const tool_turn turn = {begin, end};
    job_find_rank(&own);
    if (own.world != 1)
        tool_takes_turns = &turn;
}
