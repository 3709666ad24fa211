/* package.c - see package.h
 *
 * The package lies where this program lies: in a wheel this is traceh/bin, in a build folder the package is in python/
 * beside it. Elsewhere it is what python3 finds, else what the same prefix has. What options mean was decided here:
 * Python gets numbers and lists.
 */
#include "package.h"
#include "common/budget.h"
#include "common/message.h"
#include "support/memory.h"
#include <errno.h>
#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PACKAGE_FORMAT(word, end, what, used) \
    {.name = #word, .ending = end, .summary = what, .records = "rows", .uses = USES_PACKAGE | (used)}

const export_format export_arrow =
    PACKAGE_FORMAT(arrow, ".arrow", "tables: Arrow IPC for pandas, Polars, pyarrow", USES_TABLES);
const export_format export_nsys =
    PACKAGE_FORMAT(nsys, ".sqlite", "SQLite as Nsight Systems exports it: nsys-ai, recipes, scripts", 0);
const export_format export_otf2 = PACKAGE_FORMAT(otf2, ".otf2", "OTF2 archives: Vampir, Score-P's tools", 0);
const export_format export_parquet =
    PACKAGE_FORMAT(parquet, ".parquet", "tables: DuckDB, pandas, Polars, Spark", USES_TABLES);

static const char start[] =
    "import glob, os, sys\n"
    "installed = glob.glob(glob.escape(sys.argv.pop(1)) + '/../lib*/python3*/*-packages/traceh')\n"
    "sys.path += [os.path.dirname(package) for package in sorted(installed)]\n"
    "try:\n"
    "    from traceh.export.__main__ import main\n"
    "except ImportError as e:\n"
    "    print(f'trace-export: error: the Python package traceh writes this format, and {sys.executable} cannot import "
    "it: run \\'pip install ./python\\' in the sources of trace.h ({e})', file=sys.stderr)\n"
    "    sys.exit(2)\n"
    "main()\n";

typedef struct words {
    const char **at;
    size_t n, room;
} words;

static void put(words *w, const char *word)
{
    w->at = tr_grow(w->at, w->n + 1, &w->room, sizeof *w->at);
    w->at[w->n++] = word;
}

static void put_option(words *w, const char *option, const char *value) { put(w, tool_text("--%s=%s", option, value)); }

static void put_number(words *w, const char *option, int64_t value)
{
    put(w, tool_text("--%s=%" PRId64, option, value));
}

static void put_list(words *w, const char *option, const tool_list *list)
{
    for (size_t i = 0; i < list->n; i++)
        put_option(w, option, list->words[i]);
}

static bool is_there(const char *path) { return access(path, R_OK) == 0; }

/* Python's program, and where it finds the package. *own is the folder of this program. */
static const char *find_python(const char **own)
{
    const char *given = getenv("TRACEH_PYTHON"), *folder, *path = getenv("PYTHONPATH"), *package = NULL;
    const char *python = given && *given ? given : "python3", *beside;
    char self[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    *own = "/";
    if (n <= 0)
        return python;
    self[n] = 0;
    *own = folder = tool_text("%s", dirname(self));
    if (is_there(tool_text("%s/../../traceh/__init__.py", folder))) {
        package = tool_text("%s/../..", folder);
        beside = tool_text("%s/../../../../../bin/python3", folder); /* of the environment that the wheel is in */
        if (!given && access(beside, X_OK) == 0)
            python = beside;
    } else if (is_there(tool_text("%s/python/traceh/__init__.py", folder)))
        package = tool_text("%s/python", folder);
    if (package)
        setenv("PYTHONPATH", path && *path ? tool_text("%s:%s", package, path) : package, 1);
    return python;
}

void package_become(const package_job *job)
{
    const export_settings *s = job->settings;
    const char *own, *python = find_python(&own);
    words w = {0};
    size_t i;
    put(&w, python);
    put(&w, "-c");
    put(&w, start);
    put(&w, own);
    put_option(&w, "format", job->format->name);
    put_option(&w, "output", job->output);
    put_list(&w, "api", &s->apis);
    put_list(&w, "host", &s->hosts);
    for (i = 0; i < s->ranks.n; i++)
        put(&w, tool_text("--ranks=%" PRId64 ":%" PRId64, s->ranks.ranges[i].low, s->ranks.ranges[i].high));
    if (s->from_ns != INT64_MIN)
        put_number(&w, "from-ns", s->from_ns);
    if (s->to_ns != INT64_MAX)
        put_number(&w, "to-ns", s->to_ns);
    if (job->input->run)
        put_option(&w, "run", job->input->run);
    if (job->input->max_mem)
        put_number(&w, "max-mem", (int64_t)job->input->max_mem);
    put_list(&w, "symbols", &job->input->symbols);
    if (s->args)
        put(&w, "--args");
    if (s->slice.given)
        put_number(&w, "slice-ns", s->slice.ns);
    if (s->compression)
        put_option(&w, "compression", s->compression);
    if (job->quiet)
        put(&w, "--quiet");
    put(&w, "--");
    for (i = 0; i < job->npaths; i++)
        put(&w, job->paths[i]);
    put(&w, NULL);
    budget_lift();
    execvp(python, (char *const *)(uintptr_t)w.at);
    tool_fail("%s: %s; the format %s is written by Python, with the package traceh", python, strerror(errno),
              job->format->name);
}
