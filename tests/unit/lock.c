/* lock.c - handlers that want the recorder's lock while the thread that they interrupt waits for it: none waits within
 * another
 *
 * usage: TRACE_OUT=FOLDER lock */
#define _GNU_SOURCE 1
#define TRACE_IMPL
#include "trace.in.h"
#include <signal.h>
#include <stdio.h>
#include <time.h>

enum { SIGNALS = 50 };
static int begun, depth, deepest, handled;

static void takes(void)
{
    if (trace__lock())
        trace__unlock();
}
static void on_signal(int number)
{
    (void)number;
    depth++;
    deepest = depth > deepest ? depth : deepest;
    handled++;
    takes();
    depth--;
}
static void *waits(void *arg)
{
    sigset_t none; /* who holds the lock has blocked all */
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    __atomic_store_n(&begun, 1, __ATOMIC_RELEASE);
    takes();
    return arg;
}
static void moment(void) { nanosleep(&(struct timespec){0, 1000000}, NULL); }

int main(void)
{
    struct sigaction a = {.sa_flags = SA_NODEFER};
    pthread_t t;
    a.sa_handler = on_signal;
    sigaction(SIGUSR1, &a, NULL);
    trace_instant("opened");
    if (!trace__lock() || pthread_create(&t, NULL, waits, NULL) != 0)
        return 1;
    while (!__atomic_load_n(&begun, __ATOMIC_ACQUIRE))
        moment();
    for (int i = 0; i < SIGNALS; i++) {
        moment();
        pthread_kill(t, SIGUSR1);
    }
    trace__unlock();
    pthread_join(t, NULL);
    printf("%s, %d at most in one another\n", handled ? "handled" : "not handled", deepest);
    return 0;
}
