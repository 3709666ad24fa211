"""patterns.py ROOT [TABLE] - counts, for each area of pages, sentences that are hard to read, and compares with TABLE.

TABLE (patterns.txt beside this script) has a line for each area: the numbers that are allowed. A larger number is an
error: the sentences of that area are printed, and the exit status is 1. When you rewrite a page, lower its number.

    long       sentences of more than 25 words
    openings   sentences that begin with "Of", "What", "Who" or "To what"
    retired    private words with a standard term, and words to leave out

`patterns.py ROOT --print AREA` prints the sentences that count in AREA; `patterns.py ROOT --table` prints the table of
today. Blocks of code, tables, headings and comments do not count. `code` is one word, and so is the target of a link."""
import glob
import os
import re
import sys

AREAS = {  # what is written as prose; CHANGELOG.md is a list
    "README.md": ["README.md"],
    "CONTRIBUTING.md": ["CONTRIBUTING.md", "SECURITY.md", "docs/README.md"],
    "docs/guide": ["docs/guide/*.md"],
    "docs/reference": ["docs/reference/*.md"],
    "docs/backends": ["docs/backends/*.md"],
    "docs/internals": ["docs/internals/*.md"],
    "docs/performance": ["docs/performance/*.md"],
    "tests": ["tests/README.md", "tests/*/README.md"],
}
LONGEST = 25
KINDS = ["long", "openings", "retired"]
OPENINGS = re.compile(r"(?:Of|What|Who|To what)\s")
# words of the glossary that mean nothing else in a page: "room" or "word" have honest uses and are not here
RETIRED = re.compile(
    r"\b(?:as a rule|seldom|nobody|somebody|undisturbed|retells?|retold|roster|crews?|meetings?|allowance"
    r"|hand(?:s|ed|ing)? over|who asked|stands? (?:in|beside|behind|under|on|before)|lies? (?:in|beside|behind)"
    r"|meanwhile|besides?|but for|and the like|or the like|that is, )\b", re.I)
SHORT_FORMS = re.compile(r"\b(?:e\.g|i\.e|cf|vs|approx)\.$")


def paragraphs(page):
    """(number of the first line, text) of each paragraph and list item."""
    fence, comment, begun, lines = None, False, 0, []
    for number, line in enumerate(page.split("\n") + [""], 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        item = re.match(r"\s*(?:[-*]|\d+\.) +(.*)", line)
        outside = not (fence or comment)
        if mark and (fence is None or line.strip().startswith(fence)):
            fence = None if fence else mark.group(1)
        comment = (comment or "<!--" in line) and "-->" not in line and not fence
        prose = outside and not mark and "<!--" not in line and not re.match(r"\s*(?:$|#|\||!\[|\[[^]]+\]: )", line)
        if lines and (not prose or item):
            yield begun, " ".join(lines)
            lines = []
        if prose:
            begun = begun if lines else number
            lines.append(item.group(1) if item else line.strip())


def sentences(text):
    text = re.sub(r"`+[^`]*`+", lambda code: "`" + "x" * (len(code.group()) > 2) + "`", text)
    text = re.sub(r"!?\[([^]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"https?://\S+", "URL", text)
    part = ""
    for piece in re.split(r"(?<=[.!?])((?:[\"')*]*)\s+)", text):
        part += piece
        if re.search(r"[^\s.][.!?][\"')*]*\s+$", part) and not SHORT_FORMS.search(part.strip()):
            yield part.strip()
            part = ""
    if part.strip():
        yield part.strip()


def judge(sentence):
    """The kinds that this sentence counts as; a retired word each time."""
    plain = sentence.lstrip("*(\"' ")
    if len(re.findall(r"\w[\w'’/.,%-]*|`x`", plain)) > LONGEST:
        yield "long"
    if OPENINGS.match(plain):
        yield "openings"
    for _ in RETIRED.finditer(plain):
        yield "retired"


def found(root, area):
    """(kind, FILE:LINE: sentence) of all that counts."""
    for pattern in AREAS[area]:
        for page in sorted(glob.glob(os.path.join(root, pattern))):
            with open(page, encoding="utf-8") as f:
                for number, text in paragraphs(f.read()):
                    for sentence in sentences(text):
                        for kind in judge(sentence):
                            yield kind, "%s:%d: %s: %s" % (os.path.relpath(page, root), number, kind, sentence)


def read(table):
    allowed = {}
    with open(table, encoding="utf-8") as f:
        for line in f:
            if line.strip() and not line.startswith("#"):
                area, *numbers = line.split()
                allowed[area] = dict(zip(KINDS, map(int, numbers)))
    return allowed


def main():
    root = sys.argv[1]
    if sys.argv[2:3] == ["--print"]:
        print("\n".join(line for _, line in found(root, sys.argv[3])))
        return 0
    counts = {area: list(found(root, area)) for area in AREAS}
    if sys.argv[2:3] == ["--table"]:
        print("# %-18s" % "area" + "".join("%10s" % kind for kind in KINDS))
        for area, lines in counts.items():
            print("%-20s" % area + "".join("%10d" % sum(k == kind for k, _ in lines) for kind in KINDS))
        return 0
    table = sys.argv[2] if len(sys.argv) > 2 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "patterns.txt")
    allowed, wrong = read(table), 0
    for area, lines in counts.items():
        for kind in KINDS:
            here = [line for k, line in lines if k == kind]
            limit = allowed.get(area, {}).get(kind, 0)
            if len(here) > limit:
                wrong = 1
                print("%s: %s: %d, allowed are %d: rewrite a sentence that you added, one of these:" % (area, kind, len(here), limit))
                print("\n".join(here))
    return wrong


sys.exit(main())
