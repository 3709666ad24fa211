/* torch.c - --torch: where the Python package traceh keeps what instruments PyTorch
 *
 * It is a folder with a sitecustomize.py, which Python reads at its start if the folder is in PYTHONPATH. That needs no
 * line in the program, and child processes inherit it. */
#include "run.h"
#include "common/options.h"
#include "common/word.h"
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* NULL: there is no such folder in `package`. */
static char *site_in(const char *package)
{
    char *file = tool_text("%s/torch/site/sitecustomize.py", package), *real = realpath(file, NULL);
    free(file);
    if (real)
        *strrchr(real, '/') = 0;
    return real;
}

/* The folder of the package, as that Python finds it; "": it has none, or there is no such Python. */
static void ask_python(const char *python, char *answer, size_t size)
{
    static const char code[] = "import importlib.util as u; s = u.find_spec('traceh')\n"
                               "print(list(s.submodule_search_locations)[0] if s else '')";
    int fds[2], null;
    size_t n = 0;
    ssize_t k = 0;
    pid_t child;
    answer[0] = 0;
    if (pipe2(fds, O_CLOEXEC))
        return;
    child = fork();
    if (child == 0) {
        null = open("/dev/null", O_RDWR | O_CLOEXEC);
        dup2(null, 0);
        dup2(fds[1], 1);
        dup2(null, 2);
        execlp(python, python, "-c", code, (char *)NULL);
        _exit(127);
    }
    close(fds[1]);
    while (child > 0 && n + 1 < size && ((k = read(fds[0], answer + n, size - 1 - n)) > 0 || (k < 0 && errno == EINTR)))
        n += k > 0 ? (size_t)k : 0;
    close(fds[0]);
    while (child > 0 && waitpid(child, &null, 0) < 0 && errno == EINTR)
        ;
    answer[n] = 0;
    answer[strcspn(answer, "\n")] = 0;
}

/* The Python that will run: the program itself, or what a script's first line names. */
static char *python_of(const char *program)
{
    const char *base = strrchr(program, '/');
    char line[PATH_MAX], *s, *name, *file = target_file(program);
    FILE *f;
    base = base ? base + 1 : program;
    if (!strncmp(base, "python", 6)) {
        free(file);
        return tool_text("%s", program);
    }
    f = file ? fopen(file, "re") : NULL;
    s = f ? fgets(line, sizeof line, f) : NULL;
    if (f)
        fclose(f);
    free(file);
    if (s && !strncmp(s, "#!", 2) && strstr(s, "python")) {
        for (name = strtok(s + 2, " \t\r\n"); name; name = strtok(NULL, " \t\r\n"))
            if (strstr(name, "python"))
                return tool_text("%s", name);
    }
    return tool_text("python3");
}

static const char *const details[] = {"modules", "names", "flows", "shapes", NULL};

void torch_check(const char *detail)
{
    for (size_t i = 0; details[i]; i++)
        if (!*detail || !strcmp(detail, details[i]))
            return;
    tool_fail("--torch=%s: %s", detail, word_text(detail, strlen(detail), details));
}

/* What the prefix of this tool has, though that Python does not look there; NULL: nothing. */
static char *installed_site(void)
{
    char *dir = target_folder(), *pattern = tool_text("%s/../lib*/python3*/*-packages/traceh", dir), *site = NULL;
    glob_t found;
    if (glob(pattern, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc && !site; i++)
            site = site_in(found.gl_pathv[i]);
        globfree(&found);
    }
    free(pattern);
    free(dir);
    return site;
}

char *torch_site(const char *program)
{
    static const char *const places[] = {"..", "python/traceh"}; /* beside this tool: in a wheel, as built */
    const char *given = getenv("TRACE_PYTHON");
    char *dir = target_folder(), *python, *package, *site = NULL, answer[PATH_MAX];
    if (given && *given) {
        package = tool_text("%s/traceh", given);
        site = site_in(package);
        free(package);
        if (!site)
            tool_fail("--torch: TRACE_PYTHON=%s has no folder traceh with the Python package", given);
    }
    for (size_t i = 0; i < sizeof places / sizeof *places && !site; i++) {
        package = tool_text("%s/%s", dir, places[i]);
        site = site_in(package);
        free(package);
    }
    free(dir);
    if (site)
        return site;
    python = python_of(program);
    ask_python(python, answer, sizeof answer);
    site = *answer ? site_in(answer) : installed_site();
    if (!site)
        tool_fail(
            "--torch needs the Python package traceh, which %s does not have: run '%s -m pip install ./python' in "
            "the sources of trace.h, or set TRACE_PYTHON to the folder that has it",
            python, python);
    free(python);
    return site;
}
