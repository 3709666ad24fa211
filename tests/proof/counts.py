#!/usr/bin/env python3
"""counts.py - the table of counts of docs/internals/reliability-counts.md: counts.py PAGE COUNTS...

What it comes to, row by row, is put into reliability.md beside it.

COUNTS has lines ROW FORM TRIED SURVIVED LOST TORN WRONG NAME, separated by tabs, as counted() of
tests/lib.sh writes them.
What the quick form counted replaces what it counted before; counts of the long form are added to what is there."""

import datetime
import os
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


def summary(page, table, rows):
    """A line a row: what is tried, how much by each form, and how both ended."""
    tried, ends = {}, {}
    for (row, form, _), (numbers, _) in table.items():
        tried.setdefault(row, {"quick": 0, "long": 0})[form] += numbers[0]
        ends[row] = [a + b for a, b in zip(ends.get(row, [0] * 4), numbers[1:])]
    lines = ["| | What is tried | Tried, quick form | Tried, long form | Survived | Lost | Torn | Wrong |",
             "|---|---|---:|---:|---:|---:|---:|---:|"]
    lines += [f"| {row} | {rows.get(row, '')} | {of['quick']:,} | {of['long']:,} | " + " | ".join(f"{n:,}" for n in ends[row]) + " |"
              for row, of in sorted(tried.items())]
    begin, end = "<!-- summary: begin -->", "<!-- summary: end -->"
    path = os.path.join(os.path.dirname(page), "reliability.md")
    before, rest = open(path, encoding="utf-8").read().split(begin)
    with open(path, "w", encoding="utf-8") as f:
        f.write(before + begin + "\n" + "\n".join(lines) + "\n" + end + rest.split(end)[1])


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
    cells = ([c.strip() for c in line.strip().strip("|").split("|")] for line in before.splitlines() if line.startswith("| "))
    summary(page, table, {int(c[0]): c[1] for c in cells if len(c) == 3 and c[0].isdigit()})


if __name__ == "__main__":
    main()
