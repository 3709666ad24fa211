/* forks.c - a process forks inside a range; its child ends it, and has a range of its own */
#define TRACE_IMPL
#define TRACE_NVTX
#include "trace.h"
#include <nvtx3/nvToolsExt.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void)
{
    pid_t child;
    nvtxRangePushA("parent");
    child = fork();
    if (!child) {
        nvtxRangePushA("child");
        nvtxRangePop();
    } else
        waitpid(child, NULL, 0);
    nvtxRangePop();
    return 0;
}
