"""Triton's hooks: who is called when a kernel is compiled, loaded, launched and tuned."""

import gc
import threading
from contextvars import ContextVar
from functools import wraps
from numbers import Real

import traceh
from traceh._cuda import graph_nodes

from ._kernels import KernelNames
from ._names import name_of

_names = KernelNames()
_compiled = {}  # hash of a compilation -> its name
_lock = threading.Lock()
_undo = None
_nodes = False
_open = ContextVar("traceh_triton_open", default=0)

_METRICS = ("flops", "flops8", "flops16", "flops32", "flops64", "bytes")


def _knobs():
    try:
        from triton import knobs
    except ImportError:
        raise ImportError(
            "traceh.triton instruments the package triton, 3.4 or later, which is not installed"
        ) from None
    return knobs


# ---- compiled and loaded -----------------------------------------------------------------------------------------


def _record_compilation(name, times, cache_hit):
    stages = {f"{stage}_us": int(us) for stage, us in getattr(times, "lowering_stages", None) or ()}
    total = sum(stages.values()) + int(getattr(times, "ir_initialization", 0)) + int(getattr(times, "store_results", 0))
    traceh.instant(f"compile {name}", domain="triton", cache_hit=bool(cache_hit), total_us=total, **stages)


def _on_compiled(previous):
    def listener(*, src, metadata, metadata_group, times, cache_hit):
        if previous is not None:
            previous(src=src, metadata=metadata, metadata_group=metadata_group, times=times, cache_hit=cache_hit)
        hash = metadata.get("hash")
        _compiled[hash] = name_of(src, metadata, hash)
        _record_compilation(_compiled[hash], times, cache_hit)

    return listener


def _on_loaded(module, function, name, metadata_group, hash):
    _names.give(function, name, _compiled.get(hash, name))


def _on_unloaded(module, function, name, metadata_group, hash):
    _names.take(function)


def _name_loaded():
    """Kernels that were loaded before: Triton keeps no list of them.

    The collector knows objects of all kinds, and isinstance() runs the code of some: a proxy of Flask or Django
    raises an error there. type() runs no code of the object.
    """
    from triton.compiler import CompiledKernel

    for kernel in gc.get_objects():
        if not issubclass(type(kernel), CompiledKernel):
            continue
        if kernel.module is not None and isinstance(kernel.function, int):
            _compiled[kernel.hash] = name_of(kernel.src, kernel.metadata, kernel.hash)
            _names.give(kernel.function, kernel.name, _compiled[kernel.hash])


# ---- launched ----------------------------------------------------------------------------------------------------


def _metrics(found):
    return {k: found[k] for k in _METRICS if isinstance(found.get(k), Real)}


def _tell_nodes(on):
    """Launches may be captured into a graph: what they do counts for each replay."""
    global _nodes
    graph_nodes("triton", on)
    _nodes = on


def _on_launch(metadata):
    if _names.pending:
        _names.tell_pending()
    if not metadata.extras or _open.get() or not traceh.enabled():
        return
    compiled = metadata.data["name"]
    _open.set(-1)  # what the metadata function launches is its own
    try:
        found = metadata.get()
    finally:
        _open.set(0)
    name = found["name"]
    if name == compiled:
        name = _names.name(found.get("function")) or name
    if not _nodes:
        _tell_nodes(True)
    traceh.task_begin(name, domain="triton", **_metrics(found))
    _open.set(1)


def _on_launched(metadata):
    if _open.get() == 1:
        _open.set(0)
        traceh.task_end()


# ---- tuned -------------------------------------------------------------------------------------------------------


def _best(timing):
    return float(timing[0] if isinstance(timing, (list, tuple)) else timing)


def _record_tuning(fn, key, best_config, configs_timings, duration, cache_hit):
    facts = {"config": str(best_config), "key": str(key), "cache_hit": bool(cache_hit)}
    if configs_timings:
        facts["configs"] = len(configs_timings)
        if best_config in configs_timings:
            facts["best_ms"] = _best(configs_timings[best_config])
    if duration is not None:
        facts["duration_s"] = float(duration)
    traceh.instant(f"autotune {fn.__name__}", domain="triton", **facts)


def _on_tuned(previous):
    def listener(**tuned):
        if previous is not None:
            previous(**tuned)
        _record_tuning(**tuned)

    return listener


def _has_listener(knobs):
    return hasattr(getattr(knobs, "autotuning", None), "listener")


def _watch_tuner():
    """Where Triton calls nobody when it has tuned (3.6 does not): a launch that made the tuner know one more key did.
    Returns what undoes it."""
    from triton.runtime.autotuner import Autotuner

    run = Autotuner.run

    @wraps(run)
    def launch(self, *args, **kwargs):
        known, before = len(self.cache), getattr(self, "bench_time", None)
        try:
            return run(self, *args, **kwargs)
        finally:
            if len(self.cache) > known:
                key, best = list(self.cache.items())[-1]
                took = getattr(self, "bench_time", None)
                tuned = took is not before
                timings = getattr(self, "configs_timings", None)
                _record_tuning(self.base_fn, key, best, timings, took if tuned else None, not tuned)

    Autotuner.run = launch

    def undo():
        if Autotuner.run is launch:
            Autotuner.run = run

    return undo


# ---- interpreted -------------------------------------------------------------------------------------------------


def _name_interpreted():
    """Launches of the interpreter (TRITON_INTERPRET=1), which calls no hook, are tasks. Returns what undoes it."""
    try:
        from triton.runtime.interpreter import GridExecutor
    except ImportError:  # it needs numpy, which Triton does not depend on: nothing can be interpreted then
        return lambda: None

    call = GridExecutor.__call__

    @wraps(call)
    def launch(self, *args, **kwargs):
        grid = self.grid if isinstance(self.grid, (tuple, list)) else ()
        with traceh.task(self.fn.__name__, domain="triton", grid=[int(n) for n in grid]):
            return call(self, *args, **kwargs)

    GridExecutor.__call__ = launch

    def undo():
        if GridExecutor.__call__ is launch:
            GridExecutor.__call__ = call

    return undo


# ---- both --------------------------------------------------------------------------------------------------------


def _listen(knob, make):
    """Puts a listener in front of the one there is. Returns what undoes it."""
    previous = knob.listener
    mine = make(previous)
    knob.listener = mine

    def undo():
        if knob.listener is mine:
            knob.listener = previous

    return undo


def _chain(runtime, name, call):
    chain = getattr(runtime, name, None)
    if chain is None or not hasattr(chain, "add"):
        return lambda: None
    chain.add(call)
    return lambda: chain.remove(call)


def instrument(*, names=True, metrics=True, events=True):
    """Names Triton's kernels by their variants, records launches that have launch_metadata as tasks with its flops and
    bytes, and compilations and autotuning as events. Hooks of others stay. Call it before torch.compile compiles:
    Inductor's launcher calls no hook that comes later. Twice is once; release() undoes it."""
    global _undo
    knobs = _knobs()
    with _lock:
        if _undo is not None:
            return
        undo = []
        if names or events:
            undo.append(_listen(knobs.compilation, _on_compiled))
        if names:
            undo.append(_chain(knobs.runtime, "kernel_load_end_hook", _on_loaded))
            undo.append(_chain(knobs.runtime, "kernel_unload_hook", _on_unloaded))
            _name_loaded()
        if metrics:
            undo.append(_chain(knobs.runtime, "launch_enter_hook", _on_launch))
            undo.append(_chain(knobs.runtime, "launch_exit_hook", _on_launched))
            undo.append(_name_interpreted())
        if events:
            undo.append(_listen(knobs.autotuning, _on_tuned) if _has_listener(knobs) else _watch_tuner())
        _undo = undo


def release():
    """Undoes instrument(). Kernels keep the names they have."""
    global _undo
    with _lock:
        for call in _undo or ():
            call()
        _tell_nodes(False)
        _undo = None
