#include "odd.h"
int odd_variadic(const char *f, ...) { return f != 0; }
int odd_old(int x) { return x; }
long double odd_long_double(int x) { return x; }
int odd_takes_long_double(long double x, const long double *at) { return (int)(x + *at); }
_Complex double odd_complex(double x, _Complex float c) { return x * c; }
_Complex float odd_complex_at(const _Complex double *one, _Complex float *out)
{
    return *out = (_Complex float)*one * 2;
}
_Complex long double odd_complex_long(_Complex long double c, int x) { return c * x; }
odd_three odd_three_through(odd_three t, int x)
{
    t.d[2] += x;
    return t;
}
odd_sse odd_sse_through(odd_sse s, odd_mixed m, double d)
{
    s.y += m.y + m.x + d;
    return s;
}
odd_either odd_either_through(odd_either e) { return e; }
odd_nested odd_nested_through(odd_nested n)
{
    n.in.s++;
    return n;
}
unsigned __int128 odd_int128_through(int a, unsigned __int128 x, int b) { return x * (unsigned)(b - a); }
int odd_mixed_in(odd_mixed m) { return m.y; }
odd_mixed odd_mixed_out(int x)
{
    odd_mixed m = {1, x};
    return m;
}
int odd_packed_in(odd_packed p) { return p.b; }
int odd_aligned_in(odd_aligned a) { return (int)a.a; }
int odd_nothing_in(odd_none n)
{
    (void)n;
    return 1;
}
odd_wide odd_wide_through(odd_wide w) { return w; }
odd_status odd_status_of(int x, int *out)
{
    *out = x * 2;
    return x < 0 ? (odd_status)x : ODD_OK;
}
odd_color odd_color_through(odd_color c, odd_status s) { return s ? c : ODD_RED; }
odd_short odd_short_through(odd_short s, const odd_status *at) { return *at == ODD_LOST ? s : ODD_FEW; }
odd_wide_status odd_wide_status_of(int bad, int *out)
{
    *out = 7;
    return bad ? ODD_WIDE_BAD : ODD_WIDE_OK;
}
int odd_members(odd_packed_members m, const odd_packed_members *p) { return m.number + p->number; }
int odd_vector_in(odd_vector v) { return v[0]; }
__int128 odd_int128(int x) { return x; }
int odd_other_symbol(int x) { return x; }
int __attribute__((ms_abi)) odd_windows(int x) { return x; }
void qsort_r(void *b, size_t n, size_t s, int (*c)(const void *, const void *, void *), void *a)
{
    (void)b, (void)n, (void)s, (void)c, (void)a;
}
int odd_large_in(odd_large l) { return l.n + (int)l.y; }
odd_pair odd_pair_through(odd_pair p)
{
    odd_pair q = {p.b, p.a};
    return q;
}
double odd_floats(float a, double b, int c) { return a + b + c; }
int odd_callback(int (*call)(void *, int), void *user) { return call(user, 3) + call(user, 4); }
int odd_va(const char *format, va_list args) { return vprintf(format, args); }
int odd_file(FILE *out, int x) { return fprintf(out, "%d\n", x); }
_Bool odd_bool(_Bool b, signed char c, unsigned short s) { return b && c < 0 && s > 1; }
