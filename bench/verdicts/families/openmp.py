"""openmp.py - a team of OpenMP threads: threads.c, built by clang for LLVM's runtime"""

import glob
import os
import shutil
import subprocess
import sys

from bench import HERE
from judging import Case, Truth

# The thread to blame is named in the text. A lock is found by who holds it.
CAUSES = {"thread": ("thread_imbalance", r"\(thread %s\)"), "serial": ("serial", "between"), "single": ("serial", "inside"),
          "critical": ("lock", ""), "lock": ("lock", r"most for .*\(thread %s\)")}
STEPS = 100


def compiler():
    for name in ("clang-19", "clang"):
        if shutil.which(name):
            return name
    return None


def runtime():
    """The folder of libomp.so."""
    found = sorted(glob.glob("/usr/lib/llvm-*/lib/libomp.so"))
    return os.path.dirname(found[-1]) if found else None


def record(bench, program, libraries, cause, percent, seed, out):
    printed = bench.run(bench.traced(out) + ["--", program, cause, str(percent), str(STEPS), str(seed)], LD_LIBRARY_PATH=libraries,
                        OMP_WAIT_POLICY="passive", TRACE_APIS="omp=full")
    if cause == "healthy":
        return Truth([])
    kind, words = CAUSES[cause]
    cost, thread = printed.split()
    return Truth([kind], None, int(cost), words % thread if "%s" in words else words)


def cases(bench, program, libraries):
    for seed in range(bench.options.seeds):
        yield Case("healthy", 0, seed, lambda out, s=seed: record(bench, program, libraries, "healthy", 0, s, out))
        for cause in CAUSES:
            for percent in bench.options.strengths:
                yield Case(cause, percent, seed, lambda out, c=cause, p=percent, s=seed: record(bench, program, libraries, c, p, s, out))


def families(bench):
    libraries = runtime()
    if not compiler() or not libraries:
        print("openmp: not tried: there is no clang with LLVM's OpenMP runtime", file=sys.stderr)
        return
    try:
        program = bench.compile("threads", compiler(), "-g", "-O2", "-fopenmp", HERE + "/threads.c")
    except subprocess.CalledProcessError:
        print("openmp: not tried: threads.c cannot be built", file=sys.stderr)
        return
    yield "openmp", cases(bench, program, libraries)
