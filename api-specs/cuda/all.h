/* what the model of the CUDA driver API is made from: its header in all versions of its functions, and which came when
 */
#define __CUDA_API_VERSION_INTERNAL
#include <cuda.h>
#include <cudaTypedefs.h>
