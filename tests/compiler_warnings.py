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


def check(command):
    words = shlex.split(command["command"])
    kept, skip = [], False
    for word in words:
        if skip or word in ("-MD", "-c"):
            skip = False
        elif word in ("-o", "-MQ", "-MF"):
            skip = True
        else:
            kept.append(word)
    kept.append("-fsyntax-only")
    return subprocess.run(kept, cwd=command["directory"], capture_output=True, text=True, check=False)


def main():
    folder, only = sys.argv[1], sys.argv[2:]
    with open(f"{folder}/compile_commands.json") as f:
        commands = [c for c in json.load(f) if not only or c["file"] in only]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(check, commands))
    for result in results:
        print(result.stdout + result.stderr, end="")
    failed = sum(r.returncode != 0 for r in results)
    print(f"{len(results)} sources, {failed} failed")
    sys.exit(failed > 0 or not results)


main()
