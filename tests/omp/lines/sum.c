/* sum.c - the other file of solver.c */
double sum(const double *x, int n);

double sum(const double *x, int n)
{
    double t = 0;
#pragma omp parallel for reduction(+ : t) /* sum */
    for (int i = 0; i < n; i++)
        t += x[i] * 2;
    return t;
}
