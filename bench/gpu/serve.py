#!/usr/bin/env python3
"""serve.py WORK... - a process that waits to be told to work: one of several that turns.py lets run in turn

WORK: loop (steps of model.py), tiny (operations on one number), triton (launches of a small kernel). Commands on the standard input, each answered by
a line of JSON:
    run WORK N    does N of them and waits for the device: {"ns": time of all, "median": of loop: the median step, without the wait}
    pause, resume recording: libtrace-h.so gives CUPTI back as well, floor.so does what FLOOR's "pause" says, a peer is stopped and started anew
    quit          stops the profiler that PROFILER names (peers.py; WRITES=1: it writes its file, too), then ends; LEAVE=1: just ends, stopping nothing
Before the first command it answers with the times of its own start.
"""
import ctypes
import json
import os
import statistics
import sys
import time

answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)  # what libraries print is no answer


def answer(**what):
    answers.write(json.dumps(what) + "\n")
    answers.flush()


def memory():
    fields = dict(line.split(":", 1) for line in open("/proc/self/status"))
    return int(fields["VmRSS"].split()[0]) / 1024


spawned = int(os.environ.get("SPAWNED_NS", time.monotonic_ns()))
import torch
imported = time.monotonic_ns()
import model

works, actions = sys.argv[1:], {"loop": model.step}
if "tiny" in works:
    one = torch.zeros(1, device=model.device)
    actions["tiny"] = lambda: one.add_(1)
if "triton" in works:
    import kernels
    numbers = torch.zeros(1024, device=model.device)
    actions["triton"] = lambda: kernels.plus_one[(1,)](numbers, 1024, BLOCK=1024)
model.step()
model.sync()
first = time.monotonic_ns()
for work in works:
    for _ in range(10):
        actions[work]()
model.sync()

here = ctypes.CDLL(None)
if not hasattr(here, "trace_pause") and os.environ.get("CUDA_INJECTION64_PATH"):
    here = ctypes.CDLL(os.environ["CUDA_INJECTION64_PATH"])
pause, resume = (getattr(here, "floor_" + what, None) for what in ("pause", "resume"))
if hasattr(here, "trace_pause"):
    def pause():
        here.trace_release_devices()
        here.trace_pause()

    def resume():
        here.trace_resume()
        here.trace_devices(ctypes.c_bool(True))
if hasattr(here, "floor_late"):
    here.floor_late()  # does nothing where it began in cuInit
next_step = getattr(here, "trace_step", None) if "every=" in os.environ.get("TRACE_DEVICES", "") + os.environ.get("TRACE_WHEN", "") else None
if next_step:
    actions["loop"] = lambda: (next_step(), model.step())
before = memory()
from peers import Peer
start_peer = lambda: Peer(os.environ.get("PROFILER", ""), os.environ.get("PEER_OUT", "."), "WRITES" in os.environ)
peer = start_peer()
if "AGAIN" in os.environ:
    def pause():
        peer.stop()

    def resume():
        global peer
        peer = start_peer()
answer(import_s=(imported - spawned) / 1e9, first_s=(first - spawned) / 1e9, start_s=peer.start_s, pauses=bool(pause), rss_mb=before)

for line in sys.stdin:
    command = line.split()
    if command[0] == "run":
        f, n = actions[command[1]], int(command[2])
        begin, steps = time.perf_counter_ns(), {}
        if command[1] == "loop":
            times = [begin]
            for _ in range(n):
                f()
                times.append(time.perf_counter_ns())
            steps["median"] = statistics.median(b - a for a, b in zip(times, times[1:]))
        else:
            for _ in range(n):
                f()
        model.sync()
        answer(ns=time.perf_counter_ns() - begin, **steps)
    elif command[0] == "pause":
        model.sync()
        pause()
        answer()
    elif command[0] == "resume":
        resume()
        answer()
    elif command[0] == "quit":
        after = memory()
        if "LEAVE" in os.environ:
            answer(rss_mb=after)
            os._exit(0)
        answer(rss_mb=after, **peer.stop())
        break
