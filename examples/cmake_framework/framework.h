/* framework.h - what the library exports; nothing of it speaks of trace.h */
#ifndef FRAMEWORK_H
#define FRAMEWORK_H
#ifdef __cplusplus
extern "C" {
#endif
#define FRAMEWORK_API __attribute__((visibility("default")))

FRAMEWORK_API double framework_solve(int rows, int sweeps);
FRAMEWORK_API int framework_trace(int on); /* records from now on, or no longer; 0: it does as asked */

#ifdef __cplusplus
}
#endif
#endif
