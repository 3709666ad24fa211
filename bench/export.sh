#!/bin/bash
# export.sh - what trace-export -f parquet, -f arrow and -f chakra cost, and questions about exports: million events a second of processor time (all threads, the start of Python, the small
# tables), beside trace-tally -j 1 over the same trace; bytes an event; peak memory. Medians of RUNS=7 rounds; EVENTS=48000000 of two threads.
# usage: BUILD=build PYTHON=python3 bench/export.sh   (PYTHON has pyarrow, duckdb and dask). ONLY=REGEX: trace-tally and what matches
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
build=${BUILD:-$here/build}
build=$(cd "$build" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sed -n '/^cat >.*write.c/,/^C$/p' "$here/bench/python-read.sh" | sed '1d;$d' >"$work/write.c"
gcc -O2 -I"$here" -o "$work/write" "$work/write.c" -pthread -ldl
TRACE_OUT=$work/out TRACE_BUFFER=512 "$work/write" "${EVENTS:-48000000}"
TRACEH_PYTHON=$(command -v "${PYTHON:-python3}") "${PYTHON:-python3}" - "$work" "$build" "${RUNS:-7}" "$here" <<'P'
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys

work, build, rounds = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
out = str(work / "out")
tally = json.loads(subprocess.run([f"{build}/trace-tally", "--json", out], capture_output=True, check=True).stdout)
n = tally["events"]
count = "SELECT name, count(*), sum(duration_ns) FROM calls GROUP BY name"
query = [sys.executable, f"{build}/trace-query"]
commands = {
    "trace-tally -j 1": [f"{build}/trace-tally", "-j", "1", out],
    "parquet": [f"{build}/trace-export", "-q", "-f", "parquet", "-o", f"{work}/p", out],
    "parquet --args": [f"{build}/trace-export", "-q", "-f", "parquet", "--args", "-o", f"{work}/a", out],
    "parquet --compression none": [f"{build}/trace-export", "-q", "-f", "parquet", "--compression", "none", "-o", f"{work}/n", out],
    "arrow": [f"{build}/trace-export", "-q", "-f", "arrow", "-o", f"{work}/i", out],
    "chakra": [f"{build}/trace-export", "-q", "-f", "chakra", "-o", f"{work}/c.et", out],
    "trace-query over the trace, 2 columns": [*query, out, count],
    "trace-query over Parquet, 2 columns": [*query, f"{work}/p", count],
    "trace-query over Arrow, 2 columns": [*query, f"{work}/i", count],
    "examples/tally_dask.py": [sys.executable, f"{sys.argv[4]}/examples/tally_dask.py", f"{work}/p"],
}
wanted = re.compile(os.environ.get("ONLY", ""))
commands = {name: c for name, c in commands.items() if name == "trace-tally -j 1" or wanted.search(name)}
spent = {name: [] for name in commands}
peak = dict.fromkeys(commands, 0)
for _ in range(rounds):
    for name, command in commands.items():
        with open(os.devnull, "w") as null:
            p = subprocess.Popen(command, stdout=null)
            _, status, used = os.wait4(p.pid, 0)
        assert status == 0, name
        spent[name].append(used.ru_utime + used.ru_stime)
        peak[name] = max(peak[name], used.ru_maxrss)
size = {k: sum(f.stat().st_size for f in (work / d).rglob("*") if f.is_file()) for k, d in
        {"parquet": "p", "parquet --args": "a", "parquet --compression none": "n", "arrow": "i"}.items()}
size["chakra"] = (work / "c.et").stat().st_size if (work / "c.et").exists() else 0
base = statistics.median(spent["trace-tally -j 1"])
print(f"{n} events, medians of {rounds} rounds, processor time")
print("M events/s  x trace-tally  B/event  peak MB")
for name in commands:
    s = statistics.median(spent[name])
    bytes_ = f"{size[name] / n:7.2f}" if name in size else " " * 7
    print(f"{n / s / 1e6:10.2f} {s / base:14.2f}  {bytes_} {peak[name] / 1000:8.0f}  {name}")
P
