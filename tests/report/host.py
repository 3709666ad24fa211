"""host.py REPORT.json TRUTH - checks that trace-report names the cause of host.c first, alone, and with its cost"""
import json
import sys

report, (kind, costs) = json.load(open(sys.argv[1])), open(sys.argv[2]).read().split()
findings = [f for f in report["findings"] if f["blames"]]
if kind == "healthy":
    assert not findings, findings
else:
    assert [f["kind"] for f in findings] == [kind], [(f["kind"], f["share"], f["text"]) for f in findings]
    got = findings[0]["share"] * report["run_ns"]
    assert abs(got - int(costs)) <= 0.02 * int(costs), (got, costs)
    assert findings[0]["where"] or findings[0]["source"], findings[0]
