"""Ask a trace questions in SQL. DuckDB answers; trace-query is this from a shell.

    import traceh.query
    traceh.query.sql("out", "SELECT name, sum(duration_ns) AS ns FROM calls GROUP BY name ORDER BY ns DESC").df()
    con = traceh.query.connect("job.parquet")       # a duckdb connection with all views

The views are those of docs/reference/export-schema.md. What is asked is a recording, merged files, or an export that
`trace-export -f parquet` wrote. Of a recording, only the columns are read that the question needs.
"""

from __future__ import annotations

import argparse
import difflib
import importlib
import json
import os
import re
import sys
import warnings
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn, Optional, Union

from . import _modes, _options as _list, reading
from .export import _numpy, _views

_TABLE_ROWS = 40  # of a table on a terminal
_EVENTS = "memory.main.events_shape"


class QueryError(reading.TraceError):
    """The question makes no sense to DuckDB, or something that it needs is missing."""


def _small() -> Any:
    """The small tables: they need pyarrow, which --help does not."""
    return importlib.import_module(".export._small", __package__)


def _import_duckdb() -> Any:
    try:
        importlib.import_module("pyarrow")  # record batches go to DuckDB through it
        return importlib.import_module("duckdb")
    except ImportError as e:
        raise QueryError(f"SQL is answered by DuckDB, which is not installed: pip install duckdb pyarrow ({e})") from e


# ---- a recording: tables are read when a question needs them ---------------------------------------------------------


def _scans(plan: Any) -> Iterator[dict[str, Any]]:
    """What a plan of DuckDB reads from the table events."""
    if isinstance(plan, list):
        for one in plan:
            yield from _scans(one)
    elif isinstance(plan, dict):
        about = plan.get("extra_info") or {}
        if isinstance(about, dict) and about.get("Table") == _EVENTS:
            yield about
        yield from _scans(plan.get("children", []))


class _Rows:
    """Columns of a trace's events for DuckDB, which reads them anew for each scan: nothing is kept."""

    def __init__(self, trace: reading.Trace, columns: list[str], chosen: dict[str, Any]) -> None:
        self._events = trace.events(columns=columns, **chosen)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self._events.__arrow_c_stream__(requested_schema)


class _Recording:
    """A trace's tables in DuckDB. Of events, a question's plan says which columns are read."""

    def __init__(self, con: Any, trace: reading.Trace, chosen: dict[str, Any]) -> None:
        pa: Any = importlib.import_module("pyarrow")
        self._con = con
        self._trace = trace
        self._chosen = chosen
        self._counted = False
        shape = pa.RecordBatchReader.from_stream(trace.events(**chosen)).schema
        shape = pa.schema([f.with_nullable(True) for f in shape])
        con.execute("SET disabled_optimizers = 'statistics_propagation'")  # empty tables have the plans of full ones
        con.register("shape", pa.Table.from_batches([], shape))  # empty_table() would import pandas, where there is one
        con.execute("CREATE TABLE events_shape AS SELECT * FROM shape")
        self._types = dict(con.execute("SELECT column_name, data_type FROM duckdb_columns() WHERE table_name = "
                                       "'events_shape'").fetchall())  # fmt: skip
        self._show("events_shape", set(reading.COLUMNS))
        for line in _views.of_events():
            con.execute(line.replace(" VIEW ", " TEMP VIEW "))
        for name in _views.SMALL:
            self._make(name, _small().table(name, getattr(trace, name) if name in ("processes", "threads") else None))

    def _make(self, name: str, rows: Any) -> None:
        ranks = self._chosen.get("rank") if name in ("processes", "threads") else None
        only = f" WHERE rank IN ({', '.join(map(str, ranks))})" if ranks else ""
        self._con.execute(f"CREATE OR REPLACE TABLE {name} AS SELECT * FROM rows{only}")

    def _show(self, table: str, columns: set[str]) -> None:
        """The view events has these columns of the table; others are there, and null."""
        have = [c if c in columns else f"NULL::{self._types[c]} AS {c}" for c in reading.COLUMNS]
        self._con.execute(f"CREATE OR REPLACE TEMP VIEW events AS SELECT {', '.join(have)} FROM {table}")

    def _needed(self, sql: str) -> set[str]:
        """Columns of events that the statement reads, as DuckDB plans it. Raises what is wrong with it."""
        self._show("events_shape", set(reading.COLUMNS))
        plans = self._con.execute("EXPLAIN (FORMAT json) " + sql).fetchall()
        needed: set[str] = set()
        try:
            scans = [scan for _, text in plans for scan in _scans(json.loads(text))]
        except (ValueError, TypeError):
            return set(reading.COLUMNS)
        if not scans:  # it reads none, or in a way that a plan does not show
            return set(reading.COLUMNS)
        for scan in scans:
            words = json.dumps([scan.get("Projections", ""), scan.get("Filters", "")])
            needed |= {c for c in reading.COLUMNS if re.search(rf"\b{c}\b", words)}
        return needed or {"kind"}

    def prepare(self, sql: str) -> None:
        """Fills what the statement reads."""
        if not self._counted and re.search(r"\b(tally|collectives|launches|devices)\b", sql, re.I):
            for name, rows in _small().summaries(self._trace, self._chosen).items():
                self._make(name, rows)
            self._counted = True
        self.show(self._needed(sql))

    def show(self, columns: set[str]) -> None:
        self._con.register("events_rows", _Rows(self._trace, [c for c in reading.COLUMNS if c in columns], self._chosen))
        self._show("events_rows", columns)

    def show_all(self) -> None:
        self.prepare("FROM tally")
        self.show(set(reading.COLUMNS))


# ---- connections -----------------------------------------------------------------------------------------------------


def _export_of(path: str) -> Optional[dict[str, Any]]:
    """metadata.json of an export; None: the path is no export."""
    try:
        with open(os.path.join(path, "metadata.json")) as file:
            about = json.load(file)
    except (OSError, ValueError):
        return None
    return about if isinstance(about, dict) and "slice_ns" in about else None


def _check_paths(paths: list[str]) -> None:
    """Raises QueryError for what looks like a trace, and is something else that people ask about."""
    for path in paths:
        at = os.path.abspath(path)
        if _export_of(path) is not None:
            raise QueryError(f"{path} is an export, and is asked alone; of several, ask the traces they were made of")
        if not at.endswith((".parquet", ".arrow")) and os.path.basename(at) != "events":
            continue
        while at != os.path.dirname(at):
            at = os.path.dirname(at)
            if _export_of(at) is not None:
                raise QueryError(f"{path} is a part of an export; ask the whole: trace-query {os.path.relpath(at)} ...")
        if os.path.isfile(path):
            raise QueryError(f"{path} is a table, no trace and no export; DuckDB reads it: duckdb -c \"FROM '{path}'\"")


def _chosen(trace: reading.Trace, ranks: Optional[str], apis: Optional[str]) -> dict[str, Any]:
    """What Trace.events() takes of these lists, such as "0,4-7" and "mpi,cuda". Each of their words is in the trace."""
    chosen: dict[str, Any] = {}
    if ranks is not None:
        rank: set[int] = set()
        for word in ranks.split(","):
            found = re.fullmatch(r"(\d+)(?:-(\d+))?", word)
            if not found:
                raise QueryError(f"--ranks: '{ranks}' is not a list of ranks, such as 0,4-7")
            some = {r for r in trace.ranks if int(found[1]) <= r <= int(found[2] or found[1])}
            if not some:
                has = ", ".join(map(str, trace.ranks[:8])) + (", ..." if len(trace.ranks) > 8 else "")
                raise QueryError(f"--ranks: the trace has no rank {word}; it has {has or 'none'}")
            rank |= some
        chosen["rank"] = sorted(rank)
    if apis is not None:
        known = {a.lower(): a for a in trace.apis}
        for word in apis.split(","):
            if word.lower() not in known:
                raise QueryError(f"--apis: the trace has no such API: '{word}' is none of {', '.join(trace.apis)}")
        chosen["api"] = [known[word.lower()] for word in apis.split(",")]
    if len(chosen) == 2 and next(iter(trace.events(columns=["kind"], **chosen)), None) is None:
        raise QueryError("--ranks and --apis leave nothing of the trace")
    return chosen


class Source:
    """Where the answers come from: an export, or a trace. trace: None for an export."""

    def __init__(
        self,
        path: Any,
        run: Any = None,
        max_mem: Optional[int] = None,
        jobs: Optional[int] = None,
        ranks: Optional[str] = None,
        apis: Optional[str] = None,
    ) -> None:
        duckdb = _import_duckdb()
        self.notes: list[str] = []  #: which of several runs is read
        self.trace: Optional[reading.Trace] = None
        self._recording: Optional[_Recording] = None
        paths = [os.fspath(p) for p in ([path] if isinstance(path, (str, os.PathLike)) else path)]
        about = _export_of(paths[0]) if len(paths) == 1 else None
        if about is not None and (ranks is not None or apis is not None):
            raise QueryError(f"{paths[0]} is an export, whose tally is counted: --ranks and --apis choose from traces")
        if about is None:
            _check_paths(paths)
        self.con = duckdb.connect()
        if max_mem is not None:
            self.con.execute(f"SET memory_limit = '{max_mem}B'")
        if jobs is not None:
            self.con.execute(f"SET threads = {jobs}")
        if about is None:
            with warnings.catch_warnings(record=True) as said:
                warnings.simplefilter("always")
                self.trace = reading.open(paths, run=run, max_mem=max_mem, jobs=jobs)
            self.notes = [str(w.message) for w in said if w.category is reading.RunWarning]
            self._recording = _Recording(self.con, self.trace, _chosen(self.trace, ranks, apis))
        elif about.get("format") == "arrow":
            importlib.import_module(".export._from_arrow", __package__).show(self.con, paths[0])
        elif about.get("format") == "parquet":
            for line in _views.of_parquet(paths[0], bool(about.get("args"))):
                self.con.execute(line)
        else:
            form = about.get("format")
            raise QueryError(f"{paths[0]} is an export to {form}; SQL reads traces and exports to parquet and arrow")

    def sql(self, question: str, fetch: bool = False) -> Any:
        """DuckDB's answer as a relation; or, to fetch, as a result whose rows come as they are fetched.

        Raises QueryError for a mistake in the question."""
        duckdb = _import_duckdb()
        try:
            if self._recording:
                self._recording.prepare(question)
            return self.con.execute(question) if fetch else self.con.sql(question)
        except duckdb.Error as e:
            raise QueryError(self._hint(str(e), question)) from e

    def columns(self) -> dict[str, list[tuple[str, str]]]:
        """Columns and types by view."""
        found = {}
        for view in _views.ABOUT:
            found[view] = [(r[0], r[1]) for r in self.con.execute(f"DESCRIBE {view}").fetchall()]
        return found

    def _hint(self, text: str, question: str) -> str:
        text = re.sub(r"\n\nLINE \d+:.*", "", text, flags=re.S).replace("\n", " ").strip()
        table = re.search(r"Table with name (\S+) does not exist", text)
        if table:
            near = difflib.get_close_matches(table[1].lower(), list(_views.ABOUT), 1)
            return (
                f"there is no view {table[1]}" + (f"; did you mean {near[0]}?" if near else "")
                + f" There are {', '.join(_views.ABOUT)} (--schema has their columns)"
            )  # fmt: skip
        column = re.search(r'Referenced column "([^"]*)" not found', text)
        if column and f'"{column[1]}"' in question:
            return f"there is no column \"{column[1]}\" (--schema lists them); a text stands in single quotes: '{column[1]}'"
        if "Referenced column" in text or "does not have a column" in text:
            return text + " (--schema lists the columns; texts stand in single quotes)"
        return text


def connect(path: Any, **how: Any) -> Any:
    """A duckdb connection with the views. Of a trace, each question reads all columns of its events; sql() reads those
    that it needs."""
    source = Source(path, **how)
    if source._recording:
        source._recording.show_all()
    return source.con


def sql(path: Union[str, Sequence[str]], question: str, **how: Any) -> Any:
    """The answer to one question, as a relation of DuckDB: .df(), .pl(), .arrow(), .fetchall()."""
    return Source(path, **how).sql(question)


# ---- the command -----------------------------------------------------------------------------------------------------

_HELP = """trace-query - answers a question in SQL about a trace

Usage: trace-query [options] FILE|DIR... "SELECT ..."

FILE is a .bin file that a process recorded, or a merged file (trace-merge). DIR is a folder of such files, or an export
of trace-export -f parquet or -f arrow. DuckDB answers (https://duckdb.org/docs/sql/introduction).

What to ask, and how the answer is printed:
      --file FILE      the question is in FILE; - is the standard input
      --schema         list the views and their columns, and ask nothing
      --csv            comma-separated values
      --json           an array of objects, one a row
      --parquet FILE   write the answer to FILE
  -o, --output FILE    write to FILE in place of the standard output
      --rows N         rows of a table to print, default 40; 0: all

Reading:
  -r, --ranks LIST     only these ranks of a trace, such as 0,4-7
  -a, --apis LIST      only these APIs of a trace, separated by commas
      --run RUN        read this run only: its number or its id, as trace-info lists them
  -j, --jobs N         threads; default: one for each core
      --max-mem BYTES  memory to use, such as 2G; DuckDB writes what is more to the folder .tmp

  -h, --help           show this help
      --version        show the version

Views: events, of which calls, device, counters and instants are parts; processes, threads, tally, collectives, launches,
devices. --schema lists their columns. Times are nanoseconds. Texts stand in single quotes.

Examples:
  trace-query --schema out
  trace-query out "SELECT name, count(*) AS calls, sum(duration_ns) AS ns FROM calls GROUP BY name ORDER BY ns DESC"
  trace-query --csv out "SELECT rank, max(duration_ns) FROM calls WHERE name = 'MPI_Allreduce' GROUP BY rank ORDER BY 1"
  trace-query out "SELECT name, args->>'dest' AS dest, duration_ns FROM calls WHERE error LIMIT 10"
  trace-query --parquet long.parquet out "FROM device WHERE duration_ns > 1000000"
  trace-export -f parquet out && trace-query out.parquet "FROM tally ORDER BY total_ns DESC LIMIT 5"

Exit status:
  0  all is well
  1  there is an answer, but some input was damaged or missing, or events were lost while recording
  2  nothing could be read, or the question or an option is wrong
"""


def _fail(text: object) -> NoReturn:
    print(f"trace-query: error: {text}", file=sys.stderr)
    sys.exit(2)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        _fail(f"{message}; see --help")

    def print_help(self, file: Any = None) -> None:
        sys.stdout.write(_HELP)


def _bytes_of(text: str) -> int:
    found = re.fullmatch(r"(\d+)([kKmMgG]?)[bB]?", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of bytes, such as 512M")
    return int(found[1]) * {"": 1, "k": 10**3, "m": 10**6, "g": 10**9}[found[2].lower()]


def _count_of(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


def _options(words: Optional[Sequence[str]]) -> argparse.Namespace:
    from . import __version__

    p = _Parser(prog="trace-query", add_help=False)
    p.add_argument("-h", "--help", "--help-all", action="help")
    p.add_argument("--version", action="version", version=f"trace-query (trace.h) {__version__}")
    p.add_argument("-f", "--file")
    p.add_argument("--schema", action="store_true")
    form = p.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true")
    form.add_argument("--json", action="store_true")
    form.add_argument("--parquet")
    p.add_argument("-o", "--output")
    p.add_argument("-n", "--rows", type=_count_of, default=_TABLE_ROWS)
    p.add_argument("--run")
    p.add_argument("-r", "--ranks", "--rank")
    p.add_argument("-a", "--apis", "--api")
    p.add_argument("-j", "--jobs", type=_count_of)
    p.add_argument("--max-mem", type=_bytes_of)
    p.add_argument("operands", nargs="*")
    o = p.parse_intermixed_args(words)
    if o.schema or o.file is not None:
        o.paths, o.question = o.operands, None
    else:
        o.paths, o.question = o.operands[:-1], o.operands[-1] if o.operands else None
    if o.question is not None and not o.paths:
        if os.path.exists(o.question):
            _fail(f'no question given, such as: trace-query {o.question} "FROM tally"; --schema lists the views')
        _fail('no FILE or DIR given: trace-query out "SELECT ..."; see --help')
    if not o.paths:
        _fail("no FILE or DIR given; see --help")
    if o.question is not None and not o.question.strip():
        _fail('the question is empty; ask for instance "FROM tally"; --schema lists the views')
    if o.file is not None:
        try:
            with sys.stdin if o.file == "-" else open(o.file) as file:
                o.question = file.read()
        except (OSError, ValueError) as e:
            _fail(f"{o.file}: {getattr(e, 'strerror', None) or e}")
    return o


_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def _text(value: Any) -> str:
    """A cell of a table; what a terminal would take for a command is escaped."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.0f}" if 1e5 <= abs(value) < 1e15 else f"{value:.6g}"
    return _CONTROL.sub(lambda m: f"\\x{ord(m[0]):02x}", str(value))


def _json_value(value: Any) -> Any:
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return None
    return value if isinstance(value, (int, float, str, bool, type(None), list, dict)) else str(value)


def _write_table(answer: Any, rows: int, out: Any) -> None:
    names = [d[0] for d in answer.description]
    got = answer.fetchmany(rows + 1) if rows else answer.fetchall()
    shown = got[:rows] if rows else got
    cells = [[_text(v) for v in row] for row in shown]
    number = [all(isinstance(r[i], (int, float, type(None))) for r in shown) for i in range(len(names))]
    widths = [max(len(x) for x in column) for column in zip(names, *cells)]
    for line in [list(names), *cells]:
        text = " | ".join(f"{x:>{w}}" if right else f"{x:<{w}}" for x, w, right in zip(line, widths, number))
        out.write(" " + text.rstrip() + "\n")
    if not got:
        out.write(" (no rows)\n")
    if len(got) > len(shown):
        out.write(" ... and more: --rows 0 prints all, --csv and --json do so\n")


def _write_json(answer: Any, out: Any) -> None:
    names, first = [d[0] for d in answer.description], True
    out.write("[")
    while rows := answer.fetchmany(10000):
        for row in rows:
            text = json.dumps({n: _json_value(v) for n, v in zip(names, row)}, ensure_ascii=False, default=str)
            out.write(("\n " if first else ",\n ") + text)
            first = False
    out.write("\n]\n")


def _write_csv(answer: Any, out: Any) -> None:
    import csv

    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([d[0] for d in answer.description])
    while rows := answer.fetchmany(10000):
        writer.writerows([["true" if v is True else "false" if v is False else v for v in r] for r in rows])


def _write_schema(source: Source, as_json: bool, out: Any) -> None:
    columns = source.columns()
    if as_json:
        about = {v: {"about": _views.ABOUT[v], "columns": dict(c)} for v, c in columns.items()}
        out.write(json.dumps(about, indent=1) + "\n")
        return
    for view, of in columns.items():
        out.write(f"{view}: {_views.ABOUT[view]}\n")
        line = "   "
        for name, kind in of:
            word = f" {name} {kind.lower()},"
            if len(line) + len(word) > 100:
                out.write(line + "\n")
                line = "   "
            line += word
        out.write(line.rstrip(",") + "\n")


def _answer(o: argparse.Namespace) -> int:
    source = Source(o.paths, run=o.run, max_mem=o.max_mem, jobs=o.jobs, ranks=o.ranks, apis=o.apis)
    if o.parquet and not o.schema:
        answer = source.sql(o.question)
        if answer is None:
            raise QueryError("the question has no answer: begin it with SELECT, FROM or WITH")
        old = _modes.modes_of(o.parquet)
        answer.write_parquet(o.parquet, compression="zstd")
        _modes.settle(o.parquet, old)
    else:
        answer = None if o.schema else source.sql(o.question, fetch=True)
        if answer is not None and answer.description is None:
            raise QueryError("the question has no answer: begin it with SELECT, FROM or WITH")
        if o.output and o.output != "-" and not os.path.exists(o.output):
            _modes.create(o.output)
            _modes.settle(o.output)
        out = open(o.output, "w") if o.output and o.output != "-" else sys.stdout
        if o.schema:
            _write_schema(source, o.json, out)
        elif o.json:
            _write_json(answer, out)
        elif o.csv:
            _write_csv(answer, out)
        else:
            _write_table(answer, o.rows, out)
        out.flush()
    if source.trace is None:
        return 0
    for line in source.notes:
        line = line.replace("run=NUMBER", "--run NUMBER").replace("run='all'", "--run all")
        print(f"trace-query: note: {line}", file=sys.stderr)
    for line in source.trace.messages:
        print(f"trace-query: {line}", file=sys.stderr)
    lost = source.trace.lost
    for n, what in ((lost.dropped, "lost while recording"), (lost.overwritten, "overwritten")):
        if n:
            print(f"trace-query: warning: {n} events were {what}", file=sys.stderr)
    return 0 if source.trace.status == "ok" else 1


def main(words: Optional[Sequence[str]] = None) -> NoReturn:
    warnings.simplefilter("ignore")
    if (sys.argv[1:] if words is None else list(words)) == ["--help-options"]:
        print("\n".join(_list.of_help(_HELP)))
        sys.exit(0)
    o = _options(words)
    _numpy.leave_out()
    try:
        status = _answer(o)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nobody reads on
        status = 0
    except (reading.TraceError, OSError) as e:
        _fail(e)
    except MemoryError:
        _fail("there is no memory left; --max-mem bounds what is held")
    except KeyboardInterrupt:
        status = 130
    except Exception as e:  # what DuckDB finds while it computes the answer: its errors have many types
        if not type(e).__module__.startswith(("duckdb", "_duckdb")):
            raise
        _fail(str(e).replace("\n", " "))
    sys.exit(status)


if __name__ == "__main__":
    main()
