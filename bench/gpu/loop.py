#!/usr/bin/env python3
"""loop.py [profile] - STEPS (60) of model.py's, after ten that are not counted, inside an NVTX range "measured": milliseconds a step (the median of tens of steps, each
with its wait for the device); with `profile` also the kernels and moves (copies and fills) that torch.profiler counts. Under where.so only the steps are sampled."""
import ctypes
import os
import statistics
import sys
import time
import torch
import model

STEPS = int(os.environ.get("STEPS", "60"))
for _ in range(10):
    model.step()
model.sync()
profile = torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) if "profile" in sys.argv else None
if profile:
    profile.__enter__()
begin_sampling = getattr(ctypes.CDLL(None), "where_begin", None)
if begin_sampling:
    begin_sampling()
if model.gpu:
    torch.cuda.nvtx.range_push("measured")
tens = []
for i in range(STEPS // 10):
    begin = time.perf_counter()
    for _ in range(10):
        model.step()
    model.sync()
    tens.append(time.perf_counter() - begin)
if model.gpu:
    torch.cuda.nvtx.range_pop()
line = "ms_per_step %.3f" % (statistics.median(tens) * 100)
if profile:
    profile.__exit__(None, None, None)
    device = [e for e in profile.events() if str(e.device_type).endswith("CUDA")]
    moves = sum(e.name.startswith(("Memcpy", "Memset")) for e in device)
    line += " kernels %d moves %d" % (sum(not e.name.startswith("measured") for e in device) - moves, moves)
print(line, flush=True)
