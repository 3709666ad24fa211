#!/bin/bash
# report.sh - what trace-report costs beside trace-tally on the same trace: ratios of processor time (all threads, -j 1), medians of RUNS=7 rounds
#
# Shapes: 64 ranks with MPI (tests/size/ranks.c), four ranks that train with and without a device (tests/report/jobs.c, 3000 steps), and a
# PyTorch program recorded by trace-run --torch. PEER=DIR: a second folder with trace-report and trace-tally, measured in the same
# rounds. URGENT=1: what is measured goes before all others on the machine (for root).
# usage: BUILD=build PYTHON=python3 bench/report.sh   (PYTHON has torch; without it that shape is left out)
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${BUILD:-$here/build}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
${CC:-gcc} -O2 -I"$here/src" -o ranks "$here/tests/size/ranks.c" "$here/tests/format/forge.c"
sed 's/STEPS = 10, MOST = 60000/STEPS = 3000, MOST = 2000000/' "$here/tests/report/jobs.c" >jobs.c
${CC:-gcc} -O2 -D_GNU_SOURCE -I"$here/src" -I"$here/tests/format" -o jobs jobs.c "$here/tests/format/forge.c"
mkdir train device
./ranks mpi 64 16 3000
./jobs train straggler >/dev/null
./jobs device gpu-healthy >/dev/null
cat >loop.py <<'P'
import torch

torch.set_num_threads(1)
layers = [torch.nn.Sequential(torch.nn.Linear(16, 16), torch.nn.ReLU()) for _ in range(20)]
model = torch.nn.Sequential(*layers)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
x = torch.randn(4, 16)
for _ in range(400):
    optimizer.zero_grad()
    model(x).sum().backward()
    optimizer.step()
P
python=${PYTHON:-python3}
shapes="mpi train device"
if "$python" -c 'import torch' 2>/dev/null; then
    "$build/trace-run" -q -n --torch -o torch -- "$python" loop.py
    shapes+=" torch"
fi
# shellcheck disable=SC2086 # several words
python3 - "$build" "${PEER:-}" "${RUNS:-7}" $shapes <<'P'
import json
import os
import statistics
import subprocess
import sys

build, peer, rounds, shapes = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]


if os.environ.get("URGENT"):
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))


def seconds(*command):
    with open(os.devnull, "w") as null:
        p = subprocess.Popen(command, stdout=null)
        _, status, used = os.wait4(p.pid, 0)
    assert status == 0, command
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


print(f"medians of {rounds} rounds, processor time, -j 1" + (f"; peer: earlier ones" if peer else ""))
print("  M events  tally ms  report ms  report/tally  peak MiB" + ("   peer tally  its report  report/tally" if peer else ""))
for shape in shapes:
    tally = [f"{build}/trace-tally", "-j1", shape]
    events = json.loads(subprocess.run([*tally, "--json"], capture_output=True, check=True).stdout)["events"]
    rows = []
    for _ in range(rounds):
        t, _ = seconds(*tally)
        r, peak = seconds(f"{build}/trace-report", "-j1", shape)
        before, _ = seconds(f"{peer}/trace-tally", "-j1", shape) if peer else (1, 0)
        p, _ = seconds(f"{peer}/trace-report", "-j1", shape) if peer else (0, 0)
        rows.append((t, r, r / t, peak, before, p, p / before))
    t, r, ratio, peak, *other = (statistics.median(x) for x in zip(*rows))
    print(f"{events / 1e6:10.2f} {t * 1000:9.1f} {r * 1000:10.1f} {ratio:13.2f} {peak:9.0f}"
          + (f" {other[0] * 1000:10.1f} {other[1] * 1000:11.1f} {other[2]:13.2f}" if peer else "") + f"  {shape}")
P
