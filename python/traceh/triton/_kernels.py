"""Names of loaded kernels, as the recorder's CUDA backend is told them."""

import ctypes

import traceh
from traceh._cuda import function


class KernelNames:
    """Names of loaded kernels, by the function that launches name."""

    def __init__(self):
        self._tell = None
        self._names = {}  # function -> symbol, name
        self.pending = False  # some were given before anything recorded

    def _ready(self):
        """Whether somebody can be told. What was given before is told then."""
        if self._tell is None and traceh.enabled():
            self._tell = function(
                "trace_cuda_kernel_name", ctypes.c_bool, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_char_p
            )
            for f, (symbol, name) in self._names.items() if self._tell else ():
                self._tell(f, symbol, name)
            self.pending = False
        return self._tell is not None

    def give(self, f, symbol, name):
        if not isinstance(f, int) or not f:
            return
        ready = self._ready()
        self._names[f] = symbol.encode(), name.encode()
        self.pending = not ready
        if ready:
            self._tell(f, *self._names[f])

    def take(self, f):
        if self._names.pop(f, None) is not None and self._ready():
            self._tell(f, None, None)

    def tell_pending(self):
        """Recording may have started."""
        self._ready()

    def name(self, f):
        known = self._names.get(f)
        return known[1].decode() if known else None
