"""Record what a program does: phases, values over time, and what its libraries and devices do meanwhile.

    import traceh

    traceh.start()                          # or TRACE_ENABLE=1, or: trace-run -- python program.py
    with traceh.task("load", rows=1000):    # a task of this thread
        ...

Importing the package records nothing: no file, no thread, no output. While recording is off, a task costs a call that
does nothing. Everything here may be called from any thread.

Metadata: keywords that are no parameters. bool, int, float and str are recorded as they are, bytes, lists and tuples of
numbers, and numpy and other arrays as arrays; anything else as str(value). An int beyond 64 bits is text. Of a text or an
array 1,024 bytes are kept. `bytes=` is the number of bytes that a task moved, `flops=` its floating-point operations.
"""

from __future__ import annotations

import os as _os
from typing import TYPE_CHECKING as _TYPE_CHECKING

from ._record import (
    async_begin,
    async_end,
    counter,
    devices,
    enabled,
    file,
    filter,
    flow,
    flow_in,
    flow_out,
    flush,
    from_monotonic,
    info,
    instant,
    meta,
    now,
    pause,
    process_name,
    release_devices,
    resume,
    set_rank,
    snapshot,
    span,
    step,
    task,
    task_begin,
    task_begin_child,
    task_end,
    thread_name,
    ticks_per_second,
    version,
)
from ._leaving import watch as _watch
from ._start import start, stop
from ._threads import watch as _watch_threads
from ._track import Track

__version__ = "%d.%d.%d" % version()
_watch()
_watch_threads()

# Not filter: `from traceh import *` would hide Python's own.
__all__ = [
    "Track",
    "async_begin",
    "async_end",
    "counter",
    "devices",
    "enabled",
    "file",
    "flow",
    "flow_in",
    "flow_out",
    "flush",
    "from_monotonic",
    "info",
    "instant",
    "meta",
    "now",
    "pause",
    "process_name",
    "release_devices",
    "resume",
    "set_rank",
    "snapshot",
    "span",
    "start",
    "step",
    "stop",
    "task",
    "task_begin",
    "task_begin_child",
    "task_end",
    "thread_name",
    "ticks_per_second",
    "version",
]

if _os.environ.get("TRACE_ENABLE") == "1":
    start()

# Reading traces: traceh/reading is imported when it is asked for. They are not in __all__: `from traceh import *`
# would hide Python's own open.
_READING = (
    "DamageWarning",
    "LossWarning",
    "RunWarning",
    "Trace",
    "TraceArgumentError",
    "TraceClosedError",
    "TraceError",
    "TraceFormatError",
    "TraceNotFoundError",
    "TraceWarning",
    "open",
)
if _TYPE_CHECKING:
    from .reading import (
        DamageWarning as DamageWarning,
        LossWarning as LossWarning,
        RunWarning as RunWarning,
        Trace as Trace,
        TraceArgumentError as TraceArgumentError,
        TraceClosedError as TraceClosedError,
        TraceError as TraceError,
        TraceFormatError as TraceFormatError,
        TraceNotFoundError as TraceNotFoundError,
        TraceWarning as TraceWarning,
        open as open,
    )


def __getattr__(name: str) -> object:
    if name in _READING:
        from . import reading

        found: object = getattr(reading, name)
        return found
    if name == "query":
        import importlib

        try:
            return importlib.import_module(".query", __name__)
        except ModuleNotFoundError as e:  # a package without the reader
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from e
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_READING, "query"})
