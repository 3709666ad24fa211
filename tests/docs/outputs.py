"""outputs.py PAGE TEXT OUTPUT - the block of output in PAGE that has TEXT, against what the command prints now

OUTPUT is a file with that. Each line of the block must be in it, in the same order, but for what differs from run to
run: numbers, times, sizes, dates, widths of columns, which of the table's rows comes first, and which function was the
slowest. Prints the lines that are not there; the exit status is 1 then, and when no block has TEXT."""
import re
import sys

VARIES = {"Slowest function"}  # columns whose texts are a matter of times


def shape(line):
    """A line without what differs."""
    line = re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "DATE", line)
    line = re.sub(r"(?<![\w.])\d+(\.\d+)?(ns|us|ms|s)\b", "TIME", line)
    line = re.sub(r"(?<![\w.])\d+(\.\d+)?(B|kB|MB|GB)\b", "SIZE", line)
    line = re.sub(r"(?<![\w.])-?\d+(\.\d+)?(e[-+]?\d+)?\b", "N", line)
    return "|".join(re.sub(r"\s+", " ", cell).strip() for cell in line.split("|"))


def tables(lines):
    """Runs of lines: rows of one table are sorted, for their order may differ; other lines are alone."""
    out = []
    for line in lines:
        if "|" in line and out and out[-1][-1].count("|") == line.count("|") > 1:
            heads, cells = out[-1][0].split("|"), shape(line).split("|")
            out[-1].append("|".join("NAME" if head in VARIES else cell for head, cell in zip(heads, cells)))
        elif line.strip():
            out.append([shape(line)])
    return [run[:1] + sorted(run[1:]) for run in out]


def missing(block, printed):
    """Lines of the block that are not in what was printed."""
    at, lost = 0, []
    for run in block:
        found = next((k for k in range(at, len(printed)) if printed[k][0] == run[0]), None)
        if found is None:
            lost.append(run[0])
            continue
        at = found
        left = list(printed[found][1:])
        for line in run[1:]:
            if line in left:
                left.remove(line)
            else:
                lost.append(line)
    return lost


def outputs(path):
    """Blocks of a page that have no language."""
    block = None
    with open(path, encoding="utf-8") as f:
        for line in f.read().split("\n"):
            if line.startswith("```") and block is None:
                language, block = line[3:], []
            elif line.startswith("```"):
                if not language:
                    yield block
                block = None
            elif block is not None:
                block.append(line)


page, text, output = sys.argv[1:]
blocks = [b for b in outputs(page) if text in "\n".join(b)]
with open(output, encoding="utf-8") as f:
    now = tables(f.read().split("\n"))
if len(blocks) != 1:
    sys.exit("%s: %d blocks have %s" % (page, len(blocks), text))
wrong = missing(tables(blocks[0]), now)
print("\n".join("%s: nothing printed looks like: %s" % (page, w) for w in wrong), end="\n" if wrong else "")
sys.exit(1 if wrong else 0)
