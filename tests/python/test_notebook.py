"""The guide's notebook runs from the first cell to the last, and is kept without outputs; its pictures can be drawn."""

import html
import json
import re
import subprocess
import sys

import nbclient
import nbformat
import pytest
from conftest import PATIENCE, ROOT

NOTEBOOK = ROOT / "docs" / "guide" / "notebook.ipynb"


def test_outputs_are_not_kept():
    cells = json.loads(NOTEBOOK.read_text())["cells"]
    assert [c for c in cells if c["cell_type"] == "code"]
    assert not [c for c in cells if c.get("outputs") or c.get("execution_count")]


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """What each cell of code shows, as text; tables of HTML have their tags."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    folder = tmp_path_factory.mktemp("notebook")
    client = nbclient.NotebookClient(notebook, timeout=PATIENCE, resources={"metadata": {"path": str(folder)}})
    client.execute()
    return [
        "\n".join(
            "".join(o.get("text", "")) + o.get("data", {}).get("text/html", o.get("data", {}).get("text/plain", ""))
            for o in cell["outputs"]
        )
        for cell in notebook["cells"]
        if cell["cell_type"] == "code"
    ]


def rows(text):
    return [re.sub("<[^>]*>", " ", html.unescape(row)).split() for row in re.findall(r"(?s)<tr.*?</tr>", text)]


def test_it_shows_what_it_says(shown):
    _, recorded, trace, modules, steps, inside, _ = shown
    assert "problem=''" in recorded
    assert "<table>" in trace and "torch" in trace
    names = [row[0] for row in rows(modules) if row]
    assert any(name.startswith("layers.") for name in names), names
    assert [row[1] for row in rows(steps)[1:]] == [str(n) for n in range(6)]
    assert "aten::linear" in inside


def test_pictures(record):
    """docs/pictures/loop.py draws what was recorded; those that are kept are small."""
    pictures = ROOT / "docs" / "pictures"
    for name in ("loop-before.svg", "loop-after.svg"):
        assert 10_000 < (pictures / name).stat().st_size < 60_000
    assert "attention.0" in (pictures / "loop-after.svg").read_text()
    recorded = record(
        """
import time, traceh
traceh.start()
with traceh.task("outer"), traceh.task("attention.0", domain="d"):
    time.sleep(0.001)
"""
    )

    def draw(*arguments):
        return subprocess.run(
            [sys.executable, pictures / "loop.py", *arguments], capture_output=True, text=True, check=False
        )

    drawn = draw(recorded.folder)
    assert drawn.returncode == 0 and "<title>outer, " in drawn.stdout and "<title>attention.0, " in drawn.stdout
    assert drawn.stdout.count("#e8836b") == 1  # the colour of attention
    assert "outer" not in draw("--apis", "d", recorded.folder).stdout
    empty = draw("--from", "1e6", recorded.folder)
    assert empty.returncode == 1 and "has no call" in empty.stderr and "Traceback" not in empty.stderr
    assert "Traceback" not in draw("/dev/null").stderr
