"""model.py FILE - observes a model's forward and backward passes, on two threads, with a function of its own, twice differentiated, a list and a missing tensor; what torch.profiler saw in
the same run goes to FILE, a JSON of [name, input shapes]"""
import json
import os
import sys
import threading

import torch

import traced

torch.manual_seed(0)
torch.set_num_threads(1)


class Square(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 2 * x * grad


def train():
    model = torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.ReLU(), torch.nn.Linear(64, 8, bias=False))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    x, y = torch.randn(16, 32), torch.randn(16, 8)
    for _ in range(3):
        optimizer.zero_grad()
        out = torch.cat([model(x), model(x)])
        loss = torch.nn.functional.mse_loss(Square.apply(torch.ops.traced.scaled_relu(out, 0.5)), torch.cat([y, y]))
        loss.backward()
        optimizer.step()
    w = torch.randn(5, requires_grad=True)
    (slope,) = torch.autograd.grad((w**3).sum(), w, create_graph=True)
    with torch.profiler.record_function("twice"):
        slope.sum().backward()
    torch.convolution(torch.randn(1, 1, 4), torch.randn(1, 1, 2), None, [1], [0], [1], False, [0], 1)


seen = []
def run():
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU], record_shapes=True) as p:
        assert traced.start()
        train()
        traced.stop()
    p.export_chrome_trace(sys.argv[1] + ".kineto.json")
    seen.extend([e.name(), e.shapes()] for e in p.profiler.kineto_results.events())  # p.events() leaves out what lies in its like


if sys.argv[2:] == ["thread"]:  # numbers of sequences begin anew on each
    traced.start()
    threads = [threading.Thread(target=train) for _ in range(2)]
    for t in threads:
        t.start()
    train()
    for t in threads:
        t.join()
    traced.stop()
elif sys.argv[2:] == ["fork"]:  # numbers of parent and child are the same
    traced.start()
    train()
    child = os.fork()
    train()
    if child:
        os.waitpid(child, 0)
else:
    run()
    json.dump(seen, open(sys.argv[1], "w"))
