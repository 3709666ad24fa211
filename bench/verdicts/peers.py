#!/usr/bin/env python3
"""peers.py - sets the words of other tools beside trace-report's, for runs whose cause is known

    peers.py --build BUILD [--hta PYTHON] [--nsys-ai PYTHON] [--traceml FOLDER] [--page PAGE.md] [--results FILE] FOLDER [NAME...]

FOLDER has NAME.bin and NAME.json, as gpu.sh writes them; NAMEs choose some. All tools judge the loop, as trace-report finds it:

    HTA       reads trace-export -f chrome; it gives no verdict, so its numbers are told: its temporal breakdown, why devices are
              idle, how much communication is hidden (several ranks), and its straggler candidate (several ranks)
    nsys-ai   reads trace-export -f nsys; `nsys-ai diagnose`: the first of its findings of the highest severity
    TraceML   watches a run of its own: FOLDER/NAME/final_summary.txt of `traceml run train.py --run-name NAME --args CAUSE --watcher
              traceml ...`; its verdict and why

PYTHON is an interpreter that has the package. The words are theirs, cut to a line. The page gets the table between its marks
<!-- peers --> and <!-- peers end -->; the file of results the whole words.
"""

import argparse
import concurrent.futures
import datetime
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

COLUMN = 150  # characters of a cell
HTA = r"""
import importlib.metadata, json, os, sys, warnings
os.environ["HTA_DISABLE_NS_ROUNDING"] = "1"
warnings.simplefilter("ignore")
sys.stdout, out = sys.stderr, sys.stdout
from hta.trace_analysis import TraceAnalysis
a = TraceAnalysis(trace_dir=sys.argv[1])
ranks = sorted(a.t.get_all_traces())
said = {"version": importlib.metadata.version("HolisticTraceAnalysis")}
said["temporal"] = a.get_temporal_breakdown(visualize=False).to_dict("records")
said["idle"] = a.get_idle_time_breakdown(ranks=ranks, visualize=False)[0].to_dict("records")
if len(ranks) > 1:
    said["overlap"] = a.get_comm_comp_overlap(visualize=False).to_dict("records")
    try:
        said["straggler"] = [int(r) for r in a.get_potential_stragglers(num_candidates=1)]
    except Exception as error:
        said["straggler_error"] = "it looks for kernels named ncclKernel" if not any(s.startswith("ncclKernel") for s in a.t.symbol_table.get_sym_table()) else str(error)
json.dump(said, out, default=float)
"""


def run(command, **options):
    got = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, **options)
    if got.returncode:
        raise RuntimeError("%s: status %d: %s" % (" ".join(command)[:80], got.returncode, got.stderr[-300:]))
    return got.stdout


def short(text):
    text = re.sub(r"\s+", " ", text).strip()
    return text if len(text) <= COLUMN else text[: COLUMN - 3].rsplit(" ", 1)[0] + "..."


# ---- what each says: (short, whole)


def ours(report):
    blaming = [f for f in report["findings"] if f["blames"]]
    if not blaming:
        return "nothing", "no finding"
    f = blaming[0]
    line = ", %s:%d" % (os.path.basename(f["source"]["file"]), f["source"]["line"]) if f.get("source") else ""
    return "%s, %.0f %%%s: %s" % (f["kind"], 100 * f["share"], line, f["text"]), json.dumps({k: f[k] for k in ("kind", "share", "ranks", "where", "text", "evidence")})


def hta(python, folder):
    said = json.loads(run([python, "-c", HTA, folder]))
    parts = []
    for t in said["temporal"]:
        idle = [r for r in said["idle"] if r["rank"] == t["rank"]]
        main = max({r["stream"] for r in idle}, key=lambda s: t["kernel_time(us)"] - sum(r["idle_time"] for r in idle if r["stream"] == s), default=None)
        why = ", ".join("%s %.0f %%" % (r["idle_category"], 100 * r["idle_time_ratio"]) for r in idle if r["stream"] == main and r["idle_time_ratio"] >= 0.01)
        hidden = ["%.0f %% of communication overlapped" % o["comp_comm_overlap_pctg"] for o in said.get("overlap", []) if o["rank"] == t["rank"]]
        parts.append("rank %d: idle %.0f %%, compute %.0f %%, non-compute %.0f %%" % (t["rank"], t["idle_time_pctg"], t["compute_time_pctg"], t["non_compute_time_pctg"])
                     + (" (idle: %s)" % why if why else "") + "".join(", " + h for h in hidden))
    if "straggler" in said:
        parts.insert(0, "straggler candidate: rank %s" % ", ".join(map(str, said["straggler"])))
    elif "straggler_error" in said:
        parts.insert(0, "straggler candidate: none (%s)" % said["straggler_error"])
    return "; ".join(parts), json.dumps(said), said["version"]


def nsys_ai(python, sqlite, work):
    out = run([python, "-m", "nsys_ai", "diagnose", sqlite, "--format", "json"], cwd=work, env={**os.environ, "NSYS_AI_INGEST": "sqlite", "HOME": work})
    said = json.loads(out)
    levels = ["critical", "warning", "info"]
    findings = sorted(said["findings"], key=lambda f: levels.index(f["severity"]) if f["severity"] in levels else len(levels))  # stable: its own order
    if not findings:
        return "nothing", "no finding", said["producer_version"]
    lines = ["%s: %s: %s" % (f["severity"], f["label"], f["note"]) for f in findings]
    return lines[0], " | ".join(lines[:6]), said["producer_version"]


def traceml(folder, name):
    path = os.path.join(folder, name, "final_summary.txt")
    if not os.path.exists(path):
        return "", "not run"
    lines = [re.sub(r"\s+", " ", line.strip().strip("|+-")).strip() for line in open(path, encoding="utf-8")]
    words = {key: line[len(key) + 2:] for line in lines for key in ("Verdict", "Why", "Next") if line.startswith(key + ": ")}
    whole = "; ".join("%s: %s" % word for word in words.items())
    return ("%s: %s" % (words["Verdict"], words.get("Why", "")) if "Verdict" in words else "no verdict"), whole


# ---- all of them


def judge(options, path, work, versions):
    name = os.path.basename(path)[:-4]
    tool = lambda t: os.path.join(options.build, t)  # noqa: E731
    report = json.loads(subprocess.run([tool("trace-report"), "--json", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
    window = ["--from", "%.9f" % (report["from_ns"] / 1e9), "--to", "%.9f" % (report["to_ns"] / 1e9)] if report["loop"] else []
    said = {"trace-report": ours(report)}
    environment = {**os.environ, "PYTHONPATH": os.path.join(options.build, "python"), "PATH": os.path.dirname(options.python) + ":" + os.environ["PATH"]}
    if options.traceml:
        said["TraceML"] = traceml(options.traceml, name)
    if options.hta:
        folder = os.path.join(work, name)
        os.mkdir(folder)
        try:
            run([tool("trace-export"), "-q", "-f", "chrome", *window, "-o", folder + "/job.json.gz", path], env=environment)
            *said["HTA"], versions["HTA"] = hta(options.hta, folder)
        except RuntimeError as error:
            said["HTA"] = "fails: %s" % error, str(error)
    if options.nsys_ai:
        sqlite = os.path.join(work, name + ".sqlite")
        try:
            run([tool("trace-export"), "-q", "-f", "nsys", *window, "-o", sqlite, path], env=environment)
            home = os.path.join(work, name + ".home")
            os.mkdir(home)
            *said["nsys-ai"], versions["nsys-ai"] = nsys_ai(options.nsys_ai, sqlite, home)
        except RuntimeError as error:
            said["nsys-ai"] = "fails: %s" % error, str(error)
    return name, said


def truth_of(path):
    try:
        t = json.load(open(path[:-4] + ".json"))
    except ValueError:
        return "dies"
    if t["cause"] == "healthy":
        return "healthy"
    return "%s%s, %+.0f %% a step" % (t["cause"], " of rank %s" % t["ranks"][0] if t["ranks"] else "", 100 * (t["step_ms"] / t["healthy_ms"] - 1))


def table(rows, tools):
    cell = lambda text: short(text).replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace("_", "\\_")  # noqa: E731
    lines = ["| Run | Cause | " + " | ".join(tools) + " |", "|" + "---|" * (2 + len(tools))]
    for name, truth, said in rows:
        lines.append("| %s | %s | " % (name, cell(truth)) + " | ".join(cell(said[t][0]) if t in said else "" for t in tools) + " |")
    return "\n".join(lines) + "\n"


def publish(options, rows, versions):
    """Writes what is known so far."""
    tools = ["trace-report", "TraceML", "HTA", "nsys-ai"]
    tools = [t for t in tools if any(t in said for _, _, said in rows)]
    releases = ", ".join("%s %s" % v for v in sorted(versions.items()) if v[1])
    if options.results:
        with open(options.results, "w") as f:
            f.write("date %s\n%s\nbench/verdicts/peers.py: what each tool says of the same runs, in its own words\n" % (datetime.date.today(), releases))
            for name, truth, said in rows:
                f.write("\n%s: %s\n" % (name, truth))
                for tool in tools:
                    if tool in said:
                        f.write("    %s: %s\n        %s\n" % (tool, re.sub(r"\s+", " ", said[tool][0]), re.sub(r"\s+", " ", said[tool][1])[:2000]))
    if options.page:
        with open(options.page) as f:
            text = f.read()
        head, rest = text.split("<!-- peers -->", 1)
        with open(options.page, "w") as f:
            f.write(head + "<!-- peers -->\nOn %s; %s.\n\n%s<!-- peers end -->" % (datetime.date.today(), releases, table(rows, tools))
                    + rest.split("<!-- peers end -->", 1)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", required=True)
    parser.add_argument("--hta", metavar="PYTHON")
    parser.add_argument("--nsys-ai", metavar="PYTHON")
    parser.add_argument("--traceml", metavar="FOLDER")
    parser.add_argument("--traceml-version", default="")
    parser.add_argument("--python", default=sys.executable, help="has pyarrow, for trace-export")
    parser.add_argument("--page", metavar="PAGE.md")
    parser.add_argument("--results", metavar="FILE")
    parser.add_argument("folder")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.build = os.path.abspath(options.build)
    versions, rows = {"TraceML": options.traceml_version} if options.traceml else {}, []
    paths = [p for p in sorted(glob.glob(os.path.join(options.folder, "*.bin"))) if os.path.exists(p[:-4] + ".json")]
    paths = [os.path.abspath(p) for p in paths if not options.names or os.path.basename(p)[:-4] in options.names]
    with tempfile.TemporaryDirectory(prefix="trace-peers.") as work, concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, (name, said) in zip(paths, pool.map(lambda p: judge(options, p, work, versions), paths)):
            rows.append((name, truth_of(path), said))
            print("%s: %s" % (name, rows[-1][1]))
            for tool, words in said.items():
                print("    %-13s %s" % (tool, short(words[0])), flush=True)
            publish(options, rows, versions)


if __name__ == "__main__":
    main()
