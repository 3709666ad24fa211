#!/usr/bin/env python3
"""card.py REPORT.json TRUTH: efficiencies of the job card, against those of the times that the simulation printed."""
import json
import sys

with open(sys.argv[1], encoding="utf-8") as f:
    efficiency = json.load(f)["card"]["efficiency"]
truth = {}
with open(sys.argv[2], encoding="utf-8") as f:
    for line in f:
        key, value = line.split()
        truth.setdefault(key, []).append(float(value))
run, ideal = truth["run"][0], truth["ideal"][0]
outside = [useful + called for useful, called in zip(truth["useful"], truth["called"])]
expected = {
    "parallel": sum(outside) / len(outside) / run,
    "load_balance": sum(outside) / len(outside) / max(outside),
    "communication": max(outside) / run,
    "transfer": ideal / run,
    "serialisation": max(outside) / ideal,
    "device_offload": sum(truth["useful"]) / sum(outside) if any(truth["called"]) else None,
}
for key, value in expected.items():
    said = efficiency[key]
    if (said is None) != (value is None) or (value is not None and abs(said - value) > 0.01):
        sys.exit(f"{key}: {said}, the simulation says {value}")
