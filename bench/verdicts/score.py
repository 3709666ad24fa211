#!/usr/bin/env python3
"""score.py - compares the findings of trace-report with the causes in the recordings of gpu.sh

    score.py --build BUILD FOLDER [--markdown FILE]

FOLDER has NAME.bin and NAME.json, as gpu.sh writes them; names of recordings of two ranks begin with ddp-.
"""

import argparse
import glob
import json
import os
import subprocess
import sys

from verdicts import Truth, judge, table

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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("folder")
    parser.add_argument("--markdown", metavar="FILE")
    options = parser.parse_args()
    results = []
    for path in sorted(glob.glob(os.path.join(options.folder, "*.bin"))):
        name = os.path.basename(path)[:-4]
        cause = name[4:] if name.startswith("ddp-") else name
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
        r = judge("two GPUs" if name != cause else "one GPU", cause, 0, report, Truth(kinds, ranks if kinds else None, share))
        results.append(r)
        print("%-9s %-12s %-6s %-20s %s" % (r.family, cause, r.verdict, r.said, "" if share is None else "%.1f %% of the loop in truth%s" % (
            100 * share, "" if r.share is None else ", %.1f %% said" % (100 * r.share))))
    text = table(results)
    print("\n" + text, end="")
    if options.markdown:
        with open(options.markdown, "w") as f:
            f.write(text)


if __name__ == "__main__":
    sys.exit(main())
