/* calls what of odd.h can be recorded, and prints what came back */
#include "odd.h"

static int add(void *user, int x) { return *(int *)user += x; }
static int print(const char *format, ...)
{
    va_list args;
    int n;
    va_start(args, format);
    n = odd_va(format, args);
    va_end(args);
    return n;
}
int main(void)
{
    odd_large l = {1, 2, 3, 4};
    odd_pair p = {5, 6};
    int sum = 1;
    p = odd_pair_through(p);
    printf("%d %d %d %g %d %d", odd_large_in(l), p.a, p.b, odd_floats(0.5f, 0.25, 3), odd_callback(add, &sum), sum);
    printf(" %d %d %d\n", odd_bool(1, -1, 65535), odd_bool(0, -1, 65535), print("%d %s %g\n", 7, "eight", 9.5));
    {
        int out, i;
        odd_status lost = ODD_LOST;
        odd_packed_members m = {ODD_BLUE, ODD_FAILED, ODD_MANY, ODD_WIDE};
        for (i = -2; i < 2; i++)
            printf("%d ", odd_status_of(i, &out));
        printf("%d %d %d ", odd_color_through(ODD_BLUE, ODD_LOST), odd_short_through(ODD_MANY, &lost),
               odd_short_through(ODD_FEW, &lost));
        printf("%d %d %d ", odd_wide_through(ODD_WIDE) == ODD_WIDE, odd_wide_status_of(0, &out) == ODD_WIDE_OK,
               odd_wide_status_of(1, &out) == ODD_WIDE_BAD);
        printf("%d\n", odd_members(m, &m));
    }
    {
        long double half = 0.5L;
        _Complex double one = 1 + 2i;
        _Complex float c = 3 - 1i, out;
        odd_mixed m = {1.5f, 2};
        odd_packed p = {1, 77};
        odd_aligned a = {88};
        odd_three t = {{1, 2, 3}};
        odd_sse s = {0.5f, 4};
        odd_either e = {.d = 2.25};
        odd_nested n = {{1.125}, {-3, 'x'}};
        printf("%Lg %d ", odd_long_double(5), odd_takes_long_double(2.75L, &half));
        one = odd_complex(2, c) + one;
        c = odd_complex_at(&one, &out);
        printf("%g %g %g %g ", __real__ one, __imag__ one, __real__ c, __imag__ out);
        printf("%Lg ", __imag__ odd_complex_long(1 + 2i, 3));
        printf("%d %g %d %d ", odd_mixed_in(m), odd_mixed_out(9).x, odd_packed_in(p), odd_aligned_in(a));
        printf("%g %g %g ", odd_three_through(t, 5).d[2], odd_sse_through(s, m, 0.25).y, odd_either_through(e).d);
        n = odd_nested_through(n);
        printf("%g %d %c %d ", n.e.d, n.in.s, n.in.c, (int)odd_int128(-6));
        printf("%d\n", (int)(odd_int128_through(1, (unsigned __int128)5 << 64, 4) >> 64));
    }
    return odd_file(stdout, 10) != 3 || odd_variadic("x", 1) != 1 || odd_mixed_in((odd_mixed){1, 2}) != 2;
}
