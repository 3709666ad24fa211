#!/usr/bin/env python3
"""tasks.py CALL_LOG [plan] < trace-print --json: communicators, calls and what the GPU did are as tests/nccl/fake.c wrote them down

With "plan" the GPU's times were not asked for: a call, or the end of its group, has the algorithm instead."""
import collections
import datetime
import json
import sys

NEAR = 200e3 # ns between the GPU's time and what we make of it, or as late as the proxy was told
bad = []


def clocks(duration):
    """What a duration may be off: the GPU's clock runs 20 ppm faster than ours (fake.c)."""
    return 2000 + 20e-6 * duration


def ns(text):
    whole, part = text.rstrip("Z").split(".")
    return int(datetime.datetime.fromisoformat(whole + "+00:00").timestamp()) * 10**9 + int(part.ljust(9, "0"))


books = [line.split() for line in open(sys.argv[1])]
plan = "plan" in sys.argv[2:]
events = [e for e in map(json.loads, sys.stdin) if e["api"] == "NCCL"]

# communicators: every member once, members alike by number as by hash
seen = {e["args"]["handle"]: e["args"] for e in events if e["name"] == "communicator"}
true = {b[1]: b[2:] for b in books if b[0] == "comm"}
if len(seen) != sum(e["name"] == "communicator" for e in events):
    bad.append("a communicator was told of twice")
if set(seen) != set(true):
    bad.append("communicators %s, recorded %s" % (sorted(true), sorted(seen)))
numbers = collections.defaultdict(set)
for handle, (size, rank, hash_) in true.items():
    c = seen.get(handle)
    if c:
        numbers[hash_].add(c["comm"])
        if (c["comm_size"], c["rank"]) != (int(size), int(rank)):
            bad.append("communicator %s has size %s and rank %s, recorded %s and %s" % (handle, size, rank, c["comm_size"], c["rank"]))
if any(len(n) != 1 for n in numbers.values()) or len(set.union(*numbers.values())) != len(numbers):
    bad.append("members and numbers: %s" % dict(numbers))
bad += ["asked too early: " + b[1] for b in books if b[0] == "early"]

# calls: their numbers, and which call caused what
calls, launched, inside, plans = [], {}, [], 0
for e in events:
    if e["event"] == "entry":
        inside.append(e)
        if "seq" in e["args"]:
            calls.append((e["name"], e["args"]["comm"], e["args"]["seq"]))
    elif e["event"] == "exit":
        inside.pop()
    elif e["name"] == "launch":
        launched[e["args"]["correlation"]] = inside[-1]
    elif e["name"] in ("collective_plan", "message_plan"):
        plans += bool(inside) and e["args"]["channels"] > 0
truth = [("nccl" + b[1], b[2], int(b[3])) for b in books if b[0] == "call"]
if calls != truth:
    bad.append("%d collectives were called, recorded %d: %s" % (len(truth), len(calls), [x for x in zip(truth, calls) if x[0] != x[1]][:3]))

# what the GPU did
tasks = [b for b in books if b[0] == "task"]
slices = [e for e in events if e["event"] == "slice" and e["name"] in ("AllReduce", "Broadcast", "Send", "Recv")]
by = collections.defaultdict(list)
for e in slices:
    caller = launched.get(e["args"]["correlation"])
    if not caller:
        bad.append("nobody launched %s" % e)
        continue
    a = caller["args"]
    if caller["name"] == "nccl" + e["name"]:
        by[e["name"], a["comm"], a["recvbuff"] if e["name"] == "Recv" else a["sendbuff"], e["args"]["count"]].append((ns(e["time"]), e, a))
    else: # version 4, in a group: its end launched it
        by[e["name"], None, None, e["args"]["count"]].append((ns(e["time"]), e, a))
worst = 0
for _, func, comm, buffer, count, begin, end, late in tasks if not plan else []:
    found = by[func, comm, buffer, int(count)] or by[func, None, None, int(count)]
    if not found:
        bad.append("not recorded: %s on %s" % (func, comm))
        continue
    took = int(end) - int(begin)
    # members of one communicator begin within microseconds, less than we are off: how long it took tells them apart
    at, e, a = min(found, key=lambda x: (x[1]["args"]["comm"] != seen[comm]["comm"],
                                         abs(x[1]["duration_ns"] - took) > clocks(took), abs(x[0] - int(begin))))
    found.remove((at, e, a))
    worst = max(worst, abs(at - int(begin)))
    if abs(at - int(begin)) > max(NEAR, int(late)) or abs(e["duration_ns"] - took) > clocks(took):
        bad.append("%s ran at %s for %d, recorded %d later for %d" % (func, begin, int(end) - int(begin), at - int(begin), e["duration_ns"]))
    if e["args"]["comm"] != seen[comm]["comm"] or ("seq" in a and e["args"]["seq"] != a["seq"]) or e["args"]["bytes"] <= 0:
        bad.append("%s of %s is recorded as %s" % (func, comm, e["args"]))
    if func in ("AllReduce", "Broadcast") and (e["args"]["algorithm"], e["args"]["protocol"], e["args"]["channels"]) != ("RING", "LL128", 6):
        bad.append("%s" % e["args"])
if not plan and len(slices) != len(tasks):
    bad.append("%d tasks, %d recorded" % (len(tasks), len(slices)))
calls_of = len(tasks) - 2 * sum(true[t[2]][0] == "1" for t in tasks) // 3 # those of a graph run three times
if plan and plans != calls_of:
    bad.append("%d tasks, %d plans recorded" % (calls_of, plans))
for b in bad[:20]:
    print(b[:300])
print("%d communicators, %d collectives, %d tasks, at most %d us from the GPU's time" % (len(true), len(truth), len(tasks), worst / 1000))
sys.exit(1 if bad or not tasks else 0)
