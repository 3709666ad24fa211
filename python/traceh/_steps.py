"""What a step's thread did in the step: it ran, waited for a processor, or was blocked; and who kept Python's lock.

At the end of a step an instant `step_time` of `python` has these times of its thread, and the line that ended the step.
The processor time of the other threads of Python is compared with the step. If one of them was busy, an instant
`busy_thread` has its name, its line, its processor time in the step (`cpu`), how long the step's thread was neither
running nor waiting for a processor (`blocked`), and, now and then, how long that thread has to wait if it gives the
lock away and takes it again (`waited`, without waiting for a processor). A thread that computes outside Python, without
the lock, makes nobody wait. All times are nanoseconds. These waits take at most a hundredth of the time.
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


def _has_lock() -> bool:
    """Free-threaded ones have none."""
    return bool(getattr(sys, "_is_gil_enabled", lambda: True)())


class Watcher:
    """Of the thread that goes through steps."""

    def __init__(self) -> None:
        self.lock = _has_lock()
        self.thread = 0
        self.begun: Dict[int, int] = {}  # processor time at the end of the last step, by thread
        self.wall = self.cpu = self.delay = self.next = 0  # wall 0: no step has begun
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
        self.schedstat, self.thread, self.wall = -1, 0, 0
        self.begun.clear()

    def step(self) -> None:
        """A step is over."""
        if not _record.enabled():
            self.wall = 0
            return
        me = threading.get_native_id()
        if me != self.thread:
            self._start(me)
        wall, cpu, delay = time.monotonic_ns(), time.thread_time_ns(), self._delay()
        if self.wall:
            ran, waited = cpu - self.cpu, delay - self.delay
            blocked = max(0, wall - self.wall - ran - waited)
            _record.instant("step_time", domain="python", cpu=ran, waited=waited, blocked=blocked, **_source.here())
            if self.lock and len(threading._active) > 1:  # type: ignore[attr-defined]
                self._others(wall, blocked)
                wall, cpu, delay = time.monotonic_ns(), time.thread_time_ns(), self._delay()
        self.wall, self.cpu, self.delay = wall, cpu, delay

    def _others(self, wall: int, blocked: int) -> None:
        span, before, found = wall - self.wall, self.begun, {}
        busiest: Tuple[int, Optional[threading.Thread]] = (0, None)
        for thread in list(threading._active.values())[:_THREADS]:  # type: ignore[attr-defined]
            tid = thread.native_id
            now = _clock(tid) if tid and tid != self.thread else None
            if now is None:
                continue
            found[tid] = now
            if tid in before and now - before[tid] > busiest[0]:
                busiest = now - before[tid], thread
        self.begun = found
        cpu, busy = busiest
        if busy is None or cpu * _BUSY <= span:
            return
        waited = self._try(wall) if wall >= self.next else -1
        frame = sys._current_frames().get(busy.ident or 0)
        _record.instant("busy_thread", domain="python", thread=busy.name, cpu=cpu, blocked=blocked, waited=waited,
                        **_source.of_frame(frame))

    def _try(self, now: int) -> int:
        delay, begun = self._delay(), time.monotonic_ns()
        time.sleep(_NAP)
        took = time.monotonic_ns() - begun
        self.next = now + took * _SHARE
        return max(0, took - int(_NAP * 1e9) - (self._delay() - delay))
