/* tool.c - a tool's own main() on what an input says: which options, which files
 *
 * An input that begins with FUZZ_MAGIC is: the magic, u8 options (a line of views.h), u8 files, u32 size of each file,
 * the files. Any other is one file.
 *
 * FUZZ_VIEWS=all: each input with all options, whatever it says, and once more with its sums made right, so that an
 * input still reaches what it was kept for
 * when the format has got other sums. FUZZ_SAY=1: the command lines on stderr. */
#include "boxed.h"
#include "common.h"
#include "inputs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "views.h"

#define NVIEWS (sizeof views / sizeof *views)
enum { WORDS = 24 };

static void run(unsigned view, const fuzz_inputs *in)
{
    static char line[512];
    char *argv[WORDS + FUZZ_FILES + 2], *word;
    size_t all = 0, most;
    int argc = 0, status;
    unsigned i;
    snprintf(line, sizeof line, "%s %s", TOOL, views[view % NVIEWS]);
    for (word = strtok(line, " "); word && argc < WORDS; word = strtok(NULL, " "))
        argv[argc++] = word;
    for (i = 0; i < in->n; i++) {
        argv[argc++] = (char *)fuzz_file((int)i, in->files[i].data, in->files[i].size);
        all += in->files[i].size;
    }
    argv[argc] = NULL;
    most = ((size_t)192 << 20) + 16 * all;
    if (getenv("FUZZ_SAY"))
        fprintf(stderr, "%s %s: ", TOOL, views[view % NVIEWS]);
    status = boxed_run(argc, argv, most);
    if (getenv("FUZZ_SAY"))
        fprintf(stderr, "%d\n", status);
    if (status < 0 || status > 2)
        __builtin_trap();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int every = -1;
    fuzz_inputs in;
    uint8_t *fixed;
    unsigned i;
    if (every < 0)
        every = getenv("FUZZ_VIEWS") && !strcmp(getenv("FUZZ_VIEWS"), "all");
    fuzz_inputs_of(&in, data, size);
    if (!every)
        run(in.view, &in);
    for (i = 0; every && i < NVIEWS; i++)
        run(i, &in);
    if (!every)
        return 0;
    memcpy(fixed = malloc(size + 1), data, size);
    fuzz_inputs_of(&in, fixed, size);
    for (i = 0; i < in.n; i++)
        fuzz_fix(fixed + (in.files[i].data - fixed), in.files[i].size);
    if (memcmp(fixed, data, size))
        for (i = 0; i < NVIEWS; i++)
            run(i, &in);
    free(fixed);
    return 0;
}
