"""gloo.py - train.py on processors, several ranks under torchrun, which meet by gloo"""

from bench import HERE
from families.torch import family, truth_of

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


def families(bench):
    return family(bench, "gloo", record, CAUSES)
