"""Functions of the recorder's CUDA backend, which is in the program or in libtrace-h.so."""

from __future__ import annotations

import ctypes
import os
from typing import Any


def function(name: str, result: Any, *arguments: Any) -> Any:
    """The backend's function; None where nothing records CUDA."""
    loaded = os.RTLD_NOLOAD | os.RTLD_LAZY
    for library, mode in ((None, ctypes.DEFAULT_MODE), ("libtrace-h.so.0", loaded)):
        try:
            found = getattr(ctypes.CDLL(library, mode=mode), name)
        except (AttributeError, OSError):
            continue
        found.restype = result
        found.argtypes = arguments
        return found
    return None


_wanting: set[str] = set()
_told = False


def graph_nodes(who: str, on: bool) -> None:
    """Whether nodes of CUDA graphs are recorded where they are captured, so that kernels of a replay belong to what
    captured them. They are as long as anybody wants them; where nothing records CUDA yet, ask again later."""
    global _told
    (_wanting.add if on else _wanting.discard)(who)
    if bool(_wanting) != _told and (tell := function("trace_cuda_graph_nodes", None, ctypes.c_bool)) is not None:
        _told = not _told
        tell(_told)
