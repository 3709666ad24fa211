"""SQLite in the shape that Nsight Systems exports, for tools that read it.

Tables and columns are those of NVIDIA's published schema, as far as a recording has what they hold. Calls of CUDA are
in CUPTI_ACTIVITY_KIND_RUNTIME, work of devices in _KERNEL, _MEMCPY and _MEMSET, MPI in its tables, all other calls are
ranges of NVTX whose domain is the API. Times are nanoseconds since the trace's beginning.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator
from datetime import datetime, timezone
from typing import Any

from .. import __version__, _modes
from ..reading import Trace
from ._progress import Progress

_WORK = "start INTEGER NOT NULL, end INTEGER NOT NULL, deviceId INTEGER NOT NULL, contextId INTEGER NOT NULL, " \
    "greenContextId INTEGER, streamId INTEGER NOT NULL, correlationId INTEGER, globalPid INTEGER"  # fmt: skip
_CALL = "start INTEGER NOT NULL, end INTEGER NOT NULL, globalTid INTEGER, textId INTEGER"
_TABLES = {
    "StringIds": "id INTEGER PRIMARY KEY, value TEXT NOT NULL",
    "META_DATA_EXPORT": "name TEXT, value TEXT",
    "META_DATA_CAPTURE": "name TEXT, value TEXT",
    "TARGET_INFO_SESSION_START_TIME": "utcEpochNs INTEGER, utcTime TEXT, localTime TEXT",
    "TARGET_INFO_SYSTEM_ENV": "globalVid INTEGER, devStateName TEXT, name TEXT, nameEnum INTEGER, value TEXT",
    "TARGET_INFO_GPU": "vmId INTEGER, id INTEGER, name TEXT, busLocation TEXT, isDiscrete INTEGER, "
    "l2CacheSize INTEGER, totalMemory INTEGER, memoryBandwidth INTEGER, clockRate INTEGER, smCount INTEGER, "
    "pwGpuId INTEGER, uuid TEXT, luid INTEGER, chipName TEXT, cuDevice INTEGER",
    "TARGET_INFO_CUDA_DEVICE": "gpuId INTEGER, cudaId INTEGER, pid INTEGER, uuid TEXT, numMultiprocessors INTEGER",
    "PROCESSES": "globalPid INTEGER, pid INTEGER, name TEXT",
    "ThreadNames": "nameId INTEGER, priority INTEGER, globalTid INTEGER",
    "CUPTI_ACTIVITY_KIND_RUNTIME": "start INTEGER NOT NULL, end INTEGER NOT NULL, eventClass INTEGER NOT NULL, "
    "globalTid INTEGER, correlationId INTEGER, nameId INTEGER NOT NULL, returnValue INTEGER NOT NULL, "
    "callchainId INTEGER",
    "CUPTI_ACTIVITY_KIND_KERNEL": _WORK + ", demangledName INTEGER NOT NULL, shortName INTEGER NOT NULL, "
    "mangledName INTEGER, launchType INTEGER, cacheConfig INTEGER, registersPerThread INTEGER NOT NULL, "
    "gridX INTEGER NOT NULL, gridY INTEGER NOT NULL, gridZ INTEGER NOT NULL, blockX INTEGER NOT NULL, "
    "blockY INTEGER NOT NULL, blockZ INTEGER NOT NULL, staticSharedMemory INTEGER NOT NULL, "
    "dynamicSharedMemory INTEGER NOT NULL, localMemoryPerThread INTEGER NOT NULL, localMemoryTotal INTEGER NOT NULL, "
    "gridId INTEGER NOT NULL, sharedMemoryExecuted INTEGER, graphNodeId INTEGER, sharedMemoryLimitConfig INTEGER",
    "CUPTI_ACTIVITY_KIND_MEMCPY": _WORK + ", bytes INTEGER NOT NULL, copyKind INTEGER NOT NULL, "
    "deprecatedSrcId INTEGER, srcKind INTEGER, dstKind INTEGER, srcDeviceId INTEGER, srcContextId INTEGER, "
    "dstDeviceId INTEGER, dstContextId INTEGER, migrationCause INTEGER, graphNodeId INTEGER, virtualAddress INTEGER, "
    "copyCount INTEGER",
    "CUPTI_ACTIVITY_KIND_MEMSET": _WORK + ", value INTEGER NOT NULL, bytes INTEGER NOT NULL, graphNodeId INTEGER, "
    "memKind INTEGER",
    "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION": _WORK + ", syncType INTEGER NOT NULL, eventId INTEGER NOT NULL, "
    "eventSyncId INTEGER",
    "NVTX_EVENTS": "start INTEGER NOT NULL, end INTEGER, eventType INTEGER NOT NULL, rangeId INTEGER, "
    "category INTEGER, color INTEGER, text TEXT, globalTid INTEGER, endGlobalTid INTEGER, textId INTEGER, "
    "domainId INTEGER, uint64Value INTEGER, int64Value INTEGER, doubleValue REAL, uint32Value INTEGER, "
    "int32Value INTEGER, floatValue REAL, jsonTextId INTEGER, jsonText TEXT, binaryData TEXT",
    "MPI_RANKS": "globalTid INTEGER, rank INTEGER",
    "MPI_P2P_EVENTS": _CALL + ", commHandle INTEGER, tag INTEGER, remoteRank INTEGER, size INTEGER, "
    "requestHandle INTEGER",
    "MPI_COLLECTIVES_EVENTS": _CALL + ", commHandle INTEGER, rootRank INTEGER, size INTEGER, recvSize INTEGER, "
    "requestHandle INTEGER",
    "MPI_START_WAIT_EVENTS": _CALL + ", requestHandle INTEGER",
    "MPI_OTHER_EVENTS": _CALL,
    "ENUM_CUDA_MEMCPY_OPER": "id INTEGER PRIMARY KEY, name TEXT, label TEXT",
    "ENUM_CUPTI_SYNC_TYPE": "id INTEGER PRIMARY KEY, name TEXT, label TEXT",
    "ENUM_NSYS_EVENT_TYPE": "id INTEGER PRIMARY KEY, name TEXT, label TEXT",
}
_COPIES = {"H2D": (1, "Host-to-Device"), "D2H": (2, "Device-to-Host"), "H2A": (3, "Host-to-Array"),
           "A2H": (4, "Array-to-Host"), "A2A": (5, "Array-to-Array"), "A2D": (6, "Array-to-Device"),
           "D2A": (7, "Device-to-Array"), "D2D": (8, "Device-to-Device"), "H2H": (9, "Host-to-Host"),
           "P2P": (10, "Peer-to-Peer")}  # fmt: skip
_SYNCS = {"EventSynchronize": 1, "StreamWaitEvent": 2, "StreamSynchronize": 3, "DeviceSynchronize": 4,
          "CtxSynchronize": 4}  # fmt: skip
_MARK, _PUSH_POP, _START_END, _DOMAIN = 34, 59, 60, 75
_ENUMS = {
    "ENUM_CUDA_MEMCPY_OPER": [(0, "UNKNOWN", "Unknown"), *((n, k, t) for k, (n, t) in _COPIES.items())],
    "ENUM_CUPTI_SYNC_TYPE": [(1, "EVENT_SYNCHRONIZE", "Event sync"), (2, "STREAM_WAIT_EVENT", "Stream wait event"),
                             (3, "STREAM_SYNCHRONIZE", "Stream sync"), (4, "CONTEXT_SYNCHRONIZE", "Context sync")],
    "ENUM_NSYS_EVENT_TYPE": [(_MARK, "NvtxMark", "NvtxMark"), (_PUSH_POP, "NvtxPushPopRange", "NvtxPushPopRange"),
                             (_START_END, "NvtxStartEndRange", "NvtxStartEndRange"),
                             (_DOMAIN, "NvtxDomainCreate", "NvtxDomainCreate")],
}  # fmt: skip
_POINT_TO_POINT = ("MPI_Send", "MPI_Ssend", "MPI_Bsend", "MPI_Rsend", "MPI_Recv", "MPI_Isend", "MPI_Issend",
                   "MPI_Ibsend", "MPI_Irsend", "MPI_Irecv", "MPI_Mrecv", "MPI_Imrecv", "MPI_Sendrecv",
                   "MPI_Sendrecv_replace", "MPI_Probe", "MPI_Iprobe")  # fmt: skip
_COLLECTIVE = ("allgather", "allreduce", "alltoall", "barrier", "bcast", "exscan", "gather", "reduce", "scan",
               "scatter")  # fmt: skip
_OWN_CORRELATION = 1 << 40  # of calls that asked for no work
_ROWS = 1 << 14


def _batches(trace: Trace, filters: dict[str, Any], kinds: tuple[str, ...], columns: list[str]) -> Iterator[list[Any]]:
    for batch in trace.events(**{**filters, "kinds": kinds}, columns=columns).to_batches(rows=_ROWS):
        have = dict(zip(batch.schema.names, batch.columns))
        yield list(zip(*(have[c].to_pylist() for c in columns)))


class _Database:
    """The database, and what gets numbers in it."""

    def __init__(self, path: str, trace: Trace) -> None:
        _modes.create(path)
        self.con = sqlite3.connect(path, isolation_level=None)
        self.con.execute("PRAGMA journal_mode = OFF")
        self.con.execute("PRAGMA synchronous = OFF")
        self.con.execute("BEGIN")
        for name, columns in _TABLES.items():
            self.con.execute(f"CREATE TABLE {name} ({columns})")
        for name, rows in _ENUMS.items():
            self.con.executemany(f"INSERT INTO {name} VALUES (?, ?, ?)", rows)
        self._texts: dict[str, int] = {}
        self._hosts = {h: i + 1 for i, h in enumerate(trace.hosts)}
        self.rows = 0
        numbers: dict[tuple[str, int], None] = {}  # containers may number several processes alike: then the next free one
        for p in trace.processes:
            number = p.pid & 0xFFFFFF
            while (p.host, number) in numbers:
                number = (number + 1) & 0xFFFFFF
            numbers[p.host, number] = None
        self.pids = [(self._hosts[host] << 48) | number << 24 for host, number in numbers]
        self.tids = [self.pids[t.process] | (t.tid & 0xFFFFFF) for t in trace.threads]

    def text(self, text: str) -> int:
        number = self._texts.get(text)
        if number is None:
            number = self._texts[text] = len(self._texts)
            self.con.execute("INSERT INTO StringIds VALUES (?, ?)", (number, text))
        return number

    def put(self, table: str, columns: str, rows: list[tuple[Any, ...]], event: bool = True) -> None:
        marks = ", ".join("?" * len(columns.split(",")))
        self.con.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)
        self.rows += len(rows) if event else 0


def _describe(db: _Database, trace: Trace) -> None:
    at = datetime.fromtimestamp(trace.begin_ns // 10**9, timezone.utc)
    about = [("EXPORT_PRODUCT_NAME", "trace.h"), ("EXPORT_PRODUCT_VERSION", __version__),
             ("EXPORT_SCHEMA_VERSION", "3.0.0")]  # fmt: skip
    db.put("META_DATA_EXPORT", "name, value", about, False)
    db.put("META_DATA_CAPTURE", "name, value", [("PROGRAM", trace.program)], False)
    db.put("TARGET_INFO_SESSION_START_TIME", "utcEpochNs, utcTime, localTime",
           [(trace.begin_ns, at.isoformat(), at.astimezone().isoformat())], False)  # fmt: skip
    db.put("TARGET_INFO_SYSTEM_ENV", "globalVid, name, value",
           [(n << 48, "Hostname", h) for h, n in db._hosts.items()], False)  # fmt: skip
    rows = [(db.pids[p.index], p.pid, p.path or p.program or "") for p in trace.processes]
    db.put("PROCESSES", "globalPid, pid, name", rows, False)
    names = [(db.text(t.name or f"thread {t.tid}"), db.tids[t.index]) for t in trace.threads]
    db.put("ThreadNames", "nameId, globalTid", names, False)
    ranks = [(db.pids[p.index] | p.pid & 0xFFFFFF, p.rank) for p in trace.processes if p.rank >= 0]
    db.put("MPI_RANKS", "globalTid, rank", ranks, False)


def _number(value: Any, otherwise: int | None = 0) -> int | None:
    return value if isinstance(value, int) and -(1 << 63) <= value < 1 << 63 else otherwise


def _three(value: Any) -> list[int]:
    got = [v if isinstance(v, int) else 1 for v in value] if isinstance(value, list) else []
    return (got + [1, 1, 1])[:3]


class _Work:
    """Work of devices: kernels, copies, fills; and the devices there are."""

    _COLUMNS = ["name", "begin_ns", "duration_ns", "process", "correlation", "device", "queue", "bytes", "args"]

    def __init__(self, db: _Database, trace: Trace) -> None:
        self._db = db
        self._begin = trace.begin_ns
        self._processes = trace.processes
        self._devices: dict[tuple[int, str], int] = {}  # process, name: number in the process
        self._queues: dict[tuple[int, str, str], int] = {}

    def write(self, trace: Trace, filters: dict[str, Any], progress: Progress) -> None:
        for rows in _batches(trace, filters, ("device",), self._COLUMNS):
            kernels, copies, fills = [], [], []
            for name, begin, length, process, correlation, device, queue, size, args in rows:
                a = json.loads(args) if args else {}
                device, queue = device or "", queue or ""
                number = _number(a.get("device"), None)
                number = self._devices.setdefault((process, device), len(self._devices) if number is None else number)
                lane = self._queues.setdefault((process, device, queue), len(self._queues))
                base = (begin - self._begin, begin - self._begin + length, number, _number(a.get("context"), 1),
                        _number(a.get("stream"), lane), correlation, self._db.pids[process])  # fmt: skip
                node = _number(a.get("node")) or None
                low = name.lower()
                if "grid" not in a and ("direction" in a or "memcpy" in low or "copy" in low):
                    way = _COPIES.get(str(a.get("direction")), (0, ""))[0]
                    ends = (_number(a.get(k), None) for k in ("from_device", "to_device"))
                    copies.append((*base, size, way, *ends, node))
                elif "grid" not in a and ("memset" in low or "fill" in low):
                    fills.append((*base, _number(a.get("value")), size, node))
                else:
                    short = name.partition("(")[0].partition("<")[0].split()[-1:] or [name]
                    kernels.append((*base, self._db.text(name), self._db.text(short[0]), _number(a.get("registers")),
                                    *_three(a.get("grid")), *_three(a.get("block")), _number(a.get("static_shared")),
                                    _number(a.get("dynamic_shared")), _number(a.get("local")), 0, 0, node))  # fmt: skip
            work = "start, end, deviceId, contextId, streamId, correlationId, globalPid, "
            self._db.put("CUPTI_ACTIVITY_KIND_KERNEL", work + "demangledName, shortName, registersPerThread, gridX, "
                         "gridY, gridZ, blockX, blockY, blockZ, staticSharedMemory, dynamicSharedMemory, "
                         "localMemoryPerThread, localMemoryTotal, gridId, graphNodeId", kernels)  # fmt: skip
            self._db.put("CUPTI_ACTIVITY_KIND_MEMCPY", work + "bytes, copyKind, srcDeviceId, dstDeviceId, graphNodeId",
                         copies)  # fmt: skip
            self._db.put("CUPTI_ACTIVITY_KIND_MEMSET", work + "value, bytes, graphNodeId", fills)
            progress.show(self._db.rows)

    def describe(self) -> None:
        for i, ((process, name), number) in enumerate(self._devices.items()):
            p = self._processes[process]
            words = name.split(" ", 2)
            plain = words[2] if len(words) == 3 and words[1].isdigit() else name
            self._db.put("TARGET_INFO_GPU", "vmId, id, name, isDiscrete, cuDevice",
                         [(self._db.pids[process] >> 48, i, plain, 1, number)], False)  # fmt: skip
            self._db.put("TARGET_INFO_CUDA_DEVICE", "gpuId, cudaId, pid", [(i, number, p.pid)], False)


class _Calls:
    """Calls of threads, spans and instants."""

    _COLUMNS = ["id", "kind", "api", "name", "begin_ns", "duration_ns", "process", "thread", "error", "correlation"]

    def __init__(self, db: _Database, trace: Trace) -> None:
        self._db = db
        self._begin = trace.begin_ns
        self._domains: dict[str, int] = {"user": 0}
        self._made: set[tuple[int, int]] = set()

    def _domain(self, api: str, process: int) -> int:
        number = self._domains.setdefault(api, len(self._domains))
        if number and (number, process) not in self._made:
            self._made.add((number, process))
            self._db.put("NVTX_EVENTS", "start, eventType, text, globalTid, domainId",
                         [(0, _DOMAIN, api, self._db.pids[process], number)], False)  # fmt: skip
        return number

    def write(self, trace: Trace, filters: dict[str, Any], progress: Progress) -> None:
        for rows in _batches(trace, filters, ("call", "async", "slice", "instant"), self._COLUMNS):
            cuda: list[tuple[Any, ...]] = []
            syncs: list[tuple[Any, ...]] = []
            ranges: list[tuple[Any, ...]] = []
            for id_, kind, api, name, begin, length, process, thread, error, correlation in rows:
                start, tid = begin - self._begin, self._db.tids[thread]
                if kind == "call" and api in ("CUDART", "CUDA"):
                    number = correlation or _OWN_CORRELATION + len(cuda) + self._db.rows
                    cuda.append((start, start + length, int(api == "CUDA"), tid, number,
                                 self._db.text(name.lstrip("_")), 999 if error else 0))  # fmt: skip
                    for word, sync in _SYNCS.items():
                        if word in name:
                            syncs.append((start, start + length, 0, 1, 0, number, self._db.pids[process], sync, 0))
                            break
                elif api != "MPI" or kind != "call":
                    how = {"call": _PUSH_POP, "instant": _MARK}.get(kind, _START_END)
                    ranges.append((start, None if kind == "instant" else start + length, how, id_, tid,
                                   name, self._db.text(name), self._domain(api, process)))  # fmt: skip
            self._db.put("CUPTI_ACTIVITY_KIND_RUNTIME", "start, end, eventClass, globalTid, correlationId, nameId, "
                         "returnValue", cuda)  # fmt: skip
            self._db.put("CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", "start, end, deviceId, contextId, streamId, "
                         "correlationId, globalPid, syncType, eventId", syncs, False)  # fmt: skip
            # Nsight Systems has a text in one place, tools look in either.
            self._db.put("NVTX_EVENTS", "start, end, eventType, rangeId, globalTid, text, textId, domainId", ranges)
            progress.show(self._db.rows)


def _write_mpi(db: _Database, trace: Trace, filters: dict[str, Any], progress: Progress) -> None:
    columns = ["name", "begin_ns", "duration_ns", "thread", "bytes", "sent_bytes", "received_bytes", "args"]
    if "MPI" not in trace.apis or (filters.get("api") and "MPI" not in map(str.upper, filters["api"])):
        return
    for rows in _batches(trace, {**filters, "api": "MPI"}, ("call",), columns):
        tables: dict[str, list[tuple[Any, ...]]] = {"P2P": [], "COLLECTIVES": [], "START_WAIT": [], "OTHER": []}
        for name, begin, length, thread, size, sent, received, args in rows:
            a = json.loads(args) if args else {}
            start = begin - trace.begin_ns
            base = (start, start + length, db.tids[thread], db.text(name))
            comm = _number(a.get("comm_id"), None)
            word = name[4:].lower().lstrip("i")
            if name in _POINT_TO_POINT:
                remote = next((a[k] for k in ("dest", "source") if isinstance(a.get(k), int)), None)
                tag = next((a[k] for k in ("tag", "sendtag", "recvtag") if isinstance(a.get(k), int)), None)
                tables["P2P"].append((*base, comm, tag, remote, sent or received or size))
            elif any(word.startswith(c) for c in _COLLECTIVE):
                tables["COLLECTIVES"].append((*base, comm, _number(a.get("root"), None), sent or size, received))
            elif word.startswith(("wait", "test", "start")):
                tables["START_WAIT"].append(base)
            else:
                tables["OTHER"].append(base)
        more = {"P2P": ", commHandle, tag, remoteRank, size", "COLLECTIVES": ", commHandle, rootRank, size, recvSize"}
        for name, values in tables.items():
            db.put(f"MPI_{name}_EVENTS", "start, end, globalTid, textId" + more.get(name, ""), values)
        progress.show(db.rows)


def write(trace: Trace, output: str, form: str, filters: dict[str, Any], *, progress: Progress) -> dict[str, int]:
    """Writes the database; it has its name when it is whole."""
    part = f"{output}.part-{os.getpid()}"
    try:
        db = _Database(part, trace)
        with contextlib.closing(db.con):
            _describe(db, trace)
            work = _Work(db, trace)
            work.write(trace, filters, progress)
            work.describe()
            _Calls(db, trace).write(trace, filters, progress)
            _write_mpi(db, trace, filters, progress)
            for table, in list(db.con.execute("SELECT name FROM sqlite_master WHERE type = 'table'")):
                optional = table.startswith(("CUPTI_", "MPI_", "NVTX_"))
                if optional and not db.con.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                    db.con.execute(f"DROP TABLE {table}")  # tools take a table that is there for data that is there
            db.con.execute("COMMIT")
        trace._news(3)
        _modes.settle(part, _modes.modes_of(output))
        os.replace(part, output)
        return {"rows": db.rows}
    except sqlite3.Error as e:
        raise OSError(f"{output}: {e}") from e
    finally:
        with contextlib.suppress(OSError):
            os.remove(part)
