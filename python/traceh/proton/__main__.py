"""python -m traceh.proton: profiles a script or pytest as one session."""

import argparse
import os
import runpy
import sys
import traceback

from .. import _options
from .flags import flags
from .profile import BACKENDS, CONTEXTS, DATA, finalize, start

_USAGE = """
  trace-proton [options] script.py [arguments]
  trace-proton [options] pytest [arguments]
  python -m traceh.proton [options] script.py [arguments]"""


def _parser():
    parser = argparse.ArgumentParser(
        prog="trace-proton",
        usage=_USAGE,
        description="Profiles a script or pytest, and writes NAME.hatchet. The recording is in out/, for every tool.",
    )
    parser.add_argument("-n", "--name", help="of the profile, without its ending; default: proton")
    parser.add_argument("-b", "--backend", choices=BACKENDS, help="default: whatever devices are used")
    parser.add_argument("-c", "--context", choices=CONTEXTS, default="shadow", help="default: shadow")
    parser.add_argument("-m", "--mode", help="pcsampling[:interval=N], periodic_flushing[:format=F]")
    parser.add_argument("-d", "--data", choices=tuple(DATA), default="tree", help="default: tree")
    parser.add_argument("-k", "--hook", choices=("triton",), help="triton: names and metrics of launch_metadata")
    parser.add_argument("target", nargs=argparse.REMAINDER, help="the script, or pytest, and its arguments")
    return parser


def _parse(arguments):
    parser = _parser()
    options = parser.parse_args(arguments)
    if not options.target:
        parser.error("there is no script to run: give script.py or pytest, and its arguments")
    return options


def _run_script(script, arguments):
    """Runs it as Python would, and returns its exit status."""
    before = sys.argv
    sys.argv = [script, *arguments]
    sys.path.insert(0, os.path.dirname(os.path.abspath(script)))
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.argv = before
    return 0


def _run(target):
    if os.path.basename(target[0]) == "pytest":
        try:
            import pytest
        except ImportError as error:
            print(f"trace-proton: error: {error}", file=sys.stderr)
            return 2
        return int(pytest.main(target[1:]))
    if not os.path.exists(target[0]):
        print(f"trace-proton: error: there is no script {target[0]}", file=sys.stderr)
        return 2
    return _run_script(target[0], target[1:])


def main(arguments=None):
    if (sys.argv[1:] if arguments is None else arguments) == ["--help-options"]:
        print("\n".join(_options.of_parser(_parser())))
        return 0
    options = _parse(arguments)
    try:
        session = start(
            options.name,
            context=options.context,
            data=options.data,
            backend=options.backend,
            mode=options.mode,
            hook=options.hook,
        )
    except (ImportError, ValueError) as error:
        print(f"trace-proton: error: {error}", file=sys.stderr)
        return 2
    flags.command_line = True  # start() of the script does nothing
    try:
        status = _run(options.target)
    finally:
        flags.command_line = False
        if session is not None:
            finalize(session)
    return status


if __name__ == "__main__":
    sys.exit(main())
