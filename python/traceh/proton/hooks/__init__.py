"""Hooks of Triton's launches."""

from .hook import Hook, HookManager
from .launch import LaunchHook

__all__ = ["Hook", "HookManager", "LaunchHook"]


def __getattr__(name):
    """Triton's own hook, which is not imported before it is asked for."""
    if name == "InstrumentationHook":
        from .instrumentation import InstrumentationHook

        return InstrumentationHook
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
