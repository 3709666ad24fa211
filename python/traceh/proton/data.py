"""Profiles in the program, while it runs."""

import json

import traceh

from . import _export, profile
from .flags import flags


def _session(session):
    if flags.command_line and session != 0:
        raise ValueError("Only one session can be used when running from the command line.")
    return profile.session_of(session)


def _export_phase(session, phase, form):
    s = _session(session)
    if not 0 <= phase <= s.phase or phase in s.cleared:
        raise IndexError(f"Phase {phase} has no data.")
    profile._devices.record()
    return _export.export(None, form, s.id, phase)


def get(session=0, phase=0):
    """The session's profile of a phase, as .hatchet files have it: a list of the root frame and the devices. None if
    ``session`` is. What devices have not finished is not in it."""
    return None if session is None else json.loads(_export_phase(session, phase, "hatchet"))


def get_msgpack(session=0, phase=0):
    """The same as bytes of MessagePack."""
    return None if session is None else _export_phase(session, phase, "hatchet_msgpack")


def advance_phase(session=0):
    """What is launched from now on belongs to the next phase, whose number is returned."""
    if session is None:
        return None
    s = _session(session)
    s.phase += 1
    profile._tell(s, "phase", phase=s.phase)
    return s.phase


def is_phase_complete(session=0, phase=0):
    """Whether nothing is to come for the phase: it is over, and devices have done all that was launched in it."""
    if session is None:
        return False
    s = _session(session)
    if phase >= s.phase:
        return False
    traceh.flush()
    return True


def clear(session=0, phase=0, clear_up_to_phase=False):
    """Drops what the profile has of the phase; ``clear_up_to_phase``: and of all before it. The recording keeps it."""
    if session is None:
        return
    s = _session(session)
    profile._tell(s, "clear", phase=phase, up_to=int(clear_up_to_phase))
    for p in range(0 if clear_up_to_phase else phase, phase + 1):
        if p < s.phase:
            s.cleared.add(p)
