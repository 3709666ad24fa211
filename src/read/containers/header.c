/* header.c - whether a header can be used */
#include "header.h"
#include <stdio.h>
#include "support/map.h"

/* What is wrong with the header, or NULL. Also for headers kept in merged files. */
const char *tr_header_check(const trace_file_header *h, char *text, size_t size)
{
    uint64_t unknown = h->features_required;
    if (h->magic != TRACE_FILE_MAGIC)
        return h->magic == __builtin_bswap64(TRACE_FILE_MAGIC)
                   ? "a trace of a big-endian machine, which this reader does not read"
                   : "not a trace file";
    if (h->byte_order != TRACE_BYTE_ORDER)
        return "the header's byte order mark is damaged";
    if (h->major != TRACE_FORMAT_MAJOR) {
        snprintf(text, size,
                 "format version %u.%u, this reader reads %d.x: use the tools of the release that recorded it, or "
                 "newer ones",
                 h->major, h->minor, TRACE_FORMAT_MAJOR);
        return text;
    }
    if (unknown) {
        snprintf(text, size, "the file needs feature bit %d (0x%llx), which this reader does not know: use newer tools",
                 __builtin_ctzll(unknown), (unsigned long long)unknown);
        return text;
    }
    if (h->header_bytes < TRACE_HEADER_LEAST || h->header_bytes > 1u << 20 || h->header_bytes % 64)
        return "the header's own size is damaged";
    if (h->slot_bytes < 16384 || h->slot_bytes > 16u << 20 || h->slot_bytes % 4096)
        return "the size of slots is damaged";
    return NULL;
}

/* The texts of a header end, whatever the file says. */
void tr_header_terminate(trace_file_header *h)
{
    h->host[sizeof h->host - 1] = 0;
    h->program[sizeof h->program - 1] = 0;
    h->job[sizeof h->job - 1] = 0;
    h->run[sizeof h->run - 1] = 0;
}

uint64_t tr_header_pid_hash(const trace_file_header *h, uint32_t pid, uint64_t seed)
{
    const uint64_t number[2] = {pid, tr_header_pid_ns(h)};
    return tr_hash(number, sizeof number, tr_hash(h->boot_id, sizeof h->boot_id, seed));
}
