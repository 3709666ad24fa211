/* stub_calls.c - a library whose functions cost nothing, so that what their wrappers cost can be seen; -DTRACE_... says which API's */
#include "calls_types.h"
#define CALL(name, parameters, arguments, result) int name parameters; __attribute__((noinline)) int name parameters { return result; }
#include "calls.h"
