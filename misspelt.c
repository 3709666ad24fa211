#define TRACE_IMPL
#include "trace.h"
int main(void)
{
    trace_instant("here");
    return 0;
}
