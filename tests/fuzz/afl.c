/* afl.c - what AFL++ asks of $AFL_CUSTOM_MUTATOR_LIBRARY: sums made right again after it has mutated an input */
#include "common.h"
#include "inputs.h"
#include <stdlib.h>
#include <string.h>

typedef struct afl {
    uint8_t *data;
    size_t room;
} afl;

void *afl_custom_init(void *state, unsigned seed)
{
    (void)state, (void)seed;
    return calloc(1, sizeof(afl));
}

size_t afl_custom_post_process(void *user, uint8_t *data, size_t size, uint8_t **out)
{
    afl *a = user;
    fuzz_inputs in;
    unsigned i;
    if (size > a->room)
        a->data = realloc(a->data, a->room = size);
    memcpy(a->data, data, size);
    fuzz_inputs_of(&in, a->data, size);
    for (i = 0; i < in.n; i++)
        fuzz_fix(a->data + (in.files[i].data - a->data), in.files[i].size);
    *out = a->data;
    return size;
}

void afl_custom_deinit(void *user)
{
    afl *a = user;
    free(a->data);
    free(a);
}

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most) /* AFL++ mutates itself */
{
    (void)data;
    return size < most ? size : most;
}
