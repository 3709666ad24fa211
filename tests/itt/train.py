"""train.py - torch.profiler.itt: ranges and marks of its own, and every operator under emit_itt(). Prints "OPERATOR COUNT" lines as
torch's own profiler counts them in a second run of the same code."""
import torch

torch.manual_seed(0)
torch.set_num_threads(1)
model = torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.ReLU(), torch.nn.Linear(64, 8))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
x, y = torch.randn(16, 32), torch.randn(16, 8)


def step():
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(x), y)
    loss.backward()
    optimizer.step()


step()
assert torch.profiler.itt.is_available()
for _ in range(3):
    torch.profiler.itt.range_push("epoch")
    torch.profiler.itt.mark("tick")
    torch.profiler.itt.range_pop()
with torch.autograd.profiler.emit_itt():
    for _ in range(4):
        step()

with torch.autograd.profiler.profile() as prof:
    for _ in range(4):
        step()
for row in prof.key_averages():
    print(row.key, row.count)
