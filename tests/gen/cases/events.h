/* callbacks: one that is a whole record, a pair, one with both ends and kinds, one with two kinds of records */
typedef enum toy_end { toy_begin = 1, toy_over = 2 } toy_end;
typedef enum toy_lock_t { toy_lock_spin = 1, toy_lock_fair = 3 } toy_lock_t;
typedef enum toy_numbers {
    toy_on_ping = 4,
    toy_on_open = 5,
    toy_on_close = 6,
    toy_on_work = 7,
    toy_on_lock = 8
} toy_numbers;
typedef void (*toy_ping_t)(int value, const char *text);
typedef void (*toy_open_t)(unsigned long id, const void *where);
typedef void (*toy_close_t)(unsigned long id);
typedef int (*toy_work_t)(toy_lock_t kind, toy_end end, unsigned n);
typedef void (*toy_lock_fn)(toy_lock_t kind, void *lock);
extern toy_ping_t cb_ping;
extern toy_open_t cb_open;
extern toy_close_t cb_close;
extern toy_work_t cb_work;
extern toy_lock_fn cb_lock;
