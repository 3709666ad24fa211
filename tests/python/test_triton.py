"""traceh.triton: kernels named by their variants, metrics of launches, compilations and autotuning as events. Kernels
are compiled by the real Triton, for a GPU that is not there, and launched on the fake one of tests/cupti."""

import sys

import gpu
import pytest
from conftest import BUILD

KERNELS = """
import triton
import triton.language as tl
from triton import knobs
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

@triton.jit
def vadd(x, y, n, BLOCK_SIZE: tl.constexpr, EVEN: tl.constexpr):
    at = tl.program_id(0) * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    tl.store(y + at, tl.load(x + at, mask=at < n), mask=at < n)

@triton.jit(repr=lambda proxy: f"chosen_{proxy.constants['BLOCK_SIZE']}")
def named(x, BLOCK_SIZE: tl.constexpr):
    tl.store(x + tl.arange(0, BLOCK_SIZE), 1.0)

def compiled(fn, signature, constants, **options):
    source = ASTSource(fn, signature, constexprs=constants)
    return triton.compile(source, target=GPUTarget("cuda", 90, 32), options=options)

def loaded(fn, signature, constants, **options):
    built = compiled(fn, signature, constants, **options)
    function = kernel(built.name)
    knobs.runtime.kernel_load_end_hook(None, function, built.name, built.metadata_group, built.hash)
    return function

POINTERS = {"x": "*fp32", "y": "*fp32", "n": "i32", "BLOCK_SIZE": "constexpr", "EVEN": "constexpr"}
"""


@pytest.fixture(scope="session")
def device(tmp_path_factory):
    return gpu.build(tmp_path_factory.mktemp("gpu"))


@pytest.fixture
def on_gpu(record, device, tmp_path):
    def run(code, before=None, env=None):
        environment = {**gpu.environment(device, tmp_path), "TRITON_CACHE_DIR": str(tmp_path / "cache"), **(env or {})}
        # kernels are functions of files, so the program is one, and no text that is executed
        before = [BUILD / "trace-run", "-q", "-o", tmp_path / "out", "--"] if before is None else before
        return record(gpu.PRELUDE + KERNELS + code, env=environment, before=before, python=sys.executable)

    return run


_LAUNCHES = """
import traceh, traceh.triton
previous = []
knobs.compilation.listener = lambda **facts: previous.append(facts["metadata"]["name"])
traceh.triton.instrument()
traceh.triton.instrument()
traceh.start()
init()
small = loaded(vadd, POINTERS, {"BLOCK_SIZE": 128, "EVEN": True}, num_warps=4, num_stages=2)
large = loaded(vadd, POINTERS, {"BLOCK_SIZE": 256, "EVEN": False}, num_warps=8)
half = loaded(vadd, {**POINTERS, "x": "*fp16"}, {"BLOCK_SIZE": 128, "EVEN": True}, num_warps=4, num_stages=2)
chosen = loaded(named, {"x": "*fp32", "BLOCK_SIZE": "constexpr"}, {"BLOCK_SIZE": 64})
for function in (small, large, large, half, chosen):
    launch(function)
with traceh.task("step"):
    launch(small)
again = compiled(vadd, POINTERS, {"BLOCK_SIZE": 128, "EVEN": True}, num_warps=4, num_stages=2)
assert previous == ["vadd", "vadd", "vadd", "chosen_64", "vadd"], previous
cuda.cuStreamSynchronize(None)
traceh.triton.release()
assert len(previous) == 5 and not knobs.runtime.kernel_load_end_hook.calls
"""


def test_kernels_are_named_by_their_variants(on_gpu):
    """In the recording, so in every tool. Names of repr= stay. The program starts recording itself."""
    done = on_gpu(_LAUNCHES, before=())
    events = done.events()
    kernels = [e["name"] for e in events if e["event"] == "slice" and e["api"] == "CUDA"]
    other = next(k for k in kernels if k.startswith("vadd.BS128_EVEN1_w4_s2_"))
    assert kernels == [
        "vadd.BS128_EVEN1_w4_s2",
        "vadd.BS256_EVEN0_w8_s3",
        "vadd.BS256_EVEN0_w8_s3",
        other,
        "chosen_64",
        "vadd.BS128_EVEN1_w4_s2",
    ]
    compilations = [e for e in events if e["name"].startswith("compile ")]
    assert [(e["name"], e["args"]["cache_hit"]) for e in compilations] == [
        ("compile vadd.BS128_EVEN1_w4_s2", False),
        ("compile vadd.BS256_EVEN0_w8_s3", False),
        (f"compile {other}", False),
        ("compile chosen_64", False),
        ("compile vadd.BS128_EVEN1_w4_s2", True),
    ]
    first = compilations[0]["args"]
    assert first["total_us"] >= first["ptx_us"] + first["cubin_us"] > 0


def test_launch_metadata_and_autotuning(on_gpu):
    done = on_gpu(
        """
import traceh, traceh.triton
from triton.compiler.compiler import LazyDict
init()
function = kernel("vadd")
traceh.start()
traceh.triton.instrument()

def call(name, metadata=None):
    lazy = LazyDict({"name": name, "function": function, "stream": 0})
    if metadata:
        lazy.add(metadata, ())
    knobs.runtime.launch_enter_hook(lazy)
    launch(function)
    knobs.runtime.launch_exit_hook(lazy)

def metadata():
    call("inner", lambda: {"flops": 9})
    return {"name": "vadd of 10", "flops32": 10, "bytes": 80, "note": "text"}

call("vadd", metadata)
call("vadd")
tuned = type("Fn", (), {"__name__": "vadd"})()
small, large = triton.Config({"BLOCK_SIZE": 128}), triton.Config({"BLOCK_SIZE": 256})
timings = {small: [2.0], large: [1.5, 1.4, 1.6]}
knobs.autotuning.listener(fn=tuned, key=(4096,), best_config=large, configs_timings=timings, duration=0.25,
                          cache_hit=False)
cuda.cuStreamSynchronize(None)
"""
    )
    events = done.events()
    tasks = [(e["name"], e["args"]) for e in events if e["api"] == "triton" and e["event"] == "entry"]
    assert tasks == [("vadd of 10", {"flops32": 10, "bytes": 80})]
    assert sum(e["event"] == "slice" and e["name"] == "vadd" for e in events) == 3
    (tuning,) = [e["args"] for e in events if e["name"] == "autotune vadd"]
    assert tuning["configs"] == 2 and tuning["best_ms"] == 1.5 and tuning["duration_s"] == 0.25
    assert "BLOCK_SIZE: 256" in tuning["config"] and tuning["cache_hit"] is False


def test_tuned_without_a_listener(record, fork):
    """Triton 3.6 calls nobody when it has tuned."""
    done = record(
        """
import numpy as np
import torch
import traceh, traceh.triton
import triton
import triton.language as tl
traceh.triton._instrument._has_listener = lambda knobs: False
traceh.start()
traceh.triton.instrument()
took = iter([2.0, 1.5, 3.0, 4.0, 9.0, 9.0])

@triton.autotune([triton.Config({"BLOCK": 16}), triton.Config({"BLOCK": 32})], key=["n"],
                 do_bench=lambda call, quantiles: [next(took)] * 3)
@triton.jit
def double(x, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at) * 2, mask=at < n)

grid = lambda meta: (triton.cdiv(64, meta["BLOCK"]),)
x = torch.ones(64)
double[grid](x, 64)
double[grid](x, 64)
double[grid](x, 63)
traceh.triton.release()
double[grid](x, 62)
""",
        env={"TRITON_INTERPRET": "1"},
        fork=fork,
    )
    tuned = [e["args"] for e in done.events() if e["name"] == "autotune double"]
    assert [(t["configs"], t["best_ms"], t["cache_hit"]) for t in tuned] == [(2, 1.5, False), (2, 3.0, False)]
    assert "BLOCK: 32" in tuned[0]["config"] and "BLOCK: 16" in tuned[1]["config"]
    assert "64" in tuned[0]["key"] and tuned[0]["duration_s"] >= 0


def test_interpreter(record, fork):
    """Its launches call no hook; they are tasks."""
    done = record(
        """
import numpy as np
import torch
import traceh, traceh.triton
import triton
import triton.language as tl
traceh.start()
traceh.triton.instrument()

@triton.jit
def double(x, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at) * 2)

x = torch.ones(64)
with traceh.task("step"):
    double[(4,)](x, BLOCK=16)
assert x.sum() == 128
traceh.triton.release()
double[(4,)](x, BLOCK=16)
""",
        env={"TRITON_INTERPRET": "1"},
        fork=fork,
    )
    tasks = [e for e in done.events() if e["event"] == "entry"]
    assert [(e["name"], e["api"]) for e in tasks] == [("step", "user"), ("double", "triton")]
    assert tasks[1]["args"]["grid"] == [4]


def test_objects_with_a_class_of_their_own(record):
    """A proxy, as Flask and Django have them, is asked nothing."""
    done = record(
        """
import traceh.triton

class Proxy:
    @property
    def __class__(self):
        print("asked")
        raise RuntimeError("working outside of request context")

class Kind(type):
    def __getattribute__(cls, name):
        print("asked")
        raise RuntimeError(name)

class Odd(metaclass=Kind):
    pass

kept = [Proxy(), object.__new__(Odd)]
traceh.triton.instrument()
traceh.triton.release()
"""
    )
    assert done.out == ""


def test_without_numpy(record):
    """Triton's interpreter needs numpy, Triton itself does not."""
    record(
        """
import sys
sys.modules["numpy"] = None
import traceh.triton
traceh.triton.instrument()
from triton import knobs
assert knobs.runtime.launch_enter_hook.calls
traceh.triton.release()
assert not knobs.runtime.launch_enter_hook.calls
"""
    )


def test_names():
    from traceh.triton import variant_name

    constants = {"BLOCK_SIZE_M": 128, "BLOCK_SIZE_N": 64, "GROUP_SIZE_M": 8, "ACTIVATION": "leaky relu", "OUT": None}
    assert variant_name("mm", constants, 4, 3) == "mm.BM128_BN64_GM8_ACTIVATIONleaky_relu_w4_s3"
    assert variant_name("k", {"BLOCK_M": 1, "BIAS_M": True}, 2, 0, 2) == "k.BLOCK_M1_BIAS_M1_w2_c2"
    assert variant_name("k", {}) == "k"


def test_without_triton(record):
    record(
        """
import sys
sys.modules["triton"] = None
import traceh.triton
import traceh.proton as proton
for call, text in ((traceh.triton.instrument, "instruments the package triton"),
                   (lambda: proton.start(hook="triton"), "hooks are called by Triton"),
                   (lambda: proton.start(backend="instrumentation"), "needs the package triton")):
    try:
        call()
    except ImportError as error:
        assert text in str(error)
    else:
        raise AssertionError(text)
"""
    )
