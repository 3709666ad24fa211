/* opaque.c - what zstd and zlib write, MemorySanitizer does not see: they are called through here (boxed.syms) */
#include "opaque.h"
#include <zlib.h>
#include <zstd.h>

size_t boxed_ZSTD_decompressDCtx(ZSTD_DCtx *z, void *to, size_t room, const void *from, size_t n)
{
    size_t got = ZSTD_decompressDCtx(z, to, room, from, n);
    if (!ZSTD_isError(got))
        WRITTEN(to, got);
    return got;
}
size_t boxed_ZSTD_compress2(ZSTD_CCtx *z, void *to, size_t room, const void *from, size_t n)
{
    size_t got = ZSTD_compress2(z, to, room, from, n);
    if (!ZSTD_isError(got))
        WRITTEN(to, got);
    return got;
}
int boxed_compress2(Bytef *to, uLongf *n, const Bytef *from, uLong size, int level)
{
    int bad = compress2(to, n, from, size, level);
    WRITTEN(n, sizeof *n);
    if (!bad)
        WRITTEN(to, *n);
    return bad;
}
