"""rules.py - mutated rules and models of three APIs, to a trace-gen with sanitizers: it ends with status 0, 1 or 2.

usage: rules.py TRACE_GEN API_SPECS SECONDS FOLDER     what fails stays in FOLDER, as rules-N/
"""

import os
import random
import re
import shutil
import subprocess
import sys
import time

APIS = {"ccl": ["ccl-2022.2.0.model", "ccl-2022.1.2.model"], "nccl": ["nccl-2.32.3.model", "nccl-2.28.9.model"],
        "mpi": ["mpich-4.0.2.model", "openmpi-4.1.4.model"]}
OFTEN = [12, 12, 1]  # the last takes seconds a run
TOKENS = [b"(", b")", b"[", b"]", b"{", b"}", b'"', b",", b"*", b"%", b"\\", b"\0", b"\n", b" ", b"=", b"->", b":", b"<",
          b"4294967295", b"-1", b"A" * 5000, b"\xff"]


def mutate(text, words):
    b = bytearray(text)
    for _ in range(random.choice((1, 1, 2, 4, 8))):
        what, i, j = random.randrange(6), random.randrange(len(b) + 1), random.randrange(len(b) + 1)
        if what == 0:
            del b[i : i + random.randrange(1, 20)]
        elif what == 1:
            b[i:i] = random.choice(TOKENS)
        elif what == 2:
            b[i : i + 1] = bytes([random.randrange(256)])
        elif what == 3:
            b[i:i] = b[j : j + random.randrange(1, 200)]
        elif what == 4:
            b[i:i] = random.choice(words)
        else:
            del b[i:]
    return bytes(b)


def run(command):
    """What went wrong, or None."""
    env = dict(os.environ, ASAN_OPTIONS="detect_leaks=0", UBSAN_OPTIONS="print_stacktrace=1")
    try:
        done = subprocess.run(command, capture_output=True, timeout=30, env=env)
    except subprocess.TimeoutExpired:
        return "no end"
    if 0 <= done.returncode <= 2 and b"Sanitizer" not in done.stderr and b"runtime error" not in done.stderr:
        return None
    said = re.search(rb"SUMMARY: [^\n]*|[^\n]*runtime error[^\n]*", done.stderr)
    return said.group(0).decode(errors="replace") if said else "status %d" % done.returncode


def main():
    gen, specs, seconds, folder = sys.argv[1:]
    end, runs, found = time.monotonic() + float(seconds), 0, set()
    now = os.path.join(folder, "rules-now")
    os.makedirs(now, exist_ok=True)
    while time.monotonic() < end:
        api = random.choices(list(APIS), OFTEN)[0]
        names = [api + ".rules"] + APIS[api]
        texts = [open(os.path.join(specs, api, name), "rb").read() for name in names]
        which = 0 if random.random() < 0.7 else 1
        texts[which] = mutate(texts[which], re.findall(rb"[A-Za-z_*]+", texts[0]))
        paths = [os.path.join(now, name) for name in names]
        for path, text in zip(paths, texts):
            with open(path, "wb") as f:
                f.write(text)
        how = random.choice((["emit", "--part", "calls"], ["emit"], ["table"]))
        wrong = run([gen, *how, "--rules", *paths, "-o", "/dev/null"])
        runs += 1
        if wrong and wrong not in found:
            found.add(wrong)
            kept = os.path.join(folder, "rules-%d" % len(found))
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(now, kept)
            print("%s: %s: %s" % (kept, " ".join(how), wrong))
    shutil.rmtree(now)
    print("%d runs, %d failures" % (runs, len(found)))
    return 1 if found else 0


sys.exit(main())
