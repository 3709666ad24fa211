/* help.c - see help.h */
#include "help.h"
#include "style.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HELP_COLUMN = 26, HELP_WIDTH = 98, HELP_EXAMPLES = 3, PURPOSE_COLUMN = 54 };

const tool_option standard_options[STANDARD_OPTIONS] = {
    {0, "color", "WHEN",
     "colours: auto, always or never.\nauto: on a terminal, unless NO_COLOR is set; CLICOLOR_FORCE stands for always. "
     "Never in JSON, CSV and files of -o.",
     style_take, NULL, RARE},
    {'h', "help", NULL, "show the most common options", NULL, NULL, COMMON},
    {0, "help-all", NULL, "show all options and what the output means", NULL, NULL, COMMON},
    {'V', "version", NULL, "show the version", NULL, NULL, COMMON},
    {0, "help-options", NULL, "", NULL, NULL, HIDDEN},
};

/* ---- text ---------------------------------------------------------------------------------------------------- */

/* Bytes of the next word. A word that begins with - stays with the one before it: a manual page would take a line that
 * begins so for an option. */
static size_t word_length(const char *text, size_t n)
{
    size_t i;
    for (i = 0; i < n && (text[i] != ' ' || (i + 1 < n && text[i + 1] == '-')); i++) {}
    return i;
}

/* Where the text of a line begins: behind its leading blanks, and behind a column that two blanks end. */
static size_t hanging(const char *line, size_t n)
{
    size_t i = strspn(line, " "), k;
    for (k = i + 1; k + 2 < n; k++)
        if (line[k - 1] != ' ' && line[k] == ' ' && line[k + 1] == ' ')
            return k + strspn(line + k, " ");
    return i;
}

/* One line, wrapped; the cursor is at `indent`. */
static void print_line(const char *line, size_t n, size_t indent)
{
    size_t hang = hanging(line, n), at = indent + hang, k;
    printf("%.*s", (int)hang, line);
    line += hang;
    n -= hang;
    while (n) {
        k = word_length(line, n);
        if (at > indent + hang && at + 1 + k > HELP_WIDTH) {
            printf("\n%*s", (int)(indent + hang), "");
            at = indent + hang;
        } else if (at > indent + hang) {
            putchar(' ');
            at++;
        }
        printf("%.*s", (int)k, line);
        at += k;
        line += k;
        n -= k;
        for (; n && *line == ' '; n--)
            line++;
    }
    putchar('\n');
}

/* Lines that \n separates; the cursor is at `at`, all lines begin at `indent`. */
static void print_text(const char *text, size_t indent, size_t at)
{
    for (;; at = 0) {
        size_t n = strcspn(text, "\n");
        printf("%*s", (int)(indent - at), "");
        print_line(text, n, indent);
        if (!text[n])
            return;
        text += n + 1;
    }
}

/* A line. Frees the text. */
static void heading(char *text)
{
    bool styled = style_wanted(1);
    printf("%s%s%s\n", styled ? style_code(STYLE_HEAD) : "", text, styled ? style_code(STYLE_PLAIN) : "");
    free(text);
}

/* ---- parts ---------------------------------------------------------------------------------------------------- */

static int print_head(const tool_option *o)
{
    int at = o->letter ? printf("  -%c, --%s", o->letter, o->name) : printf("      --%s", o->name);
    if (o->arg)
        at += *o->arg == '[' ? printf("[=%s", o->arg + 1) : printf(" %s", o->arg);
    return at;
}

static void print_option(const tool_option *o, bool whole)
{
    size_t n = strcspn(o->help, "\n");
    char *help;
    int at = print_head(o);
    if (whole)
        n = strlen(o->help);
    else if (n && strchr(".:", o->help[n - 1]))
        n--;
    help = tool_text("%.*s", (int)n, o->help);
    if (at > HELP_COLUMN - 2) {
        putchar('\n');
        at = 0;
    }
    print_text(help, HELP_COLUMN, (size_t)at);
    free(help);
}

static void print_usage(const tool_usage *u)
{
    const char *line = u->usage;
    heading(tool_text("%s - %s", u->name, u->summary));
    putchar('\n');
    for (;;) {
        size_t n = strcspn(line, "\n");
        printf("Usage: %s %.*s\n", u->name, (int)n, line);
        if (!line[n])
            break;
        line += n + 1;
    }
}

static void print_standard(bool whole)
{
    size_t i;
    for (i = 0; i < STANDARD_OPTIONS; i++)
        if (standard_options[i].common == COMMON || (whole && standard_options[i].common == RARE))
            print_option(&standard_options[i], whole);
}

static void print_examples(const tool_example *examples, size_t most)
{
    size_t i, width = 0;
    for (i = 0; i < most && examples[i].command; i++)
        if (strlen(examples[i].command) + 4 > width && strlen(examples[i].command) + 4 <= PURPOSE_COLUMN)
            width = strlen(examples[i].command) + 4;
    putchar('\n');
    heading(tool_text("Examples:"));
    for (i = 0; i < most && examples[i].command; i++) {
        int at = printf("  %s", examples[i].command);
        if (at > (int)width - 2) {
            putchar('\n');
            at = 0;
        }
        print_text(examples[i].purpose, width, (size_t)at);
    }
}

/* ---- the two sizes --------------------------------------------------------------------------------------------- */

void help_common(const tool_usage *u)
{
    const tool_option *o;
    print_usage(u);
    putchar('\n');
    heading(tool_text("Common options:"));
    for (o = u->options; o->name || o->help; o++)
        if (o->common == COMMON)
            print_option(o, false);
    print_standard(false);
    print_examples(u->examples, HELP_EXAMPLES);
    printf("\n'%s --help-all' shows all options.\n", u->name);
}

void help_all(const tool_usage *u)
{
    const tool_option *o;
    const char *const *text;
    print_usage(u);
    for (o = u->options; o->name || o->help; o++)
        if (o->name && o->common != HIDDEN)
            print_option(o, true);
        else if (!o->name) {
            putchar('\n');
            heading(tool_text("%s", o->help));
        }
    putchar('\n');
    heading(tool_text("Other:"));
    print_standard(true);
    for (text = u->details; *text; text++) {
        putchar('\n');
        print_text(*text, 0, 0);
    }
    print_examples(u->examples, SIZE_MAX);
}

/* ---- for programs ---------------------------------------------------------------------------------------------- */

static void list_option(const tool_option *o)
{
    size_t n = strcspn(o->help, "\n");
    if (o->common == HIDDEN)
        return;
    if (n && strchr(".:", o->help[n - 1]))
        n--;
    if (o->letter)
        printf("-%c", o->letter);
    printf("\t--%s\t%s\t%.*s\n", o->name, o->arg ? o->arg : "", (int)n, o->help);
}

void help_list(const tool_usage *u)
{
    const tool_option *o;
    size_t i;
    for (o = u->options; o->name || o->help; o++)
        if (o->name)
            list_option(o);
    for (i = 0; i < STANDARD_OPTIONS; i++)
        list_option(&standard_options[i]);
}
