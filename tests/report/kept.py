"""kept.py JOB REPORT.json TRUTH - whether trace-report names who was kept from running, and what that costs"""
import json
import sys

EXPECTED = {
    "own": ("straggler", [2]),
    "stopped": ("stopped", [1]),
    "all": ("stopped", [0, 1, 2, 3]),
    "blocked": ("blocked", [3]),
    "pages": ("blocked", [3]),
}
job, report = sys.argv[1], json.load(open(sys.argv[2]))
truth = {w: int(n) for w, n in (line.split() for line in open(sys.argv[3]))}
blaming = [f for f in report["findings"] if f["blames"]]
for f in report["findings"]:
    assert 0 <= f["share"] <= 1, f
if job not in EXPECTED:
    assert not blaming, blaming
    sys.exit()
kind, ranks = EXPECTED[job]
assert [(f["kind"], f["ranks"]) for f in blaming] == [(kind, ranks)], blaming
lost = truth["lost"] if job != "all" else 400_000_000
if job == "own":  # what rank 2 works more: by how much that delays the others depends on who had to wait
    lost = 20 * 8_000_000
got = blaming[0]["share"] * report["run_ns"]
assert abs(got - lost) < lost / 10, (got, lost)
if kind == "blocked":
    assert ("page" in blaming[0]["text"]) == (job == "pages"), blaming
