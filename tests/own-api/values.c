/* values.c - the library of values.h */
#include "values.h"

int8_t values_signed(int8_t byte, signed char plain, char letter, uint8_t unsigned_byte)
{
    (void)plain, (void)letter, (void)unsigned_byte;
    return (int8_t)(byte - 1);
}
int values_members(const values_small *small) { return small != 0; }
values_small values_by_value(values_small small) { return small; }
void values_output(int8_t *output) { *output = -3; }
void values_input(const int8_t *input) { (void)input; }
