"""Names of threads: threading.Thread(name=) becomes the name that the kernel has, which the recorder reads.

Python itself does this from 3.14 on. A name of more than 15 bytes does not fit there, so the thread gives it to the
recorder. Nothing is done while nothing is recorded.
"""

import os
import threading
from typing import Any

from . import _record

_FITS = 15


def _name(thread: threading.Thread) -> None:
    """Names a thread that has begun. Only the thread itself can give a long name."""
    name = thread.name.encode("utf-8", "replace")
    here = thread.ident == threading.get_ident()  # current_thread() does not know a thread that begins
    tid = threading.get_native_id() if here else thread.native_id
    if not name or tid is None or tid == os.getpid():  # the first thread has the process's name
        return
    if len(name) > _FITS and here and _record.file():
        _record.thread_name(name.decode())
        return
    try:
        with open(f"/proc/self/task/{tid}/comm", "wb", buffering=0) as comm:
            comm.write(name[:_FITS].decode("utf-8", "ignore").encode())
    except OSError:  # it has ended, or /proc is not there
        pass


def name_all() -> None:
    """Recording begins: threads that run already."""
    for thread in threading.enumerate():
        _name(thread)


def watch() -> None:
    """Threads that begin, and names that change, from now on."""
    thread: Any = threading.Thread  # neither its private method nor its property is in typeshed as it is
    begun, name = thread._set_ident, thread.name

    def _set_ident(self: threading.Thread) -> None:
        begun(self)
        if _record.enabled():
            _name(self)

    def renamed(self: threading.Thread, value: str) -> None:
        name.fset(self, value)
        if self.ident is not None and _record.enabled():
            _name(self)

    thread._set_ident = _set_ident
    thread.name = name.setter(renamed)
