"""A GPU without one: the fake driver and CUPTI of tests/cupti, and calls of them."""

import os
import pathlib
import shutil
import subprocess
import sysconfig

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: Begins a program that launches kernels: launch(kernel), copy(bytes), kernel(name) is a new function of that name.
PRELUDE = """
import ctypes
cuda = ctypes.CDLL("libcuda.so.1")
_kept = []

def kernel(name):
    _kept.append(ctypes.create_string_buffer(name.encode()))
    return ctypes.addressof(_kept[-1])

def init():
    assert cuda.cuInit(0) == 0

def launch(function, blocks=1, stream=0):
    where = ctypes.c_void_p(stream)
    assert cuda.cuLaunchKernel(ctypes.c_void_p(function), blocks, 1, 1, 32, 1, 1, 0, where, None, None) == 0

def copy(n):
    buffer = ctypes.create_string_buffer(n)
    assert cuda.cuMemcpyHtoD_v2(ctypes.c_uint64(4096), buffer, ctypes.c_size_t(n)) == 0

def capture(stream, *launches):
    graph, made = ctypes.c_void_p(), ctypes.c_void_p()
    assert cuda.cuStreamBeginCapture_v2(ctypes.c_void_p(stream), 0) == 0
    for one in launches:
        one()
    assert cuda.cuStreamEndCapture(ctypes.c_void_p(stream), ctypes.byref(graph)) == 0
    assert cuda.cuGraphInstantiateWithFlags(ctypes.byref(made), graph, ctypes.c_uint64(0)) == 0
    return made

def graph(made=None):
    assert cuda.cuGraphLaunch(made or ctypes.c_void_p(5), None) == 0
"""


def build(folder):
    """Builds the libraries into the folder."""
    vendor = pathlib.Path(sysconfig.get_paths()["purelib"]) / "nvidia" / "cu13" / "include"
    here = ROOT / "tests" / "cupti"
    flags = ["-std=gnu11", "-w", "-O0", "-I", here, "-isystem", vendor, "-isystem", vendor / "cccl", "-shared", "-fPIC"]
    for source, name in (("cupti.c", "libcupti.so.13"), ("gpu.c", "libcuda.so.1")):
        subprocess.run(
            [
                shutil.which("gcc") or "cc",
                *flags,
                here / source,
                f"-Wl,-soname,{name}",
                "-o",
                folder / name,
                "-pthread",
                "-ldl",
            ],
            check=True,
        )
    return folder


def environment(folder, scratch):
    return {
        "LD_LIBRARY_PATH": os.fspath(folder),
        "CALL_LOG": os.fspath(scratch / "calls"),
        "FAKE_LOG": os.fspath(scratch / "cupti"),
    }


def truth(scratch):
    """[(kind, name, begin, end)] of all work that the device did."""
    lines = (scratch / "calls").read_text().splitlines()
    return [(int(w[1]), w[2], int(w[4]), int(w[5])) for w in map(str.split, lines) if w[0] == "work"]
