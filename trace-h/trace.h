/* For projects that have another trace.h: #include <trace-h/trace.h> */
#include "../trace.h"
