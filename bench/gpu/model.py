"""A training step of many small kernels, bound by the host: 776 kernels with D=512 and L=8 (from the environment). step() does one, sync() waits for the device."""
import os
import torch
import torch.nn as nn
import torch.nn.functional as F

D, L, T, B = int(os.environ.get("D", "512")), int(os.environ.get("L", "8")), 128, 8
gpu = torch.cuda.is_available()
device = "cuda" if gpu else "cpu"  # without a GPU the scripts can be tried, no more
torch.manual_seed(0)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.RMSNorm(D), nn.RMSNorm(D)
        self.qkv, self.out = nn.Linear(D, 3 * D, bias=False), nn.Linear(D, D, bias=False)
        self.w1, self.w2, self.w3 = nn.Linear(D, 2 * D, bias=False), nn.Linear(2 * D, D, bias=False), nn.Linear(D, 2 * D, bias=False)

    def forward(self, x):
        b, t, d = x.shape
        q, k, v = self.qkv(self.n1(x)).view(b, t, 3, 8, d // 8).permute(2, 0, 3, 1, 4)
        x = x + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(b, t, d))
        h = self.n2(x)
        return x + self.w2(F.silu(self.w1(h)) * self.w3(h))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed, self.blocks, self.head = nn.Embedding(1000, D), nn.ModuleList(Block() for _ in range(L)), nn.Linear(D, 1000, bias=False)

    def forward(self, tokens):
        x = self.embed(tokens)
        for block in self.blocks:
            x = block(x)
        return self.head(x)


net = Net().to(device).bfloat16()
optimizer = torch.optim.AdamW(net.parameters(), lr=1e-4, foreach=False, fused=False)
tokens = torch.randint(0, 1000, (B, T), device=device)


def step():
    optimizer.zero_grad(set_to_none=True)
    F.cross_entropy(net(tokens).view(-1, 1000).float(), tokens.view(-1)).backward()
    optimizer.step()


def sync():
    if gpu:
        torch.cuda.synchronize()
