#!/usr/bin/env python3
"""geometry.py EVENTS TALLY [TEXT...]: the kernels of `trace-tally -k --json` are those of `trace-print --json` with the shapes they were launched in; names with these texts are among them"""
import collections
import json
import sys

want = collections.Counter()
for e in map(json.loads, open(sys.argv[1])):
    a, parts = e.get("args", {}), []
    if e["event"] != "slice":
        continue
    for key in ("grid", "block", "cluster", "groups", "group_size", "global", "local"):
        if isinstance(a.get(key), list) and any(v > (key == "cluster") for v in a[key]):
            parts.append("%s %s" % (key, ",".join(map(str, a[key]))))
    if "teams" in a:
        parts.append("teams %d" % a["teams"])
    if parts:
        want[e["api"], "%s [%s]" % (e["name"], " ".join(parts))] += 1
got = {(r["api"], r["name"]): r["calls"] for r in json.load(open(sys.argv[2]))["rows"] if r["kind"] == "device" and r["name"].endswith("]")}
assert want and got == want, (got, want)
for text in sys.argv[3:]:
    assert any(text in name for _, name in got), (text, got)
print("%d kernels of %d shapes" % (sum(got.values()), len(got)))
