#define TRACE_IMPL
#include <trace.h>

int main(void)
{
    for (int i = 0; i < 3; i++) {
        trace_task_begin("conan.step", "i", i);
        trace_task_end();
    }
    return 0;
}
