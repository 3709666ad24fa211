"""Tables that are small: what is counted, as rows, as Arrow, as text and as HTML."""

import html
import json

from .. import _read
from ._constants import EVER, SHOWN
from ._errors import import_extra


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
        """Names of its fields."""
        return self._data.keys()

    def __dir__(self):
        return [*super().__dir__(), *self._data]

    def __eq__(self, other):
        return isinstance(other, Record) and self._data == other._data

    def __hash__(self):
        return hash(json.dumps(self._data, sort_keys=True))

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
    dropped, overwritten, waited_ns and ran_ns (of its thread that waited longest for a processor, and how long that one
    ran; both 0: none did, or the kernel does not tell), killed, facts."""

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
        form = "L" if any(v is not None and v > EVER[1] for v in values) else "l"
    elif seen <= {int, float, bool}:
        form = "g"
    else:
        form = "u"
        values = [
            v if v is None or isinstance(v, str) else json.dumps(v) if isinstance(v, (dict, list)) else str(v)
            for v in values
        ]
    return name.encode(), form, any(v is None for v in values), values


class Arrow:
    """What can be given to pyarrow, pandas, polars, DuckDB and others, by the Arrow PyCapsule interface."""

    def to_arrow(self):
        """A pyarrow.Table. Needs pyarrow."""
        pa = import_extra("pyarrow", "arrow")
        reader = pa.RecordBatchReader.from_stream(self)
        return pa.Table.from_batches(list(reader), schema=reader.schema)  # here signals are seen between batches

    def to_pandas(self):
        """A pandas.DataFrame; texts that repeat are categories. Needs pandas and pyarrow."""
        pd = import_extra("pandas", "pandas")
        pa = import_extra("pyarrow", "pandas")
        texts = {pa.string(): pd.ArrowDtype(pa.string())}  # not copied, nor made Python objects
        return self.to_arrow().to_pandas(types_mapper=texts.get, split_blocks=True, self_destruct=True)

    def to_polars(self):
        """A polars.DataFrame. Needs polars."""
        return import_extra("polars", "polars").DataFrame(self)


class Table(Arrow):
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
        return [[cell(name, row._data.get(name)) for name in self.columns] for row in self._rows[:SHOWN]]

    def __repr__(self):
        rows = self._shown()
        widths = [max(len(x) for x in column) for column in zip(self.columns, *rows)]
        lines = ["  ".join(f"{x:>{w}}" for x, w in zip(line, widths)) for line in (self.columns, *rows)]
        more = [f"... {len(self) - len(rows)} more"] if len(self) > len(rows) else []
        return "\n".join([f"<{self.name}: {len(self)} row{'' if len(self) == 1 else 's'}>", *lines, *more])

    def _repr_html_(self):
        return html_table(self.name, self.columns, self._shown(), len(self) - min(len(self), SHOWN))


def cell(name, value):
    if value is None:
        return ""
    if name.endswith("_ns") and isinstance(value, (int, float)) and abs(value) < 10**18:
        return time_text(value)
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def time_text(ns):
    for unit, scale in (("s", 10**9), ("ms", 10**6), ("us", 10**3)):
        if abs(ns) >= scale:
            return f"{ns / scale:.2f}{unit}"
    return f"{ns}ns" if isinstance(ns, int) else f"{ns:.2f}ns"


def html_table(caption, titles, rows, more):
    element = lambda tag, text: f"<{tag} style='text-align:right'>{html.escape(text)}</{tag}>"  # noqa: E731
    lines = ["".join(element("th", t) for t in titles), *("".join(element("td", x) for x in row) for row in rows)]
    foot = f"<div>... {more} more</div>" if more > 0 else ""
    return (
        f"<div><b>{html.escape(caption)}</b><table>"
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
        return [[cell(n, r._data.get(n)) for n in self._titles] for r in self._rows[:SHOWN]]

    _titles = ("api", "name", "total_ns", "calls", "avg_ns", "min_ns", "max_ns", "errors")

    def _repr_html_(self):
        return html_table("tally", self._titles, self._shown(), len(self) - min(len(self), SHOWN))

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
