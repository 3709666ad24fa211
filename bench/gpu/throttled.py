"""A network trained by several ranks, data parallel, whose gradients MPI adds up; one rank's device may be slower.

    mpirun -n 4 trace-run --torch --when after=3,for=10 -o out -- python3 throttled.py [RANK MULTIPROCESSORS]

All ranks do the same work, on one GPU if there is only one. Kernels of RANK go into a stream of a green context, which
has so many of the multiprocessors: the same launches and the same program, on a part of the device. Clocks and power
stay as they are. ``--cpu`` runs it without a GPU: RANK then computes with MULTIPROCESSORS threads less (for tests of
the script itself). Needs PyTorch, mpi4py, NumPy, and cuda-bindings for the green context.
"""

import contextlib
import sys
import time

import torch
from mpi4py import MPI

comm = MPI.COMM_WORLD
words = [w for w in sys.argv[1:] if w != "--cpu"]
slow, few = (int(words[0]), int(words[1])) if words else (-1, 0)
cpu = "--cpu" in sys.argv
device = torch.device("cpu" if cpu else f"cuda:{comm.rank % torch.cuda.device_count()}")
WIDTH, LAYERS, ROWS, PIECES, STEPS = (256, 4, 131072, 4, 15) if not cpu else (64, 2, 4096, 1, 10)


def green_stream(multiprocessors):
    """A stream whose kernels run on that many multiprocessors, as nearly as the device can be split."""
    from cuda.bindings import driver

    def get(answer):
        if answer[0] != driver.CUresult.CUDA_SUCCESS:
            raise SystemExit(f"throttled.py: {answer[0]}")
        return answer[1] if len(answer) == 2 else answer[1:]

    at = get(driver.cuDeviceGet(device.index))
    whole = get(driver.cuDeviceGetDevResource(at, driver.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM))
    parts, _, _ = get(driver.cuDevSmResourceSplitByCount(1, whole, 0, multiprocessors))
    described = get(driver.cuDevResourceGenerateDesc(parts[:1], 1))
    context = get(driver.cuGreenCtxCreate(described, at, driver.CUgreenCtxCreate_flags.CU_GREEN_CTX_DEFAULT_STREAM))
    stream = get(driver.cuGreenCtxStreamCreate(context, driver.CUstream_flags.CU_STREAM_NON_BLOCKING, 0))
    print(f"rank {comm.rank}: {parts[0].sm.smCount} of {whole.sm.smCount} multiprocessors", flush=True)
    return torch.cuda.ExternalStream(int(stream), device=device)


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.norm, self.up, self.down = (
            torch.nn.LayerNorm(WIDTH),
            torch.nn.Linear(WIDTH, 4 * WIDTH),
            torch.nn.Linear(4 * WIDTH, WIDTH),
        )

    def forward(self, x):
        return x + self.down(torch.nn.functional.gelu(self.up(self.norm(x))))


def train():
    kind = torch.float32 if cpu else torch.bfloat16
    torch.manual_seed(0)
    net = torch.nn.Sequential(*[Block() for _ in range(LAYERS)]).to(device, kind)
    optimizer = torch.optim.SGD(net.parameters(), lr=1e-4)
    x = torch.randn(ROWS, WIDTH, device=device, dtype=kind)
    size = sum(p.numel() for p in net.parameters())
    mine = torch.empty(size, pin_memory=not cpu)
    total = torch.empty(size, pin_memory=not cpu)
    times = []
    for _ in range(STEPS):
        began = time.perf_counter()
        optimizer.zero_grad(set_to_none=True)
        for _ in range(PIECES):
            net(x).float().pow(2).mean().backward()
        grads = torch.cat([p.grad.reshape(-1) for p in net.parameters()]).float()
        mine.copy_(grads)
        comm.Allreduce(mine.numpy(), total.numpy())
        grads.copy_(total)
        at = 0
        for p in net.parameters():
            p.grad.copy_(grads[at : at + p.numel()].view_as(p.grad) / comm.size)
            at += p.numel()
        optimizer.step()
        times.append(time.perf_counter() - began)
    if comm.rank == 0:
        print(f"{comm.size} ranks, {STEPS} steps, {1e3 * sorted(times)[STEPS // 2]:.1f} ms a step", flush=True)


if cpu:
    threads = max(torch.get_num_threads() // comm.size, 1)
    torch.set_num_threads(max(threads - few, 1) if comm.rank == slow else threads)
    stream = contextlib.nullcontext()
else:
    torch.cuda.set_device(device)
    torch.ones(1, device=device)
    own = green_stream(few) if comm.rank == slow else torch.cuda.Stream()
    stream = torch.cuda.stream(own)
with stream:
    train()
