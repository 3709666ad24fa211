"""quick.py HOW PAIRS <EVENTS - are all calls of quick.c there, one in the other, and have those their times in common that should?

EVENTS: trace-print --json. HOW: shared: both have the same times, but for the few where a chunk of the file ended; slow: they begin together, and take 3 ms at least; apart: the runtime's
begins before the driver's and ends 3 ms later; handlers: all are there."""
import json
import sys

how, pairs = sys.argv[1], int(sys.argv[2])
found, open_calls = [], {}  # (runtime's, driver's): (begin, end) each
for line in sys.stdin:
    e = json.loads(line)
    if e["event"] == "entry":
        open_calls.setdefault((e["tid"], e["thread"]), []).append(e)
    elif e["event"] == "exit":
        stack = open_calls[e["tid"], e["thread"]]
        begin = stack.pop()
        assert begin["name"] == e["name"], "%s ends in %s" % (e["name"], begin["name"])
        assert e["args"].get("device", 7) == 7, e
        if e["name"] == "cudaGetDevice":
            found.append(((begin["ns"], e["ns"]), begin.get("inner")))
        elif e["name"].startswith("cuCtxGetDevice"):
            assert stack and stack[-1]["name"] == "cudaGetDevice", "a driver's call outside of the runtime's"
            stack[-1]["inner"] = (begin["ns"], e["ns"])
assert not any(open_calls.values()), "calls without an end"
assert len(found) == pairs and all(i for _, i in found), "%d calls for %d pairs, %d without the driver's" % (len(found), pairs, sum(not i for _, i in found))
same = sum(o == i for o, i in found)
longest, shortest = (f(e - b for (b, e), _ in found) for f in (max, min))
print("%d pairs, %d with the same times, %d to %d ns" % (pairs, same, shortest, longest))
assert all(ob <= ib <= ie <= oe for (ob, oe), (ib, ie) in found), "one is not in the other"
if how == "shared":
    assert pairs - same <= 2 + pairs // 500, "times differ"
if how == "slow":
    assert shortest >= 3000000 and all(o[0] == i[0] for o, i in found)
if how == "apart":
    assert all(ob < ib and oe - ie >= 3000000 for (ob, oe), (ib, ie) in found)
