"""Triton's kernels by their variants, with what they do, and when they were compiled.

    import traceh.triton
    traceh.triton.instrument()      # before or after kernels are compiled

From then on kernels are named by their constants, warps and stages (``matmul_kernel.BM128_BN64_w4_s3``) in every tool,
without a change of the kernel; compilations and autotuning are events; launches of kernels with launch_metadata are
tasks with its flops and bytes. docs/guide/triton.md has the details.
"""

from ._instrument import instrument, release
from ._names import variant_name

__all__ = ["instrument", "release", "variant_name"]
