/* a function that has two versions in its library, old.c; the header has the newer */
typedef struct old_sum {
    double d;
    int n;
} old_sum;
int old_add(const old_sum *a, int b);
double old_mean(int n, double a, double b);
