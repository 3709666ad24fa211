"""nccl_train.py ddp|fsdp - STEPS (20) of model.py's network on several ranks, as torchrun starts them. LATE=R:MS: rank R comes MS milliseconds late to each step."""
import os
import sys
import time
import torch
import torch.distributed as dist

rank, local = int(os.environ["RANK"]), int(os.environ.get("LOCAL_RANK", 0))
gpu = torch.cuda.is_available()
if gpu:
    torch.cuda.set_device(local)
import model

dist.init_process_group("nccl" if gpu else "gloo", device_id=torch.device("cuda", local) if gpu else None)
if sys.argv[1] == "fsdp":
    from torch.distributed.fsdp import fully_shard
    for block in model.net.blocks:
        fully_shard(block)
    fully_shard(model.net)
else:
    model.net = torch.nn.parallel.DistributedDataParallel(model.net, device_ids=[local] if gpu else None)
model.optimizer = torch.optim.AdamW(model.net.parameters(), lr=1e-4, foreach=False, fused=False)
late = [int(x) for x in os.environ.get("LATE", "-1:0").split(":")]
steps = int(os.environ.get("STEPS", "20"))
for _ in range(steps):
    if rank == late[0]:
        time.sleep(late[1] / 1000)
    model.step()
model.sync()
if rank == 0:
    print("%s, %d ranks, %d steps" % (sys.argv[1], dist.get_world_size(), steps), flush=True)
dist.destroy_process_group()
