"""Metrics: what may be one, and as what it is recorded.

Whatever a metric is, it is of one type wherever the same scopes are open: a tree of those scopes keeps the types. A
metric that came before with the same type, as nearly all do, is recorded as it is, and looked at no further.
"""

from contextlib import nullcontext
from numbers import Integral, Real

FLOPS_WIDTHS = (8, 16, 32, 64)
#: Metrics of the roofline have one type, whatever the program gives.
_FLOPS = frozenset(["flops", *(f"flops{width}" for width in FLOPS_WIDTHS)])

_MOST_PATHS = 65536

_reading = [nullcontext]  # what makes the state in which tensors are read


def read_in(state):
    """Sets what makes the state in which tensors are read. state.py knows scopes, and calls it."""
    _reading[0] = state


class Path:
    """Scopes that are open, one below the other, and what metrics came there."""

    __slots__ = ("below", "converted", "known", "types")
    made = 0

    def __init__(self):
        Path.made += 1
        self.below = {}  # name -> Path
        self.types = {}  # metric without suffix -> the type that it has
        self.known = {}  # metric -> type of Python that is recorded as it is
        self.converted = {}  # metric -> type of Python, and what makes of it what is recorded

    def __getitem__(self, name):
        """The path of a scope in it."""
        found = self.below.get(name)
        if found is None:
            found = self.below.setdefault(name, Path() if Path.made < _MOST_PATHS else Unchecked())
        return found

    def check(self, name, value):
        """Raises ValueError where the metric had another type before."""
        name, new = base_name(name), _type_of(value)
        old = self.types.setdefault(name, new)
        if old is not new:
            raise ValueError(f"Metric value type mismatch for valueId 0 ({name}): current={old}, new={new}")


class Unchecked(Path):
    """One of too many paths: nothing is remembered of it."""

    __slots__ = ()

    def __getitem__(self, name):
        return self

    def check(self, name, value):
        pass


root = Path()

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
    with _reading[0]():
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


def _prepare(metrics, path):
    if not hasattr(metrics, "items"):
        raise TypeError(f"metrics are a dict of names and values, not {type(metrics).__name__}")
    ready = {name: plain(name, value) for name, value in metrics.items()}
    for name, value in ready.items():
        path.check(name, value)
    for name, value in metrics.items():
        if ready[name] is value and type(value) in (int, float, str):
            path.known[name] = type(value)
        elif type(value) is int and type(ready[name]) is float:
            path.converted[name] = (int, float)
    return ready


def prepare(metrics, path):
    """Metrics as they are recorded where ``path`` is open, checked."""
    if type(metrics) is not dict:
        return _prepare(metrics, path)
    known, ready = path.known, metrics
    for name, value in metrics.items():
        kind = type(value)
        if kind is int and not -(1 << 63) <= value < 1 << 63:
            return _prepare(metrics, path)
        if known.get(name) is kind:
            continue
        plan = path.converted.get(name)
        if plan is None or plan[0] is not kind:
            return _prepare(metrics, path)
        if ready is metrics:
            ready = metrics.copy()
        ready[name] = plan[1](value)
    return ready


def forget():
    """No session is left: types may be others in the next."""
    global root
    Path.made = 0
    root = Path()
