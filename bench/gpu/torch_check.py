#!/usr/bin/env python3
"""torch_check.py eager|compiled|graph MODEL < trace-print --mangled --json: whether kernels lie in modules and passes, and those of the backward pass in the modules of the
operator that made them. MODEL is the class of the outermost module. Exit status 1: something is not as it must be."""
import collections
import sys
import events

mode, outermost = sys.argv[1:3]
trace, wrong = events.Trace(sys.stdin), []


def around(call):
    while call:
        yield call
        call = call.parent


def modules(call, api):
    return [c.name.split(":")[-1] for c in around(call) if c.api == api][::-1]


made = {flow: c for c in trace.calls for flow in c.flows}
kernels = [w for w in trace.work if w.kind == "kernel" and w.call]
count, deepest, nodes = collections.Counter(), collections.Counter(), 0
for w in kernels:
    inside = list(around(w.call))
    node = next((c for c in inside if "forward_thread" in c.args), None)
    forward, backward = modules(w.call, "torch.forward"), modules(w.call, "torch.backward")
    if any(c.name.endswith("CUDAGraph.replay") for c in inside):
        count["in a replay"] += 1
    elif node:
        nodes += 1
        operator = made.get(node.args.get("flow"))
        if operator is None:
            wrong.append("%s has no operator" % node.name)
        elif modules(operator, "torch.forward") != modules(node, "torch.backward")[1:]:
            wrong.append("%s lies in %s, its operator %s in %s" % (
                node.name, modules(node, "torch.backward")[1:], operator.name, modules(operator, "torch.forward")))
        count["backward, in a module" if len(backward) > 1 else "backward, in none (the loss)"] += 1
        deepest[backward[-1] if backward else ""] += 1
    elif backward:
        count["backward, of no node (gradients are added up)"] += 1
    elif forward:
        count["forward, in a module"] += 1
    elif any(c.name.split(":")[-1].startswith("Optimizer.") for c in inside):
        count["the optimizer"] += 1
    else:
        count["elsewhere"] += 1
for what, n in count.most_common():
    print("%6d kernels %s" % (n, what))
print("modules with most kernels in the backward pass: " + ", ".join("%s %d" % x for x in deepest.most_common(6)))
lost = sum(1 for w in trace.work if not w.call)
if lost:
    wrong.append("%d pieces of work have no call" % lost)
if mode == "graph" and not count["in a replay"]:
    wrong.append("no kernel lies in a replay")
if mode != "graph" and (not nodes or count["backward, in none (the loss)"] > nodes // 4 or not count["forward, in a module"]):
    wrong.append("few kernels have modules: %s" % dict(count))
if mode != "graph" and not any(outermost in modules(w.call, "torch.forward") for w in kernels):
    wrong.append("no kernel lies in " + outermost)
if mode == "compiled" and not any("CompiledFunctionBackward" in c.name for w in kernels for c in around(w.call)):
    wrong.append("no kernel lies in the backward pass of the compiled region")
for text in wrong[:8]:
    print("WRONG: " + text)
sys.exit(bool(wrong))
