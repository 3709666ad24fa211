"""A line on the terminal for what takes longer than two seconds."""

from __future__ import annotations

import sys
import time

_PATIENCE_S, _REDRAW_S = 2.0, 0.2


class Progress:
    """How far writing is; shown only on a terminal."""

    def __init__(self, what: str, quiet: bool = False) -> None:
        self._what = what
        self._on = not quiet and sys.stderr.isatty()
        self._start = time.monotonic()
        self._next = self._start + _PATIENCE_S
        self._drawn = False

    def show(self, rows: int, done: int = 0, of: int = 1) -> None:
        now = time.monotonic()
        if not self._on or now < self._next:
            return
        self._next = now + _REDRAW_S
        rate = rows / (now - self._start)
        part = f" {100 * done // of:3} %," if of > 1 else ""
        sys.stderr.write(f"\r{self._what}:{part} {rows / 1e6:.1f} M rows, {rate / 1e6:.1f} M rows/s\033[K")
        sys.stderr.flush()
        self._drawn = True

    def end(self) -> None:
        if self._drawn:
            sys.stderr.write("\r\033[K")
            self._drawn = False
