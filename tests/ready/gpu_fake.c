/* gpu_fake.c - stands for libcublas.so and libcudnn.so: everything succeeds */
#include <stddef.h>
#ifdef CUBLAS
int cublasCreate_v2(void **handle) { return *handle = &handle, 0; }
int cublasDestroy_v2(void *handle) { return !handle; }
int cublasSgemm_v2(void *handle, int ta, int tb, int m, int n, int k, const float *alpha, const float *a, int lda,
                   const float *b, int ldb, const float *beta, float *c, int ldc)
{
    return !(handle && ta == 0 && tb == 1 && alpha && a && lda == m && b && ldb == n && beta && c && ldc == m && k > 0);
}
int cublasSetMatrix(int rows, int cols, int size, const void *a, int lda, void *b, int ldb)
{
    return !(rows && cols && size && a && lda && b && ldb);
}
int cublasDgemmGroupedBatched(void *handle, const int *ta, const int *tb, const int *m, const int *n, const int *k,
                              const double *alpha, const double *const *a, const int *lda, const double *const *b,
                              const int *ldb, const double *beta, double *const *c, const int *ldc, int groups,
                              const int *size)
{
    return handle && ta && tb && m && n && k && alpha && a && lda && b && ldb && beta && c && ldc && groups == 2 && size
               ? 0
               : 7;
}
#else
int cudnnCreate(void **handle) { return *handle = &handle, 0; }
int cudnnSetTensorNdDescriptor(void *d, int type, int n, const int *dim, const int *stride)
{
    return !(d && type == 0 && n && dim && stride);
}
int cudnnBackendSetAttribute(void *d, int name, int type, long n, const void *elements)
{
    return !(d && name && type >= 0 && n && elements);
}
int cudnnConvolutionForward(void *handle, const void *alpha, void *xd, const void *x, void *wd, const void *w,
                            void *conv, int algo, void *space, size_t bytes, const void *beta, void *yd, void *y)
{
    return handle && alpha && xd && x && wd && w && conv && algo == 1 && space && bytes && beta && yd && y ? 2000 : 0;
}
#endif
