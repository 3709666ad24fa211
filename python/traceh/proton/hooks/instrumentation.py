"""The hook of the instrumentation backend: Triton's own, for programs that name it."""

try:
    from triton.profiler.hooks.instrumentation import InstrumentationHook
except ImportError:
    raise ImportError("recording inside of kernels is Triton's: it needs the package triton") from None

__all__ = ["InstrumentationHook"]
