#!/usr/bin/env python3
"""goals.py result.json GOAL... - whether turns.py measured what was aimed at; exit status 1: a goal is missed, or was not measured

    'default / floor <= 1.02'    the median of the ratios over the sets
    'full < proton'              in every set the ratio to the first reference is smaller
    'default first_s <= 0.3'     what it adds to that of the first reference, in the median
"""
import json
import statistics
import sys

result, missed = json.load(open(sys.argv[1])), 0
first = next(iter(result))


def of(way, reference=first):
    works = [v for v in result[way].values() if isinstance(v, dict)]
    return works[0][reference]


for goal in sys.argv[2:]:
    words = goal.split()
    try:
        if words[1] == "/":
            value, met = statistics.median(of(words[0], words[2])), None
        elif words[1] == "<":
            mine, theirs = of(words[0]), of(words[2])
            met = all(a < b for a, b in zip(mine, theirs))
            value = max(a / b for a, b in zip(mine, theirs))
        else:
            value, met = statistics.median(result[words[0]][words[1]]) - statistics.median(result[first][words[1]]), None
            if words[1] == "first_s":
                value += statistics.median(result[words[0]].get("start_s", [0]))
        met = value <= float(words[-1]) if met is None else met
        print("%-34s %-6s %.3f" % (goal, "met" if met else "MISSED", value))
    except KeyError as e:
        met = False
        print("%-34s not measured: %s" % (goal, e))
    missed += not met
sys.exit(missed > 0)
