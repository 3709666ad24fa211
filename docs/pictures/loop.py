#!/usr/bin/env python3
"""loop.py - draws a part of a recorded training loop as one SVG file: a row for each thread and each queue of a device

    trace-run --no-analysis -o out -- python train.py                 before: calls and kernels
    trace-run --torch --no-analysis -o out -- python train.py         after: modules, passes, operators
    docs/pictures/loop.py --from 409.5 --to 430 out >loop.svg

--from and --to are milliseconds since the first event. What lies in a module has the module's colour, kernels too: they
have it of the module that launched them. It needs the package traceh and nothing else. For a timeline that you can move
and search in, use to-perfetto."""

import argparse
import re
import sys
from xml.sax.saxutils import escape

import traceh

WIDTH, LEFT, TOP, ROW, LEVEL = 980, 112, 30, 10, 17
GREY = "#d3d7db"
COLOURS = (("attention|attn", "#e8836b"), ("mlp|feed", "#7fb2e5"), ("embed|head|norm", "#d8c48f"), ("loss", "#c9b7e8"),
           ("optim|adam|sgd", "#8fc9a3"), ("reduce|gather|broadcast|scatter", "#f2b84b"))  # fmt: skip


def colour(name, inherited=GREY):
    return next((c for pattern, c in COLOURS if re.search(pattern, name, re.IGNORECASE)), inherited)


def read(trace, apis, begin, end):
    """Boxes as (row, depth, begin, end, name, colour): those of threads first."""
    boxes, shown, asked = [], {}, {}
    events = [e for e in trace.events(from_ns=begin, to_ns=end) if e.kind in ("call", "slice", "device")]
    for e in sorted(events, key=lambda e: (e.begin_ns, e.depth)):
        above = shown.get(e.parent, (-1, GREY))
        here = above  # calls that are not shown pass on what they lie in
        if e.kind != "device" and (not apis or e.api in apis):
            here = (above[0] + 1, colour(e.name, above[1]))
            thread = e.thread_name or ("main" if e.tid == e.pid else f"thread {e.tid}")
            boxes.append(((0, e.rank, e.tid != e.pid, thread), here[0], e.begin_ns, e.end_ns, e.name, here[1]))
        shown[e.id] = here
        if e.correlation and e.kind != "device":
            asked[(e.pid, e.correlation)] = here[1]
    for e in events:
        if e.kind == "device":
            row = (1, e.rank, e.device or "", str(e.queue or "").rpartition("/")[2])
            boxes.append((row, 0, e.begin_ns, e.end_ns, e.name, asked.get((e.pid, e.correlation), GREY)))
    return boxes


def label(row):
    return row[3] if not row[0] else " ".join([*row[2].split()[:2], row[3]]).strip()  # GPU 0 stream 7


def draw(boxes, begin, end, depth):
    scale = (WIDTH - LEFT - 8) / (end - begin)
    boxes = [b for b in boxes if b[1] < depth]
    levels = {}
    for b in boxes:
        levels[b[0]] = max(levels.get(b[0], 1), b[1] + 1)
    top, y = {}, TOP
    for row in sorted(levels):
        top[row] = y
        y += levels[row] * LEVEL + ROW

    def x(ns):
        return LEFT + (min(max(ns, begin), end) - begin) * scale

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" '
        'font-family="Helvetica,Arial,sans-serif">',
        "<style>text{font-size:11px;fill:#222}.s{fill:#777;font-size:10px}</style>",
        f'<rect width="{WIDTH}" height="{y}" fill="#fff"/>',
    ]
    step = next(s * p for p in (10**k for k in range(3, 12)) for s in (1, 2, 5) if (end - begin) / (s * p) <= 10)
    for k in range(int((end - begin) // step) + 1):
        at = x(begin + k * step)
        out.append(f'<path d="M{at:.1f},20V{y}" stroke="#e4e4e4"/>')
        if at < WIDTH - 40:
            out.append(f'<text class="s" x="{at + 2:.1f}" y="14">{k * step / 1e6:g} ms</text>')
    for row, ty in top.items():
        out.append(f'<path d="M0,{ty - 6:.1f}H{WIDTH}" stroke="#ccc"/>')
        out.append(f'<text x="6" y="{ty + 12}">{escape(label(row)[:17])}</text>')
    last = {}  # boxes that nobody could tell apart are one
    for row, level, b, e, name, fill in sorted(boxes, key=lambda box: (box[0], box[1], box[2])):
        w = max(x(e) - x(b), 0.5)
        if w < 1 and x(b) < last.get((row, level), -1) + 0.5:
            continue
        last[(row, level)] = x(b) + w
        ty = top[row] + level * LEVEL
        title = f"<title>{escape(name[:80])}, {(e - b) / 1e3:.1f} us</title>" if w > 3 else ""
        out.append(f'<rect x="{x(b):.1f}" y="{ty}" width="{w:.1f}" height="{LEVEL - 2}" fill="{fill}"'
                   + (' stroke="#fff" stroke-width=".6"' if w > 4 else "") + (f">{title}</rect>" if title else "/>"))  # fmt: skip
        fits = int((w - 5) / 6.4)
        if fits >= min(len(name), 5):
            text = name if len(name) <= fits else name[: max(fits - 1, 1)] + "\u2026"
            out.append(f'<text x="{x(b) + 3:.1f}" y="{ty + 12}">{escape(text)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("trace", help="a folder or file that was recorded")
    p.add_argument("--from", dest="begin", type=float, default=0, help="milliseconds since the first event")
    p.add_argument("--to", dest="end", type=float, help="milliseconds since the first event; default: the last one")
    p.add_argument("--apis", default="", help="what is drawn of threads, such as torch,CUDART; default: all")
    p.add_argument("--depth", type=int, default=6, help="levels of a thread that are drawn; default: 6")
    o = p.parse_args()
    try:
        trace = traceh.open(o.trace)
    except traceh.TraceError as error:
        sys.exit(f"loop.py: {error}")
    begin = trace.begin_ns + round(o.begin * 1e6)
    end = None if o.end is None else trace.begin_ns + round(o.end * 1e6)
    boxes = read(trace, [a for a in o.apis.split(",") if a], begin, end)
    if not boxes:
        sys.exit(f"loop.py: error: {o.trace} has no call between --from and --to")
    end = end or max(b[3] for b in boxes)
    sys.stdout.write(draw(boxes, begin, end, o.depth))


if __name__ == "__main__":
    main()
