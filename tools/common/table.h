/* table.h - text in columns */
#ifndef TOOL_TABLE_H
#define TOOL_TABLE_H
#include "out.h"

typedef struct tool_cell {
    char *text;
    enum style style;
} tool_cell;
enum tool_shrinks { SHRINKS_NOT, SHRINKS_TEXT, SHRINKS_NAME, SHRINKS_NESTED, SHRINKS_LIST };
typedef struct tool_table {
    size_t columns, rows, room;
    tool_cell *cells;
    bool *left, *hidden; /* a column each */
    enum tool_shrinks *shrinks;
    size_t *goes, ngoes;
    const char *const *words;
} tool_table;

tool_table *table_new(size_t columns); /* columns are right-aligned until told otherwise */
void table_left(tool_table *t, size_t column);
void table_row(tool_table *t); /* cells are empty */
/* in the last row; copied, control characters as blanks: they would upset the terminal */
void table_cell(tool_table *t, size_t column, const char *text);
void table_take(tool_table *t, size_t column, char *text);       /* the same; frees the text */
void table_head(tool_table *t, const char *const *titles);       /* a row: one for each column */
void table_mark(tool_table *t, size_t column, enum style style); /* how a cell of the last row looks */
/* How tables become narrow enough: first the texts of the columns that table_shrinks(), table_names() and table_list()
 * name become shorter (brief.h), the widest first, down to TABLE_NAME columns of text, names to a third of the width if
 * that is more; then columns that table_goes() names are left out, in that order; then texts become shorter down to
 * TABLE_LEAST. */
enum { TABLE_NAME = 32, TABLE_LEAST = 12 };
void table_goes(tool_table *t, size_t column);
void table_shrinks(tool_table *t, size_t column); /* a text that loses its middle */
void table_names(tool_table *t, size_t column);   /* names, which stay different from each other */
void table_nested(tool_table *t, size_t column);  /* names behind blanks, which have no other limit */
void table_list(tool_table *t, size_t column);    /* ", " between items */
/* has no column without anything below its title; the user is not told */
void table_empty_goes(tool_table *t, size_t column);
/* The words by which a user chooses columns, one a column; NULL: the column says whose row it is, and always stands
 * first. */
void table_words(tool_table *t, const char *const *words);
/* Of all tables with words that are printed from now on these columns, in this order, however wide; tables that have
 * none of them are not printed. Copied by reference; n 0: all columns. */
void table_choose(const char *const *words, size_t n);
void table_limit(size_t width);        /* of all tables printed from now on; 0 = as wide as they are */
void table_name_limit(size_t columns); /* likewise of the names in them; 0 = as long as they are */
void table_note(tool_out *out, enum style style, char *text); /* a line, wrapped at the limit; frees the text */
size_t table_terminal(bool to_file); /* COLUMNS, else the terminal's width, else (a pipe, a file) 0 */
const char *table_left_out(void);    /* titles of what was left out so far, ", " between; NULL: nothing */
/* "a | b | c |", each column as wide as its widest cell */
void table_print(const tool_table *t, tool_out *out);
void table_free(tool_table *t);
void table_show(tool_table *t, tool_out *out, char *title); /* the title, then the table; frees both */
/* "TITLE (3 more lines, --top 0 shows all)" if lines are left out, else the title; frees the title it is given. `how`
 * NULL: --top 0. */
char *table_more(char *title, size_t left, const char *how);
void table_title(tool_out *out, char *title); /* a heading, wrapped at the limit; frees it */
#endif
