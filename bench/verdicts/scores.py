"""scores.py - results of many runs as tables, and in the page that publishes them

The results of all families are kept in one file, a line for each run. A run of a family replaces the lines of that
family. Tables are always made from the file."""

import collections
import datetime
import os

from judging import Result

STRONG = 20  # % of a step: the goal concerns causes of this strength and more
FIELDS = ("date",) + Result._fields


def number(text):
    return float(text) if text else None


class Book:
    """The file of results."""

    def __init__(self, path):
        self.path, self.rows = path, []  # (date, Result)
        for line in open(path) if os.path.exists(path) else ():
            cells = line.rstrip("\n").split("\t")
            if len(cells) != len(FIELDS) or cells[0] == "date":
                continue
            r = dict(zip(FIELDS, cells))
            date = r.pop("date")
            r.update(strength=int(r["strength"] or 0), seed=int(r["seed"]), ms=number(r["ms"]), true_ms=number(r["true_ms"]))
            self.rows.append((date, Result(**r)))

    def replace(self, results):
        families = {r.family for r in results}
        today = datetime.date.today().isoformat()
        self.rows = [(d, r) for d, r in self.rows if r.family not in families] + [(today, r) for r in results]

    def write(self):
        with open(self.path, "w") as f:
            f.write("\t".join(FIELDS) + "\n")
            for date, r in self.rows:
                cells = ["%.3f" % c if isinstance(c, float) else "" if c is None else str(c) for c in r]
                f.write("\t".join([date] + cells) + "\n")


def is_well(r):
    return r.verdict in ("right", "false")


BANDS = ((50, "50 % and more"), (20, "20 to 50 %"), (10, "10 to 20 %"), (1, "below 10 %"), (0, ""))


def band(r):
    return next(name for least, name in BANDS if r.strength >= least)


def by_cause(results):
    """Markdown: by cause and strength, how often the report was right."""
    rows = collections.OrderedDict()
    for r in sorted(results, key=lambda r: r.strength):
        rows.setdefault((r.cause, band(r)), []).append(r)
    names = list(dict.fromkeys(r.cause for r in results))
    rows = collections.OrderedDict(sorted(rows.items(), key=lambda row: names.index(row[0][0])))
    lines = ["| Cause | Strength | Runs | Named first | Named | Wrong | Missed | False | Cost off by |",
             "|---|---|---|---|---|---|---|---|---|"]
    for (cause, strong), group in rows.items():
        n = collections.Counter(r.verdict for r in group)
        off = sorted(abs(r.ms / r.true_ms - 1) for r in group if r.ms and r.true_ms)
        said = collections.Counter(r.said for r in group if r.verdict in ("wrong", "false", "named"))
        lines.append("| %s | %s | %d | %d | %d | %d | %d | %d | %s |" % (
            cause + (" (says %s)" % ", ".join("`%s`" % s for s in said) if said else ""), strong, len(group),
            n["first"], n["first"] + n["named"], n["wrong"], n["missed"], n["false"], "%.0f %%" % (100 * off[(len(off) - 1) // 2]) if off else ""))
    return "\n".join(lines) + "\n"


def by_kind(results):
    """Markdown: by kind of finding; false: it came first in a run with another cause, or with none."""
    lines = ["| Kind | Runs with it | Named first | Named | Missed | False |", "|---|---|---|---|---|---|"]
    kinds = sorted({r.wanted for r in results if not is_well(r)} | {r.said for r in results if r.verdict in ("wrong", "false", "named")})
    for kind in kinds:
        n = collections.Counter(r.verdict for r in results if r.wanted == kind and not is_well(r))
        false = sum(r.said == kind for r in results if r.verdict in ("wrong", "false", "named"))
        lines.append("| `%s` | %d | %d | %d | %d | %d |" % (
            kind, sum(n.values()), n["first"], n["first"] + n["named"], n["wrong"] + n["missed"], false))
    return "\n".join(lines) + "\n"


def in_words(results):
    sick, well = [r for r in results if not is_well(r)], [r for r in results if is_well(r)]
    strong = [r for r in sick if not r.strength or r.strength >= STRONG]
    first = lambda some: sum(r.verdict == "first" for r in some)  # noqa: E731
    blamed = first(sick) + sum(r.verdict in ("wrong", "named", "false") for r in results)
    costs = [abs(r.ms / r.true_ms - 1) <= 0.1 for r in strong if r.verdict == "first" and r.ms and r.true_ms]
    return ("Named first: %d of %d; of causes of %d %% of a step and more, %d of %d. Healthy runs blamed: %d of %d.\n"
            "Precision (of runs that blame, right in first place): %.3f; recall (of runs with a cause, named first): %.3f.\n"
            "Cost within 10 %%: %d of %d named first.\n" % (
                first(sick), len(sick), STRONG, first(strong), len(strong), sum(r.verdict == "false" for r in well), len(well),
                first(sick) / blamed if blamed else 1, first(sick) / len(sick) if sick else 1, sum(costs), len(costs)))


def mark(name):
    return "<!-- verdicts: %s -->" % name, "<!-- verdicts end -->"


def fill(text, name, content):
    """Replaces what is between the marks of that name."""
    begin, end = mark(name)
    if begin not in text:
        raise ValueError("the page has no section %s" % begin)
    head, rest = text.split(begin, 1)
    return head + begin + "\n" + content + end + rest.split(end, 1)[1]


def publish(page, book):
    with open(page) as f:
        text = f.read()
    results = [r for _, r in book.rows]
    for family in dict.fromkeys(r.family for r in results):
        mine = [r for r in results if r.family == family]
        dates = sorted({d for d, r in book.rows if r.family == family})
        text = fill(text, family, "Run on %s.\n\n%s\n%s" % (" to ".join(dict.fromkeys((dates[0], dates[-1]))), by_cause(mine), in_words(mine)))
    text = fill(text, "all", by_kind(results) + "\n" + in_words(results))
    with open(page, "w") as f:
        f.write(text)
