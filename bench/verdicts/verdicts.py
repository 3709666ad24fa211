#!/usr/bin/env python3
"""verdicts.py - how often trace-report is right: programs with one known cause of lost time, and healthy ones

    verdicts.py --build BUILD [--quick] [--only FAMILY]... [--seeds N] [--busy] [--page FILE]

A case counts as named first if the first finding that blames has the kind and the ranks of the truth; as named if any
has. A cause that costs less than 1 % of the run need not be found. Costs are compared in ms.
Prints one line a case and a table of each family. The status is 0 whatever the verdicts are (1: a case could not be
run; 2 with --strict: a verdict is wrong).
"""

import argparse
import importlib
import os
import sys

import bench
import scores

FAMILIES = ("host", "jobs", "mpi", "openmp", "torch", "gloo")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("--only", choices=FAMILIES, action="append", help="this family; files of families/ describe them")
    parser.add_argument("--cause", action="append", help="only cases of this name")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--ranks", type=int, default=4, help="of MPI")
    parser.add_argument("--steps", type=int, default=60, help="of MPI")
    parser.add_argument("--sizes", type=int, nargs="*", default=[8, 64], help="of jobs: 8, 64, 512, 4096, 10000 ranks")
    parser.add_argument("--strengths", type=int, nargs="*", default=[5, 20, 50], help="percent of a step")
    parser.add_argument("--quick", action="store_true", help="one seed, one strength of 50 %%")
    parser.add_argument("--one", action="store_true", help="one case with a cause of each family")
    parser.add_argument("--busy", action="store_true", help="two other processes keep the processors busy")
    parser.add_argument("--strict", action="store_true", help="status 2 if a verdict is wrong")
    parser.add_argument("--python", help="a Python that has PyTorch")
    parser.add_argument("--keep", metavar="FOLDER", help="keeps traces with wrong verdicts there")
    parser.add_argument("--markdown", metavar="FILE", help="writes the tables there, too")
    parser.add_argument("--page", metavar="FILE", help="replaces the sections of these families in that page, and those "
                        "about all; results are kept in --results")
    parser.add_argument("--results", metavar="FILE", default=os.path.join(bench.ROOT, "bench/results/verdicts.tsv"))
    options = parser.parse_args()
    options.build = os.path.abspath(options.build)
    if options.quick:
        options.seeds, options.strengths = 1, [50]
    with bench.Bench(options) as b:
        for family in options.only or FAMILIES:
            b.try_family(importlib.import_module("families." + family))
    names = dict.fromkeys(r.family for r in b.results)
    text = "".join("\n%s\n\n%s" % (name, scores.by_cause([r for r in b.results if r.family == name])) for name in names)
    text += "\n" + scores.by_kind(b.results) + "\n" + scores.in_words(b.results)
    print(text, end="")
    if options.markdown:
        with open(options.markdown, "w") as f:
            f.write(text.lstrip())
    if options.page:
        book = scores.Book(options.results)
        book.replace(b.results)
        book.write()
        scores.publish(options.page, book)
    if options.strict and any(r.verdict not in ("first", "right") for r in b.results):
        return 2
    return b.failed


if __name__ == "__main__":
    sys.exit(main())
