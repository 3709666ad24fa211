"""Modes of a session: how its backend records."""

from dataclasses import dataclass, field

FORMATS = ("hatchet", "hatchet_msgpack", "chrome_trace")


@dataclass(frozen=True)
class BaseMode:
    name: str

    def __str__(self):
        return self.name


@dataclass(frozen=True)
class PCSampling(BaseMode):
    """Where kernels spend their time: instructions are sampled. ``interval``: cycles between two samples
    of a multiprocessor, rounded to a power of two; 1000, as for Proton. The more, the less is lost in long runs."""

    name: str = field(default="pcsampling", init=False)
    interval: int = 1000

    def __post_init__(self):
        if self.interval <= 0:
            raise ValueError("Interval must be a positive integer.")

    def __str__(self):
        return f"{self.name}:interval={self.interval}"


@dataclass(frozen=True)
class PeriodicFlushing(BaseMode):
    """A file for each phase (``data.advance_phase``) in place of one for all."""

    name: str = field(default="periodic_flushing", init=False)
    format: str = "hatchet"

    def __post_init__(self):
        if self.format not in FORMATS:
            raise ValueError(f"Unknown format: {self.format}. Formats are {', '.join(FORMATS)}.")

    def __str__(self):
        return f"{self.name}:format={self.format}"


_MODES = {
    "pcsampling": (PCSampling, {"interval": int}),
    "periodic_flushing": (PeriodicFlushing, {"format": str}),
}


def parse(mode):
    """The mode that a text such as ``pcsampling:interval=1000`` says, or None."""
    if mode is None or mode == "" or isinstance(mode, BaseMode):
        return mode or None
    if not isinstance(mode, str):
        raise TypeError(f"a mode is a str or a BaseMode, not {type(mode).__name__}")
    name, *options = mode.split(":")
    if name not in _MODES:
        raise ValueError(
            f"Unknown mode: {mode}. Modes are {', '.join(_MODES)}; of backend instrumentation default, mma."
        )
    kind, known = _MODES[name]
    values = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or key not in known:
            raise ValueError(f"Unknown option of mode {name}: {option}. It takes {', '.join(f'{k}=' for k in known)}.")
        try:
            values[key] = known[key](value)
        except ValueError:
            raise ValueError(f"Option {key} of mode {name} takes a number, not {value!r}") from None
    return kind(**values)


def __getattr__(name):
    """Modes of the instrumentation backend are Triton's own: Default, MMA, Optimize, the tables of names."""
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        from triton.profiler import mode as theirs
    except ImportError:
        raise AttributeError(f"{name}: modes of the instrumentation backend need the package triton") from None
    return getattr(theirs, name)
