"""--help-options of the commands: one line for each option, for programs, like the commands in C. A line has the letter,
the name, the argument and the meaning, separated by tabs. tools/completions.sh reads them."""

import argparse
import re
from collections.abc import Iterator


def of_parser(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        name = next((s for s in action.option_strings if s.startswith("--")), None)
        if name is None:
            continue
        letter = next((s for s in action.option_strings if len(s) == 2), "")
        argument = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
        choices = list(action.choices or ())
        words = ", ".join(map(str, choices)) + "; " if len(choices) > 1 else ""
        yield "\t".join((letter, name, argument, words + (action.help or "").split("\n")[0]))


def of_help(text: str) -> Iterator[str]:
    """Parses lines such as "  -r, --ranks LIST   only these ranks"."""
    for line in text.splitlines():
        found = re.fullmatch(r"  (?:(-\w), |    )(--[\w-]+)(?: ([A-Z]+))? {2,}(.+)", line)
        if found:
            yield "\t".join(part or "" for part in found.groups())
