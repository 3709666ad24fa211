"""Triton kernels whose names are known."""
import triton
import triton.language as tl


@triton.jit
def plus_one(p, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(p + i, tl.load(p + i, mask=i < n) + 1, mask=i < n)


def named(specialization):
    return "add_b%d_w%d_s%d" % tuple(int(getattr(c, "value", c)) for c in (specialization.constants[k] for k in ("BLOCK", "W", "S")))


@triton.jit(repr=named)  # each specialisation has a name of its own
def add(x, y, out, n, BLOCK: tl.constexpr, W: tl.constexpr, S: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.load(x + i, mask=i < n) + tl.load(y + i, mask=i < n), mask=i < n)


def _told(grid, metadata, args):
    return {"name": "halve", "flops": 5e3, "bytes": 8000}


@triton.jit(launch_metadata=_told)
def halve_told(x, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + i, tl.load(x + i, mask=i < n) * 0.5, mask=i < n)
