#!/usr/bin/env python3
"""nccl_serve.py RANKS - all-reduces on several GPUs, for turns.py (serve.py's protocol): rank 0 starts the others and tells them what it is told

Works: 4K, 4M, 64M, one all-reduce of so many bytes each; the time is that of rank 0, with the wait in the end."""
import json
import os
import subprocess
import sys
import time

rank, size = int(os.environ.get("RANK", "0")), int(sys.argv[1])
answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)
spawned = int(os.environ.get("SPAWNED_NS", time.monotonic_ns()))
import torch
import torch.distributed as dist

gpu = torch.cuda.is_available()
store = dist.TCPStore("localhost", int(os.environ.get("PORT", "0")), size, rank == 0, wait_for_workers=False)
if rank == 0:
    for r in range(1, size):
        subprocess.Popen([sys.executable, *sys.argv], stdin=subprocess.DEVNULL, env=dict(os.environ, RANK=str(r), PORT=str(store.port)))
if gpu:
    torch.cuda.set_device(rank)
dist.init_process_group("nccl" if gpu else "gloo", store=dist.PrefixStore("group", store), rank=rank, world_size=size)
numbers = {w: torch.zeros(n // 4, device="cuda" if gpu else "cpu") for w, n in (("4K", 4 << 10), ("4M", 4 << 20), ("64M", 64 << 20))}


def wait():
    if gpu:
        torch.cuda.synchronize()


def run(work, n):
    dist.all_reduce(numbers["4K"])
    wait()
    begin = time.perf_counter_ns()
    for _ in range(n):
        dist.all_reduce(numbers[work])
    wait()
    return time.perf_counter_ns() - begin


for work in numbers:
    run(work, 3)


def answer(**what):
    answers.write(json.dumps(what) + "\n")
    answers.flush()


if rank == 0:
    answer(first_s=(time.monotonic_ns() - spawned) / 1e9, pauses=False)
told = 0
while True:
    line = sys.stdin.readline() or "quit" if rank == 0 else store.get("told %d" % told).decode()
    if rank == 0:
        store.set("told %d" % told, line)
    told += 1
    words = line.split()
    if words[0] != "run":
        break
    ns = run(words[1], int(words[2]))
    if rank == 0:
        answer(ns=ns)
dist.destroy_process_group()
if rank == 0:
    answer()
