/* values that a recording must show as they are: signed bytes, NULL, arrays, bit fields, lengths */
#include <stddef.h>
#include <stdint.h>

typedef struct values_small {
    int8_t byte;
    signed char plain;
    uint8_t unsigned_byte;
    int8_t row[3];
} values_small;

int8_t values_signed(int8_t byte, signed char plain, char letter, uint8_t unsigned_byte);
int values_members(const values_small *small);
values_small values_by_value(values_small small);
void values_output(int8_t *output);
void values_input(const int8_t *input);
