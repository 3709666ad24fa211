"""Shows profiles made at random with proton-viewer and with ours, and compares the lines: compare_viewers.py FOLDER"""

import contextlib
import io
import json
import pathlib
import random
import re
import sys

import traceh.proton.viewer as ours
import triton.profiler.viewer as proton

NAMES = ["fwd", "bwd", "/a/b/file.py:12@func", "/x/y/z.py:7@<module>", "ker nel<int>", "gemm", "relu"]
METRICS = [
    "time/ms",
    "util,time/us",
    "tflop16/s",
    "gbyte/s,time",
    "time/%",
    "count",
    "avg_time/us",
    "cpu_time/ms",
    "bytes/%",
]
OPTIONS = [[], ["-i", ".*fwd.*"], ["-e", ".*fwd.*"], ["-t", "0.05"], ["-d", "3"], ["-f", "file_function"],
           ["-f", "function_line"], ["-f", "file_function_line"], ["--print-sorted"], ["-diff"]]  # fmt: skip


def node(r, depth, devices):
    made = {"frame": {"name": f"{r.choice(NAMES)}{r.randrange(3)}", "type": "function"}, "metrics": {}, "children": []}
    if depth == 0 or r.random() < 0.2:
        made["metrics"] = {"time (ns)": r.randrange(1000, 90000), "count": r.randrange(1, 9)}
        made["metrics"].update(device_id=str(r.randrange(devices)), device_type="CUDA")
        if r.random() < 0.7:
            made["metrics"].update(bytes=r.randrange(1000, 10**8), flops16=r.random() * 1e9, flops8=r.random() * 1e9)
        return made
    if r.random() < 0.3:
        made["metrics"]["cpu_time (ns)"] = r.randrange(10**6)
    for _ in range(r.randrange(4)):
        child = node(r, depth - 1, devices)
        if child["frame"]["name"] not in [c["frame"]["name"] for c in made["children"]]:
            made["children"].append(child)
    return made


def write(seed, path):
    r, devices = random.Random(seed), 1 + seed % 3
    root = node(r, 4, devices)
    while len(root["children"]) < 2:
        root = node(r, 4, devices)
    root["frame"]["name"] = "ROOT"
    root["metrics"] = {"time (ns)": 0, "count": 0, "bytes": 0, "flops16": 0, "flops8": 0}
    kernel = {"time (ns)": 5, "count": 1, "device_id": "0", "device_type": "CUDA", "cpu_time (ns)": 3}
    for name in ("__proton_launch_metadata:x", "kernel"):
        below = {"frame": {"name": name, "type": "function"}, "metrics": kernel, "children": []}
        root["children"].append(
            {"frame": {"name": f"of {name}", "type": "function"}, "metrics": {}, "children": [below]}
        )
    facts = {"bus_width": 6144, "clock_rate": 1980000, "memory_clock_rate": 3201000, "num_sms": 132}
    known = {str(i): {"arch": ["90", "80", "100"][i], **facts} for i in range(devices)}
    path.write_text(json.dumps([root, {"CUDA": known}]))


def run(main, arguments):
    out = io.StringIO()
    sys.argv = ["viewer", *arguments]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        try:
            failed = bool(main())
        except (Exception, SystemExit):
            failed = True
    return failed, out.getvalue()


def lines(text):
    """In any order, for Hatchet's is by name; of a difference without what is only in the second, which Hatchet shows
    as nan."""
    text = re.sub("metric .*", "metric", text)
    return sorted(
        re.sub("[├└│─ ]+", " ", line).strip() for line in text.splitlines() if line.strip() and "▶" not in line
    )


def main(folder):
    compared = 0
    for seed in range(3):
        write(seed, folder / f"{seed}.hatchet")
    for i, metrics in enumerate(METRICS):
        # each option with some of the metrics: Hatchet takes its time
        for option in OPTIONS[i % 2 :: 2] if i else OPTIONS:
            option = [*option, str(folder / "2.hatchet")] if option == ["-diff"] else option
            arguments = ["-m", metrics, *option, str(folder / f"{i % 2}.hatchet")]
            theirs, mine = run(proton.main, arguments), run(ours.main, arguments)
            if theirs[0] != mine[0] or (not theirs[0] and lines(theirs[1]) != lines(mine[1])):
                sys.exit(f"{arguments}\nproton-viewer: {theirs}\nours: {mine}")
            compared += not theirs[0]
    print(compared, "compared")


main(pathlib.Path(sys.argv[1]))
