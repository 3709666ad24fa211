/* reuse.c - opens files until there are no more numbers, and closes all descriptors there are, again and again, while a
 * thread records and another takes snapshots: no file of the program gets a byte of the trace
 *
 * usage: reuse ROUNDS [SNAPSHOT] */
#include "t.h"
#include <sys/resource.h>
#include <sys/stat.h>

enum { FILES = 96 };
static int over;

static void *record(void *arg)
{
    uint64_t i;
    for (i = 0; !__atomic_load_n(&over, __ATOMIC_RELAXED); i++) {
        TICK(i);
        if (i % 500 == 0)
            usleep(50);
    }
    return arg;
}
static void *copy(void *arg)
{
    char name[4096];
    int k;
    for (k = 0; !__atomic_load_n(&over, __ATOMIC_RELAXED); k++) {
        snprintf(name, sizeof name, "%s.%d", (const char *)arg, k);
        trace_snapshot(name);
        unlink(name);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    struct rlimit limit = {FILES, FILES};
    int rounds = argc > 1 ? atoi(argv[1]) : 1, round, k, n, foreign = 0, files = 0;
    char name[64], found[64];
    pthread_t t[2];
    MUST(setrlimit(RLIMIT_NOFILE, &limit) == 0);
    TICK(0);
    MUST(pthread_create(&t[0], NULL, record, NULL) == 0);
    if (argc > 2)
        MUST(pthread_create(&t[1], NULL, copy, argv[2]) == 0);
    nap(0.1);
    for (round = 0; round < rounds; round++) {
        int fd[FILES];
        for (k = 3; k < FILES; k++)
            close(k);
        for (n = 0; n < FILES; n++) {
            snprintf(name, sizeof name, "mine.%d", n);
            fd[n] = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
            if (fd[n] < 0 || write(fd[n], "mine", 4) != 4)
                break;
        }
        usleep(200);
        for (k = 0; k < n; k++, files++) {
            struct stat st;
            foreign += fstat(fd[k], &st) != 0 || st.st_size != 4 || pread(fd[k], found, sizeof found, 0) != 4 ||
                       memcmp(found, "mine", 4) != 0;
        }
    }
    __atomic_store_n(&over, 1, __ATOMIC_RELAXED);
    for (k = 0; k < (argc > 2 ? 2 : 1); k++)
        pthread_join(t[k], NULL);
    printf("%s files, %d with something else in them\n", files > rounds * 50 ? "many" : "few", foreign);
    return 7;
}
