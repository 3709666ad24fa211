"""mpi.py - real ranks of each MPI that is installed: a rank that works longer (ranks.c), and other faults (faults.c)"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from bench import HERE, ROOT, Failure
from judging import Case, Truth

PATTERNS = "allreduce bcast ring sendrecv persistent parts fence pscw neighbor lock third".split()
SINCE_4 = {"parts"}  # of MPI 4
HEALTHY = "allreduce bcast ring sendrecv persistent fence pscw neighbor".split()
# A rank that leaves a collective waits for a message. The report may name either, or both as a deadlock.
FAULTS = {"pieces": ["message_pieces"], "stop": ["stopped"], "crash": ["crash"], "leave": ["hang", "stuck", "deadlock"], "nofinalize": ["no_finalize"],
          "unequal": ["unequal_input", "straggler"]}
SETTINGS = dict(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_rmaps_base_oversubscribe="1",
                OMPI_MCA_btl="self,vader", HYDRA_LAUNCHER="fork")
STEP_MS = 20


def version(name):
    """Of the standard."""
    text = subprocess.run(["mpicc." + name, "-E", "-P", "-x", "c", "-"], input="#include <mpi.h>\nversion MPI_VERSION", universal_newlines=True,
                          stdout=subprocess.PIPE).stdout
    return int(text.split()[-1])


class Mpi:
    def __init__(self, bench, name):
        self.bench, self.name, self.version, self.step_ms = bench, name, version(name), {}
        # RANKS_MPICH, RANKS_OPENMPI: the program, built elsewhere, if that MPI has no compiler here
        self.ranks = os.environ.get("RANKS_" + name.upper()) or bench.compile("ranks." + name, "mpicc." + name, "-O2", "-w", HERE + "/ranks.c", "-lm")
        self.faults = bench.compile("faults." + name, "mpicc." + name, "-O2", "-w", "-I", ROOT, HERE + "/faults.c", "-pthread", "-ldl", "-rdynamic")

    def run(self, out, program, *arguments, status=0, limit=()):
        """Returns what the program prints."""
        printed = self.bench.run([*limit, "mpirun." + self.name, "-n", str(self.bench.options.ranks)] + self.bench.traced(out) + [program] +
                                 [str(a) for a in arguments], status, cwd=self.bench.work, **SETTINGS)
        if not os.path.isdir(out) or not os.listdir(out):
            raise Failure("nothing was recorded")
        return printed

    # ---- one rank works longer in each step

    def straggler(self, out, pattern, culprit, percent):
        """The rank works `percent` of a step longer. How long a step is without, a healthy run says first."""
        steps = self.bench.options.steps
        slow = (steps + 2) // 3 if pattern == "third" else steps
        if pattern not in self.step_ms or culprit < 0:
            healthy = out if culprit < 0 else tempfile.mkdtemp(dir=self.bench.work) + "/out"
            self.step_ms[pattern] = float(self.run(healthy, self.ranks, pattern, -1, 0, steps, STEP_MS)) / steps
        if culprit < 0:
            return Truth([])
        step = self.step_ms[pattern]
        more = step * percent / 100 * steps / slow
        whole = float(self.run(out, self.ranks, pattern, culprit, more / STEP_MS * 100, steps, STEP_MS))
        cost = more * slow
        return Truth(["straggler"], [culprit], cost * 1e6, percent=100 * cost / max(whole - cost, 1))

    # ---- other faults

    def stops(self, ended):
        """Stops the rank for 200 of 300 ms."""
        file = os.path.join(self.bench.work, "pid")
        while not ended.is_set() and not (os.path.exists(file) and open(file).read()):
            time.sleep(0.02)
        try:
            while not ended.wait(0.1):
                pid = int(open(file).read())
                os.kill(pid, signal.SIGSTOP)
                time.sleep(0.2)
                os.kill(pid, signal.SIGCONT)
        except (OSError, ValueError):  # it is over
            pass

    def fault(self, out, cause, culprit):
        steps = 2 * self.bench.options.steps if cause == "stop" else 20 if cause == "pieces" else self.bench.options.steps
        ended = threading.Event()
        stopper = threading.Thread(target=self.stops, args=(ended,))
        if cause == "stop":
            if os.path.exists(os.path.join(self.bench.work, "pid")):
                os.unlink(os.path.join(self.bench.work, "pid"))
            stopper.start()
        try:
            self.run(out, self.faults, cause, culprit, steps, status=None if cause in ("crash", "leave", "nofinalize") else 0,
                     limit=("timeout", "-s", "TERM", "6") if cause == "leave" else ())
        finally:
            ended.set()
            if cause == "stop":
                stopper.join()
        ns = 5 * 0.4e6 * steps if cause == "unequal" else None
        return Truth(FAULTS[cause], [culprit], ns)

    def cases(self):
        for seed in range(self.bench.options.seeds):
            culprit = 1 + seed % 2
            for pattern in HEALTHY:
                yield Case("healthy", 0, seed, lambda out, p=pattern: self.straggler(out, p, -1, 0))
            for pattern in PATTERNS:
                for percent in self.bench.options.strengths:
                    if self.version >= 4 or pattern not in SINCE_4:
                        yield Case(pattern, percent, seed, lambda out, p=pattern, w=percent, c=culprit: self.straggler(out, p, c, w))
            for cause in FAULTS:
                yield Case(cause, 0, seed, lambda out, f=cause, c=culprit: self.fault(out, f, c))


def families(bench):
    for name in ("mpich", "openmpi"):
        if shutil.which("mpirun." + name):
            yield name, Mpi(bench, name).cases()
        else:
            print("%s: not tried: there is no mpirun.%s" % (name, name), file=sys.stderr)
