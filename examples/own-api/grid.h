/* grid.h - a library of one's own, as small as possible: a grid of numbers that is smoothed */
#ifndef GRID_H
#define GRID_H
#include <stddef.h>

typedef struct grid grid;
typedef enum grid_status { GRID_OK = 0, GRID_NO_MEMORY = 1, GRID_NO_CONVERGENCE = 7 } grid_status;
typedef enum grid_edges { GRID_LEFT = 1, GRID_RIGHT = 2, GRID_TOP = 4, GRID_BOTTOM = 8 } grid_edges;
typedef struct grid_options {
    double tolerance;
    int sweeps; /* at most */
    grid_edges fixed;
    const char *label;
} grid_options;

grid_status grid_create(size_t rows, size_t columns, grid **out);
grid_status grid_fill(grid *g, const double *values, size_t count);
grid_status grid_solve(grid *g, const grid_options *options, int *sweeps, double *residual);
double grid_at(const grid *g, size_t row, size_t column);
const char *grid_status_text(grid_status status);
void grid_log(const char *format, ...);
void grid_destroy(grid *g);
#endif
