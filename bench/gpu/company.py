"""What may happen to a Python program that is recorded: the first argument says what. Says how many kernels it asked for that are to be recorded.

    after | while | before     torch.profiler in the process: after CUPTI was given back, while we have it, before we take it
    steps N EVERY [wait]       N steps (NVTX ranges Step.N) of 37 kernels, 5 between two; one in EVERY counts. wait: for the device in each step
    switch N                   microseconds that switching devices off and on takes
    workers                    a DataLoader with four forked workers beside kernels
    graphs                     50 replays of a graph of 20 kernels
    threads                    8 threads, each with 2000 kernels on a stream of its own
    compile                    training steps of a compiled model
    heat                       three seconds of rest, eight of matrix products
"""
import ctypes
import sys
import threading
import time
import torch

here = ctypes.CDLL(None)
x = torch.zeros(1024, device="cuda")


def kernels(n):
    for _ in range(n):
        x.add_(1)
    return n


def profiled(n):
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as p:
        kernels(n)
        torch.cuda.synchronize()
    return sum(1 for e in p.events() if str(e.device_type).endswith("CUDA") and "add" in e.name.lower())


def devices(on):
    torch.cuda.synchronize()
    here.trace_devices(ctypes.c_bool(on))


class Numbers(torch.utils.data.Dataset):
    def __len__(self):
        return 256

    def __getitem__(self, i):
        return torch.full((64,), float(i))


torch.cuda.synchronize()
how = sys.argv[1]
count = 0
if how == "after":
    count = kernels(300)
    torch.cuda.synchronize()
    here.trace_release_devices()
    print("torch.profiler %d of 200" % profiled(200))
    here.trace_devices(ctypes.c_bool(True))  # the profiler may keep CUPTI: then a line says so
elif how == "while":
    count = kernels(300)
    print("torch.profiler %d of 200" % profiled(200))
    count += 200 + kernels(300)
elif how == "before":
    print("torch.profiler %d of 200" % profiled(200))
    devices(True)
    count = kernels(300)
elif how == "steps":
    n, every = int(sys.argv[2]), int(sys.argv[3])
    for i in range(n):
        torch.cuda.nvtx.range_push("Step.%d" % i)
        if "asleep" in sys.argv and i % every == 0:
            torch.cuda._sleep(100_000_000)  # what follows is not done before the step is long over
        count += kernels(37) if i % every == 0 else 0 * kernels(37)
        if "wait" in sys.argv:
            torch.cuda.synchronize()
        torch.cuda.nvtx.range_pop()
        kernels(5)
elif how == "switch":
    n = int(sys.argv[2])
    times = {True: [], False: []}
    for i in range(n):
        for on in (False, True):
            kernels(50)  # under way
            begin = time.perf_counter()
            here.trace_devices(ctypes.c_bool(on))
            times[on].append(time.perf_counter() - begin)
            count += 0 if on else 50
    for on in times:
        t = sorted(times[on])
        print("%s: median %.0f us, most %.0f" % ("on" if on else "off", t[n // 2] * 1e6, t[-1] * 1e6))
elif how == "workers":
    for batch in torch.utils.data.DataLoader(Numbers(), batch_size=16, num_workers=4, multiprocessing_context="fork"):
        count += kernels(20)
elif how == "graphs":
    torch.cuda.synchronize()
    g = torch.cuda.CUDAGraph()
    with torch.cuda.graph(g):
        kernels(20)
    for _ in range(50):
        g.replay()
    count = 50 * 20
elif how == "threads":
    each = int(sys.argv[2]) if len(sys.argv) > 2 else 2000

    def work():
        y = torch.zeros(64, device="cuda")
        with torch.cuda.stream(torch.cuda.Stream()):
            for _ in range(each):
                y.add_(1)
            torch.cuda.synchronize()
    threads = [threading.Thread(target=work) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    count = 8 * each
elif how == "compile":
    net = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.GELU(), torch.nn.Linear(64, 8)).cuda()
    f, data = torch.compile(net), torch.randn(32, 64, device="cuda")
    for _ in range(10):
        f(data).square().mean().backward()
    print("compiled")
elif how == "heat":
    time.sleep(3)
    a, end = torch.randn(8192, 8192, device="cuda", dtype=torch.bfloat16), time.monotonic() + 8
    while time.monotonic() < end:
        for _ in range(20):
            torch.matmul(a, a)
        torch.cuda.synchronize()
torch.cuda.synchronize()
print("%d kernels" % count)
