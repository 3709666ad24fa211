import os
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any, Literal, Union, overload

import pandas  # type: ignore[import-untyped,import-not-found,unused-ignore]
import polars  # type: ignore[import-untyped,import-not-found,unused-ignore]
import pyarrow  # type: ignore[import-untyped,import-not-found,unused-ignore]
from typing_extensions import Self, TypeAlias

_Path: TypeAlias = Union[str, bytes, os.PathLike[Any]]
_Texts: TypeAlias = Union[str, Iterable[str], None]
_Ranks: TypeAlias = Union[int, Iterable[int], None]
_By: TypeAlias = Literal["api", "name", "rank", "host", "process", "thread", "device", "queue", "where"]
_Kind: TypeAlias = Literal[
    "call", "async", "slice", "instant", "counter", "device", "message", "meta", "object", "sample", "pause", "resume"
]
_TableName: TypeAlias = Literal["events", "processes", "threads", "tally", "collectives", "launches", "device"]

KINDS: tuple[str, ...]
COLUMNS: tuple[str, ...]
TABLES: tuple[str, ...]

class TraceError(Exception): ...
class TraceNotFoundError(TraceError, FileNotFoundError): ...
class TraceFormatError(TraceError): ...
class TraceArgumentError(TraceError, ValueError): ...
class TraceClosedError(TraceError, ValueError): ...
class TraceWarning(UserWarning): ...
class DamageWarning(TraceWarning): ...
class LossWarning(TraceWarning): ...
class RunWarning(TraceWarning): ...

class Record:
    def __init__(self, data: dict[str, Any]) -> None: ...
    def __getattr__(self, name: str) -> Any: ...
    def __getitem__(self, name: str) -> Any: ...
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...
    def keys(self) -> Iterable[str]: ...
    def _asdict(self) -> dict[str, Any]: ...

_BY: dict[str, int]

def _choice(word: object, words: Iterable[object]) -> str: ...

class TallyRow(Record):
    api: str
    name: str
    kind: str
    rank: int | None
    host: str | None
    pid: int | None
    tid: int | None
    thread: str | None
    device: str | None
    queue: str | None
    where: str | None
    calls: int
    total_ns: int
    self_ns: int
    sum_ns: int
    min_ns: int
    max_ns: int
    avg_ns: float
    p50_ns: int
    p99_ns: int
    errors: int
    bytes: int
    sent_bytes: int
    received_bytes: int
    unfinished: int
    ranks: int | None
    rank_avg_ns: float | None
    rank_min_ns: int | None
    rank_min: int | None
    rank_max_ns: int | None
    rank_max: int | None
    imbalance: float | None

class Process(Record):
    index: int
    rank: int
    world: int
    host: str
    pid: int
    ppid: int
    program: str
    name: str
    path: str
    run: int
    begin_ns: int
    clock_error_ns: int
    align_error_ns: int | None
    dropped: int
    overwritten: int
    waited_ns: int
    ran_ns: int
    killed: bool
    facts: dict[str, str]

class Thread(Record):
    index: int
    process: int
    rank: int
    pid: int
    tid: int
    name: str
    dropped: int
    overwritten: int
    record_bytes: int

class _Arrow:
    def to_arrow(self) -> pyarrow.Table: ...
    def to_pandas(self) -> pandas.DataFrame: ...
    def to_polars(self) -> polars.DataFrame: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

class Table(_Arrow):
    name: str
    @property
    def columns(self) -> tuple[str, ...]: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    @overload
    def __getitem__(self, i: int) -> Any: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[Any]: ...
    def _repr_html_(self) -> str: ...

class Tally(Table):
    def __init__(self, data: dict[str, Any]) -> None: ...
    data: dict[str, Any]
    traffic: Table
    totals: Table
    counters: Table
    shares: Table
    messages: Table
    @overload
    def __getitem__(self, i: int) -> TallyRow: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[TallyRow]: ...
    def __iter__(self) -> Iterator[TallyRow]: ...

class Collectives(Table):
    def __init__(self, data: dict[str, Any]) -> None: ...
    data: dict[str, Any]
    ranks: Table
    communicators: Table
    worst: Table
    never_ended: Table
    incomplete: int

class Launches(Table):
    def __init__(self, data: dict[str, Any]) -> None: ...
    data: dict[str, Any]
    devices: Table

class Event:
    @property
    def id(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def api(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def begin_ns(self) -> int: ...
    @property
    def duration_ns(self) -> int: ...
    @property
    def self_ns(self) -> int: ...
    @property
    def rank(self) -> int: ...
    @property
    def host(self) -> str: ...
    @property
    def pid(self) -> int: ...
    @property
    def tid(self) -> int: ...
    @property
    def thread_name(self) -> str: ...
    @property
    def depth(self) -> int: ...
    @property
    def parent(self) -> int: ...
    @property
    def unfinished(self) -> bool: ...
    @property
    def error(self) -> bool: ...
    @property
    def result(self) -> str | None: ...
    @property
    def bytes(self) -> int: ...
    @property
    def sent_bytes(self) -> int: ...
    @property
    def received_bytes(self) -> int: ...
    @property
    def correlation(self) -> int: ...
    @property
    def device(self) -> str | None: ...
    @property
    def queue(self) -> str | None: ...
    @property
    def value(self) -> float | None: ...
    @property
    def step(self) -> int | None: ...
    @property
    def end_ns(self) -> int: ...
    @property
    def thread(self) -> Thread: ...
    @property
    def process(self) -> Process: ...
    @property
    def args(self) -> dict[str, Any]: ...
    def __getattr__(self, name: str) -> Any: ...
    def _asdict(self) -> dict[str, Any]: ...

class Events(_Arrow):
    @property
    def columns(self) -> tuple[str, ...]: ...
    def __iter__(self) -> Iterator[Event]: ...
    def __arrow_c_schema__(self) -> object: ...
    def to_batches(self, rows: int = ...) -> pyarrow.RecordBatchReader: ...

class Trace:
    # What traceh.export and traceh.query stand on; not for others.
    def _count(
        self,
        by: int,
        collectives: bool,
        launches: bool,
        messages: bool,
        api: _Texts,
        name: _Texts,
        rank: _Ranks,
        host: _Texts,
        from_ns: int | None,
        to_ns: int | None,
        worst: int,
    ) -> dict[str, Any]: ...
    def _ranks(self, rank: object) -> list[int] | None: ...
    def _news(self, depth: int) -> None: ...
    paths: list[str]
    messages: list[str]
    begin_ns: int
    record_bytes: int
    processes: Table
    threads: Table
    runs: Table
    files: Table
    apis: tuple[str, ...]
    fields: tuple[str, ...]
    hosts: tuple[str, ...]
    ranks: tuple[int, ...]
    @property
    def status(self) -> Literal["ok", "damaged"]: ...
    @property
    def lost(self) -> Record: ...
    @property
    def run(self) -> Record | None: ...
    @property
    def program(self) -> str: ...
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None: ...
    def tally(
        self,
        by: _By | Iterable[_By] = "name",
        *,
        api: _Texts = None,
        name: _Texts = None,
        rank: _Ranks = None,
        host: _Texts = None,
        from_ns: int | None = None,
        to_ns: int | None = None,
        messages: bool = False,
    ) -> Tally: ...
    def collectives(
        self,
        *,
        api: _Texts = None,
        name: _Texts = None,
        rank: _Ranks = None,
        host: _Texts = None,
        from_ns: int | None = None,
        to_ns: int | None = None,
        worst: int = 10,
    ) -> Collectives: ...
    def launches(
        self,
        *,
        api: _Texts = None,
        name: _Texts = None,
        rank: _Ranks = None,
        host: _Texts = None,
        from_ns: int | None = None,
        to_ns: int | None = None,
    ) -> Launches: ...
    def events(
        self,
        *,
        api: _Texts = None,
        name: _Texts = None,
        kinds: _Kind | Iterable[_Kind] | None = None,
        rank: _Ranks = None,
        host: _Texts = None,
        thread: int | str | Thread | Iterable[int | str | Thread] | None = None,
        from_ns: int | None = None,
        to_ns: int | None = None,
        columns: Iterable[str] | None = None,
        fields: Iterable[str] = (),
    ) -> Events: ...
    def device(self, **filters: Any) -> Events: ...
    def to_arrow(self, table: _TableName = "events") -> pyarrow.Table: ...
    def to_pandas(self, table: _TableName = "events") -> pandas.DataFrame: ...
    def _repr_html_(self) -> str: ...

def open(
    path: _Path | Iterable[_Path],
    *,
    run: int | str | None = None,
    max_mem: int | None = None,
    jobs: int | None = None,
    align: bool = True,
    symbols: _Path | Iterable[_Path] = (),
) -> Trace: ...
