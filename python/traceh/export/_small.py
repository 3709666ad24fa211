"""The small tables of an export: what trace-tally counts, with the same columns whatever the trace has."""

from __future__ import annotations

from typing import Any

import pyarrow as pa  # type: ignore[import-untyped,import-not-found,unused-ignore]

from ..reading import _BY, Collectives, Launches, Table, Tally, Trace

_TYPES = {"s": pa.string(), "i": pa.int64(), "u": pa.uint64(), "f": pa.float64(), "b": pa.bool_()}

# Name and type of each column. Where the trace has no such value, it is null.
_SCHEMAS = {
    "processes": "index:i rank:i world:i host:s pid:i ppid:i program:s name:s path:s run:i begin_ns:i clock_error_ns:i "
    "align_error_ns:i dropped:i overwritten:i waited_ns:i ran_ns:i killed:b facts:s",
    "threads": "index:i process:i rank:i pid:i tid:i name:s dropped:i overwritten:i record_bytes:i",
    "tally": "api:s name:s kind:s calls:i total_ns:i self_ns:i sum_ns:i min_ns:i max_ns:i avg_ns:f p50_ns:i p99_ns:i "
    "errors:i bytes:i sent_bytes:i received_bytes:i unfinished:i ranks:i rank_avg_ns:f rank_min_ns:i rank_min:i "
    "rank_max_ns:i rank_max:i imbalance:f",
    "collectives": "api:s name:s comm:u size:i times:s comm_name:s collectives:i calls:i bytes:i sent_bytes:i "
    "received_bytes:i time_ns:i waiting_ns:i max_wait_ns:i different_functions:i last_most_often:i last_count:i",
    "launches": "api:s name:s work:i time_ns:i calls:i call_ns:i delays:i delay_ns:i delay_min_ns:i delay_p50_ns:i "
    "delay_p99_ns:i delay_max_ns:i idle_before_ns:i",
    "devices": "rank:i host:s pid:i device:s api:s work:i first_ns:i last_ns:i busy_ns:i longest_idle_ns:i "
    "longest_idle_at_ns:i no_call:i too_early:i too_late:i clock_ahead_ns:i clock_behind_ns:i",
}


def empty(schema: pa.Schema) -> pa.Table:
    """What schema.empty_table() gives. That goes through a list of Python's, for which pyarrow imports pandas."""
    return pa.Table.from_batches([], schema)


def table(name: str, table: Table | None) -> pa.Table:
    """The table with all columns that it has in an export; None: without a row."""
    columns = [c.split(":") for c in _SCHEMAS[name].split()]
    schema = pa.schema([(n, _TYPES[t]) for n, t in columns])
    if table is None or not len(table):
        return empty(schema)
    have = table.to_arrow()
    values = [have.column(n).cast(t.type) if n in have.column_names else pa.nulls(have.num_rows, t.type)
              for n, t in zip(schema.names, schema)]  # fmt: skip
    return pa.table(values, schema=schema)


def summaries(trace: Trace, filters: dict[str, Any]) -> dict[str, pa.Table]:
    """The small tables by name. The trace is read once for the tally, and once more if it has what the others count."""
    chosen = {k: filters.get(k) for k in ("api", "name", "rank", "host", "from_ns", "to_ns")}
    tally = Tally(trace._count(_BY["name"], False, False, False, worst=0, **chosen))
    work = any(row.kind == "device" for row in tally)
    collective = any("comm" in field for field in trace.fields)
    data = trace._count(_BY["name"], collective, work, False, worst=1, **chosen) if work or collective else {}
    launches = Launches(data) if work else None
    return {
        "processes": table("processes", trace.processes),
        "threads": table("threads", trace.threads),
        "tally": table("tally", tally),
        "collectives": table("collectives", Collectives(data) if collective else None),
        "launches": table("launches", launches),
        "devices": table("devices", launches and launches.devices),
    }
