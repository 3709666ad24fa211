#!/usr/bin/env python3
"""spread.py sizes|collectives TALLY OUT EXPECT RANKS | spread TALLY OUT EVENTS RANKS EXPECT - what trace-tally says of sizes and of ranks, against the program's own books and
against sums of what trace-print prints"""
import collections
import csv
import io
import json
import subprocess
import sys

what, tally, out, truth, ranks = sys.argv[1:5] + [int(sys.argv[5])]


def run(*options):
    return subprocess.run([tally, *options, out], check=True, capture_output=True, text=True).stdout


def low(n):
    b = 1
    while n and b * 2 <= n:
        b *= 2
    return b if n else 0


NUMBERS = ("sends", "sent_bytes", "receives", "received_bytes", "collectives", "collective_sent_bytes", "collective_received_bytes")


def sizes():
    want = collections.defaultdict(lambda: [0] * 7)
    for rank in range(ranks):
        for line in open("%s.%d" % (truth, rank)):
            kind, *n = line.split()
            n = [int(x) for x in n]
            for who in (rank, None):
                row = want[who, low(max(n))]
                if kind == "c":
                    row[4] += 1
                    row[5] += n[0]
                    row[6] += n[1]
                else:
                    row[0 if kind == "s" else 2] += 1
                    row[1 if kind == "s" else 3] += n[0]
    got = json.loads(run("--sizes", "--json"))["sizes"]
    assert {(None, r["from_bytes"]): [r[k] for k in NUMBERS] for r in got} == {k: v for k, v in want.items() if k[0] is None}, got
    assert all(r["to_bytes"] == (2 * r["from_bytes"] - 1 if r["from_bytes"] else 0) for r in got)
    got = json.loads(run("--sizes", "--json", "--by", "rank"))["sizes"]
    assert {(r["rank"], r["from_bytes"]): [r[k] for k in NUMBERS] for r in got} == {k: v for k, v in want.items() if k[0] is not None}, got
    named = json.loads(run("--sizes", "--json", "--by", "name"))["sizes"]
    assert {r["name"] for r in named if r["collectives"]} == {"MPI_Bcast", "MPI_Allreduce", "MPI_Alltoall"}
    assert {r["name"] for r in named if r["sends"]} == {"MPI_Send", "MPI_Isend", "MPI_Sendrecv", "MPI_Startall", "MPI_Put"}, named
    assert {r["name"] for r in named if r["receives"]} == {"MPI_Wait", "MPI_Waitall", "MPI_Sendrecv"}, named
    for k in NUMBERS:
        assert sum(r[k] for r in named) == sum(r[k] for r in got)
    some = json.loads(run("--sizes", "--json", "--by", "name", "--name", "^MPI_Put$", "--rank", "1"))["sizes"]
    assert [(r["from_bytes"], r["sends"], r["sent_bytes"]) for r in some] == [(256, 1, 256)], some
    rows = list(csv.DictReader(io.StringIO(run("--sizes", "--csv", "--by", "rank,name"))))
    assert rows and rows == [{k: str(v) for k, v in r.items()} for r in json.loads(run("--sizes", "--json", "--by", "rank,name"))["sizes"]]


def collectives():
    """Sent and received of each row of --collectives, and the total, which has what was sent"""
    want = collections.Counter()
    for rank in range(ranks):
        for line in open("%s.%d" % (truth, rank)):
            kind, *n = line.split()
            if kind == "c":
                want["sent"] += int(n[0])
                want["received"] += int(n[1])
    rows = json.loads(run("--collectives", "--json"))["collectives"]["rows"]
    assert sum(r["sent_bytes"] for r in rows) == want["sent"] and sum(r["received_bytes"] for r in rows) == want["received"], (rows, want)
    bcast = next(r for r in rows if r["name"] == "MPI_Bcast")
    assert (bcast["sent_bytes"], bcast["received_bytes"], bcast["bytes"]) == (4 * 5000, 4 * 5000 * (ranks - 1), 0), bcast
    assert {r["comm_name"] for r in rows} >= {"MPI_COMM_WORLD", "MPI_COMM_SELF"}
    lines = [[c.strip() for c in line.split("|")] for line in run("--collectives", "--columns", "received,sent,calls").splitlines()]
    head = next(line for line in lines if line[0] == "Name")
    assert head == ["Name", "Communicator", "Received", "Sent", "Calls", ""], head
    total = next(line for line in lines if line[0] == "Total")
    assert total[2] == "" and total[3].startswith("%.2fkB" % (want["sent"] / 1000)), (total, want)


def spread():
    times, active, sent, received, wall = (collections.Counter() for _ in range(5))
    first, last = {}, {}
    for line in open(truth):
        e = json.loads(line)
        r = e["rank"]
        first.setdefault(r, e["ns"])
        last[r] = e["ns"]
        if e["event"] == "exit" and e["api"] == "MPI":
            times[e["name"], r] += e["duration_ns"]
            active[r] += e["duration_ns"]
        if e["api"] == "MPI" and "_init" not in e["name"]:
            a = e["args"]
            sent[r] += a.get("bytes_sent", 0)
            received[r] += a.get("bytes_recv", 0)
    got = json.loads(run("--json"))
    names = {n for n, _ in times}
    rows = {r["name"]: r for r in got["rows"] if r["api"] == "MPI"}
    assert set(rows) == names, set(rows) ^ names

    def compare(g, by_rank, who):
        list_ = [by_rank.get(r, 0) for r in range(ranks)]
        average = sum(list_) / ranks
        assert g["ranks"] == sum(r in by_rank for r in range(ranks)), (who, g)
        assert (g["rank_min_ns"], g["rank_max_ns"]) == (min(list_), max(list_)), (who, g, list_)
        assert list_[g["rank_min"]] == min(list_) and list_[g["rank_max"]] == max(list_), (who, g, list_)
        assert abs(g["rank_avg_ns"] - average) < 0.01, (who, g, average)
        assert abs(g["imbalance"] - 100 * (max(list_) / average - 1)) < 1e-6, (who, g)

    for name, g in rows.items():
        compare(g, {r: times[name, r] for r in range(ranks) if (name, r) in times}, name)
    compare(next(t for t in got["totals"] if t["api"] == "MPI"), active, "all")
    dup = rows["MPI_Comm_dup"]
    assert dup["ranks"] == 1 and dup["rank_max"] == 1 and dup["rank_min_ns"] == 0 and abs(dup["imbalance"] - 100 * (ranks - 1)) < 1e-6, dup
    shares = {s["rank"]: s for s in got["shares"] if s["api"] == "MPI"}
    assert set(shares) == set(range(ranks))
    for r, s in shares.items():
        own = {n: t for (n, q), t in times.items() if q == r}
        assert s["active_ns"] == active[r] and s["wall_ns"] == last[r] - first[r], (r, s)
        assert abs(s["share"] - active[r] / (last[r] - first[r])) < 1e-9, (r, s)
        assert s["slowest_ns"] == max(own.values()) == own[s["slowest"]], (r, s)
    lines = list(csv.DictReader(io.StringIO(run("--per-rank", "--csv"))))
    want = [{k: str(v) for k, v in s.items()} for s in got["shares"]]
    assert lines == want, (lines, want)
    books = [{"s": 0, "r": 0} for _ in range(ranks)]
    for r in range(ranks):
        for line in open("%s.%d" % (sys.argv[6], r)):
            kind, *n = line.split()
            books[r]["s"] += int(n[0]) if kind in "sc" else 0
            books[r]["r"] += int(n[-1]) if kind in "rc" else 0
        assert (shares[r]["sent_bytes"], shares[r]["received_bytes"]) == (books[r]["s"], books[r]["r"]), (r, shares[r], books[r])


{"sizes": sizes, "collectives": collectives, "spread": spread}[what]()
