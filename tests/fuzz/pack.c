/* pack.c - usage: pack OPTIONS[/LIVE] OUT FILE...: an input (tool.c) of these files and the options of that number; the
 * first becomes the last after LIVE reads. One file with options 0 stays a file. */
#include "inputs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    unsigned char *data[FUZZ_FILES], head[FUZZ_HEAD + 4 * FUZZ_FILES];
    size_t sizes[FUZZ_FILES], n = 0;
    unsigned view, live, files = argc > 3 ? (unsigned)argc - 3 : 0, i;
    FILE *f;
    if (!files || files > FUZZ_FILES)
        return fprintf(stderr, "usage: pack OPTIONS[/LIVE] OUT FILE... (1 to %d files)\n", FUZZ_FILES), 2;
    view = (unsigned)atoi(argv[1]);
    live = strchr(argv[1], '/') ? (unsigned)atoi(strchr(argv[1], '/') + 1) : 0;
    for (i = 0; i < files; i++) {
        if (!(f = fopen(argv[3 + i], "rb")))
            return perror(argv[3 + i]), 1;
        data[i] = malloc(1 << 26);
        sizes[i] = fread(data[i], 1, 1 << 26, f);
        fclose(f);
    }
    if (!(f = fopen(argv[2], "wb")))
        return perror(argv[2]), 1;
    if (files > 1 || view)
        n = fuzz_inputs_head(head, view, live, files, sizes);
    fwrite(head, 1, n, f);
    for (i = 0; i < files; i++)
        fwrite(data[i], 1, sizes[i], f);
    return fclose(f) != 0;
}
