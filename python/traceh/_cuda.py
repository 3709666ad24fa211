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
