"""Scopes inside of kernels: Triton's own, which its compiler knows. ``pl.scope("name")`` in a kernel is recorded by
``start(backend="instrumentation")``."""

try:
    from triton.profiler.language import *  # noqa: F403 - whatever this Triton has
except ImportError:
    raise ImportError("scopes inside of kernels are compiled by Triton: they need the package triton") from None
