"""Write a trace in formats of other programs, beyond those that trace-export writes by itself.

    import traceh, traceh.export
    traceh.export.write(traceh.open("out"), "job.parquet")              # a folder of Parquet files
    traceh.export.write(traceh.open("out"), "job.arrow", rank=range(8))

`trace-export -f parquet out` does the same from a shell. docs/guide/export.md says what becomes of what in each format.
"""

from __future__ import annotations

import importlib
import os
from typing import Any

from ..reading import Trace, TraceArgumentError, TraceError, _choice
from ._progress import Progress

__all__ = ["FORMATS", "write"]

# Name: the module that writes it, what that needs (module, package on PyPI), the ending of its name.
_WRITERS: dict[str, tuple[str, tuple[tuple[str, str], ...], str]] = {
    "arrow": ("_dataset", (("pyarrow", "pyarrow"),), ".arrow"),
    "nsys": ("_nsys", (("pyarrow", "pyarrow"),), ".sqlite"),
    "otf2": ("_otf2", (("pyarrow", "pyarrow"), ("otf2", "otf2")), ".otf2"),
    "parquet": ("_dataset", (("pyarrow", "pyarrow"),), ".parquet"),
}
FORMATS = tuple(_WRITERS)
_FILTERS = ("api", "name", "rank", "host", "from_ns", "to_ns")


def _writer(form: str) -> Any:
    module, needs, _ = _WRITERS[form]
    for name, package in needs:
        try:
            importlib.import_module(name)
        except ImportError as e:
            raise TraceError(f"{form} needs the Python package {package}: pip install {package} ({e})") from e
    return importlib.import_module("." + module, __name__)


def write(
    trace: Trace, output: str | os.PathLike[str], format: str | None = None, quiet: bool = True, **options: Any
) -> dict[str, int]:
    """Writes the trace to the folder or file `output`; returns how much was written.

    format: one of FORMATS; default: by the ending of `output`.
    api, name, rank, host, from_ns, to_ns: only these, as with Trace.events().
    quiet: no line of progress on a terminal.
    parquet, arrow: args (whether arguments are written, as JSON; default: not), slice_ns (length of a slice of time),
        compression (parquet: zstd, lz4, snappy, none; arrow: lz4, zstd, none).

    Raises TraceError if a package is missing that the format needs, or if `output` is in the way."""
    path = os.fspath(output)
    if format is None:
        format = next((f for f, (_, _, ending) in _WRITERS.items() if path.endswith(ending)), None)
        if format is None:
            raise TraceArgumentError(f"format: {path!r} has the ending of none of {', '.join(FORMATS)}; name one")
    if format not in _WRITERS:
        raise TraceArgumentError(f"format: {_choice(format, FORMATS)}")
    filters = {k: options.pop(k) for k in _FILTERS if k in options}
    progress = Progress("writing", quiet)
    try:
        done: dict[str, int] = _writer(format).write(trace, path, format, filters, progress=progress, **options)
        return done
    finally:
        progress.end()
