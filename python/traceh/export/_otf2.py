"""OTF2, by the package otf2: a location for each thread and each queue of a device, regions that are entered and left.

Regions of OTF2 nest. Where calls cross (A begins, B begins, A ends, B ends), B ends with A here. Work that overlaps other
work of its queue is in a further location of that queue. The rows of one thread are sorted in memory. Messages and
collectives of MPI lie between the enter and the leave of their calls (_otf2_mpi.py).
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterable, Iterator
from typing import Any

import otf2  # type: ignore[import-untyped,import-not-found,unused-ignore]

from .. import __version__, _modes
from ..reading import Trace, TraceError
from ._otf2_mpi import Marks, Messages
from ._progress import Progress

_PARADIGMS = {"MPI": "MPI", "CUDA": "CUDA", "CUDART": "CUDA", "OMP": "OPENMP", "CL": "OPENCL", "HIP": "HIP", "user": "USER"}
_Row = tuple[int, int, int, str, str, int]  # begin, end, depth, API, name, id
_COLUMNS = ["begin_ns", "duration_ns", "depth", "api", "name", "id", "process", "device", "queue"]


class _Archive:
    """The archive and its definitions."""

    def __init__(self, path: str, trace: Trace) -> None:
        self.file = otf2.writer.Writer(path, timer_resolution=10**9)
        self.file.creator = f"trace.h {__version__}"
        self._regions: dict[tuple[str, str], Any] = {}
        d = self.file.definitions
        root = d.system_tree_node("machine")
        nodes = {h: d.system_tree_node(h, class_name="node", parent=root) for h in trace.hosts}
        self.groups = [
            d.location_group(
                f"Rank {p.rank}" if p.rank >= 0 else f"{p.program or p.name} {p.pid}",
                location_group_type=otf2.LocationGroupType.PROCESS,
                system_tree_parent=nodes[p.host],
            )
            for p in trace.processes
        ]
        self.records = self.cut = 0
        self._threads: dict[int, Any] = {}
        self.messages = Messages(trace, d, self._rank_locations(trace))

    def _rank_locations(self, trace: Trace) -> dict[tuple[int, int], Any]:
        """The main thread of each rank, by run and rank: members of communicators."""
        found: dict[tuple[int, int], Any] = {}
        if "MPI" not in trace.apis:
            return found
        threads = sorted(trace.threads, key=lambda t: (t.rank, t.process, t.tid != t.pid, t.index))
        for t in threads:
            key = trace.processes[t.process].run, t.rank
            if t.rank >= 0 and key not in found:
                found[key] = self.thread(t)
        return found

    def _region(self, api: str, name: str) -> Any:
        known = self._regions.get((api, name))
        if known is None:
            paradigm = getattr(otf2.Paradigm, _PARADIGMS.get(api, "UNKNOWN"), otf2.Paradigm.UNKNOWN)
            known = self._regions[api, name] = self.file.definitions.region(name or "?", paradigm=paradigm)
        return known

    def _location(self, process: int, name: str, kind: Any) -> Any:
        return self.file.definitions.location(name, type=kind, group=self.groups[process])

    def thread(self, thread: Any) -> Any:
        """The location of a thread."""
        known = self._threads.get(thread.index)
        if known is None:
            kind = otf2.LocationType.CPU_THREAD
            known = self._location(thread.process, thread.name or f"thread {thread.tid}", kind)
            self._threads[thread.index] = known
        return known

    def queue(self, process: int, name: str) -> Any:
        return self._location(process, name, otf2.LocationType.ACCELERATOR_STREAM)

    def write(self, of: Any, rows: Iterable[_Row], marks: Marks | None = None) -> None:
        """Rows in the order of their begins, outer ones first; marks: what calls did besides."""
        location = self.file.event_writer_from_location(of)
        opened: list[tuple[int, Any, int]] = []

        def mark(time: int, call: int, over: bool) -> None:
            for event, values in marks.get((call, over), ()) if marks else ():
                getattr(location, event)(time, *values)
                self.messages.count(event)

        def leave() -> None:
            end, region, call = opened.pop()
            mark(end, call, True)
            location.leave(end, region)

        for begin, end, _, api, name, call in rows:
            while opened and opened[-1][0] <= begin:
                leave()
            if opened and end > opened[-1][0]:
                end = opened[-1][0]
                self.cut += 1
            region = self._region(api, name)
            location.enter(begin, region)
            mark(begin, call, False)
            opened.append((end, region, call))
            self.records += 1
        while opened:
            leave()


def _rows(trace: Trace, filters: dict[str, Any], kind: str, thread: Any) -> Iterator[tuple[Any, ...]]:
    events = trace.events(**{**filters, "kinds": kind, "thread": thread}, columns=_COLUMNS)
    for batch in events.to_batches():
        have = dict(zip(batch.schema.names, batch.columns))
        yield from zip(*(have[c].to_pylist() for c in _COLUMNS))


def _lanes(rows: list[_Row]) -> list[list[_Row]]:
    """Rows of a queue, in which no row overlaps another one."""
    lanes: list[list[_Row]] = []
    for row in sorted(rows):
        free = next((lane for lane in lanes if lane[-1][1] <= row[0]), None)
        if free is None:
            lanes.append(free := [])
        free.append(row)
    return lanes


def _write(archive: _Archive, trace: Trace, filters: dict[str, Any], progress: Progress) -> None:
    begin = trace.begin_ns
    for thread in trace.threads:
        calls = [(b - begin, b - begin + n, d, api, name, i) for b, n, d, api, name, i, *_ in
                 _rows(trace, filters, "call", thread)]  # fmt: skip
        if calls:
            calls.sort(key=lambda r: (r[0], -r[1], r[2]))
            archive.write(archive.thread(thread), calls, archive.messages.marks(thread, filters))
        queues: dict[tuple[int, str, str], list[_Row]] = {}
        for b, n, d, api, name, i, process, device, queue in _rows(trace, filters, "device", thread):
            queues.setdefault((process, device or "", queue or ""), []).append((b - begin, b - begin + n, d, api, name, i))
        for (process, device, queue), work in sorted(queues.items()):
            for k, lane in enumerate(_lanes(work)):
                name = f"{device} {queue}".strip() + (f" ({k + 1})" if k else "")
                archive.write(archive.queue(process, name), lane)
        progress.show(archive.records)


def write(trace: Trace, output: str, form: str, filters: dict[str, Any], *, progress: Progress) -> dict[str, int]:
    """Writes the archive, a folder; one that was an archive is replaced when the new one is whole."""
    if os.path.lexists(output) and not os.path.exists(os.path.join(output, "traces.otf2")):
        raise TraceError(f"{output} is there and is no archive of OTF2; name another folder with -o, or remove it")
    part = f"{output}.part-{os.getpid()}"
    inside = os.path.join(part, "archive")
    try:
        os.mkdir(part, 0o700)  # the library makes files that others may read
        archive = _Archive(inside, trace)
        with contextlib.closing(archive.file):
            _write(archive, trace, filters, progress)
            archive.file._realtime_timestamp = trace.begin_ns / 1e9  # it takes the time of writing for that of the run
        trace._news(3)
        _modes.settle(inside, _modes.modes_of(output))
        shutil.rmtree(output, ignore_errors=True)
        os.rename(inside, output)
        cut = {"cut": archive.cut} if archive.cut else {}
        return {"regions": archive.records, **cut, **archive.messages.counts()}
    except otf2.error.Error as e:
        raise OSError(f"{output}: {e}") from e
    finally:
        shutil.rmtree(part, ignore_errors=True)
