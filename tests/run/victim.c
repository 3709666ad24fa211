/* victim.c - threads record for ever and count, in a file the kernel keeps, every event that returned; kill.c kills it
 *
 * usage: victim SHADOW [THREADS [BYTES [HOW]]]
 *   4 threads; BYTES of text in each event, which events.c knows (--text); HOW the process ends itself, after some 10
 *   ms: segv abort _exit atexit exec oom (it takes memory until it is killed), or grow MIB: it takes memory slowly, as
 *   shadow[THREADS] says in MiB */
#include "t.h"
#include <sys/mman.h>

static volatile uint64_t *shadow;
static size_t bytes;

static void again(void) { _exit(48); }

static void tick(uint64_t i)
{
    char text[1025];
    size_t k;
    if (!bytes) {
        TICK(i);
        return;
    }
    for (k = 0; k < bytes; k++)
        text[k] = (char)('a' + (i + k) % 26);
    text[bytes] = 0;
    trace_instant("tick", "n", i, "text", (const char *)text);
}
static void *work(void *arg)
{
    intptr_t k = (intptr_t)arg;
    char name[8];
    uint64_t i;
    snprintf(name, sizeof name, "w%d", (int)k);
    trace_thread_name(name);
    for (i = 0;; i++) {
        if (i % 3 == 1)
            trace_task_begin("task", "i", i, "text", "some text");
        tick(i);
        shadow[k] = i + 1;
        if (i % 3 == 1)
            trace_task_end();
    }
    return NULL;
}
static void end(const char *how, int threads)
{
    char *self[] = {"true", NULL};
    usleep(1000 + (unsigned)getpid() * 7919u % 20000);
    if (!strcmp(how, "segv"))
        *(volatile int *)(uintptr_t)(getpid() & 0) = 1;
    if (!strcmp(how, "abort"))
        abort();
    if (!strcmp(how, "_exit"))
        _exit(44);
    if (!strcmp(how, "atexit")) {
        atexit(again);
        exit(1);
    }
    if (!strcmp(how, "exec"))
        execv("/bin/true", self);
    for (;;) { /* oom, grow */
        char *more = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        MUST(more != MAP_FAILED);
        memset(more, 1, 1 << 20);
        if (!strcmp(how, "grow")) {
            shadow[threads]++;
            usleep(500);
        }
    }
}
int main(int argc, char **argv)
{
    int fd = open(argc > 1 ? argv[1] : "", O_RDWR | O_CREAT, 0600), threads = argc > 2 ? atoi(argv[2]) : 4;
    size_t room = ((size_t)threads + (argc > 4 && !strcmp(argv[4], "grow"))) * 8;
    pthread_t t;
    bytes = argc > 3 ? (size_t)atoi(argv[3]) : 0;
    MUST(fd >= 0 && ftruncate(fd, (off_t)room) == 0);
    shadow = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    MUST(shadow != MAP_FAILED);
    for (intptr_t k = argc > 4 ? 0 : 1; k < threads; k++)
        MUST(pthread_create(&t, NULL, work, (void *)k) == 0);
    if (argc > 4)
        end(argv[4], threads);
    work(NULL);
}
