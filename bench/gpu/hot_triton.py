"""Triton: kernels whose hot lines are known, they say HOT; as many launches as the first argument says."""
import sys
import torch
import triton
import triton.language as tl


@triton.jit
def busy(p, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(p + i, mask=i < n)
    for _ in range(2000):
        v = tl.exp2(-v) + v * 0.5  # HOT busy
    tl.store(p + i, v, mask=i < n)


x = torch.rand(1 << 20, device="cuda")
launches = int(sys.argv[1]) if len(sys.argv) > 1 else 200
for _ in range(launches):
    busy[((1 << 20) // 1024,)](x, 1 << 20, BLOCK=1024)
torch.cuda.synchronize()
print("%d kernels" % launches)
