#!/usr/bin/env python3
"""check.py < trace-print --json: slices of each thread nest as a stack, tasks that were made ran to their ends, regions have their members"""
import collections
import json
import sys

stacks, wrong = collections.defaultdict(list), []
made, ran, regions, members = set(), set(), {}, collections.Counter()
last = {}
for line in sys.stdin:
    e = json.loads(line)
    if e["api"] != "OMP":
        continue
    stack, args = stacks[e["tid"]], e["args"]
    if e["event"] == "entry":
        stack.append(e["name"])
        if e["name"] == "parallel":
            regions[args["region"]] = args["requested_parallelism"]
        elif e["name"] == "implicit_task":
            members[args["region"]] += 1
        elif e["name"] == "task":
            ran.add(args["task"])
    elif e["event"] == "exit":
        if not stack or stack.pop() != e["name"]:
            wrong.append("%s ends out of order" % e["name"])
    elif e["name"] == "task_create":
        made.add(args["task"])
wrong += ["%s never ends" % s[-1] for s in stacks.values() if s]
if made != ran:
    wrong.append("%d tasks made, %d ran" % (len(made), len(ran)))
wrong += ["region %s asked for %s, has %s" % (r, n, members[r]) for r, n in regions.items() if members[r] != n]
print("%d threads, %d regions, %d tasks" % (len(stacks), len(regions), len(made)))
print("\n".join(wrong[:10]))
sys.exit(1 if wrong or not regions else 0)
