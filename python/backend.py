"""The build backend of traceh: meson-python, over a source tree that has the whole repository.

The package is a part of the repository's one Meson project, since it contains libtrace-h.so and the tools. meson-python
wants pyproject.toml at the root of a project. So a build makes a tree of links to the repository with pyproject.toml at
its root, in a temporary folder: nothing is written to the checkout, which may be read-only. In an sdist pyproject.toml
lies at the root already.
"""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile

import mesonpy

_HERE = pathlib.Path(__file__).resolve().parent
_ROOT = _HERE.parent
# What a build of the package reads.
_SOURCES = (
    "LICENSE",
    "api-specs",
    "gen",
    "man",
    "meson.build",
    "meson_options.txt",
    "packaging",
    "python",
    "src",
    "tools",
    "trace-h",
    "trace.h",
    "trace_torch.h",
)
# Free-threaded CPython has no Limited API before 3.15: each of its versions has a wheel of its own (python/meson.build).
_FREE_THREADED = bool(sysconfig.get_config_var("Py_GIL_DISABLED"))


@contextlib.contextmanager
def _in_folder(folder):
    before = os.getcwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def _check_checkout():
    missing = [name for name in _SOURCES if not (_ROOT / name).exists()]
    if missing:
        raise SystemExit(
            f"traceh is built from a checkout of trace.h, but {_ROOT} has no {missing[0]}. "
            "Run `pip install ./python` in the checkout, with pip 21.3 or later."
        )


@contextlib.contextmanager
def _tree(settings):
    """Enters the source tree; gives the settings for meson-python."""
    _check_checkout()
    with tempfile.TemporaryDirectory(prefix="traceh-build-") as folder:
        tree, build = _ROOT, pathlib.Path(folder, "build")
        if not (_ROOT / "pyproject.toml").exists():
            tree = pathlib.Path(folder, "tree")
            tree.mkdir()
            for name in _SOURCES:
                (tree / name).symlink_to(_ROOT / name)
            (tree / "pyproject.toml").symlink_to(_HERE / "pyproject.toml")
            build = tree / "build"  # where a checkout has its own: the compiler is told the same words, and ccache knows them
        with _in_folder(tree):
            settings = {"build-dir": os.fspath(build), **(settings or {})}
            settings.pop("platform-tag", None)  # of ours
            if _FREE_THREADED:
                given = settings.get("setup-args", [])
                given = [given] if isinstance(given, str) else given
                settings["setup-args"] = [*given, "-Dpython.allow_limited_api=false"]
            yield settings


def get_requires_for_build_wheel(config_settings=None):
    with _tree(config_settings) as settings:
        return mesonpy.get_requires_for_build_wheel(settings)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    wheel_directory = os.path.abspath(wheel_directory)
    with _tree(config_settings) as settings:
        name = mesonpy.build_wheel(wheel_directory, settings, metadata_directory)
    tags = []
    if not _FREE_THREADED:
        # meson-python names the version that built it, but the extensions use the stable ABI of 3.9 (python/meson.build).
        tags += ["--python-tag", "cp39"]
    if config_settings and "platform-tag" in config_settings:
        # packaging/wheel.sh links for an older C library than this machine's, and says so.
        tags += ["--platform-tag", config_settings["platform-tag"]]
    if not tags:
        return name
    command = [sys.executable, "-m", "wheel", "tags", "--remove", *tags, name]
    done = subprocess.run(command, cwd=wheel_directory, check=True, capture_output=True, text=True)
    return done.stdout.split()[-1]


def _files():
    """The files of an sdist: those of the repository that a build reads."""
    listed = subprocess.run(
        ["git", "-C", os.fspath(_ROOT), "ls-files", "-z", "--", *_SOURCES], capture_output=True, check=False
    )
    if listed.returncode == 0 and listed.stdout:
        return [name for name in os.fsdecode(listed.stdout).split("\0") if name and (_ROOT / name).exists()]
    found = []
    for name in _SOURCES:
        path = _ROOT / name
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        found += [os.fspath(p.relative_to(_ROOT)) for p in inside if p.is_file() and "__pycache__" not in p.parts]
    return found


def get_requires_for_build_sdist(config_settings=None):
    return mesonpy.get_requires_for_build_sdist(config_settings)


def build_sdist(sdist_directory, config_settings=None):
    """meson-python archives the commit of a Git repository: the tree of the sdist becomes one for that."""
    sdist_directory = os.path.abspath(sdist_directory)
    _check_checkout()
    with tempfile.TemporaryDirectory(prefix="traceh-sdist-") as folder:
        tree = pathlib.Path(folder, "tree")
        for name in _files():
            to = tree / name
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(_ROOT / name, to)
        project = (_HERE / "pyproject.toml").read_text().replace('backend-path = ["."]', 'backend-path = ["python"]')
        (tree / "pyproject.toml").write_text(project)
        (tree / "python" / "pyproject.toml").unlink()
        git = ["git", "-c", "user.name=traceh", "-c", "user.email=traceh", "-c", "commit.gpgsign=false"]
        for command in (["init", "-q"], ["add", "-A", "-f"], ["commit", "-q", "-m", "sdist", "--no-verify"]):
            subprocess.run(git + command, cwd=tree, check=True)
        with _in_folder(tree):
            settings = {"build-dir": os.path.join(folder, "build"), **(config_settings or {})}
            return mesonpy.build_sdist(sdist_directory, settings)
