"""fields.py REPORT.json... - whether each finding has every field, with sense in it, and its commands run as printed

Run where the inputs are, with the tools in PATH. Prints the kinds it has seen."""
import json
import os
import re
import subprocess
import sys

TYPES = {"kind": str, "text": str, "share": float, "ranks": list, "where": list, "evidence": list, "helps": str, "see": str}
PLACED = {"straggler", "slow_device", "slow_link", "slow_steps", "imbalance", "communication", "io", "lock", "exposed_copies", "exposed_communication", "slow_copies",
          "device_idle", "small_work", "host_sync", "hang", "killed", "memory_growth"}
NAMED = PLACED | {"clocks", "failed_calls", "polling"}  # have a place, but no time
LINE = re.compile(r"^\s*\+?(\d+\.\d+)")


def shown(command):
    """What it prints."""
    p = subprocess.run(command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert p.returncode == 0, (command, p.stderr)
    return p.stdout.splitlines()


def check(f):
    for key, kind in TYPES.items():
        assert isinstance(f[key], (int, float) if kind is float else kind), (key, f)
    assert f["text"].endswith(".") and re.search(r"\d", f["text"]) and f["helps"].endswith("."), f
    assert f["evidence"] and all(e and "  " not in e for e in f["evidence"]), f
    assert f["ranks"] == sorted(set(f["ranks"])) and all(isinstance(r, int) for r in f["ranks"]), f
    assert all(w and " > " not in w for w in f["where"]), f
    assert f["where"] or f["kind"] not in NAMED, f
    if f["kind"] in PLACED:
        assert f["from_ns"] is not None and f["from_ns"] < f["to_ns"], f
    lines = shown(f["see"])
    assert lines, f
    if f["from_ns"] is not None and "--relative" in f["see"]:
        margin = (f["to_ns"] - f["from_ns"]) / 20 + 3000
        times = [float(m.group(1)) * 1e9 for m in map(LINE.match, (x for x in lines if " slice " not in x)) if m]
        assert not times or f["from_ns"] - margin <= min(times) and max(times) <= f["to_ns"] + margin, (f, times[:1], times[-1:])
        if f["ranks"]:
            assert {int(r) for line in lines for r in re.findall(r"\brank (\d+)\b", line)} <= set(f["ranks"]), f
    if "timeline" in f:
        shown(f["timeline"])


kinds = set()
for path in sys.argv[1:]:
    with open(path) as file:
        for one in json.load(file)["findings"]:
            check(one)
            kinds.add(one["kind"])
print(" ".join(sorted(kinds)))
if os.environ.get("KINDS"):
    assert kinds >= set(os.environ["KINDS"].split()), kinds
