"""What can be wrong with a trace or with what is asked of it, and how that is said."""

import difflib
import os
from collections.abc import Iterable

from ._constants import EVER


class TraceError(Exception):
    """What traceh raises about a trace; all its other errors are kinds of it."""


class TraceNotFoundError(TraceError, FileNotFoundError):
    """There is no such file or folder, or no trace in it."""


class TraceFormatError(TraceError):
    """Nothing can be used: not a trace, or damaged all over."""


class TraceArgumentError(TraceError, ValueError):
    """An argument names something that the trace, or traceh, does not have; the message lists what there is."""


class TraceClosedError(TraceError, ValueError):
    """The trace was closed."""


class TraceWarning(UserWarning):
    """What traceh warns of."""


class DamageWarning(TraceWarning):
    """Some place of a file is damaged; the rest was read. ``Trace.messages`` has every place."""


class LossWarning(TraceWarning):
    """Events were lost while the program was recorded."""


class RunWarning(TraceWarning):
    """A folder has several runs, and ``run=`` did not say which to read."""


def choice(word, words):
    """ "'bogus' is none of a, b, c; did you mean a?" """
    words = [str(w) for w in words]
    near = difflib.get_close_matches(str(word).lower(), [w.lower() for w in words], 1)
    meant = [w for w in words if near and w.lower() == near[0]]
    shown = ", ".join(words[:40]) + (f" and {len(words) - 40} more" if len(words) > 40 else "")
    none = f"is none of {shown}" if words else "is not there, nor any other"
    return f"{word!r} {none}" + (f"; did you mean {meant[0]}?" if meant else "")


def wrong_type(name, value, wanted):
    return TraceArgumentError(f"{name}={value!r}: this is a {type(value).__name__}; {name} takes {wanted}")


def words_of(name, value, wanted="a text, or several"):
    if value is None:
        return None
    if isinstance(value, str):
        return [value]
    if not isinstance(value, Iterable) or isinstance(value, bytes):
        raise wrong_type(name, value, wanted)
    value = list(value)
    for one in value:
        if not isinstance(one, str):
            raise wrong_type(name, one, wanted)
    return value


def check(name, value, words, fold=False):
    """The words of an argument, each of which must be one of those there are."""
    value = words_of(name, value)
    known = {w.lower(): w for w in words} if fold else {w: w for w in words}
    for one in value or ():
        if (one.lower() if fold else one) not in known:
            raise TraceArgumentError(f"{name}: {choice(one, words)}")
    return None if value is None else [known[one.lower() if fold else one] for one in value]


def whole(name, value, low=0, high=(1 << 63) - 1):
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise wrong_type(name, value, "a whole number")
    value = value.__index__()
    if not low <= value <= high:
        raise TraceArgumentError(f"{name}={value} is not from {low} to {high}")
    return value


def window(from_ns, to_ns):
    low = EVER[0] if from_ns is None else whole("from_ns", from_ns, *EVER)
    high = EVER[1] if to_ns is None else whole("to_ns", to_ns, *EVER)
    if high <= low:
        raise TraceArgumentError(f"to_ns={to_ns} is not after from_ns={from_ns}")
    return low, high


def regex(name):
    """Names with the wildcards * ? [abc] [!abc], as an extended regular expression; None: all."""
    parts = []
    for one in words_of("name", name, "a name, or several; * ? and [...] are wildcards") or ():
        text, i = "", 0
        while i < len(one):
            c = one[i]
            end = one.find("]", i + 2 + (one[i + 1 : i + 2] == "!")) if c == "[" else -1
            if c == "*":
                text += ".*"
            elif c == "?":
                text += "."
            elif end > 0:
                text += "[" + ("^" if one[i + 1] == "!" else "") + one[i + 1 + (one[i + 1] == "!") : end] + "]"
                i = end
            else:
                text += "\\" + c if c in r"\.[]{}()*+?^$|" else c
            i += 1
        parts.append(text)
    return "^(" + "|".join(parts) + ")$" if parts else None


def as_bytes(words):
    return None if words is None else [os.fsencode(w) for w in words]


def import_extra(module, extra):
    try:
        return __import__(module)
    except ImportError as e:
        raise ImportError(f"this needs {module}, which is not installed: pip install 'traceh[{extra}]'") from e


def ranges(numbers):
    """ "0-3, 7" """
    parts, numbers = [], sorted(numbers)
    for n in numbers:
        if parts and parts[-1][1] == n - 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts) or "none"
