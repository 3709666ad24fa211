#!/usr/bin/env python3
"""check.py CALL_LOG [OPTION...] < trace-print --mangled --json: what devices did, and who asked for it, against the truth that the fake device wrote down

    level=N      which driver calls inside runtime calls are in the trace: at 3 all, else none
    graphs=1     graphs are one record a launch
    from=wrapper calls of the runtime are recorded by wrappers, under their own names; else by callbacks
    calls=any        calls are not compared
    causes=any       nor what they caused and whose name copies and fills have; work that the books say was missed is not in the trace
    off=work|all     what the program says it did while recording was off: that work is not in the trace; nothing is
"""
import collections
import json
import sys
from datetime import datetime, timezone

MEMORY = " MHDASDS"
options = dict(o.split("=") for o in sys.argv[2:])
work, calls = [], []
off, outer = False, {}
missed = {tuple(line.split()[1:]) for line in open(sys.argv[1]) if line.startswith("missed")}
for line in open(sys.argv[1]):
    w = line.split()
    if tuple(w[1:5]) in missed or w[0] == "missed":
        continue
    if w[0] in ("off", "on"):
        off = w[0] == "off"
    elif w[0] == "call":
        call = (["", "CUDA", "CUDART"][int(w[1])], w[2], int(w[3]), int(w[4]), w[5] == "1")
        if not call[4]:
            outer[call[3]] = call[1]
        if not (off and options.get("off") == "all"):
            calls.append(call)
    elif not (off and "off" in options):
        kind, name = int(w[1]), w[2]
        correlation, begin, end, device, context, stream, size, source, target, graph, node, *rest = map(int, w[3:])
        work.append(dict(kind=kind, name=name, correlation=correlation, begin=begin, end=end, device=device, context=context, stream=stream, size=size, source=source,
                         target=target, graph=graph, node=node, grid=rest[0:3], block=rest[3:6], cluster=rest[6:9] if rest[6] else [], registers=rest[9],
                         static=rest[10], dynamic=rest[11], local=rest[12], value=rest[13]))


def ns(text):
    day, second = text.rstrip("Z").split("T")
    second, part = second.split(".")
    return int(datetime.fromisoformat(day + "T" + second).replace(tzinfo=timezone.utc).timestamp()) * 10**9 + int(part.ljust(9, "0"))


def direction(w):
    return "D2P" if w["target"] == 99 else MEMORY[w["source"]] + "2" + MEMORY[w["target"]]


def place(w):
    return w["device"], w["context"], w["stream"]


truth, seen = collections.Counter(), collections.Counter()
inner = {"cudaMemcpy", "cudaMemcpyAsync", "cudaMemcpyPeer", "cudaMemset", "cuMemsetD32_v2"}
for w in work:
    common = (w["begin"], w["end"] - w["begin"], w["correlation"]) + place(w)
    asked = outer[w["correlation"]]
    if w["kind"] == 0 and not (w["graph"] and "graphs" in options):
        truth[("kernel", w["name"]) + common + (w["graph"], w["node"], str(w["grid"]), str(w["block"]), str(w["cluster"]), w["registers"], w["static"], w["dynamic"],
                                                w["local"])] += 1
    elif w["kind"] == 1:
        truth[("copy", "%s(%s)" % (asked if asked in inner else "copy", direction(w))) + common + (w["graph"], w["node"], w["size"], direction(w))] += 1
    elif w["kind"] == 2:
        truth[("fill", asked if asked in inner else "fill") + common + (w["graph"], w["node"], w["size"], w["value"])] += 1
    elif w["kind"] == 3 and "graphs" in options:
        truth[("graph", "graph") + common + (w["graph"],)] += 1

stacks, made, launched, tracks, problems = collections.defaultdict(list), collections.Counter(), {}, {}, []
for line in sys.stdin:
    e = json.loads(line)
    a = e["args"]
    if e["event"] == "entry":
        stacks[e["tid"]].append((e["name"], ns(e["time"]), a))
    elif e["event"] == "exit":
        name, begin, given = stacks[e["tid"]].pop()
        if e["api"] in ("CUDA", "CUDART"):
            made[(e["api"], name.replace("__cuda", "cuda"), a.get("result"))] += 1
            if given.get("bytes") is not None and name == "cudaMemcpyPeer" and given["bytes"] != 4444:
                problems.append("cudaMemcpyPeer is said to move %s" % given["bytes"])
    elif e["event"] == "meta" and "correlation" in a:
        around = [s for s in stacks[e["tid"]] if s[0].startswith(("cu", "__cu"))]
        if not around:
            problems.append("launch %d is in no call" % a["correlation"])
        else:
            name, begin, _ = around[0]  # at full it hangs on the driver's call, if wrappers see that, within this one
            if a["correlation"] in launched:
                problems.append("launch %d is recorded twice" % a["correlation"])
            launched[a["correlation"]] = name.replace("__cuda", "cuda"), begin
    elif e["event"] == "slice" and "grid" in a:
        seen[("kernel", e["name"], ns(e["time"]), e["duration_ns"], a["correlation"], a["device"], a["context"], a["stream"], a["graph"], a["node"], str(a["grid"]),
              str(a["block"]), str(a["cluster"]), a["registers"], a["static_shared"], a["dynamic_shared"], a["local"])] += 1
    elif e["event"] == "slice" and "value" in a:
        seen[("fill", e["name"], ns(e["time"]), e["duration_ns"], a["correlation"], a["device"], a["context"], a["stream"], a["graph"], a["node"], a["bytes"],
              a["value"])] += 1
    elif e["event"] == "slice" and "bytes" in a:
        seen[("copy", e["name"], ns(e["time"]), e["duration_ns"], a["correlation"], a["device"], a["context"], a["stream"], a["graph"], a["node"], a["bytes"],
              a["direction"])] += 1
    elif e["event"] == "slice":
        seen[("graph", e["name"], ns(e["time"]), e["duration_ns"], a["correlation"], a["device"], a["context"], a["stream"], a["graph"])] += 1
    if e["event"] == "slice":
        tracks.setdefault(a.get("track"), set()).add((a["device"], a["context"], a["stream"]))

if options.get("causes") == "any":
    truth, seen = (collections.Counter(k[:1] + k[1 if k[0] == "kernel" else 2:] for k in c.elements()) for c in (truth, seen))
for k, n in (truth - seen).items():
    problems.append("the device did %s %d times more than is recorded" % (k, n))
for k, n in (seen - truth).items():
    problems.append("recorded %d times, but the device did not: %s" % (n, k))
for correlation in {w["correlation"] for w in work} if options.get("causes") != "any" else ():
    if launched.get(correlation, ("nothing",))[0] != outer[correlation]:
        problems.append("work %d was asked for by %s, not by %s" % (correlation, outer[correlation], launched.get(correlation)))
early = sum(1 for w in work if w["correlation"] in launched and w["begin"] < launched[w["correlation"]][1])
if early:
    problems.append("%d pieces of work began before the call that asked for them" % early)

level = int(options.get("level", 2))
expected = collections.Counter()
for api, name, result, correlation, nested in calls:
    polls = name in ("cudaStreamQuery", "cuStreamQuery", "cudaFree_")
    if (nested or polls) and level < 3:
        continue
    expected[(api, name, {0: "cudaSuccess" if api == "CUDART" else "CUDA_SUCCESS", 1: "cudaErrorInvalidValue" if api == "CUDART" else "CUDA_ERROR_INVALID_VALUE"}[result])] += 1
if options.get("calls") != "any":
    for k, n in (expected - made).items():
        problems.append("called, and not recorded: %s x %d" % (k, n))
    for k, n in (made - expected).items():
        if k[1] not in ("cudaRuntimeGetVersion", "cuInit", "cuCtxGetCurrent"):
            problems.append("recorded, but not called: %s x %d" % (k, n))
for p in problems[:12]:
    print(p)
print("%d pieces of work, %d calls, %d of them causes, %d problems" % (sum(seen.values()), sum(made.values()), len(launched), len(problems)))
sys.exit(1 if problems or not (work or missed or "off" in options) else 0)
