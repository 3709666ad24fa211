"""Proton's interface on a GPU

    proton.py check RESULTS.json | matmul|network ours|proton FILE | compare [--scopes] A B | cost WHO

`check` asks of our profiles what Proton's own tests ask of Proton's. Each result is said; the JSON has all of them.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time


def profiler(who):
    if who == "ours":
        import traceh.proton as proton
    else:
        import triton.profiler as proton
    return proton


# ---- trees -------------------------------------------------------------------------------------------------------


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def walk(node, path=()):
    yield path, node
    for child in node["children"]:
        yield from walk(child, (*path, child["frame"]["name"]))


def children(node):
    return {c["frame"]["name"]: c for c in node["children"]}


def kernels(node):
    return [(path, n["metrics"]) for path, n in walk(node) if n["metrics"].get("device_id") is not None]


# ---- what Proton's tests ask for ---------------------------------------------------------------------------------

CHECKS = {}


def check(id):
    def add(function):
        CHECKS[id] = function
        return function

    return add


class Profile:
    """A session for a check: `with Profile() as p: ...`, then p.root."""

    def __init__(self, **options):
        self.path = os.path.join(tempfile.mkdtemp(), "p")
        self.options = options

    def __enter__(self):
        import torch
        import traceh.proton as proton

        torch.cuda.synchronize()
        self.session = proton.start(self.path, **self.options)
        return self

    def __exit__(self, kind, *rest):
        import torch
        import traceh.proton as proton

        torch.cuda.synchronize()
        proton.finalize(self.session)
        if kind is None and self.options.get("data") != "trace":
            self.data = load(self.path + ".hatchet")
            self.root = self.data[0]


@check("A1 a kernel of PyTorch stands under its scope")
def a1():
    import torch
    import traceh.proton as proton

    with Profile() as p, proton.scope("test"):
        torch.ones((2, 2), device="cuda")
    test = children(p.root)["test"]
    assert list(children(p.root)) == ["test"] and test["children"][0]["metrics"]["time (ns)"] > 0


@check("A2 context python: frames of functions above the kernel")
def a2():
    import re

    import torch
    import traceh.proton as proton

    with Profile(context="python") as p:
        proton.enter_scope("test")
        torch.ones((2, 2), device="cuda")
        proton.exit_scope()
    found = [path for path, _ in kernels(p.root)]
    assert found and all(re.match(r".+:\d+@.+", path[-2]) for path in found), found


def a_kernel():
    import kernels as ours
    import torch

    x = torch.zeros(1000, device="cuda")
    return lambda: ours.plus_one[(1,)](x, 1000, BLOCK=1024)


@check("A3 nested scopes")
def a3():
    import traceh.proton as proton

    launch = a_kernel()
    launch()
    with Profile() as p:
        with proton.scope("test0"), proton.scope("test1"):
            launch()
        with proton.scope("test2"):
            launch()
    assert list(children(p.root)) == ["test0", "test2"] and "test1" in children(children(p.root)["test0"])


@check("A4 metrics are added up, and not while the session is off")
def a4():
    import traceh.proton as proton

    with Profile() as p:
        for _ in range(2):
            with proton.scope("test", {"a": 1.0}):
                pass
        proton.deactivate(p.session)
        with proton.scope("test", {"a": 1.0}):
            pass
        proton.activate(p.session)
        proton.enter_scope("test")
        proton.exit_scope(metrics={"b": 1})
    assert children(p.root)["test"]["metrics"] == {"a": 2.0, "b": 1}


@check("A5 types, properties, exclusive metrics")
def a5():
    import traceh.proton as proton

    with Profile() as p:
        for name in ("x", "y"):
            with proton.scope("test", {"text (pty)": name, "own (exc)": 1}):
                pass
        try:
            with proton.scope("test", {"own (exc)": 1.0}):
                raise AssertionError
        except ValueError as error:
            assert "Metric value type mismatch for valueId 0 (own)" in str(error)
    assert children(p.root)["test"]["metrics"] == {"text": "y", "own": 2} and p.root["metrics"] == {}


@check("A6 backward kernels stand under the scope of backward()")
def a6():
    import torch
    import traceh.proton as proton

    for _ in range(2):  # the second time autograd's thread is an old one
        with Profile() as p:
            with proton.scope("ones1"):
                a = torch.ones((100, 100), device="cuda", requires_grad=True)
            with proton.scope("plus"):
                b = a * a * a
            with proton.scope("ones2"):
                loss = torch.ones_like(b)
            with proton.scope("backward"):
                b.backward(loss)
        assert list(children(p.root)) == ["ones1", "plus", "ones2", "backward"]
        assert sum(m["count"] for _, m in kernels(children(p.root)["backward"])) >= 2


@check("A7 cpu_timed_scope")
def a7():
    import torch
    import traceh.proton as proton

    with Profile() as p, proton.cpu_timed_scope("outer"), proton.cpu_timed_scope("inner"):
        torch.ones((100, 100), device="cuda")
    outer = children(p.root)["outer"]
    inner = children(outer)["inner"]
    assert outer["metrics"]["cpu_time (ns)"] > inner["metrics"]["cpu_time (ns)"] > 0 and kernels(inner)


def hooked(metadata):
    global tl  # kernels find it there
    import torch
    import triton
    import triton.language as tl

    @triton.jit(launch_metadata=metadata)
    def foo(x, size: tl.constexpr, y):
        offsets = tl.arange(0, size)
        tl.store(y + offsets, tl.load(x + offsets))

    x, y = torch.ones(1, device="cuda"), torch.zeros(1, device="cuda")
    return lambda: foo[(1,)](x, 1, y, num_warps=4)


@check("A8 launch_metadata names the kernel and gives it metrics")
def a8():
    import traceh.proton as proton

    def metadata(grid, metadata, args):
        return {"name": f"foo_test_{metadata.num_ctas}ctas_{args['size']}elems", "flops32": 1.0}

    launch = hooked(metadata)
    with Profile(hook="triton") as p, proton.scope("test0"):
        launch()
    (frame,) = children(p.root)["test0"]["children"]
    assert frame["frame"]["name"] == "foo_test_1ctas_1elems"
    assert frame["metrics"]["flops32"] == 1.0 and frame["metrics"]["time (ns)"] > 0


@check("A9 what metadata launches stands apart")
def a9():
    import torch
    import traceh.proton as proton

    x = torch.ones(1000, device="cuda")
    launch = hooked(lambda grid, metadata, args: {"name": "foo", "bytes": int(x.sum().item())})
    for context in ("shadow", "python"):
        with Profile(hook="triton", context=context) as p, proton.scope("test"):
            launch()
        inside = [path for path, _ in kernels(p.root) if any(f.startswith("__proton_launch_metadata") for f in path)]
        assert any("reduce" in path[-1] for path in inside), (context, inside)
        assert any(path[-1] == "foo" and path not in inside for path, _ in kernels(p.root)), context


@check("A10 hooks of others still run")
def a10():
    import triton

    seen = []
    hook = seen.append
    chain = triton.knobs.runtime.launch_enter_hook
    chain.add(hook)
    try:
        with Profile(hook="triton"):
            hooked(lambda grid, metadata, args: {"name": "foo"})()
    finally:
        chain.remove(hook)
    assert len(seen) == 1


@check("A11 launches of two threads")
def a11():
    launches = [hooked(lambda grid, metadata, args, i=i: {"name": f"foo{i}"}) for i in range(2)]
    for launch in launches:
        launch()
    with Profile(hook="triton") as p:
        threads = [threading.Thread(target=lambda call=call: [call() for _ in range(100)]) for call in launches]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert {name: n["metrics"]["count"] for name, n in children(p.root).items()} == {"foo0": 100, "foo1": 100}


@check("A12, A13 kernels of a graph stand under its replay and under what captured them")
def a12():
    import torch
    import traceh.proton as proton

    def body():
        a = torch.ones((100, 100), device="cuda")
        return a + a * a

    graph = torch.cuda.CUDAGraph()
    body()
    with Profile() as p:
        with torch.cuda.graph(graph):
            for i in range(10):
                with proton.scope(f"iter_{i}"):
                    body()
        with proton.scope("test"):
            graph.replay()
    found = kernels(children(p.root)["test"])
    assert len(found) >= 3 and sum(m["count"] for _, m in found) == 30 and all(m["time (ns)"] > 0 for _, m in found)
    captured = children(children(children(p.root)["test"])["<captured_at>"])
    assert set(captured) == {f"iter_{i}" for i in range(10)}, list(captured)
    assert all(sum(m["count"] for _, m in kernels(node)) == 3 for node in captured.values())


@check("A13 a graph that was captured before the session: its kernels stand under the replay")
def a13():
    import torch
    import traceh.proton as proton

    x = torch.zeros(100, device="cuda")
    graph = torch.cuda.CUDAGraph()
    x.add_(1)
    torch.cuda.synchronize()
    with torch.cuda.graph(graph):
        for _ in range(10):
            x.add_(1)
    with Profile() as p, proton.scope("test"):
        graph.replay()
        torch.cuda.synchronize()
    found = kernels(p.root)
    assert sum(m["count"] for _, m in found) == 10 and all(path[-2] == "test" for path, _ in found), found


@check("A24 metrics that are told while a graph is captured count for each replay")
def graph_metrics():
    import torch
    import traceh.proton as proton

    launch = hooked(lambda grid, metadata, args: {"name": "foo", "flops": 8.0, "bytes": 4})
    launch()
    graph = torch.cuda.CUDAGraph()
    with Profile(hook="triton") as p:
        with proton.scope("capture", {"n": 1}), torch.cuda.graph(graph):
            for _ in range(10):
                with proton.scope("scope", {"bytes": 16}):
                    torch.ones((2, 2), device="cuda")
                launch()
        for _ in range(3):
            with proton.scope("step"):
                graph.replay()
    captured = children(children(children(p.root)["step"])["<captured_at>"])["capture"]
    foo, scope = children(captured)["foo"]["metrics"], children(captured)["scope"]["metrics"]
    assert (foo["flops"], foo["bytes"], foo["count"]) == (240.0, 120, 30) and scope == {"bytes": 480}, (foo, scope)
    capture = children(p.root)["capture"]
    assert capture["metrics"] == {"n": 1} and children(capture)["scope"]["metrics"] == {}, capture


@check("A14 only what is launched while the session is on")
def a14():
    import torch
    import traceh.proton as proton

    with Profile() as p:
        proton.deactivate(p.session)
        torch.randn((10, 10), device="cuda")
        proton.activate(p.session)
        torch.zeros((10, 10), device="cuda")
        proton.deactivate(p.session)
    assert len(p.root["children"]) == 1 and "device_id" in p.root["children"][0]["metrics"]
    assert "device_id" not in p.root["metrics"]


@check("A15 several sessions")
def a15():
    import traceh.proton as proton

    launch = a_kernel()
    with Profile() as first:
        with proton.scope("test0"):
            launch()
        with Profile() as second:
            with proton.scope("test0"):
                launch()
            proton.deactivate(first.session)
            with proton.scope("test1"):
                launch()
                launch()
    assert sum(m["count"] for _, m in kernels(first.root)) == 2
    assert sum(m["count"] for _, m in kernels(second.root)) == 3


@check("A16 the trace has call stacks")
def a16():
    import traceh.proton as proton

    with Profile(data="trace", hook="triton") as p, proton.scope("test"):
        hooked(lambda grid, metadata, args: {"name": "foo"})()
    stacks = [
        e["args"]["call_stack"] for e in load(p.path + ".chrome_trace")["traceEvents"] if e.get("cat") == "kernel"
    ]
    assert ["ROOT", "test", "foo"] in stacks, stacks


@check("A17 scopes of 100 threads")
def a17():
    import traceh.proton as proton

    def work(i):
        with proton.scope(f"top{i}"):
            pass

    with Profile() as p:
        threads = [threading.Thread(target=work, args=(i,)) for i in range(100)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(children(p.root)) == 100


@check("A18 NVTX ranges are scopes")
def a18():
    import torch
    import traceh.proton as proton

    with Profile() as p, proton.scope("scope"):
        torch.cuda.nvtx.range_push("range")
        torch.ones((10, 10), device="cuda")
        torch.cuda.nvtx.range_pop()
    assert kernels(children(children(p.root)["scope"])["range"])


@check("A19 states, depth, errors, the decorator")
def a19():
    import traceh.proton as proton

    launch = a_kernel()
    assert proton.context.depth() is None
    with Profile() as p, proton.scope("a"), proton.state("state"):
        assert proton.context.depth(p.session) == 2
        launch()
    assert "state" in children(children(p.root)["a"])
    session = proton.start(p.path)
    try:
        proton.activate(session + 7)
        raise AssertionError
    except IndexError as error:
        assert "Session has not been initialized" in str(error)
    proton.finalize()


@check("A20 the command line")
def a20():
    with tempfile.TemporaryDirectory() as folder:
        script = os.path.join(folder, "script.py")
        with open(script, "w", encoding="utf-8") as file:
            file.write(
                "import torch, traceh.proton as proton\nassert proton.start('x') is None\n"
                "with proton.scope('test'):\n    torch.ones(10, device='cuda')\ntorch.zeros(10, device='cuda').sin_()\n"
            )
        name = os.path.join(folder, "cli")
        environment = {k: v for k, v in os.environ.items() if k != "LD_PRELOAD"} | {"TRACE_OUT": folder + "/out"}
        subprocess.run([sys.executable, "-m", "traceh.proton", "-n", name, script], check=True, env=environment)
        assert "test" in children(load(name + ".hatchet")[0])


@check("A24 phases, tensors as metrics")
def a24():
    import torch
    import traceh.proton as proton

    with Profile(mode="periodic_flushing:format=hatchet", data="trace") as p:
        for phase in range(3):
            with proton.scope(
                f"step{phase}", {"loss": torch.full((1,), 2.5, device="cuda"), "n": torch.tensor([1, 2])}
            ):
                torch.ones((10, 10), device="cuda")
            torch.cuda.synchronize()
            proton.data.advance_phase(p.session)
            assert proton.data.is_phase_complete(p.session, phase)
            node = children(proton.data.get(p.session, phase)[0])[f"step{phase}"]
            assert node["metrics"] == {"loss": 2.5, "n": [1, 2]} and kernels(node)
    assert os.path.exists(p.path + ".part_2.hatchet")


@check("names: variants of Triton's kernels, compiled before and after")
def names():
    import kernels as ours
    import torch
    import traceh.triton

    x = torch.zeros(4096, device="cuda")

    def launch(block):
        ours.plus_one[(4096 // block,)](x, 4096, BLOCK=block)

    launch(128)
    traceh.triton.instrument()
    try:
        with Profile() as p:
            for block in (128, 256, 256):
                launch(block)
    finally:
        traceh.triton.release()
    found = {path[-1].partition("_w")[0]: m["count"] for path, m in kernels(p.root)}
    assert found == {"plus_one.BLOCK128": 1, "plus_one.BLOCK256": 2}, found


@check("devices: what the roofline needs")
def devices():
    import torch

    with Profile() as p:
        torch.ones((10, 10), device="cuda")
    major, minor = torch.cuda.get_device_capability()
    facts = p.data[1]["CUDA"]["0"]
    assert facts["arch"] == f"{major}{minor}" and facts["num_sms"] > 0 and facts["bus_width"] > 0, facts


def run_checks(path):
    results = {}
    for id, function in CHECKS.items():
        try:
            function()
            results[id] = "ok"
        except Exception as error:  # noqa: BLE001 - the next check is to run
            import traceh.proton as proton

            results[id] = f"{type(error).__name__}: {error}"[:500]
            proton.finalize()  # what is left of it
        print(
            f"{'ok    ' if results[id] == 'ok' else 'FAILED'} {id}{'' if results[id] == 'ok' else ': ' + results[id]}"
        )
    with open(path, "w", encoding="utf-8") as file:
        json.dump(results, file, indent=1)
    return sum(r != "ok" for r in results.values())


# ---- the same work under both ------------------------------------------------------------------------------------


def matmul(proton):
    import torch

    torch.manual_seed(0)
    for n in (512, 1024, 2048):
        a, b = (torch.randn((n, n), device="cuda", dtype=torch.float16) for _ in range(2))
        for _ in range(3):
            a @ b
        with proton.scope(f"matmul_{n}", {"flops16": 20 * 2.0 * n**3, "bytes": 20 * 3 * 2 * n * n}):
            for _ in range(20):
                a @ b


def network(proton):
    import random

    import torch

    random.seed(0)
    torch.manual_seed(0)
    x = torch.linspace(-3, 3, 2000, device="cuda")
    y = torch.sin(x)
    p = [torch.randn((), device="cuda", requires_grad=True) for _ in range(5)]
    optimizer = torch.optim.SGD(p, lr=1e-8, momentum=0.9)
    for _ in range(50):
        with proton.scope("forward"):
            out = p[0] + p[1] * x + p[2] * x**2 + p[3] * x**3
            for power in range(4, random.randint(4, 6)):
                out = out + p[4] * x**power
            loss = (out - y).pow(2).sum()
        with proton.scope("backward"):
            optimizer.zero_grad()
            loss.backward()
        with proton.scope("optimizer"):
            optimizer.step()


def run_work(work, who, path):
    import torch

    proton = profiler(who)
    torch.ones(10, device="cuda")
    torch.cuda.synchronize()
    session = proton.start(path, context="shadow")
    work(proton)
    torch.cuda.synchronize()
    proton.finalize(session)
    return 0


def demangled(names):
    done = subprocess.run(["c++filt"], input="\n".join(names), capture_output=True, text=True, check=False)
    return dict(zip(names, done.stdout.splitlines())) if done.returncode == 0 else {n: n for n in names}


def totals(path, scopes):
    """{path: (count, ns)} of kernels; copies and fills are ours alone. ``scopes``: of all kernels of a scope together,
    where tuning may choose differently."""
    found = {}
    all_kernels = kernels(load(path)[0])
    plain = demangled(sorted({p[-1] for p, _ in all_kernels}))
    for p, metrics in all_kernels:
        if "moved (B)" in metrics:
            continue
        if "<captured_at>" in p:  # 3.6 does not know what captured a graph
            p = (*p[: p.index("<captured_at>")], p[-1])
        key = p[:-1] if scopes else (*p[:-1], plain[p[-1]].replace(" ", ""))
        count, ns = found.get(key, (0, 0))
        found[key] = (count + metrics["count"], ns + metrics["time (ns)"])
    return found


def compare(*words):
    a, b = (totals(path, "--scopes" in words) for path in words[-2:])
    wrong = 0
    for key in sorted({*a, *b}):
        if a.get(key, (0, 0))[0] != b.get(key, (0, 0))[0]:
            wrong += 1
            print("counts differ:", " > ".join(key)[-100:], "Proton", a.get(key), "ours", b.get(key))
    sums = [sum(ns for _, ns in x.values()) for x in (a, b)]
    change = sums[1] / max(sums[0], 1) - 1
    print(f"{len(a)} frames, {sum(n for n, _ in a.values())} kernels, {wrong} frames with other counts")
    print(f"ms of kernels: Proton {sums[0] / 1e6:.3f}, ours {sums[1] / 1e6:.3f}, {100 * change:+.1f} %")
    return wrong + (not a) + (abs(change) > 0.1)


# ---- what it costs -----------------------------------------------------------------------------------------------


def cost(who):
    import torch

    proton = None if who == "none" else profiler(who)
    x = torch.zeros(1000, device="cuda")

    def step():
        for _ in range(200):
            x.add_(1)

    step()
    torch.cuda.synchronize()
    if proton:
        proton.start(os.path.join(tempfile.mkdtemp(), "p"))
    scope_ns = [0.0, 0.0]
    n = 20000
    for _ in range(2 if proton else 0):  # the second time counts
        began = time.perf_counter_ns()
        for _ in range(n):
            with proton.scope("s"):
                pass
        between = time.perf_counter_ns()
        for _ in range(n):
            with proton.scope("s", {"a": 1.0, "b": 2}):
                pass
        scope_ns = [(between - began) / n, (time.perf_counter_ns() - between) / n]
    times = []
    for _ in range(200):
        began = time.perf_counter_ns()
        step()
        torch.cuda.synchronize()
        times.append(time.perf_counter_ns() - began)
    began = time.perf_counter()
    if proton:
        proton.finalize()
    end_ms = 1e3 * (time.perf_counter() - began)
    print(f"{scope_ns[0]:.0f} {scope_ns[1]:.0f} {statistics.median(times) / 1e3:.1f} {end_ms:.0f}")
    return 0


def costs():
    rows = {}
    for line in sys.stdin:
        words = line.split()
        if len(words) == 5:
            rows.setdefault(words[0], []).append([float(w) for w in words[1:]])
    for who, values in rows.items():
        scope_ns, metrics_ns, step_us, end_ms = (statistics.median(column) for column in zip(*values))
        print(
            f"{who:7} scope {scope_ns:6.0f} ns   with two metrics {metrics_ns:6.0f} ns   "
            f"step {step_us:8.1f} us   finalize {end_ms:6.0f} ms"
        )
    return not rows


def main(words):
    what = words[0] if words else ""
    if what == "check":
        return run_checks(words[1])
    if what in ("matmul", "network"):
        return run_work(globals()[what], words[1], words[2])
    if what == "compare":
        return compare(*words[1:])
    if what == "cost":
        return cost(words[1])
    if what == "costs":
        return costs()
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(min(int(main(sys.argv[1:])), 100))
