/* tool.c - a tool's own main() on what an input says: which options, which files
 *
 * An input that begins with FUZZ_MAGIC is: the magic, u8 options (a line of views.h), u8 files (and inputs.live), u32
 * size of each file, the files. Any other is one file.
 *
 * FUZZ_VIEWS=all: each input with all options, whatever it says, and once more with its sums made right, so that an
 * input still reaches what it was kept for when the format has got other sums. FUZZ_VIEWS=half: each input with every
 * other of them, the next input with those between. FUZZ_SAY=1: the command lines on stderr. */
#include "boxed.h"
#include "common.h"
#include "inputs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "views.h"

#ifndef RESERVED /* bytes of tables whose size no input changes; what is not used of them costs nothing */
#define RESERVED ((size_t)0)
#endif
#define NVIEWS (sizeof views / sizeof *views)
enum { WORDS = 24 };

static const fuzz_inputs *changing;
static void change(void) { fuzz_file(0, changing->files[changing->n - 1].data, changing->files[changing->n - 1].size); }

static void run(unsigned view, const fuzz_inputs *in)
{
    static char line[512];
    char *argv[WORDS + FUZZ_FILES + 4], *word;
    size_t all = 0, most;
    int argc = 0, status;
    unsigned i;
    snprintf(line, sizeof line, "%s %s", TOOL, views[view % NVIEWS]);
    for (word = strtok(line, " "); word && argc < WORDS; word = strtok(NULL, " "))
        argv[argc++] = word;
    changing = in;
    boxed_at_read(in->live < 32 ? in->live : (in->live - 31) * 32, change);
    if (in->live)
        all = in->files[in->n - 1].size;
    for (i = 0; i < in->n - (in->live != 0); i++) {
        argv[argc++] = (char *)fuzz_file((int)i, in->files[i].data, in->files[i].size);
        all += in->files[i].size;
    }
#ifdef LAST
    if (i) {
        word = argv[argc - 1];
        argv[argc++] = (char *)LAST;
        argv[argc++] = word;
    }
#endif
    argv[argc] = NULL;
    most = RESERVED + ((size_t)64 << 20) + 4 * all;
    if (getenv("FUZZ_SAY"))
        fprintf(stderr, "%s %s%s: ", TOOL, views[view % NVIEWS], in->live ? ", the file changes" : "");
    status = boxed_run(argc, argv, most);
    if (getenv("FUZZ_SAY"))
        fprintf(stderr, "%zu KiB for %zu: %d\n", boxed_peak() >> 10, all >> 10, status);
    if (status < 0 || status > 2)
        __builtin_trap();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int every = -1;
    fuzz_inputs in;
    uint8_t *fixed;
    static unsigned first;
    unsigned i;
    if (every < 0) {
        const char *views_said = getenv("FUZZ_VIEWS");
        every = !views_said ? 0 : strcmp(views_said, "half") ? 1 : 2;
    }
    first = every == 2 ? !first : 0;
    fuzz_inputs_of(&in, data, size);
    if (!every)
        run(in.view, &in);
    for (i = first; every && i < NVIEWS; i += (unsigned)every)
        run(i, &in);
    if (!every)
        return 0;
    memcpy(fixed = malloc(size + 1), data, size);
    fuzz_inputs_of(&in, fixed, size);
    for (i = 0; i < in.n; i++)
        fuzz_fix(fixed + (in.files[i].data - fixed), in.files[i].size);
    if (memcmp(fixed, data, size))
        for (i = first; i < NVIEWS; i += (unsigned)every)
            run(i, &in);
    free(fixed);
    return 0;
}
