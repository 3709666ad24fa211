"""Parquet and Arrow IPC: a folder with a table of events, in files by rank and time, and small tables beside it.

    out.parquet/events/rank=0/slice=0/part-0.parquet     and processes, threads, tally, collectives, launches, devices

docs/reference/export-schema.md has the columns. Rows come from the reader as record batches; they are split by rank and
slice of time, gathered until they make a row group, and written. What is gathered is bounded, whatever the trace.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped,import-not-found,unused-ignore]
import pyarrow.compute as pc  # type: ignore[import-untyped,import-not-found,unused-ignore]
import pyarrow.parquet as pq  # type: ignore[import-untyped,import-not-found,unused-ignore]

from .. import __version__, _modes
from ..reading import COLUMNS, Trace, TraceError
from . import _views
from ._progress import Progress
from ._small import empty, summaries

SCHEMA = 1  #: version of the tables; grows when a column changes its meaning
_GROUP_ROWS = 1 << 17  # of a row group
_GATHERED_ROWS = 1 << 20  # that wait for their row group to be full
_OPEN_FILES = 48
_SLICE_BYTES = 64 << 20  # of records of one rank, that one slice of time should have
_MOST_SLICES = 32
_MOST_WORDS = 1 << 16
_SLICES_NS = [n * 10**9 for n in (1, 10, 60, 600, 3600, 6 * 3600, 86400, 7 * 86400, 365 * 86400)]
COMPRESSIONS = ("zstd", "lz4", "snappy", "none")


def default_slice(trace: Trace) -> int:
    """Nanoseconds of a slice: the least round time by which a rank's files have some 64 MiB of records each."""
    by_rank: dict[int, int] = {}
    for t in trace.threads:
        by_rank[t.rank] = by_rank.get(t.rank, 0) + t.record_bytes
    slices = min(_MOST_SLICES, max(1, max(by_rank.values(), default=0) // _SLICE_BYTES))
    if slices == 1:
        return _SLICES_NS[-1]
    length = trace.tally().data.get("elapsed_ns", 0)
    return next((s for s in _SLICES_NS if length / s <= slices), _SLICES_NS[-1])


# ---- files -----------------------------------------------------------------------------------------------------------


class _Parquet:
    """One file; a row group a table."""

    ending = ".parquet"

    # Numbers that are near the one before. All readers know this encoding; BYTE_STREAM_SPLIT of integers, which is
    # smaller still, not many.
    _DELTAS = ("id", "begin_ns", "duration_ns", "self_ns", "parent")
    _BOUNDS = ("begin_ns", "duration_ns", "process", "thread")  # least and greatest of a row group are in the file

    def __init__(self, path: str, schema: pa.Schema, compression: str) -> None:
        deltas = {n: "DELTA_BINARY_PACKED" for n in schema.names if n in self._DELTAS}
        self._file = pq.ParquetWriter(
            path,
            schema,
            compression=compression,
            compression_level=1 if compression == "zstd" else None,
            use_dictionary=[n for n in schema.names if n not in deltas and n != "args"],
            column_encoding=deltas or None,
            write_statistics=[n for n in schema.names if n in self._BOUNDS] or True,
        )

    def write(self, table: pa.Table) -> None:
        self._file.write_table(table, row_group_size=_GROUP_ROWS)

    def close(self) -> None:
        self._file.close()


class _Arrow:
    """One file of Arrow IPC. It has one dictionary a column: another table needs another file (see _Words)."""

    ending = ".arrow"

    def __init__(self, path: str, schema: pa.Schema, compression: str) -> None:
        options = pa.ipc.IpcWriteOptions(compression=None if compression == "none" else compression)
        self._file = pa.ipc.new_file(path, schema, options=options)

    def write(self, table: pa.Table) -> None:
        self._file.write_table(table, max_chunksize=_GROUP_ROWS)

    def close(self) -> None:
        self._file.close()


class _Words:
    """The texts of one column in the order in which they came, for all files of an export."""

    def __init__(self) -> None:
        self.texts = pa.nulls(0, pa.string())

    def encode(self, column: pa.ChunkedArray) -> pa.DictionaryArray:
        chunk = column.unify_dictionaries().combine_chunks()
        chunk = chunk.chunk(0) if isinstance(chunk, pa.ChunkedArray) else chunk
        place = pc.index_in(chunk.dictionary, value_set=self.texts)
        if place.null_count:
            new = chunk.dictionary.filter(place.is_null())
            self.texts = pa.concat_arrays([self.texts, new]) if len(self.texts) < _MOST_WORDS else new
            place = pc.index_in(chunk.dictionary, value_set=self.texts)
        if place.null_count:  # they were begun anew
            self.texts = chunk.dictionary
            return chunk
        return pa.DictionaryArray.from_arrays(place.take(chunk.indices), self.texts)


class _Events:
    """The files of events: those of several ranks and slices at the same time."""

    def __init__(self, folder: str, schema: pa.Schema, make: type[_Parquet] | type[_Arrow], compression: str) -> None:
        self._folder = folder
        self._schema = schema
        self._make = make
        self._compression = compression
        self._gathered: dict[tuple[int, int], list[pa.RecordBatch]] = {}
        self._rows: dict[tuple[int, int], int] = {}
        self._open: dict[tuple[int, int], Any] = {}
        self._parts: dict[tuple[int, int], int] = {}
        self._words: dict[str, _Words] = {}
        if make is _Arrow:
            self._words = {f.name: _Words() for f in schema if pa.types.is_dictionary(f.type)}
        self._texts: dict[tuple[int, int], list[pa.Array]] = {}
        self.rows = self.files = 0

    def add(self, key: tuple[int, int], batch: pa.RecordBatch) -> None:
        self.rows += batch.num_rows
        self._gathered.setdefault(key, []).append(batch)
        self._rows[key] = self._rows.get(key, 0) + batch.num_rows
        if self._rows[key] >= _GROUP_ROWS:
            self._flush(key)
        while sum(self._rows.values()) > _GATHERED_ROWS:
            self._flush(max(self._rows, key=lambda k: self._rows[k]))

    def _flush(self, key: tuple[int, int]) -> None:
        batches = self._gathered.pop(key)
        del self._rows[key]
        table = pa.Table.from_batches(batches, self._schema)
        if self._words:
            columns = {n: table.column(n) for n in table.column_names}
            columns.update({n: w.encode(table.column(n)) for n, w in self._words.items()})
            table = pa.table(list(columns.values()), schema=self._schema)
            texts = [w.texts for w in self._words.values()]
            if any(a is not b for a, b in zip(texts, self._texts.get(key, texts))):
                if file := self._open.pop(key, None):
                    file.close()
            self._texts[key] = texts
        elif len(batches) > 1:
            table = table.unify_dictionaries()
        if key not in self._open:
            self._begin(key)
        self._open[key].write(table)

    def _begin(self, key: tuple[int, int]) -> None:
        while len(self._open) >= _OPEN_FILES:
            self._open.pop(next(iter(self._open))).close()
        folder = os.path.join(self._folder, f"rank={key[0]}", f"slice={key[1]}")
        part = self._parts[key] = self._parts.get(key, -1) + 1
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, f"part-{part}{self._make.ending}")
        self._open[key] = self._make(path, self._schema, self._compression)
        self.files += 1

    def end_ranks(self) -> None:
        """No row of the ranks so far comes any more."""
        for key in sorted(self._gathered):
            self._flush(key)
        for file in self._open.values():
            file.close()
        self._open.clear()
        self._texts.clear()
        self._parts.clear()

    def close(self) -> None:
        if not self.files:  # a table without a row is a table, too
            self._begin((-1, 0))
            self._open[-1, 0].write(empty(self._schema))
        self.end_ranks()


def _number(value: int, like: pa.Array) -> pa.Scalar:
    """An integer as pyarrow computes with it, by its bytes: for one of Python's it would import pandas."""
    raw = pa.py_buffer(value.to_bytes(like.type.bit_width // 8, sys.byteorder, signed=True))
    return pa.Array.from_buffers(like.type, 1, [None, raw])[0]


def _split(batch: pa.RecordBatch, begin_ns: int, slice_ns: int) -> Iterator[tuple[tuple[int, int], pa.RecordBatch]]:
    """The rows by rank and slice of time. Most batches have one rank, and few slices."""
    rank = batch.column("rank")
    begin = batch.column("begin_ns")
    low, high = pc.min_max(rank).as_py().values()
    first, last = ((max(v - begin_ns, 0)) // slice_ns for v in pc.min_max(begin).as_py().values())
    rest = batch.drop_columns(["rank"])
    if low == high and first == last:
        yield (low, first), rest
        return
    since = pc.subtract(begin, _number(begin_ns, begin))
    number = pc.divide(pc.max_element_wise(since, _number(0, begin)), _number(slice_ns, begin))
    for r in [low] if low == high else pc.unique(rank).to_pylist():
        here, numbers = rest, number
        if low != high:
            chosen = pc.equal(rank, _number(r, rank))
            here, numbers = rest.filter(chosen), number.filter(chosen)
        for s in pc.unique(numbers).to_pylist():
            yield (r, s), here.filter(pc.equal(numbers, _number(s, numbers)))


# ---- the folder ------------------------------------------------------------------------------------------------------


def _rank_groups(trace: Trace, wanted: Any, slices: int) -> list[list[int]]:
    ranks = trace._ranks(wanted)
    if ranks is None:
        ranks = sorted({p.rank for p in trace.processes})
    ranks = list(dict.fromkeys(ranks))
    n = max(1, _OPEN_FILES // max(1, slices))
    return [ranks[i : i + n] for i in range(0, len(ranks), n)]


def _write_small(table: pa.Table, path: str, make: type[_Parquet] | type[_Arrow], compression: str) -> None:
    file = make(path, table.schema, compression)
    file.write(table)
    file.close()


def write(
    trace: Trace,
    output: str,
    form: str,
    filters: dict[str, Any],
    *,
    args: bool = False,
    slice_ns: int | None = None,
    compression: str | None = None,
    progress: Progress,
) -> dict[str, int]:
    """Writes the folder; one that was an export is replaced when the new one is whole."""
    make = _Parquet if form == "parquet" else _Arrow
    compression = compression or ("zstd" if form == "parquet" else "lz4")
    if form == "arrow" and compression == "snappy":
        raise TraceError("Arrow IPC files are compressed by zstd or lz4, or not at all (none), and not by snappy")
    if os.path.lexists(output) and not os.path.exists(os.path.join(output, "metadata.json")):
        raise TraceError(f"{output} is there and is no export; name another folder with -o, or remove it")
    slice_ns = slice_ns or default_slice(trace)
    columns = [c for c in COLUMNS if args or c != "args"]
    part = f"{output}.part-{os.getpid()}"
    os.mkdir(part, 0o700)
    try:
        os.mkdir(os.path.join(part, "events"))
        done = _write_into(part, trace, filters, columns, make, compression, slice_ns, progress)
        for name, table in summaries(trace, filters).items():
            _write_small(table, os.path.join(part, name + make.ending), make, compression)
        _describe(part, trace, form, args, slice_ns, filters)
        _modes.settle(part, _modes.modes_of(output))
        old = None
        if os.path.lexists(output):
            old = f"{output}.old-{os.getpid()}"
            os.rename(output, old)
        os.rename(part, output)
        if old:
            shutil.rmtree(old)
        return done
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _write_into(
    part: str,
    trace: Trace,
    filters: dict[str, Any],
    columns: list[str],
    make: type[_Parquet] | type[_Arrow],
    compression: str,
    slice_ns: int,
    progress: Progress,
) -> dict[str, int]:
    events: _Events | None = None
    groups = _rank_groups(trace, filters.get("rank"), 1 if slice_ns == _SLICES_NS[-1] else _MOST_SLICES)
    for i, ranks in enumerate(groups or [[]]):
        chosen = trace.events(**{**filters, "rank": ranks if len(groups) > 1 else filters.get("rank")}, columns=columns)
        reader = chosen.to_batches(rows=_GROUP_ROWS)
        if events is None:
            schema = reader.schema
            schema = schema.remove(schema.get_field_index("rank"))
            events = _Events(os.path.join(part, "events"), schema, make, compression)
        for batch in reader:
            if batch.num_rows:
                for key, rows in _split(batch, trace.begin_ns, slice_ns):
                    events.add(key, rows)
                progress.show(events.rows, i, len(groups))
        events.end_ranks()
    assert events is not None
    events.close()
    trace._news(3)
    return {"rows": events.rows, "files": events.files}


def _describe(
    part: str, trace: Trace, form: str, args: bool, slice_ns: int, filters: dict[str, Any]
) -> None:
    about = {
        "schema": SCHEMA,
        "written_by": f"trace.h {__version__}",
        "format": form,
        "program": trace.program,
        "begin_ns": trace.begin_ns,
        "slice_ns": slice_ns,
        "args": args,
        "filters": {k: v for k, v in filters.items() if v is not None},
        "status": trace.status,
        "lost": trace.lost._asdict(),
        "messages": trace.messages,
    }
    with open(os.path.join(part, "metadata.json"), "w") as file:
        json.dump(about, file, indent=1)
        file.write("\n")
    if form == "parquet":
        with open(os.path.join(part, "views.sql"), "w") as file:
            file.write("-- cd FOLDER && duckdb -init views.sql\n")
            for line in _views.of_parquet(".", args):
                file.write(line + ";\n")
