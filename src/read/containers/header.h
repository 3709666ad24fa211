/* header.h - the header of a recorder's file, also where it is kept in a merged file */
#ifndef TRACE_READ_HEADER_H
#define TRACE_READ_HEADER_H
#include <stdbool.h>
#include <stddef.h>
#include "format/raw.h"

void tr_header_terminate(trace_file_header *h);
const char *tr_header_check(const trace_file_header *h, char *text, size_t size); /* what is wrong with it, or NULL */
/* A word that files have since that minor; 0 in older ones, and if it is damaged. */
static inline uint64_t tr_header_word(const trace_file_header *h, uint32_t k, uint16_t since)
{
    return h->minor >= since && trace_word_is_good(h->session, k, h->word[k]) ? h->word[k] & TRACE_WORD_MASK : 0;
}
/* The process was killed, or runs: it did not close the file, and did not leave by its own will. */
static inline bool tr_header_unclosed(const trace_file_header *h)
{
    const uint64_t left = TRACE_ENDED_EXIT | TRACE_ENDED_PARENT;
    return h->state != TRACE_FILE_CLOSED && h->left == TRACE_LEFT_NOT &&
           (tr_header_word(h, TRACE_WORD_ENDED, 10) & left) != left;
}
/* True if the header counts each missing event once. It does so if the file was written piece by piece and its process
 * closed it: the last copy knows which events were lost and which were overwritten. A gap between chunks may be either.
 */
static inline bool tr_header_counts_all(const trace_file_header *h)
{
    return h->minor >= 10 && h->state == TRACE_FILE_CLOSED && h->features_optional & TRACE_FEATURE_COPIED;
}
/* The PID namespace, and the random number of the process; 0 where they are unknown. */
static inline uint64_t tr_header_pid_ns(const trace_file_header *h) { return tr_header_word(h, TRACE_WORD_PID_NS, 10); }
static inline uint64_t tr_header_process(const trace_file_header *h)
{
    return tr_header_word(h, TRACE_WORD_PROCESS, 10);
}
/* A hash of what tells processes of one machine apart: its boot, the namespace of the number, the number. */
uint64_t tr_header_pid_hash(const trace_file_header *h, uint32_t pid, uint64_t seed);
#endif
