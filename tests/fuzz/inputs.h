/* inputs.h - several files and a choice of options in one input: see tool.c */
#ifndef FUZZ_INPUTS_H
#define FUZZ_INPUTS_H
#include <stddef.h>
#include <stdint.h>

#define FUZZ_MAGIC "FUZZ" /* no file begins so */
enum { FUZZ_FILES = 4, FUZZ_HEAD = 6 };

typedef struct fuzz_inputs {
    unsigned view, n;
    unsigned live; /* not 0: after that many reads, the first file is what the last one holds; the last is no operand */
    struct {
        const uint8_t *data;
        size_t size;
    } files[FUZZ_FILES];
} fuzz_inputs;

void fuzz_inputs_of(fuzz_inputs *in, const uint8_t *data, size_t size);
enum { FUZZ_LIVE = 64 }; /* live is below it */
/* What stands before the files' bytes; its size. */
size_t fuzz_inputs_head(uint8_t *to, unsigned view, unsigned live, unsigned n, const size_t *sizes);
#endif
