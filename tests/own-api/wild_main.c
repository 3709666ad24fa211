/* wild_main.c - gives wild.h pointers to memory that cannot be read; the end of a page where some of it can */
#include "wild.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static char *page(int readable)
{
    char *p = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(readable ? p + 4096 : p, 4096, PROT_NONE);
    return p;
}

int main(void)
{
    void *bad = page(0), *w = (void *)0x30;
    char *end = page(1) + 4096;
    wild_named *named = (wild_named *)(void *)(end - sizeof *named);
    wild_sized *sized = (wild_sized *)(void *)(end - 12); /* of a program that knows only size and a */
    int value = 0, sum = 0;
    *named = (wild_named){4, bad, bad, "tag", 2};
    *(size_t *)(void *)sized = 12;
    sum += wild_bytes(bad, 0) + wild_text(bad, 0) + wild_text_minus(bad, -1) + wild_data(bad) + wild_buffer(bad, 9) +
           wild_buffer_alone(bad);
    sum += wild_array(bad, 0) + wild_array_unnamed(bad, 0) + wild_points(bad, 0) + wild_write(bad, 0) +
           wild_write_struct(bad) + wild_strings(bad, 0);
    sum += wild_handles(0, bad) + wild_matrix(bad) + wild_deep(bad) + wild_opaque(bad, bad, w) + wild_function(bad);
    *named = (wild_named){4, bad, bad, "tag", 2};
    sum += wild_const_struct(named);
    *(size_t *)(void *)sized = 12;
    sum += wild_short_struct(sized);
    sum += wild_out(&value) + value;
    memcpy(end - 6, "ended!", 6); /* no zero: only its length ends it */
    sum += wild_text(end - 6, 5) == 0;
    sum += wild_text(NULL, 5) + wild_name(NULL) + wild_name("");
    wild_free((int *)(void *)page(1));
    wild_destroy_pair((double *)(void *)page(1), (wild **)(void *)page(1));
    sum += wild_get_data(1) != NULL;
    printf("%d\n", sum);
    return 0;
}
