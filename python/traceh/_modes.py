"""Who may read what is written: files have the permissions of recordings, 600 or those of TRACE_MODE_BITS, whatever the
umask is. Folders get the same, and those who may read may enter. What is replaced keeps its permissions."""

from __future__ import annotations

import os
import stat
from typing import Dict, Optional


def _bits() -> int:
    try:
        bits = int(os.environ.get("TRACE_MODE_BITS", ""), 8)
    except ValueError:
        return 0o600
    return bits if bits & 0o600 == 0o600 and not bits & ~0o664 else 0o600


def modes_of(path: str) -> Dict[str, int]:
    """The permissions of the files that an output replaces, by name in it ("." is the output itself); empty: none exist."""
    if not os.path.lexists(path):
        return {}
    found = {".": os.stat(path).st_mode}
    for root, folders, files in os.walk(path):
        for name in folders + files:
            inner = os.path.join(root, name)
            found[os.path.relpath(inner, path)] = os.stat(inner).st_mode
    return {name: stat.S_IMODE(mode) & 0o777 for name, mode in found.items() if stat.S_ISREG(mode) or stat.S_ISDIR(mode)}


def settle(path: str, old: Optional[Dict[str, int]] = None) -> None:
    """Gives the file, or the folder with all that is in it, its permissions. A device or a pipe keeps its own.

    old  modes_of() what it replaces: names that were there keep theirs, and new ones in an old folder get those that
         the folder gives to read and write.
    """
    old = old or {}
    mode = os.stat(path).st_mode
    inside = stat.S_ISDIR(mode) and "." in old
    bits = old["."] & 0o666 if inside else _bits()
    enter = old["."] if inside else bits | (bits & 0o444) >> 2
    for root, folders, files in os.walk(path):
        for name in files + folders:
            inner = os.path.join(root, name)
            os.chmod(inner, old.get(os.path.relpath(inner, path), enter if name in folders else bits))
    if stat.S_ISDIR(mode):
        os.chmod(path, enter)
    elif stat.S_ISREG(mode):
        os.chmod(path, old.get(".", bits))


def create(path: str) -> None:
    """Makes an empty file, or empties it. Only its owner may read a new one until settle()."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600))
