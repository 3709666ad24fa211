/* bits.h - numbers in memory that need not be aligned */
#ifndef TRACE_READ_BITS_H
#define TRACE_READ_BITS_H
#include <stdint.h>
#include <string.h>

#define TR_LIKELY(x) __builtin_expect(!!(x), 1)
#define TR_UNLIKELY(x) __builtin_expect(!!(x), 0)

__extension__ typedef unsigned __int128 tr_u128;
__extension__ typedef __int128 tr_i128;
static inline uint16_t tr_u16(const void *p)
{
    uint16_t v;
    memcpy(&v, p, 2);
    return v;
}
static inline uint32_t tr_u32(const void *p)
{
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}
static inline uint64_t tr_u64(const void *p)
{
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}
#endif
