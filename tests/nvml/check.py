"""check.py TALLY.json PERIOD - what fake.c's devices did, against the counters."""
import json, sys

tally, period = json.load(open(sys.argv[1])), float(sys.argv[2])
seconds = tally["elapsed_ns"] / 1e9
want = {  # name: value, unit, how far off the average may be
    "NVML GPU 0 Fake H100/power": (250, "W", 0.02), "NVML GPU 1 Fake L100/power": (70, "W", 0),
    "NVML GPU 0 Fake H100/sm_clock": (1980, "MHz", 0), "NVML GPU 1 Fake L100/sm_clock": (1979, "MHz", 0),
    "NVML GPU 0 Fake H100/memory_clock": (2619, "MHz", 0), "NVML GPU 1 Fake L100/memory_clock": (2618, "MHz", 0),
    "NVML GPU 0 Fake H100/gpu_load": (90, "%", 0), "NVML GPU 1 Fake L100/gpu_load": (91, "%", 0),
    "NVML GPU 0 Fake H100/memory_load": (40, "%", 0), "NVML GPU 1 Fake L100/memory_load": (40, "%", 0),
    "NVML GPU 0 Fake H100/memory_used": (10 << 30, "B", 0), "NVML GPU 1 Fake L100/memory_used": (10 << 30, "B", 0),
    "NVML GPU 0 Fake H100/temperature": (55, "C", 0), "NVML GPU 1 Fake L100/temperature": (56, "C", 0),
    "NVML GPU 0 Fake H100/nvlink_tx": (3 << 30, "B/s", 0.02), "NVML GPU 0 Fake H100/pcie_tx": (500e6, "B/s", 0.02),
}
got = {c["name"]: c for c in tally["counters"] if c["api"] == "NVML"}
assert set(got) == set(want), f"wanted {sorted(want)}\ngot {sorted(got)}"
for name, (value, unit, off) in want.items():
    c = got[name]
    assert c["unit"] == unit and abs(c["avg"] - value) <= off * value, (name, c)
    assert 5 <= c["samples"] <= 1.05 * seconds / period + 2, (name, c)
changes = sum(r["calls"] for r in tally["rows"] if r["name"] == "clocks limited by")
assert 2 <= changes <= seconds * 5 * 1.5 + 3, changes
