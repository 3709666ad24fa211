/* opaque.c - what zstd and zlib read and write, MemorySanitizer does not see: they are called through here (boxed.syms)
 *
 * It sees the calls of memcpy in them alone, and takes what these bring for as little known as the rest of their
 * memory.
 */
#include "opaque.h"
#include <zlib.h>
#include <zstd.h>

static size_t written(void *to, size_t got)
{
    if (!ZSTD_isError(got))
        WRITTEN(to, got);
    return got;
}

size_t boxed_ZSTD_decompressDCtx(ZSTD_DCtx *z, void *to, size_t room, const void *from, size_t n)
{
    GIVEN(from, n);
    return written(to, ZSTD_decompressDCtx(z, to, room, from, n));
}
size_t boxed_ZSTD_compress(void *to, size_t room, const void *from, size_t n, int level)
{
    GIVEN(from, n);
    return written(to, ZSTD_compress(to, room, from, n, level));
}
size_t boxed_ZSTD_compress2(ZSTD_CCtx *z, void *to, size_t room, const void *from, size_t n)
{
    GIVEN(from, n);
    return written(to, ZSTD_compress2(z, to, room, from, n));
}
int boxed_compress2(Bytef *to, uLongf *n, const Bytef *from, uLong size, int level)
{
    int bad;
    GIVEN(from, size);
    bad = compress2(to, n, from, size, level);
    WRITTEN(n, sizeof *n);
    if (!bad)
        WRITTEN(to, *n);
    return bad;
}
int boxed_deflate(z_streamp z, int flush)
{
    const Bytef *to = z->next_out;
    int state;
    GIVEN(z->next_in, z->avail_in);
    state = deflate(z, flush);
    WRITTEN(z, sizeof *z);
    WRITTEN(to, (size_t)(z->next_out - to));
    return state;
}
