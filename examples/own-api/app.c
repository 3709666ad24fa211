/* app.c - a program that knows nothing of tracing */
#include "grid.h"
#include <stdio.h>

int main(void)
{
    static const double start[] = {1, 0, 0, 5, 2};
    grid_options o = {1e-3, 500, GRID_TOP | GRID_BOTTOM, "coarse"};
    int sweeps = 0;
    double residual = 0, sum = 0;
    for (size_t n = 8; n <= 32; n *= 2) {
        grid *g;
        grid_status s = grid_create(n, n, &g);
        if (s != GRID_OK)
            return 1;
        grid_fill(g, start, sizeof start / sizeof *start);
        s = grid_solve(g, &o, &sweeps, &residual);
        printf("%zu: %s after %d sweeps\n", n, grid_status_text(s), sweeps);
        for (size_t i = 0; i < n; i++)
            sum += grid_at(g, i, i);
        grid_destroy(g);
    }
    printf("sum %.6f\n", sum);
    return 0;
}
