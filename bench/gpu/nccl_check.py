#!/usr/bin/env python3
"""nccl_check.py RANKS < trace-print --mangled --json: is each collective there on each of its members, alike, and what became of it?

Exit status 1: a collective that not all members have, or that differs; a device slice that belongs to no call, or began before it; or none at all."""
import collections
import statistics
import sys
import events

size, trace, wrong = int(sys.argv[1]), events.Trace(sys.stdin), []
members = collections.defaultdict(dict)
for c in trace.calls:
    if c.api == "NCCL" and "seq" in c.args and not (c.parent and c.parent.api == "NCCL" and "seq" in c.parent.args):  # ncclBcast calls ncclBroadcast
        members[c.args["comm_id"], c.args["seq"]][c.rank] = c
names, spread = collections.Counter(), collections.defaultdict(list)
for (comm, seq), who in members.items():
    calls = list(who.values())
    if len(who) != calls[0].args["comm_size"]:
        wrong.append("%s %d on %d: only ranks %s" % (calls[0].name, seq, comm, sorted(who)))
    if len({(c.name, c.args.get("count", c.args.get("sendcount")), c.args.get("datatype")) for c in calls}) != 1:
        wrong.append("number %d on %d differs: %s" % (seq, comm, [(r, c.name) for r, c in who.items()]))
    names[calls[0].name] += 1
    spread[calls[0].name].append(max(c.begin for c in calls) - min(c.begin for c in calls))
print("%d collectives on %d communicators, matched across %d ranks: %s" % (len(members), len({c for c, _ in members}), size, ", ".join("%s %d" % n for n in names.most_common())))
for name, skews in spread.items():
    print("    %s: ranks called %.1f us apart in the median, %.1f at most" % (name, statistics.median(skews) / 1e3, max(skews) / 1e3))
if not members or {r for who in members.values() for r in who} != set(range(size)):
    wrong.append("not all of %d ranks have collectives" % size)
full = sum(1 for c in trace.calls if c.api == "NCCL" and "seq" in c.args and all(c.args.get(k) is not None for k in ("comm_size", "datatype", "stream")))
print("    of %d calls %d have type, stream and communicator" % (sum(len(w) for w in members.values()), full))

plans = collections.Counter(tuple(str(e["args"].get(k)) for k in ("algorithm", "protocol", "channels")) for e in trace.others if e["name"] == "collective_plan")
if plans:
    print("plans: " + ", ".join("%s %s %s channels x %d" % (*p, n) for p, n in plans.most_common(6)))
slices = [e for e in trace.others if e["api"] == "NCCL" and e["event"] == "slice" and "seq" in e["args"]]
early = alone = 0
begins = collections.defaultdict(dict)
for e in slices:
    key = e["args"]["comm"], e["args"]["seq"]
    call = members.get(key, {}).get(e["rank"])
    alone += call is None
    early += call is not None and e["ns"] < call.begin
    begins[key][e["rank"]] = e["ns"]
if slices:
    apart = [max(b.values()) - min(b.values()) for b in begins.values() if len(b) == size]
    print("device: %d slices, without a call %d, before their call %d; GPUs began %.1f us apart in the median, %.1f at most" %
          (len(slices), alone, early, statistics.median(apart or [0]) / 1e3, max(apart or [0]) / 1e3))
    if alone or early:
        wrong.append("device slices lie outside of their calls")
if not plans and not slices:
    wrong.append("the profiler plugin told nothing")
for w in wrong[:8]:
    print("WRONG: " + w)
sys.exit(bool(wrong))
