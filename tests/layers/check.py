"""check.py cross TRUTH TALLY.json | tree CALL_LOG TREE.json

cross: calls of different APIs that cross. A moment belongs to the call that began last of those open then; so own times add up to the
time anything was open. tree: the layers' own books (api name calls least_ns) against the tree, and what must hold in any tree."""
import collections, json, sys

what, truth, tally = sys.argv[1:4]
got = json.load(open(tally))
bad = 0
def wrong(*text):
    global bad
    bad += 1
    if bad < 20: print("wrong:", *text)

if what == "cross":
    threads = collections.defaultdict(list)
    for line in open(truth):
        pid, tid, api, name, begin, end = line.split()
        threads[pid, tid].append((int(begin), int(end), api, name))
    own, total, active, table = collections.Counter(), collections.Counter(), 0, collections.Counter()
    crossed = 0
    for calls in threads.values():
        times = sorted({t for c in calls for t in c[:2]})
        for a, b in zip(times, times[1:]):
            now = [c for c in calls if c[0] <= a and c[1] >= b]
            if not now: continue
            last = max(now)
            own[last[2:]] += b - a
            active += b - a
            for api in {c[2] for c in now}: table[api] += b - a
            for key in {c[2:] for c in now}: total[key] += b - a
        crossed += sum(a[0] < b[0] < a[1] < b[1] for a in calls for b in calls)
    for r in got["rows"]:
        key = r["api"], r["name"]
        if r["self_ns"] != own[key]: wrong(key, "own time", r["self_ns"], "should be", own[key])
    for t in got["totals"]:
        if t["total_ns"] != table[t["api"]]: wrong("total", t, table[t["api"]])
    if got["active_ns"] != active: wrong("time in any call", got["active_ns"], active)
    if sum(r["self_ns"] for r in got["rows"]) != active: wrong("own times add up to", sum(r["self_ns"] for r in got["rows"]), active)
    if crossed < 100: wrong("only", crossed, "pairs cross")
    print(crossed, "pairs of calls cross;", len(own), "rows")
else:
    count, own, least = collections.Counter(), collections.Counter(), collections.Counter()
    def walk(nodes, up):
        for n in nodes:
            path = up + (n["api"] + ":" + n["name"],)
            below = n.get("tree", [])
            count[path] += n["calls"]
            own[path[-1]] += n["self_ns"]
            if n["total_ns"] != n["self_ns"] + sum(c["total_ns"] for c in below): wrong(path, "is not its own time and that of what it calls")
            walk(below, path)
    walk(got["tree"], ())
    for line in open(truth):
        path, calls, ns = line.split()
        path = tuple(path.split(">"))
        if count[path] != int(calls): wrong(path, count[path], "calls, should be", calls)
        least[path[-1]] += int(ns)
        count.pop(path, None)
    if count: wrong("nobody wrote down", dict(count))
    for name, ns in least.items():
        if own[name] < ns: wrong(name, "own time", own[name], "is less than it spent,", ns)
    if sum(own.values()) != got["active_ns"]: wrong("own times add up to", sum(own.values()), "active", got["active_ns"])
    if sum(n["total_ns"] for n in got["tree"]) != got["active_ns"]: wrong("outermost calls are not all the time")
    print(len(least), "names; own times add up to", got["active_ns"], "ns")
sys.exit(bad > 0)
