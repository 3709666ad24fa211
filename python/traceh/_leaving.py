"""Leaving: a process that multiprocessing forked ends by os._exit(), which leaves its file open, as a kill does. Its file is
told that it left by its own will."""

import os
import sys

from . import _record

_told = False


def _at_the_end(_: object = None) -> None:
    from multiprocessing import util

    util.Finalize(None, _record._leaves, exitpriority=-1000)  # the last one


def _tell() -> None:
    """multiprocessing is told what to run first in a process that it has forked."""
    global _told
    if not _told and "multiprocessing.util" in sys.modules:
        _told = True
        sys.modules["multiprocessing.util"].register_after_fork(_record, _at_the_end)


def watch() -> None:
    os.register_at_fork(before=_tell)
    process = sys.modules.get("multiprocessing.process")
    if process and process.parent_process():  # forked before the package was imported
        _at_the_end()
    else:
        _tell()  # a fork server's process imports the program, and then begins
