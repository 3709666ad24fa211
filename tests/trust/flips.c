/* Another process turns every word of the header and of the chunks' headers while this one records: nothing is stored
 * outside of the recorder's own memory, and no thread stops.
 *
 *   flips FOLDER   TRACE_OUT, and it is new */
#define _GNU_SOURCE
#include "trace.h"
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { HEADER_WORDS = 256, CHUNK_WORDS = 32, HEADER = 4096, GUARD = 16 << 20, GUARDS = 4 };

static int over, bad;

/* The first file there, once its header is whole; its descriptor. */
static int find(const char *folder)
{
    char path[4096], magic[8];
    for (;; usleep(1000)) {
        DIR *d = opendir(folder);
        struct dirent *e;
        while (d && (e = readdir(d)) != NULL)
            if (strstr(e->d_name, ".bin")) {
                int fd;
                snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
                fd = open(path, O_RDWR);
                if (fd >= 0 && pread(fd, magic, 8, 0) == 8 && magic[0])
                    return fd;
            }
        if (d)
            closedir(d);
    }
}

static void turn(volatile uint32_t *at, uint32_t slots, uint32_t step, uint32_t round)
{
    static const uint32_t values[] = {0, 0xffffffffu, 1u << 20, 0x7ffffff0u};
    uint32_t was[64], k;
    for (k = 0; k < slots; k++) {
        was[k] = at[(size_t)k * step];
        at[(size_t)k * step] = round < 4 ? values[round] : was[k] ^ 1u << (round * 5 % 32);
    }
    usleep(700);
    for (k = 0; k < slots; k++)
        at[(size_t)k * step] = was[k];
}

static void attack(const char *folder)
{
    struct stat st;
    uint32_t *file, slot_bytes, slots, word, round;
    int fd = find(folder);
    usleep(50000);
    if (fstat(fd, &st) || pread(fd, &slot_bytes, 4, 20) != 4)
        _exit(1);
    slots = (uint32_t)((st.st_size - HEADER) / slot_bytes);
    slots = slots < 64 ? slots : 64;
    file = mmap(NULL, HEADER + (size_t)slots * slot_bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (file == MAP_FAILED)
        _exit(1);
    for (round = 0; round < 6; round++) {
        for (word = 0; word < HEADER_WORDS; word++)
            turn(file + word, 1, 0, round);
        for (word = 0; word < CHUNK_WORDS; word++)
            turn(file + (HEADER / 4) + word, slots, slot_bytes / 4, round);
    }
    kill(getpid(), SIGKILL);
}

static void *work(void *arg)
{
    long i, short_life = (long)arg;
    for (i = 0; short_life ? i < 300 : !__atomic_load_n(&over, __ATOMIC_RELAXED); i++) {
        trace_task_begin("flipped");
        trace_instant("flipped", "n", i, "text", "0123456789");
        trace_task_end();
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t thread[2], other;
    unsigned char *guard[GUARDS];
    char copy[4096];
    pid_t child;
    int i, status, rounds;
    size_t k;
    if (argc < 2)
        return 2;
    for (i = 0; i < GUARDS; i++) { /* the window is mapped near them */
        guard[i] = mmap(NULL, GUARD, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        memset(guard[i], 0x5a, GUARD);
    }
    child = fork();
    if (!child)
        attack(argv[1]);
    for (i = 0; i < 2; i++)
        pthread_create(&thread[i], NULL, work, NULL);
    for (rounds = 0; waitpid(child, &status, WNOHANG) == 0; rounds++) {
        pthread_create(&other, NULL, work, (void *)1);
        pthread_join(other, NULL);
        snprintf(copy, sizeof copy, "%s.copy.%d", argv[1], rounds);
        trace_snapshot(copy);
        unlink(copy);
        trace_flush();
    }
    __atomic_store_n(&over, 1, __ATOMIC_RELAXED);
    for (i = 0; i < 2; i++)
        pthread_join(thread[i], NULL);
    for (i = 0; i < GUARDS; i++)
        for (k = 0; k < GUARD; k++)
            bad += guard[i][k] != 0x5a;
    printf("%s, %d bytes changed, looked %s\n", WIFSIGNALED(status) ? "turned" : "not turned", bad,
           rounds ? "meanwhile" : "never");
    return 0;
}
