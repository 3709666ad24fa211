#!/usr/bin/env python3
"""levels.py [ROUNDS] - under libtrace.so: what a step of model.py takes at each level, in one process that goes from level to level step by step (trace_filter, outside of what is timed)

Two steps that are compared lie beside each other, and there are hundreds of pairs: so a per cent can be told on machines where processes, and one process from second to second, differ by
twenty. Prints each level's median step, and the median and the quartiles of the ratios to the step of level default beside it. CUPTI records devices all the time."""
import ctypes
import statistics
import sys
import time
import model

LEVELS = {"default": b"all=default", "full": b"all=default,cuda=full,cudart=full", "minimal": b"all=minimal"}
rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
trace = ctypes.CDLL(None)
times = {name: [] for name in LEVELS}
for i in range(20 + rounds):
    for name in list(LEVELS)[:: -1 if i % 2 else 1]:
        if trace.trace_filter(LEVELS[name]):
            sys.exit("levels.py: trace_filter(%s) failed" % LEVELS[name].decode())
        begin = time.perf_counter_ns()
        model.step()
        if i >= 20:
            times[name].append(time.perf_counter_ns() - begin)
model.sync()
for name, its in times.items():
    ratios = statistics.quantiles([a / b for a, b in zip(its, times["default"])], n=4) if rounds > 1 else [1, 1, 1]
    print("%-8s %8.3f ms a step; %.4f [%.4f %.4f] of default" % (name, statistics.median(its) / 1e6, ratios[1], ratios[0], ratios[2]))
