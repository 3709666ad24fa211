/* alive.c - see alive.h */
#include "alive.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>
#include "../support/process.h"

static uint8_t boot[16]; /* of this machine; zeros: not known */

static void find_boot(void)
{
    FILE *f = fopen("/proc/sys/kernel/random/boot_id", "re");
    char text[40] = "", byte[3] = "";
    size_t n = 0;
    if (!f)
        return;
    text[fread(text, 1, sizeof text - 1, f)] = 0;
    fclose(f);
    for (const char *c = text; c[0] && c[1] && n < sizeof boot; c += 1 + (*c != '-'))
        if (*c != '-') {
            byte[0] = c[0];
            byte[1] = c[1];
            boot[n++] = (uint8_t)strtoul(byte, NULL, 16);
        }
}

/* The header's first half may have been mixed with a time namespace; the second one is the boot's alone. */
static bool same_boot(const trace_file_header *h)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    static const uint8_t unknown[8] = {0};
    pthread_once(&once, find_boot);
    return memcmp(boot + 8, unknown, 8) && !memcmp(boot + 8, h->boot_id + 8, 8);
}

/* Others may not ask what program it runs: then its number and start have to do. */
static bool same_program(const trace_file_header *h)
{
    static const char gone[] = " (deleted)";
    char path[32], program[sizeof h->program + sizeof gone];
    ssize_t n;
    size_t known = strnlen(h->program, sizeof h->program);
    snprintf(path, sizeof path, "/proc/%u/exe", h->pid);
    n = readlink(path, program, sizeof program - 1);
    if (n < 0 || !known)
        return true;
    program[n] = 0;
    return !strncmp(program, h->program, known) &&
           (known == sizeof h->program - 1 || !program[known] || !strcmp(program + known, gone));
}

bool tr_recorder_lives(const trace_file_header *h)
{
    return h->pid && h->proc_start && same_boot(h) && tr_process_began(h->pid) == h->proc_start && same_program(h);
}
