#!/usr/bin/env python3
"""tally.py CALL_LOG < trace-tally --mangled --json: the tables of samples against what the fake device wrote down; lines are held against truth by check.py"""
import collections
import json
import sys

truth, idle, offsets, sums = (collections.Counter() for _ in range(4))
for line in open(sys.argv[1]):
    w = line.split()
    if w[0] == "pc":
        truth[w[1], w[4]] += int(w[5])
        idle[w[1]] += int(w[6])
        offsets[w[1], int(w[3])] += int(w[5])
    elif w[0] == "pcs":
        sums.update({"samples": int(w[1]), "lost": int(w[3])})
s = json.load(sys.stdin)["samples"]
problems = []


def same(what, seen, expected):
    if seen != expected:
        problems.append("%s: %s, and is %s" % (what, seen, expected))


same("taken", s["taken"], [{"api": "CUDA", "samples": sums["samples"], "lost": sums["lost"]}])
names = {k for k, _ in truth}
same("kernels", {f["name"] for f in s["functions"]}, names)
for f in s["functions"]:
    same("%s by reason" % f["name"], f["reasons"], {r: n for (k, r), n in truth.items() if k == f["name"] and n})
    same("%s not issued" % f["name"], f["not_issued"], idle[f["name"]])
    same("%s" % f["name"], f["samples"], sum(f["reasons"].values()))
    same("lines of %s" % f["name"], sum(x["samples"] for x in s["lines"] if x["name"] == f["name"]), f["samples"])
for x in s["lines"]:
    if "offset" in x:
        same("%s+%d" % (x["name"], x["offset"]), x["samples"], offsets[x["name"], x["offset"]])
for rows in (s["functions"], s["lines"]):
    same("order", [r["samples"] for r in rows], sorted((r["samples"] for r in rows), reverse=True))
for p in problems[:12]:
    print(p)
print("%d kernels, %d lines, %d problems" % (len(s["functions"]), len(s["lines"]), len(problems)))
sys.exit(1 if problems or not truth else 0)
