"""Read traces: what trace-tally and the other commands read, as Python objects, Arrow tables and pandas data frames.

    import traceh
    t = traceh.open("out")
    for row in t.tally():
        print(row.api, row.name, row.calls, row.total_ns)
    df = t.events(api="MPI").to_pandas()

Times are integers: nanoseconds, points in time since 1970 (UTC). Sizes are bytes. Nothing is printed: what the reader
has to say is in ``Trace.messages``, and comes as a Python warning (``TraceWarning``) if events are missing or damaged.
"""

import datetime as _datetime
import difflib as _difflib
import html as _html
import json as _json
import os as _os
import warnings as _warnings
from collections.abc import Iterable as _Iterable

from . import _read

__all__ = [
    "Collectives",
    "DamageWarning",
    "Event",
    "Events",
    "Launches",
    "LossWarning",
    "Record",
    "RunWarning",
    "Table",
    "Tally",
    "Trace",
    "TraceArgumentError",
    "TraceClosedError",
    "TraceError",
    "TraceFormatError",
    "TraceNotFoundError",
    "TraceWarning",
    "open",
]

KINDS = _read.KINDS  #: kinds of rows of Trace.events(); the first six are also those of the tally
COLUMNS = _read.COLUMNS  #: columns of Trace.events()
TABLES = ("events", "processes", "threads", "tally", "collectives", "launches", "device")

_USUAL_KINDS = KINDS[:6]
_EVER = (-(1 << 63), (1 << 63) - 1)
_BATCH_ROWS = 1 << 16
_LAZY_ROWS = 1 << 10
_SMALL = 256 << 20  # bytes of records that a summary may read
_SHOWN = 10  # lines of a summary
_BY = {"api": 1, "name": 2, "rank": 4, "host": 8, "process": 16, "thread": 32, "device": 64, "queue": 128, "where": 256}


# Columns of tables without a row.
_COLLECTIVES = (
    "api",
    "name",
    "comm",
    "size",
    "times",
    "comm_name",
    "collectives",
    "calls",
    "bytes",
    "sent_bytes",
    "received_bytes",
    "time_ns",
    "waiting_ns",
    "max_wait_ns",
    "different_functions",
)
_LAUNCHES = ("api", "name", "work", "time_ns", "calls", "call_ns", "delays", "delay_ns", "idle_before_ns")


# ---- errors and warnings ---------------------------------------------------------------------------------------------


class TraceError(Exception):
    """What traceh raises about a trace; all its other errors are kinds of it."""


class TraceNotFoundError(TraceError, FileNotFoundError):
    """There is no such file or folder, or no trace in it."""


class TraceFormatError(TraceError):
    """Nothing can be used: not a trace, or damaged all over."""


class TraceArgumentError(TraceError, ValueError):
    """An argument names something that the trace, or traceh, does not have; the message lists what there is."""


class TraceClosedError(TraceError, ValueError):
    """The trace was closed."""


class TraceWarning(UserWarning):
    """What traceh warns of."""


class DamageWarning(TraceWarning):
    """Some place of a file is damaged; the rest was read. ``Trace.messages`` has every place."""


class LossWarning(TraceWarning):
    """Events were lost while the program was recorded."""


class RunWarning(TraceWarning):
    """A folder has several runs, and ``run=`` did not say which to read."""


def _choice(word, words):
    """ "'bogus' is none of a, b, c; did you mean a?" """
    words = [str(w) for w in words]
    near = _difflib.get_close_matches(str(word).lower(), [w.lower() for w in words], 1)
    meant = [w for w in words if near and w.lower() == near[0]]
    shown = ", ".join(words[:40]) + (f" and {len(words) - 40} more" if len(words) > 40 else "")
    none = f"is none of {shown}" if words else "is not there, nor any other"
    return f"{word!r} {none}" + (f"; did you mean {meant[0]}?" if meant else "")


def _wrong_type(name, value, wanted):
    return TraceArgumentError(f"{name}={value!r}: this is a {type(value).__name__}; {name} takes {wanted}")


def _words(name, value, wanted="a text, or several"):
    if value is None:
        return None
    if isinstance(value, str):
        return [value]
    if not isinstance(value, _Iterable) or isinstance(value, bytes):
        raise _wrong_type(name, value, wanted)
    value = list(value)
    for one in value:
        if not isinstance(one, str):
            raise _wrong_type(name, one, wanted)
    return value


def _check(name, value, words, fold=False):
    """The words of an argument, each of which must be one of those there are."""
    value = _words(name, value)
    known = {w.lower(): w for w in words} if fold else {w: w for w in words}
    for one in value or ():
        if (one.lower() if fold else one) not in known:
            raise TraceArgumentError(f"{name}: {_choice(one, words)}")
    return None if value is None else [known[one.lower() if fold else one] for one in value]


def _whole(name, value, low=0, high=(1 << 63) - 1):
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise _wrong_type(name, value, "a whole number")
    value = value.__index__()
    if not low <= value <= high:
        raise TraceArgumentError(f"{name}={value} is not from {low} to {high}")
    return value


def _window(from_ns, to_ns):
    low = _EVER[0] if from_ns is None else _whole("from_ns", from_ns, *_EVER)
    high = _EVER[1] if to_ns is None else _whole("to_ns", to_ns, *_EVER)
    if high <= low:
        raise TraceArgumentError(f"to_ns={to_ns} is not after from_ns={from_ns}")
    return low, high


def _regex(name):
    """Names with the wildcards * ? [abc] [!abc], as an extended regular expression; None: all."""
    parts = []
    for one in _words("name", name, "a name, or several; * ? and [...] are wildcards") or ():
        text, i = "", 0
        while i < len(one):
            c = one[i]
            end = one.find("]", i + 2 + (one[i + 1 : i + 2] == "!")) if c == "[" else -1
            if c == "*":
                text += ".*"
            elif c == "?":
                text += "."
            elif end > 0:
                text += "[" + ("^" if one[i + 1] == "!" else "") + one[i + 1 + (one[i + 1] == "!") : end] + "]"
                i = end
            else:
                text += "\\" + c if c in r"\.[]{}()*+?^$|" else c
            i += 1
        parts.append(text)
    return "^(" + "|".join(parts) + ")$" if parts else None


def _bytes(words):
    return None if words is None else [_os.fsencode(w) for w in words]


def _import(module, extra):
    try:
        return __import__(module)
    except ImportError as e:
        raise ImportError(f"this needs {module}, which is not installed: pip install 'traceh[{extra}]'") from e


# ---- tables that are small -------------------------------------------------------------------------------------------


class Record:
    """A row: its fields are attributes and keys. ``_asdict()`` has all of them."""

    __slots__ = ("_data",)
    _fields = ()

    def __init__(self, data):
        self._data = data

    def __getattr__(self, name):
        try:
            return self._data[name]
        except KeyError:
            if name in self._fields:
                return None
        raise AttributeError(f"{type(self).__name__} has no field {name!r}; it has {', '.join(self._data)}")

    def __getitem__(self, name):
        return self._data[name]

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)

    def keys(self):
        return self._data.keys()

    def __dir__(self):
        return [*super().__dir__(), *self._data]

    def __eq__(self, other):
        return isinstance(other, Record) and self._data == other._data

    def __hash__(self):
        return hash(_json.dumps(self._data, sort_keys=True))

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self._data.items())})"

    def _asdict(self):
        return dict(self._data)


class TallyRow(Record):
    """One line of the tally; see ``Trace.tally``. What ``by`` did not ask for is None."""

    __slots__ = ()
    _fields = (
        "api",
        "name",
        "kind",
        "rank",
        "host",
        "pid",
        "tid",
        "thread",
        "device",
        "queue",
        "where",
        "ranks",
        "rank_avg_ns",
        "rank_min_ns",
        "rank_min",
        "rank_max_ns",
        "rank_max",
        "imbalance",
    )


class Process(Record):
    """A process: index, rank (-1: none), world, host, pid, ppid, program, name, path, run, begin_ns, clock_error_ns,
    dropped, overwritten, killed, facts."""

    __slots__ = ()
    _fields = ("align_error_ns",)


class Thread(Record):
    """A thread: index, process (its index), rank, pid, tid, name, dropped, overwritten, record_bytes."""

    __slots__ = ()


def _column(name, values):
    """A column for _read.table: its type is that of its values."""
    seen = {type(v) for v in values} - {type(None)}
    if seen <= {bool} and seen:
        form = "b"
    elif seen <= {int, bool}:
        form = "L" if any(v is not None and v > _EVER[1] for v in values) else "l"
    elif seen <= {int, float, bool}:
        form = "g"
    else:
        form = "u"
        values = [
            v if v is None or isinstance(v, str) else _json.dumps(v) if isinstance(v, (dict, list)) else str(v)
            for v in values
        ]
    return name.encode(), form, any(v is None for v in values), values


class _Arrow:
    """What can be given to pyarrow, pandas, polars, DuckDB and others, by the Arrow PyCapsule interface."""

    def to_arrow(self):
        """A pyarrow.Table. Needs pyarrow."""
        pa = _import("pyarrow", "arrow")
        reader = pa.RecordBatchReader.from_stream(self)
        return pa.Table.from_batches(list(reader), schema=reader.schema)  # here signals are seen between batches

    def to_pandas(self):
        """A pandas.DataFrame; texts that repeat are categories. Needs pandas and pyarrow."""
        pd = _import("pandas", "pandas")
        pa = _import("pyarrow", "pandas")
        texts = {pa.string(): pd.ArrowDtype(pa.string())}  # not copied, nor made Python objects
        return self.to_arrow().to_pandas(types_mapper=texts.get, split_blocks=True, self_destruct=True)

    def to_polars(self):
        """A polars.DataFrame. Needs polars."""
        return _import("polars", "polars").DataFrame(self)


class Table(_Arrow):
    """Rows in a fixed order: Records by index or one by one, and an Arrow table."""

    def __init__(self, name, rows, columns=None):
        self.name = name
        self._rows = rows
        self._columns = columns

    def __len__(self):
        return len(self._rows)

    def __getitem__(self, i):
        return self._rows[i]

    def __iter__(self):
        return iter(self._rows)

    @property
    def columns(self):
        """Names of the columns, in order."""
        if self._columns is None:
            self._columns = tuple(dict.fromkeys(key for row in self._rows for key in row))
        return self._columns

    def __arrow_c_stream__(self, requested_schema=None):
        return _read.table([_column(name, [row._data.get(name) for row in self._rows]) for name in self.columns])

    def _shown(self):
        return [[_cell(name, row._data.get(name)) for name in self.columns] for row in self._rows[:_SHOWN]]

    def __repr__(self):
        rows = self._shown()
        widths = [max(len(x) for x in column) for column in zip(self.columns, *rows)]
        lines = ["  ".join(f"{x:>{w}}" for x, w in zip(line, widths)) for line in (self.columns, *rows)]
        more = [f"... {len(self) - len(rows)} more"] if len(self) > len(rows) else []
        return "\n".join([f"<{self.name}: {len(self)} row{'' if len(self) == 1 else 's'}>", *lines, *more])

    def _repr_html_(self):
        return _html_table(self.name, self.columns, self._shown(), len(self) - min(len(self), _SHOWN))


def _cell(name, value):
    if value is None:
        return ""
    if name.endswith("_ns") and isinstance(value, (int, float)) and abs(value) < 10**18:
        return _time(value)
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def _time(ns):
    for unit, scale in (("s", 10**9), ("ms", 10**6), ("us", 10**3)):
        if abs(ns) >= scale:
            return f"{ns / scale:.2f}{unit}"
    return f"{ns}ns" if isinstance(ns, int) else f"{ns:.2f}ns"


def _html_table(caption, titles, rows, more):
    cell = lambda tag, text: f"<{tag} style='text-align:right'>{_html.escape(text)}</{tag}>"  # noqa: E731
    lines = ["".join(cell("th", t) for t in titles), *("".join(cell("td", x) for x in row) for row in rows)]
    foot = f"<div>... {more} more</div>" if more > 0 else ""
    return (
        f"<div><b>{_html.escape(caption)}</b><table>"
        + "".join(f"<tr>{line}</tr>" for line in lines)
        + f"</table>{foot}</div>"
    )


class Tally(Table):
    """Where the time went: rows as ``trace-tally --json`` has them, most time first in each API.

    traffic, totals, counters, shares, messages: further tables of it. data: the whole JSON object."""

    def __init__(self, data):
        rows = [TallyRow(row) for row in data["rows"]]
        super().__init__(
            "tally", rows, tuple(data["rows"][0]) if rows else ("api", "name", "kind", "calls", "total_ns")
        )
        self._columns = None if rows else self._columns
        self.data = data
        for name in ("traffic", "totals", "counters", "shares", "messages"):
            setattr(self, name, Table(name, [Record(row) for row in data.get(name, ())]))

    def _shown(self):
        return [[_cell(n, r._data.get(n)) for n in self._titles] for r in self._rows[:_SHOWN]]

    _titles = ("api", "name", "total_ns", "calls", "avg_ns", "min_ns", "max_ns", "errors")

    def _repr_html_(self):
        return _html_table("tally", self._titles, self._shown(), len(self) - min(len(self), _SHOWN))

    def __repr__(self):
        return Table(self.name, self._rows, self._titles).__repr__() if self._rows else "<tally: 0 rows>"


class Collectives(Table):
    """Collectives put together: who came last, who waited; rows by function and communicator.

    ranks, communicators, worst, never_ended: further tables. incomplete: collectives of which some member is not on
    record. data: the JSON object of ``trace-tally --collectives --json``."""

    def __init__(self, data):
        self.data = data["collectives"]
        super().__init__(
            "collectives", [Record(row) for row in self.data["rows"]], None if self.data["rows"] else _COLLECTIVES
        )
        for name in ("ranks", "communicators", "worst"):
            setattr(self, name, Table(name, [Record(row) for row in self.data[name]]))
        self.never_ended = Table("never_ended", [Record(row) for row in data["never_ended"]])
        self.incomplete = self.data["incomplete"]


class Launches(Table):
    """Device work and the calls that asked for it, by name. devices: how busy each one was. data: the JSON object of
    ``trace-tally --launches --json``."""

    def __init__(self, data):
        self.data = data["launches"]
        super().__init__(
            "launches", [Record(row) for row in self.data["rows"]], None if self.data["rows"] else _LAUNCHES
        )
        self.devices = Table("devices", [Record(row) for row in self.data["devices"]])


# ---- events ----------------------------------------------------------------------------------------------------------


class Event:
    """A row of ``Trace.events()``: each column is an attribute, and each argument that has no column's name."""

    __slots__ = ("_row", "_trace", "_args")

    def __init__(self, row, trace):
        self._row = row
        self._trace = trace
        self._args = None

    @property
    def end_ns(self):
        """When it was over; begin_ns for what takes no time."""
        return self._row[_BEGIN] + self._row[_DURATION]

    @property
    def thread(self):
        """Its Thread."""
        return self._trace.threads[self._row[_THREAD]]

    @property
    def process(self):
        """Its Process."""
        return self._trace.processes[self._row[_PROCESS]]

    @property
    def args(self):
        """Arguments and metadata by name, as a dict."""
        if self._args is None:
            text = self._row[_ARGS]
            self._args = _json.loads(text) if text else {}
        return self._args

    def __getattr__(self, name):
        try:
            return self.args[name]
        except KeyError:
            pass
        raise AttributeError(f"{self.name} has no argument {name!r}; it has {', '.join(self.args) or 'none'}")

    def __dir__(self):
        return [*super().__dir__(), *self.args]

    def __eq__(self, other):
        return isinstance(other, Event) and self._row == other._row

    def __hash__(self):
        return hash(self._row)

    def __repr__(self):
        rank = f" rank {self.rank}" if self.rank >= 0 else ""
        args = "".join(f", {k}={v!r}" for k, v in self.args.items())
        return (
            f"<{self.kind} {self.api}:{self.name}{rank} begin_ns={self.begin_ns} duration_ns={self.duration_ns}{args}>"
        )

    def _asdict(self):
        """All columns by name; args is a dict."""
        return {**dict(zip(COLUMNS, self._row)), "args": self.args}


_BEGIN, _DURATION, _THREAD, _PROCESS, _ARGS = (
    COLUMNS.index(c) for c in ("begin_ns", "duration_ns", "thread", "process", "args")
)
for _i, _name in enumerate(COLUMNS):
    if _name not in ("thread", "process", "args"):
        setattr(Event, _name, property(lambda self, _i=_i: self._row[_i]))


class Events(_Arrow):
    """What ``Trace.events()`` gives. Nothing is read until it is iterated over or converted; each time it is read anew.

    Iteration gives Event objects, in the order in which they are over. The Arrow stream has no order among threads; the
    rows of one thread come in the order of their ends."""

    def __init__(self, trace, query, columns, fields):
        self._trace = trace
        self._query = query
        self._columns = columns
        self._fields = fields

    @property
    def columns(self):
        """Names of the columns of the Arrow stream."""
        return (*self._columns, *(f"arg_{f}" if f in COLUMNS else f for f in self._fields))

    def _stream(self, columns, fields, by_time, rows):
        bits = sum(1 << COLUMNS.index(c) for c in columns)
        return self._trace._core.stream(*self._query, bits, _bytes(fields), by_time, rows, 0)

    def __iter__(self):
        trace = self._trace
        trace._core  # noqa: B018 - a closed trace is an error now, not at the first event
        return self._each(trace)

    def _each(self, trace):
        stream = self._stream(COLUMNS, [], True, _LAZY_ROWS)
        while (rows := stream.rows()) is not None:
            for row in rows:
                yield Event(row, trace)
        trace._news(3)

    def __arrow_c_stream__(self, requested_schema=None):
        return self._stream(self._columns, self._fields, False, _BATCH_ROWS).capsule()

    def __arrow_c_schema__(self):
        return self._stream(self._columns, self._fields, False, 1).schema()

    def to_arrow(self):
        table = super().to_arrow()
        self._trace._news(3)
        return table

    to_arrow.__doc__ = _Arrow.to_arrow.__doc__

    def to_batches(self):
        """A pyarrow.RecordBatchReader: a batch after the other, so that memory is bounded. Needs pyarrow."""
        return _import("pyarrow", "arrow").RecordBatchReader.from_stream(self)

    def __repr__(self):
        return f"<events of {self._trace!r}: {', '.join(self.columns)}>"


# ---- a trace ---------------------------------------------------------------------------------------------------------


class Trace:
    """An open trace; ``traceh.open()`` makes it. A context manager: leaving it closes it.

    processes, threads: tables of Process and Thread. runs: all runs in the input. program: of the run that is read.
    apis, hosts, ranks: what there is. begin_ns: the first event. messages: what the reader said."""

    def __init__(self, core, paths):
        self.__core = core
        self.paths = paths
        self.messages = []
        self._said = 0
        self._summary = None
        data = _json.loads(core.describe())
        self.begin_ns = data.get("begin_ns", 0)
        self.record_bytes = data["record_bytes"]
        self.processes = Table("processes", [Process(p) for p in data["processes"]])
        self.threads = Table("threads", [Thread(t) for t in data["threads"]])
        self.runs = Table("runs", [Record(r) for r in data["runs"]])
        self.files = Table("files", [Record(f) for f in data["files"]])
        self.apis = tuple(data["apis"])
        self.fields = tuple(data["fields"])
        self.hosts = tuple(dict.fromkeys(p.host for p in self.processes))
        self.ranks = tuple(sorted({p.rank for p in self.processes if p.rank >= 0}))

    @property
    def _core(self):
        if self.__core is None:
            raise TraceClosedError(f"{self._where}: this trace is closed; open it again")
        return self.__core

    @property
    def _where(self):
        return ", ".join(self.paths[:3]) + (f" and {len(self.paths) - 3} more" if len(self.paths) > 3 else "")

    def close(self):
        """Gives the files and the memory back. Streams that were begun go on."""
        if self.__core is not None:
            self.__core.close()
            self.__core = None

    def __enter__(self):
        self._core
        return self

    def __exit__(self, *exc):
        self.close()

    # -- how it fared

    def _news(self, depth):
        """Takes what the reader said since; warns of damage."""
        said = self._core.said(self._said)
        self._said += len(said)
        damage = []
        for line in said:
            if " runs are here, and the newest is shown" in line:  # RunWarning says it
                continue
            line = line.replace("--symbols DIR names a folder", "symbols=[DIR] names a folder").replace(
                "--max-mem", "max_mem"
            )
            self.messages.append(line)
            if "error: " in line:
                damage.append(line)
        if damage:
            more = f" (and {len(damage) - 1} more: Trace.messages has all)" if len(damage) > 1 else ""
            _warnings.warn(damage[0] + more, DamageWarning, stacklevel=depth + 1)

    @property
    def status(self):
        """ "ok", or "damaged": something was damaged or missing, or events were lost while recording."""
        return ("ok", "damaged", "failed")[self._core.status()]

    @property
    def lost(self):
        """What is missing: dropped (for want of space), overwritten (ring mode), damaged (events of damaged places,
        as far as they were found yet), killed (processes that did not close the trace)."""
        return Record(
            {
                "dropped": sum(p.dropped for p in self.processes),
                "overwritten": sum(p.overwritten for p in self.processes),
                "damaged": sum(f["lost"] for f in _json.loads(self._core.describe())["files"]),
                "killed": sum(p.killed for p in self.processes),
            }
        )

    @property
    def run(self):
        """The run that is read; None if there are several."""
        chosen = [r for r in self.runs if r.chosen]
        return chosen[0] if len(chosen) == 1 else None

    @property
    def program(self):
        """The program of the run, "" if several runs are read."""
        return self.run.program if self.run else ""

    # -- questions

    def _ranks(self, rank):
        if rank is None:
            return None
        if hasattr(rank, "__index__") and not isinstance(rank, bool):
            rank = [rank]
        if not isinstance(rank, _Iterable) or isinstance(rank, (str, bytes)):
            raise _wrong_type("rank", rank, "a number, a range, or several numbers")
        rank = [_whole("rank", r, -1) for r in rank]
        for r in rank:
            if r not in self.ranks and not (r == -1 and any(p.rank < 0 for p in self.processes)):
                raise TraceArgumentError(f"rank: the trace has no rank {r}; it has {_ranges(self.ranks)}")
        return rank

    def _count(self, by, collectives, launches, messages, api, name, rank, host, from_ns, to_ns, worst):
        low, high = _window(from_ns, to_ns)
        ranks = self._ranks(rank)
        text = self._core.tally(
            by,
            collectives,
            launches,
            messages,
            _bytes(_check("api", api, self.apis, True)),
            _bytes(_check("host", host, self.hosts)),
            ranks and [(r, r) for r in ranks],
            _regex(name),
            low,
            high,
            worst,
        )
        self._news(4)
        return _json.loads(text)

    def tally(self, by="name", *, api=None, name=None, rank=None, host=None, from_ns=None, to_ns=None, messages=False):
        """Where the time went, as trace-tally counts it.

        by: what rows are told apart by, besides API and kind: "name" (default), "rank", "host", "process", "thread",
            "device", "queue", "where", "api", or several of them.
        api, name, rank, host: only these; names may have the wildcards * ? [abc].
        from_ns, to_ns: only what is in this window; times are cut to it.
        messages: also count the bytes that each rank sent to each other one (``Tally.messages``).

        Rows have api, name, kind, calls, total_ns (recursion counts once), self_ns (without what was called inside),
        sum_ns, min_ns, max_ns, avg_ns, p50_ns, p99_ns (within 1.6 %), errors, bytes (neither sent nor received), sent_bytes,
        received_bytes, unfinished, and how ranks differ: rank_min_ns, rank_max_ns, imbalance (percent).

        Raises TraceArgumentError if the trace does not have what an argument names."""
        bits = sum(_BY[b] for b in set(_check("by", by, tuple(_BY))))
        return Tally(self._count(bits, False, False, messages, api, name, rank, host, from_ns, to_ns, 0))

    def collectives(self, *, api=None, name=None, rank=None, host=None, from_ns=None, to_ns=None, worst=10):
        """Which rank came last to collectives, who waited, what never ended. worst: so many single collectives."""
        worst = _whole("worst", worst, 1, 1 << 32)
        return Collectives(self._count(_BY["name"], True, False, False, api, name, rank, host, from_ns, to_ns, worst))

    def launches(self, *, api=None, name=None, rank=None, host=None, from_ns=None, to_ns=None):
        """Device work and its calls: how busy devices are, how long work waits."""
        return Launches(self._count(_BY["name"], False, True, False, api, name, rank, host, from_ns, to_ns, 0))

    def _chosen_threads(self, rank, host, thread):
        """A byte for each thread, whether it is wanted; None: all are."""
        ranks, hosts = self._ranks(rank), _check("host", host, self.hosts)
        if ranks is None and hosts is None and thread is None:
            return None
        wanted = None
        if thread is not None:
            several = not isinstance(thread, (str, Record)) and isinstance(thread, _Iterable)
            wanted = list(thread) if several else [thread]
            for one in wanted:
                if isinstance(one, Record):
                    continue
                if isinstance(one, bool) or not isinstance(one, (int, str)):
                    raise _wrong_type("thread", one, "a kernel thread id, a thread's name, a Thread, or several")
                if not any(one in (t.tid, t.name) for t in self.threads):
                    raise TraceArgumentError(
                        f"thread: {_choice(one, sorted({str(t.name or t.tid) for t in self.threads}))}"
                    )
        chosen = bytearray()
        for t in self.threads:
            p = self.processes[t.process]
            chosen.append(
                (ranks is None or p.rank in ranks)
                and (hosts is None or p.host in hosts)
                and (wanted is None or any(t == w if isinstance(w, Record) else w in (t.tid, t.name) for w in wanted))
            )
        return bytes(chosen)

    def events(
        self,
        *,
        api=None,
        name=None,
        kinds=None,
        rank=None,
        host=None,
        thread=None,
        from_ns=None,
        to_ns=None,
        columns=None,
        fields=(),
    ):
        """Events, lazily: a call with its begin and its end is one.

        api, name, rank, host: only these; names may have the wildcards * ? [abc].
        kinds: of KINDS; default: call, async, slice, instant, counter, device.
        thread: kernel thread ids, names, or Thread objects.
        from_ns, to_ns: only what has something in common with this window; times are not cut.
        columns: of COLUMNS, in Arrow and pandas; default: all.
        fields: arguments that get a column of their own, such as ["count", "dest"].

        Raises TraceArgumentError if the trace does not have what an argument names."""
        kinds = _check("kinds", kinds, KINDS) if kinds is not None else _USUAL_KINDS
        columns = _check("columns", columns, COLUMNS) if columns is not None else COLUMNS
        fields = tuple(dict.fromkeys(_check("fields", fields, self.fields) or ()))
        low, high = _window(from_ns, to_ns)
        self._core
        query = (
            _bytes(_check("api", api, self.apis, True)),
            _regex(name),
            self._chosen_threads(rank, host, thread),
            sum(1 << KINDS.index(k) for k in set(kinds)),
            low,
            high,
        )
        return Events(self, query, tuple(c for c in COLUMNS if c in columns), fields)

    def device(self, **filters):
        """Work of devices: kernels, copies, fills; ``events(kinds="device")``."""
        if "kinds" in filters:
            raise TraceArgumentError("kinds: Trace.device() has work of devices only; use Trace.events()")
        return self.events(kinds="device", **filters)

    def _table(self, table):
        if not isinstance(table, str) or table not in TABLES:
            raise TraceArgumentError(f"table: {_choice(table, TABLES)}")
        made = getattr(self, table)
        return made() if callable(made) else made

    def to_arrow(self, table="events"):
        """One of TABLES as a pyarrow.Table. Needs pyarrow."""
        return self._table(table).to_arrow()

    def to_pandas(self, table="events"):
        """One of TABLES as a pandas.DataFrame. Needs pandas and pyarrow."""
        return self._table(table).to_pandas()

    # -- for people

    def _title(self, wall_ns=None):
        ranks, hosts, n = len(self.ranks), len(self.hosts), len(self.processes)
        who = f"{ranks} rank{'' if ranks == 1 else 's'}" if ranks else f"{n} process{'' if n == 1 else 'es'}"
        when = (
            _datetime.datetime.fromtimestamp(self.begin_ns / 1e9).strftime("%Y-%m-%d %H:%M:%S") if self.begin_ns else ""
        )
        parts = [f"{who} on {hosts} host{'' if hosts == 1 else 's'}", *([when] if when else [])]
        if wall_ns is not None:
            parts.append(f"{_time(wall_ns)} of wall time")
        missing = [
            f"{v} events {k}" if k != "killed" else f"{v} process{'' if v == 1 else 'es'} killed or still running"
            for k, v in (self._lost_now() if self.__core else ())
            if v
        ]
        return f"{self.program or self._where}: {', '.join(parts + missing)}"

    def _lost_now(self):
        return self.lost._asdict().items()

    def _overview(self):
        """The title and the tally; no tally if there is too much to count for a summary."""
        if self._summary is None:
            if self.record_bytes > _SMALL:
                self._summary = self._title(), None
            else:
                with _warnings.catch_warnings():
                    _warnings.simplefilter("ignore", TraceWarning)
                    tally = self.tally()
                self._summary = self._title(tally.data.get("elapsed_ns", 0)), tally
        return self._summary

    def __repr__(self):
        return f"<Trace {self._title() if self.__core else self._where + ' (closed)'}>"

    def __str__(self):
        if self.__core is None:
            return repr(self)
        title, tally = self._overview()
        return f"{title}\n{tally!r}" if tally is not None else title

    def _repr_html_(self):
        if self.__core is None:
            return _html.escape(repr(self))
        title, tally = self._overview()
        body = tally._repr_html_() if tally is not None else "<div>Trace.tally() counts it.</div>"
        return f"<div><b>{_html.escape(title)}</b></div>{body}"


def _ranges(numbers):
    """ "0-3, 7" """
    parts, numbers = [], sorted(numbers)
    for n in numbers:
        if parts and parts[-1][1] == n - 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts) or "none"


def _missing(path):
    folder = _os.path.dirname(_os.path.abspath(path))
    try:
        names = sorted(_os.listdir(folder))
    except OSError:
        return TraceNotFoundError(f"{path}: there is no such file or folder")
    traces = [n for n in names if n.endswith(".bin") or _has_traces(_os.path.join(folder, n))]
    near = _difflib.get_close_matches(_os.path.basename(path), names, 1)
    there = f"; traces beside it: {', '.join(traces[:10])}" if traces else ""
    return TraceNotFoundError(
        f"{path}: there is no such file or folder" + (f"; did you mean {near[0]}?" if near else "") + there
    )


def _has_traces(folder):
    try:
        return _os.path.isdir(folder) and any(n.endswith(".bin") for n in _os.listdir(folder))
    except OSError:
        return False


def _empty(folder):
    below = [n for n in sorted(_os.listdir(folder)) if _has_traces(_os.path.join(folder, n))]
    there = (
        f"; folders in it that have some: {', '.join(below[:10])}"
        if below
        else "; a program writes to the folder out, or to the one that TRACE_OUT names"
    )
    return TraceNotFoundError(f"{folder}: no .bin file is in this folder{there}")


def _paths(path):
    if isinstance(path, (str, bytes, _os.PathLike)):
        path = [path]
    if not isinstance(path, _Iterable):
        raise _wrong_type("path", path, "a path, or several")
    paths = []
    for one in path:
        if not isinstance(one, (str, bytes, _os.PathLike)):
            raise _wrong_type("path", one, "a path, or several")
        one = _os.fsdecode(one)
        if "\0" in one or not _os.path.exists(one):
            raise _missing(one.replace("\0", "\\0"))
        if _os.path.isdir(one) and not _has_traces(one):
            raise _empty(one)
        paths.append(one)
    if not paths:
        raise TraceArgumentError("path: no file and no folder is given")
    return paths


def open(path, *, run=None, max_mem=None, jobs=None, align=True, symbols=()):  # noqa: A001 - traceh.open
    """Opens a trace: a file that a process recorded, a merged file, a folder of them, or several of these.

    run: of several runs in a folder, its number or its id (``Trace.runs`` has them), or "all". Default: the newest; a
        RunWarning says so if there are others.
    max_mem: bytes that reading may hold; default 256 MiB.
    jobs: threads to read with; default: one a core.
    align: whether the clocks of the nodes are aligned by messages.
    symbols: folders with the programs that ran, for source lines.

    Raises TraceNotFoundError if there is no such path or no trace in it, TraceFormatError if nothing of it can be used,
    TraceArgumentError for a wrong argument. What is damaged or was lost comes as a TraceWarning; all else is read."""
    paths = _paths(path)
    if run is not None and not isinstance(run, str):
        run = str(_whole("run", run, 1))
    if isinstance(symbols, (str, bytes, _os.PathLike)):
        symbols = [symbols]
    core = _read.open(
        _bytes(paths),
        run,
        0 if max_mem is None else _whole("max_mem", max_mem, 1 << 20),
        0 if jobs is None else _whole("jobs", jobs, 1, 1024),
        bool(align),
        [_os.fsencode(s) for s in symbols],
    )
    if core.status() == 2:
        said = core.said(0)
        unknown = [line for line in said if line.startswith("error: no run ")]
        if unknown:
            raise TraceArgumentError("run: " + unknown[0][len("error: ") :])
        raise TraceFormatError("; ".join(said[:3]) or f"{paths[0]}: nothing of it can be used")
    t = Trace(core, paths)
    t._news(2)
    if run is None and t.run is not None and len(t.runs) > 1:
        runs = ", ".join(
            f"{r.number} ({r.program or 'no name'}, {r.processes} process{'' if r.processes == 1 else 'es'})"
            for r in t.runs[-8:]
        )
        _warnings.warn(
            f"{t._where}: {len(t.runs)} runs are here, and the newest, {t.run.number}, is read; run=NUMBER reads "
            f"another one, run='all' all of them: {runs}",
            RunWarning,
            stacklevel=2,
        )
    lost = t.lost
    if lost.dropped:
        _warnings.warn(
            f"{t._where}: {lost.dropped} events were lost while recording: the buffers were full (TRACE_BUFFER "
            "makes them larger)",
            LossWarning,
            stacklevel=2,
        )
    if lost.overwritten:
        _warnings.warn(
            f"{t._where}: {lost.overwritten} older events were overwritten (ring mode)", LossWarning, stacklevel=2
        )
    return t
