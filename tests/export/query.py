"""query.py PACKAGE - part of tests/export: trace-query's answers, and what it says of mistakes. Prints "ok NAME" and "not ok NAME".

The command's main() runs again and again in one process, for starting Python and DuckDB takes longer than most answers."""

import contextlib
import io
import json
import os
import re
import sys

sys.path.insert(0, sys.argv[1])
import traceh.query  # noqa: E402


def ask(*words, text=""):
    """Exit status, standard output, standard error."""
    out, err, status = io.StringIO(), io.StringIO(), None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            traceh.query.main(words)
        except SystemExit as e:
            status = e.code
    return status, out.getvalue(), err.getvalue()


def check(name, good, what=""):
    print("ok" if good else "not ok", name, "" if good else repr(what)[:1500], flush=True)


def same(name, want, got):
    check(name, want == got, (want, got))


def answer(*words):
    status, out, err = ask(*words)
    assert status == 0, (words, status, err)
    return out


def last(*words):
    return answer("--csv", *words).splitlines()[-1]


sums = open("sums.sql").read()
tallied = "SELECT kind, api, name, calls, sum_ns FROM tally ORDER BY ALL"
trace = open("trace.csv").read()
check("there are rows", trace.count("\n") > 20, trace)
same("an export to Parquet answers as the trace", trace, answer("--csv", "sliced.parquet", sums))
same("one to Arrow, too", trace, answer("--csv", "first.arrow", sums))
same("events add up to the tally", trace, answer("--csv", "first", tallied))
schema = answer("--schema", "first")
same("a trace and its exports have the same views", [schema] * 2, [answer("--schema", f) for f in ("sliced.parquet", "first.arrow")])
for view in ("collectives", "launches", "devices", "processes", "threads"):
    of = f"SELECT * EXCLUDE (path) FROM {view}" if view == "processes" else f"FROM {view}"
    rows = [answer("--csv", f, of) for f in ("first", "first.parquet", "first.arrow")]
    check(f"{view} are the same in a trace and its exports", rows[0] == rows[1] == rows[2] and rows[0].count("\n") > 1, rows)
same("ranks that are chosen", "1,1", last("-r", "1", "first", "SELECT min(rank), max(rank) FROM events"))
same("both: --ranks", last("first", "SELECT count(*) FROM calls"), last("--ranks", "0-1", "first", "SELECT count(*) FROM calls"))
same("processes of the ranks that are chosen", "1", last("--rank", "1", "first", "SELECT count(*) FROM processes"))
same("APIs that are chosen", "CUDART", last("-a", "cudart", "first", "SELECT string_agg(DISTINCT api) FROM calls"))
same("the tally of what is chosen", last("first", "SELECT count(*) FROM calls WHERE rank = 1 AND api = 'CUDART'"),
     last("-r", "1", "-a", "CUDART", "first", "SELECT sum(calls) FROM tally WHERE kind = 'call'"))  # fmt: skip
for words, says in ((("-r", "7"), "it has 0, 1"), (("-r", "x"), "such as 0,4-7"), (("-a", "cudaa"), "none of .*CUDART")):
    status, out, err = ask(*words, "first", "FROM tally")
    check(f"{words} matches nothing", (status, out) == (2, "") and re.search(says, err) and err.count("\n") == 1, err)
check("an export is not filtered", ask("-r", "1", "first.parquet", "FROM tally")[0] == 2)
same("arguments", "10", last("first", "SELECT count(*) FROM calls WHERE name = 'ncclAllReduce' AND args->>'count' = '4096'"))
same("arguments of an export", "10", last("sliced.parquet", "SELECT count(*) FROM calls WHERE args->>'count' = '4096'"))
one = json.loads(answer("--json", "first", "SELECT len(json_keys(to_json(e))) AS n FROM events e LIMIT 1"))
same("a row as a value has all columns", [{"n": 28}], one)
joined = "SELECT count(*) FROM device d WHERE EXISTS (FROM events WHERE kind = 'device' AND id = d.id)"
same("work of devices joins its calls", "100", last("first", joined))
names = {r["name"] for r in json.loads(answer("--json", "names.out", "SELECT name, count(*) AS n FROM calls GROUP BY name"))}
check("--json is JSON", names > {"semi;colon", "new\nline\ttab", "größer €"}, names)
table = answer("names.out", "SELECT name FROM calls")
check("a table has no control character", not re.search("[\x00-\x1f\x7f]", table.replace("\n", "")), table)
answer("--parquet", "answer.parquet", "first", sums)
same("--parquet: what it has", trace, answer("--csv", "-o", "-", "first", sums))
same("--file", trace, answer("--csv", "--file", "sums.sql", "first"))
check("rows that are left out are said", "\n ... and more" in answer("-n", "1", "first", "FROM events"))
check("-o writes a file", answer("--csv", "-o", "mine.csv", "first", sums) == "" and open("mine.csv").read() == trace)

MISTAKES = {
    "a mistaken view": (r"no view cals; did you mean calls\?", ["first", "SELECT max(name) FROM cals"]),
    "a mistaken column": (r'"nam" not found.*"name"', ["first", "SELECT nam FROM calls"]),
    "a text in double quotes": (r"single quotes: 'MPI_Send'", ["first", 'SELECT 1 FROM calls WHERE name = "MPI_Send"']),
    "a mistaken word": (r"syntax error", ["first", "SELCT 1"]),
    "no question": (r"no question given", ["first"]),
    "an empty question": (r"the question is empty", ["first", " "]),
    "no trace": (r"there is no such file or folder", ["nowhere", "SELECT 1"]),
    "a part of an export": (r"is a part of an export; ask the whole: trace-query first.arrow", ["first.arrow/events", "SELECT 1"]),
    "a table of an export": (r"ask the whole: trace-query first.parquet", ["first.parquet/tally.parquet", "SELECT 1"]),
    "a table": (r"answer.parquet is a table", ["answer.parquet", "SELECT 1"]),
    "two exports": (r"is an export, and is asked alone", ["first.parquet", "first.arrow", "SELECT 1"]),
    "no trace at all": (r"not a trace file", ["sums.sql", "SELECT 1"]),
    "a mistaken option": (r"see --help", ["--jsn", "first", "SELECT 1"]),
    "a mistaken number": (r"'x' is no whole number", ["-n", "x", "first", "SELECT 1"]),
    "a mistake in what is computed": (r"Conversion", ["first", "SELECT name::INT FROM calls"]),
    "no question in a file": (r"nothing.sql: No such file", ["-f", "nothing.sql", "first"]),
}
for name, (regex, words) in MISTAKES.items():
    status, out, err = ask(*words)
    check(name, status == 2 and re.search(regex, err) and err.count("\n") == 1 and err.startswith("trace-query: error: "), (status, err))
status, out, err = ask("--csv", "damaged.bin", "SELECT count(*) FROM events")
same("a damaged input is answered, and said", (1, 2), (status, out.count("\n")))
same("its export has as much", out, answer("--csv", "damaged.parquet", "SELECT count(*) FROM events"))
status, out, err = ask("--csv", "several", "SELECT 1")
check("of several runs, which is read is said", re.search(r"note: several: 2 runs are here.*--run NUMBER", err), err)
check("nothing is left", not [n for n in os.listdir() if ".part-" in n])
print("ok the end")
