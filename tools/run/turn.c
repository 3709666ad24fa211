/* turn.c - what many ranks have to say, one says
 *
 * A launcher gives all ranks the same options and the same folder, so what is wrong for one is wrong for all. Of those
 * that one process of the launcher started, on one host, who comes first with an error or a warning prints it and
 * leaves its rank in a file that is named after the launcher's process, the job and the text. It holds the file's lock
 * until the text is out: a rank that ended before could make the launcher kill it. Without such a file everybody
 * prints.
 */
#include "run.h"
#include "common/message.h"
#include "support/memory.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

static job own;
static int mark = -1; /* locked; -1: nobody has to wait */

/* When a process began, in ticks since the host did; 0: there is no such process. Its id alone comes back. */
static unsigned long long began(long pid)
{
    enum { NAME = 2, BEGAN = 22 }; /* fields of proc(5) */
    char *path = tool_text("/proc/%ld/stat", pid), text[1024], *at;
    FILE *f = fopen(path, "re");
    size_t n = f ? fread(text, 1, sizeof text - 1, f) : 0;
    int field;
    if (f)
        fclose(f);
    free(path);
    text[n] = 0;
    at = strrchr(text, ')');
    for (field = NAME; at && field < BEGAN; field++)
        at = strchr(at + 1, ' ');
    return at ? strtoull(at, NULL, 10) : 0;
}

/* Marks of launchers that are gone. */
static void tidy(const char *folder)
{
    DIR *d = opendir(folder);
    struct dirent *e;
    long pid;
    unsigned long long when;
    while (d && (e = readdir(d)) != NULL)
        if (sscanf(e->d_name, "said-%ld-%llu-", &pid, &when) == 2 && began(pid) != when)
            unlinkat(dirfd(d), e->d_name, 0);
    if (d)
        closedir(d);
}

/* FNV-1a */
static unsigned long long mixed(unsigned long long hash, const char *text)
{
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3ull;
    return hash;
}

static int mark_open(const char *text)
{
    long launcher = (long)getppid();
    char *folder = target_own_folder(), *name = job_name(&own), *path;
    int fd = -1;
    if (folder) {
        tidy(folder);
        path = tool_text("%s/said-%ld-%llu-%016llx", folder, launcher, began(launcher),
                         mixed(mixed(0xcbf29ce484222325ull, name), text));
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
    if (own.world > 1)
        tool_takes_turns = &turn;
}
