"""Profiles as trees: what files of Hatchet hold, sums over subtrees, filters, differences."""

import json
import math
import re

from .metric import FLOPS_WIDTHS
from .specs import max_bps, max_flops
from .state import COMPUTE_METADATA_SCOPE_NAME, COMPUTE_METADATA_SCOPE_PREFIX

NAN = math.nan


class ProfileError(ValueError):
    """What is wrong with a file or a request, in one line."""


class Node:
    """A frame. ``values``: metrics as the file has them, and derived ones; ``sums``: of those that are inclusive, with
    all that lies below."""

    __slots__ = ("children", "name", "sums", "values")

    def __init__(self, name, values=None, children=()):
        self.name = name
        self.values = dict(values or {})
        self.sums = {}
        self.children = list(children)

    def walk(self):
        """It and all below, parents first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def walk_up(self):
        """It and all below, children first."""
        return reversed(list(self.walk()))


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


class Profile:
    """A file: the tree, the names of inclusive and exclusive metrics, and facts of devices."""

    def __init__(self, root, devices):
        self.root = root
        self.devices = devices
        self.inclusive = [k for k in root.values if is_number(root.values[k])]
        seen = dict.fromkeys(k for node in root.walk() for k in node.values)
        self.exclusive = [k for k in seen if k not in self.inclusive]

    def add_up(self):
        """Sums of inclusive metrics. A frame under which nothing has the metric has none."""
        for node in self.root.walk_up():
            node.sums = {}
            for name in self.inclusive:
                parts = [c.sums[name] for c in node.children if name in c.sums]
                own = node.values.get(name)
                if is_number(own):
                    parts.append(own)
                if parts:
                    node.sums[name] = sum(parts)
        return self


# ---- files -------------------------------------------------------------------------------------------------------


def _is_metadata(name):
    return name == COMPUTE_METADATA_SCOPE_NAME or name.startswith(COMPUTE_METADATA_SCOPE_PREFIX)


def _node_of(data, path):
    try:
        name, metrics, children = data["frame"]["name"], data.get("metrics") or {}, data.get("children") or []
        return Node(str(name), metrics), children
    except (TypeError, KeyError, AttributeError):
        raise ProfileError(f"{path}: this is no profile: a frame without a name, or one that is no object") from None


def _tree_of(data, path):
    root, below = _node_of(data, path)
    waiting = [(root, below)]
    while waiting:
        node, below = waiting.pop()
        for child in below:
            new, its = _node_of(child, path)
            node.children.append(new)
            waiting.append((new, its))
    return root


def _drop(root):
    """Leaves out what computed metadata, what is empty, and what had nothing else below it."""
    for node in root.walk_up():
        had = len(node.children)
        node.children = [
            c for c in node.children if c.name is not None and not _is_metadata(c.name) and (c.values or c.children)
        ]
        if had and not node.children:
            node.name = None  # all of it was left out
    if root.name is None:
        root.name = "ROOT"
    return root


def _parse(path):
    try:
        if path.endswith(".hatchet_msgpack"):
            try:
                import msgpack
            except ImportError:
                raise ProfileError(f"{path}: reading MessagePack needs the package msgpack") from None
            with open(path, "rb") as file:
                return msgpack.unpackb(file.read(), strict_map_key=False)
        with open(path, encoding="utf-8") as file:
            return json.load(file)
    except OSError as error:
        raise ProfileError(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, ProfileError):
            raise
        raise ProfileError(f"{path}: this is no profile: {error}") from None


def load(path):
    """The profile in a .hatchet or .hatchet_msgpack file."""
    data = _parse(path)
    if not isinstance(data, list) or not data:
        raise ProfileError(f"{path}: this is no profile: it is no list of frames")
    devices = data[1] if len(data) > 1 and isinstance(data[1], dict) and "frame" not in data[1] else {}
    profile = Profile(_drop(_tree_of(data[0], path)), devices)
    if not profile.inclusive and not profile.exclusive:
        raise ProfileError(f"{path}: the profile has no metrics")
    return profile.add_up()


# ---- names of metrics --------------------------------------------------------------------------------------------


def base(name):
    """Without its unit: "time (ns)" is time."""
    return name.partition("(")[0].strip().lower()


def find(profile, wanted):
    """The metric of that name, and whether it is inclusive. The case and the unit do not matter."""
    for names, inclusive in ((profile.inclusive, True), (profile.exclusive, False)):
        for name in names:
            if wanted.lower() in (name.lower(), base(name)):
                return name, inclusive
    have = ", ".join(dict.fromkeys(base(n) for n in profile.inclusive + profile.exclusive))
    why = ", but no kernel of a device" if wanted == "time" else ""
    raise ProfileError(
        f"Metric {wanted} is not found. Use the --list flag to list available metrics. The profile has {have}{why}"
    )


_SECONDS = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9}
_TIMES = {
    f"{prefix}{what}/{unit}": (what, unit, prefix == "avg_")
    for prefix in ("", "avg_")
    for what in ("time", "cpu_time")
    for unit in _SECONDS
}
_FACTORS = {"": 1.0, "g": 1e9, "t": 1e12}
_RATES = {f"{f}byte/s": ("bytes", factor) for f, factor in _FACTORS.items()}
_RATES.update(
    {f"{f}flop{width}/s": (f"flops{width}", factor) for f, factor in _FACTORS.items() for width in ("", *FLOPS_WIDTHS)}
)


def _take(node, name, inclusive):
    value = node.sums.get(name, NAN) if inclusive else node.values.get(name, NAN)
    return value if is_number(value) or not inclusive else NAN


def _divide(a, b):
    if not is_number(a) or not is_number(b):
        return NAN
    return a / b if b else (NAN if a == 0 or a != a else math.inf)


def _seconds(profile, what):
    """A function: the node's time in seconds."""
    name, inclusive = find(profile, what)
    unit = name.partition("(")[2].partition(")")[0]
    factor = _SECONDS.get(unit)
    if factor is None:
        raise ProfileError(f"The metric {name} has no unit of time: it is one of {', '.join(_SECONDS)}")
    return lambda node: _take(node, name, inclusive) * factor


def _facts(profile, node):
    """Facts of the device that did the node's work; None: it is no device's, or nothing is known."""
    id, type = node.values.get("device_id"), node.values.get("device_type")
    if id is None:
        return None, None
    if type not in profile.devices:
        type = next((t for t, of in profile.devices.items() if id in of), None)
    return type, profile.devices.get(type, {}).get(id)


def _util(profile):
    seconds = _seconds(profile, "time")

    def value(node):
        type, facts = _facts(profile, node)
        if facts is None:
            return NAN
        try:
            arch, sms, clock = facts["arch"], facts["num_sms"], facts["clock_rate"]
            peak = max_bps(type, arch, facts["bus_width"], facts["memory_clock_rate"])
            least = sum(node.values.get(f"flops{w}", 0) / max_flops(type, arch, w, sms, clock) for w in FLOPS_WIDTHS)
        except KeyError as error:
            raise ProfileError(f"the profile does not say {error} of its device, which util needs") from None
        except ValueError as error:
            raise ProfileError(str(error)) from None
        return _divide(max(least, _divide(node.values.get("bytes", 0), peak)), seconds(node))

    return value


def _percent(profile, wanted):
    name, inclusive = find(profile, wanted)
    if inclusive:
        total = _take(profile.root, name, True)
    else:
        total = sum(v for v in (n.values.get(name) for n in profile.root.walk()) if is_number(v))
    return lambda node: _divide(_take(node, name, inclusive), total) * 100.0


def _function(profile, metric):
    """What gives the metric of a node. None: it is in the file as it is."""
    lower = metric.lower()
    if lower == "util":
        return _util(profile)
    if lower in _RATES:
        what, factor = _RATES[lower]
        name, inclusive = find(profile, what)
        seconds = _seconds(profile, "time")
        return lambda node: _divide(_take(node, name, inclusive), seconds(node)) / factor
    if lower in _TIMES:
        what, unit, average = _TIMES[lower]
        seconds = _seconds(profile, what)
        if not average:
            return lambda node: seconds(node) / _SECONDS[unit]
        count, inclusive = find(profile, "count")
        return lambda node: _divide(seconds(node), _take(node, count, inclusive)) / _SECONDS[unit]
    name, slash, unit = metric.partition("/")
    if slash and unit != "%":
        raise ProfileError(f"Unsupported unit {unit} of {name}: a metric of the file takes no unit but %")
    return _percent(profile, name) if slash else None


def is_derived(metric):
    """Whether it is computed of metrics of the file."""
    return metric.lower() == "util" or metric.lower() in _RATES or metric.lower() in _TIMES or "/" in metric


def values_of(profile, metric):
    """{node: value} of a metric as users name it, for all nodes."""
    function = _function(profile, metric)
    if function is None:
        name, inclusive = find(profile, metric)
        return {node: _take(node, name, inclusive) for node in profile.root.walk()}
    return {node: function(node) for node in profile.root.walk()}


# ---- filters -----------------------------------------------------------------------------------------------------


def _regex(pattern, option):
    try:
        return re.compile(pattern)
    except re.error as error:
        raise ProfileError(f"{option} {pattern}: {error}") from None


def include(root, pattern):
    """Keeps the paths that pass through frames whose whole name matches."""
    wanted = _regex(pattern, "--include")
    inside = {root: bool(wanted.fullmatch(root.name))}
    for node in root.walk():
        for child in node.children:
            inside[child] = inside[node] or bool(wanted.fullmatch(child.name))
    leads = {}
    for node in root.walk_up():
        leads[node] = inside[node] or any(leads[c] for c in node.children)
        node.children = [c for c in node.children if leads[c]]
    return leads[root]


def exclude(root, pattern):
    """Drops frames whose whole name matches, with all below."""
    unwanted = _regex(pattern, "--exclude")
    for node in root.walk():
        node.children = [c for c in node.children if not unwanted.fullmatch(c.name)]
    return not unwanted.fullmatch(root.name)


def at_least(root, values, least):
    """Keeps frames whose value is so large, and the paths to them."""
    leads = {}
    for node in root.walk_up():
        node.children = [c for c in node.children if leads[c]]
        value = values.get(node, NAN)
        leads[node] = bool(node.children) or (is_number(value) and value >= least)
    return leads[root]


# ---- several -----------------------------------------------------------------------------------------------------


def merge(roots):
    """One tree of several: [(node, its counterparts)]. Frames are the same if their paths are; of equal names under one
    parent the first of one is the first of the other. Counterparts: a node of each tree, or None."""
    top = Node(roots[0].name)
    pairs = {}
    waiting = [(top, list(roots))]
    while waiting:
        node, same = waiting.pop()
        pairs[node] = same
        rows = {}
        for i, part in enumerate(same):
            times = {}
            for child in part.children if part else ():
                nth = times[child.name] = times.get(child.name, 0) + 1
                rows.setdefault((child.name, nth), [None] * len(roots))[i] = child
        for (name, _), row in rows.items():
            child = Node(name)
            node.children.append(child)
            waiting.append((child, row))
    return top, pairs
