/* ending.c - a program whose driver shuts down before it, and one that runs out of memory and goes on: the first are no
 * errors of the program's. With -DLIBRARY the driver. */
#ifdef LIBRARY
int cuInit(unsigned flags) { return (int)flags; }
int cuMemAlloc_v2(void *at, unsigned long bytes) { return at && bytes > 4096 ? 2 : 0; } /* CUDA_ERROR_OUT_OF_MEMORY */
int cuDevicePrimaryCtxRelease_v2(int device) { return device + 4; }                     /* CUDA_ERROR_DEINITIALIZED */
int cuLibraryUnload(void *library) { return library ? 400 : 4; }
#else
int cuInit(unsigned flags);
int cuMemAlloc_v2(void *at, unsigned long bytes);
int cuDevicePrimaryCtxRelease_v2(int device);
int cuLibraryUnload(void *library);
int main(void)
{
    void *p;
    cuInit(0);
    cuMemAlloc_v2(&p, 1 << 20);
    cuMemAlloc_v2(&p, 16);
    cuDevicePrimaryCtxRelease_v2(0);
    return cuLibraryUnload(0) != 4;
}
#endif
