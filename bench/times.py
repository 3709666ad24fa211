"""How few bits a trace's times can take: what adaptive coders would need for them, each knowing something else.

usage: times.py COMPACT.bin...    (files that trace-merge --compact wrote; seconds a hundred thousand events)

A time is the class of its logarithm, counted as it comes (what a perfect arithmetic coder would take), and the bits below, as they are.
What is known of it: `shape`: which event it is; `pair`: and which the one before; `adaptive`: and how long it took the last time;
`step`: the difference to the last time is coded in its place.
"""

import collections
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests/format"))
import page  # noqa: E402


def times_of(path):
    """(stream, shape, ticks since the record before) of each record; None where a block begins."""
    got = []
    plain = page.columns

    def columns(pages, head, data):
        segment, layout = pages.layouts["tr_segment"], pages.layouts["tr_shape"]
        first = pages.layouts["tr_columns"].read(data)
        table = pages.layouts["tr_columns"].size
        at = table + head["items"] * segment.size
        shapes, n, counts = [], first["records"], [0, 0]
        for _ in range(first["shapes"]):
            s = layout.read(data, at)
            at += layout.size
            s["long"] = not s["word"] & 0xFFF
            s["next"] = counts[s["long"]]
            counts[s["long"]] += s["records"]
            shapes.append(s)
        shorts, k = at + 2 * n, 0
        longs = shorts + 3 * counts[0]
        got.append(None)
        for number in range(head["items"]):
            part = segment.read(data, table + number * segment.size)
            for _ in range(part["events"]):
                s = shapes[data[at + k] | data[at + n + k] << 8]
                planes, start, many = (8, longs, counts[1]) if s["long"] else (3, shorts, counts[0])
                got.append((part["stream"], (s["word"], s["bytes"]), sum(data[start + p * many + s["next"]] << 8 * p for p in range(planes))))
                s["next"] += 1
                k += 1
        return plain(pages, head, data)

    page.columns = columns
    try:
        page.read_file(page.Pages(ROOT / "docs/reference"), path)
    finally:
        page.columns = plain
    return got


def class_of(v, top):
    """The class, with so many bits of the mantissa, and how many bits are below."""
    if v < 1 << top:
        return v, 0
    below = v.bit_length() - 1 - top
    return (below + 1) * (1 << top) + (v >> below) - (1 << top), below


def bits(events, known, top):
    counts, sums, last = collections.defaultdict(collections.Counter), collections.Counter(), {}
    total, n, before = 0.0, 0, None
    for e in events:
        if e is None:
            before = None
            continue
        stream, shape, ticks = e
        context = shape if known == "shape" else (before, shape)
        here, v, sign = (stream, context), ticks, 0
        if known == "step":
            v = ticks - last.get(here, ticks)
            sign, v = v < 0, abs(v)
        elif known == "adaptive":
            context = context, class_of(last.get(here, 0), 0)[0]
        last[here] = ticks
        number, below = class_of(v, top)
        total += below - math.log2((counts[context][number, sign] + 0.05) / (sums[context] + 0.05 * (24 << top)))
        counts[context][number, sign] += 1
        sums[context] += 1
        n, before = n + 1, shape
    return total / n


if len(sys.argv) < 2:
    sys.exit(__doc__)
print(f"{'bits of time an event':24}" + "".join(f"{k:>10}" for k in ("shape", "pair", "adaptive", "step")))
for name in sys.argv[1:]:
    events = times_of(name)
    print(f"{Path(name).name:24}" + "".join(f"{min(bits(events, k, top) for top in (1, 2, 3, 4)):10.2f}" for k in ("shape", "pair", "adaptive", "step")))
