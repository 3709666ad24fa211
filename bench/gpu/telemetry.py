"""telemetry.py SMI - of the records of NVML in lines of JSON on the standard input: which counters of device 0 there are, and whether power and clock at work are what nvidia-smi said in
the file SMI ("W, MHz" a line) meanwhile, within a tenth. At work: the upper half of what was seen."""
import json
import statistics
import sys

ours, reasons = {}, []
for e in map(json.loads, sys.stdin):
    if "GPU 0" not in e["args"].get("track", ""):
        continue
    if e["name"] == "clocks limited by":
        reasons.append(str(e["args"]["reasons"]))
    else:
        ours.setdefault(e["name"], []).append(e["args"]["value"])
theirs = [[float(v) for v in line.split(",")] for line in open(sys.argv[1]) if line.count(",") == 1 and "[" not in line]


def at_work(values):
    return statistics.median(v for v in values if v >= (min(values) + max(values)) / 2)


good = True
for name, column, unit in (("power", 0, "W"), ("sm_clock", 1, "MHz")):
    if not theirs or len(ours.get(name, [])) < 10:
        good = False
        print("%s: %d samples, nvidia-smi %d;" % (name, len(ours.get(name, [])), len(theirs)), end=" ")
        continue
    a, b = at_work(ours[name]), at_work([t[column] for t in theirs])
    good = good and abs(a - b) <= b / 10
    print("%s %.0f %s at work, nvidia-smi %.0f;" % (name, a, unit, b), end=" ")
print(", ".join("%s %d" % (name, len(v)) for name, v in sorted(ours.items())), "samples; limited by", " > ".join(reasons) or "nothing that changed")
sys.exit(not good)
