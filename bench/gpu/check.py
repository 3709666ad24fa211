#!/usr/bin/env python3
"""check.py [--range NAME] < trace-print --mangled --json: what devices did, counted, and whether it lies where it must

Prints: kernels, copies, fills; those whose call is not in the trace; those that began before the call that asked for them; those that had not
ended when a later wait for the whole device was over. With --range only work asked for inside that NVTX range counts.
"""
import bisect
import json
import sys
from datetime import datetime, timezone

name = sys.argv[2] if sys.argv[1:2] == ["--range"] else None
base = None


def ns(e):
    global base
    day, rest = e["time"].rstrip("Z").split("T")
    second, part = rest.split(".")
    if base is None or base[0] != day + second:
        base = day + second, int(datetime.fromisoformat(day + "T" + second).replace(tzinfo=timezone.utc).timestamp()) * 10**9
    return base[1] + int(part.ljust(9, "0"))


stacks, asked, done, work, waits, window = {}, {}, {}, [], [], None
for line in sys.stdin:
    e = json.loads(line)
    a, stack = e["args"], stacks.setdefault(e["tid"], [])
    if e["event"] == "entry":
        stack.append((e["name"], ns(e), []))
    elif e["event"] == "exit":
        while stack:
            what, begin, causes = stack.pop()
            for c in causes:
                done[c] = ns(e)
            if what == e["name"]:
                break
        if what.startswith(("cudaDeviceSynchronize", "cuCtxSynchronize")):
            waits.append((begin, ns(e)))
        if what == name:
            window = begin, ns(e)
    elif e["event"] == "meta" and "correlation" in a:
        asked[a["correlation"]] = stack[-1][1] if stack else None, ns(e)
        if stack:
            stack[-1][2].append(a["correlation"])
    elif e["event"] == "slice" and e["api"] == "CUDA" and "correlation" in a:
        kind = "kernel" if "grid" in a else "fill" if "value" in a else "copy" if "bytes" in a else "graph"
        work.append((kind, ns(e), ns(e) + e["duration_ns"], a["correlation"]))
if name:
    work = [w for w in work if w[3] in asked and window[0] <= asked[w[3]][1] <= window[1]]
count = {k: sum(1 for w in work if w[0] == k) for k in ("kernel", "copy", "fill")}
lost = sum(1 for w in work if w[3] not in asked or asked[w[3]][0] is None)
early = sum(1 for w in work if w[3] in asked and asked[w[3]][0] and w[1] < asked[w[3]][0])
late, waits = 0, sorted(waits)
for w in work:
    for begin, end in waits[bisect.bisect_left(waits, (done[w[3]], 0)):][:1] if w[3] in done else []:
        late += w[2] > end
print("kernels %d copies %d fills %d; without a call %d, before their call %d, after a wait %d" % (count["kernel"], count["copy"], count["fill"], lost, early, late))
