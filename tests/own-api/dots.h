/* dots.h - variadic functions: arguments in registers of both kinds and on the stack, selectors of several widths */
#include <stddef.h>
typedef enum { DOTS_INT, DOTS_DOUBLE, DOTS_TEXT, DOTS_NOTHING, DOTS_OTHER = 40 } dots_what;
int dots_format(char *to, size_t room, const char *format, ...);
double dots_set(int a, int b, int c, int d, int e, int f, double g, dots_what what, ...);
long dots_request(int handle, unsigned long request, ...);
int dots_status(dots_what what, ...);
