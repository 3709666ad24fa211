"""The line of the program that runs: of Python's frames the innermost that is neither Python's own library's nor PyTorch's."""

import os
import sys
import sysconfig
from types import FrameType
from typing import Dict, List, Optional, Tuple, Union

Line = Dict[str, Union[str, int]]

_PROGRAMS = ("<stdin>", "<string>", "<ipython-input", "<python-input")
_known: Dict[str, bool] = {}  # by file: whether its code is skipped


def folders() -> List[str]:
    """Folders whose code is skipped. Packages that are installed below one are not."""
    found = [os.path.dirname(os.path.abspath(__file__)), sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")]
    torch = getattr(sys.modules.get("torch"), "__file__", None)
    if torch:
        beside = os.path.dirname(os.path.dirname(os.path.abspath(torch)))
        found += [os.path.join(beside, name) for name in ("torch", "torchgen", "functorch")]
    return sorted({os.path.join(folder, "") for folder in found if folder})


def _is_foreign(file: str) -> bool:
    if file.startswith("<"):
        return not file.startswith(_PROGRAMS)
    return any(file.startswith(folder) and "-packages" + os.sep not in file[len(folder) - 1 :] for folder in folders())


def of_frame(frame: Optional[FrameType]) -> Line:
    """``function``, ``file`` and ``line`` of the frame, or of the innermost around it that is the program's."""
    while frame is not None:
        file = frame.f_code.co_filename
        foreign = _known.get(file)
        if foreign is None:
            foreign = _known[file] = _is_foreign(file)
        if not foreign:
            return {"function": frame.f_code.co_name, "file": file, "line": frame.f_lineno}
        frame = frame.f_back
    return {}


def here() -> Line:
    """The same of the caller."""
    return of_frame(sys._getframe(1))
