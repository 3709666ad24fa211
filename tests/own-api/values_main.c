/* values_main.c - calls values.h with values that are easily shown wrong */
#include "values.h"
#include <stdio.h>

int main(void)
{
    values_small small = {-5, -6, 250, {-1, 2, -3}};
    int8_t byte = -7;
    printf("%d\n", values_signed(-8, -9, 'A', 200));
    printf("%d\n", values_members(&small));
    small = values_by_value(small);
    values_input(&byte);
    values_output(&byte);
    printf("%d\n", byte);
    return 0;
}
