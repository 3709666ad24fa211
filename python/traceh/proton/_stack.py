"""Scopes, ops and states that are open on each thread, and how they are recorded.

A scope is a task of domain "proton", an op (a launch that names its kernels) one of domain "proton.op", a state one of
domain "proton.state". Their metrics are metadata of the task.
"""

import ctypes
import itertools
import sys
import threading

import traceh
from traceh._cuda import function

from . import metric

SCOPE, OP, STATE = "proton", "proton.op", "proton.state"

new_id = itertools.count().__next__
task_begin, task_end = traceh.task_begin, traceh.task_end


class Entry:
    """A scope, an op or a state that is or was open on a thread."""

    over = True  # it is not open, or was left while something above it was still open
    active = ()  # sessions that were active when it began
    below = ()  # what it inherited from the main thread, if it is the thread's first
    path = None  # of the scopes that are open in it
    _id = None

    def __init__(self, name, domain):
        self.name = name
        self.domain = domain

    @property
    def id(self):
        """Its number, another one each time it is opened. Few ask for it, so it is given then."""
        if self._id is None:
            self._id = new_id()
        return self._id


class _Local(threading.local):
    def __init__(self):
        self.entries = []
        if threading.current_thread() is threading.main_thread():
            _main_entries[0] = self.entries


_main_entries = [[]]
local = _Local()

#: Sessions that record now. Replaced, never changed: entries keep the tuple that was there when they began.
active_sessions = ()
#: Triton's profiler, while it records inside of kernels (_inner.py).
inner = None
#: Sessions whose paths are the functions that call.
python_sessions = 0


def entries():
    """The calling thread's, outermost first."""
    return local.entries


def inherited():
    """What a thread without scopes of its own works for: what the main thread is in."""
    mine = local.entries
    if mine:
        return mine[0].below
    main = _main_entries[0]
    return () if main is mine else tuple(main)


def path():
    """The scopes that are open: the thread's own in those it inherited."""
    mine = local.entries or inherited()
    return mine[-1].path if mine else metric.root


def begin(entry, metrics=None):
    """Opens it on the calling thread. Programs wait for this: it calls no more than it must."""
    name, domain = entry.name, entry.domain
    if type(name) is not str and not isinstance(name, str):
        raise TypeError(f"the name of a scope is {type(name).__name__}, and has to be str")
    mine = local.entries
    if mine:
        inside = mine[-1].path
    else:
        main = _main_entries[0]
        entry.below = below = () if main is mine or not main else tuple(main)
        inside = below[-1].path if below else metric.root
    path = inside.below.get(name) or inside[name]
    if metrics:
        metrics = metric.prepare(metrics, path)
    if python_sessions and (metrics or domain is OP):
        record_frames(2)
    if metrics:
        task_begin(name, domain=domain, **metrics)
    else:
        task_begin(name, domain=domain)
    entry.path = path if domain is SCOPE else inside
    entry.active = active_sessions
    entry.over = False
    entry._id = None
    mine.append(entry)
    if inner is not None and domain is SCOPE:
        inner.enter(entry, metrics)


def open_new(name, domain, metrics=None):
    """Opens a new one and returns it."""
    entry = Entry(name, domain)
    begin(entry, metrics)
    return entry


def end(entry):
    """Closes it. What was entered after it and is still open stays open, and it ends with that."""
    entry.over = True
    mine = local.entries
    while mine and mine[-1].over:
        if inner is not None:
            inner.leave(mine[-1])
        mine.pop()
        task_end()


def find(id):
    """The thread's open entry with that number, or None."""
    for entry in reversed(local.entries):
        if entry.id == id and not entry.over:
            return entry
    return None


def depth(session):
    """How many frames the path of the calling thread has in the session."""
    if is_python(session):
        return len(frames(1))
    mine = (*inherited(), *local.entries)
    scopes = sum(session in e.active for e in mine if e.domain is SCOPE and not e.over)
    return scopes + any(session in e.active for e in local.entries if e.domain is STATE and not e.over)


# ---- functions that call -----------------------------------------------------------------------------------------

_python_ids = set()
_ours = __file__.rpartition("_stack.")[0]


def is_python(session):
    return session in _python_ids


def set_python(session, on):
    """Whether a session wants the functions that call recorded, also of each launch."""
    global python_sessions
    (_python_ids.add if on else _python_ids.discard)(session)
    if bool(python_sessions) != bool(_python_ids):
        tell = function("trace_cuda_on_launch", None, ctypes.c_void_p)
        if tell is not None:
            tell(ctypes.cast(_on_launch, ctypes.c_void_p) if _python_ids else None)
    python_sessions = len(_python_ids)


def frames(skip):
    """The functions that call, outermost first: ``file:line@function``, without those of this package."""
    frame = sys._getframe(skip + 1)
    found = []
    while frame is not None:
        code = frame.f_code
        if not code.co_filename.startswith(_ours):
            found.append(f"{code.co_filename}:{frame.f_lineno}@{code.co_name}")
        frame = frame.f_back
    found.reverse()
    return found


def record_frames(skip):
    traceh.instant("proton.frames", frames="\n".join(frames(skip + 1)))


@ctypes.CFUNCTYPE(None)
def _on_launch():
    if python_sessions:
        record_frames(1)
