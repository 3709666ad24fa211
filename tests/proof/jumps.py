#!/usr/bin/env python3
"""jumps.py - are times right within what trace-merge says, where clocks jump and where they are others?

jumps.py BUILD FOLDER FROM N COMMAND...: COMMAND FOLDER NUMBER records or forges events "mark" into the folder and
prints how many. Each says in "from" and "to" when it was recorded, or the event "was" behind it does. Of each trace all
marks are there, and no two are farther from where they should lie than what is said of
the nodes' samples allows. trace-info says so where that is more than a millisecond."""

import json
import pathlib
import re
import shutil
import subprocess
import sys

build, folder, first, n, *command = sys.argv[1:]
UNIT = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9, "min": 60e9, "h": 3600e9, "d": 86400e9}


def ns(text):
    number, unit = re.fullmatch(r"([0-9.]+)([a-z]+)", text).groups()
    return float(number) * UNIT[unit] * 1.01 + 1  # it is rounded


def marks(lines):
    """By thread: when it was recorded by the trace, at the earliest and at the latest."""
    found = {}
    for e in map(json.loads, lines):
        thread = found.setdefault((e["pid"], e["tid"]), [])
        if e["name"] == "mark":
            thread.append([e["ns"], None, None])
        if "from" in e.get("args", {}):
            thread[-1][1:] = e["args"]["from"], e["args"]["to"]
    return found


def look(made, merged, printed, info):
    bounds = [ns(b) for b in re.findall(r"^node .*error at most ([^;\s]+)", merged.stdout.replace(",", ""), re.M)]
    if merged.returncode or printed.returncode or not bounds:
        return " ".join((merged.stderr or printed.stderr or merged.stdout).splitlines()[:2]), 0, 0
    found = marks(printed.stdout.splitlines())
    every = [m for thread in found.values() for m in thread]
    if len(every) != made:
        return f"{len(every)} of {made} marks", 0, 0
    apart = max(at - late for at, _, late in every) - min(at - early for at, early, _ in every)
    allowed = 2 * max(bounds)
    if allowed > 2.1e6 and not re.search(r"^  Clocks +times are right within ", info.stdout, re.M):
        return "trace-info says nothing of it", apart, allowed
    if apart > allowed:
        return f"marks are {apart / 1e3:.1f} us apart, {allowed / 1e3:.1f} us are said", apart, allowed
    return "", apart, allowed


wrong, worst, widest, reason = 0, 0.0, 0.0, ""
for seed in range(int(first), int(first) + int(n)):
    shutil.rmtree(folder, ignore_errors=True)
    pathlib.Path(folder).mkdir(mode=0o700)
    said = subprocess.run([*command, folder, str(seed)], check=True, capture_output=True, text=True).stdout
    tools = [subprocess.run([f"{build}/{c[0]}", *c[1:]], capture_output=True, text=True, check=False) for c in (
        ["trace-merge", "-v", "-o", f"{folder}/merged", folder], ["trace-print", "--json", f"{folder}/merged"],
        ["trace-info", f"{folder}/merged"])]
    bad, apart, allowed = look(sum(map(int, said.split())), *tools)
    wrong += bad != ""
    reason = reason or bad and f"number {seed}: {bad}"
    worst, widest = max(worst, apart / (allowed or 1)), max(widest, allowed)
print(f"tried {n}, wrong {wrong}; errors are at most {worst:.2f} of what is said, which is at most {widest / 1000:.1f} us {reason}")
sys.exit(wrong != 0)
