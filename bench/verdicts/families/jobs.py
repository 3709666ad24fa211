"""jobs.py - simulated jobs of 8 to 10,000 ranks in data, pipeline, tensor and expert groups: tests/report/groups.c"""

import collections
import os

from bench import ROOT
from judging import Case, Truth

Shape = collections.namedtuple("Shape", "name causes layouts")
# By number of ranks: data x stages x tensor.
FLAT = {8: (8, 1, 1), 64: (64, 1, 1), 512: (512, 1, 1)}
SPLIT = {8: (2, 1, 4), 64: (8, 1, 8), 512: (64, 1, 8)}
STAGED = {8: (2, 4, 1), 64: (4, 4, 4), 512: (16, 8, 4), 4096: (64, 16, 4), 10000: (125, 20, 4)}
ALONE = ["host", "loader", "device", "shared", "longer"]
MANY = ["node", "group", "many"]  # several ranks at once
SHAPES = [Shape("ddp", ALONE + MANY, FLAT), Shape("fsdp", ALONE + MANY, FLAT), Shape("tensor", ALONE + MANY, SPLIT),
          Shape("experts", ALONE + MANY, SPLIT),
          Shape("stages", ["host", "loader", "slow", "stage", "link", "lighter"] + MANY, STAGED),
          Shape("staged", ALONE + ["stage", "link", "lighter"] + MANY, STAGED)]
NOISE = ["healthy", "noise", "normal", "heavy", "hiccups"]
WELL = ["lighter"] + NOISE
NODE = 8  # ranks
STEPS = {8: 30, 64: 30, 512: 20, 4096: 10, 10000: 10}
LARGE = 4096  # from so many ranks on: one shape, one cause, and healthy


def record(bench, shape, cause, percent, seed, layout, steps, out):
    os.mkdir(out)
    said = bench.run([bench.groups, out, shape, cause, str(percent), str(seed), *map(str, layout), str(steps)])
    known = {line.split()[0]: line.split()[1:] for line in said.splitlines()}
    if known["kind"] == ["healthy"]:
        return Truth([])
    return Truth(known["kind"], [int(r) for r in known["ranks"]], int(known["cost"][0]), run=int(known["run"][0]))


def cases(bench, ranks):
    for seed in range(1, bench.options.seeds + 1):
        for shape in SHAPES:
            layout = shape.layouts.get(ranks)
            for cause in shape.causes + NOISE if layout else []:
                if ranks >= LARGE and (shape.name != "stages" or cause not in ("slow", "healthy") or seed > 1):
                    continue
                if cause == "lighter" and layout[1] < 2 or cause == "node" and ranks <= NODE or cause == "group" and layout[2] < 2:
                    continue
                for percent in (0,) if cause in WELL else bench.options.strengths if ranks < LARGE else bench.options.strengths[-1:]:
                    yield Case("%s: %s" % (shape.name, cause), percent, seed,
                               lambda out, s=shape.name, c=cause, p=percent, n=seed: record(bench, s, c, p, n, layout, STEPS[ranks], out))


def families(bench):
    forge = os.path.join(ROOT, "tests/format")
    bench.groups = bench.compile("groups", "gcc", "-std=c11", "-D_GNU_SOURCE", "-O2", "-w", "-I", ROOT + "/src", "-I", forge,
                                 ROOT + "/tests/report/groups.c", forge + "/forge.c", "-lm")
    for ranks in bench.options.sizes:
        yield "%d ranks" % ranks, cases(bench, ranks)
