#!/usr/bin/env python3
"""document.py WHAT FILE... - Chrome JSON by its own rules: no key comes twice, every event has what its phase needs, flows have two ends

WHAT: any; train: files of tests/export/train.c, one a rank, whose operators, collectives, steps and waits are known."""
import collections
import gzip
import json
import sys

problems = []


def pairs(members):
    keys = [k for k, _ in members]
    if len(set(keys)) != len(keys):
        problems.append(f"a key comes twice: {sorted(k for k, n in collections.Counter(keys).items() if n > 1)}")
    return dict(members)


def number(text):
    problems.append(f"{text} is no JSON")


def need(good, what):
    if not good:
        problems.append(what)


NEEDS = {"X": {"cat", "dur", "args"}, "M": {"args"}, "s": {"id", "cat"}, "f": {"id", "cat", "bp"}, "i": {"s"}, "C": {"args"}, "b": {"id", "cat"}, "e": {"id", "cat"}}
known = sys.argv[1]
for path in sys.argv[2:]:
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as f:
        text = f.read()
    document = json.loads(text, object_pairs_hook=pairs, parse_constant=number)
    events = document["traceEvents"]
    need(isinstance(document["baseTimeNanoseconds"], int) and document["schemaVersion"] == 1 and document["displayTimeUnit"] == "ms", "the head")
    need(f'"rank": {document["distributedInfo"]["rank"]}' in text.split("\n", 20)[-2] or any(f'"rank": {document["distributedInfo"]["rank"]},' in line for line in text.split("\n", 20)),
         "the rank is not where readers look for it")
    flows, named = collections.defaultdict(list), set()
    for e in events:
        need(e["ph"] in NEEDS and {"name", "pid", "tid", "ts"} <= e.keys() and NEEDS.get(e["ph"], set()) <= e.keys(), f"{e}")
        need(e.get("dur", 0) >= 0, f"a negative duration: {e}")
        if e["ph"] in "sf":
            flows[e["cat"], e["id"]].append(e)
        if e["ph"] == "M" and e["name"] in ("process_name", "thread_name"):
            named.add((e["name"], e["pid"], e["tid"] if e["name"] == "thread_name" else 0))
    for e in events:
        if e["ph"] == "X":
            need(("process_name", e["pid"], 0) in named and (("thread_name", e["pid"], e["tid"]) in named or e["tid"] == -1), f"a row without a name: {e}")
    slices = collections.defaultdict(list)
    for e in events:
        if e["ph"] == "X":
            slices[e["pid"], e["tid"], e["ts"]].append(e)
    for key, both in flows.items():
        if key[0] == "ac2g" or (key[0] == "fwdbwd" and known == "train"):
            need(sum(e["ph"] == "s" for e in both) == 1 and any(e["ph"] == "f" for e in both), f"a flow without an end: {both}")
        for e in both:
            need(key[0] == "flow" or slices[e["pid"], e["tid"], e["ts"]], f"a flow that is on no slice: {e}")
    if known != "train":
        continue
    rank = document["distributedInfo"]["rank"]
    need(document["distributedInfo"] == {"rank": rank, "world_size": 2, "backend": "nccl", "pg_count": 1, "pg_config": [
        {"pg_name": "0", "pg_desc": "data parallel", "backend_config": "nccl", "pg_size": 2, "ranks": [0, 1]}]}, document["distributedInfo"])
    need([d["name"] for d in document["deviceProperties"]] == ["Fake One", "Other Fake"], document["deviceProperties"])
    of = collections.defaultdict(list)
    for e in events:
        if e["ph"] == "X":
            of[e["cat"]].append(e)
    need({c: len(l) for c, l in of.items() if c not in ("gpu_user_annotation", "nccl")} ==
         {"cpu_op": 50, "user_annotation": 30, "cuda_runtime": 55, "kernel": 40, "gpu_memcpy": 5, "gpu_memset": 5}, {c: len(l) for c, l in of.items()})
    need(sorted(e["name"] for e in of["user_annotation"] if e["name"].startswith("Prof")) == [f"ProfilerStep#{k}" for k in range(5)], "steps")
    linear = next(e for e in of["cpu_op"] if e["name"] == "aten::linear")
    need(linear["args"]["Input Dims"] == [[16, 32], [64, 32], [[2], []]] and linear["args"]["Input type"] == ["float", "float", "TensorList"], linear)
    need(linear["args"]["Sequence number"] == 0 and any(e["args"].get("Fwd thread id") == 1 for e in of["cpu_op"]), linear)
    externals = {e["args"]["External id"]: e["name"] for e in of["cpu_op"]}
    need(len(externals) == 50 and all(externals[e["args"]["External id"]] == "aten::addmm" for e in of["kernel"] if e["name"].startswith("gemm(")), "External id")
    need(sum(key[0] == "fwdbwd" for key in flows) == 15, "arrows from operators to their backward functions")
    calls = {e["args"]["correlation"]: e for e in of["cuda_runtime"] if "correlation" in e["args"]}
    need(len(calls) == 50 and all(e["args"]["correlation"] in calls for c in ("kernel", "gpu_memcpy", "gpu_memset") for e in of[c]), "correlation")
    need({e["name"] for e in calls.values()} == {"cudaLaunchKernel", "cudaMemcpyAsync", "cudaMemset"}, {e["name"] for e in calls.values()})
    want = {"Collective name": "allreduce", "dtype": "Float", "In msg nelems": 4096, "Out msg nelems": 4096, "Group size": 2, "Process Group Name": "0",
            "Process Group Description": "data parallel", "Process Group Ranks": "[0, 1]", "Rank": rank}
    collectives = [e for e in of["kernel"] if e["name"].startswith("nccl")] + [e for e in of["cpu_op"] if e["name"] == "record_param_comms"]
    need(len(collectives) == 10 and all(want.items() <= e["args"].items() for e in collectives), collectives[:2])
    need([e["args"]["Seq"] for e in collectives] == [0, 1, 2, 3, 4] * 2, "Seq")
    kernel = next(e for e in of["kernel"] if e["name"] == "tail(float*)")["args"]
    need((kernel["grid"], kernel["block"], kernel["registers per thread"], kernel["stream"], kernel["device"], kernel["shared memory"]) ==
         ([64, 2, 1], [128, 1, 1], 144, 7, 0, 1024 + 75000 * (1 + rank)), kernel)
for p in problems[:10]:
    print(str(p)[:400])
sys.exit(bool(problems))
