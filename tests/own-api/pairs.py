#!/usr/bin/env python3
"""pairs.py TRACE_GEN TABLE FOLDER: makes a header and a library of the table's functions, has trace-gen explain how it
records them, and prints how many answers are right, and those that are not."""
import subprocess
import sys

gen, table, folder = sys.argv[1:]
rows = [line.rstrip("\n").split("\t") for line in open(table) if not line.startswith("#")]
with open(f"{folder}/pairs.h", "w") as header, open(f"{folder}/pairs.c", "w") as source:
    header.write("#include <stddef.h>\n")
    for _, prototype, _ in rows:
        header.write(prototype + ";\n")
        name = prototype.split("(")[0].split()[-1]
        source.write(f"int {name}(void) {{ return 0; }}\n")
subprocess.run(["gcc", "-shared", "-fPIC", "-o", f"{folder}/libpairs.so", f"{folder}/pairs.c"], check=True)
said = subprocess.run([gen, "--header", f"{folder}/pairs.h", "--lib", f"{folder}/libpairs.so", "--explain", "--secrets"], check=True,
                      capture_output=True, text=True).stdout
how = {}
for line in said.splitlines():
    function, parameter, decision, reason = line.split(" : ", 3)
    assert reason, line
    how[function, parameter] = decision.replace(" ", "_")
right = wrong = 0
for library, prototype, answers in rows:
    name = prototype.split("(")[0].split()[-1]
    for answer in answers.split():
        parameter, want = answer.split("=")
        got = how.get((name, parameter), "nothing")
        right += got == want
        wrong += got != want
        if got != want:
            print(f"wrong: {library} {name} {parameter}: {got}, right is {want}")
print(f"{right} right, {wrong} wrong, of {len({r[0] for r in rows})} libraries")
