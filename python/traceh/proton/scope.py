"""Scopes: named parts of a program, with metrics."""

import time
from functools import wraps

import traceh

from . import _stack
from .flags import flags
from .metric import prepare


def _enter(name, metrics):
    if not isinstance(name, str):
        raise TypeError(f"the name of a scope is {type(name).__name__}, and has to be str")
    return _stack.begin(name, _stack.SCOPE, prepare(metrics, name) if metrics else None)


def _add(metrics):
    """Metrics for the innermost open scope."""
    ready = prepare(metrics)
    if _stack.python_sessions:
        _stack.record_frames(2)
    traceh.meta(**ready)


def _leave(id, name, raised=False):
    """Closes the scope. ``raised``: an exception leaves it, and all that was entered in it and is still open."""
    mine = _stack.entries()
    if mine and mine[-1].id == id:
        _stack.end(mine[-1])
        return
    entry = _stack.find(id)
    if entry is None:
        raise RuntimeError(
            f"Context stack is not balanced: the scope {name!r} is not open on this thread; it was left before, or "
            "entered on another thread"
        )
    for above in mine[mine.index(entry) + 1 :]:
        if raised:
            above.over = True
        elif above.domain is _stack.SCOPE and not above.over:
            raise RuntimeError(
                f"Context stack is not balanced: the scope {name!r} cannot be left while {above.name!r}, entered after "
                "it, is open"
            )
    _stack.end(entry)


class scope:
    """A context manager and a decorator::

        with proton.scope("forward", {"flops16": 2e9}):
            ...

    ``metrics``: numbers, lists of numbers or tensors; those of a device are waited for. A name that ends in ``(exc)``
    belongs to the scope alone, one in ``(pty)`` is no sum: the last value counts, and it may be text."""

    __slots__ = ("_ids", "metrics", "name")

    def __init__(self, name, metrics=None):
        self.name = name
        self.metrics = metrics
        self._ids = []

    @property
    def id(self):
        """The number of the scope that was entered last, or None."""
        return self._ids[-1] if self._ids else None

    def _enter_scope(self):
        self._ids.append(_enter(self.name, self.metrics) if flags.profiling_on else None)

    def _exit_scope(self, raised=False):
        if not self._ids:
            raise RuntimeError(
                f"Context stack is not balanced: the scope {self.name!r} was not entered, or left before"
            )
        id = self._ids.pop()
        if id is not None:
            _leave(id, self.name, raised)

    def __enter__(self):
        self._enter_scope()
        return self

    def __exit__(self, kind=None, *exception):
        self._exit_scope(kind is not None)

    def __call__(self, func):
        kind, name, metrics = type(self), self.name, self.metrics

        @wraps(func)
        def wrapper(*args, **kwargs):
            with kind(name, metrics):
                return func(*args, **kwargs)

        return wrapper


class cpu_timed_scope(scope):
    """A scope whose own time on the host is a metric, ``cpu_time``."""

    __slots__ = ("_starts",)

    def __init__(self, name, metrics=None):
        super().__init__(name, metrics)
        self._starts = []
        if metrics and "cpu_time" in metrics:
            raise ValueError("The metric name 'cpu_time' is reserved.")

    def _enter_scope(self):
        self._starts.append(time.perf_counter_ns())
        super()._enter_scope()

    def _exit_scope(self, raised=False):
        if self._starts:
            elapsed = time.perf_counter_ns() - self._starts.pop()
            mine = _stack.entries()
            if self.id is not None and mine and mine[-1].id == self.id:
                _add({"cpu_time (ns)(exc)": elapsed})
        super()._exit_scope(raised)


def enter_scope(name, *, metrics=None, triton_op=False):
    """Opens a scope on the calling thread and returns its number; None while nothing is profiled. ``triton_op``: the
    kernels launched in it bear its name."""
    if not flags.profiling_on:
        return None
    if triton_op:
        return _stack.begin(name, _stack.OP, prepare(metrics, name) if metrics else None)
    return _enter(name, metrics)


def exit_scope(name=None, *, metrics=None, triton_op=False):
    """Closes the thread's innermost scope and returns its number. ``name``: what it has to be."""
    if not flags.profiling_on:
        return None
    domain = _stack.OP if triton_op else _stack.SCOPE
    entry = next((e for e in reversed(_stack.entries()) if e.domain is domain and not e.over), None)
    if entry is None:
        raise IndexError("no scope is open on this thread: enter_scope() comes before exit_scope()")
    if name and name != entry.name:
        raise ValueError(f"Scope name mismatch: {name} != {entry.name}")
    if metrics:
        _add(metrics)
    _leave(entry.id, entry.name)
    return entry.id
