"""A training loop of many small kernels, bound by the host: milliseconds a step (the median of tens of steps, each with its wait for the device),
and with `profile` the kernels that torch.profiler counts.

    loop.py [plain | profile]       STEPS (60), D (512), L (8) from the environment
"""
import os
import statistics
import sys
import time
import torch
import torch.nn as nn
import torch.nn.functional as F

STEPS, D, L, T, B = int(os.environ.get("STEPS", "60")), int(os.environ.get("D", "512")), int(os.environ.get("L", "8")), 128, 8
torch.manual_seed(0)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.RMSNorm(D), nn.RMSNorm(D)
        self.qkv, self.out = nn.Linear(D, 3 * D, bias=False), nn.Linear(D, D, bias=False)
        self.w1, self.w2, self.w3 = nn.Linear(D, 2 * D, bias=False), nn.Linear(2 * D, D, bias=False), nn.Linear(D, 2 * D, bias=False)

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(self.n1(x)).view(b, t, 3, 8, d // 8).permute(2, 0, 3, 1, 4)
        x = x + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, d))
        h = self.n2(x)
        return x + self.w2(F.silu(self.w1(h)) * self.w3(h))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed, self.blocks, self.head = nn.Embedding(1000, D), nn.ModuleList(Block() for _ in range(L)), nn.Linear(D, 1000, bias=False)

    def forward(self, tokens):
        x = self.embed(tokens)
        for block in self.blocks:
            x = block(x)
        return self.head(x)


net = Net().cuda().bfloat16()
optimizer = torch.optim.AdamW(net.parameters(), lr=1e-4, foreach=False, fused=False)
tokens = torch.randint(0, 1000, (B, T), device="cuda")


def step():
    optimizer.zero_grad(set_to_none=True)
    F.cross_entropy(net(tokens).view(-1, 1000).float(), tokens.view(-1)).backward()
    optimizer.step()


for _ in range(10):
    step()
torch.cuda.synchronize()
profile = torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) if "profile" in sys.argv else None
if profile:
    profile.__enter__()
torch.cuda.nvtx.range_push("measured")
tens = []
for i in range(STEPS // 10):
    begin = time.perf_counter()
    for _ in range(10):
        step()
    torch.cuda.synchronize()
    tens.append(time.perf_counter() - begin)
torch.cuda.nvtx.range_pop()
line = "ms_per_step %.3f" % (statistics.median(tens) * 100)
if profile:
    profile.__exit__(None, None, None)
    device = [e for e in profile.events() if str(e.device_type).endswith("CUDA")]
    moves = [e for e in device if e.name.startswith(("Memcpy", "Memset"))]
    line += " kernels %d moves %d" % (sum(1 for e in device if e not in moves and not e.name.startswith("measured")), len(moves))
print(line, flush=True)
