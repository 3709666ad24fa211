"""Profiles out of the recording: trace-export reads what this process has recorded so far and writes them.

A process of its own does that: it needs no memory of this one, and what is wrong with a file ends it alone. It is not
recorded, and what is preloaded here is not loaded there.
"""

import os
import shutil
import subprocess

import traceh

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
#: Formats of Proton, and what trace-export calls them.
FORMATS = {"hatchet": "hatchet", "hatchet_msgpack": "hatchet_msgpack", "chrome_trace": "proton"}


def _tool():
    """Where trace-export is: beside the library that TRACE_LIB names, in the package, where it was built, in PATH."""
    given = os.environ.get("TRACE_LIB", "")
    for place in (
        given if os.path.isdir(given) else os.path.dirname(given),
        os.path.join(_PACKAGE, "bin"),
        os.path.join(_PACKAGE, "..", ".."),
    ):
        path = os.path.normpath(os.path.join(place, "trace-export"))
        if place and os.access(path, os.X_OK):
            return path
    path = shutil.which("trace-export")
    if path is None:
        raise FileNotFoundError(
            f"there is no trace-export in {os.path.join(_PACKAGE, 'bin')} or on PATH; the recording is {traceh.file()}"
        )
    return path


def _environment():
    """Without what is preloaded, and without a recording of its own."""
    kept = {k: v for k, v in os.environ.items() if k not in ("LD_PRELOAD", "LD_AUDIT") and not k.startswith("TRACE_")}
    kept["TRACE_ENABLE"] = "0"
    return kept


def export(output, form, session, phase=None):
    """Writes the session to the file ``output``, or returns it as bytes if that is None. OSError, with what the tool
    said, where that is not possible."""
    traceh.flush()
    recording = traceh.file()
    if not recording:
        raise OSError(
            "nothing is recorded, so there is no profile to write: is TRACE_ENABLE=0, or TRACE_OUT read-only?"
        )
    command = [_tool(), "--quiet", "--format", FORMATS[form], "--session", str(session), "--output", output or "-"]
    if phase is not None:
        command += ["--phase", str(phase)]
    done = subprocess.run(
        [*command, recording], env=_environment(), stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    # 1: something is missing, such as events that were lost; the profile is there
    if done.returncode not in (0, 1):
        raise OSError(done.stderr.decode(errors="replace").strip() or f"trace-export ended with {done.returncode}")
    return done.stdout
