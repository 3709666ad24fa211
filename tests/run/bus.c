/* bus.c - faults of the recorder's mapping are the recorder's, and all others the program's
 *
 * usage: bus MODE TICKS: before, after: the program has a handler from before or after its first event, jumps out of
 * its own faults, and gets a signal that somebody sends; default: it has none, and its own fault ends it; cut: it cuts
 * the recorder's file; block: the same in a thread that blocked all signals before its first event */
#include "t.h"
#include <dirent.h>
#include <setjmp.h>
#include <sys/mman.h>
#include <sys/stat.h>

static sigjmp_buf out;
static volatile sig_atomic_t sent, raised;
static char *own;

static void handler(int signal, siginfo_t *info, void *context)
{
    (void)signal, (void)context;
    if (info->si_code <= 0) {
        sent++;
        return;
    }
    MUST(info->si_addr == own);
    raised++;
    siglongjmp(out, 1);
}
static void set(void)
{
    struct sigaction a;
    memset(&a, 0, sizeof a);
    a.sa_sigaction = handler;
    a.sa_flags = SA_SIGINFO;
    MUST(sigaction(SIGBUS, &a, NULL) == 0);
}
static void fault(void)
{
    if (sigsetjmp(out, 1) == 0)
        *(volatile char *)own = 1;
}
static void cut(void)
{
    const char *folder = getenv("TRACE_OUT");
    char path[4096];
    struct dirent *e;
    DIR *d = opendir(folder);
    MUST(d != NULL);
    while ((e = readdir(d)) != NULL)
        if (strstr(e->d_name, ".bin")) {
            snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
            MUST(truncate(path, 0) == 0);
        }
    closedir(d);
}
static void *work(void *n)
{
    ticks(*(uint64_t *)n);
    return NULL;
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    uint64_t n = argc > 2 ? strtoull(argv[2], NULL, 10) : 100;
    FILE *file = tmpfile(); /* empty: what is mapped of it has no page */
    int k;
    MUST(file != NULL);
    own = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
    MUST(own != MAP_FAILED);
    if (!strcmp(mode, "before"))
        set();
    ticks(n);
    if (!strcmp(mode, "default"))
        *(volatile char *)own = 1;
    if (!strcmp(mode, "after")) {
        set();
        nap(2.5); /* the helper takes the place again within a second */
    }
    if (!strcmp(mode, "before") || !strcmp(mode, "after")) {
        for (k = 0; k < 3; k++)
            fault();
        kill(getpid(), SIGBUS);
        while (!sent)
            usleep(1000);
    }
#ifndef TRACE_COMPILE_OUT
    cut();
#endif
    if (!strcmp(mode, "block")) {
        sigset_t all;
        pthread_t t;
        sigfillset(&all);
        pthread_sigmask(SIG_BLOCK, &all, NULL);
        MUST(pthread_create(&t, NULL, work, &n) == 0);
        pthread_join(t, NULL);
    } else
        ticks(n);
    if (!strcmp(mode, "before") || !strcmp(mode, "after"))
        fault();
    printf("%d raised, %d sent\n", (int)raised, (int)sent);
    return 7;
}
