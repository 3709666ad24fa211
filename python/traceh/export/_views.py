"""The views that a question in SQL can ask, over the tables of an export or of a trace."""

from __future__ import annotations

from ..reading import COLUMNS

SMALL = ("processes", "threads", "tally", "collectives", "launches", "devices")

# Of the table events.
VIEWS = {
    "calls": "SELECT * EXCLUDE (value, device, queue) FROM events WHERE kind IN ('call', 'async', 'slice')",
    "device": "SELECT * EXCLUDE (value, self_ns, depth, parent, result) FROM events WHERE kind = 'device'",
    "counters": "SELECT begin_ns, api, name, value, rank, host, process, thread, device, queue FROM events "
    "WHERE kind = 'counter'",
    "instants": "SELECT * EXCLUDE (value, duration_ns, self_ns, device, queue) FROM events WHERE kind = 'instant'",
}

ABOUT = {
    "events": "all: calls, spans, slices, work of devices, instants, counters",
    "calls": "of events: calls and tasks of threads, asynchronous spans, slices of tracks",
    "device": "of events: kernels, copies and fills on devices",
    "counters": "of events: values over time",
    "instants": "of events: points in time",
    "processes": "processes of the run",
    "threads": "their threads",
    "tally": "where the time went: a row for each API, name and kind, as trace-tally counts them",
    "collectives": "collectives put together: who waited how long, by function and communicator",
    "launches": "work of devices and the calls that asked for it: delays, idle time before",
    "devices": "how busy each device was",
}


def of_events() -> list[str]:
    """Statements that make the views over the table events."""
    return [f"CREATE OR REPLACE VIEW {name} AS {text}" for name, text in VIEWS.items()]


def _quoted(path: str) -> str:
    return "'" + path.replace("'", "''") + "'"


def _glob(path: str) -> str:
    """A path in which * ? [ stand for themselves."""
    return "".join(f"[{c}]" if c in "*?[" else c for c in path)


def of_rows(rows: str, args: bool) -> str:
    """The statement that makes the view events of rows that have its columns, but not all of their types."""
    wide = {"rank": "rank::INTEGER AS rank", **({} if args else {"args": "NULL::VARCHAR AS args"})}
    texts = ("kind", "api", "name", "host", "thread_name", "result", "device", "queue")
    wide.update({t: f"{t}::VARCHAR AS {t}" for t in texts})
    return f"CREATE OR REPLACE TEMP VIEW events AS SELECT {', '.join(wide.get(c, c) for c in COLUMNS)} FROM {rows}"


def of_parquet(folder: str, args: bool) -> list[str]:
    """Statements that make all views over a Parquet export."""
    events = _quoted(_glob(folder) + "/events/*/*/*.parquet")
    columns = ", ".join(c if args or c != "args" else "NULL::VARCHAR AS args" for c in COLUMNS)
    return [
        f"CREATE OR REPLACE VIEW events AS SELECT {columns} FROM read_parquet({events}, hive_partitioning = true, "
        "hive_types = {'rank': INTEGER, 'slice': INTEGER})",
        *(
            f"CREATE OR REPLACE VIEW {t} AS SELECT * FROM read_parquet({_quoted(_glob(folder) + '/' + t + '.parquet')})"
            for t in SMALL
        ),
        *of_events(),
    ]
