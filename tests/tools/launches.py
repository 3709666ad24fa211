"""launches.py EVENTS.jsonl TALLY.json - what trace-print --json says, put together anew the slow way, against what trace-tally --launches counted

Every piece of work is held against every wait; busy times come from all work of a device sorted by its begin."""
import collections
import json
import sys

events, tally = [json.loads(x) for x in open(sys.argv[1])], json.load(open(sys.argv[2]))["launches"]


class Call:
    pass


calls, stacks, asked, work, tracks = [], collections.defaultdict(list), {}, [], {}
for e in events:
    stack = stacks[e["pid"], e["tid"]]
    if e["event"] == "entry":
        c = Call()
        c.name, c.begin, c.end, c.args, c.ok, c.outer = e["name"].split("_v")[0], e["ns"], None, e["args"], False, stack[-1] if stack else None
        calls.append(c)
        stack.append(c)
    elif e["event"] == "exit":
        c = stack.pop()
        c.end, c.ok = e["ns"], e["args"].get("result", 0) in (0, "cudaSuccess", "CUDA_SUCCESS")
    elif e["event"] == "meta" and "correlation" in e["args"]:
        asked[e["args"]["correlation"]] = stack[-1]
    elif e["event"] == "slice" and "correlation" in e["args"]:
        work.append(e)

device = lambda e: "GPU 1" if e["args"]["track"] == "stream 3" else "GPU 0"
several = len({device(e) for e in work}) > 1

# streams by handle, from their first use to their end; a wait: what it is for, since when, until when
current, number, waits, put = {}, 0, [], {}
def stream(handle):
    global number
    if handle is None or (several and int(handle, 16) == 0):
        return None
    if handle not in current:
        number += 1
        current[handle] = number
    return current[handle]


for c in sorted(calls, key=lambda c: c.begin):
    c.stream = stream(c.args.get("stream"))
    if c.stream is None and "stream" not in c.args and c.outer:
        c.stream = c.outer.stream
    if c.name == "cudaDeviceSynchronize" and not several:
        waits.append(("all", c.begin, c))
    elif c.name in ("cudaStreamSynchronize", "cuStreamQuery") and c.stream:
        waits.append((c.stream, c.begin, c))
    elif c.name == "cudaEventRecord":
        put[c.args["event"]] = (c.stream, c.begin)
    elif c.name in ("cudaEventSynchronize", "cuEventQuery") and put.get(c.args["event"], (None,))[0]:
        waits.append(put[c.args["event"]] + (c,))
    elif c.name == "cudaEventDestroy":
        put.pop(c.args["event"], None)
    elif c.name == "cuStreamDestroy" and c.args["stream"] in current:
        del current[c.args["stream"]]

devices, rows = collections.defaultdict(list), collections.defaultdict(lambda: collections.defaultdict(int))
bounds = collections.defaultdict(lambda: {"no_call": 0, "too_early": 0, "too_late": 0, "ahead": [], "behind": []})
for e in work:
    begin, over, call, b, row = e["ns"], e["ns"] + e["duration_ns"], asked.get(e["args"]["correlation"]), bounds[device(e)], rows[e["name"]]
    devices[device(e)].append((begin, over, e["name"]))
    row["work"] += 1
    row["time_ns"] += over - begin
    if not call:
        b["no_call"] += 1
        continue
    b["ahead"].append(begin - call.begin)
    b["too_early"] += begin < call.begin
    row["calls"] += 1
    row["call_ns"] += call.end - call.begin
    row["delay_ns"] += max(0, begin - call.begin)
    row["delay_max_ns"] = max(row["delay_max_ns"], begin - call.begin)
    known = [w.end for what, since, w in waits if what in ("all", call.stream) and w.ok and since >= call.end]
    known += [call.end] if call.name == "cudaMemcpy" else []
    if known:
        b["behind"].append(min(known) - over)
        b["too_late"] += min(known) < over

for name, list_ in devices.items():
    got, b = next(d for d in tally["devices"] if d["device"] == name), bounds[name]
    got["whole_ns"] = got["last_ns"] - got["first_ns"]
    busy, until, longest = 0, None, 0
    for begin, over, kernel in sorted(list_):
        if until is not None and begin > until:
            rows[kernel]["idle_before_ns"] += begin - until
            longest = max(longest, begin - until)
        if until is None or over > until:
            busy += over - (begin if until is None else max(begin, until))
            until = over
    want = {"work": len(list_), "busy_ns": busy, "longest_idle_ns": longest, "no_call": b["no_call"], "too_early": b["too_early"], "too_late": b["too_late"],
            "clock_ahead_ns": min(b["ahead"]), "whole_ns": max(x[1] for x in list_) - min(list_)[0]}
    if b["behind"]:
        want["clock_behind_ns"] = min(b["behind"])
    differ = {k: (v, got.get(k)) for k, v in want.items() if got.get(k) != v}
    assert not differ, "%s: wanted, got: %s" % (name, differ)
    print(name, json.dumps(want))
got = {r["name"]: r for r in tally["rows"]}
assert sorted(got) == sorted(rows), (sorted(got), sorted(rows))
for name, row in rows.items():
    differ = {k: (v, got[name].get(k)) for k, v in row.items() if got[name].get(k) != v}
    assert not differ, "%s: wanted, got: %s" % (name, differ)
assert len(tally["devices"]) == len(devices), tally["devices"]
