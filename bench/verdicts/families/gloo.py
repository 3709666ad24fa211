"""gloo.py - train.py on processors, several ranks under torchrun, which meet by gloo"""

import sys

from bench import HERE
from judging import Case, Truth  # noqa: F401
from families.torch import python, truth_of

CAUSES = {"backward": ["straggler"], "data": ["straggler", "input_bound"], "longer": ["unequal_input", "straggler"]}


def record(bench, interpreter, cause, percent, seed, kinds, out):
    ranks, culprit = 2 + seed % 2, 1 - seed % 2  # 2 ranks with rank 1 to blame, 3 ranks with rank 0
    job = [interpreter, HERE + "/train.py", cause, "--device", "cpu", "--seed", str(seed), "--strength", str(percent / 100 or 0.5), "--rank",
           str(culprit)]
    launcher = [interpreter, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", str(ranks), "--no-python"]
    traced = bench.traced(out, "--torch") + ["--"]
    # recorded rank by rank, or with the launcher
    command = traced + launcher + job if seed % 3 == 1 else launcher + traced + job
    printed = bench.run(command, OMP_NUM_THREADS="1")
    return truth_of(kinds, [culprit] if kinds else None, printed, out)


def cases(bench, interpreter):
    for seed in range(max(1, bench.options.seeds // 3)):  # imports take most of the time
        yield Case("healthy", 0, seed, lambda out, s=seed: record(bench, interpreter, "healthy", 0, s, [], out))
        for cause, kinds in CAUSES.items():
            for percent in bench.options.strengths:
                yield Case(cause, percent, seed, lambda out, c=cause, p=percent, s=seed, k=kinds: record(bench, interpreter, c, p, s, k, out))


def families(bench):
    interpreter = python(bench)
    if interpreter:
        yield "gloo", cases(bench, interpreter)
    else:
        print("gloo: not tried: no Python with PyTorch, see --python", file=sys.stderr)
