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

SCOPE, OP, STATE = "proton", "proton.op", "proton.state"

new_id = itertools.count().__next__


class Entry:
    __slots__ = ("active", "below", "domain", "id", "name", "over")

    def __init__(self, id, name, domain, active, below):
        self.id = id
        self.name = name
        self.domain = domain
        self.active = active  # sessions that were active when it began: a tuple
        self.below = below  # what it inherited from the main thread, if it is the thread's first
        self.over = False  # it was left while something above it was still open


class _Local(threading.local):
    def __init__(self):
        self.entries = []
        if threading.current_thread() is threading.main_thread():
            _main_entries[0] = self.entries


_main_entries = [[]]
_local = _Local()

#: Sessions that record now. Replaced, never changed: entries keep the tuple that was there when they began.
active_sessions = ()
#: Sessions whose paths are the functions that call.
python_sessions = 0


def entries():
    """The calling thread's, outermost first."""
    return _local.entries


def inherited():
    """What a thread without scopes of its own works for: what the main thread is in."""
    mine = _local.entries
    if mine:
        return mine[0].below
    main = _main_entries[0]
    return () if main is mine else tuple(main)


def path():
    """Names of the scopes that are open: the thread's own after those it inherited."""
    return tuple(e.name for e in (*inherited(), *_local.entries) if e.domain is SCOPE)


def begin(name, domain, metrics=None):
    """Opens it and returns its number."""
    mine = _local.entries
    entry = Entry(new_id(), name, domain, active_sessions, () if mine else inherited())
    if python_sessions and (metrics or domain is OP):
        record_frames(2)
    if metrics:
        traceh.task_begin(name, domain=domain, **metrics)
    else:
        traceh.task_begin(name, domain=domain)
    mine.append(entry)
    return entry.id


def end(entry):
    """Closes it. What was entered after it and is still open stays open, and it ends with that."""
    entry.over = True
    mine = _local.entries
    while mine and mine[-1].over:
        mine.pop()
        traceh.task_end()


def find(id):
    """The thread's open entry with that number, or None."""
    for entry in reversed(_local.entries):
        if entry.id == id and not entry.over:
            return entry
    return None


def depth(session):
    """How many frames the path of the calling thread has in the session."""
    if is_python(session):
        return len(frames(1))
    mine = (*inherited(), *_local.entries)
    scopes = sum(session in e.active for e in mine if e.domain is SCOPE and not e.over)
    return scopes + any(session in e.active for e in _local.entries if e.domain is STATE and not e.over)


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
