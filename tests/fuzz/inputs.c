/* inputs.c - see inputs.h */
#include "inputs.h"
#include <string.h>

void fuzz_inputs_of(fuzz_inputs *in, const uint8_t *data, size_t size)
{
    size_t at;
    uint32_t n;
    unsigned i;
    memset(in, 0, sizeof *in);
    in->n = 1;
    in->files[0].data = data;
    in->files[0].size = size;
    if (size < FUZZ_HEAD || memcmp(data, FUZZ_MAGIC, 4))
        return;
    in->view = data[4];
    in->n = data[5] % FUZZ_FILES + 1u;
    in->live = in->n > 1 ? data[5] / FUZZ_FILES : 0;
    at = FUZZ_HEAD + 4 * (size_t)in->n;
    for (i = 0; i < in->n; i++) { /* of a size that is not true, what there is */
        n = 0;
        if (FUZZ_HEAD + 4 * (size_t)i + 4 <= size)
            memcpy(&n, data + FUZZ_HEAD + 4 * (size_t)i, 4);
        at = at > size ? size : at;
        in->files[i].data = data + at;
        in->files[i].size = n > size - at || i + 1 == in->n ? size - at : n;
        at += in->files[i].size;
    }
}

size_t fuzz_inputs_head(uint8_t *to, unsigned view, unsigned live, unsigned n, const size_t *sizes)
{
    uint32_t size;
    unsigned i;
    memcpy(to, FUZZ_MAGIC, 4);
    to[4] = (uint8_t)view;
    to[5] = (uint8_t)(n - 1 + FUZZ_FILES * (n > 1 ? live % FUZZ_LIVE : 0));
    for (i = 0; i < n; i++) {
        size = (uint32_t)sizes[i];
        memcpy(to + FUZZ_HEAD + 4 * (size_t)i, &size, 4);
    }
    return FUZZ_HEAD + 4 * (size_t)n;
}
