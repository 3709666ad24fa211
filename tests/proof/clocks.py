#!/usr/bin/env python3
"""clocks.py - are times of different nodes right within what trace-merge says?

clocks.py BUILD CLOCKS FOLDER FROM N DRIFTS [NAME=NUMBER...]: DRIFTS are ppm, with commas; each trace has the next of
them, and all have the options of clocks.c. Of each trace that clocks.c makes: at one moment the errors of two nodes'
marks differ by no more than what is said of them (all nodes' times have one node's clock, so what is common to all is
no error); how many messages arrive before they were sent is said, too."""

import json
import pathlib
import re
import shutil
import subprocess
import sys

build, clocks, folder, first, n, drifts, *options = sys.argv[1:]
drifts = drifts.split(",")
nodes = next((int(o[6:]) for o in options if o.startswith("nodes=")), 4)
UNIT = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def ns(text):
    number, unit = re.fullmatch(r"([0-9.]+)(ns|us|ms|s)", text).groups()
    return float(number) * UNIT[unit] * 1.01 + 1  # it is rounded


wrong, messages, lates, compared, worst, widest, reason = 0, 0, 0, 0, 0.0, 0.0, ""
for seed in range(int(first), int(first) + int(n)):
    shutil.rmtree(folder, ignore_errors=True)
    pathlib.Path(folder).mkdir()
    subprocess.run([clocks, folder, str(seed), drifts[seed % len(drifts)], *options], check=True)
    said = subprocess.run([f"{build}/trace-merge", "-v", "-o", f"{folder}/merged", folder], capture_output=True, text=True, check=False)
    bound = {}
    for host, sample, within in re.findall(r"^node (\S+): .*error at most (\S+); moved by \S+(?: and \S+ us each second)? to other nodes within (\S+)$",
                                           said.stdout.replace(",", ""), re.M):
        bound[host] = ns(sample) + ns(within)
    late = re.search(r"(\d+) messages between nodes: .*after alignment (\d+)", said.stdout.replace(",", ""))
    messages += int(late.group(1)) if late else 0
    lates += int(late.group(2)) if late else 0
    error = {}
    printed = subprocess.run([f"{build}/trace-print", "--json", "--name", "mark", f"{folder}/merged"], capture_output=True,
                             text=True, check=False)
    for line in printed.stdout.splitlines():
        e = json.loads(line)
        if e["name"] == "mark":
            error.setdefault(e["host"], {})[e["args"]["true"]] = e["ns"] - e["args"]["true"]
    bad = said.returncode or len(bound) != nodes or len(error) != nodes or not late
    hosts = sorted(error)
    for k, a in enumerate(hosts if not bad else ()):
        for b in hosts[k + 1:k + 1 + 8]:
            apart = [abs(e - error[b][t]) for t, e in error[a].items() if t in error[b]]
            allowed = bound[a] + bound[b]
            compared += len(apart)
            worst, widest = max(worst, max(apart, default=0) / allowed), max(widest, allowed)
            bad = bad or not apart or max(apart) > allowed
    if bad:
        wrong += 1
        reason = reason or f"seed {seed}: {(said.stderr + said.stdout).splitlines()[-1:]}"
print(f"tried {n}, wrong {wrong}; errors are at most {worst:.2f} of what is said, which is at most {widest / 1000:.0f} us;"
      f" {compared} times compared; {lates} messages of {messages} arrive before they were sent {reason}")
sys.exit(wrong != 0)
