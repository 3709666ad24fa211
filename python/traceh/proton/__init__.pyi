from collections.abc import Callable, Mapping
from os import PathLike
from types import TracebackType
from typing import Any, Literal, TypeVar, overload

from . import context as context
from . import data as data
from . import mode as mode
from . import specs as specs
from .hooks import Hook
from .mode import BaseMode

_F = TypeVar("_F", bound=Callable[..., Any])
_Context = Literal["shadow", "python"]
_Data = Literal["tree", "trace"]
_Backend = Literal["cupti", "rocprofiler", "roctracer", "instrumentation"]
_Format = Literal["", "hatchet", "hatchet_msgpack", "chrome_trace"]
# a number, text, numbers, or a tensor of any library
_Metrics = Mapping[str, Any]

DEFAULT_PROFILE_NAME: str

class scope:
    name: str
    metrics: _Metrics | None
    def __init__(self, name: str, metrics: _Metrics | None = None) -> None: ...
    @property
    def id(self) -> int | None: ...
    def __enter__(self) -> scope: ...
    def __exit__(
        self,
        kind: type[BaseException] | None = None,
        value: BaseException | None = None,
        traceback: TracebackType | None = None,
    ) -> None: ...
    def __call__(self, func: _F) -> _F: ...

class cpu_timed_scope(scope): ...

class state:
    name: str
    def __init__(self, name: str) -> None: ...
    def __enter__(self) -> state: ...
    def __exit__(self, *exception: object) -> None: ...
    def __call__(self, func: _F) -> _F: ...

class metadata_state(state):
    def __init__(self, kernel_name: str | None = None) -> None: ...

def enter_scope(name: str, *, metrics: _Metrics | None = None, triton_op: bool = False) -> int | None: ...
def exit_scope(name: str | None = None, *, metrics: _Metrics | None = None, triton_op: bool = False) -> int | None: ...
def enter_state(name: str) -> None: ...
def exit_state() -> None: ...
def start(
    name: str | PathLike[str] | None = None,
    *,
    context: _Context = "shadow",
    data: _Data = "tree",
    backend: _Backend | None = None,
    mode: str | BaseMode | None = None,
    hook: Literal["triton"] | Hook | None = None,
) -> int | None: ...
def activate(session: int | None = None) -> None: ...
def deactivate(session: int | None = None, flushing: bool = False) -> None: ...
def finalize(session: int | None = None, output_format: _Format = "") -> None: ...
@overload
def profile(func: _F) -> _F: ...
@overload
def profile(
    func: None = None,
    *,
    name: str | PathLike[str] | None = None,
    context: _Context = "shadow",
    data: _Data = "tree",
    backend: _Backend | None = None,
    mode: str | BaseMode | None = None,
    hook: Literal["triton"] | Hook | None = None,
) -> Callable[[_F], _F]: ...
