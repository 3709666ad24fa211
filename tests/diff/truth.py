"""truth.py JSON TALLY_A TALLY_B STEPS PROCESSES - what trace-diff says of calls, phases and kernels is what trace-tally counts in
the same steps"""
import json, sys

diff = json.load(open(sys.argv[1]))
steps, processes = int(sys.argv[4]), int(sys.argv[5])
for side, path in zip("ab", sys.argv[2:4]):
    rows = {(r["kind"], r["name"]): r for r in json.load(open(path))["rows"]}
    n = 0
    for section, kind in ("calls", "call"), ("kernels", "device"):
        for line in diff[section]:
            row = rows.get((kind, line["name"].split(": ")[-1]))
            if row is None:
                assert line["verdict"] in ("new", "gone"), line
                continue
            for mine, theirs in ("own_ns", "self_ns"), ("calls", "calls"), ("errors", "errors"):
                got = line[side][mine] * steps * processes
                assert abs(got - row[theirs]) <= 1 + 1e-3 * steps * processes, (side, line["name"], mine, got, row[theirs])
            n += 1
    for line in diff["phases"]:
        row = rows.get(("call", line["name"].split(" > ")[-1]))
        if row is None or line["name"] == "phase":
            continue
        got = line[side]["calls"] * steps * processes
        assert abs(got - row["calls"]) < 0.5, (line["name"], got, row["calls"])
        n += 1
    assert n > 3, n
    # what phases spent themselves is the whole time of the steps
    own = sum(p[side]["own_ns"] for p in diff["phases"] if p["name"] != "phase")
    assert abs(own - diff["all"][side]["own_ns"]) < 1e-3 * own, (own, diff["all"][side])
