"""mpi.py - real ranks of each MPI that is installed: ranks.c"""

import os
import shutil
import sys

from bench import HERE, Failure
from judging import Case, Truth

PATTERNS = "allreduce bcast ring sendrecv persistent fence pscw neighbor".split()
SETTINGS = dict(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_rmaps_base_oversubscribe="1",
                OMPI_MCA_btl="self,vader", HYDRA_LAUNCHER="fork")
STEP_MS = 4


class Mpi:
    def __init__(self, bench, name):
        self.bench, self.name = bench, name
        # RANKS_MPICH, RANKS_OPENMPI: the program, built elsewhere, if that MPI has no compiler here
        self.program = os.environ.get("RANKS_" + name.upper()) or bench.compile("ranks." + name, "mpicc." + name, "-O2", "-w", HERE + "/ranks.c")

    def run(self, out, *arguments, status=0):
        self.bench.run(["mpirun." + self.name, "-n", str(self.bench.options.ranks)] + self.bench.traced(out) + [self.program] +
                       [str(a) for a in arguments], status, **SETTINGS)
        if not os.path.isdir(out) or not os.listdir(out):
            raise Failure("nothing was recorded")

    # ---- one rank works longer in each step

    def straggler(self, out, pattern, culprit, percent):
        steps = self.bench.options.steps
        self.run(out, pattern, culprit, percent, steps, STEP_MS)
        return Truth(["straggler"], [culprit], STEP_MS * 1e6 * percent / 100 * steps) if percent else Truth([])

    def cases(self):
        for seed in range(self.bench.options.seeds):
            for pattern in PATTERNS:
                for percent in (0, *self.bench.options.strengths):
                    yield Case(pattern if percent else "healthy", percent, seed,
                               lambda out, p=pattern, w=percent, c=1 + seed % 2 if percent else -1: self.straggler(out, p, c, w))


def families(bench):
    for name in ("mpich", "openmpi"):
        if shutil.which("mpirun." + name):
            yield name, Mpi(bench, name).cases()
        else:
            print("%s: not tried: there is no mpirun.%s" % (name, name), file=sys.stderr)
