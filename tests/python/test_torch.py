"""traceh.torch over PyTorch for processors: what is recorded is what the program, and torch.profiler in the same run,
say of it."""
import collections
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys

import pytest
from conftest import PATIENCE

HERE = os.path.dirname(os.path.abspath(__file__))
TOOLS = os.environ["TRACE_BUILD"]
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("TRACE_")}
ENVIRONMENT["OMP_NUM_THREADS"] = "1"


def run(out, *command, options=(), env=None, status=0):
    """Records a command, and returns what it printed."""
    got = subprocess.run(
        [os.path.join(TOOLS, "trace-run"), "-n", "-q", "-a", "all=off,user", "-o", str(out), *options, "--", *command],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=PATIENCE,
        env=dict(ENVIRONMENT, **(env or {})))
    assert got.returncode == status, got.stdout + got.stderr
    return got


def run_fork(fork, out, script, *arguments, env=None, status=0):
    """The same in a fork that has PyTorch: with the variables that trace-run sets, without its library preloaded."""
    variables = {"TRACE_ENABLE": "1", "TRACE_APIS": "all=off,user", "TRACE_OUT": str(out), "TRACE_RUN": "test"}
    got = fork(str(script), *arguments, env={**ENVIRONMENT, **variables, **(env or {})})
    assert got.returncode == status, got.stdout + got.stderr
    return got


def events(out):
    got = subprocess.run([os.path.join(TOOLS, "trace-print"), "--json", str(out)], stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in got.stdout.splitlines()]


class Task:
    def __init__(self, event, parent):
        self.api, self.name, self.args, self.parent = event["api"], event["name"], dict(event["args"]), parent
        self.pid, self.thread, self.begin, self.end, self.children = event["pid"], event["tid"], event["ns"], None, []
        self.out = []  # flows that leave

    def path(self, api):
        """Names of the tasks of that API around it, from the outermost."""
        found, t = [], self.parent
        while t:
            if t.api == api:
                found.append(t.name)
            t = t.parent
        return found[::-1]

    def all(self):
        yield self
        for c in self.children:
            yield from c.all()

    def tree(self, *apis):
        """Nested lists of the names of these APIs."""
        below = [x for c in self.children for x in c.tree(*apis)]
        return [[self.name, *below]] if self.api in apis else below


def tasks(out):
    """All tasks, and the outermost ones. Each must end, on its thread, in order."""
    found, stacks = [], collections.defaultdict(list)
    for e in events(out):
        stack = stacks[e["pid"], e["tid"]]
        if e["event"] == "entry":
            t = Task(e, stack[-1] if stack else None)
            (stack[-1].children if stack else []).append(t)
            stack.append(t)
            found.append(t)
        elif e["event"] == "exit":
            assert stack and stack[-1].name == e["name"], "%s ends, but %s is open" % (e, stack and stack[-1].name)
            t = stack.pop()
            t.end = e["ns"]
            t.out += [e["args"]["flow"]] if "flow" in e["args"] else []
        elif e["event"] == "meta" and "flow" in e["args"]:
            stack[-1].out.append(e["args"]["flow"])
    left = {k: [t.name for t in s] for k, s in stacks.items() if s}
    assert not left, "never ended: %s" % left
    return found


# PyTorch of requirements.txt, and with FULL=1 others, of other layouts; they are of the size of CUDA's libraries.
VERSIONS = [None] + (["2.1.2", "2.5.1", "2.9.1", "2.15.0"] if os.environ.get("FULL") else [])


def python_with(version):
    """A Python that has this PyTorch; it stays in the cache."""
    if version is None:
        return sys.executable
    home = os.path.join(os.environ["CACHE"], "torch-" + version)
    python = os.path.join(home, "bin", "python")
    if not os.path.exists(os.path.join(home, "complete")):
        subprocess.run([sys.executable, "-m", "venv", "--clear", home], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--no-cache-dir", "torch==" + version, "numpy<2"],
                       check=True)
        open(os.path.join(home, "complete"), "w").close()
    return python


@pytest.fixture(scope="module", params=VERSIONS, ids=lambda version: version or "current")
def program(tmp_path_factory, request, fork):
    folder = tmp_path_factory.mktemp("torch")
    command = [os.path.join(HERE, "torch_program.py"), str(folder / "known")]
    if request.param:
        no_warning = ("-W", "ignore::FutureWarning")  # 2.4's own checkpoints
        said = run(folder / "out", python_with(request.param), *no_warning, *command)
    else:
        said = run_fork(fork, folder / "out", *command)
    lines = [line for line in said.stderr.splitlines() if not re.match("(USDT|STAGE|ERROR):", line)]  # Kineto's
    assert said.stdout == "" and lines == []
    found = tasks(folder / "out")
    marks = {t.name[5:]: t for t in found if t.name.startswith("mark ")}
    known = json.load(open(str(folder / "known")))
    known["version"] = request.param or importlib.metadata.version("torch")
    return found, marks, known


def test_numbers_are_the_same(program):
    known = program[2]
    assert known["same"] and known["same checkpoint False"] and known["same checkpoint True"]


def test_report(program):
    version, operators, problem = program[2]["report"]
    assert version.split("+")[0] == program[2]["version"].split("+")[0] and (operators, problem) == ("shapes", "")


def test_wrong_arguments(program):
    wrong, known = program[2]["wrong"], program[2]
    give = "give a torch.nn.Module, a list of them, or a dict from names to them"
    assert wrong["model"] == "TypeError: instrument(): the model is a int; " + give
    assert wrong["models"] == "TypeError: instrument(): the model is a int; " + give
    assert wrong["optimizer"].startswith("TypeError: instrument(): the optimizer is a ReLU; give a torch.optim.Opt")
    assert wrong["operators"] == ("ValueError: instrument(operators='all'): it is one of off, modules, names, flows, "
                                  "shapes")
    assert known["untouched"]


def test_operators_as_torch_profiler_counts_them(program):
    _, marks, known = program
    got = collections.Counter(t.name for t in marks["train"].all() if t.api == "torch")
    want = collections.Counter(known["counted"])
    assert sum(want.values()) > 1000 and len(want) > 60
    assert got == want


def test_shapes(program):
    got = {t.args.get("shapes") for t in program[1]["train"].all() if t.name == "aten::addmm"}
    assert "f32[48] f32[16,16] f32[16,48]" in got
    assert {t.args.get("shapes") for t in program[1]["train"].all() if t.name == "aten::embedding"} == {
        "f32[50,16] i64[2,8]"}
    assert "(f32[2,8,16] f32[2,8,16] f32[2,8,16])" in {
        t.args.get("shapes") for t in program[1]["train"].all() if t.name == "aten::cat"}


ATTENTION = lambda k: ["attention.%d" % k, ["attention.%d.qkv" % k], ["attention.%d.out" % k]]
BACK = lambda k: ["attention.%d" % k, ["attention.%d.out" % k], ["attention.%d.qkv" % k]]


def test_modules_of_both_passes(program):
    forward = ["Llama", ["embedding"], ATTENTION(0), ATTENTION(1), ["head"]]
    backward = ["Backward", ["Llama", ["head"], BACK(1), BACK(0), ["embedding"]]]
    assert program[1]["train"].tree("torch.forward", "torch.backward") == [forward, backward] * 2


def checked_links(root):
    """Each function of the backward pass lies in the modules of the operator that made it. Returns their number."""
    made, seen = {}, 0
    for t in root:
        for flow in t.out:
            made[flow] = t
    for t in root:
        if t.api == "torch" and "forward_thread" in t.args:
            operator = made[t.args["flow"]]
            assert operator.path("torch.forward") == t.path("torch.backward")[1:], (t.name, operator.name)
            assert operator.end <= t.begin
            seen += 1
    return seen


def test_backward_functions_belong_to_operators_and_modules(program):
    assert checked_links(list(program[1]["train"].all())) > 60


def test_from_one_thread_to_another(program):
    found, marks, _ = program
    mark = marks["threads"]
    inside = [t for t in found if mark.begin <= t.begin <= mark.end]
    assert len({t.thread for t in inside}) == 4
    assert checked_links(inside) > 100
    crossing = [t for t in mark.all() if t.name == "AddmmBackward0"]
    assert {tuple(t.path("torch.backward")) for t in crossing} == {
        ("Backward", "Llama", "head"), *(("Backward", "Llama", "attention.%d" % k, "attention.%d.%s" % (k, part))
                                         for k in (0, 1) for part in ("qkv", "out"))}


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpoints(program, reentrant):
    """The forward pass that the backward pass repeats has its modules, inside of the backward pass."""
    mark = program[1]["checkpoint %s" % reentrant]
    again = [t for t in mark.all() if t.api == "torch.forward" and t.path("torch.backward")]
    assert collections.Counter(t.name for t in again) == {
        name: 2 for k in (0, 1) for name in ("attention.%d" % k, "attention.%d.qkv" % k, "attention.%d.out" % k)}
    functions = collections.Counter(
        t.path("torch.backward")[-1] for t in mark.all() if t.name == "AddmmBackward0")
    assert functions == {"head": 2, **{"attention.%d.%s" % (k, part): 2 for k in (0, 1) for part in ("qkv", "out")}}


def test_exceptions(program):
    tree = program[1]["exceptions"].tree("torch.forward", "torch.backward")
    inside = ["Catches", ["first", ["first.inner"]], ["second"]]
    assert tree == [inside, inside, ["Linear"], ["Backward"], ["Linear"], ["Backward", ["Linear"]]]
    names = [t.name for t in program[1]["exceptions"].children if t.api == "torch"]
    assert "aten::neg" not in names and "aten::tanh" not in names


def test_shared_module(program):
    assert program[1]["shared"].tree("torch.forward", "torch.backward") == [
        ["Pair", ["left", ["left.block"]], ["right", ["right.block"]]],
        ["Backward", ["Pair", ["right", ["right.block"]], ["left", ["left.block"]]]]]


def test_several_models(program):
    assert program[1]["several"].tree("torch.forward") == [
        ["generator", ["generator.0"]], ["judge", ["judge.0"], ["judge.1"]]]


PARTS = """
import copy, sys
import torch
import traceh, traceh.torch

class Coder(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = torch.nn.Sequential(torch.nn.Linear(8, 4), torch.nn.ReLU())
        self.decoder = torch.nn.Sequential(torch.nn.Linear(4, 8))
        self.loss = torch.nn.MSELoss()

    def training_step(self, x):
        return self.loss(self.decoder(self.encoder(x)), x)

class Wild(torch.nn.Module):
    def __getattr__(self, name):
        print("asked", name)
        return super().__getattr__(name)

made_before = sys.argv[1] == "before"
model = Coder() if made_before else None
wild = Wild()
traceh.start()
traceh.torch.instrument(operators="modules")
model = model or Coder()
other = copy.deepcopy(model)
alone = torch.nn.Linear(8, 8)
x = torch.ones(2, 8)
with traceh.task("step"):
    model.training_step(alone(x)).backward()
with traceh.task("copy"):
    other.decoder[0](other.encoder(x))
taken = model.decoder
del model.decoder, model, other
with traceh.task("taken out"):
    taken(torch.ones(2, 4))
"""


@pytest.mark.parametrize("when", ["before", "after"])
def test_parts_of_a_model(tmp_path, fork, when):
    """The program calls parts of its model, and never the model: they are named by their paths all the same."""
    (tmp_path / "parts.py").write_text(PARTS)
    said = run_fork(fork, tmp_path / "out", tmp_path / "parts.py", when)
    assert said.stdout == ""
    found = tasks(tmp_path / "out")
    marks = {t.name: t for t in found if t.api == "user"}
    assert marks["step"].tree("torch.forward", "torch.backward") == [
        ["Linear"], ["encoder", ["encoder.0"], ["encoder.1"]], ["decoder", ["decoder.0"]], ["loss"],
        ["Backward", ["loss"], ["decoder", ["decoder.0"]], ["encoder", ["encoder.1"], ["encoder.0"]], ["Linear"]]]
    assert marks["copy"].tree("torch.forward") == [["encoder", ["encoder.0"], ["encoder.1"]], ["decoder.0"]]
    assert marks["taken out"].tree("torch.forward") == [["decoder", ["decoder.0"]]]


def test_removed(program):
    """After uninstrument() nothing is recorded, until instrument() is called again, here for modules alone."""
    found, marks, known = program
    assert known["removed"]
    last = max(t.end for t in marks.values())
    later = [t for t in found if t.begin > last]
    assert [t.name for t in later] == ["Sequential", "0", "Backward", "Sequential", "0"]


def test_steps(tmp_path, fork):
    """TRACE_WHEN counts optimizer steps: the third of each four."""
    script = tmp_path / "steps.py"
    script.write_text("""
import torch, traceh.torch
model = torch.nn.Sequential(torch.nn.Linear(2, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
other = torch.optim.SGD(torch.nn.Linear(2, 2).parameters(), lr=0.1)
traceh.torch.instrument(model, optimizer)
for step in range(12):
    with torch.profiler.record_function("number %d" % step):
        other.step()
        model(torch.ones(1, 2)).sum().backward()
    optimizer.step()
""")
    run_fork(fork, tmp_path / "out", script, env={"TRACE_WHEN": "every=4,after=2"})
    names = [t.name for t in tasks(tmp_path / "out") if t.name.startswith("number")]
    assert names == ["number 2", "number 6", "number 10"]


def test_gloo(tmp_path, fork):
    """Collectives of two ranks, asked for by Python and by DDP, in two groups: names, members, bytes, numbers."""
    script = tmp_path / "gloo.py"
    script.write_text("""
import datetime, os, sys
import torch, torch.distributed as dist
for rank in (0, 1):
    if not os.fork():
        break
else:
    sys.exit(any(os.wait()[1] for _ in range(2)))
os.environ.update(RANK=str(rank), WORLD_SIZE="2")
import traceh.torch
model = torch.nn.Linear(4, 4)
traceh.torch.instrument(model)
dist.init_process_group("gloo", init_method="file://" + sys.argv[1], rank=rank, world_size=2,
                        timeout=datetime.timedelta(seconds=float(os.environ["PATIENCE"])))
pair = dist.new_group([0, 1], group_desc="the pair")
x = torch.ones(8)
dist.all_reduce(x)
work = dist.all_reduce(x, async_op=True)
work.wait()
dist.broadcast(torch.ones(3, dtype=torch.float64), src=1, group=pair)
dist.all_gather([torch.empty(2), torch.empty(2)], torch.ones(2), group=pair)
dist.reduce(torch.ones(5), dst=1)
dist.barrier()
if rank: dist.send(torch.ones(6), dst=0)
else: dist.recv(torch.ones(6), src=1)
ddp = torch.nn.parallel.DistributedDataParallel(model)
with torch.profiler.record_function("ddp"):
    ddp(torch.ones(1, 4)).sum().backward()
dist.destroy_process_group()
dist.init_process_group("gloo", init_method="file://" + sys.argv[1] + ".again", rank=rank, world_size=2,
                        timeout=datetime.timedelta(seconds=float(os.environ["PATIENCE"])))
dist.all_reduce(torch.ones(7))
dist.destroy_process_group()
os._exit(0)  # gloo's threads may outlive Python's end
""")
    out = tmp_path / "out"
    run_fork(fork, out, script, str(tmp_path / "meet"))
    found = events(out)
    work = [e for e in found if e["event"] == "entry" and e["name"].startswith("gloo:")]
    for rank in (0, 1):
        mine = [e for e in work if e["rank"] == rank]
        a = collections.defaultdict(list)
        for e in mine:
            args = e["args"]
            a[e["name"], args["comm_name"]].append((args.get("sent"), args.get("received"), args["dtype"]))
        groups = {name for _, name in a}
        assert groups == {"default_pg", "the pair"}
        assert a["gloo:all_reduce", "default_pg"][:2] == [(32, 32, "f32")] * 2
        assert a["gloo:all_reduce", "default_pg"][-2] == (80, 80, "f32")  # DDP's gradients: 20 numbers
        assert a["gloo:all_reduce", "default_pg"][-1] == (28, 28, "f32")  # of the second default group
        assert a["gloo:broadcast", "the pair"] == [(24 * rank, 24 * (1 - rank), "f64")]
        assert a["gloo:all_gather", "the pair"] == [(8, 16, "f32")]
        assert a["gloo:reduce", "default_pg"] == [(20, 20 * rank, "f32")]
        assert a["gloo:barrier", "default_pg"] == [(0, 0, "")]
        message = [e["args"] for e in mine if e["name"] == ("gloo:send" if rank else "gloo:recv")]
        assert [(m["bytes"], m["peer"]) for m in message] == [(24, 1 - rank)]
    numbers = [sorted((e["name"], e["args"]["comm"], e["args"]["sequence"]) for e in work
                      if e["rank"] == rank and "sequence" in e["args"]) for rank in (0, 1)]
    assert numbers[0] == numbers[1] and len(numbers[0]) == len([e for e in work if e["rank"] == 0]) - 1
    described = [e for e in found if e["event"] == "object" and e["name"] == "communicator"]
    assert len(described) == 6 and all(e["args"]["ranks"] == [0, 1] for e in described)
    tally = subprocess.run([os.path.join(TOOLS, "trace-tally"), "--collectives", str(out)], stdout=subprocess.PIPE,
                           universal_newlines=True, check=True).stdout
    assert "Collectives | torch.distributed" in tally and "the pair" in tally and "ranks 0, 1" in tally
    assert "never ended" not in tally


def test_data_loader(tmp_path):
    """Workers that are forked and workers that are started anew: each fetch is a task, where it happens."""
    script = tmp_path / "loader.py"
    script.write_text("""
import sys, torch, traceh.torch
class Squares(torch.utils.data.Dataset):
    def __len__(self): return 6
    def __getitem__(self, i): return torch.full((2,), float(i)).square()
if __name__ == "__main__":
    traceh.torch.instrument()
    for workers, way in ((0, None), (2, "fork"), (1, "spawn")):
        loader = torch.utils.data.DataLoader(Squares(), batch_size=2, num_workers=workers, multiprocessing_context=way)
        assert [b.sum().item() for b in loader] == [2.0, 26.0, 82.0]
""")
    run(tmp_path / "out", sys.executable, str(script), options=["--torch"])
    found = tasks(tmp_path / "out")
    fetches = collections.Counter(t.pid for t in found if t.name == "DataLoader.fetch")
    main = next(t.pid for t in found if t.name.startswith("enumerate(DataLoader)"))
    assert fetches[main] == 3 and sorted(n for pid, n in fetches.items() if pid != main) == [1, 2, 3]
    for t in found:
        if t.name == "DataLoader.fetch":
            assert sum(c.name == "aten::square" for c in t.all()) == 2
    info = subprocess.run([os.path.join(TOOLS, "trace-info"), "-p", str(tmp_path / "out")], stdout=subprocess.PIPE,
                          universal_newlines=True, check=True).stdout
    assert "DataLoader worker 0" in info and "DataLoader worker 1" in info


def test_compile(tmp_path, fork):
    """torch.compile: no graph break and the same numbers; the compiled region and its backward function are tasks. What
    Inductor compiles is called as what AOTAutograd leaves to the interpreter; FULL=1 tries Inductor, whose start alone
    takes as long as all other tests of this file."""
    backend = "inductor" if os.environ.get("FULL") else "aot_eager"
    script = tmp_path / "compiled.py"
    script.write_text("""
import torch, traceh.torch
import sys, torch._dynamo
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 2))
x = torch.randn(3, 4)
def passes(m):
    model.zero_grad()
    out = m(x)
    out.sum().backward()
    return [out.detach().clone()] + [p.grad.clone() for p in model.parameters()]
without = passes(torch.compile(model, fullgraph=True, backend=sys.argv[1]))
torch._dynamo.reset()
traceh.torch.instrument(model)
compiled = torch.compile(model, fullgraph=True, backend=sys.argv[1])
for _ in range(3):
    seen = passes(compiled)
    assert all(torch.equal(a, b) for a, b in zip(seen, without))
torch._dynamo.reset()
explained = torch._dynamo.explain(model)(x)
assert (explained.graph_count, explained.graph_break_count) == (1, 0), explained
""")
    run_fork(fork, tmp_path / "out", script, backend,
             env={"TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "cache"), "TORCHINDUCTOR_COMPILE_THREADS": "1"})
    found = tasks(tmp_path / "out")
    regions = [t for t in found if t.name.startswith("Torch-Compiled Region")]
    assert len(regions) == 4 and all(t.path("torch.forward") == ["Sequential"] for t in regions)
    backward = [t for t in found if t.name == "CompiledFunctionBackward"]
    assert len(backward) == 3 and all(t.path("torch.backward") == ["Backward", "Sequential"] for t in backward)
    # the compiler traces a backward pass in the first call of each; its modules end with that pass, not with the call
    modules = [t for t in found if t.api == "torch.backward" and t.name != "Backward"]
    assert len(modules) > 3 and all(t.path("torch.backward")[:1] == ["Backward"] for t in modules)
    assert not [t for t in found if t.name == "Backward" and t.parent and t.parent.name == "Backward"]


def test_compilations(tmp_path, fork):
    """Each compilation is a task, and recompilations have their reason; a garbage collection is a task, too."""
    script = tmp_path / "shapes.py"
    script.write_text("""
import gc, torch, traceh.torch
traceh.torch.instrument()
def doubled(x):
    return x * 2
compiled = torch.compile(doubled, dynamic=False, backend="eager")
for n in (2, 3, 3, 4):
    compiled(torch.ones(n))
gc.collect()
traceh.torch.uninstrument()
compiled(torch.ones(5))
""")
    run_fork(fork, tmp_path / "out", script)
    found = events(tmp_path / "out")
    compiled = [e["args"] for e in found if e["name"] == "compile" and e["event"] == "entry"]
    assert [a["id"] for a in compiled] == ["0/0", "0/1", "0/2"]
    assert [(a["compiled"], a["compiled_file"], a["compiled_line"]) for a in compiled] == [("doubled", str(script), 4)] * 3
    assert [(a["function"], a["file"], a["line"]) for a in compiled] == [("<module>", str(script), 8)] * 3
    again = [e["args"] for e in found if e["name"] == "recompilation"]
    assert [(a["function"], a["file"], a["line"]) for a in again] == [("doubled", str(script), 4)] * 2
    assert "expected 2, actual 3" in again[0]["reason"] and "actual 4" in again[1]["reason"]
    assert [e["args"] for e in found if e["name"] == "gc.collect" and e["event"] == "entry"][-1] == {
        "generation": 2, "function": "<module>", "file": str(script), "line": 9}


def test_lines(tmp_path, fork):
    """Operators that are causes, and next() of a loader, have the innermost line of the program, in each of its threads.

    If a thread loses its processor while it looks for a line, it skips the next looks. Then the program runs again.
    """
    script = tmp_path / "lines.py"
    script.write_text("""
import statistics, threading, torch, traceh.torch
traceh.torch.instrument()
model = torch.nn.Linear(4, 4)
def norms():
    return statistics.mean(p.grad.norm().item() for p in model.parameters())  # line 6
class Squared(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.square()
    @staticmethod
    def backward(ctx, gradient):
        assert gradient.max().item()  # line 13
        return gradient
for (x,) in torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.ones(4, 4)), batch_size=2):  # line 15
    Squared.apply(model(x)).sum().backward()
    for again in range(3):
        norms()
    x[x > 0]  # line 19
    str(x)  # line 20
def other():
    torch.ones(3).nonzero()  # line 22
thread = threading.Thread(target=other)
thread.start()
thread.join()
for again in range(2000):
    torch.ones(1).add(1)
traceh.torch.uninstrument()
torch.ones(1).item()
""")
    often = {("aten::_local_scalar_dense", "<genexpr>", 6): 2 * 3 * 2, ("aten::_local_scalar_dense", "backward", 13): 2,
             ("DataLoader.next", "<module>", 15): 3,  # the last one ends the loop
             ("aten::nonzero", "<module>", 19): 2, ("aten::nonzero", "other", 22): 1}
    for again in range(10):
        run_fork(fork, tmp_path / f"out{again}", script)
        found = [e for e in events(tmp_path / f"out{again}") if "line" in e["args"] and e["api"].startswith("torch")]
        assert {e["args"]["file"] for e in found} == {str(script)}
        seen = collections.Counter((e["name"], e["args"]["function"], e["args"]["line"]) for e in found)
        if {place: seen[place] for place in often} == often:
            break
    assert {place: seen[place] for place in often} == often
    assert seen["aten::_local_scalar_dense", "<module>", 20] > 0  # what print() does
    assert {name for name, _, _ in seen} <= {"aten::_local_scalar_dense", "aten::nonzero", "aten::masked_select", "DataLoader.next"}
    assert [e["args"]["workers"] for e in found if e["name"] == "DataLoader.next"] == [0] * 3


def test_queue(tmp_path, fork):
    """next() of a loader with workers has how many batches are ready: all that were asked for, once the workers had time."""
    script = tmp_path / "queue.py"
    script.write_text("""
import time, torch, traceh.torch
traceh.torch.instrument()
loader = iter(torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.ones(8, 4)), batch_size=2, num_workers=2))
while loader._data_queue.qsize() < 4:
    time.sleep(0.01)
for _ in loader:
    pass
""")
    run_fork(fork, tmp_path / "out", script)
    found = [e["args"] for e in events(tmp_path / "out") if e["name"] == "DataLoader.next" and e["event"] == "entry"]
    assert [(a["workers"], a["asked"], a["ready"], a["pinned"]) for a in found] == [
        (2, 4, 4, False), (2, 3, 3, False), (2, 2, 2, False), (2, 1, 1, False), (2, 0, 0, False)]


def test_busy_thread(tmp_path, fork):
    """A thread that computes in Python keeps the lock as long as Python lets it; one that computes without does not.

    If that thread gets no processor in time, it cannot take the lock. Then the program runs again.
    """
    script = tmp_path / "busy.py"
    script.write_text("""
import hashlib, sys, threading, time, torch, traceh.torch
traceh.torch.instrument()
sys.setswitchinterval(0.2)
model = torch.nn.Linear(4, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
over = False
def computes():
    x = 0
    while not over:
        x += 1  # line 11
def hashes():
    block = bytes(1 << 26)
    while not over:
        hashlib.sha256(block)  # line 15
for target, name in (computes, "statistics"), (hashes, "checksums"):
    over = False
    thread = threading.Thread(target=target, name=name)
    thread.start()
    for step in range(4):
        begun = time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
        while time.clock_gettime(time.pthread_getcpuclockid(thread.ident)) < begun + 0.05:
            time.sleep(0.001)
        model(torch.ones(1, 4)).sum().backward()
        optimizer.step()
    over = True
    thread.join()
""")
    for again in range(5):
        run_fork(fork, tmp_path / f"out{again}", script)
        found, steps = collections.defaultdict(list), []
        for e in events(tmp_path / f"out{again}"):
            if e["name"] == "busy_thread":
                found[e["args"]["thread"]].append(e["args"])
            if e["name"] == "step_time":
                steps.append(e["args"])
        assert len(steps) == 8 and all(s["file"] == str(script) and s["function"] == "<module>" for s in steps)
        assert all(s["cpu"] > 0 and s["waited"] >= 0 for s in steps)
        assert all(s["blocked"] > 0 for s in steps[1:])  # the first begins with the first call of the model, behind the sleep
        assert set(found) == {"statistics", "checksums"}
        assert {(a["function"], a["file"]) for a in found["statistics"]} == {("computes", str(script))}
        assert {a["line"] for a in found["statistics"]} <= {10, 11}
        assert {(a["function"], a["line"]) for a in found["checksums"]} <= {("hashes", 14), ("hashes", 15)}
        assert all(a["cpu"] > 0 and a["blocked"] >= 0 for some in found.values() for a in some)
        kept = max(a["waited"] for a in found["statistics"])
        if kept > 100e6:
            break
    assert kept > 100e6 > max(a["waited"] for a in found["checksums"]), found


TRAIN = """
import torch
model = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.ReLU())
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for _ in range(4):
    model(torch.ones(1, 2)).sum().backward()
    optimizer.step()
"""


def test_trace_run(tmp_path):
    """No line of the program is changed; its own sitecustomize runs; a child process records too."""
    (tmp_path / "train.py").write_text(TRAIN)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "sitecustomize.py").write_text("import sys; sys.own_was_here = True\n")
    script = tmp_path / "parent.py"
    script.write_text("import subprocess, sys, os\nassert sys.own_was_here\nassert 'torch' not in sys.modules\n"
                      "assert 'traceh' not in sys.modules\n"
                      "train = os.path.join(os.path.dirname(__file__), 'train.py')\n"
                      "subprocess.run([sys.executable, train], check=True)\n")
    path = os.pathsep.join([str(tmp_path / "own"), *filter(None, [os.environ.get("PYTHONPATH")])])
    said = run(tmp_path / "out", sys.executable, str(script), options=["--torch=names", "--when", "after=1,for=2"],
               env={"PYTHONPATH": path})
    assert (said.stdout, said.stderr) == ("", "")
    found = tasks(tmp_path / "out")
    assert [t.name for t in found if t.api == "torch.forward"] == ["Sequential", "0", "1"] * 2
    assert len({t.pid for t in found}) == 1
    assert not [t for t in found if "sequence" in t.args]


def test_trace_run_without_the_package(tmp_path):
    got = subprocess.run([os.path.join(TOOLS, "trace-run"), "--torch=shape", "true"], stderr=subprocess.PIPE,
                         env=ENVIRONMENT, universal_newlines=True)
    assert (got.returncode, got.stderr) == (2, "trace-run: error: --torch=shape: 'shape' is none of modules, names, "
                                               "flows, shapes; did you mean shapes?\n")
    got = subprocess.run([os.path.join(TOOLS, "trace-run"), "--torch", "true"], stderr=subprocess.PIPE,
                         env=dict(ENVIRONMENT, TRACE_PYTHON="/nowhere"), universal_newlines=True)
    assert (got.returncode, got.stderr) == (2, "trace-run: error: --torch: TRACE_PYTHON=/nowhere has no folder traceh "
                                               "with the Python package\n")
    # one that is installed elsewhere asks the Python that will run
    (tmp_path / "bin").mkdir()
    other = shutil.copy(os.path.join(TOOLS, "trace-run"), str(tmp_path / "bin"))
    shows = [other, "-n", "-q", "--torch", "-o", str(tmp_path / "out"), "--", sys.executable, "-c",
             "import os; print(os.environ['PYTHONPATH'].split(':')[0])"]
    env = dict(ENVIRONMENT, TRACE_LIB=os.path.join(TOOLS, "libtrace-h.so.0"), PYTHONPATH=os.path.join(TOOLS, "python"))
    got = subprocess.run(shows, stdout=subprocess.PIPE, env=env, universal_newlines=True)
    assert os.path.samefile(got.stdout.strip(), os.path.join(TOOLS, "python", "traceh", "torch", "site"))
    got = subprocess.run(shows, stderr=subprocess.PIPE, env=dict(env, PYTHONPATH=""), universal_newlines=True)
    assert got.returncode == 2 and got.stderr == (
        "trace-run: error: --torch needs the Python package traceh, which {0} does not have: run '{0} -m pip install "
        "./python' in the sources of trace.h, or set TRACE_PYTHON to the folder that has it\n".format(sys.executable))


BROKEN = {  # what is done to it, and the reason that the line gives
    "another": ("other.define('observer() -> ()')",
                "another part of the program records them already (trace_torch.h)"),
    "symbol": ("layout.library = lambda torch: '/lib/libnone.so'",
               "there is no library /lib/libnone.so in this process"),
    "crash": ("torch.__version__ = '9.1.0'; layout._find = lambda *a: os.kill(os.getpid(), signal.SIGSEGV)",
              "trying it in a child process ended with signal 11"),
    "layout": ("layout._only = fails", "the sequence number was found at no place"),
}


def test_broken_torch(tmp_path, fork):
    """Operators cannot be observed: one line, the program is unharmed, and modules are recorded all the same. Here the
    program starts the recording itself, after instrument()."""
    script = tmp_path / "broken.py"
    script.write_text("""
import os, signal
import torch, traceh, traceh.torch
import traceh.torch._layout as layout
def fails(what, found):
    raise layout.Unknown(what + " was found at no place")
def train(name):
    torch.nn.Sequential(torch.nn.Linear(2, 2))(torch.ones(1, 2)).sum().backward()
assert traceh.torch.instrument().operators == "flows"
train("nothing is recorded")
traceh.start()
train("all is well")
traceh.torch.uninstrument()
whole = dict(vars(layout)), torch.__version__
other = torch.library.Library("trace_h", "FRAGMENT")
for name, what in %r:
    exec(what)
    with traceh.task(name):
        report = traceh.torch.instrument()
        assert report.operators == "off" and report.problem, report
        train(name)
    traceh.torch.uninstrument()
    vars(layout).update(whole[0])
    torch.__version__ = whole[1]
    if name == "another":
        other._destroy()
import traceh.proton as proton
proton.start(%r)
with proton.scope("tensors", {"loss": torch.full((1,), 2.5), "n": torch.tensor([1, 2]), "flops": torch.tensor(3)}):
    pass
proton.finalize()
print("done")
""" % ([(name, what) for name, (what, _) in BROKEN.items()], str(tmp_path / "p")))
    said = fork(str(script), env=dict(ENVIRONMENT, TRACE_OUT=str(tmp_path / "out")))
    lines = [line for line in said.stderr.splitlines() if not line.startswith("trace: OpenMP")]
    assert (said.returncode, said.stdout, len(lines)) == (0, "done\n", len(BROKEN)), said.stderr
    for line, (_, reason) in zip(lines, BROKEN.values()):
        assert line.startswith("traceh.torch: PyTorch ") and reason in line
    (scope,) = json.loads((tmp_path / "p.hatchet").read_text())[0]["children"]
    assert scope["metrics"] == {"loss": 2.5, "n": [1, 2], "flops": 3.0}  # Proton's A24: tensors are metrics
    found = tasks(tmp_path / "out")
    assert [t.tree("torch.forward", "torch.backward") for t in found if t.name in BROKEN] == [
        [["Sequential", ["0"]], ["Backward"]]] * len(BROKEN)
    assert [t.path("torch.backward") for t in found if t.name == "AddmmBackward0"] == [["Backward", "Sequential", "0"]]
