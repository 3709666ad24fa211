/* table.c - text in columns */
#include "table.h"
#include "brief.h"
#include "options.h"
#include "support/text.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

tool_table *table_new(size_t columns)
{
    tool_table *t = tr_alloc(sizeof *t);
    t->columns = columns;
    t->left = tr_alloc(columns * sizeof *t->left);
    t->goes = tr_alloc(columns * sizeof *t->goes);
    t->hidden = tr_alloc(columns * sizeof *t->hidden);
    t->shrinks = tr_alloc(columns * sizeof *t->shrinks);
    return t;
}

void table_left(tool_table *t, size_t column) { t->left[column] = true; }

void table_goes(tool_table *t, size_t column) { t->goes[t->ngoes++] = column; }
void table_shrinks(tool_table *t, size_t column) { t->shrinks[column] = SHRINKS_TEXT; }
void table_names(tool_table *t, size_t column) { t->shrinks[column] = SHRINKS_NAME; }
void table_nested(tool_table *t, size_t column) { t->shrinks[column] = SHRINKS_NESTED; }
void table_list(tool_table *t, size_t column) { t->shrinks[column] = SHRINKS_LIST; }

void table_empty_goes(tool_table *t, size_t column)
{
    size_t r;
    for (r = 1; r < t->rows; r++) {
        const char *text = t->cells[r * t->columns + column].text;
        if (text && *text)
            break;
    }
    t->hidden[column] = r >= t->rows;
}

void table_words(tool_table *t, const char *const *words) { t->words = words; }

void table_row(tool_table *t)
{
    size_t last = (t->rows + 1) * t->columns;
    t->cells = tr_grow(t->cells, last + 1, &t->room, sizeof *t->cells);
    t->rows++;
}

void table_cell(tool_table *t, size_t column, const char *text)
{
    tool_cell *cell = &t->cells[(t->rows - 1) * t->columns + column];
    free(cell->text);
    cell->text = tr_text_safe(text);
    if (!cell->text)
        tool_fail("out of memory");
}

void table_take(tool_table *t, size_t column, char *text)
{
    table_cell(t, column, text);
    free(text);
}

void table_head(tool_table *t, const char *const *titles)
{
    size_t i;
    table_row(t);
    for (i = 0; i < t->columns; i++)
        table_cell(t, i, titles[i]);
}

void table_mark(tool_table *t, size_t column, enum style style)
{
    t->cells[(t->rows - 1) * t->columns + column].style = style;
}

/* ---- width ------------------------------------------------------------------------------------------------------- */

static size_t limit, name_limit;
static char *left_out;

void table_limit(size_t width) { limit = width; }
void table_name_limit(size_t columns) { name_limit = columns; }
const char *table_left_out(void) { return left_out; }

size_t table_terminal(bool to_file)
{
    const char *given = getenv("COLUMNS");
    unsigned long columns = given ? strtoul(given, NULL, 10) : 0;
    struct winsize size;
    if (to_file || (columns > 0 && columns <= 10000))
        return to_file ? 0 : columns;
    return isatty(STDOUT_FILENO) && !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) ? size.ws_col : 0;
}

static void note_left_out(const char *title)
{
    char *more;
    size_t n = strlen(title);
    const char *p;
    for (p = left_out; p; p = strstr(p, ", ") ? strstr(p, ", ") + 2 : NULL)
        if (!strncmp(p, title, n) && (!p[n] || p[n] == ','))
            return;
    more = left_out ? tool_text("%s, %s", left_out, title) : tool_text("%s", title);
    free(left_out);
    left_out = more;
}

static size_t width_of(const size_t *width, const bool *gone, size_t columns)
{
    size_t all = 0, c;
    for (c = 0; c < columns; c++)
        all += gone[c] ? 0 : width[c] + 3;
    return all ? all - 1 : 0;
}

/* The texts of a column in `to` columns, one a row, an empty one where there is none; each is to be freed, and the
 * list. */
static char **shortened(const tool_table *t, size_t column, size_t to)
{
    enum tool_shrinks how = t->shrinks[column];
    char **texts = tr_alloc(t->rows * sizeof *texts);
    const char **names = tr_alloc(t->rows * sizeof *names);
    size_t r;
    for (r = 0; r < t->rows; r++) {
        const char *text = t->cells[r * t->columns + column].text;
        names[r] = text = text ? text : "";
        texts[r] = how == SHRINKS_LIST   ? brief_list(text, to)
                   : how == SHRINKS_TEXT ? brief_text(text, to)
                                         : brief_name(text, to);
    }
    if (how == SHRINKS_NAME)
        brief_apart(texts, names, t->rows, to);
    free(names);
    return texts;
}

/* How wide a column is when its texts have at most `to` columns. */
static size_t width_in(const tool_table *t, size_t column, size_t to)
{
    char **texts = shortened(t, column, to);
    size_t r, most = 0, columns;
    for (r = 0; r < t->rows; r++) {
        columns = tool_columns(texts[r]);
        most = columns > most ? columns : most;
        free(texts[r]);
    }
    free(texts);
    return most;
}

static void shorten_column(const tool_table *t, size_t column, size_t to)
{
    char **texts = shortened(t, column, to);
    size_t r;
    for (r = 0; r < t->rows; r++) {
        free(t->cells[r * t->columns + column].text);
        t->cells[r * t->columns + column].text = texts[r];
    }
    free(texts);
}

static size_t widest(const tool_table *t, size_t column)
{
    size_t r, most = 0;
    for (r = 0; r < t->rows; r++) {
        const char *text = t->cells[r * t->columns + column].text;
        size_t columns = text ? tool_columns(text) : 0;
        most = columns > most ? columns : most;
    }
    return most;
}

/* Columns that the texts of a column keep, before other columns are left out. */
static size_t kept(const tool_table *t, size_t column)
{
    size_t r, most = limit / 3 > TABLE_NAME ? limit / 3 : TABLE_NAME;
    if (t->shrinks[column] != SHRINKS_NAME)
        return TABLE_NAME;
    for (r = 0; r < t->rows; r++) {
        const char *text = t->cells[r * t->columns + column].text;
        size_t columns = text ? brief_least(text) : 0;
        most = columns > most ? columns : most;
    }
    return most;
}

/* Takes columns from the texts that may be shortened, always from the widest, until the table fits or none is wider
 * than `least` says of its column. */
static void shrink(const tool_table *t, size_t *width, const bool *gone, const size_t *least)
{
    size_t over = width_of(width, gone, t->columns), c, most;
    over = over > limit ? over - limit : 0;
    for (; over; over--) {
        for (most = t->columns, c = 0; c < t->columns; c++)
            if (t->shrinks[c] && !gone[c] && width[c] > least[c] && (most == t->columns || width[c] > width[most]))
                most = c;
        if (most == t->columns)
            break;
        width[most]--;
    }
}

/* Chooses the columns that are gone, and how wide the others are. */
static void fit(const tool_table *t, size_t *width, bool *gone)
{
    size_t *least = tr_alloc(t->columns * sizeof *least), *tried = tr_alloc(t->columns * sizeof *tried), k;
    for (k = 0; k < t->columns; k++)
        least[k] = kept(t, k);
    memcpy(tried, width, t->columns * sizeof *tried);
    shrink(t, tried, gone, least);
    for (k = 0; k < t->columns; k++)
        if (tried[k] < width[k])
            tried[k] = width_in(t, k, tried[k]);
    for (k = 0; k < t->ngoes && width_of(tried, gone, t->columns) > limit; k++) {
        if (gone[t->goes[k]])
            continue;
        gone[t->goes[k]] = true;
        note_left_out(t->cells[t->goes[k]].text);
    }
    for (k = 0; k < t->columns; k++)
        least[k] = TABLE_LEAST;
    shrink(t, width, gone, least);
    free(tried);
    free(least);
}

/* ---- columns that the user chose --------------------------------------------------------------------------------- */

static const char *const *chosen;
static size_t nchosen;

void table_choose(const char *const *words, size_t n)
{
    chosen = words;
    nchosen = n;
}

/* The columns to print, in order; how many. */
static size_t order_of(const tool_table *t, size_t *order)
{
    size_t n = 0, c, i;
    for (c = 0; c < t->columns; c++)
        if (!t->words || !nchosen || !t->words[c])
            order[n++] = c;
    for (i = 0; t->words && i < nchosen; i++)
        for (c = 0; c < t->columns; c++)
            if (t->words[c] && !strcmp(t->words[c], chosen[i]))
                order[n++] = c;
    return n;
}

/* Whether it has a column that was asked for. */
static bool is_wanted(const tool_table *t)
{
    size_t c, i;
    if (!t->words || !nchosen)
        return true;
    for (i = 0; i < nchosen; i++)
        for (c = 0; c < t->columns; c++)
            if (t->words[c] && !strcmp(t->words[c], chosen[i]))
                return true;
    return false;
}

static void print_cell(const tool_table *t, tool_out *out, size_t row, size_t column, size_t width)
{
    const tool_cell *cell = &t->cells[row * t->columns + column];
    const char *text = cell->text ? cell->text : "";
    enum style style = row ? cell->style : STYLE_HEAD;
    size_t pad = width - tool_columns(text), k;
    for (k = 0; k < pad && !t->left[column]; k++)
        out_bytes(out, " ", 1);
    if (style != STYLE_PLAIN)
        out_style(out, style);
    out_str(out, text);
    if (style != STYLE_PLAIN)
        out_style(out, STYLE_PLAIN);
    for (k = 0; k < pad && t->left[column]; k++)
        out_bytes(out, " ", 1);
}

void table_print(const tool_table *t, tool_out *out)
{
    size_t *width = tr_alloc(t->columns * sizeof *width), *order = tr_alloc(t->columns * sizeof *order), r, c, i,
           n = order_of(t, order);
    bool *gone = tr_alloc(t->columns * sizeof *gone);
    if (!(t->words && nchosen))
        memcpy(gone, t->hidden, t->columns * sizeof *gone);
    for (c = 0; c < t->columns; c++) {
        width[c] = widest(t, c);
        if (name_limit && t->shrinks[c] == SHRINKS_NAME && width[c] > name_limit)
            width[c] = name_limit;
    }
    if (limit && !(t->words && nchosen))
        fit(t, width, gone);
    for (c = 0; c < t->columns; c++)
        if (t->shrinks[c] && width[c] < widest(t, c)) {
            shorten_column(t, c, width[c]);
            width[c] = widest(t, c);
        }
    for (r = 0; r < t->rows; r++) {
        bool first = true;
        for (i = 0; i < n; i++) {
            if (gone[order[i]])
                continue;
            out_str(out, first ? "" : " | ");
            first = false;
            print_cell(t, out, r, order[i], width[order[i]]);
        }
        out_str(out, " |\n");
    }
    free(gone);
    free(order);
    free(width);
}

void table_free(tool_table *t)
{
    size_t i;
    for (i = 0; i < t->rows * t->columns; i++)
        free(t->cells[i].text);
    free(t->cells);
    free(t->left);
    free(t->goes);
    free(t->hidden);
    free(t->shrinks);
    free(t);
}

/* ---- lines that are no tables ------------------------------------------------------------------------------------ */

/* Bytes that fit in `columns` columns, whole words; the first word in any case. */
static size_t bytes_fitting(const char *text, size_t columns)
{
    size_t n = tool_bytes(text, columns), first = strspn(text, " ");
    if (!text[n])
        return n;
    for (; n > first && text[n] != ' '; n--) {}
    return n > first ? n : first + strcspn(text + first, " ");
}

/* Where what goes on with a line begins: behind the column that two blanks end, if there is one, else two columns
 * further right. */
static size_t hanging(const char *text)
{
    size_t first = strspn(text, " "), n = first + strcspn(text + first, " ");
    return text[n] && text[n + 1] == ' ' ? n + strspn(text + n, " ") : first + 2;
}

static void print_wrapped(tool_out *out, const char *text)
{
    size_t indent = hanging(text), at = 0, n;
    if (!limit || limit < indent + TABLE_LEAST) {
        out_str(out, text);
        return;
    }
    for (;; at = indent) {
        char *line;
        n = bytes_fitting(text, limit - at);
        line = tool_text("%*s%.*s", (int)at, "", (int)n, text);
        out_str(out, line);
        free(line);
        text += n + strspn(text + n, " ");
        if (!*text)
            return;
        out_str(out, "\n");
    }
}

void table_note(tool_out *out, enum style style, char *text)
{
    char *safe = tr_text_safe(text);
    if (!safe)
        tool_fail("out of memory");
    if (style != STYLE_PLAIN)
        out_style(out, style);
    print_wrapped(out, safe);
    if (style != STYLE_PLAIN)
        out_style(out, STYLE_PLAIN);
    out_str(out, "\n");
    free(safe);
    free(text);
}

void table_title(tool_out *out, char *title)
{
    table_note(out, STYLE_HEAD, title);
    out_str(out, "\n");
}

char *table_more(char *title, size_t left, const char *how)
{
    char *text;
    if (!left)
        return title;
    text = tool_text("%s (%zu more line%s, %s shows all)", title, left, left == 1 ? "" : "s", how ? how : "--top 0");
    free(title);
    return text;
}

void table_show(tool_table *t, tool_out *out, char *title)
{
    if (!is_wanted(t)) {
        free(title);
        table_free(t);
        return;
    }
    table_title(out, title);
    table_print(t, out);
    out_str(out, "\n");
    table_free(t);
}
