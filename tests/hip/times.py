#!/usr/bin/env python3
"""times.py CALL_LOG < trace-print --json: device work as the device knows it: when, how long, what, where, and inside which host call it was asked for"""
import json
import sys

truth, seen, stacks, calls = [], [], {}, {}
for line in open(sys.argv[1]):
    kind, begin, length, what, n, queue = line.split()
    truth.append((int(begin), kind, int(length), what, int(n), int(queue)))
for e in map(json.loads, sys.stdin):
    if e["api"] != "HIP":
        continue
    a, stack = e["args"], stacks.setdefault(e["tid"], [])
    if e["event"] == "entry":
        stack.append((e["name"].split("(")[0], e["ns"], []))
    elif e["event"] == "meta":
        stack[-1][2].append(a["correlation"])
    elif e["event"] == "exit":
        name, begin, numbers = stack.pop()
        for c in numbers:
            calls[c] = (name, begin, e["ns"])
    elif e["event"] == "slice" and "bytes" in a:
        seen.append((e["ns"], "copy", e["duration_ns"], str(a["direction"]), a["bytes"], a["track"], a["correlation"]))
        if e["name"].split("(")[0] != "hipMemcpyAsync":
            sys.exit("a copy is called %s" % e["name"])
    elif e["event"] == "slice":
        seen.append((e["ns"], "kernel", e["duration_ns"], e["name"], a["grid"][0] * 1000 + a["block"][0], a["track"], a["correlation"]))
truth.sort()
seen.sort()
wrong, worst = [], 0
if len(truth) != len(seen):
    wrong.append("%d pieces of work, recorded %d" % (len(truth), len(seen)))
shift = sorted(s[0] - t[0] for s, t in zip(seen, truth))[len(seen) // 2] if seen else 0
used = set()
for t in truth if not wrong else []: # two threads: the nearest of what is like it
    s = min((s for s in seen if s[1] == t[1] and s[4] == t[4] and s[6] not in used), key=lambda s: abs(s[0] - shift - t[0]), default=None)
    if not s:
        wrong.append("nothing for %s" % (t,))
        continue
    used.add(s[6])
    off, call = s[0] - shift - t[0], calls.get(s[6])
    worst = max(worst, abs(off))
    names = {"M2D": str(ord("M") | ord("D") << 8), "D2M": str(ord("D") | ord("M") << 8), "D2P": str(ord("D") | ord("P") << 8)}
    what = s[3] in (t[3], names.get(t[3])) or t[1] == "kernel" and s[3].split("(")[0] == {"_Z5firstv": "first", "_Z6secondPfi": "second"}[t[3]]
    place = "copies" if t[1] == "copy" else "queue %d" % t[5]
    if abs(off) > 20000 or abs(s[2] - t[2]) > 10 + t[2] // 100 or not what or place not in s[5] or not call:
        wrong.append("%s: recorded %s, off by %d, called in %s" % (t, s, off, call))
    elif call[0] != ("hipMemcpyAsync" if t[1] == "copy" else "hipLaunchKernel") or s[0] < call[1] - 2000 or s[0] + s[2] > call[2] + 2000:
        wrong.append("%s lies outside %s" % (s, call))
print("%d pieces of work, worst time off by %d ns, %d wrong" % (len(seen), worst, len(wrong)))
print("\n".join(wrong[:6]))
sys.exit(1 if wrong or not seen else 0)
