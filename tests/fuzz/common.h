/* common.h - what the fuzz targets share: an input as a file, sums made right again after a mutation */
#ifndef FUZZ_COMMON_H
#define FUZZ_COMMON_H
#include <stddef.h>
#include <stdint.h>

/* The bytes as a file; its path, valid until the next call with the same `which` (0 or 1). */
const char *fuzz_file(int which, const uint8_t *data, size_t size);
void fuzz_silent(void *user, const char *text);

/* Both provided by libFuzzer or used by it. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed);
#endif
