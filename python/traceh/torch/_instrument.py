"""instrument(): what is put into PyTorch, and taken out again."""
import atexit
import collections.abc
import functools
import importlib
import inspect
import os
import typing
import weakref

from .. import _cuda, _garbage, _source, _steps
from . import _compiler, _distributed, _layout, _loader, _modules
from ._warn import warn

LEVELS = {"off": -1, "modules": 0, "names": 1, "flows": 2, "shapes": 3}


class Report(typing.NamedTuple):
    """What is recorded of PyTorch.

    ``torch``: its version. ``operators``: how much of operators is recorded. ``problem``: why that is less than was
    asked for, one line; empty if it is not.
    """

    torch: str
    operators: str
    problem: str


class _Patches:
    """Attributes that were replaced, so that they can be put back."""

    def __init__(self):
        self.made = []

    def set(self, owner, name, value):
        self.made.append((owner, name, vars(owner).get(name, getattr(owner, name)), value))
        setattr(owner, name, value)

    def replace(self, owner, name, wrap):
        original = getattr(owner, name)
        self.set(owner, name, functools.wraps(original)(wrap(original)))

    def undo(self):
        for owner, name, original, value in reversed(self.made):
            if getattr(owner, name) is value:  # nobody has put something else on top
                setattr(owner, name, original)
        self.made.clear()


class _State:
    """Of a process that is instrumented."""

    def __init__(self, torch, native):
        self.torch, self.native = torch, native
        self.parents = _modules.Parents(torch.nn.Module)
        self.names = _modules.Names(native, self.first_step, self.parents)
        self.groups = _distributed.Groups(native, self.with_inputs)
        self.patches, self.handles = _Patches(), []
        self.optimizers = weakref.WeakSet()  # their steps are the program's; without one: those of the first that steps
        self.level, self.problem, self.mark = -1, "", None
        self.watcher = _steps.Watcher()
        self.inputs = self.stepping = self.began = self.given = False

    # ---- operators

    def observe(self, wanted):
        if wanted == "off" or self.problem:
            return
        level = LEVELS[wanted]
        if self.level < 0:
            try:
                found = _layout.discover(self.torch, self.native)
                self.native.set_layout(*found)
                if level == LEVELS["shapes"] and "sizes" not in found[0]:
                    level = LEVELS["flows"]
                    self.problem = "shapes are not recorded: where this PyTorch keeps them was not found"
                self.take_mark()
            except Exception as problem:
                self.problem = ("operators and the modules of the backward pass are not recorded: %s; PyTorch %s is "
                                "known up to %d.%d" % (problem, self.torch.__version__, *_layout.NEWEST))
                level = -1
            if self.problem:
                warn("PyTorch %s: %s" % (self.torch.__version__, self.problem))
        if level > self.level:
            self.level = level
            self.native.observe(level, self.inputs)

    def take_mark(self):
        """One part of a process observes: the one that has defined this operator (trace_torch.h)."""
        from torch.library import Library
        library = Library("trace_h", "FRAGMENT")
        try:
            library.define("observer() -> ()")
        except RuntimeError:
            raise _layout.Unknown("another part of the program records them already (trace_torch.h)") from None
        self.mark = library

    def with_inputs(self):
        if not self.inputs:
            self.inputs = True
            if self.level >= 0:
                self.native.observe(self.level, True)

    # ---- steps

    def first_step(self):
        if self.stepping and not self.began:
            self.began = True
            self.native.step()
            self.watcher.step()

    def stepped(self, optimizer, args, kwargs):
        if not self.stepping:
            return
        if not self.optimizers:
            self.optimizers.add(optimizer)
        if optimizer in self.optimizers:
            self.began = True
            self.native.step()
            self.watcher.step()

    # ---- what is put into PyTorch

    def install(self):
        torch, native, patches = self.torch, self.native, self.patches
        compiler = getattr(torch, "compiler", None)
        is_compiling = getattr(compiler, "is_compiling", None) or torch._utils.is_compiling
        # only while Dynamo reads the function: the backward pass that the compiler runs to trace it is one as any other
        is_read = getattr(compiler, "is_dynamo_compiling", is_compiling)

        def within(enter, *names):
            """Wraps a function so that each call is a task, which enter(*names) begins."""
            def wrap(original):
                def around(*args, **kwargs):
                    if is_read():
                        return original(*args, **kwargs)
                    enter(*names)
                    try:
                        return original(*args, **kwargs)
                    finally:
                        native.leave()
                return around
            return wrap

        def worker(original):
            def _worker_loop(*args, **kwargs):
                number = inspect.signature(original).bind(*args, **kwargs).arguments.get("worker_id")
                native.process_name("DataLoader worker" if number is None else "DataLoader worker %s" % number)
                return original(*args, **kwargs)
            return _worker_loop

        def modules():
            patches.replace(torch.nn.Module, "__call__",
                            lambda original: _modules.wrap_call(original, native, self.names, is_compiling))

        def paths():
            hooks = importlib.import_module("torch.nn.modules.module")
            self.handles.append(hooks.register_module_module_registration_hook(self.parents.registered))
            patches.replace(torch.nn.Module, "__setstate__", self.parents.wrap_setstate)
            self.parents.add_existing()

        def passes():
            patches.replace(torch.autograd, "backward", within(native.backward))
            patches.replace(torch.autograd, "grad", within(native.backward))

        def loader():
            data = importlib.import_module("torch.utils.data._utils")
            for fetcher in (data.fetch._MapDatasetFetcher, data.fetch._IterableDatasetFetcher):
                patches.replace(fetcher, "fetch", within(native.task, "torch.data", "DataLoader.fetch"))
            patches.replace(importlib.import_module("torch.utils.data.dataloader")._BaseDataLoaderIter, "__next__", _loader.wrap_next)
            patches.replace(data.worker, "_worker_loop", worker)

        def nodes(original):
            def around(*args, **kwargs):
                _cuda.graph_nodes("torch", True)  # kernels of the replays belong to the modules that are captured
                return original(*args, **kwargs)
            return around

        def graphs():
            graph = getattr(torch.cuda, "CUDAGraph", None)
            if graph is not None and "replay" in vars(graph):
                patches.replace(graph, "replay", within(native.task, "torch.cuda", "CUDAGraph.replay"))
            if graph is not None and "capture_begin" in vars(graph):
                patches.replace(graph, "capture_begin", nodes)

        def waits():
            for owner, name in ((torch.cuda, "synchronize"), (torch.cuda, "empty_cache"), (torch.cuda.Stream, "synchronize"),
                                (torch.cuda.Event, "synchronize")):
                if name in vars(owner):
                    called = name if owner is torch.cuda else "%s.%s" % (owner.__name__, name)
                    patches.replace(owner, name, within(native.task_here, "torch.cuda", called))

        def lines():
            version = torch.version
            native.lines(_source.folders(), any(getattr(version, device, None) for device in ("cuda", "hip", "xpu")))
            atexit.register(native.lines, None, False)

        def steps():
            optimizer = importlib.import_module("torch.optim.optimizer")
            self.handles.append(optimizer.register_optimizer_step_post_hook(self.stepped))

        def compiler():
            self.handles.append(_compiler.Compiler(patches))

        def garbage():
            self.handles.append(_garbage.Collections())

        for what, install in (("modules", modules), ("paths of modules", paths), ("the backward pass", passes), ("the data loader", loader),
                              ("replays of CUDA graphs", graphs), ("waits for devices", waits), ("source lines", lines), ("steps", steps), ("compilations", compiler), ("collections of garbage", garbage),
                              ("process groups", lambda: self.groups.install(patches))):
            try:
                install()
            except Exception as problem:  # of a version that has it elsewhere: all else is recorded
                warn("PyTorch %s: %s cannot be recorded: %s" % (torch.__version__, what, problem))

    def remove(self):
        self.native.ignore()
        self.native.lines(None, False)
        self.native.forget_groups()
        _cuda.graph_nodes("torch", False)
        self.watcher.close()
        self.patches.undo()
        for handle in self.handles:
            handle.remove()
        if self.mark is not None:
            getattr(self.mark, "_destroy", lambda: None)()
            self.mark = None


_state = None


def _load():
    """The extension, with the recorder that traceh uses."""
    try:
        import torch
    except ImportError as problem:
        raise ImportError("traceh.torch needs PyTorch, which this Python cannot import: %s" % problem) from None
    if not hasattr(torch, "nn"):
        raise ImportError("the module torch at %s is not PyTorch" % getattr(torch, "__file__", "?"))
    from . import _observer
    from .. import _record
    if not _observer.use_recorder(_record._recorder()):
        raise ImportError("traceh.torch and traceh are of different versions; install traceh again")
    return torch, _observer


def _models(torch, model):
    """[(prefix, module)]"""
    if model is None:
        return []
    if isinstance(model, torch.nn.Module):
        return [("", model)]
    if isinstance(model, collections.abc.Mapping):
        found = list(model.items())
    elif isinstance(model, (list, tuple)):
        found = [("", m) for m in model]
    else:
        found = [("", model)]
    for prefix, m in found:
        if not isinstance(m, torch.nn.Module) or not isinstance(prefix, str):
            raise TypeError("instrument(): the model is a %s; give a torch.nn.Module, a list of them, or a dict from "
                            "names to them" % type(m).__name__)
    return found


def _optimizers(torch, optimizer):
    if optimizer is None:
        return []
    found = list(optimizer) if isinstance(optimizer, (list, tuple)) else [optimizer]
    for o in found:
        if not isinstance(o, torch.optim.Optimizer):
            raise TypeError("instrument(): the optimizer is a %s; give a torch.optim.Optimizer (of a scheduler: its "
                            "attribute optimizer), or a list of them" % type(o).__name__)
    return found


def _wanted(operators):
    if operators is not None:
        if operators not in LEVELS:
            raise ValueError("instrument(operators=%r): it is one of %s" % (operators, ", ".join(LEVELS)))
        return operators
    asked = os.environ.get("TRACE_TORCH", "")
    if asked == "0":
        return "off"
    if asked in LEVELS:
        return asked
    if asked:
        warn("TRACE_TORCH=%s is none of 0, modules, names, flows, shapes, and is ignored" % asked)
    return "flows"


def instrument(model=None, optimizer=None, *, operators=None, steps=True):
    """Records modules, operators, the backward pass, steps and collectives of PyTorch from now on.

    model: a ``torch.nn.Module``, a list of them, or a dict from names to them. Its modules are tasks with their path as
    name, below the name of the dict. Modules that are not given get their names when they are first called: by their
    path from the outermost module that holds them. That one has the name of its class.

    optimizer: a ``torch.optim.Optimizer``, or a list of them: the end of its ``step()`` ends a step, which
    ``trace-run --when`` and TRACE_WHEN count. Without it, the first optimizer that steps is meant. ``steps=False``
    leaves steps to you (``traceh.step()``).

    operators: how much is recorded of operators. "flows" (the default): name, sequence number, and an arrow from an
    operator to its backward function; "names"; "shapes": also shapes and types of tensors; "modules": none, but modules
    of both passes and collectives; "off": neither these nor the modules of the backward pass. The environment variable
    TRACE_TORCH says so where this is None.

    Returns a Report. May be called again, with further models. Nothing is recorded, and next to nothing is spent, while
    the recording is off (``traceh.start()``, ``trace-run``).

    Raises TypeError and ValueError for wrong arguments, ImportError where there is no PyTorch. A PyTorch whose
    operators cannot be observed raises nothing: one line on the standard error and ``Report.problem`` say so, and all
    else is recorded.
    """
    global _state
    torch, native = _load()
    models, optimizers, wanted = _models(torch, model), _optimizers(torch, optimizer), _wanted(operators)
    if _state is None:
        _state = _State(torch, native)
        _state.install()
    _state.stepping = _state.stepping or bool(steps)
    for prefix, m in models:
        _state.names.name(m, prefix)
    if models or optimizers:
        _state.first_step()
    if optimizers and not _state.given:
        _state.optimizers.clear()
    _state.optimizers.update(optimizers)
    _state.given = _state.given or bool(optimizers)
    _state.observe(wanted)
    level = next(name for name, n in LEVELS.items() if n == _state.level)
    return Report(torch.__version__, level, _state.problem)


def uninstrument():
    """Takes out all that instrument() has put into PyTorch. Tasks that are open end as usual."""
    global _state
    if _state is not None:
        _state.remove()
        _state = None
