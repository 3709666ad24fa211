"""The commands of the package: each becomes the tool of its name, which lies in the package's folder."""

from __future__ import annotations

import os
import sys


def main() -> None:
    name = os.path.basename(sys.argv[0])
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", name)
    os.environ.setdefault("TRACEH_PYTHON", sys.executable)  # trace-export starts it for some formats
    try:
        os.execv(path, [path, *sys.argv[1:]])
    except OSError as error:
        sys.exit(f"{name}: {path}: {error.strerror}; install traceh again")
