/* cuda/direction.h - which way calls of CUDA copy, as their arguments say it
 *
 * Host memory of any kind is H here, for a call does not know better; records of devices do. 0: the driver finds out.
 */

/* Of a cudaMemcpyKind. */
TRACE__PRIVATE uint16_t trace__cudart_direction(int kind)
{
    static const uint16_t directions[] = {TRACE__DIRECTION('H', 'H'), TRACE__DIRECTION('H', 'D'),
                                          TRACE__DIRECTION('D', 'H'), TRACE__DIRECTION('D', 'D')};
    return kind >= 0 && kind < 4 ? directions[kind] : 0;
}

/* Of a description that has a CUmemorytype at each of these offsets. */
TRACE__PRIVATE uint16_t trace__cuda_direction(const void *description, size_t from, size_t to)
{
    uint32_t f = 0, t = 0;
    if (description) {
        memcpy(&f, (const char *)description + from, 4);
        memcpy(&t, (const char *)description + to, 4);
    }
    return TRACE__DIRECTION("\0HDA"[f & 3], "\0HDA"[t & 3]); /* 4: unified, anywhere */
}
