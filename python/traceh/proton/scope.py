"""Scopes: named parts of a program, with metrics."""

import time
from functools import wraps

import traceh

from . import _stack
from ._stack import OP, SCOPE, Entry, begin, local, task_end
from .flags import flags
from .metric import prepare


def _add(metrics):
    """Metrics for the innermost open scope."""
    ready = prepare(metrics, _stack.path())
    if _stack.python_sessions:
        _stack.record_frames(2)
    traceh.meta(**ready)


def _leave(entry, raised=False):
    """Closes a scope. ``raised``: an exception leaves it, and all that was entered in it and is still open."""
    mine = local.entries
    if mine and mine[-1] is entry:
        _stack.end(entry)
        return
    if entry.over or entry not in mine:
        why = "was not entered, or left before" if entry.over else "was entered on another thread"
        raise RuntimeError(f"Context stack is not balanced: the scope {entry.name!r} {why}: it is not open here")
    for above in mine[mine.index(entry) + 1 :]:
        if raised:
            above.over = True
        elif above.domain is SCOPE and not above.over:
            raise RuntimeError(
                f"Context stack is not balanced: the scope {entry.name!r} cannot be left while {above.name!r}, entered "
                "after it, is open"
            )
    _stack.end(entry)


class scope(Entry):
    """A context manager and a decorator::

        with proton.scope("forward", {"flops16": 2e9}):
            ...

    ``metrics``: numbers, lists of numbers or tensors; those of a device are waited for. A name that ends in ``(exc)``
    belongs to the scope alone, one in ``(pty)`` is no sum: the last value counts, and it may be text."""

    domain = SCOPE
    _nested = None  # entered again while it is open, or while nothing is profiled: entries, None for the latter

    def __init__(self, name, metrics=None):
        self.name = name
        self.metrics = metrics

    def _entered(self):
        """The entry that was entered last, or None."""
        return self._nested[-1] if self._nested else None if self.over else self

    def _nested_here(self):
        """Takes out the entry that this thread entered last, of those in _nested: several threads may share a scope."""
        mine = local.entries
        for i in reversed(range(len(self._nested))):
            if self._nested[i] is None or self._nested[i] in mine:
                return self._nested.pop(i)
        return self

    @property
    def id(self):
        """The number of the scope that was entered last, or None."""
        entry = self._entered()
        return entry and Entry.id.fget(entry)

    def __enter__(self):
        if flags.profiling_on and self.over and not self._nested:
            begin(self, self.metrics)
            return self
        entry = _stack.open_new(self.name, SCOPE, self.metrics) if flags.profiling_on else None
        self._nested = [*(self._nested or ()), entry]
        return self

    def __exit__(self, kind=None, value=None, traceback=None):
        entry = self._nested_here() if self._nested else self
        if entry is None:
            return
        mine = local.entries
        if mine and mine[-1] is entry and _stack.inner is None:  # what _stack.end() does, in nearly all cases
            mine.pop()
            entry.over = True
            task_end()
            if not mine or not mine[-1].over:
                return
            entry = mine[-1]
        _leave(entry, kind is not None)

    def __call__(self, func):
        kind, name, metrics = type(self), self.name, self.metrics

        @wraps(func)
        def wrapper(*args, **kwargs):
            with kind(name, metrics):
                return func(*args, **kwargs)

        return wrapper


class cpu_timed_scope(scope):
    """A scope whose own time on the host is a metric, ``cpu_time``."""

    def __init__(self, name, metrics=None):
        super().__init__(name, metrics)
        self._starts = []
        if metrics and "cpu_time" in metrics:
            raise ValueError("The metric name 'cpu_time' is reserved.")

    def __enter__(self):
        self._starts.append(time.perf_counter_ns())
        return super().__enter__()

    def __exit__(self, kind=None, value=None, traceback=None):
        if self._starts:
            elapsed = time.perf_counter_ns() - self._starts.pop()
            mine = local.entries
            if mine and mine[-1] is self._entered():
                _add({"cpu_time (ns)(exc)": elapsed})
        super().__exit__(kind, value, traceback)


def enter_scope(name, *, metrics=None, triton_op=False):
    """Opens a scope on the calling thread and returns its number; None while nothing is profiled. ``triton_op``: the
    kernels launched in it bear its name."""
    if not flags.profiling_on:
        return None
    return _stack.open_new(name, OP if triton_op else SCOPE, metrics).id


def exit_scope(name=None, *, metrics=None, triton_op=False):
    """Closes the thread's innermost scope and returns its number. ``name``: what it has to be."""
    if not flags.profiling_on:
        return None
    domain = OP if triton_op else SCOPE
    entry = next((e for e in reversed(_stack.entries()) if e.domain is domain and not e.over), None)
    if entry is None:
        raise IndexError("no scope is open on this thread: enter_scope() comes before exit_scope()")
    if name and name != entry.name:
        raise ValueError(f"Scope name mismatch: {name} != {entry.name}")
    if metrics:
        _add(metrics)
    _leave(entry)
    return entry.id
