/* function pointers, names the wrappers use themselves, a function that is skipped, one that returns nothing */
typedef struct toy_thing *toy_handle;
int toy_each(toy_handle id, void (*visit)(int, void *), void *w);
void toy_close(toy_handle p);
int toy_log(const char *format, ...);
static inline int toy_inline(int x) { return x; }
