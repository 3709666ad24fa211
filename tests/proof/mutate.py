#!/usr/bin/env python3
"""mutate.py - trace.h with mistakes that can be switched on: mutate.py TRACE.H MUTATIONS OUT

MUTATIONS has blocks "== NUMBER SCENARIO WHAT", the text as it is, "--", what stands in its place. Each text stands in
trace.h exactly once, so that a change of the code cannot leave a mutation behind. In OUT weak_mutation == NUMBER
chooses the second text. What only ThreadSanitizer needs is
taken out: memory is accessed as in programs. With -DTURNS_H system calls go by turns.c."""

import re
import sys

source, mutations, out = sys.argv[1:4]
text = open(source, encoding="utf-8").read()
text = text.replace('__attribute__((no_sanitize("thread")))', "")
text = re.sub(r"^#define TRACE__TSAN$", "", text, flags=re.M)
text, n = re.subn(r"^(#define TRACE__SYS\d\(n, [^)]*\)) trace__sys\(", r"\1 TRACE__KERNEL(", text, flags=re.M)
if n != 5:
    sys.exit(f"{source} has {n} macros for system calls, not 5")
edits = []
for block in re.split(r"^== ", open(mutations, encoding="utf-8").read(), flags=re.M)[1:]:
    head, body = block.split("\n", 1)
    old, new = (part.rstrip("\n") for part in (body + "\n").split("\n--\n"))
    if text.count(old) != 1:
        sys.exit(f"mutation {head}: its text stands in {source} {text.count(old)} times, not once")
    edits.append((text.index(old), old, f"if (weak_mutation == {head.split()[0]}) {{\n{new}\n}} else {{\n{old}\n}}"))
end = len(text)
for at, old, new in sorted(edits, reverse=True):
    if at + len(old) > end:
        sys.exit(f"two mutations change the same text: {old}")
    text, end = text[:at] + new + text[at + len(old):], at
with open(out, "w", encoding="utf-8") as f:
    f.write("extern int weak_mutation;\n#ifdef TURNS_H\n#define TRACE__KERNEL turns_sys\n#else\n"
            "#define TRACE__KERNEL trace__sys\n#endif\n" + text)
