"""traceh.proton: what Proton's programs get, checked against trees written down here, the fake device's own books, and
Proton's real viewer."""

import collections
import json
import pathlib
import subprocess
import sys

import gpu
import pytest
from conftest import BUILD

HERE = pathlib.Path(__file__).resolve().parent


def tree(path):
    """(name, metrics, children) of a .hatchet file's root, and its devices."""

    def node(data):
        return data["frame"]["name"], data["metrics"], [node(c) for c in data["children"]]

    root, devices = json.loads(pathlib.Path(path).read_text())
    return node(root), devices


def names(node):
    """{name: children} without metrics."""
    return {child[0]: names(child) for child in node[2]}


def find(node, *path):
    for name in path:
        (node,) = [c for c in node[2] if c[0] == name]
    return node


@pytest.fixture(scope="session")
def device(tmp_path_factory):
    return gpu.build(tmp_path_factory.mktemp("gpu"))


@pytest.fixture
def on_gpu(record, device, tmp_path):
    """record(), with the fake device: the program has launch() and the like, under trace-run."""

    def run(code, *arguments, env=None, **options):
        environment = {**gpu.environment(device, tmp_path), **(env or {})}
        options.setdefault("before", [BUILD / "trace-run", "-q", "-o", tmp_path / "out", "--"])
        return record(gpu.PRELUDE + code, *arguments, env=environment, **options)

    return run


# ---- scopes and metrics ------------------------------------------------------------------------------------------


def test_scopes(record, tmp_path):
    record(
        """
import traceh.proton as proton
session = proton.start("p")
with proton.scope("test0", {"a": 1.0, "v": [1, 2, 3]}):
    with proton.scope("test1", {"b (pty)": 5, "s (pty)": "text"}):
        assert proton.context.depth(session) == 2
    id = proton.enter_scope("z", metrics={"c": 3})
    assert proton.exit_scope("z", metrics={"d (exc)": 2.5}) == id
with proton.scope("test0", {"a": 1.0, "v": [1, 2, 4]}):
    with proton.scope("test1", {"b (pty)": 7, "s (pty)": "other"}):
        pass
with proton.cpu_timed_scope("timed", {"x": 1}):
    pass

@proton.scope("decorated", {"n": 2})
def twice():
    return proton.context.depth()

assert twice() == twice() == 1
with proton.state("state"):
    with proton.scope("in state", {"y": 1}):
        pass
with proton.scope("empty"):
    pass
proton.deactivate(session)
with proton.scope("off", {"a": 1.0}):
    pass
proton.activate(session)
assert proton.context.depth(session) == 0
proton.finalize()
assert proton.scope("free").__enter__() and proton.enter_scope("free") is None and proton.context.depth() is None
"""
    )
    root, devices = tree(tmp_path / "p.hatchet")
    assert devices == {}
    assert root[1] == {"a": 0.0, "c": 0, "x": 0, "n": 0, "y": 0}  # what readers add up: nothing exclusive, no arrays
    assert find(root, "test0")[1] == {"a": 2.0, "v": [2, 4, 7]}
    assert find(root, "test0", "test1")[1] == {"b": 7, "s": "other"}
    assert find(root, "test0", "z")[1] == {"c": 3, "d": 2.5}
    assert find(root, "decorated")[1] == {"n": 4}
    timed = find(root, "timed")[1]
    assert timed["x"] == 1 and timed["cpu_time (ns)"] > 0 and set(timed) == {"x", "cpu_time (ns)"}
    assert names(root) == {
        "test0": {"test1": {}, "z": {}},
        "timed": {},
        "decorated": {},
        "in state": {"state": {}},
        "empty": {},
    }
    assert find(root, "in state", "state")[1] == {"y": 1}


@pytest.mark.parametrize("on", ["1", "0"])
def test_ranges_of_nvtx_are_frames(record, tmp_path, on):
    record(
        """
import nvtx
import traceh.proton as proton
proton.start("p")
with proton.scope("outer"), nvtx.annotate("range"), proton.scope("inner", {"a": 1}):
    pass
proton.finalize()
""",
        env={"TRITON_ENABLE_NVTX": on},
    )
    root, _ = tree(tmp_path / "p.hatchet")
    assert names(root) == {"outer": {"range": {"inner": {}}} if on == "1" else {"inner": {}}}


def test_wrong_use_is_told(record, tmp_path):
    """Each mistake is an exception that says what is possible; nothing of it is recorded, and the next use works."""
    record(
        """
import traceh.proton as proton

def raises(kind, text, call, *arguments, **keywords):
    try:
        call(*arguments, **keywords)
    except kind as error:
        assert text in str(error), str(error)
    else:
        raise AssertionError(f"{call}: no {kind}")

def enter(*arguments):
    with proton.scope(*arguments):
        pass

for keywords, text in (
    ({"context": "bogus"}, "Unknown context: bogus. It is one of shadow, python."),
    ({"data": "bogus"}, "Unknown data: bogus. It is one of tree, trace."),
    ({"backend": "bogus"}, "Unknown profiler: bogus. It is one of cupti, rocprofiler, roctracer, instrumentation."),
    ({"mode": "bogus"}, "Unknown mode: bogus. Modes are pcsampling, periodic_flushing"),
    ({"mode": "pcsampling:bogus=1"}, "Unknown option of mode pcsampling: bogus=1. It takes interval=."),
    ({"mode": "pcsampling:interval=0"}, "positive"),
    ({"mode": "periodic_flushing:format=bogus"}, "Formats are hatchet"),
    ({"hook": "bogus"}, "Unsupported hook: 'bogus'"),
):
    raises(ValueError, text, proton.start, "x", **keywords)
session = proton.start("p")
raises(ValueError, "different mode than existing sessions", proton.start, "q", mode="periodic_flushing")
assert proton.start("p") == session
enter("s", {"a": 1.0})
raises(ValueError, "Metric value type mismatch for valueId 0 (a): current=double, new=int64_t", enter, "s", {"a": 1})
raises(TypeError, "the metric 'x' is NoneType: a metric is an int", enter, "s", {"x": None})
raises(TypeError, "the metric 'v' is str", enter, "s", {"v": ["a"]})
raises(TypeError, "metrics are a dict", enter, "s", 5)
raises(TypeError, "the name of a metric is int", enter, "s", {3: 4})
raises(TypeError, "the name of a scope is int", enter, 3)
raises(ValueError, "reserved", proton.cpu_timed_scope, "s", {"cpu_time": 1})
raises(IndexError, "enter_scope() comes before exit_scope()", proton.exit_scope)
proton.enter_scope("k")
raises(ValueError, "Scope name mismatch: l != k", proton.exit_scope, "l")
proton.exit_scope("k")
x = proton.scope("x")
x.__enter__()
x.__exit__()
raises(RuntimeError, "was not entered, or left before", x.__exit__)
outer, inner = proton.scope("outer"), proton.scope("inner")
outer.__enter__()
inner.__enter__()
raises(RuntimeError, "'outer' cannot be left while 'inner'", outer.__exit__)
inner.__exit__()
try:
    with proton.scope("left by an exception"):
        proton.enter_scope("never exited")
        raise KeyError
except KeyError:
    assert proton.context.depth(session) == 1
outer = None
proton.exit_scope("outer")
for call in (proton.activate, proton.deactivate, proton.finalize, proton.data.get, proton.context.depth):
    raises(IndexError, "Session has not been initialized: 9. Sessions are 0.", call, 9)
raises(IndexError, "Phase 3 has no data.", proton.data.get, session, 3)
raises(ValueError, "Unknown output format: bogus. It is one of hatchet,", proton.finalize, session, "bogus")
proton.finalize()
session = proton.start("nowhere/p")
raises(OSError, "nowhere/p", proton.finalize)
"""
    )
    root, _ = tree(tmp_path / "p.hatchet")
    assert find(root, "s")[1] == {"a": 1.0}
    assert names(root) == {
        "s": {},
        "k": {},
        "x": {},
        "outer": {"inner": {}, "left by an exception": {"never exited": {}}},
    }


def test_threads_inherit_what_the_main_thread_is_in(record, tmp_path):
    record(
        """
import threading
import traceh.proton as proton
session = proton.start("p")

def work(name):
    with proton.scope(name, {"n": 1}):
        depths[name] = proton.context.depth(session)

def run(name):
    thread = threading.Thread(target=work, args=(name,))
    thread.start()
    thread.join()

depths = {}
for step in range(2):
    with proton.scope(f"backward{step}"):
        run("worker")
many = [threading.Thread(target=work, args=(f"top{i}",)) for i in range(100)]
for thread in many:
    thread.start()
for thread in many:
    thread.join()
assert depths == {"worker": 2, **{f"top{i}": 1 for i in range(100)}}
proton.finalize()
"""
    )
    found = names(tree(tmp_path / "p.hatchet")[0])
    assert found.pop("backward0") == found.pop("backward1") == {"worker": {}}
    assert sorted(found) == sorted(f"top{i}" for i in range(100))


def test_one_scope_may_be_shared(record, tmp_path):
    """Entered again while it is open, and by two threads at once."""
    record(
        """
import threading
import traceh.proton as proton
shared, both = proton.scope("shared", {"n": 1}), threading.Barrier(2)

def work():
    with shared:
        both.wait()  # both are in it
        with shared:
            both.wait()
        both.wait()

with shared:  # nothing is profiled
    proton.start("p")
    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
with shared:
    assert shared.id is not None
assert shared.id is None
proton.finalize()
"""
    )
    root, _ = tree(tmp_path / "p.hatchet")
    assert names(root) == {"shared": {"shared": {}}}
    assert find(root, "shared")[1] == {"n": 3} and find(root, "shared", "shared")[1] == {"n": 2}


def test_sessions(record, tmp_path):
    """Several at a time record what was done while they were active; each has its own file."""
    done = record(
        """
import os
import traceh.proton as proton

@proton.profile(name="decorated")
def decorated():
    with proton.scope("inside"):
        pass

os.environ["TRITON_PROTON_DISABLE"] = "1"
assert proton.start("disabled") is None
del os.environ["TRITON_PROTON_DISABLE"]
first, second = proton.start("first"), proton.start("second", data="trace")
assert (first, second) == (0, 1)
with proton.scope("both", {"a": 1}):
    pass
proton.deactivate(first)
with proton.scope("second alone", {"a": 1}):
    proton.activate(first)
    with proton.scope("both", {"a": 1}):
        pass
proton.finalize(first)
decorated()
proton.finalize(second)
proton.finalize()
session = proton.start()
proton.finalize(session, "hatchet_msgpack")
proton.start("-")
proton.finalize()
"""
    )
    root, _ = tree(tmp_path / "first.hatchet")
    assert [(c[0], c[1]) for c in root[2]] == [("both", {"a": 2})]
    trace = json.loads((tmp_path / "second.chrome_trace").read_text())
    scopes = [e["args"]["call_stack"] for e in trace["traceEvents"] if e.get("cat") == "scope"]
    assert sorted(map(tuple, scopes)) == [
        ("ROOT", "both"),
        ("ROOT", "inside"),
        ("ROOT", "second alone"),
        ("ROOT", "second alone", "both"),
    ]
    assert names(tree(tmp_path / "decorated.hatchet")[0]) == {"inside": {}}
    assert (tmp_path / "proton.hatchet_msgpack").read_bytes().startswith(b"\x92\x83\xa5frame\x82\xa4name\xa4ROOT")
    assert json.loads(done.out)[0]["frame"]["name"] == "ROOT"
    assert sorted(p.name for p in tmp_path.glob("*.hatchet")) == ["decorated.hatchet", "first.hatchet"]


def test_data_of_phases(record, tmp_path):
    record(
        """
import json
import traceh.proton as proton
session = proton.start("p", mode="periodic_flushing:format=hatchet")
for phase in range(3):
    with proton.scope(f"step{phase}", {"n": phase}):
        pass
    assert not proton.data.is_phase_complete(session, phase)
    assert [c["frame"]["name"] for c in proton.data.get(session, phase)[0]["children"]] == [f"step{phase}"]
    assert proton.data.advance_phase(session) == phase + 1
    assert proton.data.is_phase_complete(session, phase)
import msgpack
assert msgpack.unpackb(proton.data.get_msgpack(session, 1)) == proton.data.get(session, 1)
proton.data.clear(session, 0)
try:
    proton.data.get(session, 0)
    raise AssertionError
except IndexError:
    pass
proton.finalize()
"""
    )
    assert sorted(p.name for p in tmp_path.glob("p.*hatchet")) == [f"p.part_{i}.hatchet" for i in (1, 2, 3)]
    assert names(tree(tmp_path / "p.part_2.hatchet")[0]) == {"step2": {}}


def test_a_rank_has_its_own_file(record, tmp_path):
    record(
        "import traceh.proton as proton\nproton.start('p')\nproton.finalize()\n",
        env={"RANK": "3", "WORLD_SIZE": "4"},
    )
    assert (tmp_path / "p.rank3.hatchet").exists()


def test_a_program_that_profiles_nothing_records_nothing(record):
    done = record(
        """
import sys
import traceh.proton as proton
with proton.scope("a", {"b": 1}), proton.state("c"), proton.cpu_timed_scope("d"):
    proton.enter_scope("e")
    proton.exit_scope()
    proton.enter_state("f")
    proton.exit_state()
assert "triton" not in sys.modules and "torch" not in sys.modules
"""
    )
    assert done.files == [] and done.err == ""


# ---- what devices do ---------------------------------------------------------------------------------------------

_STEPS = """
import threading
import traceh.proton as proton
session = proton.start("p")
other = proton.start("t", data="trace")
init()
saxpy, matmul = kernel("_Z5saxpyif"), kernel("matmul_kernel")
with proton.scope("step", {"flops16": 1e6, "bytes": 100}):
    launch(saxpy)
    launch(saxpy)
    launch(matmul)
    copy(4096)
    with proton.scope("inner"):
        launch(saxpy)
    with proton.state("__proton_launch_metadata:matmul_kernel"):
        launch(saxpy)
for i in range(2):
    with proton.scope("backward"):
        thread = threading.Thread(target=launch, args=(matmul,))
        thread.start()
        thread.join()
proton.deactivate(session)
launch(saxpy)
proton.activate(session)
with proton.scope("replay"):
    graph()
launch(matmul)
proton.enter_scope("named", triton_op=True, metrics={"flops8": 2.0})
launch(matmul)
proton.exit_scope(triton_op=True)
cuda.cuStreamSynchronize(None)
proton.finalize()
"""


def test_kernels_stand_under_their_scopes(on_gpu, tmp_path):
    """Every piece of work of the fake device, but that of the pause, is in the tree with the time that it took."""
    on_gpu(_STEPS)
    root, _ = tree(tmp_path / "p.hatchet")
    assert names(root) == {
        "step": {
            "saxpy(int, float)": {},
            "matmul_kernel": {},
            "cuMemcpyHtoD_v2(M2D)": {},
            "inner": {"saxpy(int, float)": {}},
            "__proton_launch_metadata:matmul_kernel": {"saxpy(int, float)": {}},
        },
        "backward": {"matmul_kernel": {}},
        "replay": {"innerA()": {}, "copy(D2D)": {}},
        "matmul_kernel": {},
        "named": {},
    }
    assert root[1]["time (ns)"] == root[1]["count"] == 0  # readers add these up
    found = {}
    for path, count in (
        (("step", "saxpy(int, float)"), 2),
        (("step", "cuMemcpyHtoD_v2(M2D)"), 1),
        (("step", "inner", "saxpy(int, float)"), 1),
        (("backward", "matmul_kernel"), 2),
        (("matmul_kernel",), 1),
        (("named",), 1),
    ):
        metrics = find(root, *path)[1]
        assert metrics["count"] == count and metrics["device_id"] == "0" and metrics["device_type"] == "CUDA", path
        found[path] = metrics["time (ns)"]
    assert find(root, "named")[1]["flops8"] == 2.0 and find(root, "step")[1] == {"flops16": 1e6, "bytes": 100}
    assert find(root, "step", "cuMemcpyHtoD_v2(M2D)")[1]["moved (B)"] == 4096
    work = gpu.truth(tmp_path)
    took = [end - begin for _, _, begin, end in work]
    assert found[("step", "saxpy(int, float)")] == took[0] + took[1]
    assert found[("backward", "matmul_kernel")] == took[6] + took[7]

    def total(node):
        return node[1].get("time (ns)", 0) + sum(map(total, node[2]))

    # the launch in the pause is nobody's; a whole graph (kind 3) is no work besides its nodes
    assert total(root) == sum(t for i, ((kind, *_), t) in enumerate(zip(work, took)) if i != 8 and kind != 3)


_CAPTURES = """
import traceh.proton as proton
init()
saxpy, matmul = kernel("_Z5saxpyif"), kernel("matmul_kernel")
before = capture(7, lambda: launch(saxpy, stream=7))
session = proton.start("p")

def iteration(i):
    with proton.scope(f"iter_{i}", {"bytes": 100 + i, "v": [i, 1]}):
        launch(saxpy, stream=7)
        with proton.scope("inner"):
            launch(matmul, stream=7)
            proton.enter_scope("late")
            launch(matmul, stream=7)
            proton.exit_scope(metrics={"flops": 3.0, "name (pty)": "x"})
        with proton.scope("nothing", {"n": 1}):
            pass
        proton.enter_scope("named", triton_op=True, metrics={"flops8": 2.0})
        launch(matmul, stream=7)
        proton.exit_scope(triton_op=True)

with proton.scope("capture", {"around": 5}):
    made = capture(7, *[lambda i=i: iteration(i) for i in range(10)])
bare = capture(7, lambda: launch(matmul, stream=7))
with proton.scope("test"):
    for _ in range(3):
        graph(made)
    graph(bare)
graph(made)
with proton.scope("old"):
    graph(before)
proton.deactivate(session)
graph(made)
after = capture(7, lambda: launch(saxpy, stream=7))
proton.activate(session)
with proton.scope("after"):
    graph(after)
    launch(saxpy)
cuda.cuStreamSynchronize(None)
proton.finalize()
"""


def test_kernels_of_graphs_stand_under_what_captured_them(on_gpu, tmp_path):
    """A13: under the replay, then under the scopes of the capture. Graphs of before the session: under the replay."""
    on_gpu(_CAPTURES)
    root, _ = tree(tmp_path / "p.hatchet")
    iteration = {
        "saxpy(int, float)": {},
        "inner": {"matmul_kernel": {}, "late": {"matmul_kernel": {}}},
        "named": {},
    }
    captured = {"capture": {f"iter_{i}": iteration for i in range(10)}}
    assert {k: v for k, v in names(root).items() if k != "capture"} == {
        "test": {"<captured_at>": {**captured, "matmul_kernel": {}}},
        "<captured_at>": captured,
        "old": {"saxpy(int, float)": {}},
        "after": {"saxpy(int, float)": {}},
    }
    for i in range(10):
        for path in (("saxpy(int, float)",), ("inner", "matmul_kernel"), ("named",)):
            metrics = find(root, "test", "<captured_at>", "capture", f"iter_{i}", *path)[1]
            assert metrics["count"] == 3 and metrics["time (ns)"] > 0 and metrics["device_id"] == "0"
    assert find(root, "after", "saxpy(int, float)")[1]["count"] == 2  # one replayed, one launched
    # a capture runs nothing, so metrics of its scopes are of the replays; those of what lies around it, or captured nothing, count once
    for i in range(10):
        captured, at = find(root, "test", "<captured_at>", "capture", f"iter_{i}"), find(root, "capture", f"iter_{i}")
        assert captured[1] == {"bytes": 3 * (100 + i), "v": [3 * i, 3]} and at[1] == {}
        assert find(captured, "inner", "late")[1] == {"flops": 9.0, "name": "x"}
        assert find(captured, "named")[1]["flops8"] == 6.0
        assert find(at, "nothing")[1] == {"n": 1} and "nothing" not in names(captured)
        assert find(root, "<captured_at>", "capture", f"iter_{i}")[1] == {"bytes": 100 + i, "v": [i, 1]}
    assert find(root, "capture")[1] == {"around": 5} and find(root, "test", "<captured_at>", "capture")[1] == {}
    nodes = json.loads(subprocess.check_output([BUILD / "trace-tally", "--tree", "--json", "out"], cwd=tmp_path))["tree"]
    for name in ("test", "<captured_at>", "capture", "iter_7"):
        (node,) = [n for n in nodes if n["name"] == name]
        nodes = node["tree"]
    assert (node["device_work"], node["flops"], node["bytes"]) == (12, 3 * (3.0 + 2.0), 3 * 107)
    done = subprocess.run([BUILD / "trace-export", "-f", "hatchet", "-o", "-", "out"], cwd=tmp_path, capture_output=True, check=True)
    assert b"2 pieces of work are of graphs that were captured outside of the session" in done.stderr, done.stderr


def test_chrome_trace(on_gpu, tmp_path):
    """Also without trace-run: start() records, and CUDA with it."""
    on_gpu(_STEPS, before=())
    events = json.loads((tmp_path / "t.chrome_trace").read_text())["traceEvents"]
    kernels = [e for e in events if e.get("cat") == "kernel"]
    stacks = sorted(tuple(e["args"]["call_stack"]) for e in kernels)
    assert ("ROOT", "step", "inner", "saxpy(int, float)") in stacks
    assert stacks.count(("ROOT", "backward", "matmul_kernel")) == 2
    assert len(kernels) == sum(kind != 3 for kind, *_ in gpu.truth(tmp_path))
    starts = {e["id"]: e for e in events if e["ph"] == "s"}
    ends = [e for e in events if e["ph"] == "f"]
    assert len(ends) == len(kernels) and all(starts[e["id"]]["ts"] <= e["ts"] for e in ends)
    assert [e["args"]["metrics"] for e in events if e.get("cat") == "metric"] == [
        {"flops16": 1e6, "bytes": 100},
        {"flops8": 2.0},
    ]


def test_trace_has_scopes_metrics_and_arrows(on_gpu, tmp_path):
    """A24: what a trace of nested scopes with metrics of several has; each launch has an arrow to its kernel."""
    on_gpu(
        """
import traceh.proton as proton
init()
foo = kernel("foo")
proton.start("t", data="trace")
with proton.scope("scope_3", metrics={"m3": 3.0}):
    with proton.scope("scope_2", metrics={"m2": 2.0}):
        with proton.scope("scope_1", metrics={"m1": 1.0}):
            launch(foo)
        for name in ("scope_4", "scope_5"):
            with proton.scope(name):
                launch(foo, stream=3)
    with proton.scope("scope_6"), proton.scope("scope_7"):
        launch(foo)
cuda.cuStreamSynchronize(None)
proton.finalize()
"""
    )
    events = json.loads((tmp_path / "t.chrome_trace").read_text())["traceEvents"]
    count = collections.Counter(e.get("cat") for e in events)
    assert (count["kernel"], count["metric"], count["scope"], count["flow"]) == (4, 3, 7, 8)
    assert len({(e["pid"], e["tid"]) for e in events if e.get("cat") == "kernel"}) == 2  # a stream is a row
    stacks = [tuple(e["args"]["call_stack"]) for e in events if e.get("cat") == "kernel"]
    assert stacks == [
        ("ROOT", "scope_3", "scope_2", "scope_1", "foo"),
        ("ROOT", "scope_3", "scope_2", "scope_4", "foo"),
        ("ROOT", "scope_3", "scope_2", "scope_5", "foo"),
        ("ROOT", "scope_3", "scope_6", "scope_7", "foo"),
    ]
    metrics = {e["name"]: e["args"]["metrics"] for e in events if e.get("cat") == "metric"}
    assert metrics == {f"scope_{i}": {f"m{i}": float(i)} for i in (1, 2, 3)}


def test_profile_of_a_recording_without_sessions(on_gpu, tmp_path):
    """Any recording is a profile: its tasks are the frames."""
    done = on_gpu(
        """
import traceh
init()
with traceh.task("step", flops16=1e6, step=3):
    launch(kernel("k"))
    with traceh.task("inner"):
        pass
cuda.cuStreamSynchronize(None)
"""
    )
    done.tool("trace-export", "-q", "-f", "hatchet", "-o", tmp_path / "any.hatchet")
    root, _ = tree(tmp_path / "any.hatchet")
    assert names(root) == {"step": {"k": {}, "inner": {}}}
    step = find(root, "step")[1]
    assert step["flops16"] == 1e6 and step["cpu_time (ns)"] > 0 and "step" not in step
    wrong = subprocess.run(
        [BUILD / "trace-export", "-f", "hatchet", "--session", "2", "-o", tmp_path / "no.hatchet", done.folder],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert wrong.returncode == 2 and "has no session 2" in wrong.stderr and not (tmp_path / "no.hatchet").exists()


def test_python_context(on_gpu, tmp_path):
    """Kernels stand under the functions that called, on threads without Python under the root."""
    on_gpu(
        """
import traceh.proton as proton
proton.start("p", context="python")
init()
k = kernel("k")

def inner():
    launch(k)

def outer():
    with proton.scope("not in the path", {"m": 1}):
        inner()

outer()
outer()
launch(k)
cuda.cuStreamSynchronize(None)
proton.finalize()
"""
    )
    root, _ = tree(tmp_path / "p.hatchet")
    paths = {}

    def walk(node, path):
        if "device_id" in node[1]:
            at = tuple(f.rpartition("@")[2] for f in path)
            paths[at] = paths.get(at, 0) + node[1]["count"]
        for child in node[2]:
            walk(child, (*path, child[0]))

    walk(root, ())
    assert paths == {
        ("<module>", "outer", "inner", "launch", "k"): 2,
        ("<module>", "launch", "k"): 1,
    }
    frames = [c[0] for c in root[2]]
    assert all(f.rpartition("@")[0].rpartition(":")[2].isdigit() and "program.py" in f for f in frames)


# ---- hooks -------------------------------------------------------------------------------------------------------


def test_launch_hook(on_gpu, tmp_path):
    """launch_metadata names a kernel and gives it metrics; what it launches stands apart; hooks of others still run."""
    on_gpu(
        """
import threading
import traceh.proton as proton
from traceh.proton.hooks import Hook, LaunchHook
from traceh.proton.hooks import launch as launches
from triton import knobs
from triton.compiler.compiler import LazyDict

init()
foo, reduce, plain = kernel("foo"), kernel("reduce"), kernel("plain")

def call(function, name, metadata=None):
    lazy = LazyDict({"name": name, "function": function, "stream": 0})
    if metadata:
        lazy.add(metadata, ())
    knobs.runtime.launch_enter_hook(lazy)
    launch(function)
    knobs.runtime.launch_exit_hook(lazy)

def of_foo():
    call(reduce, "reduce")
    return {"name": "foo_test_1ctas_1elems", "flops32": 1, "bytes": 2.0, "other": "no metric", "none": None}

class Mine(Hook):
    priority = 5
    seen = []
    def init_handle(self, *arguments): self.seen.append("load")
    def enter(self, metadata): self.seen.append(metadata.data["name"])
    def exit(self, metadata): self.seen.append("exit")
    def activate(self): self.seen.append("activate")
    def deactivate(self): self.seen.append("deactivate")

others = []
knobs.runtime.launch_enter_hook.add(lambda metadata: others.append(metadata.data["name"]))
session = proton.start("p", hook="triton")
mine = Mine()
proton.start("q", hook=mine)
assert LaunchHook() is LaunchHook()
with proton.scope("test"):
    call(foo, "foo", of_foo)
    call(plain, "plain")
knobs.runtime.kernel_load_end_hook(None, foo, "foo", {}, "hash")
assert mine.seen[0] == "activate" and mine.seen[-1] == "load" and mine.seen.count("exit") == 3
assert others.count("plain") == 1 and others.count("reduce") == 1

ids = set()
def many():
    for _ in range(100):
        lazy = LazyDict({"name": "foo", "function": foo, "stream": 0})
        lazy.add(lambda: {"name": threading.current_thread().name}, ())
        knobs.runtime.launch_enter_hook(lazy)
        launch(foo)
        ids.add(launches.id.get())
        knobs.runtime.launch_exit_hook(lazy)

threads = [threading.Thread(target=many, name=f"thread{i}") for i in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(ids) == 200
LaunchHook().configure(exclude="foo")
with proton.scope("excluded"):
    call(foo, "foo", of_foo)
cuda.cuStreamSynchronize(None)
proton.finalize()
assert mine.seen[-1] == "deactivate" and len(knobs.runtime.launch_enter_hook.calls) == 1
""",
        python=sys.executable,
    )
    root, _ = tree(tmp_path / "p.hatchet")
    assert names(root) == {
        "test": {"__proton_launch_metadata:foo": {"reduce": {}}, "foo_test_1ctas_1elems": {}, "plain": {}},
        "thread0": {},
        "thread1": {},
        "excluded": {"foo": {}},
    }
    op = find(root, "test", "foo_test_1ctas_1elems")[1]
    assert op["flops32"] == 1.0 and op["bytes"] == 2 and op["count"] == 1 and "other" not in op and op["time (ns)"] > 0
    assert find(root, "thread0")[1]["count"] == find(root, "thread1")[1]["count"] == 100


# ---- the command line --------------------------------------------------------------------------------------------


def test_command_line(record, tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import sys\nimport traceh.proton as proton\nassert sys.argv[1:] == ['-x', 'y'], sys.argv\n"
        "assert proton.start('ignored') is None\nwith proton.scope('test', {'a': 1}):\n    pass\nsys.exit(3)\n"
    )
    (tmp_path / "test_it.py").write_text(
        "import traceh.proton as proton\ndef test_a():\n    with proton.scope('tested'):\n        pass\n"
        "def test_b():\n    assert False\n"
    )
    run = "import sys\nfrom traceh.proton.__main__ import main\nsys.exit(main(sys.argv[1:]))\n"
    record(run, "-n", tmp_path / "cli", "-c", "shadow", script, "-x", "y", status=3)
    assert names(tree(tmp_path / "cli.hatchet")[0]) == {"test": {}}
    record(run, "-n", tmp_path / "tests", "pytest", "-p", "no:cacheprovider", "-k", "test_a", tmp_path / "test_it.py")
    assert names(tree(tmp_path / "tests.hatchet")[0]) == {"tested": {}}
    missing = record(run, "nowhere.py", status=2)
    assert missing.err == "trace-proton: error: there is no script nowhere.py\n"
    assert "there is no script to run" in record(run, status=2).err
    untested = record("import sys\nsys.modules['pytest'] = None\n" + run, "pytest", status=2)
    assert untested.err.startswith("trace-proton: error: import of pytest halted"), untested.err
    wrong = record(run, "-m", "bogus", script, status=2)
    assert wrong.err.startswith("trace-proton: error: Unknown mode: bogus. Modes are")


# ---- the viewer --------------------------------------------------------------------------------------------------


def viewer(*arguments, status=0):
    done = subprocess.run(
        [sys.executable, "-m", "traceh.proton.viewer", *map(str, arguments)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == status, done.stderr
    return done


def test_viewer_is_proton_viewer(tmp_path):
    """Both viewers show the same of profiles made at random, option by option."""
    done = subprocess.run(
        [sys.executable, HERE / "compare_viewers.py", tmp_path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split()[-2]) >= 40


def test_viewer_of_ranks_and_mistakes(tmp_path):
    def profile(name, time, extra=()):
        node = {
            "frame": {"name": "k", "type": "function"},
            "metrics": {
                "time (ns)": time,
                "count": 1,
                "bytes": 4000,
                "flops": 5,
                "device_id": "0",
                "device_type": "CUDA",
            },
            "children": [],
        }
        more = [{**node, "frame": {"name": e, "type": "function"}} for e in extra]
        root = {
            "frame": {"name": "ROOT", "type": "function"},
            "metrics": {"time (ns)": 0, "count": 0, "bytes": 0, "flops": 0},
            "children": [node, *more],
        }
        facts = {"arch": "103", "bus_width": 8192, "clock_rate": 1000000, "memory_clock_rate": 1000000, "num_sms": 100}
        (tmp_path / name).write_text(json.dumps([root, {"CUDA": {"0": facts}}]))
        return tmp_path / name

    a, b = profile("p.rank0.hatchet", 1000), profile("p.rank1.hatchet", 3000, ["only here"])
    assert viewer("-m", "time/us,count", a, b).stdout.splitlines() == [
        "time/us:min time/us:avg time/us:max count:min count:avg count:max",
        "1.000 3.500 6.000 1.000 1.500 2.000 ROOT",
        "├─ 1.000 2.000 3.000 1.000 1.000 1.000 k",
        "└─ 3.000 3.000 3.000 1.000 1.000 1.000 only here [1 of 2 ranks]",
        "",
    ]
    util = viewer("-m", "util,time,count,bytes", a)  # 2 * 8192 / 8 * 1e9 bytes a second
    assert util.stdout.splitlines()[2].startswith("└─ 0.002 1000.000 1.000 4000.000 k")
    assert "flops without a width" in util.stderr
    hosts = tmp_path / "hosts.hatchet"
    hosts.write_text(json.dumps([{"frame": {"name": "ROOT"}, "metrics": {"flops16": 2e9}, "children": []}, {}]))
    for arguments, text in (
        (["-m", "nope", a], "Metric nope is not found. Use the --list flag to list available metrics."),
        (["-m", "time/ms", hosts], "The profile has flops16, but no kernel of a device"),
        (["-m", "time/x", a], "Unsupported unit x of time"),
        (["-m", "time", tmp_path / "no"], "No such file"),
        (["-m", "time", __file__], "this is no profile"),
        (["-m", "time", "-i", "(", a], "--include ("),
        (["-m", "time", "-i", "zzz", a], "no frame is left"),
        (["-m", "time", "-i", "a", "-e", "b", a], "cannot be given together"),
        (["-m", "time", "-a", "median", a, b], "--aggregate median: it is one of min, avg, max, sum"),
        ([a], "give metrics to show"),
    ):
        error = viewer(*arguments, status=2).stderr.splitlines()
        assert text in error[-1], error


def test_peaks(tmp_path):
    from traceh.proton import specs

    assert specs.max_flops("CUDA", "90", 16, 132, 1980000) == pytest.approx(988.2e12, rel=1e-3)
    assert specs.max_bps("CUDA", "90", 6144, 3201000) == pytest.approx(4.917e12, rel=1e-3)
    for arch, least, most in (
        ("86", 100e12, 400e12), ("100", 4e15, 6e15), ("103", 4e15, 6e15), ("120", 200e12, 1e15)
    ):  # fmt: skip
        sms, clock = {"86": (84, 1800000), "120": (170, 2407000)}.get(arch, (148, 1965000))
        assert least < specs.max_flops("CUDA", arch, 8, sms, clock) < most
    with pytest.raises(ValueError, match="Unsupported architecture: 61. Peaks are known of 70, 75"):
        specs.max_flops("CUDA", "61", 8, 1, 1)
    with pytest.raises(ValueError, match="Unsupported device type: XPU"):
        specs.max_flops("XPU", "pvc", 8, 1, 1)
