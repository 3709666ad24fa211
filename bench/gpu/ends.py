#!/usr/bin/env python3
"""ends.py WAY - a PyTorch program of 1,000 kernels that ends by WAY: os._exit, abort, exec, exit, return"""
import os
import resource
import sys
import torch

resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
x = torch.zeros(1, device="cuda")
torch.cuda.synchronize()
torch.cuda.nvtx.range_push("measured")
for _ in range(1000):
    x.add_(1)
torch.cuda.synchronize()
torch.cuda.nvtx.range_pop()
if x.item() != 1000:
    sys.exit("ends.py: the device counted wrong")
way = sys.argv[1]
if way == "os._exit":
    os._exit(3)
if way == "abort":
    os.abort()
if way == "exec":
    os.execv("/bin/sh", ["sh", "-c", "exit 3"])
sys.exit(3 if way == "exit" else 0)
