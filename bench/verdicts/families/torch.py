"""torch.py - train.py on a processor, one process"""

import json
import os
import subprocess
import sys

from bench import HERE, Failure
from judging import Case, Truth

# item, print and synchronize make a host wait for its device: without one they cost nothing. allocator is a device's.
CAUSES = {"loader": ["input_bound"], "tiny": ["small_work"], "gc": ["garbage_collection"], "recompile": ["recompilation"],
          "python": ["interpreter"], "slow_step": ["slow_steps"], "gil": ["interpreter"]}
OWN_STRENGTH = ["gil"]  # a thread that computes: it costs what it costs


def python(bench):
    """A Python that has PyTorch; None: there is none."""
    tests = os.path.join(os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache")), "trace.h/venv/bin/python")
    for name in (bench.options.python, sys.executable, tests):
        if name and subprocess.run([name, "-c", "import importlib.util as u, sys; sys.exit(not u.find_spec('torch'))"],
                                   stderr=subprocess.DEVNULL, cwd="/").returncode == 0:
            return name
    return None


def truth_of(kinds, ranks, printed, out):
    try:
        told = json.loads(printed.strip().splitlines()[-1])
    except (ValueError, IndexError):
        raise Failure("train.py printed no result: %s" % printed[-200:])
    if not os.path.isdir(out):
        raise Failure("nothing was recorded")
    return Truth(kinds, ranks, None if not kinds else told["cost_ms"] * 1e6)


def record(bench, interpreter, cause, percent, seed, kinds, out):
    printed = bench.run(bench.traced(out, "--torch") + ["--", interpreter, HERE + "/train.py", cause, "--device", "cpu", "--seed", str(seed),
                                                        "--strength", str(percent / 100 or 0.5)], OMP_NUM_THREADS="1")
    return truth_of(kinds, None, printed, out)


def cases(bench, interpreter, record, causes, own_strength=()):
    """A healthy run and each cause at each strength, for each seed. record(bench, interpreter, cause, percent, seed, kinds, out)"""
    def case(cause, percent, seed, kinds):
        return Case(cause, percent, seed, lambda out: record(bench, interpreter, cause, percent, seed, kinds, out))

    for seed in range(max(1, bench.options.seeds // 3)):  # imports take most of the time
        yield case("healthy", 0, seed, [])
        for cause, kinds in causes.items():
            for percent in [0] if cause in own_strength else bench.options.strengths:
                yield case(cause, percent, seed, kinds)


def family(bench, name, *arguments):
    interpreter = python(bench)
    if interpreter:
        yield name, cases(bench, interpreter, *arguments)
    else:
        print("%s: not tried: no Python with PyTorch, see --python" % name, file=sys.stderr)


def families(bench):
    return family(bench, "torch", record, CAUSES, OWN_STRENGTH)
