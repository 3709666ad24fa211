"""device.py FACTS TALLY.json [device|queue|geometry] - what device.c says its devices did, against what trace-tally counted."""
import collections, json, sys

facts, tally, by = sys.argv[1], json.load(open(sys.argv[2])), sys.argv[3] if len(sys.argv) > 3 else None
work, traffic = collections.defaultdict(list), collections.defaultdict(list)
for line in open(facts):
    kind, api, name, *rest = line.rstrip("\n").split("\t")
    if kind == "work":
        device, queue, ns, size, error, shape = rest
        if by == "geometry":
            name += shape
        key = {None: (), "device": (device if device == "gpu 0" else device + "/tile 0",), "queue": (queue,), "geometry": ()}[by]
        work[(api, name) + key].append((int(ns), int(size), int(error)))
    else:
        size, error, device, queue = rest
        key = {"device": (device if device != "gpu 1" else device + "/tile 0",), "queue": (queue,)}.get(by, ())
        traffic[(api, name) + key].append((int(size), int(error)))

want = {k: (len(v), sum(x[0] for x in v), min(x[0] for x in v), max(x[0] for x in v), sum(x[1] for x in v), sum(x[2] for x in v)) for k, v in work.items()}
got = {(r["api"], r["name"]) + ((r[by],) if by in ("device", "queue") else ()): (r["calls"], r["total_ns"], r["min_ns"], r["max_ns"], r["bytes"], r["errors"])
       for r in tally["rows"] if r["kind"] == "device"}
assert want and got == want, f"device work: wanted {want}\ngot {got}"

want = {k: (len(v), sum(x[0] for x in v if not x[1]), sum(x[1] for x in v)) for k, v in traffic.items()}
got = {(r["api"], r["name"]) + ((r[by],) if by in ("device", "queue") else ()): (r["calls"], r["bytes"], r["errors"]) for r in tally["traffic"]}
assert want and got == want, f"traffic: wanted {want}\ngot {got}"

for table in tally["totals"]:
    if table["kind"] == "device":
        assert (table["devices"], table["subdevices"], table["queues"]) == (2, 1, 6), table
        assert table["total_ns"] == sum(x[0] for k, v in work.items() if k[0] == table["api"] for x in v), table
    if table["kind"] == "traffic":
        assert table["total_bytes"] == sum(x[0] for k, v in traffic.items() if k[0] == table["api"] for x in v if not x[1]), table
