#!/usr/bin/env python3
"""python.py [--rounds N] [--scopes N] - what a scope in Python costs, ns of processor time over an empty loop; see python.sh

Each round runs every way in turn, in one process and thread. Figures are medians over the rounds of the difference to the empty loop of the same round,
and what they are times traceh's task.
"""

import argparse
import statistics
import tempfile
import threading
import time

import traceh

parser = argparse.ArgumentParser()
parser.add_argument("--rounds", type=int, default=9)
parser.add_argument("--scopes", type=int, default=100000)
args = parser.parse_args()


class Empty:
    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None


empty, lock = Empty(), threading.Lock()
ways = {}


def way(text):
    """The body of a loop, as a function that returns ns a scope."""

    def add(name, **names):
        space = {"traceh": traceh, "lock": lock, "empty": empty, "clock": time.thread_time_ns, **names}
        exec(f"def run(n):\n    began = clock()\n    for i in range(n):\n        {text}\n    return (clock() - began) / n\n", space)
        ways[name] = space["run"]

    return add


way("pass")("nothing")
way("with lock: pass")("an empty with (a lock)")
way("with empty: pass")("an empty with (a class of Python)")
way("with traceh.task('scope'): pass")("traceh.task")
way("with traceh.task('scope', step=i, kind='x'): pass")("traceh.task, an int and a text")
way("function()")("@traceh.task", function=traceh.task("scope")(lambda: None))
way("traceh.instant('instant')")("traceh.instant")
missing = []
try:
    import ittapi

    way("with ittapi.task('scope'): pass")("ittapi.task, into trace.h", ittapi=ittapi)
except ImportError as error:
    missing.append(f"ittapi: {error}")
try:
    import nvtx

    way("with nvtx.annotate('scope'): pass")("nvtx.annotate, into trace.h", nvtx=nvtx)
except ImportError as error:
    missing.append(f"nvtx: {error}")
try:
    import triton.profiler as proton

    way("with proton.scope('scope'): pass")("proton.scope", proton=proton)
except ImportError as error:
    missing.append(f"proton: {error}")


def measure(title):
    seen = {name: [] for name in ways}
    for run in ways.values():
        run(1000)
    for _ in range(args.rounds):
        for name, run in ways.items():
            seen[name].append(run(args.scopes))
    floor = list(ways)[0]
    over = {name: statistics.median(a - b for a, b in zip(ns, seen[floor])) for name, ns in seen.items()}
    print(f"{title}\n  {'':34} {'ns':>8} {'times traceh.task':>18}")
    for name, ns in over.items():
        if name != floor:
            print(f"  {name:34} {ns:8.1f} {ns / over['traceh.task']:18.2f}")


# First while recording: NVTX and ITT look for a collector at their first range.
with tempfile.TemporaryDirectory() as folder:
    traceh.start(folder)
    if "proton.scope" in ways:
        try:
            proton.start(folder + "/proton")
        except Exception as error:
            ways["proton.scope, not started"] = ways.pop("proton.scope")
            missing.append(f"proton.scope while it profiles: proton.start() says {str(error).splitlines()[0]}")
    measure("recording")
    traceh.stop()
    measure("recording is off")
for line in missing:
    print("not measured:", line)
