"""Regions as in examples/llama_ddp.py, and in Attn.k launches on the fake GPU: RANK is 0 or 1."""
import ctypes
import sys
import ittapi

class Dim3(ctypes.Structure):
    _fields_ = [("x", ctypes.c_uint), ("y", ctypes.c_uint), ("z", ctypes.c_uint)]


runtime = ctypes.CDLL(sys.argv[1])
one, launch = Dim3(1, 1, 1), getattr(runtime, "__cudaLaunchKernel")
launch.argtypes = [ctypes.c_char_p, Dim3, Dim3, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p]
for step in range(9):
    with ittapi.task("Step.%d" % step, domain="PyTorch"), ittapi.task("Forward", domain="PyTorch"):
        for k in range(4):
            with ittapi.task("Layer.%d" % k, domain="PyTorch"):
                with ittapi.task("Attn.%d" % k, domain="PyTorch"):
                    launch(b"_Z9attentionv", one, one, None, 0, 7)
                launch(b"_Z3mlpv", one, one, None, 0, 7)
runtime.cudaDeviceSynchronize()
