#!/usr/bin/env python3
"""torch_cost.py [ROUNDS] - what observing PyTorch costs a step of model.py's, host time alone: ways in turns in one process, ms a step (median of ROUNDS, 7; least and
most), and times of the step without any. Nothing of the GPU is recorded, but by torch.profiler where its name says so."""
import statistics
import sys
import time
import torch
import model
import traceh
import traceh.torch

ROUNDS, STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 7, 10
kinds = torch.profiler.ProfilerActivity


class Observed:
    def __init__(self, operators):
        self.operators = operators

    def __enter__(self):
        traceh.torch.instrument(model.net, operators=self.operators)

    def __exit__(self, *problem):
        traceh.torch.uninstrument()


class Nothing:
    def __enter__(self):
        pass

    def __exit__(self, *problem):
        pass


WAYS = {"none": Nothing, **{"traceh.torch, " + level: (lambda level=level: Observed(level)) for level in ("modules", "names", "flows", "shapes")},
        "torch.profiler, CPU": lambda: torch.profiler.profile(activities=[kinds.CPU]),
        "torch.profiler, CPU with shapes": lambda: torch.profiler.profile(activities=[kinds.CPU], record_shapes=True)}
if model.gpu:
    WAYS["torch.profiler, CPU and CUDA"] = lambda: torch.profiler.profile(activities=[kinds.CPU, kinds.CUDA])
traceh.start()
took = {way: [] for way in WAYS}
for turn in range(ROUNDS + 1):  # the first warms up
    for way, begin in WAYS.items():
        with begin():
            for _ in range(3):
                model.step()
            model.sync()
            began = time.perf_counter()
            for _ in range(STEPS):
                model.step()
            model.sync()
            ms = (time.perf_counter() - began) / STEPS * 1e3
        if turn:
            took[way].append(ms)
none = statistics.median(took["none"])
for way, ms in took.items():
    middle = statistics.median(ms)
    print("%-34s %8.3f ms (%.3f..%.3f), %.3f times" % (way, middle, min(ms), max(ms), middle / none), flush=True)
