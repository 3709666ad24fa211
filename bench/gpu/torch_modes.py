#!/usr/bin/env python3
"""torch_modes.py eager|compiled|graph [instrument] - ten steps of model.py's net after some that are not counted, inside a range "measured"; with `instrument` it names
its model itself. As a graph, forward and backward pass and the optimizer are captured once and replayed."""
import sys
import torch
import model

mode = sys.argv[1]
net = model.net
optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, capturable=model.gpu)
if "instrument" in sys.argv:
    import traceh.torch
    print(traceh.torch.instrument(net, optimizer))
words = torch.randint(1000, (model.B, model.T + 1), device=model.device)
called = torch.compile(net) if mode == "compiled" else net


def step():
    loss = torch.nn.functional.cross_entropy(called(words[:, :-1]).float().flatten(0, 1), words[:, 1:].flatten())
    loss.backward()
    optimizer.step()
    optimizer.zero_grad(set_to_none=mode != "graph")
    return loss


if mode == "graph":
    beside = torch.cuda.Stream()
    beside.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(beside):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(beside)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    run = graph.replay
else:
    run = step
    for _ in range(3):
        run()
model.sync()
with torch.profiler.record_function("measured"):
    for _ in range(10):
        run()
    model.sync()
print("done", mode)
