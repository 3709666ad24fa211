#!/bin/bash
# python-read.sh - how fast traceh reads: million events a second to Arrow, to pandas and one by one, beside trace-tally's one pass over the same
# trace with one job. Of seconds, and of seconds of processor time: compare these when the machine has other work. Medians of RUNS=7 runs; EVENTS=12000000 events of two threads, half of them with two arguments.
# usage: BUILD=build PYTHON=python3 bench/python-read.sh   (PYTHON has pyarrow and pandas)
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
build=${BUILD:-$here/build}
build=$(cd "$build" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/write.c" <<'C'
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <stdlib.h>
static long rounds;
static void *run(void *arg)
{
    long i;
    (void)arg;
    for (i = 0; i < rounds; i++) {
        TRACE_SCOPE("outer");
        { TRACE_SCOPE("send", "count", (int)i, "dest", 3); }
        { TRACE_SCOPE("plain"); }
    }
    return NULL;
}
int main(int argc, char **argv)
{
    pthread_t t[2];
    int k;
    rounds = argc > 1 ? atol(argv[1]) / 12 : 1;
    for (k = 0; k < 2; k++)
        pthread_create(&t[k], NULL, run, NULL);
    for (k = 0; k < 2; k++)
        pthread_join(t[k], NULL);
    return 0;
}
C
gcc -O2 -I"$here" -o "$work/write" "$work/write.c" -pthread -ldl
TRACE_OUT=$work/out TRACE_BUFFER=256 "$work/write" "${EVENTS:-12000000}"
PYTHONPATH=$build/python "${PYTHON:-python3}" - "$work/out" "$build/trace-tally" "${RUNS:-7}" <<'P'
import resource
import statistics
import subprocess
import sys
import time

import traceh
from traceh import reading

path, tally, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
t = traceh.open(path, jobs=1)
both = traceh.open(path)
n = t.tally().data["events"]
plain = [c for c in reading.COLUMNS if c != "args"]
few = ["kind", "api", "name", "begin_ns", "duration_ns", "rank", "thread"]


def batches(events):
    for _ in events.to_batches():
        pass


def used():
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(r.ru_utime + r.ru_stime for r in both)


def each(events):
    for _ in events:
        pass


what = {
    "trace-tally -j 1, a process": lambda: subprocess.run([tally, "-j", "1", path], stdout=subprocess.DEVNULL, check=True),
    "t.tally(), one job": lambda: t.tally(),
    "Arrow, batch by batch, all columns, one job": lambda: batches(t.events()),
    "Arrow, batch by batch, without args, one job": lambda: batches(t.events(columns=plain)),
    "Arrow, batch by batch, 7 columns, one job": lambda: batches(t.events(columns=few)),
    "Arrow table, all columns, one job": lambda: t.events().to_arrow(),
    "Arrow table, all columns, all cores": lambda: both.events().to_arrow(),
    "Arrow table, 2 arguments as columns, one job": lambda: t.events(columns=few, fields=["count", "dest"]).to_arrow(),
    "pandas, all columns, one job": lambda: t.events().to_pandas(),
    "pandas, 7 columns, one job": lambda: t.events(columns=few).to_pandas(),
    "one by one": lambda: each(t.events()),
}
t.events(to_ns=0).to_pandas()  # imports
print(f"{n} events, medians of {runs}; million events a second, and a second of processor time")
for name, use in what.items():
    times, works = [], []
    for _ in range(runs):
        begin, before = time.perf_counter(), used()
        use()
        times.append(time.perf_counter() - begin)
        works.append(used() - before)
    print(f"{n / statistics.median(times) / 1e6:8.2f} {n / statistics.median(works) / 1e6:8.2f}  {name}")
P
