"""What the tests of the Python package share: programs are recorded in processes of their own and read by the tools."""

import gc
import json
import os
import pathlib
import select
import subprocess
import sys
import textwrap

import pytest

BUILD = pathlib.Path(os.environ["TRACE_BUILD"])
ROOT = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = float(os.environ["PATIENCE"])  # seconds that a program may take (tests/lib.sh)
PYTHON = os.environ.get("TRACE_PYTHON", sys.executable)  # that runs the programs: another version, if you like

gc.disable()  # until all is imported


def pytest_collection_finish():
    """The collector looks at what tests make, and not each time at all the packages that they import."""
    gc.freeze()
    gc.enable()


class Recording:
    """One program's run: what it printed, and the trace it left in `folder`."""

    def __init__(self, folder, done):
        self.folder = folder
        self.status = done.returncode
        self.out = done.stdout
        self.err = done.stderr

    def tool(self, name, *arguments):
        done = subprocess.run([BUILD / name, *arguments, self.folder], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def files(self):
        return sorted(self.folder.glob("*.bin")) if self.folder.exists() else []

    def events(self, *kinds):
        """All events in the order of time, as trace-print has them: "event" (entry, exit ...), "name", "args" ..."""
        events = [json.loads(line) for line in self.tool("trace-print", "--json").splitlines()]
        return [event for event in events if not kinds or event["event"] in kinds]

    def args(self, name):
        """Metadata of the one event of that name that has any."""
        found = [event["args"] for event in self.events() if event["name"] == name and event.get("args")]
        assert len(found) == 1, found
        return found[0]

    def tally(self):
        return json.loads(self.tool("trace-tally", "--json"))

    def calls(self):
        """How often each name was called, of all domains."""
        count = {}
        for row in self.tally()["rows"]:
            count[row["name"]] = count.get(row["name"], 0) + row["calls"]
        return count


@pytest.fixture
def record(tmp_path):
    """record("python code", ...): runs it in a process of its own, without recording unless the code starts it; fork is
    the fixture below."""

    def run(code, *arguments, env=None, status=0, before=(), python=PYTHON, folder="out", fork=None):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TRACE_")}
        environment["TRACE_OUT"] = str(tmp_path / folder)
        environment.update(env or {})
        script = tmp_path / "program.py"
        script.write_text(textwrap.dedent(code))
        environment = {name: value for name, value in environment.items() if value is not None}
        if fork:
            done = fork(script, *map(str, arguments), env=environment)
        else:
            done = subprocess.run(
                [*before, python, "-W", "always", script, *map(str, arguments)],
                capture_output=True,
                text=True,
                check=False,
                cwd=tmp_path,
                env=environment,
                timeout=PATIENCE,
            )
        assert done.returncode == status, done.stdout + done.stderr
        return Recording(tmp_path / folder, done)

    return run


@pytest.fixture(scope="session")
def fork(tmp_path_factory):
    """fork(script, argument..., env=...): does what `python script argument...` does, in a fork of a process that has
    PyTorch and its compiler, whose imports take longer. It is for what does not depend on how a process starts."""
    folder = tmp_path_factory.mktemp("forks")
    command = [sys.executable, ROOT / "tests" / "torch" / "forks.py", folder]
    start = {name: value for name, value in os.environ.items() if not name.startswith("TRACE_")}
    start["OMP_NUM_THREADS"] = "1"

    def run(*arguments, env):
        words = {"arguments": arguments, "environment": map("=".join, env.items()), "directory": [os.getcwd()]}
        for name, values in words.items():
            (folder / name).write_bytes(b"".join(os.fsencode(value) + b"\0" for value in values))
        for name in ("1", "2"):
            (folder / name).write_text("")
        server.stdin.write(os.fsencode(folder) + b"\n")
        if not select.select([server.stdout], [], [], PATIENCE)[0]:
            server.kill()
        status = int(server.stdout.readline() or 1)
        return subprocess.CompletedProcess(arguments, status, *((folder / name).read_text() for name in ("1", "2")))

    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=start) as server:
        yield run


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """built("name", "C text", option...): compiles an extension or a library once; gives its path."""
    folder = tmp_path_factory.mktemp("built")

    def build(name, text, *options):
        path = folder / name
        if not path.exists():
            source = folder / (name + ".c")
            source.write_text(text)
            include = subprocess.run(
                [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('include'))"],
                capture_output=True,
                text=True,
                check=True,
            ).stdout.strip()
            command = ["gcc", "-O0", "-shared", "-fPIC", "-pthread", "-I", ROOT, "-isystem", include, source, "-o", path]
            subprocess.run([*command, *options, "-ldl"], check=True)
        return path

    return build
