/* a program whose parts were linked at different times */
#include "old.h"
#include <stdio.h>
typedef struct old_large {
    long v[5];
} old_large;
__asm__(".symver then_add, old_add@OLD_1");
__asm__(".symver then_mean, old_mean@OLD_1");
double then_add(int a, double b, double c);
old_large then_mean(long a, long b, long c, long d, long e, double f);
int main(void)
{
    old_sum s = {1.5, 3};
    old_large l = then_mean(1, 2, 3, 4, 5, 1.5);
    printf("%g %d %ld %ld %ld %g\n", then_add(1, 2.5, 4), old_add(&s, 4), l.v[0], l.v[3], l.v[4], old_mean(2, 1, 4));
    return 0;
}
