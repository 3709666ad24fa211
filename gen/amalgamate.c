/* amalgamate.c - src/trace.in.h and all it includes -> trace.h, one file
 *
 * The skeleton and the files below it are ordinary C that compiles as it lies. Here each
 *     #include "file"
 * becomes that file's text, the first time; later ones vanish. Includes in <> stay. Includes inside comments are text.
 * Lines that begin with a comment of the form "/" "*: TEXT" are left out.
 * A file that is missing, or whose only copy would be hidden by an #if it was first included under, is an error, told
 * as "file:line: error: ...".
 */
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_FILES = 512, MAX_DEPTH = 64, MAX_PATH = 4096 };

typedef struct text {
    char *data;
    size_t length, room;
} text;

/* The conditions around a place: one number for each #if branch it lies in, never used twice. */
typedef struct place {
    int n, branch[MAX_DEPTH];
} place;

typedef struct source {
    char path[MAX_PATH];
    place at; /* where it was included */
} source;

static text out;
static source sources[MAX_FILES];
static int nsources;
static place here;
static int branches;

static const char usage[] =
    "usage: amalgamate [-o FILE] [--check FILE] [--depfile FILE] [--pair FOLDER] SKELETON\n"
    "\n"
    "Writes SKELETON with each #include \"file\" replaced by that file, once. Paths are relative to the including "
    "file.\n"
    "\n"
    "  -o FILE         write there, and only if the text changed (default: standard output)\n"
    "  --check FILE    write nothing; exit 1 and name the first different line if FILE is not what would be written\n"
    "  --depfile FILE  also write the files read, as a make rule\n"
    "  --pair FOLDER   write two files there, for units to parse only what they need: trace.h, and trace_impl.h, which "
    "it includes with\n"
    "                  TRACE_IMPL; cut where SKELETON says >>impl (CMakeLists.txt cuts the same)\n"
    "\n"
    "example: amalgamate -o trace.h src/trace.in.h\n";

static _Noreturn void die(const char *file, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));
static _Noreturn void die(const char *file, int line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (line > 0)
        fprintf(stderr, "%s:%d: error: ", file, line);
    else
        fprintf(stderr, "%s: error: ", file);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    exit(1);
}

static void append(text *t, const char *data, size_t length)
{
    if (t->length + length + 1 > t->room) {
        t->room = (t->length + length + 1) * 2;
        t->data = realloc(t->data, t->room);
        if (!t->data)
            die("amalgamate", 0, "out of memory");
    }
    if (length)
        memcpy(t->data + t->length, data, length);
    t->length += length;
    t->data[t->length] = 0;
}

static void append_str(text *t, const char *s) { append(t, s, strlen(s)); }

/* false when the file cannot be opened */
static bool slurp(const char *path, text *t)
{
    char buffer[65536];
    size_t n;
    FILE *f = fopen(path, "rb");
    if (!f)
        return false;
    while ((n = fread(buffer, 1, sizeof buffer, f)) > 0)
        append(t, buffer, n);
    if (ferror(f))
        die(path, 0, "%s", strerror(errno));
    fclose(f);
    append(t, "", 0);
    return true;
}

static void spit(const char *path, const text *t)
{
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(t->data, 1, t->length, f) != t->length || fclose(f))
        die(path, 0, "%s", strerror(errno));
}

static bool within(const place *outer, const place *inner)
{
    return outer->n <= inner->n && !memcmp(outer->branch, inner->branch, (size_t)outer->n * sizeof outer->branch[0]);
}

/* The rest of a directive's line if it is `name`, else NULL. */
static const char *directive(const char *line, const char *name)
{
    size_t n = strlen(name);
    while (*line == ' ' || *line == '\t')
        line++;
    if (*line++ != '#')
        return NULL;
    while (*line == ' ' || *line == '\t')
        line++;
    if (strncmp(line, name, n) || isalnum((unsigned char)line[n]) || line[n] == '_')
        return NULL;
    return line + n;
}

/* Whether the next line that says anything is the #define of an include guard's name. */
static bool is_guard(const char *ifndef_rest, const char *next_line)
{
    char a[128], b[128];
    const char *define = directive(next_line, "define");
    return define && sscanf(ifndef_rest, "%127s", a) == 1 && sscanf(define, "%127s", b) == 1 && !strcmp(a, b);
}

/* Follows comments and strings through one line; returns whether the next line begins inside a comment. */
static bool ends_in_comment(const char *file, int line, const char *s, size_t n, bool comment)
{
    for (size_t i = 0; i < n; i++) {
        if (comment) {
            if (s[i] == '*' && i + 1 < n && s[i + 1] == '/')
                comment = false, i++;
        } else if (s[i] == '/' && i + 1 < n && s[i + 1] == '*') {
            comment = true, i++;
        } else if (s[i] == '/' && i + 1 < n && s[i + 1] == '/') {
            return false;
        } else if (s[i] == '"' || s[i] == '\'') {
            char quote = s[i];
            for (i++; i < n && s[i] != quote; i++)
                if (s[i] == '\\')
                    i++;
            if (i >= n && s[n - 1] != '\\')
                die(file, line, "no closing %c on this line", quote);
        }
    }
    return comment;
}

static void follow_conditions(const char *file, int line, const char *s, const char *next)
{
    const char *rest = directive(s, "ifndef");
    if (rest || directive(s, "if") || directive(s, "ifdef")) {
        if (here.n == MAX_DEPTH)
            die(file, line, "more than %d nested conditions", MAX_DEPTH);
        /* an include guard hides nothing: branch 0 is the same place as outside, see include() */
        here.branch[here.n++] = rest && is_guard(rest, next) ? 0 : ++branches;
    } else if (directive(s, "else") || directive(s, "elif")) {
        if (!here.n)
            die(file, line, "#else without #if");
        here.branch[here.n - 1] = ++branches;
    } else if (directive(s, "endif")) {
        if (!here.n)
            die(file, line, "#endif without #if");
        here.n--;
    }
}

static place without_guards(const place *p)
{
    place q = {0};
    for (int i = 0; i < p->n; i++)
        if (p->branch[i])
            q.branch[q.n++] = p->branch[i];
    return q;
}

static void banner(const char *what, const char *path)
{
    char line[MAX_PATH + 64];
    int n = snprintf(line, sizeof line, "/************** %s %s ", what, path);
    append(&out, line, (size_t)n);
    for (; n < 78; n++)
        append_str(&out, "*");
    append_str(&out, "*/\n");
}

/* api/../format.h is format.h */
static void squash(char *path)
{
    for (char *up = path; (up = strstr(up, "/../"));) {
        char *start = up;
        while (start > path && start[-1] != '/')
            start--;
        if (start == up || !strncmp(start, "../", 3))
            up += 3; /* nothing to take back */
        else
            memmove(start, up + 4, strlen(up + 4) + 1), up = path;
    }
}

static void inline_file(const char *path, const char *shown, int depth);

static void include(const char *from, int line, const char *name, size_t length, const char *from_shown, int depth)
{
    char path[MAX_PATH], shown[MAX_PATH];
    const char *slash = strrchr(from, '/'), *shown_slash = strrchr(from_shown, '/');
    int dir = slash ? (int)(slash - from) + 1 : 0, shown_dir = shown_slash ? (int)(shown_slash - from_shown) + 1 : 0;
    if (dir + (int)length >= MAX_PATH)
        die(from, line, "path too long");
    snprintf(path, sizeof path, "%.*s%.*s", dir, from, (int)length, name);
    snprintf(shown, sizeof shown, "%.*s%.*s", depth ? shown_dir : 0, from_shown, (int)length, name);
    squash(path);
    squash(shown);

    place at = without_guards(&here);
    for (int i = 0; i < nsources; i++) {
        if (strcmp(sources[i].path, path))
            continue;
        if (!within(&sources[i].at, &at))
            die(from, line, "%s was included before, but under an #if that does not hold here; include it above that",
                shown);
        return;
    }
    if (nsources == MAX_FILES)
        die(from, line, "more than %d files", MAX_FILES);
    FILE *f = fopen(path, "rb");
    if (!f)
        die(from, line, "cannot include \"%.*s\": %s: %s", (int)length, name, path, strerror(errno));
    fclose(f);
    snprintf(sources[nsources].path, MAX_PATH, "%s", path);
    sources[nsources++].at = at;

    banner("Begin file", shown);
    inline_file(path, shown, depth + 1);
    banner("End of", shown);
    if (depth)
        banner("Continuing in", from_shown);
}

static void inline_file(const char *path, const char *shown, int depth)
{
    text t = {0};
    bool comment = false;
    int line = 0, outer = here.n;
    if (depth >= MAX_DEPTH)
        die(path, 0, "includes nested more than %d deep", MAX_DEPTH);
    if (!slurp(path, &t))
        die(path, 0, "%s", strerror(errno));
    if (memchr(t.data, 0, t.length))
        die(path, 0, "has a NUL byte, so it is no C source");
    if (t.length && t.data[t.length - 1] != '\n')
        append_str(&t, "\n");

    for (char *s = t.data, *next; *s; s = next) {
        next = strchr(s, '\n') + 1;
        size_t n = (size_t)(next - s) - 1;
        line++;
        for (size_t i = 0; i < n; i++)
            if ((unsigned char)s[i] > 126 || s[i] == '\r')
                die(path, line, "byte 0x%02x is not plain ASCII", (unsigned char)s[i]);

        if (!comment) {
            const char *name = directive(s, "include");
            while (name && (*name == ' ' || *name == '\t'))
                name++;
            if (name && *name == '"') {
                const char *quote = strpbrk(name + 1, "\"\n");
                if (*quote != '"')
                    die(path, line, "no closing \" in #include");
                include(path, line, name + 1, (size_t)(quote - name) - 1, shown, depth);
                continue;
            }
            follow_conditions(path, line, s, next);
        }
        if (!comment && !strncmp(s, "/*: ", 4)) /* what generated steps do, for who reads the generated file */
            continue;
        comment = ends_in_comment(path, line, s, n, comment);
        append(&out, s, n + 1);
    }
    if (comment)
        die(path, line, "the last comment is not closed");
    if (here.n != outer)
        die(path, line, "%s", here.n > outer ? "an #if is not closed in this file" : "closes an #if of another file");
    free(t.data);
}

static int check(const char *path)
{
    text t = {0};
    size_t i = 0;
    int line = 1;
    bool same;
    if (!slurp(path, &t))
        die(path, 0, "%s", strerror(errno));
    same = t.length == out.length && !memcmp(t.data, out.data, out.length);
    for (; i < t.length && i < out.length && t.data[i] == out.data[i]; i++)
        line += t.data[i] == '\n';
    free(t.data);
    if (same)
        return 0;
    fprintf(stderr, "%s:%d: error: is not what its sources say; write it again with: amalgamate -o %s ...\n", path,
            line, path);
    return 1;
}

static void write_depfile(const char *path, const char *target)
{
    text t = {0};
    append_str(&t, target);
    append_str(&t, ":");
    for (int i = 0; i < nsources; i++)
        append_str(&t, " "), append_str(&t, sources[i].path);
    append_str(&t, "\n");
    spit(path, &t);
    free(t.data);
}

/* The text up to the line with the mark, and the rest; what joins them lies in packaging/pair, where CMakeLists.txt
 * finds it, too. */
static void write_pair(const char *folder, const char *skeleton)
{
    static const char mark[] = ">>impl */\n";
    const char *slash = strrchr(skeleton, '/'), *cut = out.data;
    char path[MAX_PATH];
    text light = {0}, impl = {0};
    int root = slash ? (int)(slash - skeleton) + 1 : 0;
    cut = strstr(cut, mark);
    if (!cut)
        die(skeleton, 0, "has no line that ends in >>impl");
    while (cut > out.data && cut[-1] != '\n')
        cut--;
    append(&light, out.data, (size_t)(cut - out.data));
    snprintf(path, sizeof path, "%.*s../packaging/pair/trace.h.end", root, skeleton);
    if (!slurp(path, &light))
        die(path, 0, "%s", strerror(errno));
    snprintf(path, sizeof path, "%.*s../packaging/pair/trace_impl.h.begin", root, skeleton);
    if (!slurp(path, &impl))
        die(path, 0, "%s", strerror(errno));
    append_str(&impl, cut);
    snprintf(path, sizeof path, "%s/trace.h", folder);
    spit(path, &light);
    snprintf(path, sizeof path, "%s/trace_impl.h", folder);
    spit(path, &impl);
    free(light.data);
    free(impl.data);
}

/* The exit status. */
static int write_out(const char *to)
{
    text old = {0};
    if (!to)
        return fwrite(out.data, 1, out.length, stdout) != out.length || fflush(stdout);
    if (!slurp(to, &old) || old.length != out.length || memcmp(old.data, out.data, out.length))
        spit(to, &out);
    free(old.data);
    return 0;
}

int main(int argc, char **argv)
{
    int status = 0;
    const char *to = NULL, *against = NULL, *depfile = NULL, *pair = NULL, *skeleton = NULL;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "-h") || !strcmp(argv[i], "--help"))
            return fputs(usage, stdout) < 0;
        else if (!strcmp(argv[i], "-o") && i + 1 < argc)
            to = argv[++i];
        else if (!strcmp(argv[i], "--check") && i + 1 < argc)
            against = argv[++i];
        else if (!strcmp(argv[i], "--depfile") && i + 1 < argc)
            depfile = argv[++i];
        else if (!strcmp(argv[i], "--pair") && i + 1 < argc)
            pair = argv[++i];
        else if (argv[i][0] != '-' && !skeleton)
            skeleton = argv[i];
        else
            return fprintf(stderr, "amalgamate: error: '%s' is not understood or lacks its value\n%s", argv[i], usage),
                   2;
    }
    if (!skeleton)
        return fputs(usage, stderr), 2;

    append(&out, "", 0);
    inline_file(skeleton, skeleton, 0);
    if (depfile)
        write_depfile(depfile, to ? to : "-");
    if (pair)
        write_pair(pair, skeleton);
    else
        status = against ? check(against) : write_out(to);
    free(out.data);
    return status;
}
