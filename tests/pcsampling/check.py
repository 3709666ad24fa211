#!/usr/bin/env python3
"""check.py CALL_LOG LINES [OPTION...] < trace-print --mangled --json: the samples in the trace against those the fake device wrote down

LINES is what readelf --debug-dump=decodedline says of the cubin that has lines.

    late=N    samples of the last N launches are missing
    full=1    the device's buffer ran full: what is there may be less than the truth, nowhere more
    ring=1    places are described again and again; else once, or once more when the line is known
    stops=1   samples of the last launch before sampling is stopped are missing
    none=1    there may be none
    lines=0   the cubins were loaded before anybody listened
"""
import collections
import json
import re
import sys

options = dict(o.split("=") for o in sys.argv[3:])
truth, idle, sums, order, problems = collections.Counter(), collections.Counter(), collections.Counter(), [], []
for line in open(sys.argv[1]):
    w = line.split()
    if w[0] == "pc":
        key = w[1], int(w[2], 16), int(w[3]), w[4]
        truth[key] += int(w[5])
        idle[key] += int(w[6])
        order.append((key, int(w[5]), int(w[6])))
    elif w[0] == "launch":
        order.append(None)
    elif w[0] == "stop" and options.pop("stops", None):
        sums = None
        for key, n, i in order[max(i for i, o in enumerate(order) if not o) + 1:]:
            truth[key] -= n
            idle[key] -= i
    elif w[0] == "pcs" and sums is not None:
        sums.update(dict(zip(("samples", "elsewhere", "dropped"), map(int, w[1:]))))
launches = [i for i, o in enumerate(order) if not o]
for key, n, i in order[launches[-int(options["late"])] + 1:] if "late" in options else []:
    truth[key] -= n
    idle[key] -= i

rows, name = collections.defaultdict(list), None
for line in open(sys.argv[2]):
    w = line.split()
    if line.endswith(":\n") and len(w) == 1 and line.startswith("/"):
        name = line[:-2]
    elif name and len(w) >= 3 and re.fullmatch(r"\d+|-", w[1]) and re.fullmatch(r"(0x)?[0-9a-f]+", w[2]):
        rows[name].append((int(w[2], 16), 0 if w[1] == "-" else int(w[1])))
FILES = {"_Z5firstPfi": "/src/first.cu", "triton_kernel_0d1d": "/src/kernels/triton.py"}


def source(kernel, offset):
    """file and line, None where nobody can know"""
    if kernel not in FILES or not rows:
        return None, 0
    line = [n for at, n in rows[FILES[kernel]] if at <= offset][-1]
    return (FILES[kernel], line) if line else None


places, seen, lazy, total = {}, collections.Counter(), collections.Counter(), collections.Counter()
found, samples = {}, []
for line in sys.stdin:
    e = json.loads(line)
    a = e["args"]
    if e["event"] == "object" and "place" in a:
        key = e["name"], int(a["cubin"], 16) if isinstance(a["cubin"], str) else a["cubin"], a["offset"]
        if "ring" not in options and a["place"] in places and found[a["place"]][0]:
            problems.append("place %s is described twice" % (key,))
        if places.get(a["place"], key) != key:
            problems.append("place %d is two places" % a["place"])
        places[a["place"]] = key
        found[a["place"]] = a["file"] or None, a["line"]
    elif e["event"] == "sample" and "place" in a:
        samples.append(a)
    elif e["event"] == "sample":
        total.update({k: a[k] for k in ("samples", "elsewhere", "dropped")})
for place, key in places.items():
    expected = source(key[0], key[2]) if options.get("lines") != "0" else (None, 0)
    if expected and found[place] != expected:
        problems.append("%s is said to be %s:%s, and is %s:%s" % ((key,) + found[place] + expected))
for a in samples:
    if a["place"] not in places:
        problems.append("samples at a place that nobody described")
        continue
    for reason, n, i in zip(a["reasons"], a["samples"], a["not_issued"]):
        seen[places[a["place"]] + (reason,)] += n
        lazy[places[a["place"]] + (reason,)] += i
for what, have, want in (("samples", seen, truth), ("not issued", lazy, idle)):
    for k, n in (have - want).items():
        problems.append("%s: %d too many of %s" % (what, n, k))
    for k, n in (want - have).items():
        if "full" not in options:
            problems.append("%s: %d are missing of %s" % (what, n, k))
if sums is not None and total != sums and "late" not in options:
    problems.append("sums %s, and are %s" % (dict(total), dict(sums)))
for p in problems[:12]:
    print(p)
lines = len({f for f in found.values() if f[0]})
print("%d samples at %d places on %d lines, %d problems" % (sum(seen.values()), len(places), lines, len(problems)))
sys.exit(1 if problems or (not seen and "none" not in options) else 0)
