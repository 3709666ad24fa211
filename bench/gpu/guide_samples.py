"""guide_samples.py loop|matmul: instruction samples by Proton's interface, frame by frame. loop: a kernel with a loop on one
multiprocessor, and a fill of 4 KB; matmul: guide_matmul.py, asked before the end."""

import json
import sys

import traceh.proton as proton


def show(frame, depth=0):
    print("  " * depth + frame["frame"]["name"][:60], {k: v for k, v in frame["metrics"].items() if "num" in k})
    for child in frame["children"]:
        show(child, depth + 1)


def loop():
    import torch
    import triton
    import triton.language as tl

    @triton.jit
    def again(x, y, size: tl.constexpr):
        at = tl.arange(0, size)
        for _ in range(1000):
            tl.store(y + at, tl.load(x + at))

    with proton.scope("fill"):
        x = torch.ones((1024,), device="cuda", dtype=torch.float32)
        y = torch.zeros_like(x)
    with proton.scope("loop"):
        again[(1,)](x, y, 1024, num_warps=4)


session = proton.start("samples", hook="triton", mode="pcsampling")
if sys.argv[1] == "loop":
    loop()
    proton.finalize()
    with open("samples.hatchet") as f:
        show(json.load(f)[0])
else:
    import guide_matmul  # noqa: F401

    show(proton.data.get(session)[0])
    proton.finalize()
