/* grid.c - the library behind grid.h */
#include "grid.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct grid {
    size_t rows, columns;
    double *v;
};

grid_status grid_create(size_t rows, size_t columns, grid **out)
{
    grid *g = malloc(sizeof *g);
    *out = NULL;
    if (!g || !(g->v = calloc(rows * columns, sizeof *g->v))) {
        free(g);
        return GRID_NO_MEMORY;
    }
    g->rows = rows;
    g->columns = columns;
    *out = g;
    return GRID_OK;
}

grid_status grid_fill(grid *g, const double *values, size_t count)
{
    for (size_t i = 0; i < g->rows * g->columns; i++)
        g->v[i] = count ? values[i % count] : 0;
    return GRID_OK;
}

grid_status grid_solve(grid *g, const grid_options *o, int *sweeps, double *residual)
{
    for (*sweeps = 1; *sweeps <= o->sweeps; ++*sweeps) {
        *residual = 0;
        for (size_t r = 1; r + 1 < g->rows; r++)
            for (size_t c = 1; c + 1 < g->columns; c++) {
                double *p = &g->v[r * g->columns + c], next = (p[-1] + p[1] + p[-(long)g->columns] + p[g->columns]) / 4;
                *residual += next > *p ? next - *p : *p - next;
                *p = next;
            }
        if (*residual < o->tolerance)
            return GRID_OK;
    }
    grid_log("%s: still %g away", o->label, *residual);
    return GRID_NO_CONVERGENCE;
}

double grid_at(const grid *g, size_t row, size_t column) { return g->v[row * g->columns + column]; }

const char *grid_status_text(grid_status s)
{
    return s == GRID_OK ? "all is well" : s == GRID_NO_MEMORY ? "no memory" : "no convergence";
}

void grid_log(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
}

void grid_destroy(grid *g)
{
    if (g)
        free(g->v);
    free(g);
}
