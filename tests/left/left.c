/* left.c - see left.h; compiled with -fexceptions, as libraries are that call their users back */
#include "left.h"
#include <stdlib.h>

static void (*handle)(int);

int left_each(int n, int (*callback)(int, void *), void *arg)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += callback(i, arg);
    return sum;
}
int left_one(int n) { return n + 1; }
int left_five(int a, int b, int c, int d, int e) { return a + b + c + d + e; }
void left_handler(void (*handler)(int code)) { handle = handler; }
void left_fail(int code)
{
    if (handle)
        handle(code);
    abort();
}
