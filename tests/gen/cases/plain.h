/* the ordinary: scalars, a handle, an array with its length, an output, a result that is no int */
typedef struct toy_thing *toy_handle;
#define TOY_RED 1
#define TOY_BLUE (TOY_RED << 4)
#define TOY_NAME "toy"
enum toy_mode { TOY_SLOW, TOY_FAST = 7 };
int toy_open(int flags, toy_handle where, int *out);
int toy_send(toy_handle h, const int values[], int n, int kind);
double toy_time(void);
