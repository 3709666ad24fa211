/* table.c - text in columns */
#include "table.h"
#include "options.h"
#include <stdlib.h>

tool_table *table_new(size_t columns)
{
    tool_table *t = tool_alloc(sizeof *t);
    t->columns = columns;
    t->left = tool_alloc(columns * sizeof *t->left);
    return t;
}

void table_left(tool_table *t, size_t column) { t->left[column] = true; }

void table_row(tool_table *t)
{
    size_t last = (t->rows + 1) * t->columns;
    t->cells = tool_grow(t->cells, last, &t->room, sizeof *t->cells);
    t->rows++;
}

void table_cell(tool_table *t, size_t column, const char *text)
{
    char **cell = &t->cells[(t->rows - 1) * t->columns + column];
    char *p;
    free(*cell);
    *cell = tool_text("%s", text);
    for (p = *cell; *p; p++)
        if ((unsigned char)*p < 0x20 || *p == 0x7f)
            *p = ' ';
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

void table_print(const tool_table *t, tool_out *out)
{
    size_t *width = tool_alloc(t->columns * sizeof *width), r, c;
    for (r = 0; r < t->rows; r++)
        for (c = 0; c < t->columns; c++) {
            const char *text = t->cells[r * t->columns + c];
            size_t n = text ? tool_columns(text) : 0;
            if (n > width[c])
                width[c] = n;
        }
    for (r = 0; r < t->rows; r++) {
        for (c = 0; c < t->columns; c++) {
            const char *text = t->cells[r * t->columns + c] ? t->cells[r * t->columns + c] : "";
            size_t pad = width[c] - tool_columns(text), k;
            for (k = 0; k < pad && !t->left[c]; k++)
                out_bytes(out, " ", 1);
            out_str(out, text);
            for (k = 0; k < pad && t->left[c]; k++)
                out_bytes(out, " ", 1);
            out_str(out, c + 1 < t->columns ? " | " : " |\n");
        }
    }
    free(width);
}

void table_free(tool_table *t)
{
    size_t i;
    for (i = 0; i < t->rows * t->columns; i++)
        free(t->cells[i]);
    free(t->cells);
    free(t->left);
    free(t);
}

void table_show(tool_table *t, tool_out *out, char *title)
{
    out_line(out, title);
    out_str(out, "\n");
    table_print(t, out);
    out_str(out, "\n");
    table_free(t);
}

/* Bytes of the first `columns` columns. */
static size_t bytes_of(const char *text, size_t columns)
{
    size_t i;
    for (i = 0; text[i]; i++)
        if (((unsigned char)text[i] & 0xc0) != 0x80 && columns-- == 0)
            break;
    return i;
}

char *table_shorten(const char *name, size_t columns)
{
    size_t n = tool_columns(name), head, tail;
    if (!columns || n <= columns)
        return tool_text("%s", name);
    if (columns < 8)
        columns = 8;
    tail = (columns - 5) / 2;
    head = columns - 5 - tail;
    return tool_text("%.*s[...]%s", (int)bytes_of(name, head), name, name + bytes_of(name, n - tail));
}
