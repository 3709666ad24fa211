"""Who may read what is written: files have the permissions of recordings, 600 or those of TRACE_MODE_BITS, whatever the
umask is. Folders get the same, and those who may read may enter."""

from __future__ import annotations

import os
import stat


def _bits() -> int:
    try:
        bits = int(os.environ.get("TRACE_MODE_BITS", ""), 8)
    except ValueError:
        return 0o600
    return bits if bits & 0o600 == 0o600 and not bits & ~0o664 else 0o600


def settle(path: str) -> None:
    """Gives the file, or the folder with all that is in it, its permissions. A device or a pipe keeps its own."""
    bits = _bits()
    for root, folders, files in os.walk(path):
        for name in files:
            os.chmod(os.path.join(root, name), bits)
        for name in folders:
            os.chmod(os.path.join(root, name), bits | (bits & 0o444) >> 2)
    mode = os.stat(path).st_mode
    if stat.S_ISDIR(mode):
        os.chmod(path, bits | (bits & 0o444) >> 2)
    elif stat.S_ISREG(mode):
        os.chmod(path, bits)


def create(path: str) -> None:
    """Makes an empty file, or empties it. Only its owner may read a new one until settle()."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600))
