#!/usr/bin/env python3
"""sums.py - is a tally what it must be? sums.py TRUTH JSON...: files of `trace-tally --json`; sums.py TRUTH --duckdb
FOLDER: by the Python package and DuckDB, event by event. TRUTH is what ranks.c printed. Prints how many sums differ."""

import json
import sys


def of_json(path):
    return {r["name"]: (r["calls"], r["total_ns"], r["min_ns"], r["max_ns"]) for r in json.load(open(path))["rows"]}


def of_events(folder):
    import duckdb
    import traceh

    events = traceh.open(folder).events().to_arrow()  # noqa: F841, DuckDB finds it by name
    return {name: rest for name, *rest in duckdb.sql(
        "select name, count(*), sum(duration_ns)::bigint, min(duration_ns), max(duration_ns) from events group by name").fetchall()}


truth = {name: tuple(map(int, rest)) for name, *rest in (line.split() for line in open(sys.argv[1]))}
if sys.argv[2] == "--duckdb":
    found = [of_events(sys.argv[3])]
else:
    found = [of_json(path) for path in sys.argv[2:]]
differ = sum(tuple(f.get(name, ())) != sums for f in found for name, sums in truth.items())
differ += sum(len(set(f) - set(truth)) for f in found)
print(f"compared {len(truth) * len(found)}, differ {differ}")
sys.exit(differ != 0)
