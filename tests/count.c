/* count.c - counts calls of a library's functions, knowing nothing of their arguments: an independent witness.
 *
 * names.h, made from the library's symbol table, has X(name) a line. Preloaded behind libtrace-h.so it sees what
 * libtrace-h.so lets through; alone, what the program calls. COUNT_OUT names the output: a line "NAME CALLS". */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#define X(n) \
    static unsigned long count_##n __asm__("count_" #n) __attribute__((used)); \
    static void *real_##n __asm__("real_" #n) __attribute__((used)); \
    __asm__(".text\n.globl " #n "\n.type " #n ",@function\n" #n ":\n" \
            "lock incq count_" #n "(%rip)\njmp *real_" #n "(%rip)\n.size " #n ", .-" #n "\n");
#include "names.h"
#undef X

__attribute__((constructor)) static void find(void)
{
#define X(n) real_##n = dlsym(RTLD_NEXT, #n);
#include "names.h"
#undef X
}

__attribute__((destructor)) static void say(void)
{
    const char *path = getenv("COUNT_OUT");
    FILE *out = path ? fopen(path, "a") : NULL;
#define X(n) \
    if (out && count_##n) \
        fprintf(out, "%s %lu\n", #n, count_##n);
#include "names.h"
    if (out)
        fclose(out);
}
