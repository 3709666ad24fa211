/* mutate.c - inputs made from others: files by what they consist of (records, chunks, frames), sums made right again;
 * files added and taken away; options; files that change while they are read */
#include "common.h"
#include "inputs.h"
#include "opaque.h"
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 20 };

static uint64_t state;
static uint32_t chance(uint32_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return n ? (uint32_t)(state >> 33) % n : 0;
}

/* One of the files changed; or its options; or another file beside it. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed)
{
    static uint8_t *bodies, head[FUZZ_HEAD + 4 * FUZZ_FILES];
    fuzz_inputs in;
    size_t sizes[FUZZ_FILES], at = 0, room, n, k;
    unsigned i, view, live, which;
    state = seed * 0x9e3779b97f4a7c15ull + 1;
    chance(1);
    WRITTEN(data, size); /* by libFuzzer */
    if (!bodies)
        bodies = malloc(ROOM);
    fuzz_inputs_of(&in, data, size);
    if (most > ROOM)
        most = ROOM;
    if (size + sizeof head > most)
        return fuzz_mutate(data, size, most, seed);
    for (i = 0; i < in.n; i++) {
        memcpy(bodies + at, in.files[i].data, in.files[i].size);
        sizes[i] = in.files[i].size;
        at += sizes[i];
    }
    view = in.view;
    live = in.live;
    switch (chance(14)) {
    case 0: view = chance(64); break;
    case 1: /* twice */
        which = chance(in.n);
        if (in.n < FUZZ_FILES && at + sizes[which] + sizeof head <= most) {
            memcpy(bodies + at, in.files[which].data, sizes[which]);
            sizes[in.n++] = sizes[which];
            at += sizes[which];
        }
        break;
    case 2: /* without the last */
        if (in.n > 1)
            at -= sizes[--in.n];
        break;
    case 3: /* a file that changes while it is read */
        live = chance(2) ? chance(FUZZ_LIVE) : 1 + chance(12);
        if (in.n == 1 && 2 * at + sizeof head <= most) {
            memcpy(bodies + at, bodies, at);
            sizes[in.n++] = at;
            at *= 2;
        }
        break;
    }
    if (in.n > 1 || view || chance(8)) { /* else the view stays and so does the form of one file */
        which = chance(in.n);
        room = most - sizeof head - at;
        for (n = 0, i = 0; i < which; i++)
            n += sizes[i];
        k = sizes[which];
        memmove(bodies + n + k + room, bodies + n + k, at - n - k);
        sizes[which] = fuzz_mutate(bodies + n, k, k + room, seed);
        memmove(bodies + n + sizes[which], bodies + n + k + room, at - n - k);
        at = at - k + sizes[which];
    }
    n = 0;
    if (in.n > 1 || view) {
        n = fuzz_inputs_head(head, view, live, in.n, sizes);
        memcpy(data, head, n);
    }
    memcpy(data + n, bodies, at);
    return n + at;
}

/* Files of one and files of the other, whole. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t na, const uint8_t *b, size_t nb, uint8_t *to, size_t most,
                                 unsigned int seed)
{
    fuzz_inputs x, y;
    const uint8_t *body[FUZZ_FILES];
    size_t sizes[FUZZ_FILES], n, all = 0;
    unsigned i, files = 0;
    state = seed * 0x9e3779b97f4a7c15ull + 1;
    chance(1);
    WRITTEN(a, na);
    WRITTEN(b, nb);
    fuzz_inputs_of(&x, a, na);
    fuzz_inputs_of(&y, b, nb);
    for (i = 0; i < x.n; i++)
        if (chance(2) && files < FUZZ_FILES)
            body[files] = x.files[i].data, sizes[files++] = x.files[i].size;
    for (i = 0; i < y.n && (i == 0 || chance(2)) && files < FUZZ_FILES; i++)
        body[files] = y.files[i].data, sizes[files++] = y.files[i].size;
    for (i = 0; i < files; i++)
        all += sizes[i];
    if (!files || FUZZ_HEAD + 4 * (size_t)files + all > most)
        return 0;
    n = fuzz_inputs_head(to, chance(2) ? x.view : y.view, chance(2) ? x.live : y.live, files, sizes);
    for (i = 0; i < files; i++) {
        memcpy(to + n, body[i], sizes[i]);
        n += sizes[i];
    }
    return n;
}
