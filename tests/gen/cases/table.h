/* what wrappers that are tables know of types alone: enums, structures, arrays, outputs, strings, structures by value
 */
typedef struct toy_stream_st *toy_stream;
typedef enum toy_status { TOY_OK = 0, TOY_BUSY = 5, TOY_WRONG = 9 } toy_status;
typedef enum toy_access_flags { TOY_READ = 1, TOY_WRITE = 2 } toy_access_flags;
typedef struct toy_extent {
    unsigned long width, height;
} toy_extent;
typedef struct toy_box {
    toy_extent size;
    char name[8];
    int reserved[4];
    const int *list;
    unsigned n;
    union {
        int i;
        float f;
    } u;
} toy_box;
typedef struct toy_pair {
    short a, b;
} toy_pair;
toy_status toy_copy(toy_stream s, const toy_box *box, toy_access_flags flags, unsigned more);
toy_status toy_many(toy_stream *out, const toy_box *boxes, int count, const char *label);
toy_status toy_by_value(toy_extent big, toy_pair small, float f);
const char *toy_name(toy_status s);
void toy_free(void *p);
toy_status toy_which(toy_stream s, int *number);
toy_status toy_asks(int *number);
toy_status toy_move(toy_stream s, toy_extent by, toy_extent *now);
toy_status toy_push(toy_stream s, unsigned n);
toy_status toy_find(const char *name, void **function, int version);
toy_status toy_list(toy_stream s, void **items, unsigned *n);
toy_stream toy_open(int n, int *error);
toy_stream toy_reopen(int n, int *error);
typedef toy_status (*PFN_toy_find_v1000)(const char *, void **, int);
