/* symbols.c - the runtime's own readers of ELF, on damaged files: the symbol at an address, a module's build id,
 * whether a cubin has lines */
#include "runtime.h"

static void symbol(const uint8_t *data, size_t size, uint64_t at)
{
    uint32_t type;
    for (type = 2; type <= 11; type += 9) { /* .symtab, .dynsym */
        uint64_t distance = 0;
        const char *name = trace__symbol_at(data, size, type, at, &distance);
        if (name &&
            ((const uint8_t *)name < data || (const uint8_t *)name + strlen(name) >= data + size || distance > at))
            __builtin_trap();
    }
}

int fuzz_symbols(const uint8_t *data, size_t size)
{
    trace__place_query query;
    trace__place place;
    uint64_t at;
    trace__pc_has_lines(data, size);
    if (size <= 64 || memcmp(data, "\177ELF\2", 5) != 0)
        return 0; /* nobody asks more of it */
    for (at = 0; at < 4096; at += 64)
        symbol(data, size, at), symbol(data, size, 0x1000 + at / 8), symbol(data, size, 0x400000 + at);
    memset(&query, 0, sizeof query);
    memset(&place, 0, sizeof place);
    query.base = (uintptr_t)data;
    query.end = query.base + size;
    trace__place_module(&query, &place);
    if (place.build_id_bytes > sizeof place.build_id)
        __builtin_trap();
    return 0;
}
