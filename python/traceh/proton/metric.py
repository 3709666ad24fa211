"""Metrics: what may be one, and as what it is recorded."""

import threading
from numbers import Integral, Real

from . import _stack

FLOPS_WIDTHS = (8, 16, 32, 64)
#: Metrics of the roofline have one type, whatever the program gives.
_FLOPS = frozenset(["flops", *(f"flops{width}" for width in FLOPS_WIDTHS)])

_MOST_PATHS = 65536
_types = {}  # path -> metric -> type name
_lock = threading.Lock()

_INT, _REAL, _INTS, _REALS, _TEXT = "int64_t", "double", "std::vector<int64_t>", "std::vector<double>", "std::string"


def _refuse(name, value):
    raise TypeError(
        f"the metric {name!r} is {type(value).__name__}: a metric is an int, a float, a str, a list of ints or floats, "
        "or a tensor"
    )


def _scalar(name, value):
    if isinstance(value, Integral):
        value = int(value)
        return value if -(1 << 63) <= value < 1 << 64 else float(value)
    if isinstance(value, Real):
        return float(value)
    _refuse(name, value)


def is_tensor(value):
    """Whether it is a tensor, of any library: it has an address and can be read."""
    return hasattr(value, "data_ptr") and hasattr(value, "tolist")


def _read(value):
    """The tensor's elements. Those of a device are waited for, and copied: a synchronization of its stream."""
    from .state import metadata_state

    with metadata_state():
        elements = value.tolist()
    while isinstance(elements, list) and len(elements) == 1:
        elements = elements[0]
    return elements


def _flat(name, values):
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from _flat(name, value)
        else:
            yield _scalar(name, value)


def plain(name, value):
    """The value as it is recorded: int, float, str, or a list of ints or of floats."""
    if not isinstance(name, str):
        raise TypeError(f"the name of a metric is {type(name).__name__}, and has to be str")
    if is_tensor(value):
        value = _read(value)
    if isinstance(value, str):
        return value
    base = name.partition(" (")[0].partition("(")[0]
    convert = float if base in _FLOPS else int if base == "bytes" else None
    if isinstance(value, (list, tuple)):
        value = list(_flat(name, value))
        if convert is None:
            convert = float if any(isinstance(v, float) for v in value) else None
        return [convert(v) for v in value] if convert else value
    value = _scalar(name, value)
    return convert(value) if convert else value


def _type_of(value):
    if isinstance(value, list):
        return _REALS if value and isinstance(value[0], float) else _INTS
    return _TEXT if isinstance(value, str) else _REAL if isinstance(value, float) else _INT


def base_name(name):
    """Without what its end says of it: "(exc)", "(pty)"."""
    for suffix in ("(exc)", "(pty)"):
        if name.endswith(suffix):
            return name[: -len(suffix)].rstrip()
    return name


def check(path, metrics):
    """Raises ValueError where a metric has another type than it had before on the same path."""
    known = _types.get(path)
    if known is None:
        if len(_types) >= _MOST_PATHS:
            return
        known = _types.setdefault(path, {})
    for name, value in metrics.items():
        name, new = base_name(name), _type_of(value)
        old = known.setdefault(name, new)
        if old is not new:
            raise ValueError(f"Metric value type mismatch for valueId 0 ({name}): current={old}, new={new}")


def prepare(metrics, *inner):
    """Metrics as they are recorded, checked. ``inner``: names below the current path that they belong to."""
    if not hasattr(metrics, "items"):
        raise TypeError(f"metrics are a dict of names and values, not {type(metrics).__name__}")
    ready = {name: plain(name, value) for name, value in metrics.items()}
    with _lock:
        check((*_stack.path(), *inner), ready)
    return ready


def forget():
    """No session is left: types may be others in the next."""
    with _lock:
        _types.clear()
