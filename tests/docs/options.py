"""options.py ROOT BUILD FILE...: compares pages, help and manuals with the commands' tables of options

Every command line is split as a shell splits it. Each of its options has to be in the command's table (--help-options),
word for word. A letter that only old scripts use is wrong, and so is an abbreviated name. Tables of options that several
commands share are compared, too. FILE: pages (.md), else plain text; none: all pages, and what the commands print.
Prints the differences.
"""

import glob
import os
import re
import shlex
import subprocess
import sys

root, build, files = sys.argv[1], sys.argv[2], sys.argv[3:]
STEPS = ("wrap", "model", "emit", "table", "driver")  # of trace-gen
MODULES = {"traceh.query": "trace-query", "traceh.proton": "trace-proton", "traceh.proton.viewer": "trace-proton-viewer"}
# Commands that have no option to choose what is read.
NOT_READERS = {"trace-run", "trace-gen", "trace-proton", "trace-proton-viewer"}


def run(*words):
    made = subprocess.run(words, capture_output=True, text=True)
    return made.stdout


class Table:
    def __init__(self, *words):
        rows = [line.split("\t") for line in run(*words, "--help-options").splitlines()]
        assert rows, words
        self.names = {row[1]: row[2] for row in rows}
        self.own = set(self.names)
        self.letters = {row[0][1]: row[2] for row in rows if row[0]}
        # one spelling is shown, and the other one is understood
        for one, other in (("--rank", "--ranks"), ("--api", "--apis")):
            for a, b in ((one, other), (other, one)):
                if a in self.names:
                    self.names.setdefault(b, self.names[a])


commands = sorted(
    os.path.basename(f) for f in glob.glob(os.path.join(build, "*")) if re.fullmatch(r"(trace-(?!h\b)[a-z-]+|to-perfetto)", os.path.basename(f))
    and os.path.isfile(f) and os.access(f, os.X_OK) and not f.endswith("-of-models")
)  # fmt: skip
tables = {c: Table(os.path.join(build, c)) for c in commands}
tables.update({f"trace-gen {s}": Table(os.path.join(build, "trace-gen"), s) for s in STEPS})
tables["trace-query"].names.setdefault("--help-all", "")
TOOL = re.compile(r"(?<![\w./-])(?:[\w./$~-]*/)?(" + "|".join(sorted(commands, key=len, reverse=True)) + r")(?![\w.-])")
MODULE = re.compile(r"python3? -m (traceh\.[a-z.]+[a-z])")
wrong = []


def split(line):
    """Words of a shell's line up to what ends a command. Quotes that do not close end at the line's end."""
    words = shlex.shlex(line, posix=True, punctuation_chars="|&;<>()")
    words.whitespace_split = True
    words.commenters = "#"
    try:
        for word in words:
            if word[0] in "|&;)":
                return
            yield word
    except ValueError:
        return


def check(tool, words, where, prose):
    """The options among the words behind a command."""
    words = list(words)
    if tool == "trace-gen" and words and words[0] in STEPS:
        tool = f"trace-gen {words.pop(0)}"
    table = tables[tool]
    i = 0
    while i < len(words):
        word = words[i].rstrip(".,;:!?'\"" if prose else "").replace("`", "")
        i += 1
        if word == "--":
            return
        if not word.startswith("-") or word == "-" or not re.match(r"--?[a-zA-Z]", word):
            if word and tool in ("trace-run", "trace-proton") and word[0] not in "<>[":
                return  # a program and its own options
            continue
        if word.startswith("--"):
            name = re.match(r"--[a-zA-Z][\w-]*\+*", word)[0]
            argument, rest = table.names.get(name), word[len(name) :]
            if argument is None:
                wrong.append(f"{where}: {tool} has no {name}")
                continue
        else:
            rest = word[1:]
            argument = ""
            while rest and not argument:
                if not rest[0].isalpha():
                    break
                argument, letter, rest = table.letters.get(rest[0]), rest[0], rest[1:]
                if argument is None:
                    wrong.append(f"{where}: {tool} has no -{letter}")
                    break
        # a value is a word of its own if the option needs one; what may be left out stands there before the --
        if argument and not rest and (argument[0] != "[" or argument == "[DIR]" or "--" in words[i:]):
            i += i < len(words) and not (argument[0] == "[" and words[i].startswith("-"))


def check_line(line, where, prose=False):
    for m in MODULE.finditer(line):
        if m[1] in MODULES:
            check(MODULES[m[1]], split(line[m.end() :]), where, prose)
    found = list(TOOL.finditer(line))
    for m, after in zip(found, found[1:] + [None]):
        rest = line[m.end() : after.start() if after else None]
        if rest and not rest[0].isspace():
            continue  # a word that only begins like it, or the end of a sentence
        if prose:  # what is behind two spaces says what it is for
            rest = re.split(r"\s{2,}|[()\[\]{}|]", rest[1:])[0]
        check(m[1], split(rest), where, prose)


def lines_of(text):
    """Numbered lines, with those that a backslash continues joined."""
    number, joined = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        joined += line
        if line.endswith("\\"):
            joined = joined[:-1] + " "
            continue
        yield number, joined
        joined = ""


def check_spread(line, where):
    """A row of a table: | `-r`, `--ranks LIST` | `trace-tally`, `trace-print`; `--apis` of `trace-diff` | ..."""
    cells = [c.strip() for c in re.split(r"(?<!\\)\|", line)[1:-1]]
    if len(cells) != 3 or not re.match(r"`--?[a-zA-Z]", cells[0]):
        return
    options = re.findall(r"`(--?[a-zA-Z][\w-]*)", cells[0])
    rest = re.sub(r"`--[^`]*` of `[^`]*`|`[^`]*` has (?:`[^`]*`(?: and )?)+", "", cells[1])
    but = set(re.findall(r"`([^`]+)`", (re.findall(r"but [^;]*|except [^;]*", rest) or [""])[0]))
    rest = re.sub(r"(?:but|except) [^;]*", "", rest)
    named = {t for t in re.findall(r"`([^`]+)`", rest) if t in tables}
    if rest.startswith("all that read traces"):
        named = set(commands) - NOT_READERS
    elif rest.startswith("all"):
        named = set(commands)
    for tool in sorted(named - but):
        for option in options:
            if option not in tables[tool].names and option[1:] not in tables[tool].letters:
                wrong.append(f"{where}: {tool} has no {option}")
    for option in options if named else []:
        for tool in commands:  # Proton's commands have other meanings
            if option in tables[tool].own and not tool.startswith("trace-proton") and tool not in named | but and f"`{tool}`" not in cells[1]:
                wrong.append(f"{where}: {tool} has {option}, too")


def check_page(text, name):
    fence, inline = None, re.compile(r"(?<!`)`([^`]+)`(?!`)")
    for number, line in lines_of(text):
        where = f"{name}:{number}"
        mark = re.match(r"\s*(```+)(\w*)", line)
        if mark:
            fence = None if fence is not None else mark[2]
            continue
        if fence is not None:
            check_line(line, where)
            continue
        line = line.replace("\\|", "|") if line.startswith("|") else line
        if line.startswith("|"):
            check_spread(line, where)
        for code in inline.findall(line):
            check_line(code, where)
        for option, tool in re.findall(r"`(--?[a-zA-Z][\w-]*)[^`]*` of `([a-z-]+)`", line):
            if tool in tables and option not in tables[tool].names and option[1:] not in tables[tool].letters:
                wrong.append(f"{where}: {tool} has no {option}")


def check_plain(text, name):
    for number, line in lines_of(text):
        check_line(re.sub(r"`", " ", line), f"{name}:{number}", prose=True)


def check_file(path, name):
    text = open(path, errors="replace").read()
    if name.endswith(".md"):
        check_page(text, name)
    elif re.search(r"\.[0-9]$", name):
        check_plain(re.sub(r"\\f[BIRP]|\\&", "", text.replace("\\-", "-")), name)
    else:
        check_plain(text, name)


if files:
    for file in files:
        check_file(file, os.path.basename(file))
else:
    listed = run("git", "-C", root, "ls-files", "*.md", "examples", "src", "tools", "gen", "python", "trace.h", "man").split("\n")
    for name in sorted(filter(None, listed)):
        if name == "CHANGELOG.md":  # it tells of options that are gone
            continue
        check_file(os.path.join(root, name), name)
    for page in sorted(glob.glob(os.path.join(build, "*.[13]"))):
        check_file(page, os.path.basename(page))
    for command in commands:
        check_plain(run(os.path.join(build, command), "--help"), f"{command} --help")
        check_plain(run(os.path.join(build, command), "--help-all"), f"{command} --help-all")
    for step in STEPS:
        check_plain(run(os.path.join(build, "trace-gen"), step, "--help-all"), f"trace-gen {step} --help-all")
print("".join(line + "\n" for line in dict.fromkeys(wrong)), end="")
sys.exit(bool(wrong))
