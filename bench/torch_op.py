#!/usr/bin/env python3
"""torch_op.py LIBRARY [--rounds N] [--ops N] - what observing a PyTorch operator costs, ns of processor time over none; LIBRARY is torch_op.cpp's, see torch_op.sh

Each round runs every way in turn, in one process and thread; figures are medians over the rounds."""
import argparse
import contextlib
import ctypes
import statistics

import torch

parser = argparse.ArgumentParser()
parser.add_argument("library")
parser.add_argument("--rounds", type=int, default=7)
parser.add_argument("--ops", type=int, default=50000)
args = parser.parse_args()
torch.set_num_threads(1)
lib = ctypes.CDLL(args.library)
lib.bench_run.restype = ctypes.c_double
lib.bench_run.argtypes = [ctypes.c_bool, ctypes.c_long]


@contextlib.contextmanager
def nothing(inputs):
    lib.bench_nothing(True, inputs)
    yield
    lib.bench_nothing(False, inputs)


@contextlib.contextmanager
def observed(flows, shapes, recorded=True):
    if not recorded:
        lib.bench_record(False)
    assert lib.bench_start(flows, shapes)
    yield
    lib.bench_stop()
    lib.bench_record(True)


@contextlib.contextmanager
def package(operators):
    """The Python package, which is built without PyTorch's headers."""
    import traceh.torch
    report = traceh.torch.instrument(operators=operators)
    assert report.operators == operators, report
    yield
    traceh.torch.uninstrument()


def profiler(shapes):
    return torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU], record_shapes=shapes)


WAYS = {
    "none": contextlib.nullcontext,
    "an observer that does nothing": lambda: nothing(False),
    "the same, given the inputs": lambda: nothing(True),
    "trace_torch.h, recording stopped": lambda: observed(True, False, False),
    "trace_torch.h, names": lambda: observed(False, False),
    "trace_torch.h, numbers and flows": lambda: observed(True, False),
    "trace_torch.h, shapes": lambda: observed(True, True),
    "traceh.torch, names": lambda: package("names"),
    "traceh.torch, numbers and flows": lambda: package("flows"),
    "traceh.torch, shapes": lambda: package("shapes"),
    "torch.profiler": lambda: profiler(False),
    "torch.profiler, shapes": lambda: profiler(True),
    "emit_itt": lambda: torch.autograd.profiler.emit_itt(),
}
if not torch.profiler.itt.is_available():
    WAYS = {k: v for k, v in WAYS.items() if "itt" not in k}
lib.bench_record(True)
try:
    import traceh
    traceh.start()
except ImportError as problem:
    print("without traceh.torch: %s" % problem)
    WAYS = {k: v for k, v in WAYS.items() if "traceh" not in k}
took = {(way, grad): [] for way in WAYS for grad in (False, True)}
for round_ in range(args.rounds + 1):  # the first warms up
    for way, begin in WAYS.items():
        for grad in (False, True):
            with begin():
                lib.bench_run(grad, 1000)
                ns = lib.bench_run(grad, args.ops)
            if round_:
                took[way, grad].append(ns)

print("PyTorch %s, %d rounds of %d operators, ns an operator (least..most)" % (torch.__version__, args.rounds, args.ops))
print("%-36s %28s %28s" % ("", "looks at two tensors", "makes a view and a node"))
for way in WAYS:
    cells = []
    for grad in (False, True):
        over = took[way, grad] if way == "none" else [a - b for a, b in zip(took[way, grad], took["none", grad])]
        cells.append("%s%.0f (%.0f..%.0f)" % ("" if way == "none" else "+", statistics.median(over), min(over), max(over)))
    print("%-36s %28s %28s" % (way, *cells))
