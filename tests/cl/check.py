#!/usr/bin/env python3
"""check.py TRUTH SLACK < trace-print --json: what devices did, as the program says that asked the devices itself

Every command that the program wrote down is in the trace, and no other; those whose times it asked for have the same times. Each lies between the program's own
clock readings around it, and was caused by the host call of its name. Status 3: all is right but where they lie."""
import collections
import datetime
import json
import sys

SLACK = int(sys.argv[2])  # ns that clocks may differ


def ns(e):
    t, fraction = e["time"].rstrip("Z").split(".")
    seconds = int(datetime.datetime.strptime(t, "%Y-%m-%dT%H:%M:%S").replace(tzinfo=datetime.timezone.utc).timestamp())
    return seconds * 10**9 + int(fraction)


def direction(v):
    if isinstance(v, int):
        return chr(v & 255) + chr(v >> 8)
    return v.replace("2", "") if isinstance(v, str) else v


truth = [json.loads(line) for line in open(sys.argv[1])]
slices, causes, open_calls, bad, misplaced = [], {}, collections.defaultdict(list), [], []
for line in sys.stdin:
    e = json.loads(line)
    if e["api"] != "CL":
        continue
    if e["event"] == "entry":
        open_calls[e["tid"]].append(e["name"])
    elif e["event"] == "exit":
        open_calls[e["tid"]].pop()
    elif e["event"] == "meta":
        n = e["args"]["correlation"]
        if n in causes:
            bad.append("correlation %d twice" % n)
        causes[n] = open_calls[e["tid"]][-1]
    elif e["event"] == "slice":
        e["name"] = e["name"].split("(")[0] # without the direction
        slices.append(e)

called = collections.Counter(t["name"] for t in truth)
seen = collections.Counter(s["name"] for s in slices)
if called != seen:
    bad.append("called and not seen %s, seen and not called %s" % (dict(called - seen), dict(seen - called)))
# in the order of enqueueing: correlations rise with it, and so do the program's own times
slices.sort(key=lambda s: s["args"]["correlation"])
by_name = collections.defaultdict(list)
for s in slices:
    by_name[s["name"]].append(s)
timed = 0
worst = 0
for t in truth:
    if not by_name[t["name"]]:
        continue
    s = by_name[t["name"]].pop(0)
    a = s["args"]
    times = [a["queued"], a["submit"], a["start"], a["end"]]
    begin, duration = ns(s), s["duration_ns"]
    if "times" in t:
        timed += 1
        if times != t["times"]:
            bad.append("%s: the device says %s, recorded %s" % (t["name"], t["times"], times))
    if abs(duration - (times[3] - times[2])) > 2 + (times[3] - times[2]) * 1e-4:
        bad.append("%s took %d, recorded %d" % (t["name"], times[3] - times[2], duration))
    early, late = t["before"] - begin, begin + duration - t["after"]
    worst = max(worst, early, late)
    if early > SLACK or late > SLACK:
        misplaced.append("%s lies %d ns before its call or %d behind its end" % (t["name"], early, late))
    cause = causes.get(a["correlation"])
    kernels = {"clEnqueueNDRangeKernel", "clEnqueueTask"}
    if cause != t["name"] and cause not in kernels:
        bad.append("%s was caused by %s" % (t["name"], cause))
    for key in ("bytes", "global", "local"):
        if key in t and a.get(key) != t[key]:
            bad.append("%s: %s is %s, recorded %s" % (t["name"], key, t[key], a.get(key)))
    if "direction" in t and direction(a.get("direction")) != t["direction"]:
        bad.append("%s: direction is %s, recorded %s" % (t["name"], t["direction"], a.get("direction")))
for b in (bad + misplaced)[:20]:
    print(b)
wrong = len(bad) + len(misplaced)
print("%d commands, %d with the device's times, %d wrong; %d ns outside at most" % (len(truth), timed, wrong, worst))
sys.exit(1 if bad or not timed else 3 if misplaced else 0)
