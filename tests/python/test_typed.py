"""The stubs: mypy --strict over the package, and over a program that is right in some lines and wrong in others."""

import os
import re
import subprocess
import sys

from conftest import BUILD, ROOT


def test_stubs(tmp_path):
    program = ROOT / "tests" / "python" / "typed.py"
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
