#!/usr/bin/env python3
"""touched.py LIBRARY WORK [-v] <LOG - of valgrind --tool=lackey --trace-mem=yes over touched.c: instructions of LIBRARY in a launch (or what else WORK is), and the lines of 64 bytes of code and of data that they touch

The median launch of those between two calls of marker(). The fake runtime looks its driver up at each launch, which is left out. -v: function by function, and each line of data."""
import bisect
import collections
import os
import re
import subprocess
import sys

LOOKS_UP = {"trace__dlsym_from", "trace__cuda_by_name_wanted", "trace__cuda_by_name_given", "dlsym", "trace__init", "_init"}
library, work = sys.argv[1:3]
ranges, base, marker = [], None, None
for line in open("maps"):
    f = line.split()
    if f[0] == "marker":
        marker = int(f[1], 16)
        continue
    begin, end = (int(x, 16) for x in f[0].split("-"))
    name = os.path.basename(f[5]) if len(f) > 5 else ""
    if name == os.path.basename(library) and base is None:
        base = begin - int(f[2], 16)
    ranges.append((begin, end, name))
own = [(begin, end) for begin, end, name in ranges if name == os.path.basename(library)]
symbols = [(int(f[0], 16), f[2]) for f in map(str.split, subprocess.run(["nm", "-n", library], capture_output=True, text=True, check=True).stdout.splitlines()) if len(f) == 3]
starts = [address for address, _ in symbols]


def inside(address):
    return any(begin <= address < end for begin, end in own)


def symbol(address):
    return symbols[max(bisect.bisect_right(starts, address - base) - 1, 0)][1]


def where(address):
    if inside(address):
        return symbol(address)
    return next((("the trace" if name.endswith(".bin") else name) or "memory" for begin, end, name in ranges if begin <= address < end), "the stack")


class Launch:
    def __init__(self):
        self.instructions, self.code, self.data = collections.Counter(), {}, {}


launches, launch, ours = [], Launch(), False
begins = "%x," % marker
for line in sys.stdin:  # what was before is long
    if line.startswith("I") and begins in line:
        break
for line in sys.stdin:
    m = re.match(r"(I | L| S| M) *([0-9a-f]+),(\d+)", line)
    if not m:
        continue
    kind, address, size = m[1].strip(), int(m[2], 16), int(m[3])
    lines = range(address >> 6, ((address + size - 1) >> 6) + 1)
    if kind == "I":
        if address == marker:
            launches.append(launch)
            launch = Launch()
        ours = inside(address) and symbol(address) not in LOOKS_UP
        if ours:
            launch.instructions[symbol(address)] += 1
            launch.code.update((x, symbol(address)) for x in lines if x not in launch.code)
    elif ours:
        for x in lines:
            launch.data.setdefault(x, address)
launches = sorted(launches, key=lambda x: x.instructions.total())
if not launches or not launches[0].instructions:
    sys.exit("touched.py: no %s in that log" % work)
median = launches[len(launches) // 2]
print("a %s: %d instructions, %d lines of code, %d of data" % (work, median.instructions.total(), len(median.code), len(median.data)))
per = collections.Counter(median.code.values())
if "-v" in sys.argv:
    for name, n in median.instructions.most_common():
        print("    %4d instructions, %2d lines: %s" % (n, per[name], name))
    for name, n in collections.Counter(map(where, median.data.values())).most_common():
        print("    data, %2d lines: %s" % (n, name))
