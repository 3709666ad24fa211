"""Python's garbage collections as tasks `gc.collect` of `python`, with the generation.

Collections of the youngest generation are left out: there are thousands a second, each of some microseconds.
"""

import gc
from typing import Any, Dict, List

from . import _record

_open: List[int] = []  # generations of the collections that are recorded: one at a time, and none within another


def _collection(phase: str, info: Dict[str, Any]) -> None:
    generation = info["generation"]
    if phase == "start":
        if generation and _record.enabled():
            _open.append(generation)
            _record.task_begin("gc.collect", domain="python", generation=generation)
    elif _open and _open[-1] == generation:
        _open.pop()
        _record.task_end()


def watch() -> None:
    """Collections from now on."""
    if _collection not in gc.callbacks:
        gc.callbacks.append(_collection)


def unwatch() -> None:
    if _collection in gc.callbacks:
        gc.callbacks.remove(_collection)
    _open.clear()
