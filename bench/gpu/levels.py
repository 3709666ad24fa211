#!/usr/bin/env python3
"""levels.py [SECONDS [GOAL...]] - under libtrace-h.so: what a step of model.py takes in each way of watching, in one process that goes from way to way; bare CUPTI (FLOOR_SO names floor.so)
is one of them, and another none at all: all is paused, and CUPTI given back

A turn is eight steps, of which the last six count by their median; a round has a turn of each way, in an order that changes, so that what is compared lies within a second. Processes
differ by more than what is measured here, and so does one process from minute to minute. Prints of each way the median, and the median and the quartiles over the rounds of its ratios to a
step unwatched and to bare CUPTI, and the medians of either half of the rounds: how far they lie apart is what is not known. "quiet": what the fastest tenth of all its steps took at most,
by the same of the others; neighbours on the machine only ever add. Then 300 pairs of steps, one at full and one at default, each beside the other. WAYS="none floor default cuda=full": these
alone, one with = is a filter beside the default. GOAL is "full / none <= 1.20", or "quiet full / none <= 1.20". Exit status 1: one is missed."""
import ctypes
import os
import statistics
import sys
import time
os.environ["FLOOR"] = "callbacks=driver,late=1,paused=1,pause=finalize"
os.environ.setdefault("FLOOR_OUT", "/dev/null")
import model

WAYS = os.environ.get("WAYS", "none floor default full minimal host-calls").split()
FILTERS = {"minimal": "all=minimal", "full": "all=default,cuda=full,cudart=full"}
steps = {way: [] for way in WAYS}
trace, floor = ctypes.CDLL(None), ctypes.CDLL(os.environ["FLOOR_SO"])
now = "default"


def record(way):
    return trace.trace_filter(FILTERS.get(way, "all=default" + ("," + way) * ("=" in way)).encode())


def switch(way):
    """Nothing is left of the way before: CUPTI is given back, and taken by who comes."""
    global now
    model.sync()
    if now == "floor":
        floor.floor_pause()
    elif now != "none":
        trace.trace_release_devices()
        trace.trace_pause()
    if way == "floor":
        floor.floor_late()  # finds CUPTI, the first time
        floor.floor_resume()
    elif way != "none":
        if record(way) or trace.trace_resume():
            sys.exit("levels.py: libtrace-h.so is not in this process, or does not record")
        if way != "host-calls":
            trace.trace_devices(ctypes.c_bool(True))
    now = way


def turn(way):
    switch(way)
    times = []
    for _ in range(8):
        begin = time.perf_counter_ns()
        model.step()
        times.append(time.perf_counter_ns() - begin)
    steps[way] += times[2:]
    return statistics.median(times[2:])


until = time.monotonic() + (float(sys.argv[1]) if len(sys.argv) > 1 else 90)
for way in WAYS:
    turn(way)
rounds = []
while time.monotonic() < until or len(rounds) < 4:
    order = WAYS[len(rounds) % len(WAYS):] + WAYS[:len(rounds) % len(WAYS)]
    rounds.append({way: turn(way) for way in (order if len(rounds) // len(WAYS) % 2 else order[::-1])})


def step(way):
    record(way)
    begin = time.perf_counter_ns()
    model.step()
    return time.perf_counter_ns() - begin


def beside(way, reference, n=300):
    """Steps of two levels, in turn, CUPTI recording all the time."""
    switch(way)
    pairs = [(step(way), step(reference)) if i % 2 else (step(reference), step(way))[::-1] for i in range(10 + n)]
    return statistics.quantiles([a / b for a, b in pairs[10:]], n=4)


pairs = {way: beside(way, "default") for way in WAYS if (way == "full" or "=" in way) and "default" in WAYS}
switch("none")


def ratios(way, reference):
    all_of_them = [r[way] / r[reference] for r in rounds]
    return statistics.quantiles(all_of_them, n=4), statistics.median(all_of_them[::2]), statistics.median(all_of_them[1::2])


def quiet(way):
    return statistics.quantiles(steps[way], n=10)[0]


references = [r for r in ("none", "floor") if r in WAYS]
print("%d rounds; medians [quartiles] (in the halves), quiet" % len(rounds))
print("%-12s %10s" % ("", "ms a step") + "".join("   %-52s" % ("of " + r) for r in references))
for way in WAYS:
    columns = ["%.4f [%.4f %.4f] (%.4f %.4f), %.4f" % (q[1], q[0], q[2], a, b, quiet(way) / quiet(r)) for r in references for q, a, b in [ratios(way, r)]]
    print("%-12s %10.3f   %s" % (way, statistics.median(r[way] for r in rounds) / 1e6, "   ".join("%-52s" % c for c in columns)))
for way in pairs:
    print("%s / default, step beside step: %.4f [%.4f %.4f]" % (way, pairs[way][1], pairs[way][0], pairs[way][2]))
missed = 0
for goal in sys.argv[2:]:
    *how, way, _, reference, _, most = goal.split()
    if not {way, reference} <= set(WAYS):
        print("%-29s not asked for" % goal)
        continue
    value = quiet(way) / quiet(reference) if how else ratios(way, reference)[0][1]
    missed += value > float(most)
    print("%-29s %s %.4f" % (goal, "met   " if value <= float(most) else "MISSED", value))
sys.stdout.flush()
os._exit(missed > 0)
