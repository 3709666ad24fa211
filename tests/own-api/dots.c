#include "dots.h"
#include <stdarg.h>
#include <stdio.h>

int dots_format(char *to, size_t room, const char *format, ...)
{
    va_list all;
    int n;
    va_start(all, format);
    n = vsnprintf(to, room, format, all);
    va_end(all);
    return n;
}

double dots_set(int a, int b, int c, int d, int e, int f, double g, dots_what what, ...)
{
    va_list all;
    double r = a + b + c + d + e + f + g;
    va_start(all, what);
    if (what == DOTS_INT)
        r += va_arg(all, int);
    else if (what == DOTS_DOUBLE)
        r += va_arg(all, double);
    else if (what == DOTS_TEXT)
        r += va_arg(all, const char *)[0];
    va_end(all);
    return r;
}

long dots_request(int handle, unsigned long request, ...)
{
    va_list all;
    long r;
    va_start(all, request);
    r = request == 0x80000001ul ? *va_arg(all, int *) : va_arg(all, long);
    va_end(all);
    return r + handle;
}

int dots_status(dots_what what, ...)
{
    va_list all;
    int sum = 0, i;
    va_start(all, what);
    for (i = 0; i < 6; i++)
        sum += va_arg(all, int);
    va_end(all);
    return sum;
}
