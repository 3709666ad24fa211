#!/usr/bin/env python3
"""compiler_warnings.py - has the compiler of a meson build folder check every source, without objects: for its warnings

usage: compiler_warnings.py FOLDER [FILE...]
  FOLDER   set up with -Dwerror=true; what its sources include and meson makes is made first
  FILE     only these (as in FOLDER/compile_commands.json)

Status 1 if one does not pass; its messages are shown."""

import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def arguments(command):
    """What the compiler is told besides the source, without what makes an object."""
    kept, skip = [], False
    for word in shlex.split(command["command"]):
        if skip or word in ("-MD", "-c", command["file"]):
            skip = False
        elif word in ("-o", "-MQ", "-MF"):
            skip = True
        else:
            kept.append(word)
    return (command["directory"], *kept)


def check(told, files):
    """All files that are told the same in one process: clang takes longer to start than to read most of them."""
    folder, *words = told
    words += ["-fsyntax-only"]
    shown = subprocess.run([*words, "-###", files[0]], cwd=folder, capture_output=True, text=True, check=False)
    inner = [shlex.split(line) for line in shown.stderr.splitlines() if ' "-cc1" ' in line]
    if len(inner) == 1 and inner[0][-1] == files[0]:  # clang's own process takes several sources, its driver starts one for each
        runs = [[*inner[0][:-1], *files]]
    else:
        runs = [[*words, file] for file in files]
    return [subprocess.run(run, cwd=folder, capture_output=True, text=True, check=False) for run in runs]


def main():
    folder, only = sys.argv[1], sys.argv[2:]
    with open(f"{folder}/compile_commands.json") as f:
        commands = [c for c in json.load(f) if not only or c["file"] in only]
    made = [c["file"] for c in commands if not os.path.exists(os.path.join(c["directory"], c["file"]))]
    if made:  # sources that the build generates
        subprocess.run(["ninja", "-C", folder, *made], stdout=subprocess.DEVNULL, check=True)
    alike = {}
    for command in commands:
        alike.setdefault(arguments(command), []).append(command["file"])
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = sum(pool.map(check, alike, alike.values()), [])
    for result in results:
        print(result.stdout + result.stderr, end="")
    failed = sum(r.returncode != 0 for r in results)
    print(f"{len(commands)} sources in {len(results)} processes, {failed} of which failed")
    sys.exit(failed > 0 or not results)


main()
