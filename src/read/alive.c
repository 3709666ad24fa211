/* alive.c - see alive.h */
#include "alive.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* A file of /proc as text; "": there is none. */
static void slurp(const char *path, char *text, size_t size)
{
    FILE *f = fopen(path, "re");
    size_t n = f ? fread(text, 1, size - 1, f) : 0;
    text[n] = 0;
    if (f)
        fclose(f);
}

/* The header's first half may have been mixed with a time namespace; the second one is the boot's alone. */
static bool same_boot(const trace_file_header *h)
{
    char text[64], byte[3] = "";
    uint8_t id[16];
    size_t n = 0;
    slurp("/proc/sys/kernel/random/boot_id", text, sizeof text);
    for (const char *c = text; c[0] && c[1] && n < sizeof id; c += 1 + (*c != '-'))
        if (*c != '-') {
            byte[0] = c[0];
            byte[1] = c[1];
            id[n++] = (uint8_t)strtoul(byte, NULL, 16);
        }
    return n == sizeof id && !memcmp(id + 8, h->boot_id + 8, 8);
}

/* Field `n` of /proc/PID/stat, counted behind the name, which may hold anything but ends with the last parenthesis. */
static const char *stat_field(const char *stat, int n)
{
    const char *s = strrchr(stat, ')');
    for (int field = 2; s && field < n; field++)
        s = strchr(s + 1, ' ');
    return s ? s + 1 : "";
}

/* Others may not ask what program it runs: then its number and start have to do. */
static bool same_program(const trace_file_header *h, const char *folder)
{
    static const char gone[] = " (deleted)";
    char path[64], program[sizeof h->program + sizeof gone];
    ssize_t n;
    size_t known = strnlen(h->program, sizeof h->program);
    snprintf(path, sizeof path, "%s/exe", folder);
    n = readlink(path, program, sizeof program - 1);
    if (n < 0 || !known)
        return true;
    program[n] = 0;
    return !strncmp(program, h->program, known) &&
           (known == sizeof h->program - 1 || !program[known] || !strcmp(program + known, gone));
}

bool tr_recorder_lives(const trace_file_header *h)
{
    char folder[32], path[64], stat[1024];
    char state;
    if (!h->pid || !h->proc_start || !same_boot(h))
        return false;
    snprintf(folder, sizeof folder, "/proc/%u", h->pid);
    snprintf(path, sizeof path, "%s/stat", folder);
    slurp(path, stat, sizeof stat);
    state = *stat_field(stat, 3);
    return strtoull(stat_field(stat, 22), NULL, 10) == h->proc_start && state != 'Z' && state != 'X' &&
           same_program(h, folder);
}
