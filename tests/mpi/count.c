/* count.c - counts calls of MPI functions, knowing nothing of their arguments: an independent witness.
 *
 * names.h, made from the library's symbol table, has X(Send) X(Recv) ... Each MPI_X counts and jumps to PMPI_X.
 * Preloaded behind libtrace-h.so it sees what libtrace-h.so lets through; alone, what the program calls. COUNT_OUT
 * names the output: a line "NAME CALLS". */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define X(n) \
    static unsigned long count_##n __asm__("count_" #n) __attribute__((used)); \
    __asm__(".text\n.globl MPI_" #n "\n.type MPI_" #n ",@function\nMPI_" #n ":\n" \
            "lock incq count_" #n "(%rip)\njmp PMPI_" #n "@PLT\n.size MPI_" #n ", .-MPI_" #n "\n");
#include "names.h"
#undef X

__attribute__((destructor)) static void say(void)
{
    const char *path = getenv("COUNT_OUT");
    char name[4096];
    FILE *out;
    if (!path)
        return;
    snprintf(name, sizeof name, "%s.%d", path, (int)getpid());
    out = fopen(name, "w");
#define X(n) \
    if (out && count_##n) \
        fprintf(out, "MPI_%s %lu\n", #n, count_##n);
#include "names.h"
    if (out)
        fclose(out);
}
