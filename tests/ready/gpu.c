/* gpu.c - calls of cuBLAS and cuDNN with pointers that lead nowhere on the host, as those of a device do */
#include <stddef.h>
#include <stdio.h>

int cublasCreate_v2(void **handle);
int cublasDestroy_v2(void *handle);
int cublasSgemm_v2(void *handle, int ta, int tb, int m, int n, int k, const float *alpha, const float *a, int lda,
                   const float *b, int ldb, const float *beta, float *c, int ldc);
int cublasSetMatrix(int rows, int cols, int size, const void *a, int lda, void *b, int ldb);
int cublasDgemmGroupedBatched(void *handle, const int *ta, const int *tb, const int *m, const int *n, const int *k,
                              const double *alpha, const double *const *a, const int *lda, const double *const *b,
                              const int *ldb, const double *beta, double *const *c, const int *ldc, int groups,
                              const int *size);
int cudnnCreate(void **handle);
int cudnnSetTensorNdDescriptor(void *d, int type, int n, const int *dim, const int *stride);
int cudnnBackendSetAttribute(void *d, int name, int type, long n, const void *elements);
int cudnnConvolutionForward(void *handle, const void *alpha, void *xd, const void *x, void *wd, const void *w,
                            void *conv, int algo, void *space, size_t bytes, const void *beta, void *yd, void *y);

int main(void)
{
    void *blas, *dnn, *device = (void *)0x100, *object = &blas;
    const int two[] = {2, 3}, dims[] = {8, 64, 28, 28}, strides[] = {50176, 784, 28, 1}, none[] = {0, 0};
    const long sizes[] = {5, 6, 7};
    int bad = cublasCreate_v2(&blas) || cudnnCreate(&dnn);
    for (int i = 1; i <= 10; i++)
        bad |=
            cublasSgemm_v2(blas, 0, 1, 128 * i, 64, 32, device, device, 128 * i, device, 64, device, device, 128 * i);
    bad |= cublasSetMatrix(100, 20, 4, device, 100, device, 100);
    bad |= cublasDgemmGroupedBatched(blas, none, none, two, two, two, device, device, two, device, two, device, device,
                                     two, 2, two);
    bad |= cudnnSetTensorNdDescriptor(object, 0, 4, dims, strides);
    bad |= cudnnBackendSetAttribute(object, 5, 3, 3, sizes);
    bad |= cudnnBackendSetAttribute(object, 6, 0, 1, device);
    bad |= cudnnConvolutionForward(dnn, device, object, device, object, device, object, 1, device, 4096, device, object,
                                   device) != 2000;
    bad |= cublasDestroy_v2(blas);
    printf("%d\n", bad);
    return bad;
}
