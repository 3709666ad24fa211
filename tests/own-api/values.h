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

/* texts and what stands beside them */
void values_query(const char *sql, int nbytes);
void values_dimension(const char *name, size_t len);
void values_attribute(const char *name, size_t len, const char *value);
void values_write(const char *buf, int len);
void values_look_up(const char *key, unsigned long hash);
void values_array(const double *values, int count);
void values_shape(int rank, const long *dims, const long *maxdims);
void values_results(int *results, int nresults);

/* NULL, and a pointer to 0 */
typedef enum values_status { VALUES_OK, VALUES_ERROR } values_status;
typedef struct values_flags {
    int before;
    unsigned low : 3, high : 5;
    int behind;
    char password[16];
} values_flags;
typedef struct values_bits {
    unsigned char first;
    int negative : 4, other : 11;
    unsigned long long huge : 40, crossing : 23, last : 1;
    values_status status : 2;
    unsigned : 3;
    unsigned char letter : 7;
    _Bool yes : 1;
    unsigned long long whole : 64;
} values_bits;
void values_optional(const int *option, const double *factor);
void values_out(int *first, long *second);
values_status values_try(int fail, int *result);
void values_flagged(const values_flags *flags);
void values_bit_fields(const values_bits *bits);
values_bits values_bits_back(values_bits bits);
void values_many_bits(const values_bits *bits, int count);
void values_void(const values_small *small, const int *option);

/* secrets */
int values_login(const char *user, const char *password, const char *api_key);
int values_derive(const char *pass, int passlen, const char *pin);
void values_sign(const char *key);
const char *values_get_token(int which);
