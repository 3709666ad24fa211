#!/usr/bin/env python3
"""straggler.py - has trace-report judge real training jobs whose owners have published what slowed them down

    straggler.py --build BUILD FOLDER

FOLDER has trace-AR.parquet and trace-ST.parquet of ByteDance-Seed/StragglerAnalysis (Apache-2.0), with the files
mw-*.json, ms-*.json and result-*.json beside them. A row is an operation of a rank: compute, a message to another stage,
or a collective. tests/report/groups.c makes a trace of them, in which all steps follow each other.
Ranks of the last stage average the loss over the data ranks before they reduce gradients. The files do not have that
collective, but the last stage waits there for its slowest rank: the time counts as the collective's.
The owners play each job again with other durations. Mw says how much of the slowdown goes with the worst worker, Ms how
much with the last stage. The status is 1 if trace-report says otherwise. Needs pyarrow.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

import pyarrow.parquet

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GAP_NS = 1_000_000  # between steps
LOSS_NS = 100_000_000  # a rank goes on so soon after that all-reduce
EMBEDDING, TENSOR, DATA = 3 << 16, 2 << 16, 1 << 16
GROUPS = {"params-all-gather": DATA, "grads-reduce-scatter": DATA, "embedding-grads-all-reduce": EMBEDDING}


def passed(rows):
    """When the rank is done with all micro-batches."""
    return max(end for _, end, row in rows if row["optype"].endswith(("-compute", "-send", "-recv")))


def operations(rows, stages, members, met):
    """Lines for groups.c of one step of one rank; rows are (start, end, row). met: when all ranks of the last stage are done."""
    number = rows[0][2]
    stage, data = number["stage"], number["dp_rank"]
    merged = {}
    for start, end, row in rows:  # messages that were sent and received by one call begin at the same time
        kind = row["optype"]
        if kind.endswith(("-send", "-recv")):
            forward, sends = kind.startswith("forward"), kind.endswith("send")
            other = stage + (1 if forward == sends else -1)
            call = merged.setdefault(("message", start), [start, end, -1, -1, -1, -1])
            call[1] = max(call[1], end)
            call[2 if sends else 4] = members[data, other]
            call[3 if sends else 5] = row["seq_id"] * 2 + (not forward)
        elif end > start:
            merged[kind, start] = [start, end, row]
    size = max(d for d, _ in members) + 1
    for (kind, start), call in sorted(merged.items(), key=lambda item: item[1][0]):
        if stage == stages - 1 and kind == "layernorm-grads-all-reduce":
            yield passed(rows), min(start, met + LOSS_NS), "collective loss-all-reduce %d %d %%d" % (DATA + stage, size)
        if kind == "message":
            name = "sendrecv" if min(call[2], call[4]) >= 0 else "send" if call[2] >= 0 else "recv"
            yield start, call[1], "message %s %d %d %d %d" % (name, *call[2:])
        elif kind in GROUPS:
            group = GROUPS[kind]
            yield start, call[1], "collective %s %d %d %%d" % (kind, group + (data if group == EMBEDDING else stage),
                                                              2 if group == EMBEDDING else size)
        else:
            yield start, call[1], "task %s" % kind


def convert(path, out):
    """Writes the operations of all steps, one step behind the other. Returns the stage of each rank."""
    steps = {}
    for row in pyarrow.parquet.read_table(path).to_pylist():
        start = round(row["start_ts"] * 1e9)
        steps.setdefault(row["step"], {}).setdefault(row["rank"], []).append((start, start + round(row["duration"] * 1e9), row))
    members = {(row["dp_rank"], row["stage"]): rank for rank, rows in next(iter(steps.values())).items() for _, _, row in rows[:1]}
    stages = max(s for _, s in members) + 1
    base, lines, seen = 0, [], {}
    for step in sorted(steps):
        last, met = 0, max(passed(rows) for rows in steps[step].values() if rows[0][2]["stage"] == stages - 1)
        for rank, rows in steps[step].items():
            at, ended = 0, 0
            found = list(operations(rows, stages, members, met))
            first, end = min(f[0] for f in found), max(f[1] for f in found)
            lines.append((base + first, 0, rank, base + first, base + end + 2, "task step"))
            for start, end, what in found:
                start, end = max(start, ended) + (start < ended), max(end, ended + 1)  # float32: neighbours may overlap
                if "%d" in what:
                    key = rank, what.split()[2]  # all collectives of a communicator are counted together
                    seen[key] = seen.get(key, -1) + 1
                    what %= seen[key]
                lines.append((base + start, 1, rank, base + start, base + end, what))
                ended = end
                last = max(last, end)
        base += last + GAP_NS
    with open(out, "w") as f:
        for _, _, rank, start, end, what in sorted(lines, key=lambda line: line[:3]):
            f.write("%d %d %d %s\n" % (rank, start, end, what))
    return {rank: stage for (_, stage), rank in members.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("folder")
    options = parser.parse_args()
    wrong = 0
    with tempfile.TemporaryDirectory() as work:
        forge = os.path.join(ROOT, "tests/format")
        program = os.path.join(work, "groups")
        subprocess.run(["gcc", "-std=c11", "-D_GNU_SOURCE", "-O2", "-w", "-I", ROOT + "/src", "-I", forge,
                        ROOT + "/tests/report/groups.c", forge + "/forge.c", "-o", program, "-lm"], check=True)
        for job in ("AR", "ST"):
            known = lambda name: json.load(open(os.path.join(options.folder, "%s-%s.json" % (name, job))))  # noqa: E731
            worker, stage, result = known("mw")["Mw"], known("ms")["Ms"], known("result")
            out = os.path.join(work, job)
            os.mkdir(out)
            stages = convert(os.path.join(options.folder, "trace-%s.parquet" % job), os.path.join(work, "operations"))
            subprocess.run([program, out, os.path.join(work, "operations")], check=True)
            report = json.loads(subprocess.run([os.path.join(options.build, "trace-report"), "--json", out], stdout=subprocess.PIPE).stdout)
            first = next((f for f in report["findings"] if f["blames"]), {"kind": "nothing", "ranks": [], "share": 0, "text": "", "where": []})
            last = sorted(r for r, s in stages.items() if s == max(stages.values()))
            worst = {name: max(result["blocking_decompose_by_" + name].items(), key=lambda item: item[1])[0] for name in ("dp_rank", "stage")}
            blamed = [r for r in first["ranks"]]
            right = (len(blamed) == 1 and blamed[0] not in last) if worker > stage else blamed == last
            print("%s: %d ranks of %d. Owners: slowdown %.3f, of which the worst worker has %.2f and the last stage %.2f "
                  "(data rank %s, stage %s)." % (job, len(stages), result["job_meta"]["world_size"], result["blocking_slowdown"], worker,
                                                 stage, worst["dp_rank"], worst["stage"]))
            print("    trace-report: %s, ranks %s, %.1f %% of the run (1 - 1 / slowdown: %.1f %%), in %s: %s\n    %s" % (
                first["kind"], blamed, 100 * first["share"], 100 * (1 - 1 / result["blocking_slowdown"]), " > ".join(first["where"]),
                first["text"], "the same verdict" if right else "ANOTHER VERDICT"))
            wrong += not right
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
