"""One recorder a process, however it came; children; interpreters."""

import json
import subprocess

import pytest
from conftest import BUILD, PYTHON, ROOT

TASKS = """
import traceh
with traceh.task("mine"):
    pass
"""


def test_by_the_environment(record):
    run = record(TASKS, env={"TRACE_ENABLE": "1"})
    assert run.calls() == {"mine": 1} and run.err == ""
    run = record(TASKS, env={"TRACE_ENABLE": "0"}, folder="none")
    assert not run.folder.exists()


def test_under_trace_run(record, tmp_path):
    """trace-run's recorder records the package's tasks too; what start() is told of a folder does not matter."""
    run = record(
        """
        import sys, traceh
        assert traceh.enabled()
        if len(sys.argv) > 1:
            assert traceh.start("elsewhere")
        maps = {line.split()[-1] for line in open("/proc/self/maps") if "libtrace-h" in line}
        assert len(maps) == 1, maps
        with traceh.task("mine"):
            pass
        """,
        "start",
        before=[BUILD / "trace-run", "-q", "-n", "-o", tmp_path / "out", "--"],
        env={"TRACE_OUT": None},
    )
    assert len(run.files) == 1 and run.calls() == {"mine": 1}
    assert not (tmp_path / "elsewhere").exists()


def test_off_by_mode(record):
    run = record("import traceh\nassert not traceh.start()\nassert not traceh.flush()\n" + TASKS, env={"TRACE_MODE": "off"})
    assert not run.folder.exists() and run.err == ""


def test_folder(record, tmp_path):
    code = """
        import os, traceh
        assert traceh.start("chosen")
        os.chdir("/")
        with traceh.task("mine"):
            pass
        assert traceh.start("chosen") is True
        traceh.start("/tmp/late")
        """
    run = record(code, env={"TRACE_OUT": None}, folder="chosen")
    assert run.calls() == {"mine": 1}
    assert f"RuntimeWarning: traceh records to {tmp_path}/chosen already, so nothing goes to /tmp/late" in run.err
    assert not (tmp_path / "out").exists()
    run = record(code.replace('"/tmp/late"', '"chosen"'), folder="of the environment")
    assert run.calls() == {"mine": 1} and run.err == ""


def test_without_the_library(record):
    run = record("import traceh\nassert traceh.start()\n" + TASKS, env={"TRACE_LIB": "/nowhere/libtrace-h.so.0"})
    assert run.calls() == {"mine": 1}
    assert "RuntimeWarning: traceh records what the program itself marks, and nothing of its libraries" in run.err
    assert "/nowhere/libtrace-h.so.0: cannot open shared object file" in run.err


def test_backends_come_with_the_library(record):
    """The library that start() loads has the collectors: ITT's, found by its variable, gives a real client's tasks."""
    run = record(
        """
        import os, traceh
        traceh.start()
        import ittapi
        with traceh.task("around"):
            with ittapi.task("of ittapi"):
                pass
        """
    )
    assert run.calls() == {"around": 1, "ittapi:of ittapi": 1} and len(run.files) == 1


# ---- parts that embed trace.h, loaded in every order ---------------------------------------------------------------

PART = """
#define TRACE_IMPL
%s
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include "trace.h"
static PyObject *record(PyObject *module, PyObject *nothing)
{
    TRACE_SCOPE("part", "n", 1);
    Py_RETURN_NONE;
}
static PyMethodDef methods[] = {{"record", record, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "%s", NULL, -1, methods};
PyMODINIT_FUNC PyInit_%s(void) { return PyModule_Create(&definition); }
"""
ORDERS = {
    "part, package, start": "import part, traceh; traceh.start()",
    "package, part, start": "import traceh, part; traceh.start()",
    "package, start, part": "import traceh; traceh.start(); import part",
    "a part that records at once, package": "import eager as part, traceh",
    "package, a part that records at once": "import traceh, eager as part",
    "two parts, package, start": "import part, eager, traceh; eager.record(); traceh.start()",
    "package, start, two parts": "import traceh; traceh.start(); import part, eager; eager.record()",
}


@pytest.fixture(scope="session")
def parts(built):
    built("eager.so", PART % ("", "eager", "eager"))
    return built("part.so", PART % ("#define TRACE_DEFAULT_OFF", "part", "part")).parent


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("way", ["python", "trace-run"])
def test_one_recorder(record, parts, order, way, tmp_path):
    run = record(
        ORDERS[order]
        + """
part.record()
with traceh.task("outer"):
    part.record()
traceh.pause()
part.record()
traceh.resume()
assert traceh.file()
""",
        env={"PYTHONPATH": f"{parts}:{BUILD}/python"},
        before=[BUILD / "trace-run", "-q", "-n", "-o", tmp_path / "out", "--"] if way == "trace-run" else [],
    )
    assert len(run.files) == 1 and run.err == ""
    calls = {name: n for name, n in run.calls().items() if name in ("outer", "part")}
    assert calls == {"outer": 1, "part": 3 if "two parts" in order else 2}


# ---- children ---------------------------------------------------------------------------------------------------------


def test_fork(record):
    run = record(
        """
        import os, traceh
        traceh.start()
        with traceh.task("around"):
            for i in range(3):
                if os.fork() == 0:
                    with traceh.task("child", i=i):
                        pass
                    os._exit(0)
            while True:
                try:
                    os.wait()
                except ChildProcessError:
                    break
        """
    )
    assert len(run.files) == 4 and run.calls() == {"around": 1, "child": 3}


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_multiprocessing(record, method):
    run = record(
        """
        import multiprocessing, sys, threading, traceh

        @traceh.task
        def work(n):
            return n * n

        if __name__ == "__main__":
            multiprocessing.set_start_method(sys.argv[1])
            traceh.start()
            with traceh.task("main"), multiprocessing.Pool(2) as pool:
                assert pool.map(work, range(10), chunksize=1) == [n * n for n in range(10)]
                pool.close()
                pool.join()
        """,
        method,
    )
    assert run.calls() == {"main": 1, "work": 10} and run.err == ""
    assert json.loads(run.tool("trace-info", "--json"))["runs"][0]["killed"] == 0
    assert len({line for line in run.tool("trace-info", "--json").splitlines() if '"run"' in line}) <= 1


def test_programs_that_it_starts(record):
    """They record into the same folder as the same run, until stop()."""
    run = record(
        """
        import os, subprocess, sys, threading, traceh
        code = "import traceh\\nwith traceh.task('child'): pass"
        event = threading.Event()
        thread = threading.Thread(target=event.wait)
        thread.start()
        before = dict(os.environ)
        traceh.start()
        with traceh.task("main"):
            subprocess.run([sys.executable, "-c", code], check=True)
        traceh.stop()
        assert dict(os.environ) == before
        subprocess.run([sys.executable, "-c", code], check=True)
        traceh.start(children=False)
        assert dict(os.environ) == before
        subprocess.run([sys.executable, "-c", code], check=True)
        event.set()
        """
    )
    assert len(run.files) == 2 and run.calls()["child"] == 1


# ---- interpreters -------------------------------------------------------------------------------------------------------


def test_subinterpreters(record):
    run = record(
        """
        import sys, textwrap, threading
        try:
            import _interpreters as interpreters
        except ImportError:
            import _xxsubinterpreters as interpreters
        import traceh
        traceh.start()
        code = textwrap.dedent('''
            import sys
            sys.path[:] = %r
            import traceh
            for i in range(100):
                with traceh.task("inner", i=i):
                    traceh.instant("seen", text=str(i))
        ''' % sys.path)

        def work():
            interpreter = interpreters.create()
            error = interpreters.run_string(interpreter, code)
            assert not error, error
            interpreters.destroy(interpreter)

        with traceh.task("outer"):
            for _ in range(5):
                work()
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        with traceh.task("last"):
            pass
        """
    )
    assert run.calls() == {"outer": 1, "inner": 900, "seen": 900, "last": 1}
    assert len(run.files) == 1


def test_the_end(record):
    """What is recorded while the interpreter goes down is in the trace."""
    run = record(
        """
        import atexit, traceh
        traceh.start()

        class Late:
            def __del__(self):
                with traceh.task("del"):
                    pass

        kept = Late()
        atexit.register(lambda: traceh.instant("atexit"))
        open_ = traceh.task("open").begin()
        """
    )
    assert run.calls() == {"open": 1, "del": 1, "atexit": 1} and run.err == ""


# ---- devices ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def gpu(tmp_path_factory):
    """The fake driver, runtime and CUPTI of tests/cupti: a folder for LD_LIBRARY_PATH."""
    folder = tmp_path_factory.mktemp("gpu")
    here = ROOT / "tests" / "cupti"
    site = subprocess.run(
        ["sh", "-c", "echo $CACHE/venv/lib/python3*/site-packages/nvidia/cu13/include"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    flags = ["-std=gnu11", "-w", "-O0", "-shared", "-fPIC", "-I", here, "-isystem", site, "-isystem", site + "/cccl"]
    for source, name in (("cupti.c", "libcupti.so.13"), ("gpu.c", "libcuda.so.1"), ("runtime.c", "libcudart.so.13")):
        command = ["gcc", *flags, here / source, f"-Wl,-soname,{name}", "-o", folder / name, "-pthread", "-ldl"]
        subprocess.run(command, check=True)
    return folder


def test_devices_of_a_running_program(record, gpu):
    """CUDA is up before start(): kernels and copies from then on are recorded, each with the call that caused it."""
    code = """
        import ctypes, sys
        runtime = ctypes.CDLL("libcudart.so.13")
        memory = ctypes.c_void_p()
        host = (ctypes.c_char * 4096)()

        class Dim3(ctypes.Structure):
            _fields_ = [("x", ctypes.c_uint), ("y", ctypes.c_uint), ("z", ctypes.c_uint)]

        launch = runtime.__cudaLaunchKernel
        launch.argtypes = [ctypes.c_char_p, Dim3, Dim3, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p]
        one = Dim3(1, 1, 1)

        def step(n):
            for _ in range(n):
                assert launch(b"_Z4stepi", one, Dim3(64, 1, 1), None, 0, 7) == 0
                assert runtime.cudaMemcpy(memory, host, ctypes.c_size_t(4096), 1) == 0

        assert runtime.cudaMalloc(ctypes.byref(memory), ctypes.c_size_t(4096)) == 0
        step(3)
        import traceh
        traceh.start(devices=(sys.argv[1] == "devices"))
        with traceh.task("step"):
            step(5)
        traceh.flush()
        traceh.stop()
        step(2)
        traceh.start()
        step(1)
    """
    environment = {"LD_LIBRARY_PATH": str(gpu), "CALL_LOG": "/dev/null", "FAKE_LOG": "/dev/null"}
    run = record(code, "devices", env=environment)
    assert run.err == ""
    kinds = {}
    for row in run.tally()["rows"]:
        kinds[row["kind"], row["name"]] = kinds.get((row["kind"], row["name"]), 0) + row["calls"]
    assert kinds == {
        ("device", "step(int)"): 6,
        ("device", "cudaMemcpy(M2D)"): 6,
        ("call", "cudaLaunchKernel"): 6,
        ("call", "cudaMemcpy"): 6,
        ("call", "step"): 1,
    }
    launched = {event["args"]["correlation"] for event in run.events("meta") if event["name"] == "launch"}
    assert launched == {event["args"]["correlation"] for event in run.events("slice")} and len(launched) == 12
    run = record(code, "none", env=environment, folder="none")
    assert not [row for row in run.tally()["rows"] if row["kind"] == "device"]
