#!/usr/bin/env python3
"""clocks.py - are times of different nodes right within what trace-merge says?

clocks.py BUILD CLOCKS FOLDER FROM N DRIFTS [p99=US] [tied=US] [alone=US] [NAME=NUMBER...]: DRIFTS are ppm, with
commas; each trace has the next of them, and all have the options of clocks.c. Of each trace that clocks.c makes: at one
moment the errors of two nodes' marks differ by no more than what is said of them (all nodes' times have one node's
clock, so what is common to all is no error), and of all these differences 99 in 100 are at most p99 microseconds, and
of those of nodes that messages tie to the first one at most `tied`; of those of nodes that killed ones cut off, half
are at most `alone`; no message arrives before it was sent. The first trace is also merged from its merged file, from
two, and by other numbers of threads, into the same bytes."""

import json
import pathlib
import re
import shutil
import subprocess
import sys

build, clocks, folder, first, n, drifts, *options = sys.argv[1:]
drifts = drifts.split(",")
limits = {o.split("=")[0]: float(o.split("=")[1]) for o in options if o.startswith(("p99=", "tied=", "alone="))}
options = [o for o in options if o.split("=")[0] not in limits]
nodes = next((int(o[6:]) for o in options if o.startswith("nodes=")), 4)
UNIT = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def ns(text):
    number, unit = re.fullmatch(r"([0-9.]+)(ns|us|ms|s)", text).groups()
    return float(number) * UNIT[unit] * 1.01 + 1  # it is rounded


wrong, messages, lates, worst, widest, reason = 0, 0, 0, 0.0, 0.0, ""
tied, alone = [], []
for seed in range(int(first), int(first) + int(n)):
    shutil.rmtree(folder, ignore_errors=True)
    pathlib.Path(folder).mkdir()
    subprocess.run([clocks, folder, str(seed), drifts[seed % len(drifts)], *options], check=True)
    said = subprocess.run([f"{build}/trace-merge", "-v", "-o", f"{folder}/merged", folder], capture_output=True, text=True, check=False)
    merged = pathlib.Path(folder, "merged")
    if seed == int(first) and not said.returncode:  # files keep how clocks go, and are the same whatever was merged before
        files = sorted(pathlib.Path(folder).glob("*.bin"))
        halves = [pathlib.Path(folder, f"half{k}") for k in range(2)]
        for k, half in enumerate(halves):
            subprocess.run([f"{build}/trace-merge", "-q", "-o", half, *files[k::2]], check=False, capture_output=True)
        again = pathlib.Path(folder, "again")
        for what, *arguments in ([("of the merged file", merged), ("of two halves", *halves)] +
                                 [(f"by {threads} threads", "-j", threads, folder) for threads in (1, 8, 16, 64)]):
            again.unlink(missing_ok=True)
            subprocess.run([f"{build}/trace-merge", "-q", "-o", again, *map(str, arguments)], check=False, capture_output=True)
            if not again.exists() or again.read_bytes() != merged.read_bytes():
                wrong, reason = wrong + 1, reason or f"seed {seed}: merged {what}, the file is another, or none"
        texts = [subprocess.run([f"{build}/trace-print", "--json", "--name", "mark", *inputs], capture_output=True, text=True,
                                check=False).stdout for inputs in ([merged], files)]
        if texts[0] != texts[1]:
            wrong, reason = wrong + 1, reason or f"seed {seed}: times of the merged file are others"
    bound = {}
    for host, sample, within in re.findall(r"^node (\S+): .*error at most (\S+); moved by \S+(?: and \S+ us each second)? to other nodes within (\S+)$",
                                           said.stdout.replace(",", ""), re.M):
        bound[host] = ns(sample) + ns(within)
    late = re.search(r"(\d+) messages between nodes: .*after alignment (\d+)", said.stdout.replace(",", ""))
    messages += int(late.group(1)) if late else 0
    lates += int(late.group(2)) if late else 1
    error = {}
    printed = subprocess.run([f"{build}/trace-print", "--json", "--name", "mark", f"{folder}/merged"], capture_output=True,
                             text=True, check=False)
    for line in printed.stdout.splitlines():
        e = json.loads(line)
        if e["name"] == "mark":
            error.setdefault(e["host"], {})[e["args"]["true"]] = e["ns"] - e["args"]["true"], e["args"]["alone"]
    bad = said.returncode or len(bound) != nodes or len(error) != nodes or not late or int(late.group(2))
    hosts = sorted(error)
    for k, a in enumerate(hosts if not bad else ()):
        for b in hosts[k + 1:k + 1 + 8]:
            apart = []
            for t, (e, cut_off) in error[a].items():
                if t in error[b]:
                    apart.append(abs(e - error[b][t][0]))
                    (alone if cut_off or error[b][t][1] else tied).append(apart[-1])
            allowed = bound[a] + bound[b]
            worst, widest = max(worst, max(apart, default=0) / allowed), max(widest, allowed)
            bad = bad or not apart or max(apart) > allowed
    if bad:
        wrong += 1
        reason = reason or f"seed {seed}: {(said.stderr + said.stdout).splitlines()[-1:]}"


def of_100(parts, differences):
    differences.sort()
    return differences[len(differences) * parts // 100] / 1000 if differences else 0.0


for name, parts, differences in ("p99", 99, tied + alone), ("tied", 99, tied), ("alone", 50, alone):
    if name in limits and (not differences or of_100(parts, differences) > limits[name]):
        wrong = int(n)
        reason = reason or f"{name}: {100 - parts} in 100 differ by more than {limits[name]:.0f} us"
print(f"tried {n}, wrong {wrong}; errors are at most {worst:.2f} of what is said, which is at most {widest / 1000:.0f} us,"
      f" 99 in 100 at most {of_100(99, tied + alone):.0f} us; of {len(tied)} of nodes that messages tie 99 in 100 are at"
      f" most {of_100(99, tied):.0f} us; of {len(alone)} of nodes cut off 50 are at most"
      f" {of_100(50, alone):.0f} us, 99 {of_100(99, alone):.0f} us; {lates} messages of {messages} arrive before"
      f" they were sent {reason}")
sys.exit(wrong != 0)
