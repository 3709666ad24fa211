/* what wrappers can pass on, and what they cannot; odd.c defines all but odd_absent */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct odd_mixed {
    float x;
    int y;
} odd_mixed;
typedef struct odd_large {
    double x, y, z;
    int n;
} odd_large;
typedef struct odd_pair {
    int a, b;
} odd_pair;
typedef struct __attribute__((packed)) odd_packed {
    char a;
    int b;
} odd_packed;
typedef struct {
    long a __attribute__((aligned(32)));
} odd_aligned;
typedef struct odd_three {
    double d[3];
} odd_three;
typedef struct odd_sse {
    float x;
    double y;
} odd_sse;
typedef union odd_either {
    double d;
    float f;
} odd_either;
typedef struct odd_nested {
    odd_either e;
    struct {
        short s;
        char c;
    } in;
} odd_nested;
typedef struct odd_none {
} odd_none;
typedef enum odd_wide { ODD_NARROW, ODD_WIDE = 0x100000000ll } odd_wide;
typedef enum __attribute__((packed)) odd_status { ODD_LOST = -2, ODD_FAILED, ODD_OK } odd_status;
typedef enum __attribute__((packed)) odd_color { ODD_RED, ODD_BLUE = 200 } odd_color;
typedef enum __attribute__((packed)) odd_short { ODD_FEW = -300, ODD_MANY = 300 } odd_short;
typedef enum { ODD_WIDE_OK, ODD_WIDE_BAD = 0x200000000ll } odd_wide_status;
typedef struct odd_packed_members {
    odd_color color;
    odd_status status;
    odd_short number;
    odd_wide wide;
} odd_packed_members;
typedef int odd_vector __attribute__((vector_size(16)));

int odd_variadic(const char *format, ...);
int odd_old();
int odd_nothing_in(odd_none n);
int odd_vector_in(odd_vector v);
int odd_renamed(int x) __asm__("odd_other_symbol");
int __attribute__((ms_abi)) odd_windows(int x);
int odd_absent(int x);
void qsort_r(void *base, size_t n, size_t size, int (*compare)(const void *, const void *, void *), void *arg);
static inline int odd_inline(int x) { return x; }

/* these are recorded */
long double odd_long_double(int x);
int odd_takes_long_double(long double x, const long double *at);
_Complex double odd_complex(double x, _Complex float c);
_Complex float odd_complex_at(const _Complex double *one, _Complex float *out);
_Complex long double odd_complex_long(_Complex long double c, int x);
int odd_mixed_in(odd_mixed m);
odd_mixed odd_mixed_out(int x);
int odd_packed_in(odd_packed p);
int odd_aligned_in(odd_aligned a);
odd_three odd_three_through(odd_three t, int x);
odd_sse odd_sse_through(odd_sse s, odd_mixed m, double d);
odd_either odd_either_through(odd_either e);
odd_nested odd_nested_through(odd_nested n);
__int128 odd_int128(int x);
unsigned __int128 odd_int128_through(int a, unsigned __int128 x, int b);
odd_wide odd_wide_through(odd_wide w);
odd_status odd_status_of(int x, int *out);
odd_color odd_color_through(odd_color c, odd_status s);
odd_short odd_short_through(odd_short s, const odd_status *at);
odd_wide_status odd_wide_status_of(int bad, int *out);
int odd_members(odd_packed_members m, const odd_packed_members *p);
int odd_large_in(odd_large l);
odd_pair odd_pair_through(odd_pair p);
double odd_floats(float a, double b, int c);
int odd_callback(int (*call)(void *user, int x), void *user);
int odd_va(const char *format, va_list args);
int odd_file(FILE *out, int x);
_Bool odd_bool(_Bool b, signed char c, unsigned short s);
