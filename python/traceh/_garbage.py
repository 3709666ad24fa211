"""Python's garbage collections as tasks `gc.collect` of `python`, with the generation and the line where it ran.

Collections of the younger generations are left out: there are many, and they are short.
"""

import gc
from typing import Any, Dict, List

from . import _record, _source

_open: List[int] = []  # generations of the recorded collections: they never overlap or nest


def _collection(phase: str, info: Dict[str, Any]) -> None:
    generation = info["generation"]
    if phase == "start":
        if generation == 2 and _record.enabled():
            _open.append(generation)
            _record.task_begin("gc.collect", domain="python", generation=generation, **_source.here())
    elif _open and _open[-1] == generation:
        _open.pop()
        _record.task_end()


class Collections:
    """Collections from now on, until remove()."""

    def __init__(self) -> None:
        gc.callbacks.append(_collection)

    def remove(self) -> None:
        gc.callbacks.remove(_collection)
        _open.clear()
