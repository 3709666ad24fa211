/* ends.cu - does a known amount of work on the device, waits for it, and ends without exit handlers: ends WAY
 *
 * WAY: _exit, _Exit, quick_exit, abort, execv, thread (_exit from a second thread), child (_exit in a child that alone
 * uses the device), exit (for comparison) */
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

__global__ void step() {}

static void work()
{
    for (int i = 0; i < 1000; i++)
        step<<<1, 64>>>();
    cudaDeviceSynchronize();
}

static void end(const char *way)
{
    char *const arguments[] = {(char *)"sh", (char *)"-c", (char *)"exit 3", nullptr};
    if (!strcmp(way, "_exit"))
        _exit(3);
    if (!strcmp(way, "_Exit"))
        _Exit(3);
    if (!strcmp(way, "quick_exit"))
        quick_exit(3);
    if (!strcmp(way, "abort"))
        abort();
    if (!strcmp(way, "execv"))
        execv("/bin/sh", arguments);
    if (!strcmp(way, "thread"))
        std::thread([] { _exit(3); }).join();
    exit(3);
}

int main(int argc, char **argv)
{
    const char *way = argc > 1 ? argv[1] : "exit";
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    if (!strcmp(way, "child")) {
        int status;
        pid_t child = fork();
        if (child) {
            waitpid(child, &status, 0);
            return WEXITSTATUS(status);
        }
        way = "_exit";
    }
    work();
    end(way);
}
