/* string_cache.c - text in a record: what comes again and again becomes a reference
 *
 * Names of layers, methods, files: the same few texts with every event, and what an event costs beyond the clock is
 * what its bytes cost on their way to the disk. So each thread remembers 64 texts by address, and compares. One that
 * comes the third time is a STRING record of the dictionary from then on, 6 bytes wherever it is used; all others lie
 * in the record itself.
 */
#include "string_cache.h"
#include "buffer.h"
#include "registry.h"

enum {
    TRACE__TEXT_LEAST = 5,
    TRACE__TEXT_MOST = 50,
    TRACE__TEXTS = 64,
    TRACE__TEXT_TIMES = 3,
    TRACE__TEXT_IDS = 16384
};

typedef struct trace__remembered {
    const char *at;
    uint32_t id; /* 0: not in the dictionary */
    uint8_t length, seen;
    char text[TRACE__TEXT_MOST];
} trace__remembered;

static bool trace__is_remembered(const trace__remembered *t, const char *s, size_t n)
{
    uint64_t a, b;
    uint32_t c, d;
    size_t i;
    if (t->at != s || t->length != n)
        return false;
    for (i = 0; i + 8 < n; i += 8) {
        memcpy(&a, s + i, 8);
        memcpy(&b, t->text + i, 8);
        if (a != b)
            return false;
    }
    if (n < 8) {
        memcpy(&c, s, 4);
        memcpy(&d, t->text, 4);
        i = n - 4;
        if (c != d)
            return false;
        memcpy(&c, s + i, 4);
        memcpy(&d, t->text + i, 4);
        return c == d;
    }
    memcpy(&a, s + n - 8, 8);
    memcpy(&b, t->text + n - 8, 8);
    return a == b;
}

/* Its id, or 0: let it lie in the record. A signal handler that finds the thread's texts in use does without them. */
static uint32_t trace__text_id(const char *s, size_t n)
{
    trace__writer *w = trace__self;
    trace__remembered *t = (trace__remembered *)w->texts;
    uint32_t id = 0;
    if (w->texts_busy)
        return 0;
    w->texts_busy = 1;
    TRACE__BARRIER();
    if (TRACE__UNLIKELY(!t))
        w->texts = t = (trace__remembered *)trace__os_memory(TRACE__TEXTS * sizeof *t, false);
    if (TRACE__LIKELY(t != NULL)) {
        t += ((uintptr_t)s ^ (uintptr_t)s >> 6) % TRACE__TEXTS;
        if (TRACE__LIKELY(trace__is_remembered(t, s, n))) {
            if (TRACE__UNLIKELY(!t->id && t->seen < TRACE__TEXT_TIMES && ++t->seen == TRACE__TEXT_TIMES) &&
                __atomic_load_n(&trace__next_string, __ATOMIC_RELAXED) < TRACE__TEXT_IDS)
                t->id = trace__intern_here(s, n);
            id = t->id;
        } else {
            t->at = s;
            t->id = 0;
            t->length = (uint8_t)n;
            t->seen = 1;
            memcpy(t->text, s, n);
        }
    }
    TRACE__BARRIER();
    w->texts_busy = 0;
    return id;
}

TRACE__INTERNAL unsigned char *trace__put_str_here(unsigned char *p, const char *s, size_t max)
{
    size_t n;
    if (TRACE__UNLIKELY(!s))
        return trace__put_null(p);
    n = strlen(s);
    if (n >= TRACE__TEXT_LEAST && n <= TRACE__TEXT_MOST && n <= max) {
        uint32_t id = trace__text_id(s, n);
        if (TRACE__LIKELY(id))
            /* no bytes, then the id (format/events.h) */
            return trace__put_u32(trace__put_u16(p, TRACE_LENGTH_CUT), id);
    }
    return trace__put_strn(p, s, n, max);
}
