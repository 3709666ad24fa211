"""nccl_hang.py FOLDER - twenty all-reduces, then one that rank 1 never joins; each rank leaves its pid in FOLDER/pid.RANK when it stands there, to be killed."""
import os
import sys
import time
import torch
import torch.distributed as dist

rank, local = int(os.environ["RANK"]), int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(local)
dist.init_process_group("nccl", device_id=torch.device("cuda", local))
numbers = torch.ones(1 << 20, device="cuda")
for _ in range(20):
    dist.all_reduce(numbers)
torch.cuda.synchronize()
with open("%s/pid.%d" % (sys.argv[1], rank), "w") as f:
    f.write("%d\n" % os.getpid())
if rank == 1:
    time.sleep(600)
dist.all_reduce(numbers)
torch.cuda.synchronize()
