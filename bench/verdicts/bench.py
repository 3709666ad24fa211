"""bench.py - runs cases: records a program, has it reported on, and compares"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import judging

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


class Failure(Exception):
    """A case could not be run."""


class Bench:
    def __init__(self, options):
        self.options, self.results, self.failed, self.burners = options, [], 0, []
        self.work = tempfile.mkdtemp(prefix="trace-verdicts.")

    def __enter__(self):
        if self.options.busy:
            self.burners = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
        return self

    def __exit__(self, *what):
        for burner in self.burners:
            burner.kill()
            burner.wait()
        shutil.rmtree(self.work, ignore_errors=True)

    # ---- for families

    def tool(self, name):
        return os.path.join(self.options.build, name)

    def compile(self, name, *command):
        path = os.path.join(self.work, name)
        subprocess.run([*command, "-o", path], check=True)
        return path

    def run(self, command, status=0, seconds=180, cwd=None, **variables):
        """Returns the standard output. status: the expected one; None: any."""
        try:
            got = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=seconds, cwd=cwd,
                                 env={**os.environ, **variables})
        except subprocess.TimeoutExpired:
            raise Failure("takes more than %d s" % seconds)
        if status is not None and got.returncode != status:
            raise Failure("status %d: %s" % (got.returncode, got.stderr[-400:]))
        return got.stdout

    def traced(self, out, *options):
        return [self.tool("trace-run"), "-q", "-n", *options, "-o", out]

    # ---- cases

    def report(self, out):
        libraries = {"LD_LIBRARY_PATH": os.environ["TOOLS_LIBRARIES"]} if "TOOLS_LIBRARIES" in os.environ else {}
        got = subprocess.run([self.tool("trace-report"), "--json", out], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                             env={**os.environ, **libraries})
        try:
            return json.loads(got.stdout)
        except ValueError:
            raise Failure("trace-report: status %d" % got.returncode)

    def keep(self, out, result):
        """Copies a trace with a wrong verdict, so that it can be looked at."""
        if self.options.keep and result.verdict not in ("first", "right"):
            name = "%03d-%s-%s-%s-%s" % (len(self.results), result.family, result.cause, result.strength, result.seed)
            shutil.copytree(out, os.path.join(self.options.keep, name.replace(" ", "_")), dirs_exist_ok=True)

    def try_case(self, family, case):
        out = os.path.join(self.work, "out")
        shutil.rmtree(out, ignore_errors=True)
        begun = time.monotonic()
        try:
            truth = case.record(out)
            if self.options.busy:  # the machine is a cause, too
                truth.excused |= {"no_processor", "shared_processors"}
            result = judging.judge(family, case.cause, case.strength, case.seed, self.report(out), truth)
        except (Failure, OSError) as error:
            print("%s %s: %s" % (family, case.cause, error), file=sys.stderr, flush=True)
            self.failed = 1
            return
        self.results.append(result)
        self.keep(out, result)
        cost = "" if result.ms is None or not result.true_ms else ", %.1f ms said, %.1f ms in truth" % (result.ms, result.true_ms)
        print("%-14s %-18s %4s  %-6s %s%s (%.1f s)" % (family, case.cause, "%d %%" % case.strength if case.strength else "", result.verdict,
                                                     result.said, cost, time.monotonic() - begun), flush=True)

    def try_family(self, module):
        for name, cases in module.families(self):
            for case in cases:
                if self.options.cause and case.cause not in self.options.cause or self.options.one and case.cause == "healthy":
                    continue
                self.try_case(name + (" busy" if self.options.busy else ""), case)
                if self.options.one:
                    break
