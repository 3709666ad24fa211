#!/usr/bin/env python3
"""counts.py - the table of counts of docs/internals/reliability.md: counts.py PAGE COUNTS...

COUNTS has lines ROW FORM TRIED SURVIVED LOST TORN WRONG NAME, separated by tabs, as counted() of
tests/lib.sh writes them.
What the quick form counted replaces what it counted before; counts of the long form are added to what is there."""

import datetime
import sys

BEGIN, END = "<!-- counts: begin -->", "<!-- counts: end -->"
HEAD = ["| Row | Test | Form | Tried | Survived | Lost | Torn | Wrong | Counted |",
        "|---|---|---|---:|---:|---:|---:|---:|---|"]


def read(lines):
    table = {}
    for line in lines:
        cells = [c.strip() for c in line.strip().strip("|").split("|")]
        if len(cells) == 9 and cells[0].isdigit():
            table[int(cells[0]), cells[2], cells[1]] = [int(c.replace(",", "")) for c in cells[3:8]], cells[8]
    return table


def main():
    page, *counts = sys.argv[1:]
    before, rest = open(page, encoding="utf-8").read().split(BEGIN)
    old, after = rest.split(END)
    table = read(old.splitlines())
    today, new = datetime.date.today().isoformat(), {}
    for line in (line for path in counts for line in open(path, encoding="utf-8")):
        row, form, *numbers, name = line.rstrip("\n").split("\t")
        sums = new.setdefault((int(row), form, name), [0] * 5)
        for k, number in enumerate(numbers):
            sums[k] += int(number)
    for key, sums in new.items():
        since = today
        if key[1] == "long" and key in table:
            sums = [a + b for a, b in zip(sums, table[key][0])]
            since = table[key][1].split(" ")[0]
        table[key] = sums, since if since == today else f"{since} to {today}"
    lines = [f"| {row} | {name} | {form} | " + " | ".join(f"{n:,}" for n in sums) + f" | {when} |"
             for (row, form, name), (sums, when) in sorted(table.items(), key=lambda e: (e[0][0], e[0][2], e[0][1] == "long"))]
    with open(page, "w", encoding="utf-8") as f:
        f.write(before + BEGIN + "\n" + "\n".join(HEAD + lines) + "\n" + END + after)


if __name__ == "__main__":
    main()
