#!/usr/bin/env python3
"""timeline.py - draws a part of a recorded run as one SVG file: a row for each thread, a box for each call, an arrow for each message

    trace-print --json out >run.json
    docs/pictures/timeline.py --from 409.5 --to 410.2 run.json >docs/pictures/timeline.svg

--from and --to are milliseconds since the first event. Messages are those of MPI: MPI_Isend or MPI_Send, and what was received.
It needs Python's standard library only. For a timeline that you can move and search in, use to-perfetto."""
import argparse
import json
import sys
from xml.sax.saxutils import escape

WIDTH, LEFT, TOP, ROW, LEVEL = 980, 128, 34, 10, 18
TASKS = ("#8fc9a3", "#7fb2e5", "#b9a5d9", "#d8c48f")
WAITS = ("MPI_Wait", "MPI_Barrier", "MPI_Allreduce", "MPI_Recv")


def colour(api, name, tasks):
    if api == "MPI":
        return "#d9604c" if name.startswith(WAITS) else "#f2b84b"
    return TASKS[tasks.index(name) % len(TASKS)]


def read(path):
    """Calls as (thread, depth, begin, end, api, name, arguments), and messages as (from, when, to, when), times in nanoseconds."""
    calls, stacks, sent, messages, threads = [], {}, {}, [], {}
    with (sys.stdin if path == "-" else open(path, encoding="utf-8")) as lines:
        for line in lines:
            e = json.loads(line)
            thread = (e.get("rank", e["pid"]), e["tid"] != e["pid"], e["tid"])
            if e["event"] in ("entry", "exit", "message"):
                threads[thread] = e.get("thread") or str(e["tid"])
            stack = stacks.setdefault(thread, [])
            if e["event"] == "entry":
                stack.append(e)
                to = e["args"].get("dest_world", -1)
                if e["name"] in ("MPI_Isend", "MPI_Send") and isinstance(to, int) and to >= 0:
                    sent.setdefault((e["rank"], to, e["args"]["tag"]), []).append((thread, e["ns"]))
            elif e["event"] == "exit" and stack:
                b = stack.pop()
                calls.append((thread, len(stack), b["ns"], e["ns"], b["api"], b["name"], b["args"]))
            elif e["event"] == "message" and e["name"] == "received":
                queue = sent.get((e["args"]["source_world"], e["rank"], e["args"]["tag"]))
                if queue:
                    messages.append(queue.pop(0) + (thread, e["ns"]))
    return threads, calls, messages


def draw(threads, calls, messages, begin, end):
    scale = (WIDTH - LEFT - 8) / (end - begin)
    inside = [c for c in calls if c[3] > begin and c[2] < end]
    tasks = sorted({c[5] for c in calls if c[4] != "MPI"})
    depth = {}
    for c in inside:
        depth[c[0]] = max(depth.get(c[0], 1), c[1] + 1)
    top, y = {}, TOP
    for t in sorted(threads):
        if t in depth:
            top[t] = y
            y += depth[t] * LEVEL + ROW
    height = y + 4

    def x(ns):
        return LEFT + (min(max(ns, begin), end) - begin) * scale

    out = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="Helvetica,Arial,sans-serif">'
           % (WIDTH, height, WIDTH, height),
           '<style>text{font-size:11px;fill:#222}.s{fill:#777;font-size:10px}</style>',
           '<rect width="%d" height="%d" fill="#fff"/>' % (WIDTH, height),
           '<defs><marker id="a" markerWidth="6" markerHeight="6" refX="5" refY="3" orient="auto"><path d="M0,0L6,3L0,6" fill="#444"/></marker></defs>']
    step = next(s for s in (1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 5e6, 1e7, 1e8, 1e9, 1e10) if (end - begin) / s <= 10)
    tick = -(-begin // step) * step
    while tick < end:
        out.append('<path d="M%.1f,22V%d" stroke="#e4e4e4"/>' % (x(tick), height))
        if x(tick) < WIDTH - 40:
            out.append('<text class="s" x="%.1f" y="16">%s ms</text>' % (x(tick) + 2, ("%.3f" % (tick / 1e6)).rstrip("0").rstrip(".")))
        tick += step
    for t, ty in top.items():
        rank, second = t[0], t[1]
        if not second:
            out.append('<path d="M0,%.1fH%d" stroke="#ccc"/>' % (ty - 6, WIDTH))
        label = threads[t] if second else "rank %s  %s" % (rank, threads[t])
        out.append('<text x="%d" y="%.1f">%s</text>' % (46 if second else 6, ty + 12, escape(label)))
    for t, d, b, e, api, name, args in sorted(inside, key=lambda c: c[1]):
        w = max((x(e) - x(b)), 0.6)
        ty = top[t] + d * LEVEL
        out.append('<rect x="%.1f" y="%d" width="%.1f" height="%d" fill="%s"%s><title>%s, %.1f us</title></rect>' % (
            x(b), ty, w, LEVEL - 2, colour(api, name, tasks), ' stroke="#fff" stroke-width=".6"' if w > 4 else "", escape(name), (e - b) / 1e3))
        if w > 6.6 * len(name) + 5:
            out.append('<text x="%.1f" y="%d">%s</text>' % (x(b) + 3, ty + 12, escape(name)))
    for a, when, b, then in messages:
        if begin <= when and then <= end and a in top and b in top:
            ya, yb = (top[t] + (depth[t] - .5) * LEVEL - 1 for t in (a, b))
            out.append('<path d="M%.1f,%.1fL%.1f,%.1f" stroke="#444" stroke-width=".7" marker-end="url(#a)"/>' % (x(when), ya, x(then), yb))
    return "\n".join(out + ["</svg>"]) + "\n"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("file", help="what trace-print --json wrote; - is the standard input")
    p.add_argument("--from", dest="begin", type=float, default=0, help="milliseconds since the first event")
    p.add_argument("--to", dest="end", type=float, default=None, help="milliseconds since the first event; default: the last event")
    o = p.parse_args()
    threads, calls, messages = read(o.file)
    if not calls:
        sys.exit("timeline.py: error: %s has no call; write it with: trace-print --json FOLDER" % o.file)
    end = o.end * 1e6 if o.end is not None else max(c[3] for c in calls)
    if end <= o.begin * 1e6:
        sys.exit("timeline.py: error: --to must be later than --from")
    sys.stdout.write(draw(threads, calls, messages, o.begin * 1e6, end))


main()
