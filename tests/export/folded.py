#!/usr/bin/env python3
"""folded.py TALLY FOLDED WEIGHT - the stacks are those of `trace-tally --tree --json`, and so are their numbers

WEIGHT: time (self times of threads), device (times of work of devices), calls (calls and work)."""
import collections
import json
import sys

tally, stacks, weight = json.load(open(sys.argv[1], encoding="utf-8")), sys.argv[2], sys.argv[3]
want = collections.Counter()


def frame(name):
    """As docs/guide/export.md says; a terminal must not obey what it finds in a name."""
    text = name.replace(";", ":").replace("\n", "\\n").replace("\t", "\\t").replace("\x1b", "\\x1b")
    return text.replace("\u2028", "".join(f"\\x{byte:02x}" for byte in "\u2028".encode())) or "?"


def walk(nodes, path):
    for x in nodes:
        here = path + (frame(x["name"]),)
        is_work = x["calls"] == 0 and "tree" not in x
        want[here] += {"time": x["self_ns"], "device": x.get("device_ns", 0) if is_work else 0,
                       "calls": x.get("device_work", 0) if is_work else x["calls"]}[weight]
        walk(x.get("tree", []), here)


walk(tally["tree"], ())
got = collections.Counter()
for line in open(stacks, encoding="utf-8"):
    stack, number = line.rstrip("\n").rsplit(" ", 1)
    if int(number) <= 0:
        sys.exit(f"a number that is not positive: {line!r}")
    if tuple(stack.split(";")) in got:
        sys.exit(f"a stack comes twice: {line!r}")
    got[tuple(stack.split(";"))] = int(number)
want = +want
if got != want or not want:
    print("wanted, and not there:", list((want - got).items())[:3])
    print("there, and not wanted:", list((got - want).items())[:3])
    sys.exit(1)
