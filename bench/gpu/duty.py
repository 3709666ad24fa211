#!/usr/bin/env python3
"""duty.py [STEPS [GOAL]] - under libtrace-h.so and TRACE_DEVICES or TRACE_WHEN=every=N[,length=M]: what recording now and then adds to the steps of model.py, by their place among the N

One process makes STEPS (2500) steps, each after trace_step(); the first N are not counted. Whatever recording does, it does at the same places of each cycle: so the median of each place
tells it from what else the machine does, and the steps far from recorded ones, in which nothing of it is left, lie close enough to compare with. With TRACE_DEVICES those record host
calls: what that takes is measured apart, in 400 pairs of steps, one of them with all paused, while CUPTI is given back. Prints what the recorded steps, the one before and the one after
take of those others; and all of them together of a step without recording, also in either half. Exit status 1: more than GOAL."""
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
cycles = max(4, (int(sys.argv[1]) if len(sys.argv) > 1 else 2500) // every)
trace = ctypes.CDLL(None)


def timed(before=None):
    begin = time.perf_counter_ns()
    if before:
        before()
    model.step()
    return time.perf_counter_ns() - begin


def average(some):
    """Of the cycles: the median step of each place, and that of the places between, and what all take of it."""
    places = [statistics.median(cycle[place] for cycle in some) for place in range(every)]
    between = statistics.median(places[length + 1:-1])
    return places, between, statistics.mean(places) / between


def host_calls():
    """What a step takes whose host calls alone are recorded, of one without."""
    model.sync()
    trace.trace_release_devices()
    ratios = []
    for i in range(420):
        pair = {}
        for paused in (i % 2, 1 - i % 2):
            if paused:
                trace.trace_pause()
            pair[paused] = timed()
            if paused:
                trace.trace_resume()
        ratios.append(pair[0] / pair[1])
    return statistics.quantiles(ratios[20:], n=4)


for _ in range(20):
    model.step()
seen = [[timed(trace.trace_step) for _ in range(every)] for _ in range(cycles)][1:]
places, between, all_of_them = average(seen)
halves = [average(seen[half::2])[2] for half in (0, 1)]
calls = host_calls() if "TRACE_DEVICES" in os.environ else [1, 1, 1]
print("a step between %.3f ms; %d cycles of %d" % (between / 1e6, len(seen), every))
print("of that: recorded %.3f, the one before %.3f, the one after %.3f" % tuple(t / between for t in (statistics.mean(places[:length]), places[-1], places[length])))
print("on average %.4f (%.4f and %.4f in the halves), host calls %.4f [%.4f %.4f]; together %.4f" % (all_of_them, *halves, calls[1], calls[0], calls[2], all_of_them * calls[1]))
if len(sys.argv) > 2:
    goal = float(sys.argv[2])
    print("goal %.2f: %s" % (goal, "met" if all_of_them * calls[1] <= goal else "MISSED"))
    sys.exit(all_of_them * calls[1] > goal)
