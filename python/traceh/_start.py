"""Starting: the library with the backends is loaded, and the recorder records."""

from __future__ import annotations

import os
import warnings
from typing import Dict, Optional, Union

from . import _record, _threads

_HERE = os.path.dirname(os.path.abspath(__file__))
_NAME = "libtrace-h.so.0"
_told: Dict[str, str] = {}  # variables that start() has set


def _library() -> Optional[str]:
    """The path of libtrace-h.so: the user's (TRACE_LIB), the package's, or that of the build folder it lies in."""
    given = os.environ.get("TRACE_LIB")
    if given:
        return os.path.join(given, _NAME) if os.path.isdir(given) else given
    for place in ("lib", os.path.join("..", "..")):
        path = os.path.normpath(os.path.join(_HERE, place, _NAME))
        if os.path.exists(path):
            return path
    return None


def _load() -> None:
    if _NAME in os.environ.get("LD_PRELOAD", ""):  # trace-run has loaded it
        return
    path = _library()
    error = f"there is no {_NAME} in {_HERE}/lib: install traceh again" if path is None else _record.load(path)
    if error:
        warnings.warn(
            f"traceh records what the program itself marks, and nothing of its libraries and devices: {error}",
            RuntimeWarning,
            stacklevel=3,
        )


def start(
    folder: Optional[Union[str, "os.PathLike[str]"]] = None,
    *,
    apis: Optional[str] = None,
    devices: Optional[bool] = None,
    children: bool = True,
) -> bool:
    """Records from now on; True, unless TRACE_MODE=off or a filter of ranks keeps this process off.

    Where a recorder is in the process already (trace-run, a framework that embeds trace.h), it is the one that records,
    and the file is its file. Otherwise the file is made at the first event.

    folder    of the file, made if it is missing; default: TRACE_OUT, else "out". TRACE_OUT overrules it, so that who
              runs the program chooses. Once there is a file it stays; a warning says so.
    apis      what is recorded, as filter()
    devices   whether the work of devices is recorded, as devices()
    children  whether programs that this one starts from now on record, too, into the same folder: TRACE_ENABLE,
              TRACE_OUT and TRACE_RUN are set for them, until stop(). Forked children record anyway.

    Collectors come with libtrace-h.so, which is loaded here: of ITT and NVTX ranges, Kokkos, OpenMP, and CUPTI's of
    kernels and copies, also if CUDA is in use already. Calls of MPI, CUDA, NCCL and others with their arguments need
    `trace-run -- python program.py`, for their wrappers must be loaded before the program. Without the library a
    warning says so, and what the program records itself is recorded.
    """
    given = os.environ.get("TRACE_OUT")
    if folder is not None and (not given or given == _told.get("TRACE_OUT")):
        folder = os.path.abspath(os.fsdecode(folder))
        if not _record.output(folder):
            now = os.path.dirname(_record.file())
            if now and os.path.realpath(now) != os.path.realpath(folder):
                warnings.warn(
                    f"traceh records to {now} already, so nothing goes to {folder}", RuntimeWarning, stacklevel=2
                )
    else:
        folder = None
    if apis is not None:
        _record.filter(apis)
    _load()
    if devices is not None:
        _record.devices(devices)
    on = _record.start()
    if on:
        _threads.name_all()
    if on and children:
        _tell_children(folder)
    return on


def _tell_children(folder: Optional[str]) -> None:
    """Programs and interpreters that this process starts record into the same folder, as the same run."""
    variables = {"TRACE_ENABLE": "1", "TRACE_OUT": folder, "TRACE_RUN": "+" + _record.run()}
    for name, value in variables.items():
        if value and value != "+" and not os.environ.get(name):
            os.environ[name] = _told[name] = value


def stop() -> bool:
    """Records nothing until start(). Open tasks are shown as ending here."""
    for name, value in _told.items():
        if os.environ.get(name) == value:
            del os.environ[name]
    _told.clear()
    return _record.stop()
