"""Sessions: what is recorded between start and finalize, written as one profile."""

import functools
import math
import os
import threading

import traceh
from traceh._cuda import graph_nodes

from . import _devices, _export, _inner, _stack, metric
from . import mode as modes
from .flags import flags
from .hooks import Hook, HookManager, LaunchHook

DEFAULT_PROFILE_NAME = "proton"
CONTEXTS = ("shadow", "python")
DATA = {"tree": "hatchet", "trace": "chrome_trace"}
BACKENDS = ("cupti", "rocprofiler", "roctracer", "instrumentation")
_ENDINGS = {"hatchet": ".hatchet", "hatchet_msgpack": ".hatchet_msgpack", "chrome_trace": ".chrome_trace"}


class Session:
    """One of the sessions of this process."""

    def __init__(self, id, name, context, data, backend, mode):
        self.id = id
        self.name = name
        self.context = context
        self.data = data
        self.backend = backend
        self.mode = mode
        self.active = False
        self.phase = 0
        self.cleared = set()  # phases whose data were dropped
        self.inner = None  # the session of Triton's own profiler that records inside of kernels


_sessions = {}
_next_id = 0
_lock = threading.RLock()
_started_recording = False


def session_of(id):
    """The session with that number. IndexError if there is none."""
    found = _sessions.get(id)
    if found is None:
        raise IndexError(
            f"Session has not been initialized: {id}"
            + (f". Sessions are {', '.join(map(str, _sessions))}." if _sessions else "")
        )
    return found


def _one_of(what, value, known):
    if value not in known:
        raise ValueError(f"Unknown {what}: {value}. It is one of {', '.join(known)}.")
    return value


def _is_set(variable, otherwise):
    return os.environ.get(variable, otherwise).lower() in ("1", "true", "on", "yes", "y")


def _disabled():
    return _is_set("TRITON_PROTON_DISABLE", "")


def _nvtx():
    """Whether NVTX's ranges are frames."""
    return _is_set("TRITON_ENABLE_NVTX", "1")


def _begin_recording(mode):
    """The recorder records; True: because of this."""
    if traceh.enabled():
        return False
    if isinstance(mode, modes.PCSampling):
        exponent = min(max(round(math.log2(mode.interval)), 5), 31)  # samples come every 2^N cycles
        os.environ.setdefault("TRACE_PC_SAMPLING", str(exponent))
    traceh.start()
    return True


def _tell(session, action, **facts):
    traceh.instant("proton.session", session=session.id, action=action, **facts)


def _set_active(session, on):
    session.active = on
    _stack.active_sessions = tuple(s.id for s in _sessions.values() if s.active)
    _stack.set_python(session.id, on and session.context == "python")
    graph_nodes("proton", bool(_stack.active_sessions))


def start(name=None, *, context="shadow", data="tree", backend=None, mode=None, hook=None):
    """Starts a session and returns its number.

    name       of the file that finalize() writes, without its ending; default: proton, in the current folder
    context    "shadow": a kernel stands under the scopes that are open; "python": under the functions that call
    data       "tree": a .hatchet file; "trace": a .chrome_trace file
    backend    None: whatever devices the program uses. "cupti", "rocprofiler" and "roctracer" mean the same.
               "instrumentation": Triton's own, which records inside of kernels (docs/guide/proton.md)
    mode       "pcsampling[:interval=N]", "periodic_flushing[:format=hatchet|hatchet_msgpack|chrome_trace]"
    hook       "triton": launch_metadata of Triton's kernels gives names and metrics; or a Hook

    None, and nothing is recorded, under the command line (python -m traceh.proton) and with TRITON_PROTON_DISABLE=1.
    A name that a session has already makes that one active again."""
    global _next_id, _started_recording
    if flags.command_line or _disabled():
        return None
    name = DEFAULT_PROFILE_NAME if name is None else os.fspath(name)
    _one_of("context", context, CONTEXTS)
    _one_of("data", data, DATA)
    if backend is not None:
        _one_of("profiler", backend, BACKENDS)
    if hook is not None and hook != "triton" and not isinstance(hook, Hook) and not callable(getattr(hook, "enter", 0)):
        raise ValueError(f"Unsupported hook: {hook!r}. It is None, 'triton' or a Hook.")
    instrumented = backend == "instrumentation"
    parsed = None if instrumented else modes.parse(mode)
    with _lock:
        for known in _sessions.values():
            if known.name == name:
                activate(known.id)
                return known.id
            if (known.backend == "instrumentation") == instrumented and str(known.mode or "") != str(parsed or ""):
                raise ValueError(
                    "Cannot add a session with the same profiler but a different mode than existing sessions: "
                    f"{known.mode or 'none'} and {parsed or 'none'}"
                )
        session = Session(_next_id, name, context, data, backend, parsed)
        if instrumented:
            session.inner = _inner.start(name, context=context, data=data, mode=mode, hook=hook)
            flags.instrumentation_on = True
        chosen = LaunchHook() if hook == "triton" else hook
        if chosen is not None and not instrumented:  # Triton's session has the hook then
            HookManager.register(chosen, session.id)
        _next_id += 1
        _sessions[session.id] = session
        _started_recording |= _begin_recording(parsed)
        flags.profiling_on = True
        _tell(session, "start", name=name, context=context, data=data, mode=str(parsed or ""), nvtx=_nvtx())
        _set_active(session, True)
    return session.id


def _chosen(session):
    if flags.command_line and session != 0:
        raise ValueError("Only one session can be activated when running from the command line.")
    return list(_sessions.values()) if session is None else [session_of(session)]


def activate(session=None):
    """Records the session, or all of them, from now on."""
    with _lock:
        chosen = _chosen(session)
        HookManager.activate(session)
        for s in chosen:
            if not s.active:
                _tell(s, "activate")
                _set_active(s, True)
            if s.inner is not None:
                _inner.profiler().activate(s.inner)


def deactivate(session=None, flushing=False):
    """Records nothing of the session, or of all of them, until activate(). ``flushing``: waits until what devices have
    done so far is in the recording."""
    with _lock:
        chosen = _chosen(session)
        HookManager.deactivate(session)
        for s in chosen:
            if s.active:
                _tell(s, "deactivate")
                _set_active(s, False)
            if s.inner is not None:
                _inner.profiler().deactivate(s.inner)
        if flushing:
            traceh.flush()


def _output(session, form, phase=None):
    if session.name == "-":
        return "-"
    ranked = ""
    rank, world = _rank()
    if world > 1:
        ranked = f".rank{rank}"
    part = "" if phase is None else f".part_{phase}"
    return f"{session.name}{ranked}{part}{_ENDINGS[form]}"


def _rank():
    """The process's rank and how many there are, as launchers and PyTorch say it; 0 and 1: nobody does."""
    for rank, world in (
        ("RANK", "WORLD_SIZE"),
        ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"),
        ("PMI_RANK", "PMI_SIZE"),
        ("SLURM_PROCID", "SLURM_NTASKS"),
    ):
        values = os.environ.get(rank, ""), os.environ.get(world, "")
        if all(v.isdigit() for v in values):
            return int(values[0]), int(values[1])
    return 0, 1


def _write(session, form):
    _devices.record()
    if isinstance(session.mode, modes.PeriodicFlushing) or session.phase:
        phases = [p for p in range(session.phase + 1) if p not in session.cleared]
    else:
        phases = [None]
    for phase in phases:
        output = _output(session, form, phase)
        if output == "-":
            print(_export.export(None, form, session.id, phase).decode(), end="")
        else:
            _export.export(output, form, session.id, phase)


def _format_of(session, output_format):
    if output_format:
        return _one_of("output format", output_format, _ENDINGS)
    if isinstance(session.mode, modes.PeriodicFlushing):
        return session.mode.format
    return DATA[session.data]


def _end(session, form):
    _tell(session, "finalize")
    _set_active(session, False)
    del _sessions[session.id]
    _stack.active_sessions = tuple(s.id for s in _sessions.values() if s.active)
    if session.inner is not None:
        _inner.finalize(session.inner)
        flags.instrumentation_on = False
        return
    _write(session, form)


def finalize(session=None, output_format=""):
    """Ends the session, or all of them, and writes what was recorded: NAME.hatchet, or as ``output_format`` says:
    "hatchet", "hatchet_msgpack" or "chrome_trace". OSError where the file cannot be written. Processes of a job have
    their rank in the name: NAME.rank3.hatchet."""
    global _started_recording
    with _lock:
        chosen = _chosen(session)
        forms = [_format_of(s, output_format) for s in chosen]
        HookManager.unregister(session)
        failed = None
        for s, form in zip(chosen, forms):
            try:
                _end(s, form)
            except OSError as error:
                failed = failed or error
        if not _sessions:
            flags.profiling_on = False
            metric.forget()
            if _started_recording:
                _started_recording = False
                traceh.stop()
        if failed:
            raise failed


def _profiling(func, **options):
    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        session = start(**options)
        try:
            return func(*args, **kwargs)
        finally:
            if session is not None:
                deactivate(session)

    return wrapper


def profile(func=None, *, name=None, context="shadow", data="tree", backend=None, mode=None, hook=None):
    """A decorator: the function runs in a session. finalize() writes it, after as many calls as wanted."""
    options = {"name": name, "context": context, "data": data, "backend": backend, "mode": mode, "hook": hook}
    if func is None:
        return lambda f: _profiling(f, **options)
    return _profiling(func, **options)
