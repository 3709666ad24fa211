"""check.py COUNTED TRUTH - reads trace-print --json: what the program counted is recorded as often, what the other tool counted too, and all nests as
it ran."""
import collections, json, re, sys
events = [e for e in map(json.loads, sys.stdin) if e["api"] == "kokkos"]

def short(name):  # what the recorder makes of a long name, but for the number in its middle
    return name if len(name) <= 500 else name[:360] + "~" + name[-120:]

seen, told = collections.Counter(), collections.Counter()
stacks, open_spans = collections.defaultdict(list), {}
allocated = collections.defaultdict(lambda: [0])  # by thread: what it had allocated after each of its allocations
counters = []
copied = 0
for e in events:
    name, a, kind = re.sub("~[0-9a-f]{8}~", "~", e["name"]), e["args"], e["event"]
    stack = stacks[e["tid"]]
    own = a.get("label") in (None, "a", "b", "c")
    if kind in ("entry", "instant", "start") and own:
        seen[name] += 1
    if kind == "entry":
        above = [n for n in stack]
        if name in ("axpy", "dot", "deep_copy"):
            assert above == ["solve", "step"], (name, above)
        if name == "scale":
            assert above == ["elsewhere"], above
        if "pattern" in a:
            assert a["space"] == "Serial" and a["device"] == 0, a
            told[a["pattern"], name] += 1
        elif name == "deep_copy":
            assert a["direction"] == "M2M", a
            told["deep_copy", "%s|%s|%s|%s|%d" % (a["to"], a["to_label"], a["from"], a["from_label"], a["bytes"])] += 1
            copied += a["bytes"]
        else:
            told["fence" if "space" in a else "region", name] += 1
        stack.append(name)
    elif kind == "exit":
        assert stack and stack.pop() == name, (name, stack)
    elif kind == "start":
        told["section", name] += 1
        open_spans[a["id"]] = name
    elif kind == "stop":
        assert open_spans.pop(a["id"]) == name, name
    elif name in ("allocate_data", "deallocate_data"):
        told[name[:-5], "%s|%s|%d" % (a["space"], a["label"], a["bytes"])] += 1
        mine = allocated[e["tid"]]
        mine.append(mine[-1] + (a["bytes"] if name[0] == "a" else -a["bytes"]))
    elif kind == "counter" and name == "allocated Host":
        counters.append((e["tid"], a["value"], len(allocated[e["tid"]]) - 1))
    elif kind == "instant" and name not in ("init_library", "finalize_library"):
        told["event", name] += 1
for tid, value, at in counters:  # another thread may allocate between the counting and its record: it had allocated what it had at some time
    others = [sums for other, sums in allocated.items() if other != tid]
    assert value - allocated[tid][at] in (others[0] if others else [0]), (value, allocated[tid][at], others)
assert counters and len(allocated) <= 2, allocated
assert not any(stacks.values()) and not open_spans, (stacks, open_spans)
assert len({e["tid"] for e in events}) == 2, "two threads"
assert copied == 24000, copied
assert len({e["name"] for e in events if e["name"].startswith("xxx")}) == 2, "long names are told apart"

wanted = collections.Counter()
for line in open(sys.argv[1]):
    name, n = line.rsplit(None, 1)
    wanted[short(name)] += int(n)
for name, n in wanted.items():
    assert seen[name] == n, "%s: recorded %d, the program did %d" % (name, seen[name], n)
truth = collections.Counter()
for line in open(sys.argv[2]):
    what, rest = line.split(" ", 1)
    name, n = rest.rsplit(" ", 1)
    truth[what, short(name)] += int(n)
assert truth == told, "the other tool: %s; recorded: %s" % (truth - told, told - truth)
print("%d events, %d names, as the program and the other tool count" % (len(events), len(wanted)))
