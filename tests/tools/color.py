"""color.py TOOLS RECORDING WORK - colours and widths on a pseudo terminal, and none where nobody looks

TOOLS: the folder of the commands. RECORDING is a folder, and has a failed call. Prints what is wrong, nothing else.
"""
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios

tools, recording, work = sys.argv[1:4]
ESCAPE = re.compile(rb"\x1b\[[0-9;]*m")
base = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CLICOLOR_FORCE", "COLUMNS", "TERM")}


def on_terminal(command, columns=100, stderr=False, **env):
    """What a command writes to a terminal of that width."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    out, err = (subprocess.PIPE, slave) if stderr else (slave, subprocess.PIPE)
    p = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, env={**base, "TERM": "xterm", **env})
    os.close(slave)
    text = b""
    while True:
        try:
            piece = os.read(master, 65536)
        except OSError:
            break
        if not piece:
            break
        text += piece
    p.communicate()
    os.close(master)
    return text.replace(b"\r\n", b"\n")


def to_pipe(command, **env):
    return subprocess.run(command, capture_output=True, env={**base, "TERM": "xterm", **env}).stdout


def check(what, good):
    if not good:
        print(what)


def tool(name, *options):
    return [os.path.join(tools, name), *options, recording]


tally, info, trace_print = tool("trace-tally"), tool("trace-info"), tool("trace-print")
report = tool("trace-report")
for name, command in ("trace-tally", tally), ("trace-info", info), ("trace-print", trace_print), ("trace-report", report):
    colored, plain = on_terminal(command), on_terminal(command, NO_COLOR="1")
    check(f"{name}: nothing stands out on a terminal", ESCAPE.search(colored))
    check(f"{name}: every escape is ended", colored.count(b"\x1b[0m") * 2 == len(ESCAPE.findall(colored)))
    check(f"{name}: NO_COLOR", not ESCAPE.search(plain))
    check(f"{name}: widths count no escapes", ESCAPE.sub(b"", colored) == plain)
    for rank in ("OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK"):  # the launcher made the terminal
        check(f"{name}: none with {rank}", not ESCAPE.search(on_terminal(command, **{rank: "0"})))
    check(f"{name}: an empty NO_COLOR is none", ESCAPE.search(on_terminal(command, NO_COLOR="")))
    check(f"{name}: TERM=dumb", not ESCAPE.search(on_terminal(command, TERM="dumb")))
    check(f"{name}: no TERM", not ESCAPE.search(on_terminal(command, TERM="")))
    check(f"{name}: a pipe", not ESCAPE.search(to_pipe(command)))
    check(f"{name}: CLICOLOR_FORCE in a pipe", ESCAPE.search(to_pipe(command, CLICOLOR_FORCE="1")))
    check(f"{name}: CLICOLOR_FORCE=0 in a pipe", not ESCAPE.search(to_pipe(command, CLICOLOR_FORCE="0")))
    check(f"{name}: NO_COLOR against CLICOLOR_FORCE", not ESCAPE.search(to_pipe(command, CLICOLOR_FORCE="1", NO_COLOR="1")))
    check(f"{name}: --color=always in a pipe", ESCAPE.search(to_pipe(tool(name, "--color=always"), NO_COLOR="1")))
    check(f"{name}: --color=never on a terminal", not ESCAPE.search(on_terminal(tool(name, "--color=never"), CLICOLOR_FORCE="1")))
    check(f"{name}: --color=auto", ESCAPE.search(on_terminal(tool(name, "--color=auto"))))
    check(f"{name}: JSON", not ESCAPE.search(to_pipe(tool(name, "--json", "--color=always"))))
    file = os.path.join(work, "colors.txt")
    to_pipe(tool(name, "--color=always", "-o", file))
    check(f"{name}: a file", os.path.getsize(file) and not ESCAPE.search(open(file, "rb").read()))
check("trace-tally: CSV", not ESCAPE.search(to_pipe(tool("trace-tally", "--csv", "--color=always"))))
check("trace-tally: failed calls are red", re.search(rb"\x1b\[1;31m[1-9][0-9]*\x1b\[0m", on_terminal(tally)))
check("trace-print: failed calls are red", b"\x1b[1;31m ERROR\x1b[0m\n" in on_terminal(trace_print))
merge = tool("trace-merge", "-o", os.path.join(work, "colors.bin"))
check("trace-merge: titles", ESCAPE.search(on_terminal(merge)))
for name in "trace-tally", "trace-print", "trace-info", "trace-merge", "to-perfetto", "trace-diff", "trace-export", "trace-run":
    path = os.path.join(tools, name)
    check(f"{name}: its errors", b": \x1b[1;31merror: \x1b[0m" in on_terminal([path, "--color=often"], stderr=True))
    check(f"{name}: its help", ESCAPE.search(on_terminal([path, "--help"])) and not ESCAPE.search(to_pipe([path, "--help"])))
run = [os.path.join(tools, "trace-run"), "--color=always", f"--replay={recording}"]
text = subprocess.run(run, capture_output=True, env=base).stderr
check("trace-run hands --color on", ESCAPE.search(text))

# every view fits every terminal from 80 columns on, and COLUMNS goes before the terminal's own
VIEWS = ([], ["--tree"], ["--callers"], ["--by", "rank,name"], ["--by", "host,process,thread,name"], ["--by", "api"], ["--per-rank"], ["--balance"],
         ["--sizes"], ["--collectives"], ["--launches"], ["--messages"])
for columns in 80, 100, 132, 200:
    for view in VIEWS:
        text = ESCAPE.sub(b"", on_terminal(tool("trace-tally", *view), columns=columns)).decode()
        widest = max(len(line) for line in text.split("\n"))
        check(f"trace-tally {' '.join(view)}: {widest} columns of {columns}", widest <= columns)
        widths = {len(line) for line in text.split("\n\n")[2].split("\n")} if not view else {0}
        check(f"trace-tally: rows of one table differ: {widths}", len(widths) == 1)
    text = ESCAPE.sub(b"", on_terminal(tool("trace-info", "-p"), columns=columns)).decode()
    check(f"trace-info -p at {columns}", max(len(line) for line in text.split("\n")) <= columns)
check("COLUMNS goes first", on_terminal(tally, columns=200, COLUMNS="80") == on_terminal(tally, columns=80))
check("--wide shows all", ESCAPE.sub(b"", on_terminal(tool("trace-tally", "--wide"), columns=80)) == to_pipe(tally))
