"""Messages and collectives of MPI for archives of OTF2: what stands between the enter and the leave of a call.

OTF2 counts ranks in a communicator, the recording in the job; the communicators' members, which are on record, translate.
A message is sent when its call begins, and has come when the call that completed it is over.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import otf2  # type: ignore[import-untyped,import-not-found,unused-ignore]

from ..reading import Trace

_FIELDS = ("comm", "dest_world", "source_world", "tag", "sendtag", "recvtag", "seq", "root")
_COLUMNS = ["id", "name", "process", "sent_bytes", "received_bytes"]
_UNDEFINED = 0xFFFFFFFF

Marks = dict[tuple[int, bool], list[tuple[str, tuple[Any, ...]]]]  # call, whether at its end -> events, their values


def _operation(name: str) -> Any:
    """MPI_Iallreduce_c is ALLREDUCE; None: OTF2 has no such collective, as it has none of neighbours."""
    word = re.sub(r"(_init)?(_c)?$", "", name.removeprefix("MPI_")).upper()
    for text in (word, word[1:] if word.startswith("I") else ""):
        if text and hasattr(otf2.CollectiveOp, text):
            return getattr(otf2.CollectiveOp, text)
    return None


def _number(value: Any, otherwise: int = 0) -> int:
    try:
        return int(value)
    except (TypeError, ValueError):
        return otherwise


class Messages:
    """Communicators, and the marks of each thread. locations: that of each rank, by run and rank."""

    def __init__(self, trace: Trace, definitions: Any, locations: dict[tuple[int, int], Any]) -> None:
        self._trace = trace
        self._definitions = definitions
        self._runs = [p.run for p in trace.processes]
        self._ranks = [p.rank for p in trace.processes]
        self._members: dict[tuple[int, int], list[int]] = {}
        self._comms: dict[tuple[int, int], Any] = {}
        self._locations = locations
        self.fields = [f for f in _FIELDS if f in trace.fields]
        self.sent = self.received = self.collectives = self.unknown = 0
        if "MPI" in trace.apis and {"dest_world", "source_world", "seq"} & set(self.fields):
            self._read()

    @property
    def any(self) -> bool:
        return bool(self._comms)

    def _read(self) -> None:
        fields = [f for f in ("comm", "ranks") if f in self._trace.fields]
        names: dict[tuple[int, int], str] = {}
        if "comm_name" in self._trace.fields:
            for row in self._rows("call", ["comm", "comm_name"], columns=["process"], api="MPI"):
                if row["comm"] is not None and row["comm_name"]:
                    names[self._runs[row["process"]], row["comm"]] = row["comm_name"]
        for row in self._rows("object", fields, columns=["process"], api="MPI"):
            key = self._runs[row["process"]], row.get("comm")
            try:
                members = [int(r) for r in json.loads(row.get("ranks") or "")]
            except ValueError:  # more members than are kept
                continue
            if key[1] is not None and members and all((key[0], r) in self._locations for r in members):
                self._members.setdefault(key, members)
        if not self._members:
            return
        d, group = self._definitions, otf2.GroupType
        d.group("MPI", group_type=group.COMM_LOCATIONS, paradigm=otf2.Paradigm.MPI, members=tuple(self._locations.values()))
        for (run, comm), members in sorted(self._members.items()):
            name = names.get((run, comm)) or ("MPI_COMM_WORLD" if comm == 1 else f"communicator {comm}")
            of = tuple(self._locations[run, r] for r in members)
            ranks = d.group(name, group_type=group.COMM_GROUP, paradigm=otf2.Paradigm.MPI, members=of)
            self._comms[run, comm] = d.comm(name, group=ranks)

    def _rows(self, kind: Any, fields: Sequence[str], columns: Sequence[str], **filters: Any) -> Any:
        events = self._trace.events(**filters, kinds=kind, columns=columns, fields=fields)
        for batch in events.to_batches():
            yield from batch.to_pylist()

    def _comm(self, process: int, comm: Any, peer: Any = None) -> tuple[Any, int]:
        """The communicator, and which of its members the rank is; None: that is not on record."""
        key = self._runs[process], comm
        found = self._comms.get(key)
        if found is None:
            return None, 0
        if peer is None:
            return found, 0
        try:
            return found, self._members[key].index(peer)
        except ValueError:
            return None, 0

    def _message(self, process: int, row: dict[str, Any], role: str, tag: Any, n: int) -> tuple[Any, ...] | None:
        peer = row.get(role)
        if peer is None or peer < 0:
            return None
        comm, member = self._comm(process, row.get("comm"), peer)
        if comm is None:
            self.unknown += 1
            return None
        return (member, comm, max(_number(tag), 0), n)

    def marks(self, thread: Any, filters: dict[str, Any]) -> Marks:
        """What the thread's calls did."""
        marks: Marks = defaultdict(list)
        if not self.any:
            return marks
        chosen = {**filters, "api": "MPI", "thread": thread}
        for row in self._rows("call", self.fields, _COLUMNS, **chosen):
            process, call = row["process"], row["id"]
            sent = self._message(process, row, "dest_world", row.get("sendtag") or row.get("tag"), row["sent_bytes"])
            if sent:
                marks[call, False].append(("mpi_send", sent))
            got = self._message(process, row, "source_world", row.get("recvtag") or row.get("tag"), row["received_bytes"])
            if got:
                marks[call, True].append(("mpi_recv", got))
            op = _operation(row["name"]) if row.get("seq") is not None else None
            if op is not None:
                comm, _ = self._comm(process, row.get("comm"))
                if comm is None:
                    self.unknown += 1
                    continue
                root = _number(row.get("root"), -1)
                values = (op, comm, root if root >= 0 else _UNDEFINED, row["sent_bytes"], row["received_bytes"])
                marks[call, False].append(("mpi_collective_begin", ()))
                marks[call, True].append(("mpi_collective_end", values))
        fields = [f for f in (*self.fields, "bytes") if f in self._trace.fields and f != "seq"]
        for row in self._rows("message", fields, ["parent", "process"], **chosen):
            got = self._message(row["process"], row, "source_world", row.get("tag"), _number(row.get("arg_bytes")))  # bytes is a column, too
            if got:
                marks[row["parent"], True].append(("mpi_recv", got))
        return marks

    def count(self, event: str) -> None:
        self.sent += event == "mpi_send"
        self.received += event == "mpi_recv"
        self.collectives += event == "mpi_collective_end"

    def counts(self) -> dict[str, int]:
        """For the line at the end: what is there."""
        words = {"messages sent": self.sent, "received": self.received, "calls of collectives": self.collectives,
                 "of unknown communicators left out": self.unknown}  # fmt: skip
        return {k: n for k, n in words.items() if n}
