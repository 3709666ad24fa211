#!/usr/bin/env python3
"""train.py - a small training job that loses time by one known cause

    train.py CAUSE [--strength 0.2] [--steps 24] [--rank 1] [--device cpu|cuda] [--seed 0]

A transformer is trained for WARM + --steps steps; with the variables of torchrun by all ranks (gloo or NCCL). The first
steps are healthy. Afterwards the cause costs about --strength of a healthy step in each step, or as much as its kind
costs. At the end the rank with the cause prints one line of JSON: the cause, the ranks that have it, the mean step
before and after, and how long the rank spent in what was added, in ms. If nothing can be timed by itself, that is how
much longer the steps took. Each cause runs once before, so that kernels and compilers are loaded.

Causes of one process: healthy loader item print tiny allocator gc recompile python gil synchronize pageable slow_step
Causes of one rank of several: backward data longer shared norms
Deaths in the middle of the run: illegal (a kernel accesses unmapped memory), assert (an index out of range)
"""

import argparse
import contextlib
import fcntl
import gc
import itertools
import json
import os
import statistics
import subprocess
import sys
import threading
import time

import torch
import torch.distributed as dist
import torch.nn as nn

WARM = 8
CAUSES = "healthy loader item print tiny allocator gc recompile python gil synchronize pageable slow_step " "backward data longer shared norms illegal assert".split()


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.heads, self.between, self.behind = heads, None, None

    def forward(self, x):
        b, t, w = x.shape
        q, k, v = (y.view(b, t, self.heads, w // self.heads).transpose(1, 2) for y in self.qkv(self.norm1(x)).chunk(3, -1))
        if self.between:
            self.between()
        x = x + self.out(nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, w))
        if self.between:
            self.between()
        x = x + self.down(nn.functional.gelu(self.up(self.norm2(x))))
        return Behind.apply(x, self.behind) if self.behind else x


class Behind(torch.autograd.Function):
    """Calls a function when the backward pass reaches it."""

    @staticmethod
    def forward(ctx, x, function):
        ctx.function = function
        return x.view_as(x)

    @staticmethod
    def backward(ctx, gradient):
        ctx.function()
        return gradient, None


class Model(nn.Module):
    def __init__(self, vocabulary, width, layers, heads):
        super().__init__()
        self.embedding = nn.Embedding(vocabulary, width)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.head = nn.Linear(width, vocabulary)

    def forward(self, x):
        x = self.embedding(x)
        for block in self.blocks:
            x = block(x)
        return self.head(x)


class Texts(torch.utils.data.Dataset):
    """Random sentences; reading one takes `seconds` once `slow` is set."""

    def __init__(self, n, length, vocabulary):
        self.n, self.length, self.vocabulary, self.seconds = n, length, vocabulary, 0.0

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if self.seconds:
            spent(work, self.seconds)
        x = torch.randint(self.vocabulary, (self.length + 1,), generator=torch.Generator().manual_seed(i))
        return x[:-1], x[1:]


def work(seconds):
    """Computes in Python for that time."""
    end, x = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        for i in range(50):
            x += i * i
    return x


def watched(watcher, model):
    """What each step is done in, and what is called after each and after the last."""
    if watcher == "traceml":
        import traceml_ai

        traceml_ai.init(mode="auto")
        return lambda: traceml_ai.trace_step(model), lambda: None, lambda: None
    if not watcher:
        return contextlib.nullcontext, lambda: None, lambda: None
    profiler = torch.profiler.profile(record_shapes=True)
    profiler.start()
    return contextlib.nullcontext, profiler.step, lambda: (profiler.stop(), profiler.export_chrome_trace(watcher))


lost = 0.0  # seconds


def spent(function, *arguments):
    """Calls it, and counts its time as lost."""
    global lost
    begun = time.perf_counter()
    function(*arguments)
    lost += time.perf_counter() - begun


def seconds_of(function):
    begun = time.perf_counter()
    function()
    return time.perf_counter() - begun


def illegal(x):
    """A Triton kernel reads 64 TiB behind a tensor."""
    import triton
    import triton.language as tl

    @triton.jit
    def far_away(p, n: tl.constexpr):
        at = tl.arange(0, n).to(tl.int64) + (1 << 44)
        tl.store(p + at, tl.load(p + at) + 1)

    far_away[(1,)](x, 1024)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cause", choices=CAUSES)
    parser.add_argument("--strength", type=float, default=0.2)
    parser.add_argument("--steps", type=int, default=24)
    parser.add_argument("--rank", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--lock", metavar="FILE", help="trains only while no other program has this lock")
    parser.add_argument("--watcher", metavar="traceml|FILE.json.gz", help="another tool watches: TraceML, or PyTorch's profiler, which writes FILE")
    parser.add_argument("--told", action="store_true", help="begins when a line comes from the standard input")
    a = parser.parse_args()
    rank, world = int(os.environ.get("RANK", 0)), int(os.environ.get("WORLD_SIZE", 1))
    here = world == 1 or rank == a.rank
    cuda = a.device == "cuda"
    torch.manual_seed(a.seed)
    if cuda:
        torch.cuda.set_device(int(os.environ.get("LOCAL_RANK", 0)))
    else:
        torch.set_num_threads(1)
    if world > 1:
        dist.init_process_group("nccl" if cuda else "gloo")
    vocabulary, width, layers, heads, batch, length = (8192, 2048, 4, 16, 8, 1024) if cuda else (512, 128, 3, 4, 8, 64)
    model = net = Model(vocabulary, width, layers, heads).to(a.device)
    if world > 1:
        model = nn.parallel.DistributedDataParallel(net)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, fused=cuda)
    texts = Texts(batch * world * (WARM + a.steps + 2), length, vocabulary)
    sampler = torch.utils.data.DistributedSampler(texts) if world > 1 else None
    loader = torch.utils.data.DataLoader(texts, batch_size=batch, sampler=sampler, pin_memory=cuda and a.cause != "pageable", num_workers=0)
    other = None
    if a.cause == "shared" and here:  # another program on the same GPU, which begins on request
        left = {k: v for k, v in os.environ.items() if k not in ("RANK", "LOCAL_RANK", "WORLD_SIZE", "LD_PRELOAD") and not k.startswith("TRACE")}
        left["CUDA_VISIBLE_DEVICES"] = os.environ.get("LOCAL_RANK", "0")
        other = subprocess.Popen([sys.executable, __file__, "healthy", "--steps", "100000", "--told"], env=left, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)

    def step(x, y):
        x, y = x.to(a.device, non_blocking=True), y.to(a.device, non_blocking=True)
        with torch.autocast(a.device, torch.bfloat16, enabled=cuda):
            loss = nn.functional.cross_entropy(model(x).flatten(0, 1).float(), y.flatten())
        loss.backward()
        after_backward()
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        after_step(loss)

    after_backward = lambda: None  # noqa: E731
    after_step = lambda loss: None  # noqa: E731
    norms = lambda times=1: [p.grad.norm() for p in list(net.parameters()) * times]  # noqa: E731
    if a.cause in ("item", "norms"):  # healthy steps compute the norms, and read none
        after_backward = norms if a.cause == "item" else lambda: norms(3)[:100]
    if a.cause == "tiny":
        torch.ones(16, device=a.device).mul_(1.0)
    if a.cause == "print":
        print("before", torch.ones((), device=a.device), file=sys.stderr)
    if a.cause == "recompile":
        compiled = torch.compile(lambda t, n: (t * n).sin().sum(), dynamic=False, **({} if cuda else {"backend": "eager"}))
        shapes = itertools.count()
        compiled(torch.ones(8, device=a.device), 2.0)  # loads the compiler
    if a.told:
        sys.stdin.readline()
    if a.lock:
        lock = open(a.lock, "w")
        fcntl.flock(lock, fcntl.LOCK_EX)
    in_step, stepped, unwatched = watched(a.watcher, net)
    times, count, begun = [], 0, time.perf_counter()
    batches = iter(loader)
    extra = 0.0
    while count < WARM + a.steps:
        x, y = next(batches)
        if here and a.cause == "longer" and (count >= WARM or count == 0):  # once before: libraries choose kernels for it
            x, y = (torch.cat([z, z[:, : int(length * a.strength)]], 1) for z in (x, y))
        if count >= WARM and here:
            if a.cause == "pageable":
                big = torch.empty(int(extra * 6e9), dtype=torch.uint8)
                big.to(a.device, non_blocking=True)
            if a.cause == "slow_step" and count == WARM + a.steps // 2:
                spent(time.sleep, 20 * extra)
            if count == WARM + a.steps // 2 and a.cause == "illegal":
                illegal(torch.ones(1024, device=a.device))
            if count == WARM + a.steps // 2 and a.cause == "assert":
                x = x + vocabulary
        with in_step():
            step(x, y)
        stepped()
        count += 1
        if count == WARM:
            if cuda:
                torch.cuda.synchronize()
            # single steps don't wait for the device: the mean of the healthy ones after the third
            extra = a.strength * (time.perf_counter() - settled) / (WARM - 3)
            if world > 1:
                shared = torch.tensor([extra], device=a.device)
                dist.all_reduce(shared, op=dist.ReduceOp.MIN)
                extra = shared.item()
            times.clear()
            if not here or a.cause == "healthy":
                pass
            elif a.cause in ("loader", "data"):
                texts.seconds = extra / batch
            elif a.cause == "item":
                after_backward = lambda: [p.grad.norm().item() for p in net.parameters()]  # noqa: E731
            elif a.cause == "norms":
                after_backward = lambda: [p.grad.norm().item() for p in list(net.parameters()) * 3][:100]  # noqa: E731
            elif a.cause == "print":
                after_step = lambda loss: print(count, loss, file=sys.stderr)  # noqa: E731
            elif a.cause == "tiny":
                one = torch.ones(16, device=a.device)
                each = 4e-6 if cuda else seconds_of(lambda: [one.mul_(1.0) for _ in range(1000)]) / 1000
                small = [torch.ones(16, device=a.device) for _ in range(max(1, int(extra / each / 60)))]
                after_backward = lambda: spent(lambda: [t.mul_(1.0) for t in small for _ in range(60)])  # noqa: E731
            elif a.cause == "allocator":
                after_backward = torch.cuda.empty_cache if cuda else (lambda: None)
            elif a.cause == "gc":
                if not cuda:  # as many objects as cost that much
                    gc.freeze()
                    kept = [[] for _ in range(100000)]
                    kept = [[] for _ in range(int(100000 * extra / seconds_of(gc.collect)))]
                after_step = lambda loss: spent(gc.collect)  # noqa: E731
            elif a.cause == "recompile":
                torch._dynamo.config.cache_size_limit = torch._dynamo.config.recompile_limit = 1000
                if cuda:
                    after_backward = lambda: compiled(torch.ones(64 + count, device=a.device), 2.0)  # noqa: E731
                else:  # now and then a new shape, so that it costs that much
                    each = statistics.median(seconds_of(lambda: compiled(torch.ones(2000 + k), 2.0)) for k in range(3))

                    def after_backward():
                        while lost < extra * (count - WARM + 1) - each / 2:
                            spent(compiled, torch.ones(64 + next(shapes)), 2.0)
            elif a.cause == "python":
                for b in net.blocks:
                    b.between = lambda: spent(work, extra / layers / 2)
            elif a.cause == "gil":
                threading.Thread(target=lambda: work(1e9), daemon=True, name="statistics").start()
            elif a.cause == "synchronize":
                for b in net.blocks:
                    b.between = torch.cuda.synchronize if cuda else (lambda: None)
            elif a.cause == "backward":
                net.blocks[1].behind = lambda: spent(time.sleep, extra)
            elif a.cause == "shared":
                other.stdin.write(b"\n")
                other.stdin.flush()
            if world > 1:
                dist.barrier()
            if cuda:
                torch.cuda.synchronize()
            first = begun = time.perf_counter()
        elif count == 3:
            if cuda:
                torch.cuda.synchronize()
            settled = time.perf_counter()
        elif count > WARM:
            now = time.perf_counter()
            times.append(now - begun)
            begun = now
    if cuda:
        torch.cuda.synchronize()
    mean = (time.perf_counter() - first) / a.steps
    unwatched()
    if other:
        other.kill()
    if a.lock:
        lock.close()
    if here:
        healthy = extra / a.strength
        result = {"cause": a.cause, "ranks": [a.rank] if world > 1 and a.cause != "healthy" else [], "healthy_ms": healthy * 1e3,
                  "step_ms": mean * 1e3, "median_ms": statistics.median(times) * 1e3, "cost_ms": (lost if lost and not cuda else a.steps * (mean - healthy)) * 1e3}
        print(json.dumps({k: round(v, 3) if isinstance(v, float) else v for k, v in result.items()}))
    if world > 1:
        dist.destroy_process_group()


if __name__ == "__main__":
    main()
