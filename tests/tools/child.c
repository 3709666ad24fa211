/* child.c - a program that tells what reaches it: what trace-run must not change */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile sig_atomic_t seen[65], last;
static void count(int sig)
{
    seen[sig]++;
    last = sig;
}

/* Counts USR1, TERM, INT, CONT until USR2 comes. */
static int signals(void)
{
    const int which[] = {SIGUSR1, SIGTERM, SIGINT, SIGCONT, SIGUSR2, SIGRTMIN + 3};
    struct sigaction a = {.sa_handler = count, .sa_flags = SA_RESTART};
    sigset_t block, wait;
    size_t i;
    sigemptyset(&block);
    for (i = 0; i < sizeof which / sizeof *which; i++) {
        sigaction(which[i], &a, NULL);
        sigaddset(&block, which[i]);
    }
    sigprocmask(SIG_BLOCK, &block, &wait);
    printf("ready %d\n", getpid());
    fflush(stdout);
    while (!seen[SIGUSR2]) {
        sigsuspend(&wait);
        printf("seen\n");
        fflush(stdout);
    }
    printf("USR1 %d TERM %d INT %d RT %d\n", (int)seen[SIGUSR1], (int)seen[SIGTERM], (int)seen[SIGINT],
           (int)seen[SIGRTMIN + 3]);
    return 9;
}

/* What a program inherits: mask, ignored signals, descriptors, children. */
static int inherited(void)
{
    sigset_t mask;
    int sig, fd;
    sigprocmask(SIG_BLOCK, NULL, &mask);
    printf("blocked");
    for (sig = 1; sig < 32; sig++)
        if (sigismember(&mask, sig))
            printf(" %d", sig);
    printf("\nignored");
    for (sig = 1; sig < 32; sig++) {
        struct sigaction a;
        if (!sigaction(sig, NULL, &a) && a.sa_handler == SIG_IGN)
            printf(" %d", sig);
    }
    printf("\ndescriptors");
    for (fd = 0; fd < 1024; fd++)
        if (fcntl(fd, F_GETFD) >= 0)
            printf(" %d", fd);
    printf("\nchildren %s\n", waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD ? "none" : "some");
    return 0;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "signals"))
        return signals();
    if (!strcmp(what, "inherited"))
        return inherited();
    if (!strcmp(what, "exit"))
        return atoi(argv[2]);
    if (!strcmp(what, "raise")) {
        raise(atoi(argv[2]));
        return 0;
    }
    if (!strcmp(what, "close")) { /* whoever reads our output sees its end before we end */
        fclose(stdout);
        close(1);
        for (int i = 0; i < 600 && access("closed", F_OK); i++)
            usleep(100000);
        return 0;
    }
    if (!strcmp(what, "environment")) {
        const char *v = getenv(argv[2]);
        printf("%s\n", v ? v : "(unset)");
        return 0;
    }
    return 2;
}
