"""groups.py TRUTH REPORT.json - whether the report names first what groups.c says, with its ranks, and its cost within a tenth"""
import json
import sys

truth = {line.split()[0]: line.split()[1:] for line in open(sys.argv[1])}
report = json.load(open(sys.argv[2]))
blaming = [f for f in report["findings"] if f["blames"]]
kind, ranks = truth["kind"][0], [int(r) for r in truth["ranks"]]
if kind == "healthy":
    assert not blaming, blaming
    sys.exit()
first, share = blaming[0], int(truth["cost"][0]) / int(truth["run"][0])
assert (first["kind"], first["ranks"]) == (kind, ranks), (kind, ranks, first)
assert abs(first["share"] - share) < share / 10, (share, first)
