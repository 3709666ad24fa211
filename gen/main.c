/* main.c - trace-gen: headers to models, models and rules to C */
#include "model.h"
#include "rules.h"
#include "wrap.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "trace-gen - makes wrappers that record the calls of an API, from its header\n"
    "\n"
    "  trace-gen wrap --header FILE --lib FILE [--rules FILE] [-o FILE]\n"
    "      wraps any C library in one go; trace-gen wrap --help says how\n"
    "\n"
    "  trace-gen model --api NAME --header FILE [--functions PATTERNS] [--names PATTERNS] [-I DIR] [-D MACRO] [-x LANG] [-o FILE]\n"
    "      writes what the header declares: functions, types, constants (see gen/model.h).\n"
    "      PATTERNS are lists such as 'MPI_*,MPIX_*'; default: all names.\n"
    "      --callbacks PREFIX   each variable PREFIXname is a callback of its type: listed as the function `name`\n"
    "      --again MACRO   reads the header once more with MACRO defined, and adds what it declares then\n"
    "\n"
    "  trace-gen emit --rules FILE [--part NAME] MODEL... [-o FILE]\n"
    "      writes the wrappers; needs no vendor header. api-specs/README.md and docs/internals/generator.md teach the rules.\n"
    "      Fails when a model has a function that no rule mentions.\n"
    "\n"
    "  trace-gen table --rules FILE MODEL... [-o FILE]\n"
    "      says how much of the API is wrapped, what is not and why, and how many rules it took\n"
    "\n"
    "  trace-gen driver --tables PATTERNS --version NAME MODEL... [-o FILE]\n"
    "      writes a library for tests that hands out every function in the tables a loader asks its drivers for; models oldest first\n"
    "\n"
    "  trace-gen --version\n"
    "      prints the version\n"
    "\n"
    "Example: trace-gen model --api mpi --header mpi.h -I /usr/include/mpi -o api-specs/mpi/mympi-1.0.model\n";

static FILE *open_output(const char *path)
{
    FILE *out = path ? fopen(path, "w") : stdout;
    if (!out)
        die_at(path, 0, "%s", strerror(errno));
    return out;
}

static void close_output(FILE *out, const char *path)
{
    if (fflush(out) || ferror(out) || (path && fclose(out)))
        die_at(path ? path : "stdout", 0, "%s", strerror(errno));
}

static int write_text(const char *text, size_t length, const char *path)
{
    FILE *out = open_output(path);
    fwrite(text, 1, length, out);
    close_output(out, path);
    return 0;
}

static const char *value_of(int argc, char **argv, int *i)
{
    if (*i + 1 >= argc)
        die_at("trace-gen", 0, "%s needs a value; see --help", argv[*i]);
    return argv[++*i];
}

static int make_model(int argc, char **argv)
{
    parse_request r = {.functions = "*", .names = "*"};
    const char *api = NULL, *path = NULL;
    bool language = false;
    char *banner, *more = copy("");
    model *m;
    FILE *out;
    for (int i = 0; i < argc; i++) {
        const char *a = argv[i];
        if (!strcmp(a, "--api"))
            api = value_of(argc, argv, &i);
        else if (!strcmp(a, "--header"))
            r.header = value_of(argc, argv, &i);
        else if (!strcmp(a, "--functions"))
            r.functions = value_of(argc, argv, &i);
        else if (!strcmp(a, "--names"))
            r.names = value_of(argc, argv, &i);
        else if (!strcmp(a, "-o"))
            path = value_of(argc, argv, &i);
        else if (!strcmp(a, "--callbacks")) {
            r.callbacks = value_of(argc, argv, &i);
            more = format("%s --callbacks %s", more, r.callbacks);
        } else if (!strcmp(a, "--again")) {
            r.again = value_of(argc, argv, &i);
            more = format("%s --again %s", more, r.again);
        } else if (!strcmp(a, "-I") || !strcmp(a, "-D") || !strcmp(a, "-x")) {
            language |= a[1] == 'x';
            PUSH(r.args, r.nargs) = a;
            PUSH(r.args, r.nargs) = value_of(argc, argv, &i);
            if (a[1] != 'I')
                more = format("%s %s %s", more, a, argv[i]);
        } else if (!strncmp(a, "-I", 2) || !strncmp(a, "-D", 2))
            PUSH(r.args, r.nargs) = a;
        else
            die_at("trace-gen", 0, "model does not know '%s'; see --help", a);
    }
    if (!api || !r.header)
        die_at("trace-gen", 0, "model needs --api and --header; see --help");
    if (!language) { /* headers are C unless told otherwise */
        PUSH(r.args, r.nargs) = "-x";
        PUSH(r.args, r.nargs) = "c";
    }
    m = parse_header(&r);
    if (errors)
        return 1;
    banner = format("trace-gen model --api %s --header %s%s --functions '%s' --names '%s'", api,
                    strrchr(r.header, '/') ? strrchr(r.header, '/') + 1 : r.header, more, r.functions, r.names);
    out = open_output(path);
    model_write(m, banner, out);
    close_output(out, path);
    return 0;
}

static int make_code(int argc, char **argv, bool table)
{
    const char *rules_path = NULL, *path = NULL, *part = "calls";
    const model **models = NULL;
    size_t nmodels = 0;
    char *banner = NULL, *text;
    size_t length;
    FILE *out;
    rules *r;
    for (int i = 0; i < argc; i++) {
        const char *a = argv[i];
        if (!strcmp(a, "--rules"))
            rules_path = value_of(argc, argv, &i);
        else if (!strcmp(a, "--part"))
            part = value_of(argc, argv, &i);
        else if (!strcmp(a, "-o"))
            path = value_of(argc, argv, &i);
        else if (*a == '-')
            die_at("trace-gen", 0, "%s does not know '%s'; see --help", table ? "table" : "emit", a);
        else
            PUSH(models, nmodels) = model_read(a);
    }
    if (!rules_path || !nmodels)
        die_at("trace-gen", 0, "%s needs --rules and models; see --help", table ? "table" : "emit");
    if (!matches("calls,callbacks,layer,fortran", part))
        die_at("trace-gen", 0, "there is no part '%s': calls, callbacks, layer, fortran", part);
    r = rules_read(rules_path);
    banner = format("trace-gen emit --rules %s%s%s", strrchr(rules_path, '/') ? strrchr(rules_path, '/') + 1 : rules_path,
                    " --part ", part);
    for (size_t i = 0; i < nmodels; i++)
        banner = format("%s %s.model", banner, models[i]->name);
    out = need(open_memstream(&text, &length)); /* nothing is written when something was wrong */
    if (table)
        write_table(r, models, nmodels, out);
    else
        (!strcmp(part, "callbacks") ? emit_callbacks : !strcmp(part, "layer") ? emit_layer : emit_calls)(r, models, nmodels, part, banner, out);
    fclose(out);
    if (errors)
        return 1;
    if (table)
        return write_text(text, length, path);
    out = open_output(path);
    write_folded(out, text);
    close_output(out, path);
    return 0;
}

static int make_driver(int argc, char **argv)
{
    const char *tables = NULL, *version = NULL, *path = NULL;
    const model **models = NULL;
    size_t nmodels = 0, length;
    char *text, *banner;
    FILE *out;
    for (int i = 0; i < argc; i++) {
        const char *a = argv[i];
        if (!strcmp(a, "--tables"))
            tables = value_of(argc, argv, &i);
        else if (!strcmp(a, "--version"))
            version = value_of(argc, argv, &i);
        else if (!strcmp(a, "-o"))
            path = value_of(argc, argv, &i);
        else if (*a == '-')
            die_at("trace-gen", 0, "driver does not know '%s'; see --help", a);
        else
            PUSH(models, nmodels) = model_read(a);
    }
    if (!tables || !version || !nmodels)
        die_at("trace-gen", 0, "driver needs --tables, --version and models; see --help");
    banner = format("trace-gen driver --tables '%s' --version %s", tables, version);
    for (size_t i = 0; i < nmodels; i++)
        banner = format("%s %s.model", banner, models[i]->name);
    out = need(open_memstream(&text, &length));
    emit_driver(models, nmodels, tables, version, banner, out);
    fclose(out);
    return errors ? 1 : write_text(text, length, path);
}

int main(int argc, char **argv)
{
    if (argc > 1 && (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))) {
        fputs(help, stdout);
        return 0;
    }
    if (argc > 1 && (!strcmp(argv[1], "--version") || !strcmp(argv[1], "-V"))) {
        puts("trace-gen (trace.h) " TRACE_VERSION_TEXT);
        return 0;
    }
    if (argc > 1 && !strcmp(argv[1], "wrap"))
        return wrap_main(argc - 2, argv + 2);
    if (argc > 1 && argv[1][0] == '-') /* a user's own API, told by what it needs */
        return wrap_main(argc - 1, argv + 1);
    if (argc > 1 && !strcmp(argv[1], "model"))
        return make_model(argc - 2, argv + 2);
    if (argc > 1 && !strcmp(argv[1], "emit"))
        return make_code(argc - 2, argv + 2, false);
    if (argc > 1 && !strcmp(argv[1], "table"))
        return make_code(argc - 2, argv + 2, true);
    if (argc > 1 && !strcmp(argv[1], "driver"))
        return make_driver(argc - 2, argv + 2);
    fputs(help, stderr);
    return 2;
}
