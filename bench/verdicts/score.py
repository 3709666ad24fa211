#!/usr/bin/env python3
"""score.py - compares the findings of trace-report with the causes in the recordings of gpu.sh

    score.py --build BUILD FOLDER [--markdown FILE] [--page FILE]

FOLDER has CAUSE-STRENGTH.bin and .json, as gpu.sh writes them; names of recordings of two ranks begin with ddp-.
"""

import argparse
import glob
import json
import os
import subprocess
import sys

import bench
import scores
from judging import Truth, judge, judged_ns

KINDS = {"healthy": [], "loader": ["input_bound"], "item": ["host_sync"], "print": ["host_sync"], "tiny": ["small_work"],
         "allocator": ["allocator"], "gc": ["garbage_collection"], "recompile": ["recompilation"], "python": ["interpreter"],
         "gil": ["interpreter"], "synchronize": ["host_sync"], "pageable": ["slow_copies", "exposed_copies"],
         "slow_step": ["slow_steps"], "backward": ["straggler"], "data": ["straggler", "input_bound"],
         "longer": ["unequal_input", "straggler"], "norms": ["straggler", "host_sync"], "shared": ["shared_device", "straggler"],
         "illegal": ["device_error"], "assert": ["device_error"]}
LEAST = 0.03  # of a step: a smaller cost need not be found, and must not be blamed


def lost(truth, steps=16, before=7):
    """The share of the loop: the first steps are healthy, and the very first one only warms up."""
    whole = steps * truth["step_ms"] + before * truth["healthy_ms"]
    return steps * (truth["step_ms"] - truth["healthy_ms"]) / whole


def measured(truth):
    """What the cause costs in percent of a healthy step: much of it may hide behind the device. 0: unknown."""
    return max(0, round(100 * (truth["step_ms"] / truth["healthy_ms"] - 1))) if truth else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("folder")
    parser.add_argument("--markdown", metavar="FILE")
    parser.add_argument("--page", metavar="FILE", help="as verdicts.py")
    parser.add_argument("--results", metavar="FILE", default=os.path.join(bench.ROOT, "bench/results/verdicts.tsv"))
    options = parser.parse_args()
    results = []
    for path in sorted(glob.glob(os.path.join(options.folder, "*.bin"))):
        name = os.path.basename(path)[:-4]
        family = "two GPUs" if name.startswith("ddp-") else "one GPU"
        cause, _, strength = name.replace("ddp-", "", 1).partition("-")
        if cause not in KINDS:
            continue
        try:
            truth = json.load(open(path[:-4] + ".json"))
        except ValueError:  # the program died
            truth = None
        share = lost(truth) if truth else None
        ranks = truth["ranks"] if truth and truth["ranks"] else None
        kinds = KINDS[cause] if share is None or share >= LEAST else []
        report = json.loads(subprocess.run([os.path.join(options.build, "trace-report"), "--json", path],
                                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
        ns = None if share is None else share * judged_ns(report)
        r = judge(family, cause, measured(truth), 0, report, Truth(kinds, ranks if kinds else None, ns))
        results.append(r)
        print("%-9s %-12s %4s %-6s %-20s %s" % (r.family, cause, strength or "", r.verdict, r.said, "" if share is None else "%.1f %% of the loop in truth%s" % (
            100 * share, "" if r.ms is None else ", %.1f %% said" % (100 * r.ms * 1e6 / judged_ns(report)))))
    names = dict.fromkeys(r.family for r in results)
    text = "".join("\n%s\n\n%s" % (name, scores.by_cause([r for r in results if r.family == name])) for name in names)
    text += "\n" + scores.in_words(results)
    print("\n" + text, end="")
    if options.markdown:
        with open(options.markdown, "w") as f:
            f.write(text)
    if options.page:
        book = scores.Book(options.results)
        book.replace(results)
        book.write()
        scores.publish(options.page, book)


if __name__ == "__main__":
    sys.exit(main())
