/* util.c - built twice, in two folders: files and functions of one name, at one offset */
void STEP(double *x, int n);

static __attribute__((noinline)) void kernel(double *x, int n)
{
#pragma omp parallel for /* kernel */
    for (int i = 0; i < n; i++)
        x[i] += 1;
}

void STEP(double *x, int n) { kernel(x, n); }
