"""What a profile says of samples: profile.py FILE.hatchet <the JSON of trace-tally. Each kernel's frames have as many samples, for the same reasons."""

import json
import sys

tally = {f["name"]: f for f in json.load(sys.stdin)["samples"]["functions"]}
with open(sys.argv[1], encoding="utf-8") as file:
    root = json.load(file)[0]
found = {}


def walk(node, kernel):
    name, metrics = node["frame"]["name"], node["metrics"]
    if "device_id" in metrics:
        kernel = name
        assert metrics["time (ns)"] > 0 and metrics["count"] > 0, metrics
    elif kernel:
        assert name.endswith("@" + kernel) and ":" in name and metrics["num_samples"] > 0, name
    if kernel:
        for key, value in metrics.items():
            if "stalled" in key or key == "num_samples":
                found.setdefault(kernel, {}).setdefault(key, []).append(value)
    for child in node["children"]:
        walk(child, kernel)


walk(root, "")
assert {"num_samples", "num_stalled_samples"} <= set(root["metrics"]), root["metrics"]
assert set(found) == set(tally), (sorted(found), sorted(tally))
for kernel, metrics in found.items():
    want = tally[kernel]
    sums = {key: sum(values) for key, values in metrics.items()}
    assert sums["num_samples"] == want["samples"], (kernel, sums, want)
    assert sums["num_stalled_samples"] == want["not_issued"], (kernel, sums, want)
    reasons = sum(v for k, v in sums.items() if k.startswith("stalled_"))
    assert reasons == sums["num_stalled_samples"], (kernel, sums)
print(len(found), "kernels,", sum(sum(m["num_samples"]) for m in found.values()), "samples")
