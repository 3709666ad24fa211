"""A step that replays a CUDA graph: what its launches and modules said they do, for each replay.

    trace-run --torch -- python3 graph_metrics.py      ten replays of two layers, and a kernel of Triton with metadata
    trace-tally --tree --json out | python3 graph_metrics.py check
"""

import json
import sys

REPLAYS, LAYERS = 10, 2


def check():
    tree = json.load(sys.stdin)["tree"]

    def find(nodes, name, path=()):
        for n in nodes:
            here = (*path, n["name"])
            if n["name"] == name:
                yield here, n
            yield from find(n.get("tree", ()), name, here)

    wrong = 0
    for name, calls, flops, size in (
        ("Layer.0", REPLAYS * 2, REPLAYS * 1e6, REPLAYS * 4096.0),
        ("Layer.1", REPLAYS * 2, REPLAYS * 1e6, REPLAYS * 4096.0),
        ("halve", REPLAYS, REPLAYS * 5e3, REPLAYS * 8e3),
    ):
        for path, node in find(tree, name):
            if "<captured_at>" not in path:
                continue
            got = node.get("device_work"), node.get("flops"), node.get("bytes")
            print(" > ".join(path), got)
            wrong += got != (calls, flops, size)
            break
        else:
            print(name, "is not under a replay")
            wrong += 1
    return wrong


def work():
    import kernels
    import torch
    import traceh
    import traceh.triton

    traceh.triton.instrument()
    x = torch.ones(1024, device="cuda")
    kernel = kernels.halve_told

    def forward():
        for i in range(LAYERS):
            with traceh.task(f"Layer.{i}", flops=1e6, bytes=4096):
                x.mul_(2).add_(1)
        kernel[(1,)](x, 1024, BLOCK=1024)

    forward()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        forward()
    for k in range(REPLAYS):
        with traceh.task("Step", number=k):
            graph.replay()
    torch.cuda.synchronize()
    return 0


if __name__ == "__main__":
    sys.exit(check() if sys.argv[1:] == ["check"] else work())
