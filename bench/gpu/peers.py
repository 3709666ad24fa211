"""The other profilers, started and stopped alike: peer = Peer(name, folder); peer.stop() gives what it left, in bytes. torch.profiler writes its
file only if it shall, for that takes longest.

    torch          torch.profiler, CUDA alone          proton          Triton's Proton, shadow context
    torch-cpu      torch.profiler, CPU and CUDA        proton-python   with Python's stacks
                                                       proton-pcsampling  sampling instructions
"""
import glob
import os
import time


class Peer:
    def __init__(self, name, folder, writes=True):
        self.profile = self.proton = None
        self.writes = writes
        self.folder, begin = folder, time.perf_counter()
        os.makedirs(folder, exist_ok=True)
        if name.startswith("torch"):
            import torch.profiler
            kinds = torch.profiler.ProfilerActivity
            self.profile = torch.profiler.profile(activities=[kinds.CUDA] + ([kinds.CPU] if name == "torch-cpu" else []))
            self.profile.__enter__()
        elif name.startswith("proton"):
            import triton.profiler
            self.proton = triton.profiler
            more = dict(backend="cupti", mode="pcsampling") if name == "proton-pcsampling" else {}
            self.proton.start(os.path.join(folder, "proton"), context="python" if name == "proton-python" else "shadow", **more)
        elif name:
            raise SystemExit("no such profiler: " + name)
        self.start_s = time.perf_counter() - begin

    def stop(self):
        """{stop_s: until it has stopped, write_s: until its file is there, bytes: of that}"""
        begin = time.perf_counter()
        if self.profile:
            self.profile.__exit__(None, None, None)
        elif self.proton:
            self.proton.finalize()
        stopped = time.perf_counter()
        if self.profile and self.writes:
            self.profile.export_chrome_trace(os.path.join(self.folder, "torch.json"))
        written = time.perf_counter()
        return dict(stop_s=stopped - begin, write_s=written - stopped,
                    bytes=sum(os.path.getsize(f) for f in glob.glob(self.folder + "/**", recursive=True) if os.path.isfile(f)))
