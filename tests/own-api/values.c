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
void values_query(const char *sql, int nbytes) { (void)sql, (void)nbytes; }
void values_dimension(const char *name, size_t len) { (void)name, (void)len; }
void values_attribute(const char *name, size_t len, const char *value) { (void)name, (void)len, (void)value; }
void values_write(const char *buf, int len) { (void)buf, (void)len; }
void values_look_up(const char *key, unsigned long hash) { (void)key, (void)hash; }
void values_array(const double *values, int count) { (void)values, (void)count; }
void values_shape(int rank, const long *dims, const long *maxdims) { (void)rank, (void)dims, (void)maxdims; }
void values_results(int *results, int nresults)
{
    while (nresults-- > 0)
        results[nresults] = 10 * nresults;
}
void values_optional(const int *option, const double *factor) { (void)option, (void)factor; }
void values_out(int *first, long *second)
{
    if (first)
        *first = 0;
    if (second)
        *second = 0;
}
values_status values_try(int fail, int *result)
{
    *result = 7;
    return fail ? VALUES_ERROR : VALUES_OK;
}
void values_flagged(const values_flags *flags) { (void)flags; }
void values_bit_fields(const values_bits *bits) { (void)bits; }
values_bits values_bits_back(values_bits bits) { return bits; }
void values_many_bits(const values_bits *bits, int count) { (void)bits, (void)count; }
void values_void(const values_small *small, const int *option) { (void)small, (void)option; }
int values_login(const char *user, const char *password, const char *api_key) { return user && password && api_key; }
int values_derive(const char *pass, int passlen, const char *pin) { return pass && passlen && pin; }
void values_sign(const char *key) { (void)key; }
const char *values_get_token(int which) { return which ? "hunter2" : 0; }
