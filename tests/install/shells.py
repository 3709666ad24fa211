"""shells.py SHELL SHARE BIN COMMAND...: completes an option of each command, and a file as its argument, as a user would
type in that shell. SHARE has the installed completions. Prints the completions that differ from the expected ones."""

import os
import pty
import select
import subprocess
import sys
import time

shell, share, folder, commands = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
FILE = "a_file_that_has_no_like"
open(FILE, "w").close()


def option_of(command: str) -> tuple[str, str, str]:
    """The unique beginning of an option; the option; another option with an argument."""
    lines = subprocess.run([os.path.join(folder, command), "--help-options"], capture_output=True, text=True, check=True).stdout
    rows = [line.split("\t") for line in lines.splitlines()]
    names = [row[1] for row in rows]
    plain = [row[1] for row in rows if not row[2]]
    typed, name = max(
        ((n[:k], n) for n in plain for k in range(3, len(n)) if [o for o in names if o.startswith(n[:k])] == [n]),
        key=lambda found: len(found[1]),
    )
    return typed, name, next(row[1] for row in rows if row[2] and row[2][0] != "[")


lines, wanted = [], []
for command in commands:
    typed, name, argument = option_of(command)
    lines += [f"{command} {typed}", f"{command} {argument} {FILE[:-4]}"]
    wanted += [f"{command} {name}", f"{command} {argument} {FILE}"]

home = os.path.abspath("home-" + shell)
os.makedirs(home, exist_ok=True)
environment = {"HOME": home, "PATH": folder + ":/usr/bin:/bin", "TERM": "dumb", "LC_ALL": "C.UTF-8", "XDG_DATA_DIRS": share + ":/usr/share"}


def by_fish() -> list[str]:
    got = []
    for line in lines:
        made = subprocess.run(["fish", "-c", "complete -C $argv[1]", line], env=environment, capture_output=True, text=True).stdout
        words = [w.split("\t")[0] for w in made.splitlines()]
        got.append(f"{line.rpartition(' ')[0]} {' '.join(words)}")
    return got


START = {
    "bash": (["bash", "--noprofile", "--norc", "-i"], ". /usr/share/bash-completion/bash_completion"),
    "zsh": (
        ["zsh", "-f", "-i"],
        f"bindkey -e; fpath=({share}/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -d {home}/dump",
    ),
}


def typed_into(words: list[str], first: str) -> list[str]:
    """Types each line and a TAB. The shell prints the completed line, because "echo GOT: " comes before it."""
    pid, terminal = pty.fork()
    if not pid:
        os.execvpe(words[0], words, environment)
    end = time.monotonic() + int(os.environ.get("PATIENCE", "600"))
    seen = b""

    def until(text: bytes, times: int) -> None:
        nonlocal seen
        while seen.count(text) < times:
            if not select.select([terminal], [], [], max(0, end - time.monotonic()))[0]:
                sys.exit(f"{shell} never said {text!r}: {seen[-2000:]!r}")
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                sys.exit(f"{shell} ended: {seen[-2000:]!r}")

    os.write(terminal, f"{first}; PS1='READY''> '\r".encode())
    for n, line in enumerate(lines):
        until(b"READY> ", n + 1)
        os.write(terminal, line.encode() + b"\t\x01echo GOT'': \r")
        until(b"\nGOT: ", n + 1)
    until(b"READY> ", len(lines) + 1)
    os.write(terminal, b"exit\r")
    os.waitpid(pid, 0)
    return [part.split(b"\n")[0].strip().decode() for part in seen.replace(b"\r\n", b"\n").split(b"\nGOT: ")[1:]]


got = by_fish() if shell == "fish" else typed_into(*START[shell])
for expected, made in zip(wanted, got):
    if made != expected:
        print(f"{shell}: '{made}' in place of '{expected}'")
print(f"{shell}: {len(got)} lines completed")
