/* For projects that have another trace_torch.h: #include <trace-h/trace_torch.h> */
#include "../trace_torch.h"
