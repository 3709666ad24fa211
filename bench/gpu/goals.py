#!/usr/bin/env python3
"""goals.py result.json GOAL... - whether turns.py measured what was aimed at; exit status 1: a goal is missed, or was not measured

    'default / floor <= 1.02'    the median of the ratios over the sets
    'default own <= 1.13'        with recording against without, in the same process, in the median over the sets; 'default own / floor <= 1.02': against the floor's own
    'full own < proton'          in every set its own ratio is smaller than the other's own
    'full < proton'              in every set the ratio to the first reference is smaller
    'default first_s <= 0.3'     what it adds to that of the first reference, in the median
"""
import json
import statistics
import sys

result, missed = json.load(open(sys.argv[1])), 0
first = next(iter(result))


def of(way, reference=first):
    works = [v for k, v in result[way].items() if isinstance(v, dict) and k != "own"]
    return works[0][reference]


for goal in sys.argv[2:]:
    words = goal.split()
    try:
        if words[1] == "own":
            mine, theirs = (next(iter(result[w]["own"].values())) for w in (words[0], words[3] if len(words) > 4 or words[2] == "<" else words[0]))
            met = all(a < b for a, b in zip(mine, theirs)) if words[2] == "<" else None
            value = max(a / b for a, b in zip(mine, theirs)) if words[2] == "<" else statistics.median(mine) / (statistics.median(theirs) if words[2] == "/" else 1)
        elif words[1] == "/":
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
        print("%-36s %-6s %.3f" % (goal, "met" if met else "MISSED", value))
    except (KeyError, StopIteration, statistics.StatisticsError) as e:
        met = False
        print("%-36s not measured: %s" % (goal, e))
    missed += not met
sys.exit(missed > 0)
