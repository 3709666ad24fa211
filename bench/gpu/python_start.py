"""python_start.py FOLDER - records a program of PyTorch that uses the GPU already, by traceh.start(), and says what the trace has

Set PYTHONPATH to a folder with the package traceh, and PATH to the tools: PYTHONPATH=build/python PATH=build:$PATH. It prints a line for each check and
ends with 1 if one fails.
"""

import json
import os
import subprocess
import sys

import torch

folder = sys.argv[1]
a = torch.randn(1024, 1024, device="cuda")


def steps(n):
    for _ in range(n):
        b = a @ a
        b = torch.relu(b)
    torch.cuda.synchronize()


steps(3)  # CUDA is up
os.environ.pop("TRACE_OUT", None)
import traceh  # noqa: E402

assert traceh.start(folder)
with traceh.task("recorded"):
    steps(10)
traceh.flush()
traceh.stop()
steps(5)
traceh.start()
with traceh.task("again"):
    steps(7)
traceh.stop()
rows = json.loads(subprocess.run(["trace-tally", "--json", folder], capture_output=True, text=True, check=True).stdout)["rows"]
kernels = sum(row["calls"] for row in rows if row["kind"] == "device" and not row["name"].startswith("cuda"))
launches = sum(row["calls"] for row in rows if row["kind"] == "call" and "aunch" in row["name"])
launched = subprocess.run(["trace-tally", "--launches", "--json", folder], capture_output=True, text=True, check=True).stdout
device = json.loads(launched)["launches"]["devices"][0]
checks = {
    "kernels of 17 steps, 2 each": (kernels, 34),
    "their launches": (launches, 34),
    "work before its launch, after its wait": ((device["too_early"], device["too_late"]), (0, 0)),
}
print("torch", torch.__version__, torch.cuda.get_device_name(0))
for name, (got, want) in checks.items():
    print("ok" if got == want else "not ok", name, got, "" if got == want else f"want {want}")
subprocess.run(["trace-tally", "--by", "name", folder], check=False)
sys.exit(any(got != want for got, want in checks.values()))
