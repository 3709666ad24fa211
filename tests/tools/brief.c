/* brief.c - usage: brief [COLUMNS...]: names as kernels and functions have them, in so many columns (brief.h), and a
 * list; without an argument in each width from 1 on, and what is wrong with any: too long, or the same as another one
 * in 100 columns or more */
#include "common/brief.h"
#include "common/out.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {
    "void at::native::vectorized_elementwise_kernel<4, at::native::FillFunctor<int>, std::array<char*, 1u"
    "l> >(int, at::native::FillFunctor<int>, std::array<char*, 1ul>)",
    "void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_add<float>, std::array<cha"
    "r*, 3ul> >(int, at::native::CUDAFunctor_add<float>, std::array<char*, 3ul>)",
    "void at::native::vectorized_elementwise_kernel<4, at::native::BinaryFunctor<float, float, float, at:"
    ":native::binary_internal::MulFunctor<float> >, std::array<char*, 3ul> >(int, at::native::BinaryFunct"
    "or<float, float, float, at::native::binary_internal::MulFunctor<float> >, std::array<char*, 3ul>)",
    "void at::native::elementwise_kernel<128, 2, at::native::gpu_kernel_impl_nocast<at::native::direct_co"
    "py_kernel_cuda(at::TensorIteratorBase&)::{lambda()#3}::operator()() const::{lambda()#7}::operator()("
    ") const::{lambda(float)#1}>(at::TensorIteratorBase&, at::native::direct_copy_kernel_cuda(at::TensorI"
    "teratorBase&)::{lambda()#3}::operator()() const::{lambda()#7}::operator()() const::{lambda(float)#1}"
    " const&)::{lambda(int)#1}>(int, at::native::gpu_kernel_impl_nocast<float>)",
    "void cutlass::Kernel2<cutlass_80_simt_sgemm_128x64_8x5_nn_align1>(cutlass_80_simt_sgemm_128x64_8x5_n"
    "n_align1::Params)",
    "void cutlass::Kernel2<cutlass_80_simt_sgemm_64x64_8x5_tn_align1>(cutlass_80_simt_sgemm_64x64_8x5_tn_"
    "align1::Params)",
    "sm80_xmma_gemm_f32f32_f32f32_f32_tn_n_tilesize128x128x8_stage3_warpsize2x2x1_ffma_aligna4_alignc4_ex"
    "ecute_kernel__5x_cublas",
    "sm80_xmma_gemm_f32f32_f32f32_f32_nn_n_tilesize64x64x8_stage3_warpsize1x4x1_ffma_aligna4_alignc4_exec"
    "ute_kernel__5x_cublas",
    "sm80_xmma_gemm_f32f32_f32f32_f32_nt_n_tilesize128x128x8_stage3_warpsize2x2x1_ffma_aligna4_alignc4_ex"
    "ecute_kernel__5x_cublas",
    "fmha_cutlassB_f32_aligned_64x64_k32_sm80(PyTorchMemEffAttention::AttentionBackwardKernel<cutlass::ar"
    "ch::Sm80, float, true, false, false, 64, 64, 32, false>::Params)",
    "void at::native::(anonymous namespace)::distribution_elementwise_grid_stride_kernel<float, 4, at::na"
    "tive::templates::cuda::normal_and_transform<c10::Half, float, at::CUDAGeneratorImpl*>(at::TensorIter"
    "atorBase&)::{lambda(int, float)#1}>(long)",
    "compute(float*, int) [grid 256,1,1 block 256,1,1]",
    "chase(int const*, int*, int) [grid 1,1,1 block 256,1,1]",
    "void at::native::reduce_kernel<512, 1, at::native::ReduceOp<float, at::native::MeanOps<float, float,"
    " float, float>, unsigned int, float, 4, 4> >(at::native::ReduceOp<float, unsigned int>)",
    "cudaMemcpyAsync(M2D)",
    "CUDA:void at::f(int)",
    "a->b(int*, x)",
    "operator<",
    "ncclDevKernel_AllReduce_Sum_f32_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
    "b>) const",
    "Step.# > Forward > void at::native::f<a::b(int, int), std::c<d> >(x::y, z)",
    ")",
    "void ",
    "void (",
    "x<y(z",
    "std::vector<int>::push_back(int const&)",
};
static const char list[] = "long_scoreboard 33.1%, barrier 20.2%, dispatch_stall 10.7%";
enum { N = sizeof names / sizeof *names, LEAST = 8 };

static void shorten(size_t columns, char **out)
{
    size_t i;
    for (i = 0; i < N; i++)
        out[i] = brief_name(names[i], columns);
    brief_apart(out, names, N, columns);
    out[N] = brief_list(list, columns);
}

static void check(size_t columns, char **got)
{
    size_t i, k;
    for (i = 0; i <= N; i++)
        if (tool_columns(got[i]) > (columns < LEAST ? LEAST : columns))
            printf("%zu columns: too long: %s\n", columns, got[i]);
    for (i = 0; i < N && columns >= 100; i++)
        for (k = 0; k < i; k++)
            if (!strcmp(got[i], got[k]))
                printf("%zu columns: twice: %s\n", columns, got[i]);
}

int main(int argc, char **argv)
{
    char *got[N + 1];
    size_t k, i, last = argc > 1 ? (size_t)argc - 1 : 300;
    for (k = 1; k <= last; k++) {
        shorten(argc > 1 ? strtoul(argv[k], NULL, 10) : k, got);
        if (argc > 1)
            printf("--- %s\n", argv[k]);
        else
            check(k, got);
        for (i = 0; i <= N; i++) {
            if (argc > 1)
                puts(got[i]);
            free(got[i]);
        }
    }
    return 0;
}
