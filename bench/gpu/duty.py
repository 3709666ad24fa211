#!/usr/bin/env python3
"""duty.py [STEPS [GOAL]] - under libtrace.so and TRACE_DEVICES or TRACE_WHEN=every=N[,length=M]: what recording now and then adds to the steps of model.py, by their place among the N

One process: three times N steps with trace_step(), of which the first N are not counted, then twice N while all is paused and CUPTI given back, and so on until there were STEPS (2500).
Whatever recording does, it does at the same places each time, so the median of each place tells it from what else the machine does. Prints what the recorded steps, the one before, the
one after and the others take of a paused step; what all of them do on average, also of either half of the rounds; and the same by means. Exit status 1: more than GOAL on average."""
import ctypes
import os
import re
import statistics
import sys
import time
import model

words = os.environ.get("TRACE_DEVICES", "") + "," + os.environ.get("TRACE_WHEN", "")
every = int(re.search(r"every=(\d+)", words).group(1))
length = int((re.search(r"length=(\d+)", words) or [0, 1])[1])
rounds = 1 + max(2, round(int(sys.argv[1]) / (5 * every)) if len(sys.argv) > 1 else 2500 // (5 * every))
trace = ctypes.CDLL(None)


def timed(before=None):
    begin = time.perf_counter_ns()
    if before:
        before()
    model.step()
    return time.perf_counter_ns() - begin


def a_round():
    """Of each place its steps, and the paused ones."""
    model.sync()
    trace.trace_resume()
    trace.trace_devices(ctypes.c_bool(True))
    on = [timed(trace.trace_step) for _ in range(3 * every)][every:]
    model.sync()
    trace.trace_release_devices()
    trace.trace_pause()
    off = [timed() for _ in range(2 * every)]
    return [on[place::every] for place in range(every)], off


def medians(some):
    """Of each place, of the median paused step."""
    usual = statistics.median(t for _, off in some for t in off)
    return [statistics.median(t for on, _ in some for t in on[place]) / usual for place in range(every)], usual


for _ in range(20):
    model.step()
seen = [a_round() for _ in range(rounds)][1:]
places, usual = medians(seen)
average = statistics.mean(places)
print("a paused step %.3f ms; %d cycles of %d steps" % (usual / 1e6, 2 * len(seen), every))
print("recorded %.3f, the one before %.3f, the one after %.3f, others %.3f" % (statistics.mean(places[:length]), places[-1], places[length], statistics.mean(places[length + 1:-1])))
print("on average %.4f (%.4f and %.4f in the halves), by means %.4f" % (average, statistics.mean(medians(seen[::2])[0]), statistics.mean(medians(seen[1::2])[0]),
                                                                    statistics.median(sum(map(sum, on)) / sum(off) for on, off in seen)))
if len(sys.argv) > 2:
    goal = float(sys.argv[2])
    print("goal %.2f: %s" % (goal, "met" if average <= goal else "MISSED"))
    sys.exit(average > goal)
