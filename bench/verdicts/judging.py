"""judging.py - what is true of a run, and whether a report says it"""

import collections
import re

LEAST = 0.01  # of the run: a smaller cost need not be found


class Truth:
    """kinds: of a finding that names the cause, any of these; []: the run is healthy. ranks: to blame; None: any.
    ns: the cost of the cause; None: unknown. run: it is the cost in so many ns, all alike: a report may cover a part of
    them; None: in what the report covers. percent: by how much it makes a step longer, if that was measured. words: a
    pattern that the finding's text or place has.
    excused: kinds that are true as well, so that they count neither for nor against the report."""

    def __init__(self, kinds, ranks=None, ns=None, words=None, excused=(), percent=None, run=None):
        self.kinds, self.ranks, self.ns, self.words, self.excused = list(kinds), ranks, ns, words, set(excused)
        self.percent, self.run = percent, run

    def names(self, finding):
        text = finding["text"] + "\n" + "\n".join(finding["where"])
        # a deadlock names those that wait for the culprit, too
        ranks = self.ranks is None or finding["ranks"] == self.ranks or (
            finding["kind"] == "deadlock" and set(self.ranks) <= set(finding["ranks"]))
        return (finding["kind"] in self.kinds and ranks
                and (not self.words or re.search(self.words, text) is not None))


Case = collections.namedtuple("Case", "cause strength seed record")  # record(folder) makes a trace there, and returns the Truth
# wanted: the kind; said: that of the first finding that blames; ms: said and true
Result = collections.namedtuple("Result", "family cause strength seed verdict wanted said ms true_ms")


def judged_ns(report):
    return report["loop"]["ns"] if report["loop"] else report["to_ns"] - report["from_ns"]


def judge(family, cause, strength, seed, report, truth):
    if truth.run:
        truth.ns, truth.run = truth.ns * judged_ns(report) / truth.run, None
    findings = [f for f in report["findings"] if f["blames"] and f["kind"] not in truth.excused]
    right = [f for f in findings if truth.names(f)]
    small = truth.ns is not None and truth.ns < LEAST * judged_ns(report)
    if not truth.kinds or small and len(right) == len(findings):
        verdict = "false" if len(findings) > len(right) else "right"
    else:
        verdict = "first" if right and right[0] is findings[0] else "named" if right else "wrong" if findings else "missed"
    said = findings[0]["kind"] if findings else "nothing"
    ms = right[0]["share"] * judged_ns(report) / 1e6 if right and right[0]["share"] else None
    wanted = truth.kinds[0] if truth.kinds else "healthy"
    strength = strength if truth.percent is None else max(1, round(truth.percent))
    return Result(family, cause, strength, seed, verdict, wanted, said, ms, truth.ns / 1e6 if truth.ns is not None else None)
