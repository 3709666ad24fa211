/* budget.c - see budget.h */
#include "budget.h"
#include "message.h"
#include "support/memory.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static struct rlimit before;
static bool is_set;
static const uint64_t least = 2ull << 30, times = 16;

/* Bytes of the file that are no hole. Its blocks on the disk may be fewer, where the file system compresses. After so
 * many pieces with holes between them the blocks have to do. */
static uint64_t bytes_of_file(const char *path)
{
    enum { PIECES_MOST = 4096 };
    struct stat st;
    uint64_t sum = 0;
    off_t at = 0, hole;
    int fd = -1, pieces = 0;
    if (!stat(path, &st) && S_ISREG(st.st_mode))
        fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return 0;
    for (; pieces < PIECES_MOST && (at = lseek(fd, at, SEEK_DATA)) >= 0; at = hole, pieces++) {
        hole = lseek(fd, at, SEEK_HOLE);
        if (hole <= at)
            break;
        sum += (uint64_t)(hole - at);
    }
    close(fd);
    return pieces && pieces < PIECES_MOST ? sum : (uint64_t)st.st_blocks * 512;
}

/* The reader takes what lies in a folder, and nothing in folders inside it. It refuses what is no regular file, such as
 * a pipe. */
static uint64_t bytes_of(const char *path)
{
    DIR *folder = opendir(path);
    uint64_t sum = 0;
    struct dirent *e;
    if (!folder)
        return bytes_of_file(path);
    while ((e = readdir(folder)) != NULL)
        if (*e->d_name != '.') {
            char *inner = tool_text("%s/%s", path, e->d_name);
            sum += bytes_of_file(inner);
            free(inner);
        }
    closedir(folder);
    return sum;
}

/* In the units of the option and the pages: "2 GiB", "1.5 MiB". */
static char *binary(uint64_t bytes)
{
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    double value = (double)bytes;
    size_t k = 0;
    while (value >= 1024 && k + 1 < sizeof units / sizeof *units) {
        value /= 1024;
        k++;
    }
    return tool_text("%.3g %s", value, units[k]);
}

/* What the process has already, which may be much without being in use: sanitizers, libraries. 0: nobody knows. */
static uint64_t bytes_so_far(void)
{
    unsigned long long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f && fscanf(f, "%*u %*u %*u %*u %*u %llu", &pages) != 1)
        pages = 0;
    if (f)
        fclose(f);
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

void budget_set(int npaths, char *const *paths, uint64_t max_mem)
{
    uint64_t input = 0, allowed, had = bytes_so_far();
    char *allowed_text, *input_text;
    struct rlimit limit;
    for (int i = 0; i < npaths; i++)
        input += bytes_of(paths[i]);
    allowed = input > least / times ? input * times : least;
    allowed = max_mem > allowed ? max_mem : allowed;
    if (!had || getrlimit(RLIMIT_DATA, &limit) || (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= allowed + had))
        return;
    before = limit;
    limit.rlim_cur = allowed + had;
    if (setrlimit(RLIMIT_DATA, &limit))
        return;
    is_set = true;
    allowed_text = binary(allowed);
    input_text = binary(input);
    tr_memory_budget(tool_text("%s are allowed for %s of input; --max-mem N allows N", allowed_text, input_text));
    free(allowed_text);
    free(input_text);
}

void budget_lift(void)
{
    if (is_set)
        (void)setrlimit(RLIMIT_DATA, &before);
    is_set = false;
}
