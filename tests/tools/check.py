"""check.py TRUTH TALLY.json [--from NS --to NS] [--by rank] - counts what truth.c says happened, in another way than trace-tally does"""
import argparse, collections, json, math, sys

a = argparse.ArgumentParser()
a.add_argument("truth")
a.add_argument("tally")
a.add_argument("--start", type=int, default=None)  # window, ns since the first event
a.add_argument("--end", type=int, default=None)
a.add_argument("--by", default="name")
a = a.parse_args()

slices, instants, counters, sent, last = [], [], [], [], {}
opens = []
for line in open(a.truth):
    f = line.rstrip("\n").split("\t")
    if f[0] == "slice":
        slices.append(dict(api=f[1], name=f[2], pid=int(f[3]), tid=int(f[4]), rank=int(f[5]), node=f[6], begin=int(f[7]), end=int(f[8]),
                           number=int(f[9]), parent=int(f[10]), error=int(f[11]), bytes=int(f[12]), sent=int(f[14]), received=int(f[15]), open=False))
    elif f[0] == "open":
        opens.append(dict(api=f[1], name=f[2], pid=int(f[3]), tid=int(f[4]), rank=int(f[5]), node=f[6], begin=int(f[7]), end=None,
                          number=int(f[8]), parent=int(f[9]), error=0, bytes=int(f[10]), sent=int(f[11]), received=0, open=True))
    elif f[0] == "instant":
        instants.append(dict(api=f[1], name=f[2], pid=int(f[3]), rank=int(f[5]), node=f[6], at=int(f[7])))
    elif f[0] == "counter":
        counters.append(dict(api=f[1], name=f[2], pid=int(f[3]), tid=int(f[4]), rank=int(f[5]), at=int(f[7]), value=float(f[8])))
    elif f[0] == "sent":
        sent.append((int(f[1]), int(f[2]), int(f[3]), int(f[4])))
    elif f[0] == "last":
        last[int(f[1])] = int(f[2])
for s in opens:
    s["end"] = last[s["pid"]]
    slices.append(s)

def kind(s):
    return "slice" if s["api"] == "dev" else "async" if s["name"] == "request" else "call"

t0 = 10000  # the first event of all: the first span
lo = -math.inf if a.start is None else t0 + a.start
hi = math.inf if a.end is None else t0 + a.end
def cut(s):
    if s["end"] < lo or s["begin"] >= hi: return None
    return max(s["begin"], lo), min(s["end"], hi)

def key(s, k):
    return (s["api"], s["name"], k) if a.by == "name" else (s["api"], k, s["rank"])

def union(list_):
    total, at = 0, -math.inf
    for b, e in sorted(list_):
        total += max(0, e - max(b, at))
        at = max(at, e)
    return total

children = collections.Counter()
for s in slices:
    c = cut(s)
    if c and s["parent"] >= 0: children[(s["pid"], s["tid"], s["parent"])] += c[1] - c[0]
rows = {}
seen = collections.defaultdict(list)
for s in slices:
    c, k = cut(s), kind(s)
    if not c: continue
    r = rows.setdefault(key(s, k), dict(calls=0, self_ns=0, sum_ns=0, errors=0, bytes=0, sent_bytes=0, received_bytes=0, unfinished=0, times=[], ended=[], total_ns=0))
    d = c[1] - c[0]
    r["calls"] += 1
    r["sum_ns"] += d
    r["self_ns"] += d - (children[(s["pid"], s["tid"], s["number"])] if k == "call" else 0)
    r["errors"] += s["error"]
    r["bytes"] += s["bytes"]
    r["sent_bytes"] += s["sent"]
    r["received_bytes"] += s["received"]
    r["unfinished"] += s["open"]
    r["times"].append(d)
    if not s["open"]: r["ended"].append(d)
    if k == "call": seen[(key(s, k), s["pid"], s["tid"])].append(c)
    else: r["total_ns"] += d
for (k, _, _), list_ in seen.items(): rows[k]["total_ns"] += union(list_)
for s in instants:
    if lo <= s["at"] < hi:
        r = rows.setdefault(key(s, "instant"), dict(calls=0, self_ns=0, sum_ns=0, errors=0, bytes=0, sent_bytes=0, received_bytes=0, unfinished=0, times=[], ended=[], total_ns=0))
        r["calls"] += 1
api_total = collections.Counter()
whole = collections.defaultdict(list)
for s in slices:
    c = cut(s)
    if not c: continue
    if kind(s) == "call": whole[(s["api"], s["pid"], s["tid"])].append(c)
    else: api_total[(s["api"], kind(s))] += c[1] - c[0]
for (api, _, _), list_ in whole.items(): api_total[(api, "call")] += union(list_)

got = json.load(open(a.tally))
bad = 0
def wrong(*what):
    global bad
    bad += 1
    if bad < 20: print("wrong:", *what)
def quantile(times, q): return sorted(times)[max(1, math.ceil(q * len(times))) - 1]

have = {}
for r in got["rows"]:
    k = (r["api"], r["name"], r["kind"]) if a.by == "name" else (r["api"], r["kind"], r["rank"])
    if k in have: wrong("twice", k)
    have[k] = r
if set(have) != set(rows): wrong("rows", set(have) ^ set(rows))
for k, r in rows.items():
    g = have.get(k)
    if not g: continue
    want = {n: r[n] for n in ("calls", "self_ns", "sum_ns", "total_ns", "errors", "bytes", "sent_bytes", "received_bytes", "unfinished")}
    times = r["times"] or [0]
    want.update(min_ns=min(r["ended"] or times), max_ns=max(times))
    for n, v in want.items():
        if a.start is not None and n in ("bytes", "sent_bytes", "received_bytes"): continue  # of messages outside the window
        if g[n] != v: wrong(k, n, "is", g[n], "should be", v)
    if abs(g["avg_ns"] - r["sum_ns"] / r["calls"]) > 0.001: wrong(k, "avg", g["avg_ns"])
    for n, q in (("p50_ns", 0.5), ("p99_ns", 0.99)):
        v = quantile(times, q)
        if abs(g[n] - v) > 0.02 * v + 0.5: wrong(k, n, g[n], "should be about", v)
for t in got["totals"]:
    if t["total_ns"] != api_total[(t["api"], t["kind"])]: wrong("total", t, api_total[(t["api"], t["kind"])])
active = collections.defaultdict(list)
for s in slices:
    if cut(s) and kind(s) == "call": active[(s["pid"], s["tid"])].append(cut(s))
active = sum(union(x) for x in active.values())
if got["active_ns"] != active: wrong("time in any call", got["active_ns"], "should be", active)
mine = collections.defaultdict(lambda: [0, set()])
for (api, pid, tid), list_ in whole.items():
    mine[api, pid][0] += union(list_)
    mine[api, pid][1].add(tid)
for x in got["shares"]:
    ns = mine[x["api"], x["pid"]][0]
    begins = [e.get("begin", e.get("at")) for e in slices + instants + counters if e["pid"] == x["pid"]]
    wall = min(max(last[x["pid"]], max(e["end"] for e in slices if e["pid"] == x["pid"])), hi) - max(min(begins), lo)
    if x["active_ns"] != ns or x["wall_ns"] != wall or abs(x["share"] - ns / wall / x["threads"]) > 1e-9: wrong("share", x, ns, wall)
if {(x["api"], x["pid"]) for x in got["shares"]} < set(mine): wrong("shares", got["shares"])
own = sum(r["self_ns"] for r in got["rows"] if r["kind"] == "call")
if own != active: wrong("self times add up to", own, "threads were in calls for", active)

# every path of calls, from who was in whom
calls = {(s["pid"], s["tid"], s["number"]): s for s in slices if kind(s) == "call"}
known = {}
def path_of(s):
    key_ = s["pid"], s["tid"], s["number"]
    if key_ not in known:
        up = calls.get((s["pid"], s["tid"], s["parent"]))
        known[key_] = (path_of(up) if up else ()) + ((s["api"], s["name"]),)
    return known[key_]
paths, inverse = {}, collections.Counter()
for key_, s in calls.items():
    c = cut(s)
    if not c: continue
    p = paths.setdefault(path_of(s), [0, 0, 0, 0])
    for i, v in enumerate((1, c[1] - c[0], c[1] - c[0] - children[key_], s["error"])): p[i] += v
for path, (n, *_) in paths.items() if "callers" in got else ():
    for i in range(max(0, len(path) - 28), len(path)): inverse[path[i:][::-1]] += n # as deep as the JSON goes
def walk(nodes, up, seen_):
    for n in nodes:
        p = up + ((n["api"], n["name"]),)
        if p in seen_: wrong("twice in the tree", p)
        seen_[p] = [n["calls"], n["total_ns"], n["self_ns"], n["errors"]]
        walk(n.get("tree", []), p, seen_)
    return seen_
if "tree" in got:
    have = walk(got["tree"], (), {})
    if have != {p: v for p, v in paths.items() if len(p) <= 28}: # as deep as the JSON goes
        wrong("tree", [(p, v, paths.get(p)) for p, v in have.items() if paths.get(p) != v][:3], len(have), len(paths))
if "callers" in got:
    have = {p: v[0] for p, v in walk(got["callers"], (), {}).items()}
    if have != inverse: wrong("callers", [(p, v, inverse.get(p)) for p, v in have.items() if inverse.get(p) != v][:3], len(have), len(inverse))
for c in got["counters"] if a.by == "name" else []:
    mine = [x for x in counters if lo <= x["at"] < hi]
    v = [x["value"] for x in mine]
    end = max(mine, key=lambda x: (x["at"], x["pid"], x["tid"]))
    if (c["samples"], c["min"], c["max"], c["last"]) != (len(v), min(v), max(v), end["value"]): wrong("counter", c)
    if abs(c["avg"] - sum(v) / len(v)) > 1e-9: wrong("counter average", c["avg"], sum(v) / len(v))
    if c["unit"] != "%": wrong("unit", c)
if "messages" in got:
    m = collections.defaultdict(lambda: [0, 0])
    for f, t, b, at in sent:
        if lo <= at < hi: m[(f, t)][0] += 1; m[(f, t)][1] += b
    if {(x["from"], x["to"]): [x["sent"], x["sent_bytes"]] for x in got["messages"]} != dict(m): wrong("messages")
if a.start is None and (got["unfinished"], got["orphans"], got["hosts"], got["processes"], got["threads"]) != (len(opens), 0, 2, 3, 6):
    wrong("document", {k: v for k, v in got.items() if not isinstance(v, list)})
print(len(rows), "rows,", sum(r["calls"] for r in rows.values()), "calls compared")
sys.exit(1 if bad or not rows else 0)
