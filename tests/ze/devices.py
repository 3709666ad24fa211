"""devices.py TRUTH EVENTS TALLY [some] - what trace-print and trace-tally (--json --by device,queue,name) say of devices, against what those did

With "some" the trace need not have all that was done; what it has must be true."""
import collections, json, re, sys

some = len(sys.argv) > 4
DEMANGLED = {"_Z7step_30IfEvPT_i": "void step_30<float>(float*, int)"}
KINDS = ("kernel", "copy", "fill")
truth, offset, misuse = [], None, collections.Counter()
for line in open(sys.argv[1]):
    c = line.rstrip("\n").split("\t")
    if c[0] == "clock":
        offset = offset or int(c[2]) - int(c[1])
    elif c[0] == "misuse":
        misuse[c[1]] += 1
    elif c[0] in KINDS and (c[0], c[4]) != ("copy", "32"): # the tracer's own copies are of 32 bytes, the program's never
        truth.append((DEMANGLED.get(c[1], c[1]), c[2], c[3], int(c[4]), int(c[5]), int(c[6])))


def ns(e):
    h, m, s = e["time"][11:-1].split(":")
    import calendar, time
    day = calendar.timegm(time.strptime(e["time"][:10], "%Y-%m-%d"))
    whole, part = s.split(".")
    return (day + int(h) * 3600 + int(m) * 60 + int(whole)) * 10**9 + int(part.ljust(9, "0")) - offset


slices, clocks, called, opened, launches = [], [], {}, collections.defaultdict(list), 0
for line in open(sys.argv[2]):
    e = json.loads(line)
    if e["api"] != "ZE":
        continue
    if e["event"] == "entry":
        opened[e["tid"]].append(ns(e))
    elif e["event"] == "exit":
        opened[e["tid"]].pop()
    elif e["event"] == "meta" and e["name"] == "launch":
        assert e["args"]["correlation"] not in called, "a number given twice: %s" % e
        called[e["args"]["correlation"]] = opened[e["tid"]][-1]
        launches += 1
    elif e["event"] == "slice":
        slices.append((re.sub(r"\(.*\)$", "", e["name"]) if e["name"].startswith("ze") else e["name"], re.sub(r" #\d+$", "", e["args"]["track"]),
                       e["args"].get("bytes", 0), ns(e), ns(e) + e["duration_ns"], e["args"]["correlation"]))
    elif e["event"] == "object" and e["name"] == "clock":
        clocks.append(e["args"]["error"])
assert clocks, "no anchors: record at level full"
clocks.sort()
# an anchor is a bracket, narrow unless something came between; the line through two is three times as wrong as both at most, and a tick is 80 ns
bound = 3 * max(clocks) + 200
error = lambda s, t: max(abs(s[3] - t[4]), abs(s[4] - t[5]))

bad, worst, left = [], 0, collections.defaultdict(list)
for t in truth:
    left[(t[0], t[2], t[3])].append(t)
for s in slices:
    same = left[(s[0], s[1], s[2])]
    t = min(same, key=lambda t: error(s, t), default=None)
    if t is None:
        bad.append("never done, or less often: %s" % (s,))
        continue
    same.remove(t)
    worst = max(worst, error(s, t))
    if error(s, t) > bound:
        bad.append("%s on %s: told %d..%d, done %d..%d" % (s[0], s[1], s[3], s[4], t[4], t[5]))
    if s[5] not in called:
        bad.append("nobody's: %s" % (s,))
    elif s[3] < called[s[5]] - bound:
        bad.append("began %d ns before it was asked for: %s" % (called[s[5]] - s[3], s))
missing = [t for v in left.values() for t in v]
if not some:
    bad += ["not told: %s" % (t,) for t in missing]

if not some: # by device
    want, got = collections.defaultdict(lambda: [0, 0, 0]), collections.defaultdict(lambda: [0, 0, 0])
    for name, device, queue, size, begin, end in truth:
        for i, v in enumerate((1, size, end - begin)):
            want[(device, queue, name)][i] += v
    for r in json.load(open(sys.argv[3]))["rows"]:
        if r["kind"] == "device":
            device = re.match(r"GPU ([\d.]+) Fake accelerator", r["device"].split("/")[-1]).group(1)
            name = re.sub(r"\(.*\)$", "", r["name"]) if r["name"].startswith("ze") else r["name"]
            key = (device, re.sub(r" #\d+$", "", r["queue"].split("/")[-1]), name)
            for i, v in enumerate((r["calls"], r["bytes"], r["total_ns"])):
                got[key][i] += v
    for key in sorted(set(want) | set(got)):
        w, g = want[key], got[key]
        if w[:2] != g[:2] or abs(w[2] - g[2]) > 2 * bound * max(w[0], 1):
            bad.append("%s: did %s, tallied %s" % (key, w, g))

for b in bad[:20]:
    print(b)
print("%d pieces of work of %d, %d launches; times wrong by %d ns at most (%d allowed; %d anchors, %d ns in the middle); %d wrong" %
      (len(slices), len(truth), launches, worst, bound, len(clocks), clocks[len(clocks) // 2], len(bad)))
extra = misuse - collections.Counter({"launch of what never was": misuse["launch of what never was"]}) # the program's own
if extra:
    print("misuse: %s" % extra)
sys.exit(1 if bad or extra or not slices else 0)
