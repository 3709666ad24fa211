"""PyTorch without its compiler, for programs with this folder in PYTHONPATH.

Optimizers and DDP import torch._dynamo at their first use, only to tell it to let them be. That takes as long as the
import of PyTorch. Here nothing is in its place, which does let them be.
"""
import sys
import types


class Nothing(types.ModuleType):
    """It has all that is asked for, and can be called."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Nothing(name)

    def __call__(self, *arguments, **named):
        return None


sys.modules["torch._dynamo"] = Nothing("torch._dynamo")
sys.modules["torch._dynamo"].disable = lambda function=None, *arguments, **named: function or (lambda function: function)
