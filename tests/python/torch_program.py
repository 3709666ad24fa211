"""torch_program.py FILE - what test_torch.py records: modules, both passes, threads, exceptions; what it knows of
itself goes to FILE as JSON"""
import collections
import json
import sys
import threading

import torch
import torch.utils.checkpoint
from torch import nn

import traceh.torch

torch.set_num_threads(1)
known = {}


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv, self.out = nn.Linear(16, 48), nn.Linear(16, 16)

    def forward(self, x):
        q, k, v = self.qkv(x).chunk(3, -1)
        return x + self.out(nn.functional.scaled_dot_product_attention(q, k, v))


class Llama(nn.Module):
    def __init__(self, checkpoint=None):
        super().__init__()
        self.embedding, self.head = nn.Embedding(50, 16), nn.Linear(16, 50)
        self.attention = nn.ModuleList(Attention() for _ in range(2))
        self.checkpoint = checkpoint  # None: off; else use_reentrant

    def forward(self, words):
        x = self.embedding(words)
        for a in self.attention:
            if self.checkpoint is None:
                x = a(x)
            else:
                x = torch.utils.checkpoint.checkpoint(a, x, use_reentrant=self.checkpoint)
        return self.head(x)


def train(steps, checkpoint=None, seed=0):
    """Trains, and returns all that training computed."""
    torch.manual_seed(seed)
    model = Llama(checkpoint)
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.01)
    losses = []
    for _ in range(steps):
        words = torch.randint(50, (2, 8))
        loss = nn.functional.cross_entropy(model(words).flatten(0, 1), words.flatten())
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.detach())
    return losses + [p.detach() for p in model.parameters()]


def equal(a, b):
    return len(a) == len(b) and all(torch.equal(x, y) for x, y in zip(a, b))


before = nn.Module.__call__, torch.autograd.backward, torch.autograd.grad
plain = {checkpoint: train(2, checkpoint) for checkpoint in (None, False, True)}

# --- wrong arguments say what is right

wrong = {}
for name, args, kwargs in (("model", (3,), {}), ("models", ([nn.ReLU(), 3],), {}), ("optimizer", (None, nn.ReLU()), {}),
                           ("operators", (), {"operators": "all"})):
    try:
        traceh.torch.instrument(*args, **kwargs)
    except (TypeError, ValueError) as e:
        wrong[name] = "%s: %s" % (type(e).__name__, e)
known["wrong"] = wrong
known["untouched"] = (nn.Module.__call__, torch.autograd.backward, torch.autograd.grad) == before

# --- the same bits, and each operator as often as torch.profiler says

report = traceh.torch.instrument(operators="shapes")
known["report"] = list(report)


def mark(name):
    """A range that the test finds what lies in it by."""
    return torch.profiler.record_function("mark " + name)


with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]) as profile:
    with mark("train"):
        known["same"] = equal(train(2), plain[None])
counted = collections.Counter(e.name() for e in profile.profiler.kineto_results.events())
known["counted"] = {name: n for name, n in counted.items() if "evaluate_function" not in name}
for checkpoint in (False, True):
    with mark("checkpoint %s" % checkpoint):
        known["same checkpoint %s" % checkpoint] = equal(train(2, checkpoint), plain[checkpoint])


# --- exceptions

class Fails(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.ReLU()
        self.fail = True

    def forward(self, x):
        x = self.inner(x)
        if self.fail:
            raise ValueError("as asked")
        return x.neg()


class Catches(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = Fails(), nn.Tanh()

    def forward(self, x):
        try:
            x = self.first(x)
        except ValueError:
            pass
        return self.second(x)


with mark("exceptions"):
    module = Catches()
    module(torch.ones(2))
    module.first.fail = False
    module(torch.ones(2))

    class Breaks(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

        @staticmethod
        def backward(ctx, g):
            raise ValueError("in the backward pass")

    layer = nn.Linear(2, 2)
    x = Breaks.apply(layer(torch.ones(1, 2))).sum()
    try:
        x.backward()
    except ValueError:
        pass
    layer(torch.ones(1, 2)).sum().backward()


# --- one module at two places, several models

class Pair(nn.Module):
    def __init__(self, shared):
        super().__init__()
        self.one, self.two = nn.ModuleDict({"block": shared}), nn.ModuleDict({"block": shared})
        self.left, self.right = Holder(shared), Holder(shared)

    def forward(self, x):
        return self.right(self.left(x))


class Holder(nn.Module):
    def __init__(self, block):
        super().__init__()
        self.block = block

    def forward(self, x):
        return self.block(x)


with mark("shared"):
    Pair(nn.Linear(2, 2))(torch.ones(1, 2)).sum().backward()
with mark("several"):
    generator, judge = nn.Sequential(nn.Linear(2, 2)), nn.Sequential(nn.Linear(2, 2), nn.ReLU())
    traceh.torch.instrument({"generator": generator, "judge": judge})
    judge(generator(torch.ones(1, 2))).sum().backward()

# --- threads: a forward pass on one, its backward pass on another; two that train at once

with mark("threads"):
    made = []

    def forward():
        model = Llama()
        made.append(model(torch.zeros(1, 4, dtype=torch.long)).sum())

    thread = threading.Thread(target=forward)
    thread.start()
    thread.join()
    made[0].backward()
    both = [threading.Thread(target=train, args=(2,)) for _ in range(2)]
    for t in both:
        t.start()
    for t in both:
        t.join()

# --- taken out again

traceh.torch.uninstrument()
known["removed"] = (nn.Module.__call__, torch.autograd.backward, torch.autograd.grad) == before
train(1, seed=1)
traceh.torch.instrument(operators="modules")
nn.Sequential(nn.Linear(2, 2))(torch.ones(1, 2)).sum().backward()
traceh.torch.uninstrument()
traceh.torch.uninstrument()
json.dump(known, open(sys.argv[1], "w"))
