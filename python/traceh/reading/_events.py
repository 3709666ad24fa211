"""Single events: one by one, or as record batches."""

import json

from ._constants import BATCH_ROWS, COLUMNS, LAZY_ROWS
from ._errors import as_bytes, import_extra, whole
from ._pandas import frame
from ._tables import Arrow


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
            self._args = json.loads(text) if text else {}
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
_MEANING = {
    "id": "Its number, the same whatever is asked for.",
    "parent": "The id of the call it was made in; -1: none.",
    "depth": "How many calls are around it.",
    "kind": "One of traceh.reading.KINDS: call, async, slice, device, instant, counter ...",
    "api": "Who made it: MPI, CUDA, user ...",
    "name": "What it is.",
    "begin_ns": "When it began: nanoseconds since 1970 (UTC).",
    "duration_ns": "Nanoseconds that it took; 0 for what takes no time.",
    "self_ns": "Nanoseconds of that in which nothing was called inside.",
    "unfinished": "Whether it had not ended: it is taken to last until its process' last sign of life.",
    "rank": "The rank of its process; -1: none.",
    "host": "The machine.",
    "pid": "The number of its process.",
    "tid": "The number of its thread.",
    "thread_name": "The name of its thread, or an empty text.",
    "error": "Whether it failed.",
    "result": "What it returned, as text; None: nothing is known.",
    "bytes": "Bytes that it moved.",
    "sent_bytes": "Bytes that it sent.",
    "received_bytes": "Bytes that it received.",
    "correlation": "Joins device work with the call that asked for it, in one process and API; 0: none.",
    "device": "The device that it ran on, or None.",
    "queue": "The queue or stream of the device, or None.",
    "value": "The value of a counter, or None.",
    "step": "The number of the step in which it began; None: it was outside of the steps.",
}
for _i, _name in enumerate(COLUMNS):
    if _name not in ("thread", "process", "args"):
        setattr(Event, _name, property(lambda self, _i=_i: self._row[_i], doc=_MEANING.get(_name)))


class _Once:
    """One stream, for what takes streams by Arrow's PyCapsule interface."""

    def __init__(self, stream):
        self._stream = stream

    def __arrow_c_stream__(self, requested_schema=None):
        return self._stream.capsule()


class Events(Arrow):
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
        return self._trace._core.stream(*self._query, bits, as_bytes(fields), by_time, rows, 0)

    def __iter__(self):
        trace = self._trace
        trace._core  # noqa: B018 - a closed trace is an error now, not at the first event
        return self._each(trace)

    def _each(self, trace):
        stream = self._stream(COLUMNS, [], True, LAZY_ROWS)
        while (rows := stream.rows()) is not None:
            for row in rows:
                yield Event(row, trace)
        trace._news(3)

    def __arrow_c_stream__(self, requested_schema=None):
        return self._stream(self._columns, self._fields, False, BATCH_ROWS).capsule()

    def __arrow_c_schema__(self):
        return self._stream(self._columns, self._fields, False, 1).schema()

    def to_arrow(self):
        table = super().to_arrow()
        self._trace._news(3)
        return table

    to_arrow.__doc__ = Arrow.to_arrow.__doc__

    def to_pandas(self):
        import_extra("pandas", "pandas")
        import_extra("pyarrow", "pandas")
        made = frame(self.to_batches())
        self._trace._news(3)
        return made

    to_pandas.__doc__ = Arrow.to_pandas.__doc__

    def to_batches(self, rows=BATCH_ROWS):
        """A pyarrow.RecordBatchReader: a batch of up to so many rows after the other, so that memory is bounded. Needs
        pyarrow."""
        rows = whole("rows", rows, 1, 1 << 24)
        pa = import_extra("pyarrow", "arrow")
        stream = self._stream(self._columns, self._fields, False, rows)
        return pa.RecordBatchReader.from_stream(_Once(stream))

    def __repr__(self):
        return f"<events of {self._trace!r}: {', '.join(self.columns)}>"
