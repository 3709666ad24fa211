/* values_main.c - calls values.h with values that are easily shown wrong */
#include "values.h"
#include <stdio.h>
#include <string.h>

int main(void)
{
    values_small small = {-5, -6, 250, {-1, 2, -3}};
    int8_t byte = -7;
    const values_flags flags = {1, 2, 3, 4, "hunter2"};
    const int zero = 0;
    const double none = 0;
    static char page[2000];
    static double many[100] = {0.5, 1.5};
    long dims[2] = {3, 4};
    int results[4] = {0};
    printf("%d\n", values_signed(-8, -9, 'A', 200));
    printf("%d\n", values_members(&small));
    small = values_by_value(small);
    values_input(&byte);
    values_output(&byte);
    printf("%d\n", byte);
    values_query("select 1", -1);
    values_query("select 2; junk", 8);
    values_dimension("time", 0);
    values_attribute("units", 1, "meters");
    values_write("counted", 3);
    values_write((const char *)8, -1);
    memset(page, 'x', sizeof page - 1);
    values_write(page, 1000);
    values_look_up("key", 0);
    values_array(many, 100);
    values_array(many, -1);
    values_shape(2, dims, NULL);
    values_results(results, 4);
    values_optional(&zero, NULL);
    values_optional(NULL, &none);
    values_out(&results[0], NULL);
    values_out(NULL, &dims[0]);
    values_try(0, &results[1]);
    values_try(1, &results[1]);
    values_flagged(&flags);
    values_flagged(NULL);
    values_bit_fields(&(values_bits){1, -3, 1023, 0xabcdef0123ull, 0x654321, 1, VALUES_ERROR, 'x', 1, ~0ull});
    values_bit_fields(&(values_bits){.negative = 7, .other = -1024, .crossing = 1});
    values_bit_fields(NULL);
    values_bits_back((values_bits){.negative = -8, .yes = 1});
    values_many_bits(&(values_bits){.first = 9}, 1);
    values_void(NULL, &zero);
    printf("%d\n", values_login("me", "hunter2", "hunter2") + values_derive("hunter2", 7, "hunter2"));
    values_login(NULL, NULL, "hunter2");
    values_sign("hunter2");
    printf("%d\n", values_get_token(1) != NULL);
    values_get_token(0);
    return 0;
}
