"""A trace that is open, and what can be asked of it."""

import datetime
import html
import json
import warnings
from collections.abc import Iterable

from ._constants import BY, COLUMNS, KINDS, SMALL, TABLES, USUAL_KINDS
from ._errors import (
    DamageWarning,
    TraceArgumentError,
    TraceClosedError,
    TraceWarning,
    as_bytes,
    check,
    choice,
    ranges,
    regex,
    whole,
    window,
    wrong_type,
)
from ._events import Events
from ._tables import Collectives, Launches, Process, Record, Table, Tally, Thread, time_text


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
        data = json.loads(core.describe())
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
        core, self.__core = self.__core, None
        if core is not None:
            core.close()

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
            warnings.warn(damage[0] + more, DamageWarning, stacklevel=depth + 1)

    @property
    def status(self):
        """ "ok", or "damaged": something was damaged or missing, or events were lost while recording."""
        return ("ok", "damaged", "failed")[self._core.status()]

    @property
    def lost(self):
        """What is missing: dropped (for want of space), overwritten (ring mode, TRACE_MAX), damaged (events of damaged places,
        as far as they were found yet), killed (processes that did not close the trace)."""
        return Record(
            {
                "dropped": sum(p.dropped for p in self.processes),
                "overwritten": sum(p.overwritten for p in self.processes),
                "damaged": sum(f["lost"] for f in json.loads(self._core.describe())["files"]),
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
        if not isinstance(rank, Iterable) or isinstance(rank, (str, bytes)):
            raise wrong_type("rank", rank, "a number, a range, or several numbers")
        rank = [whole("rank", r, -1) for r in rank]
        for r in rank:
            if r not in self.ranks and not (r == -1 and any(p.rank < 0 for p in self.processes)):
                raise TraceArgumentError(f"rank: the trace has no rank {r}; it has {ranges(self.ranks)}")
        return rank

    def _count(self, by, collectives, launches, messages, api, name, rank, host, from_ns, to_ns, worst):
        low, high = window(from_ns, to_ns)
        ranks = self._ranks(rank)
        text = self._core.tally(
            by,
            collectives,
            launches,
            messages,
            as_bytes(check("api", api, self.apis, True)),
            as_bytes(check("host", host, self.hosts)),
            ranks and [(r, r) for r in ranks],
            regex(name),
            low,
            high,
            worst,
        )
        self._news(4)
        return json.loads(text)

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
        bits = sum(BY[b] for b in set(check("by", by, tuple(BY))))
        return Tally(self._count(bits, False, False, messages, api, name, rank, host, from_ns, to_ns, 0))

    def collectives(self, *, api=None, name=None, rank=None, host=None, from_ns=None, to_ns=None, worst=10):
        """Which rank came last to collectives, who waited, what never ended. worst: so many single collectives."""
        worst = whole("worst", worst, 1, 1 << 32)
        return Collectives(self._count(BY["name"], True, False, False, api, name, rank, host, from_ns, to_ns, worst))

    def launches(self, *, api=None, name=None, rank=None, host=None, from_ns=None, to_ns=None):
        """Device work and its calls: how busy devices are, how long work waits."""
        return Launches(self._count(BY["name"], False, True, False, api, name, rank, host, from_ns, to_ns, 0))

    def _chosen_threads(self, rank, host, thread):
        """A byte for each thread, whether it is wanted; None: all are."""
        ranks, hosts = self._ranks(rank), check("host", host, self.hosts)
        if ranks is None and hosts is None and thread is None:
            return None
        wanted = None
        if thread is not None:
            several = not isinstance(thread, (str, Record)) and isinstance(thread, Iterable)
            wanted = list(thread) if several else [thread]
            for one in wanted:
                if isinstance(one, Record):
                    continue
                if isinstance(one, bool) or not isinstance(one, (int, str)):
                    raise wrong_type("thread", one, "a kernel thread id, a thread's name, a Thread, or several")
                if not any(one in (t.tid, t.name) for t in self.threads):
                    raise TraceArgumentError(
                        f"thread: {choice(one, sorted({str(t.name or t.tid) for t in self.threads}))}"
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
        kinds = check("kinds", kinds, KINDS) if kinds is not None else USUAL_KINDS
        columns = check("columns", columns, COLUMNS) if columns is not None else COLUMNS
        fields = tuple(dict.fromkeys(check("fields", fields, self.fields) or ()))
        low, high = window(from_ns, to_ns)
        self._core
        query = (
            as_bytes(check("api", api, self.apis, True)),
            regex(name),
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
            raise TraceArgumentError(f"table: {choice(table, TABLES)}")
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
            datetime.datetime.fromtimestamp(self.begin_ns / 1e9).strftime("%Y-%m-%d %H:%M:%S") if self.begin_ns else ""
        )
        parts = [f"{who} on {hosts} host{'' if hosts == 1 else 's'}", *([when] if when else [])]
        if wall_ns is not None:
            parts.append(f"{time_text(wall_ns)} of wall time")
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
            if self.record_bytes > SMALL:
                self._summary = self._title(), None
            else:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", TraceWarning)
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
            return html.escape(repr(self))
        title, tally = self._overview()
        body = tally._repr_html_() if tally is not None else "<div>Trace.tally() counts it.</div>"
        return f"<div><b>{html.escape(title)}</b></div>{body}"
