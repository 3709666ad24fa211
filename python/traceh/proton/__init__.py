"""Proton's interface on trace.h's recording.

What runs with ``import triton.profiler as proton`` runs with ``import traceh.proton as proton``: sessions, scopes,
states, metrics, hooks, the command line and the viewer. Scopes are tasks of the ordinary recording, so the same run
also gives a timeline, a tally and everything else. Neither Triton nor PyTorch is needed, unless a hook of Triton is
asked for. docs/guide/proton.md compares the two.
"""

from . import context, data, mode, specs
from .profile import DEFAULT_PROFILE_NAME, activate, deactivate, finalize, profile, start
from .scope import cpu_timed_scope, enter_scope, exit_scope, scope
from .state import enter_state, exit_state, metadata_state, state

__all__ = [
    "DEFAULT_PROFILE_NAME",
    "activate",
    "context",
    "cpu_timed_scope",
    "data",
    "deactivate",
    "enter_scope",
    "enter_state",
    "exit_scope",
    "exit_state",
    "finalize",
    "metadata_state",
    "mode",
    "profile",
    "scope",
    "specs",
    "start",
    "state",
]
