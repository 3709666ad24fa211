#!/usr/bin/env python3
"""sums.py - is a tally what it must be? sums.py TRUTH JSON...: files of `trace-tally --json`; sums.py TRUTH --duckdb
FOLDER: by the Python package and DuckDB, event by event; sums.py TRUTH --dask FOLDER: by a task of Dask for each file,
whose sums are added in a tree. TRUTH is what ranks.c printed. Prints how many sums differ."""

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


def of_tasks(folder):
    import pathlib

    import dask.bag
    import traceh

    def one(path):
        events = traceh.open(str(path)).events().to_arrow()
        table = events.group_by("name").aggregate(
            [("duration_ns", "count"), ("duration_ns", "sum"), ("duration_ns", "min"), ("duration_ns", "max")])
        return {r["name"]: tuple(r["duration_ns_" + how] for how in ("count", "sum", "min", "max")) for r in table.to_pylist()}

    def both(a, b):
        for name, (n, ns, least, most) in b.items():
            m = a.get(name)
            a[name] = (m[0] + n, m[1] + ns, min(m[2], least), max(m[3], most)) if m else (n, ns, least, most)
        return a

    files = sorted(pathlib.Path(folder).glob("*.bin"))
    return dask.bag.from_sequence(files, npartitions=8).map(one).fold(both).compute(scheduler="threads", num_workers=2)


truth = {name: tuple(map(int, rest)) for name, *rest in (line.split() for line in open(sys.argv[1]))}
if sys.argv[2] == "--duckdb":
    found = [of_events(sys.argv[3])]
elif sys.argv[2] == "--dask":
    found = [of_tasks(sys.argv[3])]
else:
    found = [of_json(path) for path in sys.argv[2:]]
differ = sum(tuple(f.get(name, ())) != sums for f in found for name, sums in truth.items())
differ += sum(len(set(f) - set(truth)) for f in found)
print(f"compared {len(truth) * len(found)}, differ {differ}")
sys.exit(differ != 0)
