/* victim.c - four threads record for ever and count, in a file the kernel keeps, every event that returned; kill.c
 * kills it
 *
 * usage: victim SHADOW */
#include "t.h"
#include <sys/mman.h>

static volatile uint64_t *shadow;
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
        TICK(i);
        shadow[k] = i + 1;
        if (i % 3 == 1)
            trace_task_end();
    }
    return NULL;
}
int main(int argc, char **argv)
{
    int fd = open(argc > 1 ? argv[1] : "", O_RDWR | O_CREAT, 0600);
    pthread_t t;
    MUST(fd >= 0 && ftruncate(fd, 32) == 0);
    shadow = mmap(NULL, 32, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    MUST(shadow != MAP_FAILED);
    for (intptr_t k = 1; k < 4; k++)
        MUST(pthread_create(&t, NULL, work, (void *)k) == 0);
    work(NULL);
}
