"""A matrix product in Triton that is tuned, a hundred times: what the pages about Triton, Proton and launches record."""

import torch
import triton
import triton.language as tl


def metrics(grid, metadata, args):
    m, n, k = args["M"], args["N"], args["K"]
    return {"name": f"matmul_{m}", "flops16": 2.0 * m * n * k, "bytes": 2 * m * k}


CONFIGS = [
    triton.Config({"BLOCK_M": m, "BLOCK_N": n}, num_warps=warps, num_stages=3)
    for m, n, warps in ((128, 64, 4), (128, 128, 8))
]


@triton.autotune(configs=CONFIGS, key=["M"])
@triton.jit(launch_metadata=metrics)
def matmul(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    m = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    n = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k in range(0, K, 32):
        kk = k + tl.arange(0, 32)
        acc += tl.dot(tl.load(a + m[:, None] * K + kk[None, :]), tl.load(b + kk[:, None] * N + n[None, :]))
    tl.store(c + m[:, None] * N + n[None, :], acc.to(tl.float16))


SIZE = 2048
a, b = (torch.randn(SIZE, SIZE, device="cuda", dtype=torch.float16) for _ in "ab")
c = torch.empty_like(a)
for _ in range(100):
    matmul[lambda at: (SIZE // at["BLOCK_M"], SIZE // at["BLOCK_N"])](a, b, c, SIZE, SIZE, SIZE)
torch.cuda.synchronize()
