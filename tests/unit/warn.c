/* warn.c - trace__warn: what is a repeat, how many lines there are, and that threads and a signal handler agree
 *
 * Includes the recorder's sources. Each mode writes its lines to stderr; run.sh compares them with warn.expect. */
#define _GNU_SOURCE 1
#define TRACE_IMPL
#include "trace.in.h"
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

static void missing(const char *name) { trace__warn("the program calls %s, which is not there", name); }

static void *from_threads(void *unused)
{
    (void)unused;
    for (int i = 0; i < 1000; i++)
        missing(i % 2 ? "one" : "other");
    return NULL;
}

static void on_signal(int number) { trace__warn("signal %d", number); }

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    char name[2000];
    int i;
    if (!strcmp(mode, "repeats")) {
        for (i = 0; i < 3; i++) {
            missing("open");
            missing("close");
            trace__warn("%lu events of %s are lost", 5ul + (unsigned long)i, "cuda");
            trace__warn("%lu events of %s are lost", 5ul, "hip");
            trace__warn("error %d, %u, %x", -1 - i / 2, 7u, 255u);
        }
    } else if (!strcmp(mode, "bounds")) {
        for (i = 0; i < 10; i++) {
            snprintf(name, sizeof name, "f%d", i);
            missing(name);
        }
        for (i = 0; i < 20; i++) {
            snprintf(name, sizeof name, "a%d", i);
            trace__warn(i % 2 ? "odd %s" : "even %s", name);
        }
    } else if (!strcmp(mode, "long")) {
        memset(name, 'n', sizeof name - 1);
        name[sizeof name - 1] = 0;
        missing(name);
        missing(name);
        trace__warn("%s", "");
        trace__warn("%s", argv[2]); /* NULL */
    } else if (!strcmp(mode, "threads")) {
        pthread_t t[8];
        signal(SIGUSR1, on_signal);
        for (i = 0; i < 8; i++)
            pthread_create(&t[i], NULL, from_threads, NULL);
        for (i = 0; i < 100; i++)
            raise(SIGUSR1);
        for (i = 0; i < 8; i++)
            pthread_join(t[i], NULL);
    }
    return 0;
}
