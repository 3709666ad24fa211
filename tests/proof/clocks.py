#!/usr/bin/env python3
"""clocks.py - are times of different nodes right within what trace-merge says? clocks.py BUILD CLOCKS FOLDER FROM N DRIFTS [LIE]

DRIFTS: ppm, with commas; each trace has the next of them. Of each trace that clocks.c makes: at one moment the errors of two nodes' marks differ by no more than what is said of
them (all nodes' times have one node's clock, so what is common to all is no error); how many messages arrive before
they were sent is said, too."""

import bisect
import json
import pathlib
import re
import shutil
import subprocess
import sys

build, clocks, folder, first, n, drifts, *lie = sys.argv[1:]
drifts = drifts.split(",")
UNIT = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def ns(text):
    number, unit = re.fullmatch(r"([0-9.]+)(ns|us|ms|s)", text).groups()
    return float(number) * UNIT[unit] * 1.01 + 1  # it is rounded


def at(marks, true):
    """The error at a moment, between two marks."""
    k = min(max(bisect.bisect(marks, (true,)), 1), len(marks) - 1)
    (t, e), (u, f) = marks[k - 1], marks[k]
    return e + (f - e) * (true - t) / (u - t)


wrong, lates, worst, widest, reason = 0, 0, 0.0, 0.0, ""
for seed in range(int(first), int(first) + int(n)):
    shutil.rmtree(folder, ignore_errors=True)
    pathlib.Path(folder).mkdir()
    subprocess.run([clocks, folder, str(seed), drifts[seed % len(drifts)], *lie], check=True)
    said = subprocess.run([f"{build}/trace-merge", "-o", f"{folder}/merged", folder], capture_output=True, text=True, check=False)
    bound = {}
    for host, sample, within in re.findall(r"^node (\S+): .*error at most (\S+); moved by \S+(?: and \S+ us each second)? to other nodes within (\S+)$",
                                           said.stdout.replace(",", ""), re.M):
        bound[host] = ns(sample) + ns(within)
    late = re.search(r"after alignment (\d+)", said.stdout)
    lates += int(late.group(1)) if late else 0
    error = {}
    printed = subprocess.run([f"{build}/trace-print", "--json", "--name", "mark", f"{folder}/merged"], capture_output=True,
                             text=True, check=False)
    for line in printed.stdout.splitlines():
        e = json.loads(line)
        if e["name"] == "mark":
            error.setdefault(e["host"], []).append((e["args"]["true"], e["ns"] - e["args"]["true"]))
    error = {host: sorted(marks) for host, marks in error.items()}
    bad = said.returncode or len(bound) != 4 or len(error) != 4 or not late
    for a in error if not bad else ():
        for b in error:
            if a < b:
                apart = max(abs(e - at(error[b], t)) for t, e in error[a])
                allowed = bound[a] + bound[b]
                worst, widest = max(worst, apart / allowed), max(widest, allowed)
                bad = bad or apart > allowed
    if bad:
        wrong += 1
        reason = reason or f"seed {seed}: {(said.stderr + said.stdout).splitlines()[-1:]}"
print(f"tried {n}, wrong {wrong}; errors are at most {worst:.2f} of what is said, which is at most {widest / 1000:.0f} us;"
      f" {lates} messages of {160 * int(n)} arrive before they were sent {reason}")
sys.exit(wrong != 0)
