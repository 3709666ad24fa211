/* what the model of the CUDA runtime is made from: its header, and what nvcc makes programs call that stands in no C
 * header */
#include <cuda_runtime_api.h>
#include "entry.h"
