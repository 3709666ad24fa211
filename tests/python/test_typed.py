"""The stubs: mypy --strict over the package, and over a program that is right in some lines and wrong in others."""

import os
import re
import subprocess
import sys

from conftest import BUILD, ROOT

# Packages that take mypy a quarter of a minute to read, and change nothing here.
ELSEWHERE = """
[mypy-torch.*,triton.*,pandas.*,polars.*,pyarrow.*,numpy.*]
follow_imports = skip
follow_imports_for_stubs = True
"""


def test_stubs(tmp_path):
    program = ROOT / "tests" / "python" / "typed.py"
    (tmp_path / "mypy.ini").write_text("[mypy]\n" + ELSEWHERE)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path, "--no-error-summary"]
    here = BUILD / "python" / "traceh"  # what records; other parts have their own tests
    stubs = sorted(here.glob("*.pyi"))  # which say the types of the file beside them
    package = [*stubs, *(file for file in sorted(here.glob("*.py")) if file.with_suffix(".pyi") not in stubs)]
    done = subprocess.run(
        [*command, "--follow-imports=silent", program, *package],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "MYPYPATH": str(BUILD / "python")},
        cwd=tmp_path,
    )
    found = set(re.findall(r"(\w+\.pyi?):(\d+): error: .*\[([a-z-]+)\]", done.stdout))
    wanted = {
        ("typed.py", str(number), text.split("# error: ")[1])
        for number, text in enumerate(program.read_text().splitlines(), 1)
        if "# error: " in text
    }
    assert found == wanted, done.stdout + done.stderr


# Texts for whoever makes objects that only the package makes; a property that a type checker need not know.
ALLOWED = r"""
traceh\.reading\.(Collectives|Event|Events|Launches|Table|Tally|Trace)\.__init__
traceh\.reading\._Arrow\.__arrow_c_stream__
traceh\._record\.task
"""
CONFIGURATION = "[mypy]\nignore_errors = True\nignore_missing_imports = True\n" + ELSEWHERE


def test_stubs_are_what_the_package_is(tmp_path):
    """stubtest: each name, parameter, default and property of the stubs is there when the package runs."""
    (tmp_path / "allowed").write_text(ALLOWED)
    (tmp_path / "mypy.ini").write_text(CONFIGURATION)
    options = ["--ignore-missing-stub", "--concise", "--allowlist", "allowed", "--mypy-config-file", "mypy.ini"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "traceh", *options],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "MYPYPATH": str(BUILD / "python")},
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_docstrings(record):
    """help() has a text for everything public: what it takes and raises is there."""
    record(
        """
import inspect, traceh, traceh.proton, traceh.torch, traceh.triton, traceh.reading
lacking = []
for module in (traceh, traceh.proton, traceh.torch, traceh.triton, traceh.reading):
    names = getattr(module, "__all__", None) or [n for n in vars(module) if not n.startswith("_")]
    for name in names:
        thing = getattr(module, name)
        if inspect.ismodule(thing) or not (callable(thing) or inspect.isclass(thing)):
            continue
        if getattr(thing, "__module__", "traceh").partition(".")[0] != "traceh":
            continue
        if not inspect.getdoc(thing):
            lacking.append(f"{module.__name__}.{name}")
        if inspect.isclass(thing) and not issubclass(thing, (Exception, Warning)):
            for method, value in vars(thing).items():
                if not method.startswith("_") and (callable(value) or isinstance(value, property)):
                    if not inspect.getdoc(value):
                        lacking.append(f"{module.__name__}.{name}.{method}")
assert not lacking, lacking
"""
    )
