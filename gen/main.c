/* main.c - trace-gen: headers to models, models and rules to C */
#include "common/options.h"
#include "common/word.h"
#include "model.h"
#include "options.h"
#include "rules.h"
#include "steps.h"
#include "wrap.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

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

static const char *base_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* ---- arguments of the compiler --------------------------------------------------------------------------------- */

static bool take_argument(parse_request *r, const char *option, const char *value)
{
    PUSH(r->args, r->nargs) = option;
    PUSH(r->args, r->nargs) = value;
    return true;
}
bool take_include_dir(const char *value, void *to) { return take_argument(to, "-I", value); }
bool take_define(const char *value, void *to) { return take_argument(to, "-D", value); }
bool take_language(const char *value, void *to) { return take_argument(to, "-x", value); }

/* ---- model ------------------------------------------------------------------------------------------------------ */

static const char *output;
#define OUTPUT_OPTION \
    {'o', "output", "FILE", "where it goes; default: the standard output", tool_take_text, &output, COMMON}
static const char *const details[] = {GEN_STATUS_TEXT, NULL};

static parse_request request = {.functions = "*", .names = "*"};
static const char *api;

static const tool_option model_options[] = {
    TOOL_GROUP("What is read:"),
    {0, "api", "NAME", "the API's name", tool_take_text, &api, COMMON},
    {0, "header", "FILE", "what the API's users include", tool_take_text, &request.header, COMMON},
    {0, "functions", "LIST", "only functions that match these patterns, such as 'MPI_*,MPIX_*'", tool_take_text,
     &request.functions, COMMON},
    {0, "names", "LIST", "only types and constants that match these patterns", tool_take_text, &request.names, COMMON},
    {0, "callbacks", "PREFIX", "each variable PREFIXname is a callback of its type, listed as the function `name`",
     tool_take_text, &request.callbacks, COMMON},
    {0, "again", "MACRO", "read the header once more with MACRO defined, and add what it declares then", tool_take_text,
     &request.again, COMMON},
    TOOL_GROUP("For the compiler:"),
    {'I', "include-dir", "DIR", "where headers are", take_include_dir, &request, COMMON},
    {'D', "define", "MACRO", "a macro, or MACRO=VALUE", take_define, &request, COMMON},
    {'x', "language", "LANG", "the header's language; default: c", take_language, &request, COMMON},
    TOOL_GROUP("Output:"),
    OUTPUT_OPTION,
    TOOL_END,
};
static const tool_example model_examples[] = {
    {"trace-gen model --api mpi --header mpi.h -I /usr/include/mpi -o mympi-1.0.model", "a model of this MPI"},
    {NULL, NULL},
};
static const tool_usage model_usage = {.name = "trace-gen model",
                                       .summary = "writes what a header declares: functions, types, constants",
                                       .usage = "--api NAME --header FILE [options]",
                                       .options = model_options,
                                       .details = details,
                                       .examples = model_examples};

/* Options of which the model depends, beside functions and names, as its first line says them. */
static char *more_options(bool *language)
{
    char *more = copy("");
    if (request.callbacks)
        more = format("%s --callbacks %s", more, request.callbacks);
    if (request.again)
        more = format("%s --again %s", more, request.again);
    for (size_t i = 0; i + 1 < request.nargs; i += 2) {
        *language |= request.args[i][1] == 'x';
        if (request.args[i][1] != 'I')
            more = format("%s %s %s", more, request.args[i], request.args[i + 1]);
    }
    return more;
}

static void no_operands(int first, int argc, char **argv)
{
    if (first < argc)
        tool_fail("'%s' is no option; see --help", argv[first]);
}

static int make_model(int argc, char **argv)
{
    bool language = false;
    char *banner, *more;
    model *m;
    FILE *out;
    no_operands(tool_options(argc, argv, &model_usage), argc, argv);
    if (!api || !request.header)
        tool_fail("needs --api and --header; see --help");
    more = more_options(&language);
    if (!language)
        take_language("c", &request);
    m = parse_header(&request);
    if (errors)
        return 1;
    banner = format("trace-gen model --api %s --header %s%s --functions '%s' --names '%s'", api,
                    base_of(request.header), more, request.functions, request.names);
    out = open_output(output);
    model_write(m, banner, out);
    close_output(out, output);
    return 0;
}

/* ---- emit, table ------------------------------------------------------------------------------------------------ */

static const char *const parts[] = {"calls", "callbacks", "layer", "fortran", "versions", NULL};
static const char *rules_path, *part = "calls";
static const model **models;
static size_t nmodels;

static bool take_part(const char *value, void *to)
{
    for (const char *const *p = parts; *p; p++)
        if (!strcmp(*p, value))
            return tool_take_text(value, to);
    return tool_refuse("%s", word_text(value, strlen(value), parts));
}

static const tool_option code_options[] = {
    TOOL_GROUP("What is read:"),
    {0, "rules", "FILE", "how the API is wrapped (gen/rules.h)", tool_take_text, &rules_path, COMMON},
    {0, "part", "NAME", "calls, callbacks, layer, fortran or versions (the linker's\nversion script); default: calls",
     take_part, &part, COMMON},
    TOOL_GROUP("Output:"),
    OUTPUT_OPTION,
    TOOL_END,
};
static const tool_example emit_examples[] = {
    {"trace-gen emit --rules mpi.rules mpich.model openmpi.model -o mpi.gen.h", "wrappers for both"},
    {NULL, NULL},
};
static const tool_example table_examples[] = {
    {"trace-gen table --rules mpi.rules mpich.model openmpi.model", "how much of MPI is wrapped"},
    {NULL, NULL},
};
static const tool_usage emit_usage = {.name = "trace-gen emit",
                                      .summary = "makes wrappers of models and rules; needs no vendor header",
                                      .usage = "--rules FILE [options] MODEL...",
                                      .options = code_options,
                                      .details = details,
                                      .examples = emit_examples};
static const tool_usage table_usage = {.name = "trace-gen table",
                                       .summary = "says how much of an API is wrapped, what is not and why",
                                       .usage = "--rules FILE [options] MODEL...",
                                       .options = code_options,
                                       .details = details,
                                       .examples = table_examples};

static void read_models(int first, int argc, char **argv)
{
    if (first == argc)
        tool_fail("no MODEL given; see --help");
    for (; first < argc; first++)
        PUSH(models, nmodels) = model_read(argv[first]);
}

/* What made the file, with the names of its models. */
static char *banner_of(char *command)
{
    for (size_t i = 0; i < nmodels; i++)
        command = format("%s %s.model", command, models[i]->name);
    return command;
}

static int make_code(int argc, char **argv, bool table)
{
    char *banner, *text;
    size_t length;
    FILE *out;
    rules *r;
    int first = tool_options(argc, argv, table ? &table_usage : &emit_usage);
    if (!rules_path)
        tool_fail("needs --rules; see --help");
    read_models(first, argc, argv);
    r = rules_read(rules_path);
    banner = banner_of(format("trace-gen emit --rules %s --part %s", base_of(rules_path), part));
    out = need(open_memstream(&text, &length)); /* nothing is written when something was wrong */
    if (table)
        write_table(r, models, nmodels, out);
    else if (!strcmp(part, "versions"))
        emit_version_script(r, models, nmodels, out);
    else
        (!strcmp(part, "callbacks") ? emit_callbacks
         : !strcmp(part, "layer")   ? emit_layer
                                    : emit_calls)(r, models, nmodels, part, banner, out);
    fclose(out);
    if (!errors && !table)
        text = steps_finish(rules_path, text);
    if (errors)
        return 1;
    if (table || !strcmp(part, "versions"))
        return write_text(text, strlen(text), output);
    out = open_output(output);
    write_folded(out, text);
    close_output(out, output);
    return 0;
}
static int make_emit(int argc, char **argv) { return make_code(argc, argv, false); }
static int make_table(int argc, char **argv) { return make_code(argc, argv, true); }

/* ---- driver ----------------------------------------------------------------------------------------------------- */

static const char *tables, *version;
static const tool_option driver_options[] = {
    TOOL_GROUP("What is read:"),
    {0, "tables", "LIST", "functions that hand out tables, such as 'ze*Get*ProcAddrTable'", tool_take_text, &tables,
     COMMON},
    {0, "api-version", "NAME", "the constant of the newest version", tool_take_text, &version, COMMON},
    TOOL_GROUP("Output:"),
    OUTPUT_OPTION,
    TOOL_END,
};
static const tool_example driver_examples[] = {
    {"trace-gen driver --tables 'ze*Get*ProcAddrTable' --api-version ZE_API_VERSION_CURRENT old.model new.model",
     "a driver for Level Zero's loader"},
    {NULL, NULL},
};
static const tool_usage driver_usage = {
    .name = "trace-gen driver",
    .summary = "makes a library for tests that hands out every function a loader asks its drivers for",
    .usage = "--tables LIST --api-version NAME [options] MODEL... (oldest first)",
    .options = driver_options,
    .details = details,
    .examples = driver_examples};

static int make_driver(int argc, char **argv)
{
    size_t length;
    char *text, *banner;
    FILE *out;
    int first = tool_options(argc, argv, &driver_usage);
    if (!tables || !version)
        tool_fail("needs --tables and --api-version; see --help");
    read_models(first, argc, argv);
    banner = banner_of(format("trace-gen driver --tables '%s' --api-version %s", tables, version));
    out = need(open_memstream(&text, &length));
    emit_driver(models, nmodels, tables, version, banner, out);
    fclose(out);
    return errors ? 1 : write_text(text, length, output);
}

/* ---- the command ------------------------------------------------------------------------------------------------ */

static int (*const makers[])(int argc, char **argv) = {wrap_main, make_model, make_emit, make_table, make_driver};
static const char *const commands[] = {"wrap", "model", "emit", "table", "driver", NULL};

int main(int argc, char **argv)
{
    if (argc < 2 || argv[1][0] == '-') /* a user's own API, told by what it needs */
        return wrap_main(argc, argv);
    for (size_t i = 0; commands[i]; i++)
        if (!strcmp(argv[1], commands[i]))
            return makers[i](argc - 1, argv + 1);
    tool_name = "trace-gen";
    tool_fail("%s (see --help)", word_text(argv[1], strlen(argv[1]), commands));
}
