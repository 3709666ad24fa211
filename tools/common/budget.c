/* budget.c - see budget.h */
#include "budget.h"
#include "message.h"
#include "support/memory.h"
#include "units.h"
#include <dirent.h>
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

/* What the file has on its disk: a hole has nothing. */
static uint64_t bytes_of_file(const char *path)
{
    struct stat st;
    return stat(path, &st) || !S_ISREG(st.st_mode) ? 0 : (uint64_t)st.st_blocks * 512;
}

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
    char allowed_text[UNIT_TEXT], input_text[UNIT_TEXT];
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
    tr_memory_budget(tool_text("%s are allowed for %s of input; --max-mem N allows N",
                               unit_bytes(allowed_text, allowed), unit_bytes(input_text, input)));
}

void budget_lift(void)
{
    if (is_set)
        (void)setrlimit(RLIMIT_DATA, &before);
    is_set = false;
}
