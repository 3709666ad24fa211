#!/usr/bin/env python3
"""scale.py OUT.json weak|strong TRUTH...: a line of `trace-diff --scaling --json` for each number of ranks, against what
the simulation says of its times. The first TRUTH is the reference."""
import json
import sys


def read(path):
    truth = {}
    with open(path, encoding="utf-8") as f:
        for line in f:
            key, value = line.split()
            truth.setdefault(key, []).append(float(value))
    return truth


with open(sys.argv[1], encoding="utf-8") as f:
    out = json.load(f)
weak = sys.argv[2] == "weak"
truths = [read(path) for path in sys.argv[3:]]
wrong = []


def same(what, said, true):
    if said is None or abs(said - true) > 0.005 * max(abs(true), 1):
        wrong.append(f"{what}: {said}, the simulation says {true}")


if out["scaling"] != sys.argv[2]:
    wrong.append(f"{out['scaling']} scaling (slope {out['slope']}), it is {sys.argv[2]}")
if len(out["points"]) != len(truths):
    wrong.append(f"{len(out['points'])} numbers of ranks, {len(truths)} were simulated")
first = truths[0]
for point, truth in zip(out["points"], truths):
    ranks, run, steps = len(truth["useful"]), truth["run"][0], point["steps"]
    name, said = f"{ranks} ranks", point["efficiency"]
    times = ranks / len(first["useful"])
    speed_up = first["run"][0] / run * (times if weak else 1)
    useful, most = sum(truth["useful"]), max(truth["useful"])
    same(f"{name}: number", point["ranks"], ranks)
    same(f"{name}: time", point["time_ns"] * steps / run, 1)
    same(f"{name}: speed-up", point["speed_up"] / speed_up, 1)
    same(f"{name}: efficiency", said["total"], speed_up / times)
    same(f"{name}: parallel", said["parallel"], useful / ranks / run)
    same(f"{name}: load balance", said["load_balance"], useful / ranks / most)
    same(f"{name}: communication", said["communication"], most / run)
    same(f"{name}: transfer", said["transfer"], truth["ideal"][0] / run)
    same(f"{name}: serialisation", said["serialisation"], most / truth["ideal"][0])
    same(f"{name}: computation", said["computation_scaling"], sum(first["useful"]) / useful * (times if weak else 1))
    same(f"{name}: all factors", said["parallel"] / out["points"][0]["efficiency"]["parallel"] * said["computation_scaling"],
         said["total"])
    if truth["kernels"][0]:
        same(f"{name}: offload", said["device_offload"], sum(truth["own"]) / useful)
        same(f"{name}: kernels", said["kernel_scaling"],
             sum(first["kernels"]) / sum(truth["kernels"]) * (times if weak else 1))
        same(f"{name}: load balance of GPUs", said["gpu_load_balance"],
             sum(truth["kernels"]) / ranks / max(truth["kernels"]))
        same(f"{name}: orchestration of GPUs", said["gpu_orchestration"], max(truth["kernels"]) / run)
    elif said["device_offload"] is not None:
        wrong.append(f"{name}: device offload without devices")
sys.exit("\n".join(wrong) or 0)
