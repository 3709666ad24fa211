/* common.h - what the fuzz targets share: an input as a file, sums made right again after a mutation */
#ifndef FUZZ_COMMON_H
#define FUZZ_COMMON_H
#include <stddef.h>
#include <stdint.h>

/* The bytes as a file; its path, valid until the next call with the same `which` (0 to 3). */
const char *fuzz_file(int which, const uint8_t *data, size_t size);
void fuzz_silent(void *user, const char *text);

void fuzz_fix(uint8_t *data, size_t size);                                  /* a file's sums made right */
size_t fuzz_mutate(uint8_t *data, size_t size, size_t most, unsigned seed); /* one file; its new size */

/* Provided by libFuzzer or used by it. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t na, const uint8_t *b, size_t nb, uint8_t *to, size_t most,
                                 unsigned int seed);
#endif
