"""proton-viewer's command line for profiles, without pandas: trees of frames with any number of metrics, one rank or
many. `python -m traceh.proton.viewer -m time/ms,util proton.hatchet`"""

import argparse
import math
import sys

from .. import _options
from . import _tree
from ._tree import NAN, ProfileError, is_number

FORMATS = ("full", "file_function_line", "function_line", "file_function")
AGGREGATES = {
    "min": min,
    "avg": lambda values: sum(values) / len(values),
    "max": max,
    "sum": sum,
}

_HELP_METRICS = """metrics, separated by commas. The case and the unit of a name do not matter.
Derived from those of the profile:
  time/s /ms /us /ns             and cpu_time/...
  avg_time/s /ms /us /ns         time / count, and avg_cpu_time/...
  flop/s gflop/s tflop/s         and flop8/s ... tflop64/s
  byte/s gbyte/s tbyte/s
  util                           roofline: the least time the work can take, of its time
  METRIC/%%                       of the whole"""


# ---- names -------------------------------------------------------------------------------------------------------


def format_name(name, form):
    """A frame ``path/file:line@function`` as --format says."""
    if form == "file_function_line":
        return name.split("/")[-1]
    if form == "function_line":
        return name.split(":")[-1]
    if form == "file_function":
        return f"{name.split('/')[-1].split(':')[0]}@{name.split('@')[-1].split(':')[0]}"
    return name


def _cell(value):
    if is_number(value):
        return f"{value:.3f}"
    return str(value)


# ---- what is shown -----------------------------------------------------------------------------------------------


class Table:
    """A tree, and the columns that are shown of each frame."""

    def __init__(self, root, columns, rows, notes=None):
        self.root = root
        self.columns = columns  # names
        self.rows = rows  # node -> values
        self.notes = notes or {}


def _filter(root, first, options):
    kept = True
    if options.include:
        kept = _tree.include(root, options.include)
    if options.exclude:
        kept = _tree.exclude(root, options.exclude)
    if kept and options.threshold is not None:
        kept = _tree.at_least(root, first, options.threshold)
    if not kept:
        raise ProfileError("no frame is left: --include, --exclude and --threshold leave all of them out")


def _one(path, metrics, options):
    """The profile's tree, filtered, and {node: [value of each metric]}."""
    profile = _tree.load(path)
    if "util" in (m.lower() for m in metrics):
        _warn_of_flops(profile, path)
    columns = [_tree.values_of(profile, m) for m in metrics]
    if options.include or options.exclude or options.threshold is not None:
        _filter(profile.root, columns[0], options)
        profile.add_up()
        # sums of the profile's own metrics are those of what is left; derived ones stay, as proton-viewer has it
        columns = [c if _tree.is_derived(m) else _tree.values_of(profile, m) for m, c in zip(metrics, columns)]
    return profile.root, {node: [c[node] for c in columns] for node in profile.root.walk()}


def _warn_of_flops(profile, path):
    names = {_tree.base(n) for n in profile.inclusive + profile.exclusive}
    if "flops" in names and not any(f"flops{w}" in names for w in (8, 16, 32, 64)):
        print(
            f"trace-proton-viewer: warning: {path}: flops without a width (flops8 ... flops64) do not count for util",
            file=sys.stderr,
        )


def single(path, metrics, options):
    root, rows = _one(path, metrics, options)
    return Table(root, metrics, rows)


def _minus(a, b):
    if a is not None and not is_number(a):
        return a
    if b is not None and not is_number(b):
        return b
    a, b = (0.0 if x is None else x for x in (a, b))
    return a if math.isnan(b) else a - b


def difference(path, other, metrics, options):
    """The first minus the second; a frame that one of them lacks counts as zero there."""
    pairs = [_one(p, metrics, options) for p in (path, other)]
    root, same = _tree.merge([root for root, _ in pairs])
    rows = {}
    notes = {}
    for node, (left, right) in same.items():
        if not left or not right:
            notes[node] = " ◀" if left else " ▶"  # in the first alone, in the second alone
        a = pairs[0][1][left] if left else [None] * len(metrics)
        b = pairs[1][1][right] if right else [None] * len(metrics)
        rows[node] = [_minus(x, y) for x, y in zip(a, b)]
    return Table(root, metrics, rows, notes)


def several(paths, metrics, options):
    """Ranks: each metric's least, mean and greatest over those that have the frame."""
    parts = [_one(p, metrics, options) for p in paths]
    root, same = _tree.merge([root for root, _ in parts])
    how = options.aggregate.split(",")
    for word in how:
        if word not in AGGREGATES:
            raise ProfileError(f"--aggregate {word}: it is one of {', '.join(AGGREGATES)}")
    rows, notes = {}, {}
    for node, present in same.items():
        have = [parts[i][1][n] for i, n in enumerate(present) if n is not None]
        rows[node] = []
        for k in range(len(metrics)):
            numbers = [v[k] for v in have if is_number(v[k]) and not math.isnan(v[k])]
            rows[node] += [AGGREGATES[h](numbers) if numbers else NAN for h in how]
        if len(have) < len(paths):
            notes[node] = f" [{len(have)} of {len(paths)} ranks]"
    return Table(root, [f"{m}:{h}" for m in metrics for h in how], rows, notes)


# ---- printing ----------------------------------------------------------------------------------------------------


def lines(table, depth=100, form="full"):
    """The tree as text, frames in the order of the file."""
    waiting = [(table.root, "", "", 0)]
    while waiting:
        node, indent, below, level = waiting.pop()
        if level >= depth:
            continue
        cells = " ".join(_cell(v) for v in table.rows[node])
        yield f"{indent}{cells} {format_name(node.name, form)}{table.notes.get(node, '')}"
        last = node.children[-1] if node.children else None
        for child in reversed(node.children):
            end = child is last
            waiting.append((child, below + ("└─ " if end else "├─ "), below + ("   " if end else "│  "), level + 1))


def sorted_lines(table, form):
    """All frames but the greatest by the first metric, which is the root's."""

    def key(node):
        value = table.rows[node][0]
        return value if is_number(value) and not math.isnan(value) else -math.inf

    for node in sorted(table.root.walk(), key=key, reverse=True)[1:]:
        name = format_name(node.name, form)
        name = name[:100] + "..." if len(name) > 100 else name
        value = table.rows[node][0]
        yield f"{name:105} {float(value):.4}" if is_number(value) else f"{name:105} {value}"


def list_metrics(path):
    profile = _tree.load(path)
    for what, names in (("inclusive", profile.inclusive), ("exclusive", profile.exclusive)):
        print(f"Available {what} metrics:")
        for name in names:
            print(f"- {_tree.base(name)}")


def _print(table, options):
    if len(table.columns) > 2:
        print(" ".join(table.columns))
    for line in lines(table, options.depth, options.format):
        print(line)
    print()
    if options.print_sorted:
        print("Sorted kernels by metric " + table.columns[0])
        for line in sorted_lines(table, options.format):
            print(line)
    if any(c.partition(":")[0].lower() == "bytes" for c in table.columns) and any(
        is_number(v) and v < 0 for row in table.rows.values() for v in row
    ):
        print("Warning: Negative byte values detected, this is usually the result of a datatype overflow\n")


# ---- command line ------------------------------------------------------------------------------------------------


def _parser():
    parser = argparse.ArgumentParser(
        prog="trace-proton-viewer",
        description="Shows profiles of traceh.proton and of Proton. Several files are ranks of one job.",
        formatter_class=argparse.RawTextHelpFormatter,
    )
    add = parser.add_argument
    add("file", nargs="+", help=".hatchet or .hatchet_msgpack")
    add("-l", "--list", action="store_true", help="list the metrics of the profile")
    add("-m", "--metrics", help=_HELP_METRICS)
    add("-i", "--include", metavar="REGEX", help="only paths through frames whose name matches, such as '.*test.*'")
    add("-e", "--exclude", metavar="REGEX", help="without frames whose name matches, and what is below them")
    add("-t", "--threshold", type=float, help="without frames whose first metric is below that")
    add("-d", "--depth", type=int, default=100, help="levels of the tree to show; default: 100")
    add("-f", "--format", choices=FORMATS, default="full", help="how much to show of Python frames; default: full")
    add("--print-sorted", action="store_true", help="also list all frames by the first metric")
    add("-diff", "--diff-profile", metavar="FILE", help="subtract this profile")
    add(
        "-a",
        "--aggregate",
        default="min,avg,max",
        metavar="LIST",
        help="of several files: min, avg, max, sum over ranks; default: min,avg,max",
    )
    return parser


def _show(options):
    if options.list:
        for path in options.file:
            list_metrics(path)
        return
    metrics = [m.strip() for m in options.metrics.split(",") if m.strip()]
    if options.diff_profile:
        table = difference(options.file[0], options.diff_profile, metrics, options)
    elif len(options.file) > 1:
        table = several(options.file, metrics, options)
    else:
        table = single(options.file[0], metrics, options)
    _print(table, options)


def main(arguments=None):
    parser = _parser()
    if (sys.argv[1:] if arguments is None else arguments) == ["--help-options"]:
        print("\n".join(_options.of_parser(parser)))
        return 0
    options = parser.parse_args(arguments)
    if options.include and options.exclude:
        parser.error("--include and --exclude cannot be given together")
    if options.diff_profile and len(options.file) > 1:
        parser.error("--diff-profile takes one file, and another to subtract")
    if not options.list and not (options.metrics and options.metrics.strip(", ")):
        parser.error("give metrics to show, such as -m time/ms, or --list to see what the profile has")
    try:
        _show(options)
    except ProfileError as error:
        print(f"trace-proton-viewer: error: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
