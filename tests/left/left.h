/* left.h - a library whose calls are left by whatever its callers do in callbacks and handlers */
#ifdef __cplusplus
extern "C" {
#endif
int left_each(int n, int (*callback)(int, void *), void *arg);
int left_one(int n);
int left_five(int a, int b, int c, int d, int e);
void left_handler(void (*handler)(int code));
__attribute__((noreturn)) void left_fail(int code);
#ifdef __cplusplus
}
#endif
