"""PyTorch: modules, operators, the backward pass, steps and collectives as tasks, without a change of the model.

>>> import traceh.torch
>>> traceh.torch.instrument(model, optimizer)

``trace-run --torch -- python train.py`` does the same for a program that knows nothing of it: docs/guide/pytorch.md.
"""
from ._instrument import Report, instrument, uninstrument

__all__ = ["Report", "instrument", "uninstrument"]
