"""engines.py TALLY < CSV - part of tests/export: what an engine added up is what trace-tally --json counted, to the last integer."""

import csv
import json
import sys

SUMS = ("calls", "sum_ns", "min_ns", "max_ns", "errors", "bytes", "sent_bytes", "received_bytes")
got = {(r["api"], r["name"], r["kind"]): {k: int(r[k]) for k in SUMS} for r in csv.DictReader(sys.stdin)}
rows = [r for r in json.load(open(sys.argv[1]))["rows"] if r["kind"] in ("call", "device", "async", "slice", "instant")]
assert len(rows) > 5
for row in rows:
    have = got[row["api"], row["name"], row["kind"]]
    assert all(have[k] == row[k] for k in SUMS if row.get(k) is not None), (row, have)
assert sum(r["calls"] for r in rows) == sum(r["calls"] for k, r in got.items() if k[2] != "counter")
