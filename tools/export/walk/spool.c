/* spool.c - see spool.h */
#include "spool.h"
#include "common/message.h"
#include "support/memory.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void spool_open(spool *s)
{
    const char *folder = getenv("TMPDIR");
    char *path = tool_text("%s/trace-export.XXXXXX", folder && *folder ? folder : "/tmp");
    s->fd = mkstemp(path);
    s->bytes = 0;
    if (s->fd < 0)
        tool_fail("%s: %s (TMPDIR names another folder)", path, strerror(errno));
    unlink(path);
    free(path);
}

static void put(spool *s, const void *data, size_t n)
{
    size_t done = 0;
    while (done < n) {
        ssize_t k = pwrite(s->fd, (const char *)data + done, n - done, (off_t)(s->bytes + done));
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0)
            tool_fail("a file for what has to wait: %s (TMPDIR names another folder)", strerror(errno));
        done += (size_t)k;
    }
    s->bytes += n;
}

void spool_add(spool *s, spool_list *l, const spool_record *r)
{
    if (l->n == SPOOL_CHUNK) {
        l->at = tr_grow(l->at, l->chunks + 1, &l->room, sizeof *l->at);
        l->at[l->chunks++] = s->bytes;
        put(s, l->chunk, sizeof l->chunk);
        l->n = 0;
    }
    l->chunk[l->n++] = *r;
    l->total++;
}

size_t spool_read(const spool *s, const spool_list *l, size_t k, spool_record *records)
{
    size_t done = 0;
    if (k == l->chunks && l->n) {
        memcpy(records, l->chunk, l->n * sizeof *records);
        return l->n;
    }
    if (k >= l->chunks)
        return 0;
    while (done < sizeof l->chunk) {
        ssize_t got = pread(s->fd, (char *)records + done, sizeof l->chunk - done, (off_t)(l->at[k] + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            tool_fail("a file for what has to wait cannot be read again: %s", got ? strerror(errno) : "it was cut");
        done += (size_t)got;
    }
    return SPOOL_CHUNK;
}

void spool_list_free(spool_list *l) { free(l->at); }
void spool_close(spool *s) { close(s->fd); }
