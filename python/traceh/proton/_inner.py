"""Triton's own profiler, which records inside of kernels for backend="instrumentation": its session has our scopes,
too."""

from . import _stack


class Inner:
    def __init__(self, profiler):
        self.profiler = profiler
        self._open = set()

    def enter(self, entry, metrics):
        """A scope begins on the calling thread."""
        self.profiler.enter_scope(entry.name, metrics=metrics or None)
        self._open.add(entry)

    def leave(self, entry):
        """It ends, on the same thread."""
        if entry in self._open:
            self._open.discard(entry)
            self.profiler.exit_scope(entry.name)


def profiler():
    """Triton's. ImportError that says what it is for."""
    try:
        from triton import profiler
    except ImportError:
        raise ImportError(
            "backend='instrumentation' records by Triton's compiler: it needs the package triton"
        ) from None
    return profiler


def start(name, **options):
    """Starts a session of it and returns its number there."""
    theirs = profiler()
    session = theirs.start(name, backend="instrumentation", **options)
    _stack.inner = Inner(theirs)
    return session


def finalize(session):
    """Ends the session and writes its file."""
    _stack.inner = None
    profiler().finalize(session)
