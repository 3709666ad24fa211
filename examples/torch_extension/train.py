"""train.py - trains a small model for some steps with the extension loaded

  python setup.py build_ext --inplace
  TRACE_ENABLE=1 python train.py && trace-tally out      every operator, forward and backward
  TRACE_ENABLE=1 TRACE_TORCH=shapes python train.py      with the shapes of its tensors
  trace-run -- python train.py                           the same together with ITT, CUDA, NCCL ..., in one file
  python train.py                                        nothing is recorded
"""
import argparse

import torch

import traced

parser = argparse.ArgumentParser()
parser.add_argument("--steps", type=int, default=5)
steps = parser.parse_args().steps

torch.manual_seed(0)
torch.set_num_threads(1)


class Block(torch.nn.Module):
    def __init__(self, width):
        super().__init__()
        self.inner = torch.nn.Linear(width, width)

    def forward(self, x):
        return x + torch.ops.traced.scaled_relu(self.inner(x), 0.5)


model = torch.nn.Sequential(torch.nn.Linear(32, 64), Block(64), Block(64), torch.nn.Linear(64, 8))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
x, y = torch.randn(16, 32), torch.randn(16, 8)

for step in range(steps):
    with torch.profiler.record_function("step"):
        optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()

print("loss %.4f" % loss.item())
print("recorded in", traced.file() if traced.enabled() else "nothing")
