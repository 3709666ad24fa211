"""A training loop of many small kernels, bound by the host: milliseconds a step (the median of tens of steps, each with its wait for the device),
and with `profile` the kernels that torch.profiler counts.

    loop.py [plain | profile | paired]       STEPS (60), D (512), L (8) from the environment

`paired` is for machines whose speed changes: under libtrace.so, tens of steps while recording is paused and while it is not, in turn, and the median of
the ratios of neighbours; without libtrace.so it says what the machine does to such a ratio by itself.
"""
import ctypes
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


def ten():
    begin = time.perf_counter()
    for _ in range(10):
        step()
    torch.cuda.synchronize()
    return time.perf_counter() - begin


if "paired" in sys.argv:
    here, ratios, off, on = ctypes.CDLL(None), [], [], []
    pause, resume = (getattr(here, "trace_pause", lambda: 0), getattr(here, "trace_resume", lambda: 0))
    for i in range(STEPS // 20):
        for paused in (True, False) if i % 2 else (False, True):
            if paused:
                pause()
            step()
            torch.cuda.synchronize()
            (off if paused else on).append(ten())
            if paused:
                resume()
        ratios.append(on[-1] / off[-1])
    ratios.sort()
    print("paused %.3f recording %.3f ms_per_step, ratio of neighbours: median %.3f, quartiles %.3f %.3f" % (statistics.median(off) * 100, statistics.median(on) * 100,
          statistics.median(ratios), ratios[len(ratios) // 4], ratios[3 * len(ratios) // 4]))
    sys.exit(0)
torch.cuda.nvtx.range_push("measured")
tens = []
for i in range(STEPS // 10):
    tens.append(ten())
torch.cuda.nvtx.range_pop()
line = "ms_per_step %.3f" % (statistics.median(tens) * 100)
if profile:
    profile.__exit__(None, None, None)
    device = [e for e in profile.events() if str(e.device_type).endswith("CUDA")]
    moves = [e for e in device if e.name.startswith(("Memcpy", "Memset"))]
    line += " kernels %d moves %d" % (sum(1 for e in device if e not in moves and not e.name.startswith("measured")), len(moves))
print(line, flush=True)
