"""Which other thread computes in Python while a step waits for the interpreter's lock.

At the end of a step the processor time of the other threads of Python is compared with the step. If one of them was
busy, an instant `busy_thread` of `python` says so: its name, its line, its processor time in the step (`cpu`), how long
the step's thread was neither running nor waiting for a processor (`blocked`), and, now and then, how long that thread
has to wait if it gives the lock away and takes it again (`waited`, without waiting for a processor). All are
nanoseconds. A thread that computes outside Python, without the lock, makes nobody wait.

Without other threads a step costs a look at their number. The waits take at most a hundredth of the time.
"""

import os
import sys
import threading
import time
from typing import Dict, Optional, Tuple

from . import _record, _source

_BUSY = 10  # a thread is if it ran for a tenth of the step
_NAP = 50e-6
_SHARE = 100  # of the time that waits may take
_THREADS = 64


def _clock(tid: int) -> Optional[int]:
    """The processor time of a thread of this process; None if it has ended. The kernel's number of such a clock."""
    try:
        return time.clock_gettime_ns((~tid << 3) | 6)
    except OSError:
        return None


class Watcher:
    """Of the thread that goes through steps."""

    def __init__(self) -> None:
        self.thread = 0
        self.begun: Dict[int, int] = {}  # processor time at the end of the last step, by thread
        self.wall = self.cpu = self.delay = self.next = 0
        self.schedstat = -1

    def _delay(self) -> int:
        """How long this thread has waited for a processor."""
        try:
            return int(os.pread(self.schedstat, 64, 0).split()[1])
        except (OSError, IndexError, ValueError):
            return 0

    def _start(self, me: int) -> None:
        self.close()
        self.thread = me
        try:
            self.schedstat = os.open("/proc/thread-self/schedstat", os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            pass

    def close(self) -> None:
        """Nothing is kept open."""
        if self.schedstat >= 0:
            os.close(self.schedstat)
        self.schedstat, self.thread = -1, 0
        self.begun.clear()

    def step(self) -> None:
        """A step is over."""
        if len(threading._active) < 2 or not _record.enabled():  # type: ignore[attr-defined]
            self.begun.clear()
            return
        me = threading.get_native_id()
        if me != self.thread:
            self._start(me)
        wall, cpu, delay = time.monotonic_ns(), time.thread_time_ns(), self._delay()
        span, before, found = wall - self.wall, self.begun, {}
        busiest: Tuple[int, Optional[threading.Thread]] = (0, None)
        for thread in list(threading._active.values())[:_THREADS]:  # type: ignore[attr-defined]
            tid = thread.native_id
            now = _clock(tid) if tid and tid != me else None
            if now is None:
                continue
            found[tid] = now
            if tid in before and now - before[tid] > busiest[0]:
                busiest = now - before[tid], thread
        if before and busiest[1] is not None and busiest[0] * _BUSY > span:
            self._tell(busiest[1], busiest[0], span - (cpu - self.cpu) - (delay - self.delay), wall)
            wall, cpu, delay = time.monotonic_ns(), time.thread_time_ns(), self._delay()
        self.begun, self.wall, self.cpu, self.delay = found, wall, cpu, delay

    def _tell(self, thread: threading.Thread, cpu: int, blocked: int, now: int) -> None:
        waited = -1
        if now >= self.next:
            delay, begun = self._delay(), time.monotonic_ns()
            time.sleep(_NAP)
            took = time.monotonic_ns() - begun
            waited = max(0, took - int(_NAP * 1e9) - (self._delay() - delay))
            self.next = now + took * _SHARE
        frame = sys._current_frames().get(thread.ident or 0)
        _record.instant("busy_thread", domain="python", thread=thread.name, cpu=cpu, blocked=max(0, blocked),
                        waited=waited, **_source.of_frame(frame))


def has_lock() -> bool:
    """Whether this Python has one; free-threaded ones don't."""
    return bool(getattr(sys, "_is_gil_enabled", lambda: True)())
