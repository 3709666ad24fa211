"""llama_ddp.py - a small Llama-style model, trained on several ranks (DDP), whose phases are ITT regions

    trace-run -o out -- python llama_ddp.py                                 one rank
    mpirun -n 2 trace-run -o out -- python llama_ddp.py                     MPI starts the ranks (Init.MPI, if mpi4py is there)
    torchrun --nproc-per-node 2 --no-python trace-run -o out -- python llama_ddp.py
    to-perfetto -o llama.pftrace out                                        Step.7 > Forward > Layer.3 > Attn.3 > kernel, rank by rank

Needs PyTorch; nothing of trace.h. On GPUs it uses NCCL, without them gloo. --plain is the same loop without regions: what they cost is the difference.

Regions: Init.MPI, Init.ProcessGroup, Init.Model; then in each Step.N: Data.Generate, Forward (Layer.k, in it Attn.k and MLP.k), Backward, Optimizer.Step.
"""
import argparse, contextlib, os, socket, time
import torch
import torch.distributed as dist
import torch.nn as nn
import torch.nn.functional as F

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--steps", type=int, default=20)
parser.add_argument("--layers", type=int, default=4)
parser.add_argument("--width", type=int, default=256)
parser.add_argument("--length", type=int, default=128, help="tokens in a sequence")
parser.add_argument("--batch", type=int, default=4, help="sequences a rank and step")
parser.add_argument("--plain", action="store_true", help="no regions")
args = parser.parse_args()
region = (lambda name: contextlib.nullcontext()) if args.plain else torch.profiler.itt.range

HEADS, WORDS = 8, 1000


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.norm, self.qkv, self.out = nn.RMSNorm(width), nn.Linear(width, 3 * width, bias=False), nn.Linear(width, width, bias=False)

    def forward(self, x, rotation):
        b, t, d = x.shape
        q, k, v = self.qkv(self.norm(x)).view(b, t, 3, HEADS, d // HEADS).permute(2, 0, 3, 1, 4)
        q, k = rotate(q, rotation), rotate(k, rotation)
        return x + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, d))


class MLP(nn.Module):  # SwiGLU
    def __init__(self, width):
        super().__init__()
        self.norm = nn.RMSNorm(width)
        self.gate, self.up, self.down = nn.Linear(width, 2 * width, bias=False), nn.Linear(width, 2 * width, bias=False), nn.Linear(2 * width, width, bias=False)

    def forward(self, x):
        h = self.norm(x)
        return x + self.down(F.silu(self.gate(h)) * self.up(h))


def rotate(x, rotation):  # rotary position embedding
    a, b = x.chunk(2, -1)
    cos, sin = rotation
    return torch.cat((a * cos - b * sin, a * sin + b * cos), -1)


class Llama(nn.Module):
    def __init__(self, width, layers, length):
        super().__init__()
        self.embedding, self.head = nn.Embedding(WORDS, width), nn.Linear(width, WORDS, bias=False)
        self.attention, self.mlp = nn.ModuleList(Attention(width) for _ in range(layers)), nn.ModuleList(MLP(width) for _ in range(layers))
        half = width // HEADS // 2
        angle = torch.outer(torch.arange(length), 10000.0 ** (-torch.arange(half) / half))
        self.register_buffer("cos", angle.cos(), persistent=False)
        self.register_buffer("sin", angle.sin(), persistent=False)

    def forward(self, words):
        x = self.embedding(words)
        for k, (attention, mlp) in enumerate(zip(self.attention, self.mlp)):
            with region(f"Layer.{k}"):
                with region(f"Attn.{k}"):
                    x = attention(x, (self.cos, self.sin))
                with region(f"MLP.{k}"):
                    x = mlp(x)
        return self.head(x)


def ranks():
    """(rank, ranks) as the launcher says; under mpirun MPI agrees on the address where they meet."""
    if "RANK" in os.environ:
        return int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    with region("Init.MPI"), contextlib.suppress(ImportError):
        from mpi4py import MPI
        comm = MPI.COMM_WORLD
        with socket.socket() as s:
            s.bind(("", 0))
            alone = comm.Split_type(MPI.COMM_TYPE_SHARED).size == comm.size  # on one node, whose name nobody may know
            address = comm.bcast(("localhost" if alone else socket.gethostname(), s.getsockname()[1]))
        os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"] = address[0], str(address[1])
        return comm.rank, comm.size
    os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"] = "localhost", "0"
    return 0, 1


def main():
    rank, world = ranks()
    gpu = torch.cuda.is_available()
    device = torch.device("cuda", int(os.environ.get("LOCAL_RANK", rank)) % torch.cuda.device_count()) if gpu else torch.device("cpu")
    if gpu:
        torch.cuda.set_device(device)
    torch.manual_seed(rank)
    with region("Init.ProcessGroup"):
        dist.init_process_group("nccl" if gpu else "gloo", rank=rank, world_size=world)
    with region("Init.Model"):
        model = Llama(args.width, args.layers, args.length).to(device)
        model = nn.parallel.DistributedDataParallel(model, device_ids=[device] if gpu else None)
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    began = time.perf_counter()
    for step in range(args.steps):
        with region(f"Step.{step}"):
            with region("Data.Generate"):
                words = torch.randint(WORDS, (args.batch, args.length + 1), device=device)
            with region("Forward"):
                loss = F.cross_entropy(model(words[:, :-1]).flatten(0, 1), words[:, 1:].flatten())
            with region("Backward"):
                loss.backward()
            with region("Optimizer.Step"):
                optimizer.step()
                optimizer.zero_grad(set_to_none=True)
    if gpu:
        torch.cuda.synchronize()
    if rank == 0:
        print(f"{world} ranks, {args.steps} steps, {(time.perf_counter() - began) / args.steps * 1e3:.2f} ms a step, loss {loss.item():.3f}", flush=True)
    dist.destroy_process_group()
    time.sleep(0.1)  # for gloo's threads to let go of the last gradients: where Python ends before, they abort the process


main()
