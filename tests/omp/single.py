"""single.py - < trace-print --json of single.c: every slice ends in its order, and a single region holds no barrier of its own task

What a thread does in its single regions is known from the program: tasks and a parallel region, never a loop of this task.
"""
import collections
import json
import sys

stacks, begun = collections.defaultdict(list), collections.Counter()
for event in map(json.loads, sys.stdin):
    stack, name = stacks[event["tid"]], event["name"]
    if event["event"] == "entry":
        inner = stack[-1] if stack else None
        assert inner != "single_executor" or not name.startswith(("barrier", "loop", "single")), name + " in a single region"
        stack.append(name)
        begun[name] += 1
    elif event["event"] == "exit":
        assert stack and stack[-1] == name, "%s ends, open are %s" % (name, stack)
        stack.pop()
left = [stack for stack in stacks.values() if stack]
assert not left, "never ended: %s" % left
assert begun["single_executor"] == 30, begun
