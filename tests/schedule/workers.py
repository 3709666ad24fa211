"""Eight steps by PyTorch's ITT, their data from two forked workers."""
import torch


class Numbers(torch.utils.data.Dataset):
    def __len__(self):
        return 64

    def __getitem__(self, i):
        torch.profiler.itt.range_push("Load")
        item = torch.full((16,), float(i))
        torch.profiler.itt.range_pop()
        return item


total = 0.0
loader = torch.utils.data.DataLoader(Numbers(), batch_size=8, num_workers=2, multiprocessing_context="fork")
for n, x in enumerate(loader):
    torch.profiler.itt.range_push("Step.%d" % n)
    total += x.sum().item()
    torch.profiler.itt.range_pop()
print("total", total)
