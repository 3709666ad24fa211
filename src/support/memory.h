/* memory.h - memory for the reader and the tools: all or exit. A tool that has no memory left says so and ends with
 * status 2. In a library (the Python package) a thread sets a trap, which it falls into instead */
#ifndef TRACE_SUPPORT_MEMORY_H
#define TRACE_SUPPORT_MEMORY_H
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>

/* Of this thread; NULL: the program ends. tr_no_memory() jumps to `back`, as if setjmp() returned 1: what the thread
 * was doing is left as it is, with its memory and its locks, so nothing that it had in hand can be used again. */
typedef struct tr_trap {
    jmp_buf back;
    size_t bytes; /* that were wanted */
} tr_trap;
extern _Thread_local tr_trap *tr_trapped;
_Noreturn void tr_no_memory(size_t bytes);
/* What tr_no_memory() says besides, of a program that has set itself a limit. The text stays. */
void tr_memory_budget(const char *text);

void *tr_alloc(size_t bytes); /* zeroed */
/* For arrays that are walked from end to end again and again, in large pages where the system gives them to who asks:
 * the first touch of each small page is a fault. Not zeroed. To be freed; tr_grow() may make it larger. */
void *tr_alloc_large(size_t bytes);
/* From now on no memory is in large pages: of what is touched but in part they take more. Before there are threads. */
void tr_small_pages(void);
void *tr_room_more(void *p, size_t n, size_t *room, size_t size);
void *tr_grow_more(void *p, size_t n, size_t *room, size_t size);
/* Room for n elements, doubling; new ones are zeroed. */
static inline void *tr_grow(void *p, size_t n, size_t *room, size_t size)
{
    return __builtin_expect(n <= *room, 1) ? p : tr_grow_more(p, n, room, size);
}
/* The same for elements that are written when they come: new ones are not zeroed, so their pages are not touched. */
static inline void *tr_room(void *p, size_t n, size_t *room, size_t size)
{
    return __builtin_expect(n <= *room, 1) ? p : tr_room_more(p, n, room, size);
}
void *tr_resize(void *p, size_t bytes); /* realloc; what is new is not zeroed */
typedef struct tr_buffer {
    unsigned char *p;
    size_t room;
} tr_buffer;
bool tr_buffer_room(tr_buffer *buffer, size_t n); /* room for n; what was there is gone. False: no memory */
typedef struct tr_arena {
    struct tr_arena_block *blocks;
    unsigned char *p;
    size_t left;
} tr_arena;
void *tr_arena_get(tr_arena *arena, size_t bytes); /* zeroed, aligned to 16 */
void tr_arena_free(tr_arena *arena);
/* terminated copy, valid UTF-8 without NUL */
const char *tr_arena_text(tr_arena *arena, const void *text, size_t length);
#endif
