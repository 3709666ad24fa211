/* jumps.c - scopes of C that a longjmp leaves, and tasks around and behind them */
#define TRACE_IMPL
#include "trace.h"
#include <setjmp.h>

static jmp_buf back;

static void inner(int n) /* does not return */
{
    TRACE_SCOPE("inner", "n", n);
    if (n)
        inner(n - 1);
    else
        longjmp(back, 1);
}
#ifdef INLINED
static inline
    __attribute__((always_inline))
#else
static
    __attribute__((noinline))
#endif
    void
    outer(int n)
{
    TRACE_SCOPE("outer");
    inner(n);
}

int main(void)
{
    trace_task_begin("main");
    for (volatile int i = 0; i < 10; i = i + 1) {
        if (!setjmp(back))
            outer(2);
        trace_instant("back");
        TRACE_SCOPE("after");
    }
    trace_task_end();
    return 0;
}
