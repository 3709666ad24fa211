/* solver.c - regions in two lines of one function, and one in another file; lines are marked, for lines.sh looks for
 * them */
#include <stdio.h>

double sum(const double *x, int n);

int main(void)
{
    static double x[1000];
    double t = 0;
#pragma omp parallel for /* first */
    for (int i = 0; i < 1000; i++)
        x[i] = i;
#pragma omp parallel for reduction(+ : t) /* second */
    for (int i = 0; i < 1000; i++)
        t += x[i];
    printf("%g\n", t + sum(x, 1000));
    return 0;
}
