"""Records the compilations of torch.compile as tasks, with the reasons of recompilations.

A task `compile` of `torch.compile` is one compilation; its number is Dynamo's, such as 3/1: the second one of the
fourth frame. It has the line of the program that called, and the first line of the function that is compiled. An
instant `recompilation` has the function, its first line, and the first guard that failed.

Dynamo takes a second to import, so it is not imported here: the hooks are put in when the program has done it.
"""
import functools
import sys

from .. import _record, _source

_MODULE = "torch._dynamo.convert_frame"  # it imports all that is hooked


def _compiled():
    """The code that is compiled: a variable of Dynamo's own function on this stack."""
    frame = sys._getframe(2)
    while frame is not None:
        if frame.f_code.co_name == "_compile" and frame.f_globals.get("__name__") == _MODULE:
            code = frame.f_locals.get("code")
            if hasattr(code, "co_firstlineno"):
                return {"compiled": code.co_name, "compiled_file": code.co_filename, "compiled_line": code.co_firstlineno}
        frame = frame.f_back
    return {}


def _begun(args=None):
    if _record.enabled():
        _open.append(getattr(args, "compile_id", ""))
        trigger = getattr(getattr(args, "callback_trigger", None), "name", "DYNAMO")
        _record.task_begin("compile", domain="torch.compile", id=str(_open[-1] or ""), trigger=trigger, **_compiled(),
                           **_source.here())


def _over(args=None):
    if _open and _open[-1] == getattr(args, "compile_id", ""):
        _open.pop()
        _record.task_end()


_open = []  # numbers of the compilations that are recorded; Dynamo's lock lets one thread compile


def _explained(original):
    @functools.wraps(original)
    def around(entries, frame, *rest, **named):
        reasons = original(entries, frame, *rest, **named)
        try:
            if _record.enabled():
                code = getattr(frame, "f_code", frame)
                _record.instant("recompilation", domain="torch.compile", function=code.co_name,
                                file=code.co_filename, line=code.co_firstlineno, reason=str(reasons[0]) if reasons else "")
        except Exception:  # another version of Dynamo has other frames
            pass
        return reasons
    return around


class Compiler:
    """The hooks of a process; `patches` is that of instrument()."""

    def __init__(self, patches):
        self.patches, self.handler, self.finder = patches, None, None
        if _MODULE in sys.modules:
            self.install(sys.modules[_MODULE])
        else:
            self.finder = _Finder(self.install)
            sys.meta_path.insert(0, self.finder)

    def install(self, convert_frame):
        from torch._dynamo import callback
        self.handler = callback.callback_handler
        self.handler.register_start_callback(_begun)
        self.handler.register_end_callback(_over)
        name = "get_and_maybe_log_recompilation_reasons"
        if hasattr(convert_frame, name):
            self.patches.replace(convert_frame, name, _explained)

    def remove(self):
        """The handle's: as register_...hook() of PyTorch."""
        if self.finder in sys.meta_path:
            sys.meta_path.remove(self.finder)
        if self.handler is not None:
            self.handler.remove_start_callback(_begun)
            self.handler.remove_end_callback(_over)
        _open.clear()


class _Finder:
    """Finds the module like the other finders, and acts when it has been imported."""

    def __init__(self, found):
        self.found = found

    def find_spec(self, name, path=None, target=None):
        if name != _MODULE:
            return None
        if self in sys.meta_path:
            sys.meta_path.remove(self)
        for finder in sys.meta_path:
            spec = finder.find_spec(name, path, target) if hasattr(finder, "find_spec") else None
            if spec is not None:
                break
        else:
            return None
        execute = getattr(spec.loader, "exec_module", None)
        if execute is None:
            return spec

        def exec_module(module):
            execute(module)
            try:
                self.found(module)
            except Exception as problem:  # the program is not harmed
                sys.stderr.write("traceh.torch: compilations are not recorded: %s\n" % problem)

        try:
            spec.loader.exec_module = exec_module
        except AttributeError:
            pass
        return spec
