"""Every function of trace.h has its counterpart in the package, and the guide names it."""

import re
import subprocess
import sys

import traceh
from conftest import BUILD, ROOT

#: Where the counterpart has another name than the function without its prefix.
OTHERWISE = {
    "task_scope": "task",
    "task_begin_in": "task_begin",  # domain=
    "task_open": "span",
    "task_close": "span",
    "async_begin_child": "async_begin",  # parent=
    "counter_unit": "counter",  # unit=
    "track_create": "Track",
    "track_slice": "Track.slice",
    "track_counter": "Track.counter",
    "flow_new": "flow",
    "output": "start",  # its argument
    "result_text": "TraceError",  # what goes wrong while recording is False, and a line on stderr
}
#: The package keeps names itself; the recorder's own door; what compilers and Proton ask of CUDA's backend.
NOT_FOR_PYTHON = {"fiber_new", "fiber_enter", "fiber_leave", "fiber_end", "name_new", "recorder_1", "cuda_kernel_name", "cuda_on_launch", "cuda_graph_nodes"}


def functions():
    """Those that libtrace-h.so exports and those that are macros, without the prefix."""
    lines = subprocess.run(["nm", "-D", "--defined-only", BUILD / "libtrace-h.so"], capture_output=True, check=True)
    macros = (ROOT / "src" / "public" / "macros.h").read_text()
    found = re.findall(rb" [A-Za-z] trace_([a-z]\w*)", lines.stdout)
    return {f.decode() for f in found} | set(re.findall(r"#define trace_([a-z]\w*)\(", macros))


def test_every_function_is_there():
    missing = []
    for name in sorted(functions() - NOT_FOR_PYTHON):
        at = traceh
        for part in OTHERWISE.get(name, name).split("."):
            at = getattr(at, part, None)
        if not callable(at):
            missing.append(name)
        else:
            assert at.__doc__, name
    assert not missing
    assert {*OTHERWISE} | NOT_FOR_PYTHON <= functions(), "a function that is no more is excepted"


def test_every_function_is_in_the_reference():
    page = (ROOT / "docs" / "reference" / "api.md").read_text()
    named = set(re.findall(r"`trace_([a-z]\w*)\(", page))
    cuda = {name for name in NOT_FOR_PYTHON if name.startswith("cuda_")}
    assert functions() - named == cuda | {"recorder_1"}
    assert named - functions() == set()


def test_import_traceh_brings_query():
    """traceh.query needs no import of its own."""
    code = "import traceh; assert 'query' in dir(traceh); print(traceh.query.Source.__name__)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout == "Source\n", ran.stderr


def test_names_of_threads(record):
    """As the program gives them to threading.Thread, before and after recording begins."""
    done = record(
        """
import threading, traceh

def work(name):
    with traceh.task(name):
        pass

def waits():
    go.wait()
    work("waits")

def renamed():
    work("renamed")
    threading.current_thread().name = "other name"

go = threading.Event()
early = threading.Thread(target=waits, name="early")
early.start()
traceh.start()
work("main")
go.set()
late = [
    threading.Thread(target=work, args=["short"], name="reader"),
    threading.Thread(target=work, args=["long"], name="a reader with a long name \u00e9"),
    threading.Thread(target=renamed, name="first name"),
]
for thread in late:
    thread.start()
    thread.join()
early.join()
"""
    )
    names = {event["name"]: event.get("thread", "") for event in done.events() if event["event"] == "entry"}
    assert names == {
        "main": "",
        "waits": "early",
        "short": "reader",
        "long": "a reader with a long name \u00e9",
        "renamed": "other name",
    }
