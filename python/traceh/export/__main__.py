"""What trace-export starts for formats that this package writes. Its options were checked there."""

from __future__ import annotations

import argparse
import os
import sys
import warnings
from typing import NoReturn

from ..reading import TraceError, open
from . import FORMATS, _numpy, write


def _fail(text: object) -> NoReturn:
    print(f"trace-export: error: {text}", file=sys.stderr)
    sys.exit(2)


def _options() -> argparse.Namespace:
    p = argparse.ArgumentParser(prog="trace-export", description="trace-export --help has the options of users.")
    p.add_argument("--format", choices=FORMATS, required=True)
    p.add_argument("--output", required=True)
    for name in ("api", "host", "ranks", "symbols"):
        p.add_argument(f"--{name}", action="append")
    for name in ("from-ns", "to-ns", "max-mem", "slice-ns"):
        p.add_argument(f"--{name}", type=int)
    for name in ("run", "compression"):
        p.add_argument(f"--{name}")
    for name in ("args", "quiet"):
        p.add_argument(f"--{name}", action="store_true")
    p.add_argument("paths", nargs="+")
    return p.parse_args()


def _size(path: str) -> int:
    if not os.path.isdir(path):
        return os.path.getsize(path)
    return sum(os.path.getsize(os.path.join(at, n)) for at, _, names in os.walk(path) for n in names)


def _size_text(path: str) -> str:
    """As the other formats say it."""
    size, units = float(_size(path)), ["B", "kB", "MB", "GB", "TB"]
    while size >= 1000 and len(units) > 1:
        size /= 1000
        units.pop(0)
    return f"{size:.0f}B" if units[0] == "B" else f"{size:.2f}{units[0]}"


def _write(o: argparse.Namespace) -> int:
    trace = open(o.paths, run=o.run, max_mem=o.max_mem, symbols=o.symbols or ())
    said = len(trace.messages)  # trace-export has opened the trace before, and said so much
    filters = {"api": o.api, "host": o.host, "from_ns": o.from_ns, "to_ns": o.to_ns}
    if o.ranks:
        ranges = [tuple(map(int, r.split(":"))) for r in o.ranks]
        filters["rank"] = [r for r in trace.ranks if any(low <= r <= high for low, high in ranges)]
    own = {"args": o.args or None, "slice_ns": o.slice_ns, "compression": o.compression}
    own = {k: v for k, v in {**filters, **own}.items() if v is not None}
    done = write(trace, o.output, o.format, quiet=o.quiet, **own)
    for line in trace.messages[said:]:
        print(f"trace-export: {line}", file=sys.stderr)
    if not o.quiet:
        of = len(trace.processes)
        what = ", ".join(f"{n} {k[:-1] if n == 1 and k.endswith('s') else k}" for k, n in done.items())
        of_all = f"of {of} process{'' if of == 1 else 'es'}"
        print(f"{o.output}: {what} {of_all}, {_size_text(o.output)}", file=sys.stderr)
    lost = trace.lost
    if lost.dropped:
        print(f"trace-export: warning: {lost.dropped} events were lost while recording: the buffers were full",
              file=sys.stderr)  # fmt: skip
    if lost.overwritten:
        print(f"trace-export: warning: {lost.overwritten} older events were overwritten (ring mode)", file=sys.stderr)
    return 0 if trace.status == "ok" else 1


def main() -> NoReturn:
    warnings.simplefilter("ignore")
    _numpy.leave_out()
    try:
        status = _write(_options())
    except (TraceError, OSError) as e:
        _fail(e)
    except MemoryError:
        _fail("there is no memory left; --max-mem bounds what reading holds")
    except KeyboardInterrupt:
        sys.exit(130)
    sys.stderr.flush()
    sys.exit(status)


if __name__ == "__main__":
    main()
