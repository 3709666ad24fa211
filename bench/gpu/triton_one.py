"""Triton: 1,000 launches of a kernel, one of each of three specialisations that name themselves, and PyTorch's graphs: 50 replays of 20 kernels."""
import torch
import kernels

x = torch.zeros(100000, device="cuda")
for _ in range(1000):
    kernels.plus_one[(98,)](x, 100000, BLOCK=1024)
torch.cuda.synchronize()
assert x[0].item() == 1000
out = torch.empty_like(x)
for block, warps, stages in (128, 4, 2), (256, 8, 3), (1024, 4, 1):
    for _ in range(5):
        kernels.add[((100000 + block - 1) // block,)](x, x, out, 100000, BLOCK=block, W=warps, S=stages, num_warps=warps, num_stages=stages)
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph):
    for _ in range(20):
        x += 1
for _ in range(50):
    graph.replay()
torch.cuda.synchronize()
assert out[0].item() == 2000
print("50 replays of 20 kernels, 1000 launches of plus_one, 5 each of add_b128_w4_s2 add_b256_w8_s3 add_b1024_w4_s1")
