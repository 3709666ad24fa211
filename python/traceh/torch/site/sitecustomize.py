"""Python reads this at its start under ``trace-run --torch``: traceh instruments PyTorch as soon as it is imported.

The folder of this file is the first of PYTHONPATH, which child processes inherit. A sitecustomize of the user's own, if
there is one, runs as it would without this one. A program that does not import PyTorch is as it was.
"""
import importlib.machinery
import importlib.util
import os
import sys

_here = os.path.dirname(os.path.abspath(__file__))


def _chain():
    """Runs the sitecustomize that Python would have found."""
    rest = [p for p in sys.path if os.path.abspath(p or ".") != _here]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", rest)
    sys.path[:] = rest
    if spec is not None and spec.loader is not None:
        module = importlib.util.module_from_spec(spec)
        sys.modules["sitecustomize"] = module
        spec.loader.exec_module(module)


def _package():
    """This very traceh, whether or not the program's environment has one."""
    if "traceh" in sys.modules:
        return
    folder = os.path.dirname(os.path.dirname(_here))
    spec = importlib.util.spec_from_file_location("traceh", os.path.join(folder, "__init__.py"),
                                                  submodule_search_locations=[folder])
    module = importlib.util.module_from_spec(spec)
    sys.modules["traceh"] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules["traceh"]
        raise


def _instrument():
    try:
        _package()
        import traceh.torch
        traceh.torch.instrument()
    except Exception as problem:  # the program is not harmed
        sys.stderr.write("trace-run --torch: PyTorch is not instrumented: %s\n" % problem)


class _Finder:
    """Finds PyTorch as the others do, and is told when it has been imported."""

    def find_spec(self, name, path=None, target=None):
        if name != "torch":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec("torch")
        if spec is None or spec.loader is None or not hasattr(spec.loader, "exec_module"):
            return spec
        execute = spec.loader.exec_module

        def exec_module(module):
            execute(module)
            _instrument()

        try:
            spec.loader.exec_module = exec_module
        except AttributeError:
            return spec
        return spec


sys.meta_path.insert(0, _Finder())
_chain()
