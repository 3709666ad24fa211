#!/usr/bin/env python3
"""tally_dask.py EXPORT [SCHEDULER] - what trace-tally counts, by Dask, of tables that `trace-export -f parquet` wrote

    trace-export -f parquet -o job.parquet out
    python3 tally_dask.py job.parquet                        # on the cores of this machine
    python3 tally_dask.py job.parquet tcp://head:8786        # on a cluster, whose workers see the same folder

Prints CSV: API, name, kind, calls, their time, the shortest, the longest, errors, bytes moved, sent, received. Numbers are
integers, and those of `trace-tally --json`. Each task reads one file and hands on a row for each name: what is put
together at the end is small, whatever the trace. Needs: pip install dask pandas pyarrow
"""

import csv
import glob
import os
import sys

import dask
import pandas
import pyarrow.parquet

KEY = ["api", "name", "kind"]
READ = {"duration_ns": "int64", "error": "int64", "bytes": "int64", "sent_bytes": "int64", "received_bytes": "int64"}
SUMS = {"calls": "sum", "sum_ns": "sum", "min_ns": "min", "max_ns": "max", "errors": "sum", "bytes": "sum",
        "sent_bytes": "sum", "received_bytes": "sum"}  # fmt: skip


@dask.delayed
def count(path):
    """The tally of one file."""
    rows = pyarrow.parquet.ParquetFile(path).read([*KEY, *READ]).to_pandas().astype(READ)
    groups = rows.groupby(KEY, observed=True)
    return groups.agg(
        calls=("duration_ns", "size"), sum_ns=("duration_ns", "sum"), min_ns=("duration_ns", "min"),
        max_ns=("duration_ns", "max"), errors=("error", "sum"), bytes=("bytes", "sum"),
        sent_bytes=("sent_bytes", "sum"), received_bytes=("received_bytes", "sum"),
    ).reset_index().astype(dict.fromkeys(KEY, str))  # fmt: skip


@dask.delayed
def add(parts):
    """The tally of several tallies."""
    return pandas.concat(parts).groupby(KEY, as_index=False).agg(SUMS)


def tally(export):
    files = sorted(glob.glob(os.path.join(glob.escape(export), "events", "*", "*", "*.parquet")))
    if not files:
        sys.exit(f"tally_dask.py: error: {export} has no events: trace-export -f parquet -o {export} TRACE writes them")
    parts = [count(path) for path in files]
    while len(parts) > 1:
        parts = [add(parts[i : i + 16]) for i in range(0, len(parts), 16)]
    return parts[0]


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__.split("\n\n")[0])
    if len(sys.argv) == 3:
        from dask.distributed import Client

        with Client(sys.argv[2]):
            rows = tally(sys.argv[1]).compute()
    else:
        rows = tally(sys.argv[1]).compute()
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(rows.columns)
    out.writerows(rows.sort_values("sum_ns", ascending=False).itertuples(index=False))
