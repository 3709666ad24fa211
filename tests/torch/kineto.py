"""kineto.py THEIRS OURS - two Chrome JSON documents of one run, torch.profiler's and trace-export's: operators with their sequence numbers and shapes, and
to which backward functions an arrow leads from an operator of the same sequence number"""
import collections
import json
import sys


def tensors(dims):
    """Theirs has an empty list for what is no tensor, and for a list of tensors a list of lists; ours has tensors alone."""
    return tuple(tuple(d) for d in dims if d and not isinstance(d[0], list))


def read(path):
    events = json.load(open(path, encoding="utf-8"))["traceEvents"]
    # what record_function() names is an annotation there, and an operator to an observer
    ops = [e for e in events if e.get("cat") in (("cpu_op", "user_annotation") if path == sys.argv[1] else ("cpu_op",)) and not e["name"].startswith("ProfilerStep")]
    at = collections.defaultdict(list)
    for e in ops:
        at[e["tid"], e["ts"]].append(e)
    ends = {}
    for e in events:
        if e.get("cat") == "fwdbwd":
            here = [x for x in at[e["tid"], e["ts"]] if "Sequence number" in x["args"]]
            if here:
                ends.setdefault(e["id"], {})[e["ph"]] = here[-1]
    arrows = collections.Counter(x["f"]["name"] for x in ends.values() if len(x) == 2)
    assert all(x["s"]["args"]["Sequence number"] == x["f"]["args"]["Sequence number"] for x in ends.values() if len(x) == 2 and path == sys.argv[1])
    numbered = [e for e in ops if not e["name"].startswith("autograd::engine")]  # theirs repeats there the number of what is inside
    return (collections.Counter((e["name"], e["args"].get("Sequence number") if e in numbered else None) for e in ops),
            collections.Counter((e["name"], tensors(e["args"].get("Input Dims", []))) for e in ops),
            collections.Counter((e["name"], e["args"]["Fwd thread id"] > 0) for e in numbered if e["args"].get("Fwd thread id")), arrows)


for what, theirs, ours in zip(("operators and sequence numbers", "shapes", "forward threads", "arrows"), read(sys.argv[1]), read(sys.argv[2])):
    if theirs != ours:
        sys.exit(f"{what}: only theirs {list((theirs - ours).items())[:5]}, only ours {list((ours - theirs).items())[:5]}")
