"""host.py - simulated loops of one process, with and without a GPU: tests/report/host.c"""

import os
import subprocess

from bench import ROOT
from judging import Case, Truth

CAUSES = "input garbage compile allocator first python sync small".split()
WITHOUT_GPU = "input-cpu garbage-cpu compile-cpu small-cpu".split()


def record(program, cause, percent, seed, out):
    os.mkdir(out)
    kind, costs = subprocess.run([program, cause, out, str(percent), str(seed)], stdout=subprocess.PIPE, universal_newlines=True,
                                 check=True).stdout.split()
    return Truth([] if kind == "healthy" else [kind], None, int(costs))


def cases(bench, program):
    for seed in range(1, bench.options.seeds + 1):
        for cause in CAUSES + WITHOUT_GPU + ["healthy", "healthy-cpu"]:
            for percent in (0,) if cause.startswith("healthy") else bench.options.strengths:
                yield Case(cause, percent, seed, lambda out, c=cause, p=percent, s=seed: record(program, c, p, s, out))


def families(bench):
    forge = os.path.join(ROOT, "tests/format")
    program = bench.compile("host", "gcc", "-std=c11", "-D_GNU_SOURCE", "-O1", "-w", "-I", ROOT + "/src", "-I", forge,
                            ROOT + "/tests/report/host.c", forge + "/forge.c")
    yield "host", cases(bench, program)
