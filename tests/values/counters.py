"""counters.py BUILD: the counters of counters.c in trace-tally's JSON, the same after a tally in two parts"""
import json
import sys

for name in sys.argv[1:]:
    counters = {c["name"]: c for c in json.load(open(name))["counters"]}
    mixed = counters["mixed"]
    assert (mixed["samples"], mixed["nan"], mixed["min"], mixed["max"], mixed["avg"]) == (7, 4, -4, 8, 2), mixed
    never = counters["never"]
    assert (never["samples"], never["nan"], never["min"], never["max"], never["avg"]) == (2, 2, None, None, None), never
    endless = counters["endless"]
    assert (endless["samples"], endless["nan"], endless["min"], endless["max"]) == (2, 0, 1, None), endless
    clean = counters["clean"]
    assert (clean["samples"], clean["nan"], clean["min"], clean["max"], clean["avg"]) == (2, 0, 3, 5, 4), clean
