#!/usr/bin/env python3
"""frames.py TALLY IMPORTED WHAT - the times that speedscope has for each name are those of `trace-tally --json`

WHAT: profiles, of evented profiles: self times of tasks, and times of work on queues; stacks, of folded stacks, and pprof: self times."""
import collections
import json
import sys

tally, imported, what = json.load(open(sys.argv[1], encoding="utf-8")), json.load(open(sys.argv[2], encoding="utf-8")), sys.argv[3]
if what == "profiles" and imported["valid"] is not True:
    sys.exit(f"speedscope's schema: {imported['errors']}")
kind = {"profiles": "speedscope", "stacks": "collapsed", "pprof": "pprof"}[what]
if len(imported["said"]) != 1 or kind not in imported["said"][0]:
    sys.exit(f"taken for something else: {imported['said']}")
want, got, devices = collections.Counter(), collections.Counter(), set()
for row in tally["rows"]:
    if row["kind"] == "call":
        want[row["name"]] += row["self_ns"]
    elif row["kind"] == "device" and what == "profiles":
        want[row["name"]] += row["sum_ns"]
        devices.add(row["name"])
for p in imported["profiles"]:
    for name, (self, total) in p["frames"].items():
        got[name] += total if name in devices else self  # work that lies within other work is shown inside it
want, got = +want, +got
if want != got or not want:
    sys.exit(f"only in trace-tally {list((want - got).items())[:4]}, only in speedscope {list((got - want).items())[:4]}")
