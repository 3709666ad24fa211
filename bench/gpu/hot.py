#!/usr/bin/env python3
"""hot.py SOURCE KERNEL... < trace-tally --json: whether each kernel's hottest line is the one of SOURCE that says HOT KERNEL, and whether all samples are accounted for

At least ATTRIBUTED (95) % of them must lie in kernels that are known."""
import json
import os
import re
import sys

source, kernels = sys.argv[1], sys.argv[2:]
lines = {m.group(1): n for n, text in enumerate(open(source), 1) if (m := re.search(r"HOT (\w+)", text))}
t = json.load(sys.stdin)
s, wrong = t.get("samples"), 0
if not s:
    sys.exit("no samples")
known = sum(f["samples"] for f in s["functions"])
for a in s["taken"]:
    print("%d samples, %d of them in %d kernels (%.1f%%), %d lost; %d events, %d dropped" % (a["samples"], known, len(s["functions"]), 100 * known / max(a["samples"], 1), a["lost"],
          t["events"], t["dropped"]))
    if known > a["samples"]:
        print("  more than were taken: a reason is counted twice")
        wrong += 1
    if known < a["samples"] * float(os.environ.get("ATTRIBUTED", "95")) / 100:
        print("  too few of them are in kernels that are known")
        wrong += 1
times = [r for r in t["rows"] if r["kind"] == "device" and any(k in r["name"] for k in kernels)]
print("kernels timed: %d" % sum(r["calls"] for r in times))
for kernel in kernels:
    of = [x for x in s["lines"] if re.match(r"(void )?%s\b" % kernel, x["name"])]
    whole = sum(x["samples"] for x in of)
    if not of:
        print("%s: no samples" % kernel)
        wrong += 1
        continue
    best = of[0]
    where = "%s:%d" % (os.path.basename(best["file"]), best["line"]) if "file" in best else "+%d" % best["offset"]
    right = best.get("file", "").endswith(os.path.basename(source)) and best.get("line") == lines[kernel]
    why = sorted(best["reasons"].items(), key=lambda r: -r[1])[:3]
    print("%s: %d samples, hottest %s with %.1f%%, %s%s" % (kernel, whole, where, 100 * best["samples"] / whole, ", ".join("%s %.0f%%" % (r, 100 * n / best["samples"]) for r, n in why),
          "" if right else "; line %d says HOT" % lines[kernel]))
    wrong += not right
sys.exit(wrong != 0)
