"""Commands do without NumPy."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from typing import Any


def leave_out() -> None:
    """pyarrow imports NumPy where there is one, which takes as long again. From version 18 on it can do without."""
    spec = importlib.util.find_spec("pyarrow")
    if not spec or not spec.origin:
        return
    try:
        with open(os.path.join(os.path.dirname(spec.origin), "_generated_version.py"), encoding="utf-8") as file:
            version = re.search(r"version = '(\d+)\.", file.read())
    except OSError:
        return
    if version and int(version[1]) >= 18:
        modules: dict[str, Any] = sys.modules
        modules.setdefault("numpy", None)
