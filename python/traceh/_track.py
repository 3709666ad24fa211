"""Tracks: rows of a timeline for work that ran on no host thread."""

from __future__ import annotations

from typing import Any, Optional

from . import _record


class Track:
    """A row of its own for work that did not run on a host thread: of an accelerator, a queue, a disk.

    `parent` is a track that it lies under, else the process. Times are ticks of the recorder's clock: traceh.now(),
    or traceh.from_monotonic(time.monotonic_ns()). Any thread may record to a track.
    """

    __slots__ = ("_number", "name")

    def __init__(self, name: str, parent: Optional["Track"] = None) -> None:
        if parent is not None and not isinstance(parent, Track):
            raise TypeError(f"parent is a Track, not {parent!r}")
        self.name = name
        self._number: int = _record.track_create(name, 0 if parent is None else parent._number)

    def slice(self, name: str, begin: int, end: int, /, *, domain: Optional[str] = None, **metadata: Any) -> None:
        """Records work from `begin` to `end`, in ticks."""
        _record.track_slice(self._number, name, begin, end, domain=domain, **metadata)

    def counter(self, name: str, value: float, /, *, unit: Optional[str] = None) -> None:
        """Records a value of this track, as of now."""
        _record.track_counter(self._number, name, value, unit=unit)

    def __repr__(self) -> str:
        return f"<traceh.Track {self.name!r}>"
