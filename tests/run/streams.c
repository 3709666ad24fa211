/* streams.c - what belongs to the program: errno, descriptors, standard streams, the working directory, the environment
 */
#include "t.h"
#include <sys/resource.h>
#include <sys/syscall.h>

static int kept(const char *when)
{
    if (errno != 1234)
        printf("%s: errno became %d\n", when, errno);
    return errno == 1234;
}
static void *first_of_thread(void *arg)
{
    errno = 1234;
    TICK(0);
    kept("first event of a thread");
    return arg;
}
/*= errno_kept
 * 3000001 instant tick
 * 1 begin task
 * 1 end task
 * 1 meta meta
 * 1 counter c
 * 1 pause trace:pause
 * 1 resume trace:resume
 */
static int errno_kept(void)
{
    pthread_t t;
    errno = 1234;
    TICK(0);
    kept("first event");
    for (int k = 1; k < 3000000; k++) {
        TICK(k);
        if (!kept("an event"))
            return 1;
    }
    trace_task_begin("task");
    trace_meta("a", 1, "b", "text");
    trace_counter("c", 1.5);
    trace_task_end();
    kept("a task");
    trace_thread_name("me");
    kept("a thread's name");
    trace_flush();
    kept("flush");
    trace_pause();
    trace_resume();
    kept("pause");
    MUST(pthread_create(&t, NULL, first_of_thread, NULL) == 0);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

/* Standard input is read by the program alone.
 *= input
 * 1 instant line
 */
static int input(void)
{
    char line[100] = "";
    trace_instant("line");
    printf("%s", fgets(line, sizeof line, stdin) ? line : "nothing\n");
    return 0;
}

static int own_file(void)
{
    char path[4096];
    snprintf(path, sizeof path, "%s.own", getenv("EXPECT") ? getenv("EXPECT") : "/dev/null");
    int fd = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
    MUST(fd >= 0);
    unlink(path);
    return fd;
}
/* The program closes every descriptor it does not know and uses the numbers for files of its own: they must stay
 * untouched. The recorder may lose events then, if it counts them. */
static int descriptors(int range)
{
    int own[40];
    char text[6];
    struct stat st;
    TICK(0);
    if (range)
        syscall(SYS_close_range, 3u, ~0u, 0u);
    else
        for (int fd = 3; fd < 1024; fd++)
            close(fd);
    for (int k = 0; k < 40; k++) {
        own[k] = own_file();
        MUST(write(own[k], "hello", 5) == 5);
    }
    for (int k = 1; k < 3000000; k++)
        TICK(k);
    trace_flush();
    for (int k = 0; k < 40; k++) {
        MUST(fstat(own[k], &st) == 0 && pread(own[k], text, 6, 0) >= 0);
        if (st.st_size != 5 || memcmp(text, "hello", 5))
            printf("own file %d has %ld bytes\n", k, (long)st.st_size);
    }
    expect("3000000 recorded and dropped");
    expect("* instant tick");
    puts("done");
    return 0;
}
/*= descriptors_closed
 * stderr (trace: .*)?
 * sequence tick
 */
static int descriptors_closed(void) { return descriptors(0); }
/*= descriptors_range
 * stderr (trace: .*)?
 * sequence tick
 */
static int descriptors_range(void) { return descriptors(1); }

/* Descriptor 2 is closed and becomes a data file.
 *= stderr_reused
 * 1000 instant tick
 */
static int stderr_reused(void)
{
    close(2);
    int fd = own_file();
    struct stat st;
    ticks(1000);
    MUST(fstat(fd, &st) == 0);
    printf("descriptor %d has %ld bytes\n", fd, (long)st.st_size);
    return 0;
}
/* No standard stream at all: the trace must not become one of them.
 *= no_streams
 * 1000 instant tick
 */
static int no_streams(void)
{
    close(0), close(1), close(2);
    ticks(1000);
    for (int k = 0; k < 3; k++) {
        int fd = own_file();
        if (fd != k)
            return 10 + fd;
        MUST(write(fd, "x", 1) == 1);
    }
    ticks(0);
    return 0;
}
/* The program's descriptors get the numbers they would have got.
 *= numbers
 * 1000 instant tick
 */
static int numbers(void)
{
    ticks(1000);
    printf("%d\n", own_file());
    return 0;
}

/*= directory_changes
 * 2 instant tick
 * 1 files
 */
static int directory_changes(void)
{
    MUST(chdir("/") == 0);
    ticks(2);
    return 0;
}

/* What the program sees of itself: its environment, its signals' dispositions, its mask, its umask.
 *= itself
 * 10 instant tick
 */
static int itself(void)
{
    extern char **environ;
    sigset_t mask;
    int n = 0;
    ticks(10);
    for (char **e = environ; *e; e++)
        n += strncmp(*e, "TRACE_", 6) && strncmp(*e, "EXPECT", 6) && strncmp(*e, "_=", 2);
    (void)n; /* ITT's and NVTX' variables may be added */
    for (int s = 1; s < 65; s++) {
        struct sigaction a;
        if (sigaction(s, NULL, &a) == 0 && a.sa_handler != SIG_DFL &&
            s != SIGBUS) /* the recorder's: the file may be cut */
            printf("signal %d has a handler\n", s);
    }
    pthread_sigmask(SIG_SETMASK, NULL, &mask);
    for (int s = 1; s < 65; s++)
        if (sigismember(&mask, s) == 1)
            printf("signal %d is blocked\n", s);
    printf("umask %o\n", (unsigned)umask(0));
    return 0;
}

/* setuid() waits for every thread of the process to answer: the recorder's own thread must.
 *= setuid_
 * 20 instant tick
 */
static int setuid_(void)
{
    ticks(10);
    alarm(10);
    printf("%d\n", setgid(getgid()) | setuid(getuid()));
    ticks(10);
    return 0;
}

/* The limit on files' size: no SIGXFSZ for what the recorder writes; what does not fit is counted.
 *= file_size
 * stderr trace: .*
 * sequence tick
 */
static int file_size(void)
{
    struct rlimit l = {8u << 20, RLIM_INFINITY};
    TICK(0);
    MUST(setrlimit(RLIMIT_FSIZE, &l) == 0);
    for (int k = 1; k < 3000000; k++)
        TICK(k);
    expect("3000000 recorded and dropped");
    expect("1000..2999999 instant tick");
    puts("done");
    return 0;
}
/* The limit goes away: recording resumes.
 *= file_size_lifted
 * stderr trace: .*
 * sequence tick
 */
static int file_size_lifted(void)
{
    struct rlimit l = {8u << 20, RLIM_INFINITY};
    TICK(0);
    MUST(setrlimit(RLIMIT_FSIZE, &l) == 0);
    for (int k = 1; k < 3000000; k++)
        TICK(k);
    l.rlim_cur = RLIM_INFINITY;
    MUST(setrlimit(RLIMIT_FSIZE, &l) == 0);
    nap(1.2); /* the recorder looks for space once a second at least */
    for (int k = 0; k < 1000; k++) {
        trace_instant("resumed", "n", k);
        usleep(20);
    }
    expect("3000000..3001000 recorded and dropped");
    expect("1000..2999999 instant tick");
    expect("900..1000 instant resumed");
    puts("done");
    return 0;
}

CASES({"errno_kept", errno_kept}, {"input", input}, {"descriptors_closed", descriptors_closed},
      {"descriptors_range", descriptors_range}, {"stderr_reused", stderr_reused}, {"no_streams", no_streams},
      {"numbers", numbers}, {"directory_changes", directory_changes}, {"itself", itself}, {"setuid_", setuid_},
      {"file_size", file_size}, {"file_size_lifted", file_size_lifted})
