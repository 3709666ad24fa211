"""The hook of launches: what a kernel's launch_metadata says becomes its name and its metrics.

Kernels without launch_metadata need nothing of it: their records have the name already.
"""

import re
from contextvars import ContextVar
from numbers import Number

from .. import _stack, metric
from ..state import COMPUTE_METADATA_SCOPE_NAME, metadata_state
from .hook import Hook

__all__ = ["COMPUTE_METADATA_SCOPE_NAME", "LaunchHook", "enabled", "id", "in_hook", "op_name"]

op_name = ContextVar("op_name", default=None)
id = ContextVar("id", default=None)
enabled = ContextVar("enabled", default=False)
in_hook = ContextVar("in_hook", default=False)

_RESERVED = frozenset(["name", "function", "stream"])


def _metrics(found):
    return {
        k: v for k, v in found.items() if k not in _RESERVED and (isinstance(v, (Number, list)) or metric.is_tensor(v))
    }


class LaunchHook(Hook):
    """One for the process, whoever makes it."""

    priority = 100
    _instance = None

    def __new__(cls):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.configure()
        return cls._instance

    def configure(self, *, include=None, exclude=None):
        """Which kernels: regular expressions that the beginning of the name has to match, and must not match."""
        self._include = re.compile(include) if include else None
        self._exclude = re.compile(exclude) if exclude else None

    def _wants(self, name):
        if name is None:
            return True
        if self._include is not None and not self._include.match(name):
            return False
        return self._exclude is None or not self._exclude.match(name)

    def init_handle(self, module, function, name, metadata_group, hash):
        pass

    def activate(self):
        pass

    def deactivate(self):
        self.configure()

    def enter(self, metadata):
        if enabled.get() or in_hook.get() or not metadata.extras:
            return
        raw = metadata.data.get("name")
        if not self._wants(raw):
            return
        in_hook.set(True)  # launches that the metadata function makes are not ours
        try:
            with metadata_state(raw):
                found = metadata.get()
            name = found["name"]
            if not self._wants(name):
                return
            metrics = _metrics(found)
            id.set(_stack.open_new(name, _stack.OP, metrics).id)
            op_name.set(name)
            enabled.set(True)
        finally:
            in_hook.set(False)

    def exit(self, metadata):
        if in_hook.get() or not enabled.get():
            return
        enabled.set(False)
        entry = _stack.find(id.get())
        if entry is not None:
            _stack.end(entry)
