/* newer_cxx.c - the functions that our C++ calls and that libstdc++ has since a version after that of gcc 4.8.2, for
 * programs that are linked for glibc 2.17 (old-glibc.sh). Each is hidden, so nothing else sees it. C++ has these names:
 * operator delete(void *, size_t), std::__throw_bad_array_new_length(), std::__throw_out_of_range_fmt(), and
 * std::__glibcxx_assert_fail(). */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void operator_delete(void *) __asm__("_ZdlPv");
void operator_delete_sized(void *, size_t) __asm__("_ZdlPvm");
void throw_bad_alloc(void) __asm__("_ZSt17__throw_bad_allocv");
void throw_bad_array_new_length(void) __asm__("_ZSt28__throw_bad_array_new_lengthv");
void throw_out_of_range(const char *) __asm__("_ZSt20__throw_out_of_rangePKc");
void throw_out_of_range_fmt(const char *, ...) __asm__("_ZSt24__throw_out_of_range_fmtPKcz");
void assert_fail(const char *, int, const char *, const char *) __asm__("_ZSt21__glibcxx_assert_failPKciS0_S0_");

void operator_delete_sized(void *what, size_t bytes)
{
    (void)bytes;
    operator_delete(what);
}

void throw_bad_array_new_length(void) { throw_bad_alloc(); }

void throw_out_of_range_fmt(const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    throw_out_of_range(text);
}

void assert_fail(const char *file, int line, const char *function, const char *condition)
{
    fprintf(stderr, "%s:%d: %s: assertion '%s' failed\n", file, line, function, condition);
    abort();
}
