"""shares.py NAME... - of each report NAME.json and NAME.txt: shares and times count over the same time, in both"""
import json
import re
import sys

UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
for name in sys.argv[1:]:
    report = json.load(open(name + ".json"))
    text = " ".join(open(name + ".txt").read().split())
    whole = report["run_ns"] + sum(v for k, v in (report["loop"] or {}).items() if k in ("start_ns", "warm_up_ns", "end_ns"))
    most = whole * max(1, len(report["ranks"]))
    for f in report["findings"]:
        assert 0 <= f["share"] <= 1, (name, f)
        assert f["text"] in text, (name, f["text"])
        for said in [f["text"]] + f["evidence"]:
            for n, unit in re.findall(r"\b(\d+(?:\.\d+)?)(ns|us|ms|s)\b", said):
                assert float(n) * UNITS[unit] <= most, (name, said, most)
    for kind, share in re.findall(r"\[(?:remark: )?(\w+), (\d+(?:\.\d+)?) % of the run\]", text):
        assert any(f["kind"] == kind and abs(f["share"] * 100 - float(share)) <= 0.51 for f in report["findings"]), (name, kind, share)
    for w in report["what_if"]:
        assert w["saves_ns"] <= whole, (name, w)
