"""The path that a launch of the calling thread would stand under."""

from . import _stack
from .flags import flags
from .profile import session_of


def depth(session=0):
    """How many frames it has in the session; None while nothing is profiled."""
    if not flags.profiling_on:
        return None
    session_of(session)
    return _stack.depth(session)
