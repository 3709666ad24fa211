"""Finding the files of a trace, and opening it."""

import difflib
import os
import warnings
from collections.abc import Iterable

from .. import _read
from ._errors import (
    LossWarning,
    RunWarning,
    TraceArgumentError,
    TraceFormatError,
    TraceNotFoundError,
    as_bytes,
    whole,
    wrong_type,
)
from ._trace import Trace


def _missing(path):
    folder = os.path.dirname(os.path.abspath(path))
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return TraceNotFoundError(f"{path}: there is no such file or folder")
    traces = [n for n in names if n.endswith(".bin") or _has_traces(os.path.join(folder, n))]
    near = difflib.get_close_matches(os.path.basename(path), names, 1)
    there = f"; traces beside it: {', '.join(traces[:10])}" if traces else ""
    return TraceNotFoundError(
        f"{path}: there is no such file or folder" + (f"; did you mean {near[0]}?" if near else "") + there
    )


def _has_traces(folder):
    try:
        return os.path.isdir(folder) and any(n.endswith(".bin") for n in os.listdir(folder))
    except OSError:
        return False


def _empty(folder):
    below = [n for n in sorted(os.listdir(folder)) if _has_traces(os.path.join(folder, n))]
    there = (
        f"; folders in it that have some: {', '.join(below[:10])}"
        if below
        else "; a program writes to the folder out, or to the one that TRACE_OUT names"
    )
    return TraceNotFoundError(f"{folder}: no .bin file is in this folder{there}")


def _paths(path):
    if isinstance(path, (str, bytes, os.PathLike)):
        path = [path]
    if not isinstance(path, Iterable):
        raise wrong_type("path", path, "a path, or several")
    paths = []
    for one in path:
        if not isinstance(one, (str, bytes, os.PathLike)):
            raise wrong_type("path", one, "a path, or several")
        one = os.fsdecode(one)
        if "\0" in one or not os.path.exists(one):
            raise _missing(one.replace("\0", "\\0"))
        if os.path.isdir(one) and not _has_traces(one):
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
        run = str(whole("run", run, 1))
    if isinstance(symbols, (str, bytes, os.PathLike)):
        symbols = [symbols]
    core = _read.open(
        as_bytes(paths),
        run,
        0 if max_mem is None else whole("max_mem", max_mem, 1 << 20),
        0 if jobs is None else whole("jobs", jobs, 1, 1024),
        bool(align),
        [os.fsencode(s) for s in symbols],
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
        warnings.warn(
            f"{t._where}: {len(t.runs)} runs are here, and the newest, {t.run.number}, is read; run=NUMBER reads "
            f"another one, run='all' all of them: {runs}",
            RunWarning,
            stacklevel=2,
        )
    lost = t.lost
    if lost.dropped:
        warnings.warn(
            f"{t._where}: {lost.dropped} events were lost while recording: the buffers were full (TRACE_BUFFER "
            "makes them larger)",
            LossWarning,
            stacklevel=2,
        )
    if lost.overwritten:
        warnings.warn(
            f"{t._where}: {lost.overwritten} older events were overwritten (ring mode, TRACE_MAX)", LossWarning, stacklevel=2
        )
    return t
