/* memory.c - arenas, growing arrays */
#include "memory.h"
#include "text.h"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { LARGE_PAGE = 2 << 20 };

_Thread_local tr_trap *tr_trapped;

static const char *budget;

void tr_memory_budget(const char *text) { budget = text; }

void tr_no_memory(size_t bytes)
{
    tr_trap *trap = tr_trapped;
    tr_trapped = NULL;
    if (trap) {
        trap->bytes = bytes;
        longjmp(trap->back, 1);
    }
    fprintf(stderr, "trace: error: out of memory (%zu bytes were wanted%s%s)\n", bytes, budget ? "; " : "",
            budget ? budget : "");
    exit(2);
}

void *tr_alloc(size_t bytes)
{
    void *p = calloc(1, bytes ? bytes : 1);
    if (!p)
        tr_no_memory(bytes);
    return p;
}

static bool small_pages;

void tr_small_pages(void) { small_pages = true; }

void *tr_alloc_large(size_t bytes)
{
    void *p = NULL;
    if (bytes < LARGE_PAGE || small_pages)
        return tr_resize(NULL, bytes);
    if (posix_memalign(&p, LARGE_PAGE, bytes))
        tr_no_memory(bytes);
    (void)madvise(p, bytes, MADV_HUGEPAGE); /* it may refuse: then pages are small, as those of what is left behind the
                                               last large one are */
    return p;
}

void *tr_room_more(void *p, size_t n, size_t *room, size_t size)
{
    size_t want = *room ? *room : 8;
    while (want < n)
        want *= 2;
    p = realloc(p, want * size);
    if (!p)
        tr_no_memory(want * size);
    *room = want;
    return p;
}

void *tr_grow_more(void *p, size_t n, size_t *room, size_t size)
{
    const size_t had = *room;
    p = tr_room_more(p, n, room, size);
    memset((char *)p + had * size, 0, (*room - had) * size);
    return p;
}

void *tr_resize(void *p, size_t bytes)
{
    p = realloc(p, bytes ? bytes : 1);
    if (!p)
        tr_no_memory(bytes);
    return p;
}

bool tr_buffer_room(tr_buffer *buffer, size_t n)
{
    if (n > buffer->room) {
        n += n / 8; /* the next one may be a little larger */
        free(buffer->p);
        buffer->p = malloc(n);
        buffer->room = buffer->p ? n : 0;
    }
    return buffer->p != NULL;
}

struct tr_arena_block {
    struct tr_arena_block *next;
    uint64_t pad;
};

void *tr_arena_get(tr_arena *arena, size_t bytes)
{
    void *p;
    bytes = (bytes + 15u) & ~(size_t)15u;
    if (bytes > arena->left) {
        size_t room = bytes > 65536 ? bytes : 65536;
        struct tr_arena_block *b = tr_alloc(sizeof *b + room);
        b->next = arena->blocks;
        arena->blocks = b;
        arena->p = (unsigned char *)(b + 1);
        arena->left = room;
    }
    p = arena->p;
    arena->p += bytes;
    arena->left -= bytes;
    return p;
}

void tr_arena_free(tr_arena *arena)
{
    struct tr_arena_block *b = arena->blocks, *next;
    for (; b; b = next) {
        next = b->next;
        free(b);
    }
    memset(arena, 0, sizeof *arena);
}

const char *tr_arena_text(tr_arena *arena, const void *text, size_t length)
{
    const unsigned char *p = text;
    size_t i, n, bad = 0;
    char *out, *q;
    for (i = 0; i < length; i += n ? n : 1) {
        n = p[i] ? tr_utf8(p + i, length - i) : 0;
        bad += n == 0;
    }
    q = out = tr_arena_get(arena, length + 2 * bad + 1);
    for (i = 0; i < length; i += n ? n : 1) {
        n = p[i] ? tr_utf8(p + i, length - i) : 0;
        memcpy(q, n ? (const char *)p + i : "\xef\xbf\xbd", n ? n : 3);
        q += n ? n : 3;
    }
    return out;
}
