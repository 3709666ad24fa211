/* The older versions take other parameters: floating ones, a structure that is returned by its address, six registers.
 */
#include "old.h"
typedef struct old_large {
    long v[5];
} old_large;
double old_add_1(int a, double b, double c);
old_large old_mean_1(long a, long b, long c, long d, long e, double f);
double old_add_1(int a, double b, double c) { return a + b * c; }
int old_add_2(const old_sum *a, int b);
int old_add_2(const old_sum *a, int b) { return a->n + b; }
old_large old_mean_1(long a, long b, long c, long d, long e, double f)
{
    old_large l = {{a, b, c, d, (long)(e * f)}};
    return l;
}
double old_mean_2(int n, double a, double b);
double old_mean_2(int n, double a, double b) { return (a + b) / n; }
__asm__(".symver old_add_1, old_add@OLD_1");
__asm__(".symver old_add_2, old_add@@OLD_2");
__asm__(".symver old_mean_1, old_mean@OLD_1");
__asm__(".symver old_mean_2, old_mean@@OLD_2");
