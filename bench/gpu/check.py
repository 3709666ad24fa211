#!/usr/bin/env python3
"""check.py [OPTION...] < trace-print --mangled --json: what devices did, counted, and whether it lies where it must

Prints kernels, copies, fills, graphs; those whose call is not in the trace; those that began before the call that asked for them; those that had not ended when
a later wait for the whole device was over; and between which bounds the error of the device's clock must lie for that. Exit status 1: something is not as it must be.

    --range NAME     only work asked for inside that task or range counts
    --expect TEXT    the counts must be those: "34000 kernels 102 copies", or "kernels 46440 moves 960" (copies and fills)
    --floor FILE     they must be those that floor.c counted with names=1, kernel by kernel
    --path A>B>C     some kernel of each rank must have been asked for inside A, B and C, directly in each other
    --killed NS      only says how long before that moment (CLOCK_REALTIME) the last kernel recorded had ended
"""
import argparse
import bisect
import collections
import sys
import events

parser = argparse.ArgumentParser()
for option in ("--range", "--expect", "--floor", "--path"):
    parser.add_argument(option)
parser.add_argument("--killed", type=int)
options = parser.parse_args()
trace, wrong = events.Trace(sys.stdin), []

if options.killed:
    ends = [w.end for w in trace.work if w.kind == "kernel"]
    if not ends:
        sys.exit("check.py: no kernel is there")
    print("%d kernels, the last ended %.0f ms before the kill" % (len(ends), (options.killed - trace.zero - max(ends)) / 1e6))
    sys.exit(0)

work = trace.work
if options.range:
    windows = [(c.begin, c.end) for c in trace.calls if c.name.split(":")[-1] == options.range]
    work = [w for w in work if w.call and any(a <= w.call.begin <= b for a, b in windows)]
count = {k + "s": sum(w.kind == k for w in work) for k in ("kernel", "fill", "graph")}
count["copies"] = sum(w.kind == "copy" for w in work)
count["moves"] = count["copies"] + count["fills"]

lost = sum(not w.call for w in work)
early = sum(1 for w in work if w.call and w.begin < w.call.begin)
waits = collections.defaultdict(list)
for c in trace.calls:
    if c.end and c.name.startswith(("cudaDeviceSynchronize", "cuCtxSynchronize")) and "SUCCESS" in str(c.result).upper():
        waits[c.pid].append((c.begin, c.end))
late, before, after = 0, [], []  # before: from the call to the work; after: from the work's end to the wait's
for w in work:
    if not w.call or not w.call.end:
        continue
    before.append(w.begin - w.call.begin)
    mine = waits[w.pid]
    at = bisect.bisect_left(mine, (w.call.end, 0))
    if at < len(mine):
        after.append(mine[at][1] - w.end)
        late += after[-1] < 0
print("kernels %(kernels)d copies %(copies)d fills %(fills)d graphs %(graphs)d" % count + "; without a call %d, before their call %d, after a wait %d" % (lost, early, late))
if before and after:
    print("the device's clock is at most %.1f us behind the host's and %.1f us ahead, or work would lie outside its calls" % (min(after) / 1e3, min(before) / 1e3))
if lost or early or late or not work:
    wrong.append("work is outside of its calls, or there is none")

if options.expect is not None:
    expected = events.numbers(options.expect)
    differ = ["%s: %d, recorded %d" % (k, n, count[k]) for k, n in expected.items() if n != count[k]]
    wrong += differ or ([] if expected else ["nothing is expected: " + options.expect])
    print("as expected: " + options.expect if expected and not differ else "NOT as expected: " + "; ".join(differ))
if options.floor:
    try:
        lines = open(options.floor).read().splitlines()
    except OSError as e:
        sys.exit("check.py: %s: %s" % (options.floor, e.strerror))
    mine = collections.Counter(w.name for w in work if w.kind == "kernel")
    theirs = collections.Counter({p[2]: int(p[1]) for p in (x.split(" ", 2) for x in lines if x.startswith("kernel "))})
    total = collections.Counter()
    for x in lines:
        if x.startswith("floor: kernels "):
            total.update(events.numbers(x))
    differ = ["%s: %d, recorded %d" % (k[:100], theirs[k], mine[k]) for k in sorted(set(mine) | set(theirs)) if mine[k] != theirs[k]]
    differ += ["%s: %d, recorded %d" % (k, total[k], count[k]) for k in ("kernels", "copies", "fills") if total[k] != count[k]]
    wrong += differ
    print("bare CUPTI counted the same: %d kernels of %d names, %d copies, %d fills" % (total["kernels"], len(theirs), total["copies"], total["fills"])
          if not differ else "bare CUPTI counted OTHERWISE: " + "; ".join(differ[:8]))
if options.path:
    path = options.path.split(">")
    found, ranks = collections.defaultdict(list), {c.rank for c in trace.calls}
    for w in trace.work:
        chain = w.call.chain() if w.call and w.kind == "kernel" else []
        if any(chain[i:i + len(path)] == path for i in range(len(chain))):
            found[w.rank].append((w, chain))
    for rank in sorted(ranks, key=str):
        if found[rank]:
            w, chain = found[rank][0]
            print("rank %s: %d kernels, first %s > %s" % (rank, len(found[rank]), " > ".join(chain), w.name[:80]))
        else:
            wrong.append("rank %s has no kernel in %s" % (rank, options.path))
for w in wrong[:8]:
    print("WRONG: " + w)
sys.exit(bool(wrong))
