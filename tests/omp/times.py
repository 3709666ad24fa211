#!/usr/bin/env python3
"""times.py CALL_LOG < trace-print --json: device work is recorded when the device said it ran: its length and, of copies, inside the host's operation"""
import json
import sys

truth = {"copy": [], "kernel": []}
for line in open(sys.argv[1]):
    kind, begin, length, n = line.split()
    truth[kind].append((int(begin), int(length), int(n)))
seen = {"copy": [], "kernel": []}
host, launched, entries, spans = [], {}, [], {}
for e in map(json.loads, sys.stdin):
    if e["api"] != "OMP":
        continue
    a = e["args"]
    if e["event"] == "slice":
        seen["copy" if "bytes" in a else "kernel"].append((e["ns"], e["duration_ns"], a.get("bytes", a.get("teams")), a["correlation"], e["name"].split("(")[0]))
    elif e["event"] == "entry":
        entries.append((e["name"], e["ns"], []))
    elif e["event"] == "meta":
        entries[-1][2].append(a["correlation"])
    elif e["event"] == "exit":
        name, begin, correlations = entries.pop()
        for c in correlations:
            spans[c] = (name, begin, e["ns"])
wrong, worst = [], 0
for kind in truth:
    if len(truth[kind]) != len(seen[kind]):
        wrong.append("%d %s, recorded %d" % (len(truth[kind]), kind, len(seen[kind])))
        continue
    seen[kind].sort()
    for (begin, length, n), (ns, duration, m, correlation, name) in zip(truth[kind], seen[kind]):
        off = (ns - seen["copy"][0][0]) - (begin - truth["copy"][0][0])
        worst = max(worst, abs(off))
        cause = spans.get(correlation)
        if abs(off) > 20000 or abs(duration - length) > 10 + length // 100 or m != n or not cause:
            wrong.append("%s at %d for %d of %d: off by %d, recorded %d of %s, caused by %s" % (kind, begin, length, n, off, duration, m, cause))
        elif kind == "copy" and (name != cause[0] or ns < cause[1] - 1000 or ns + duration > cause[2] + 1000):
            wrong.append("%s at %d..%d, called in %s" % (name, ns, ns + duration, cause))
print("%d copies, %d kernels, worst time off by %d ns, %d wrong" % (len(seen["copy"]), len(seen["kernel"]), worst, len(wrong)))
print("\n".join(wrong[:8]))
sys.exit(1 if wrong or not seen["copy"] else 0)
