"""States: a frame below all scopes of a thread, while they hold."""

from functools import wraps

from . import _stack, metric
from .flags import flags

COMPUTE_METADATA_SCOPE_NAME = "__proton_launch_metadata"
COMPUTE_METADATA_SCOPE_PREFIX = COMPUTE_METADATA_SCOPE_NAME + ":"


class state:
    """A context manager and a decorator: kernels launched meanwhile stand under a frame ``name``, which lies below the
    scopes that are open. Of several states the innermost counts."""

    __slots__ = ("_open", "name")

    def __init__(self, name):
        self.name = name
        self._open = []

    def __enter__(self):
        self._open.append(_stack.open_new(self.name, _stack.STATE) if flags.profiling_on else None)
        return self

    def __exit__(self, *exception):
        entry = self._open.pop()
        if entry is not None and not entry.over and entry in _stack.entries():
            _stack.end(entry)

    def __call__(self, func):
        @wraps(func)
        def wrapper(*args, **kwargs):
            with state(self.name):
                return func(*args, **kwargs)

        return wrapper


class metadata_state(state):
    """The state in which metadata of launches is computed: viewers leave out what was done meanwhile."""

    __slots__ = ()

    def __init__(self, kernel_name=None):
        super().__init__(get_metadata_state_name(kernel_name))


metric.read_in(metadata_state)


def get_metadata_state_name(kernel_name=None):
    return COMPUTE_METADATA_SCOPE_PREFIX + kernel_name if kernel_name else COMPUTE_METADATA_SCOPE_NAME


def enter_state(name):
    """Begins a state on the calling thread; exit_state() ends it."""
    if flags.profiling_on:
        _stack.open_new(name, _stack.STATE)


def exit_state():
    """Ends the thread's innermost state. Without one it does nothing."""
    for entry in reversed(_stack.entries()):
        if entry.domain is _stack.STATE and not entry.over:
            _stack.end(entry)
            return
