/* names.c - tasks whose names are any bytes: each of the 255 alone, then N at random, some of a MiB
 *
 * usage: names N SEED */
#include "t.h"

int main(int argc, char **argv)
{
    int n = argc > 2 ? atoi(argv[1]) : 0, i;
    static char name[(1 << 20) + 1];
    size_t k, length;
    srand48(argc > 2 ? atol(argv[2]) : 1);
    for (i = 0; i < n; i++) {
        length = i < 255 ? 1 : i % 1000 == 999 ? sizeof name - 1 : 1 + (size_t)lrand48() % 40;
        for (k = 0; k < length; k++)
            name[k] = i < 255 ? (char)(i + 1) : (char)(1 + lrand48() % 255);
        name[length] = 0;
        trace_task_begin((const char *)name, "text", (const char *)name);
        trace_task_end();
    }
    return 0;
}
