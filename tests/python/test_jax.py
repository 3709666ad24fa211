"""JAX on a processor: a program that uses it records its own phases, also from JAX's callbacks, and computes the same.

What JAX does inside of XLA on a processor has no interface that is recorded. On GPUs its kernels and copies are
(bench/gpu/run.sh capture).
"""

import pytest
from conftest import BUILD

PROGRAM = """
import sys
import jax, jax.numpy as jnp, numpy as np
import traceh

@jax.jit
def loss(x, y):
    return jnp.tanh(x @ y).sum()

def host(values):
    with traceh.task("callback", size=int(values.size)):
        return np.asarray(values) * 2

@jax.jit
def called_back(x):
    return jax.pure_callback(host, jax.ShapeDtypeStruct(x.shape, x.dtype), x).sum()

x = jnp.linspace(0, 1, 64).reshape(8, 8)
with traceh.task("compile"):
    loss(x, x).block_until_ready()
for step in range(3):
    with traceh.task("step", step=step, size=np.int32(x.size), shape=str(x.shape)):
        value = loss(x, x).block_until_ready()
        traceh.counter("loss", value)  # an array of JAX with one element is a number
gradient = jax.grad(lambda a: loss(a, x))(x)
print(float(value), float(called_back(x)), float(gradient.sum()))
"""


@pytest.fixture(scope="module")
def _cache(tmp_path_factory):
    return str(tmp_path_factory.mktemp("jax"))


def test_jax_under_trace_run(record, tmp_path, _cache):
    environment = {"JAX_PLATFORMS": "cpu", "JAX_COMPILATION_CACHE_DIR": _cache}
    without = record(PROGRAM, env={**environment, "TRACE_ENABLE": "0"}, folder="none")
    assert not without.files
    traced = record(
        PROGRAM, env=environment, before=[BUILD / "trace-run", "-q", "-n", "-o", tmp_path / "out", "--"]
    )
    assert traced.out == without.out and len(traced.out.split()) == 3
    calls = traced.calls()
    assert {name: calls[name] for name in ("compile", "step", "callback")} == {"compile": 1, "step": 3, "callback": 1}
    steps = [e for e in traced.events("entry") if e["name"] == "step"]
    assert [(e["args"]["step"], e["args"]["size"], e["args"]["shape"]) for e in steps] == [
        (n, 64, "(8, 8)") for n in range(3)
    ]
    value = float(traced.out.split()[0])
    assert [round(e["args"]["value"], 4) for e in traced.events("counter") if e["name"] == "loss"] == [
        round(value, 4)
    ] * 3
