"""JAX: a compiled step of matrix products and elementwise work, 200 times. Without autotuning, whose kernels differ from run to run."""
import os
os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_gpu_autotune_level=0"
os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
import jax
import jax.numpy as jnp


@jax.jit
def step(w, x):
    for _ in range(4):
        x = jnp.tanh(x @ w) + x.mean(axis=1, keepdims=True)
    return x


w = jnp.full((256, 256), 1e-3, jnp.float32)
x = jnp.ones((128, 256), jnp.float32)
for _ in range(200):
    x = step(w, x)
x.block_until_ready()
print("200 steps on", jax.devices()[0].device_kind, "sum %.3f" % float(x.sum()))
