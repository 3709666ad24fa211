#!/usr/bin/env python3
"""verdicts.py - how often trace-report is right: programs with one known cause of lost time, and healthy ones

    verdicts.py --build BUILD [--quick] [--only FAMILY] [--seeds N] [--markdown FILE]

Families: host (simulated loops of one process, with and without a GPU), mpi (real ranks of each MPI that is installed).
A case counts as named first if the first finding that blames has the kind and the ranks of the truth; as named if any
has. A cause that costs less than 1 % of the run is none. The cost is that of the finding, beside that of the truth.
Prints one line a case and a table; the status is 0 whatever the verdicts are (1: a case could not be run).
"""

import argparse
import collections
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
HOST = "input garbage compile allocator first python sync small".split()
HOST_CPU = "input-cpu garbage-cpu compile-cpu".split()
PATTERNS = "allreduce bcast ring sendrecv persistent fence pscw neighbor".split()

Truth = collections.namedtuple("Truth", "kinds ranks share")  # kinds: any of these; share: of the run, None unknown
Result = collections.namedtuple("Result", "family cause strength verdict said share truth")


def judge(family, cause, strength, report, truth):
    findings = [f for f in report["findings"] if f["blames"]]
    right = [f for f in findings if f["kind"] in truth.kinds and (truth.ranks is None or f["ranks"] == truth.ranks)]
    if not truth.kinds:
        verdict = "false" if findings else "right"
    else:
        verdict = "first" if right and right[0] is findings[0] else "named" if right else "wrong" if findings else "missed"
    said = findings[0]["kind"] if findings else "nothing"
    return Result(family, cause, strength, verdict, said, right[0]["share"] if right else None, truth.share)


class Bench:
    def __init__(self, options):
        self.options, self.results, self.failed = options, [], 0
        self.work = tempfile.mkdtemp(prefix="trace-verdicts.")

    def tool(self, name):
        return os.path.join(self.options.build, name)

    def report(self, out):
        libraries = {"LD_LIBRARY_PATH": os.environ["TOOLS_LIBRARIES"]} if "TOOLS_LIBRARIES" in os.environ else {}
        return json.loads(subprocess.run([self.tool("trace-report"), "--json", out], stdout=subprocess.PIPE,
                                         stderr=subprocess.DEVNULL, env={**os.environ, **libraries}).stdout)

    def add(self, *arguments):
        r = judge(*arguments)
        self.results.append(r)
        cost = "" if r.share is None or not r.truth else " %.1f %% of the run, %.1f %% in truth" % (100 * r.share, 100 * r.truth)
        print("%-6s %-20s %4s  %-6s %s%s" % (r.family, r.cause, r.strength, r.verdict, r.said, cost), flush=True)

    def compile(self, name, *command):
        path = os.path.join(self.work, name)
        subprocess.run([*command, "-o", path], check=True)
        return path

    # ---- simulated loops: tests/report/host.c

    def host(self):
        forge = os.path.join(ROOT, "tests/format")
        host = self.compile("host", "gcc", "-std=c11", "-D_GNU_SOURCE", "-O1", "-w", "-I", ROOT + "/src", "-I", forge,
                            ROOT + "/tests/report/host.c", forge + "/forge.c")
        for seed in range(1, self.options.seeds + 1):
            for cause in HOST + HOST_CPU + ["healthy", "healthy-cpu"]:
                for percent in (0,) if cause.startswith("healthy") else self.options.strengths:
                    out = os.path.join(self.work, "out")
                    shutil.rmtree(out, ignore_errors=True)
                    os.mkdir(out)
                    kind, costs = subprocess.run([host, cause, out, str(percent), str(seed)], stdout=subprocess.PIPE,
                                                 universal_newlines=True, check=True).stdout.split()
                    report = self.report(out)
                    share = int(costs) / report["run_ns"]
                    healthy = kind == "healthy" or share < 0.01
                    self.add("host", cause, percent, report, Truth([] if healthy else [kind], None, share))

    # ---- real ranks: ranks.c

    def mpi(self):
        for mpi in ("mpich", "openmpi"):
            if not shutil.which("mpirun." + mpi):
                continue
            # RANKS_MPICH, RANKS_OPENMPI: the program, built elsewhere, if that MPI has no compiler here
            ranks = os.environ.get("RANKS_" + mpi.upper()) or self.compile("ranks." + mpi, "mpicc." + mpi, "-O2", "-w", HERE + "/ranks.c")
            for seed in range(self.options.seeds):
                for pattern in PATTERNS:
                    for percent in (0, *self.options.strengths):
                        culprit = -1 if not percent else 1 + seed % 2
                        out = os.path.join(self.work, "out")
                        shutil.rmtree(out, ignore_errors=True)
                        environment = dict(os.environ, OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
                                           OMPI_MCA_rmaps_base_oversubscribe="1", OMPI_MCA_btl="self,vader", HYDRA_LAUNCHER="fork")
                        got = subprocess.run(["mpirun." + mpi, "-n", str(self.options.ranks), self.tool("trace-run"), "-q", "-n", "-o",
                                              out, ranks, pattern, str(culprit), str(percent), str(self.options.steps)],
                                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True, env=environment)
                        if got.returncode or not glob.glob(out + "/*.bin"):
                            print("%s %s: status %d: %s" % (mpi, pattern, got.returncode, got.stdout[-300:]), file=sys.stderr)
                            self.failed = 1
                            continue
                        share = percent / 100 / (1 + percent / 100)
                        self.add(mpi, pattern, percent, self.report(out),
                                 Truth(["straggler"] if percent else [], [culprit] if percent else None, None if not percent else share))


def table(results):
    """Markdown: by family, cause and strength how often it was right."""
    rows = collections.OrderedDict()
    for r in results:
        rows.setdefault((r.family, r.cause, r.strength), []).append(r)
    lines = ["| Family | Cause | Strength | Runs | Named first | Named | Wrong | Missed | Blamed though healthy | Cost off by |",
             "|---|---|---|---|---|---|---|---|---|---|"]
    for (family, cause, strength), group in rows.items():
        n = collections.Counter(r.verdict for r in group)
        off = sorted(abs(r.share / r.truth - 1) for r in group if r.share and r.truth)
        lines.append("| %s | %s | %s | %d | %d | %d | %d | %d | %d | %s |" % (
            family, cause, "%s %%" % strength if strength else "", len(group), n["first"], n["first"] + n["named"], n["wrong"], n["missed"],
            n["false"], "%.0f %%" % (100 * off[len(off) // 2]) if off else ""))
    sick = [r for r in results if r.verdict not in ("right", "false")]
    well = [r for r in results if r.verdict in ("right", "false")]
    strong = [r for r in sick if r.truth is None or r.truth >= 0.16]  # 20 % of a step are so much of the run with them
    first = lambda some: sum(r.verdict == "first" for r in some)  # noqa: E731
    lines += ["", "Named first: %d of %d; of causes of 20 %% of a step and more, %d of %d. Healthy runs blamed: %d of %d." % (
        first(sick), len(sick), first(strong), len(strong), sum(r.verdict == "false" for r in well), len(well))]
    blamed = first(sick) + sum(r.verdict in ("wrong", "named", "false") for r in results)
    lines += ["Precision (of runs that blame, right in first place): %.3f; recall (of runs with a cause, named first): %.3f." % (
        first(sick) / blamed if blamed else 1, first(sick) / len(sick) if sick else 1)]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("--only", choices=["host", "mpi"], action="append")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--ranks", type=int, default=4)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--strengths", type=int, nargs="*", default=[5, 20, 50])
    parser.add_argument("--quick", action="store_true", help="one seed, one strength of 50 %%")
    parser.add_argument("--markdown", metavar="FILE", help="writes the table there, too")
    options = parser.parse_args()
    options.build = os.path.abspath(options.build)
    if options.quick:
        options.seeds, options.strengths = 1, [50]
    bench = Bench(options)
    try:
        for family in options.only or ["host", "mpi"]:
            getattr(bench, family)()
    finally:
        shutil.rmtree(bench.work, ignore_errors=True)
    text = table(bench.results)
    print("\n" + text, end="")
    if options.markdown:
        with open(options.markdown, "w") as f:
            f.write(text)
    return bench.failed


if __name__ == "__main__":
    sys.exit(main())
