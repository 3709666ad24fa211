/* args.c - a tool's own main() on any command line: an input's lines are its words
 *
 * "@" is a recording ($FUZZ_FILE), /dev/null is itself; of other words "/" becomes "_", so that what they name lies in
 * the current folder, which is emptied after each run ($FUZZ_DIR/args). The tool ends with 0, 1 or 2; trace-run also
 * with 126 or 127, for it gets no child: boxed_fork(). FUZZ_SAY=1: the command lines on stderr. */
#include "boxed.h"
#include "common.h"
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "views.h"

enum { WORDS = 24 };

extern char **environ;
static const char *recording;

static int drop(const char *path, const struct stat *st, int what, struct FTW *where)
{
    (void)st, (void)what;
    if (where->level)
        remove(path);
    return 0;
}

static void begin(void)
{
    static uint8_t data[1 << 20];
    char path[4096];
    FILE *f = getenv("FUZZ_FILE") ? fopen(getenv("FUZZ_FILE"), "rb") : NULL;
    size_t n = f ? fread(data, 1, sizeof data, f) : 0;
    if (f)
        fclose(f);
    recording = fuzz_file(0, data, n);
    snprintf(path, sizeof path, "%s/args.%d", getenv("FUZZ_DIR") ? getenv("FUZZ_DIR") : "/dev/shm", getpid());
    if ((mkdir(path, 0700) && chdir(path)) || chdir(path))
        abort();
    setenv("HOME", path, 1);
    setenv("XDG_CACHE_HOME", path, 1);
    setenv("TMPDIR", path, 1);
    setenv("TRACE_LIB", "/proc/self/exe", 1); /* of trace-run: a file that is there */
}

static int split(char *text, size_t size, char **argv)
{
    char *at = text, *end = text + size, *p;
    int argc = 0;
    argv[argc++] = (char *)TOOL;
    while (at < end && argc < WORDS) {
        char *stop = memchr(at, '\n', (size_t)(end - at));
        *(stop ? stop : end) = 0;
        for (p = at; *p && strcmp(at, "/dev/null"); p++)
            *p = *p == '/' ? '_' : *p;
        argv[argc++] = strcmp(at, "@") ? at : (char *)recording;
        at = (stop ? stop : end) + 1;
    }
    argv[argc] = NULL;
    return argc;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *argv[WORDS + 1], *text = malloc(size + 1), **before;
    int argc, status, i, n;
    if (!recording)
        begin();
    memcpy(text, data, size);
    text[size] = 0;
    argc = split(text, size, argv);
    for (i = 0; getenv("FUZZ_SAY") && i < argc; i++)
        fprintf(stderr, "%s%s", argv[i], i + 1 < argc ? " " : "\n");
    before = environ; /* setenv() makes another list */
    for (n = 0; before[n]; n++) {}
    environ = calloc((size_t)n + 1, sizeof *environ);
    memcpy(environ, before, (size_t)n * sizeof *environ);
    status = boxed_run(argc, argv, (size_t)1 << 30);
    free(environ);
    environ = before;
    if (getenv("FUZZ_SAY"))
        fprintf(stderr, "%d\n", status);
    if (status < 0 || (status > 2 && (strcmp(TOOL, "trace-run") || (status != 126 && status != 127))))
        __builtin_trap();
    nftw(".", drop, 8, FTW_DEPTH | FTW_PHYS);
    free(text);
    return 0;
}
