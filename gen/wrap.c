/* wrap.c - `trace-gen wrap`: a header and its library become one C file that records the library's calls
 *
 * The road is the one of the APIs that trace.h brings - header, model, rules, tables - in one go: the rules that
 * somebody would have written are made from types (defaults.c), and those of --rules stand behind them. */
#include "wrap.h"
#include "common/options.h"
#include "defaults.h"
#include "options.h"
#include "rules.h"
#include "steps.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct wrapping {
    parse_request request;
    const char *library_file, *rules, *out;
    size_t nmodels;
    const char **models;     /* files that are read in place of header and library */
    const char *write_model; /* written in place of C */
    const char *api, *versions;
    bool write_rules, explain, secrets;
    size_t nfolders;
    const char **folders;
} wrapping;

static bool wanted(const void *who, const char *symbol) { return library_find(who, symbol) >= 0; }

/* The header's name, as a C name. */
static char *name_of(const char *header)
{
    const char *slash = strrchr(header, '/');
    char *name = copy(slash ? slash + 1 : header);
    name[strcspn(name, ".")] = 0;
    for (char *p = name; *p; p++)
        if (!isalnum((unsigned char)*p))
            *p = '_';
    return isdigit((unsigned char)*name) ? format("_%s", name) : name;
}

/* ---- options ----------------------------------------------------------------------------------------------------- */

static wrapping w = {.request = {.functions = "*"}};
static bool cplusplus;
static const char *names;

static bool take_folder(const char *value, void *to)
{
    wrapping *all = to;
    PUSH(all->folders, all->nfolders) = value;
    return true;
}

static bool take_model(const char *value, void *to)
{
    wrapping *all = to;
    PUSH(all->models, all->nmodels) = value;
    return true;
}

static const tool_option options[] = {
    TOOL_GROUP("What is wrapped:"),
    {0, "header", "FILE", "what the library's users include; others that it includes are read too", tool_take_text,
     &w.request.header, COMMON},
    {0, "lib", "FILE", "the shared library: functions that it exports and the header declares are wrapped",
     tool_take_text, &w.library_file, COMMON},
    {0, "functions", "LIST", "only functions that match these patterns, such as 'foo_*,bar_*'", tool_take_text,
     &w.request.functions, COMMON},
    {0, "names", "LIST", "of constants, only those that match these patterns. Default: all with --rules, else none.",
     tool_take_text, &names, RARE},
    {0, "tables", "LIST",
     "functions that structures point to, such as 'foo_ops=foo_*': called foo_MEMBER.\nRules say where objects have "
     "such structures (table).",
     tool_take_text, &w.request.tables, RARE},
    {0, "model", "FILE", "read this instead of --header and --lib: a model that --write-model wrote; may be repeated",
     take_model, &w, RARE},
    {0, "rules", "FILE", "what you know better than the header's types.\nThe language is that of gen/rules.h.",
     tool_take_text, &w.rules, COMMON},
    {0, "secrets", NULL,
     "record texts that are called like a secret (password, token, key), too.\nDefault: *** in their place",
     tool_take_flag, &w.secrets, RARE},
    TOOL_GROUP("Where it is found:"),
    {'I', "include-dir", "DIR", "for the compiler", take_include_dir, &w.request, COMMON},
    {'D', "define", "MACRO", "for the compiler", take_define, &w.request, COMMON},
    {'L', "library-dir", "DIR", "where the library is looked for, before the usual places", take_folder, &w, RARE},
    {0, "c++", NULL, "the header is C++; functions with C linkage are wrapped", tool_take_flag, &cplusplus, COMMON},
    TOOL_GROUP("What is written:"),
    {0, "api", "NAME", "the API's name in traces; default: the header's, without folder and ending", tool_take_text,
     &w.api, COMMON},
    {0, "write-rules", NULL, "in place of C, the rules made from the types: one line for each decision", tool_take_flag,
     &w.write_rules, COMMON},
    {0, "explain", NULL, "in place of C, why each pointer is recorded as it is", tool_take_flag, &w.explain, COMMON},
    {0, "write-model", "FILE",
     "in place of C, what header and library say, as neutral text.\n--model reads it where neither of them is.",
     tool_take_text, &w.write_model, RARE},
    {0, "versions", "FILE",
     "where the linker's version script goes, if symbols have several versions; default: NAME-trace.map",
     tool_take_text, &w.versions, RARE},
    {'o', "output", "FILE", "where the C goes; default: NAME-trace.c here", tool_take_text, &w.out, COMMON},
    TOOL_END,
};

static const char *const details[] = {
    "Then either way, trace.h being in DIR:\n"
    "  nothing is rebuilt\n"
    "    cc -O2 -fexceptions -shared -fPIC -I DIR foo-trace.c -o libfoo-trace.so -pthread -ldl\n"
    "    LD_PRELOAD=./libfoo-trace.so ./program\n"
    "    LD_PRELOAD=./libfoo-trace.so trace-run ./program (with libtrace-h.so)\n"
    "  or it is linked\n"
    "    cc app.c foo-trace.c -I DIR -lfoo -pthread -ldl\n"
    "    or, where TRACE_IMPL is: #define TRACE_CUSTOM, #include \"trace.h\", #include \"foo-trace.c\"",
    "Records are of the source custom: TRACE_APIS=-custom drops them. docs/guide/own-api.md has the whole story.",
    "Other commands make what trace.h brings for its own APIs; 'trace-gen COMMAND --help' says how:\n"
    "  wrap    all of this; the word may be left out\n"
    "  model   writes what a header declares, as neutral text\n"
    "  emit    makes wrappers of models and rules; needs no vendor header\n"
    "  table   says how much of an API is wrapped, what is not and why\n"
    "  driver  makes a library for tests that stands behind a loader",
    GEN_STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"trace-gen --header foo.h --lib libfoo.so", "writes foo-trace.c"},
    {"trace-gen --header foo.h --lib libfoo.so --write-rules", "what was decided, to be corrected"},
    {"trace-gen --header foo.h --lib libfoo.so --rules my.rules", "with what you know better"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-gen",
                                 .summary = "makes wrappers that record the calls of a library, from its header",
                                 .usage = "--header FILE --lib FILE [options]\n"
                                          "model|emit|table|driver [options] (each has its own --help)",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

static void read_options(int argc, char **argv)
{
    parse_request *r = &w.request;
    int first = tool_options(argc, argv, &usage);
    if (first < argc)
        tool_fail("'%s' is no option; see --help", argv[first]);
    if (w.nmodels ? r->header || w.library_file || !w.rules : !r->header || !w.library_file)
        tool_fail(w.nmodels ? "--model replaces --header and --lib, and needs --rules; see --help"
                            : "needs --header and --lib; see --help");
    PUSH(r->args, r->nargs) = "-x";
    PUSH(r->args, r->nargs) = cplusplus ? "c++" : "c";
    if (!w.api)
        w.api = name_of(r->header ? r->header : w.models[0]);
    for (const char *p = w.api; *p || p == w.api; p++)
        if (!isalnum((unsigned char)*p) && *p != '_')
            tool_fail("--api '%s' is no name: letters, digits and _ only", w.api);
}

static const char *base_of(const char *path) { return strrchr(path, '/') ? strrchr(path, '/') + 1 : path; }

/* A variadic rule is more than types say: functions of libc that one names are recorded. */
static void keep_named(rules *r, size_t made)
{
    for (size_t i = 0; i < made; i++)
        for (size_t k = made; k < r->n && r->rules[i].kind == SKIP; k++)
            if (r->rules[k].kind == VARIADIC && strstr(r->rules[i].column[0], "of libc") &&
                !strcmp(r->rules[k].functions, r->rules[i].functions))
                r->rules[i].functions = copy("");
}

/* Rules of both kinds, in their order; those made from types need not speak of anything that others leave. */
static rules *all_rules(char *made, size_t length)
{
    rules *r = rules_new();
    size_t made_rules;
    FILE *in = need(fmemopen(made, length, "r"));
    rules_add(r, "the rules made from types", in);
    fclose(in);
    for (size_t i = 0; i < r->n; i++)
        r->rules[i].used = true;
    made_rules = r->n;
    if (w.rules) {
        in = fopen(w.rules, "r");
        if (!in)
            die_at(w.rules, 0, "%s", strerror(errno));
        rules_add(r, w.rules, in);
        fclose(in);
    }
    keep_named(r, made_rules);
    return r;
}

static void write_head(const rules *r, const library *l, FILE *out)
{
    fprintf(out, "/* Calls of %s, recorded as API %s; made from %s by trace-gen wrap.\n *\n", l ? l->name : r->api,
            r->api, base_of(w.nmodels ? w.models[0] : w.request.header));
    fprintf(out, " *   cc -O2 -fexceptions -shared -fPIC THIS -o libNAME.so -pthread -ldl, then "
                 "LD_PRELOAD=./libNAME.so ./program\n"
                 " *   cc app.c THIS ... -pthread -ldl, or included where TRACE_IMPL is, behind trace.h with "
                 "TRACE_CUSTOM defined\n */\n");
    fputs("#ifndef TRACE_COMPILE_OUT\n#ifndef TRACE_IMPL_DONE\n#ifndef TRACE_IMPL\n#define TRACE_IMPL\n#endif\n#ifndef "
          "TRACE_CUSTOM\n#define TRACE_CUSTOM\n#endif\n"
          "#include \"trace.h\"\n#endif\n#ifndef TRACE_CUSTOM\n#error \"define TRACE_CUSTOM where trace.h is included "
          "with TRACE_IMPL\"\n#endif\n"
          "TRACE__QUIET_BEGIN\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
          out);
}

/* Names below a line that says what they have in common. */
static void list(char *const *names, size_t n)
{
    size_t column = 0;
    for (size_t i = 0; i < n; i++) {
        if (column + 1 + strlen(names[i]) > 110)
            column = 0;
        fprintf(stderr, "%s%s", column ? " " : i ? "\n    " : "    ", names[i]);
        column += 1 + strlen(names[i]);
    }
    fputc('\n', stderr);
}

/* Members that are bit fields, of structures that are recorded. */
static void report_bits(const model *m, const rules *r)
{
    char **names = NULL;
    size_t n = 0;
    for (size_t i = 0; i < r->n; i++) {
        const rule *u = &r->rules[i];
        const fact *f = u->kind == HOW && u->how.none ? model_find(m, STRUCT, u->functions) : NULL;
        for (size_t k = 0; f && k < f->n; k++)
            if (strchr(f->members[k].type, ':') && !strcmp(f->members[k].name, u->column[0]))
                PUSH(names, n) = format("%s.%s", f->name, f->members[k].name);
    }
    if (n)
        fprintf(stderr, "  not recorded, because they are bit fields:\n");
    if (n)
        list(names, n);
}

static void report(const model *m, rules *r, const library *l, const char *path, const char *header)
{
    size_t all = 0, nskipped = 0;
    const rule **why = need(calloc(m->n + 1, sizeof *why));
    for (size_t i = 0; i < m->n; i++) {
        why[i] = m->facts[i].kind == FUNCTION ? rule_for(r, SKIP, m->facts[i].name, NULL, NULL) : NULL;
        all += m->facts[i].kind == FUNCTION;
        nskipped += why[i] != NULL;
    }
    if (all == nskipped)
        error_at(header, 0, "declares nothing of %s that could be recorded", l->name);
    else
        fprintf(stderr, "%s: %zu of the %zu functions that %s declares and %s exports are recorded, as API %s\n", path,
                all - nskipped, all, base_of(header), l->name, r->api);
    for (size_t i = 0; i < m->n; i++) {
        char **names = NULL;
        size_t n = 0;
        for (size_t k = i; why[i] && k < m->n; k++)
            if (why[k] && !strcmp(why[k]->column[0], why[i]->column[0])) {
                PUSH(names, n) = m->facts[k].name;
                why[k] = k > i ? NULL : why[k];
            }
        if (n)
            fprintf(stderr, "  left out, for %s %s:\n", n == 1 ? "it" : "each", why[i]->column[0]);
        if (n)
            list(names, n);
    }
    if (m->ninlines)
        fprintf(stderr, "  inline in the header: their calls are not seen, only what they call of the above:\n");
    if (m->ninlines)
        list(m->inlines, m->ninlines);
    if (m->nabsent)
        fprintf(stderr, "  declared, but not in %s:\n", l->name);
    if (m->nabsent)
        list(m->absent, m->nabsent);
    report_bits(m, r);
    free(why);
}

static int by_kind_and_name(const void *a, const void *b)
{
    const fact *x = a, *y = b;
    return x->kind != y->kind ? (int)x->kind - (int)y->kind : strcmp(x->name, y->name);
}

/* The functions that can be wrapped, and what they need; the others by name, as comments. */
static int write_model(model *m, const library *l)
{
    FILE *out = fopen(w.write_model, "w");
    char *banner = format("trace-gen wrap --header %s --lib %s --functions '%s' --names '%s'%s%s%s --write-model",
                          base_of(w.request.header), l->name, w.request.functions, w.request.names,
                          w.request.tables ? " --tables '" : "", w.request.tables ? w.request.tables : "",
                          w.request.tables ? "'" : "");
    size_t n = 0;
    if (!out)
        die_at(w.write_model, 0, "%s", strerror(errno));
    for (size_t i = 0; i < m->n; i++)
        if (m->facts[i].unfit)
            banner = format("%s\n# left out: %s %s", banner, m->facts[i].name, m->facts[i].unfit);
        else
            m->facts[n++] = m->facts[i];
    m->n = n;
    model_write(m, banner, out);
    if (ferror(out) || fclose(out))
        die_at(w.write_model, 0, "%s", strerror(errno));
    return 0;
}

static void add_facts(model *m, const model *other)
{
    for (size_t i = 0; i < other->n; i++)
        if (!model_find(m, other->facts[i].kind, other->facts[i].name))
            PUSH(m->facts, m->n) = other->facts[i];
}

/* From the library and its header, or what was written of them earlier. */
static model *find_model(library **l)
{
    model *m;
    if (w.nmodels) {
        m = model_read(w.models[0]);
        for (size_t i = 1; i < w.nmodels; i++)
            add_facts(m, model_read(w.models[i]));
        *l = NULL;
    } else {
        *l = library_read(w.library_file, w.folders, w.nfolders);
        w.request.wanted = wanted;
        w.request.who = *l;
        w.request.names = names ? names : w.rules ? "*" : ""; /* constants that rules may name */
        m = parse_header(&w.request);
        for (size_t i = 0; i < m->n; i++) {
            long at = m->facts[i].kind == FUNCTION ? library_find(*l, m->facts[i].name) : -1;
            m->facts[i].versions = at >= 0 ? (*l)->versions[at] : NULL;
        }
    }
    m->name = copy(w.api);
    sort(m->facts, m->n, sizeof *m->facts, by_kind_and_name);
    return m;
}

static void write_file(const char *path, const char *text, bool folded)
{
    FILE *out = fopen(path, "w");
    if (out && folded)
        write_folded(out, text);
    else if (out)
        fputs(text, out);
    if (!out || ferror(out) || fclose(out))
        die_at(path, 0, "%s", strerror(errno));
}

/* Of foo-trace.c foo-trace.map. */
static char *map_of(const char *path)
{
    const char *base = base_of(path), *dot = strrchr(base, '.');
    return format("%.*s.map", (int)((dot ? dot : base + strlen(base)) - path), path);
}

int wrap_main(int argc, char **argv)
{
    char *made, *text, *path;
    size_t length, size;
    library *l;
    model *m;
    rules *r;
    FILE *out;
    read_options(argc, argv);
    m = find_model(&l);
    if (errors)
        return 1;
    if (w.write_model)
        return write_model(m, l);
    out = need(open_memstream(&made, &length));
    defaults_write(w.api, m, l, w.secrets, out, w.explain ? stdout : NULL);
    fclose(out);
    if (w.explain) {
        if (fflush(stdout) || ferror(stdout))
            die_at("standard output", 0, "%s", strerror(errno));
        return 0;
    }
    path = w.out ? copy(w.out) : format("%s-trace.c", w.api);
    if (w.write_rules) {
        out = w.out ? fopen(w.out, "w") : stdout;
        if (!out || fwrite(made, 1, length, out) != length || fflush(out) || (w.out && fclose(out)))
            die_at(path, 0, "%s", strerror(errno));
        return 0;
    }
    r = all_rules(made, length);
    out = need(open_memstream(&text, &size)); /* nothing is written when something was wrong */
    write_head(r, l, out);
    const model *models[] = {m};
    emit_calls(r, models, 1, "calls",
               w.nmodels
                   ? format("trace-gen wrap --model %s --rules %s", base_of(w.models[0]), base_of(w.rules))
                   : format("trace-gen wrap --header %s --lib %s", base_of(w.request.header), base_of(w.library_file)),
               out);
    fprintf(out, "\nTRACE__LOOKUP(%s)\n", r->prefix);
    fputs("#ifdef __cplusplus\n}\n#endif\nTRACE__QUIET_END\n#endif\n", out);
    fclose(out);
    if (!errors)
        text = steps_finish(r->file ? r->file : path, text);
    if (!errors && !w.nmodels)
        report(m, r, l, path, w.request.header);
    if (errors)
        return 1;
    out = need(open_memstream(&made, &length));
    emit_version_script(r, models, 1, out);
    fclose(out);
    if (length || w.versions) {
        const char *map = w.versions ? w.versions : map_of(path);
        if (!w.versions)
            fprintf(stderr, "  some have several versions: link the shared library with -Wl,--version-script=%s\n",
                    map);
        write_file(map, made, false);
    }
    write_file(path, text, true);
    return 0;
}
