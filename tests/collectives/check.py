#!/usr/bin/env python3
"""check.py whole TRUTH JSON | stuck TRUTH [GONE-RANK] JSON | late JSON | hang JSON HOW: whether trace-tally --collectives --json is right about made.c and late.c"""
import collections
import json
import sys


def whole(truth, d):
    came, spans, size, name = collections.defaultdict(list), collections.defaultdict(list), {}, {}
    rows = collections.defaultdict(lambda: dict(calls=0, bytes=0, sent_bytes=0, received_bytes=0, time_ns=0, collectives=0, waiting_ns=0, max_wait_ns=0, last=collections.Counter()))
    ranks = collections.defaultdict(lambda: dict(collectives=0, waited_ns=0, last=0, made_others_wait_ns=0))
    for line in open(truth):
        w = line.split()
        if w[0] == "came":
            basis, n, comm, members, seq, who, ns, bytes_ = w[1], w[2], int(w[3]), int(w[4]), int(w[5]), w[6].replace("-", " "), int(w[7]), int(w[8])
            who = int(who) if who.isdigit() else who
            came[basis, comm, seq].append((ns, who))
            size[comm] = members
            name[basis, comm, seq] = n
            rows[n, comm, basis]["calls"] += 1
            rows[n, comm, basis]["bytes" if basis == "device" else "sent_bytes"] += bytes_
        elif w[0] == "in":
            who = w[4].replace("-", " ")
            spans[w[1], int(w[2]), int(w[3]), int(who) if who.isdigit() else who].append((int(w[5]), int(w[6])))
    for (basis, comm, seq, who), list_ in spans.items():
        rows[name[basis, comm, seq], comm, basis]["time_ns"] += sum(b - a for a, b in list_)
    incomplete, worst = 0, []
    for (basis, comm, seq), list_ in came.items():
        if len(list_) < size[comm]:
            incomplete += 1
            continue
        last, culprit = max(list_, key=lambda x: (x[0], str(x[1])))
        first = min(list_, key=lambda x: (x[0], str(x[1])))[0]
        row = rows[name[basis, comm, seq], comm, basis]
        waits = 0
        for ns, who in list_:
            inside = [(a, b) for a, b in spans[basis, comm, seq, who] if a < last <= b]
            wait = last - ns if basis == "enqueued" else last - inside[0][0] if inside else 0
            waits += wait
            row["max_wait_ns"] = max(row["max_wait_ns"], wait)
            if basis != "enqueued":
                r = ranks["NCCL" if basis == "device" else "MPI", who]
                r["collectives"] += 1
                r["waited_ns"] += wait
        row["collectives"] += 1
        row["waiting_ns"] += waits
        row["last"][culprit] += 1
        if basis != "enqueued":
            r = ranks["NCCL" if basis == "device" else "MPI", culprit]
            r["last"] += 1
            r["made_others_wait_ns"] += waits
            worst.append((waits, comm, seq, basis, last - first, culprit))
    c = d["collectives"]
    members = collections.defaultdict(set)
    for (basis, comm, _), list_ in came.items():
        members[comm] |= {who for _, who in list_}
    told = {x["comm"]: x for x in c["communicators"]}
    for comm, want in members.items(): # those of a communicator that was told of may have lost all their calls
        x = told[comm]
        assert want <= set(x["members"]) and len(set(x["members"])) == len(x["members"]) <= x["size"] == size[comm], (x, want)
    assert told[1]["name"] == "MPI_COMM_WORLD" and set(told[1]["members"]) <= set(range(6)), told[1]
    assert c["incomplete"] == incomplete and not c["let_go"] and not c["size_unknown"], (c["incomplete"], incomplete)
    got = {(r["name"], r["comm"], r["times"]): r for r in c["rows"]}
    assert set(got) == set(rows), set(got) ^ set(rows)
    for key, want in rows.items():
        r = got[key]
        for k in ("calls", "bytes", "sent_bytes", "received_bytes", "time_ns", "collectives", "waiting_ns", "max_wait_ns"):
            assert r[k] == want[k], (key, k, r[k], want[k])
        assert r["size"] == size[key[1]] and not r["different_functions"], r
        if want["collectives"]:
            assert r["last_count"] == max(want["last"].values()) and want["last"][r["last_most_often"]] == r["last_count"], (key, r, want["last"])
    got = {(r["api"], r["rank"]): r for r in c["ranks"]}
    assert set(got) == set(ranks), set(got) ^ set(ranks)
    for key, want in ranks.items():
        for k, v in want.items():
            assert got[key][k] == v, (key, k, got[key][k], v)
    worst.sort(reverse=True)
    mine = [(w["waiting_ns"], w["comm"], w["seq"], w["times"], w["last_ns"] - w["first_ns"], w["last"]) for w in c["worst"]]
    assert [w[0] for w in mine] == [w[0] for w in worst[:len(mine)]] and set(mine) <= set(worst) and len(mine) == min(20, len(worst)), (mine[:3], worst[:3])
    print("%d rows, %d collectives, %d incomplete" % (len(rows), sum(r["collectives"] for r in rows.values()), incomplete))


def stuck(truth, d):
    want = [line.split() for line in open(truth) if line.startswith("stuck")]
    assert len(want) == 1 == len(d["never_ended"]), d["never_ended"]
    w, s = want[0], d["never_ended"][0]
    cut = w.index("missing")
    assert (s["name"], s["comm"], s["seq"]) == (w[1], int(w[2]), int(w[3])), (s, w)
    gone = [w for w in sys.argv[2:-1] if w.isdigit()]
    assert s["in"] == [int(x) for x in w[7:cut]] and s["left"] == [] and s["size"] == 6 and s["different_functions"] == bool(int(w[5])), (s, w)
    assert s["not_recorded"] == len(gone), s
    base = s["since_ns"] - int(w[4])
    missing = [x.split(":") for x in w[cut + 1:] if x.split(":")[0] not in gone]
    assert [m["rank"] for m in s["missing"]] == [int(m[0]) for m in missing], (s, w)
    for m, t in zip(s["missing"], missing):
        assert m["doing"].replace(" ", "") == t[1] and m["inside"] and m["doing_since_ns"] - base == int(t[2]), (m, t)
        assert m.get("last_seq", -1) == int(t[3]) and m["silent"] == bool(int(t[4])) and not m["closed"], (m, t)
    print(w)


def late(d):
    rows = {}
    for r in d["collectives"]["rows"]:
        rows.setdefault((r["name"], r["size"], r["last_most_often"]), r)
    def near(r, collectives, ms, waiting):
        assert r["collectives"] == collectives and r["last_count"] >= collectives - 1, r # one may stop between what it tells the others and its call
        want = collectives * ms * 1e6 * waiting
        assert r["waiting_ns"] > 0.6 * want and r["max_wait_ns"] > 0.8 * ms * 1e6, (r, want)
        assert r["waiting_ns"] <= r["time_ns"], r
    near(rows["MPI_Allreduce", 4, 2], 10, 30, 3)
    near(rows["MPI_Barrier", 2, 1], 5, 20, 1)
    near(rows["MPI_Ibarrier", 4, 3], 5, 40, 3)
    assert rows["MPI_Allreduce", 4, 2]["times"] == "calls" and rows["MPI_Ibarrier", 4, 3]["times"] == "begun"
    assert not d["collectives"]["incomplete"] and not d["never_ended"], d["collectives"]
    told = {x["name"]: (x["api"], x["size"], x["members"]) for x in d["collectives"]["communicators"] if x["name"] != "MPI_COMM_SELF"}
    assert told == {"MPI_COMM_WORLD": ("MPI", 4, [0, 1, 2, 3]), "even ranks": ("MPI", 2, [0, 2]), "odd ranks": ("MPI", 2, [1, 3])}, told
    made = {r["rank"]: r for r in d["collectives"]["ranks"]}
    assert made[2]["last"] >= 9 and made[2]["made_others_wait_ns"] > 500e6 and made[2]["waited_ns"] < made[0]["waited_ns"], made


def hang(d, how):
    assert len(d["never_ended"]) == 1, d["never_ended"]
    s = d["never_ended"][0]
    assert (s["name"], s["comm"], s["size"], s["seq"]) == ("MPI_Allreduce", 1, 4, 8) and s["in"] == [0, 1, 3] and not s["left"], s
    assert [m["rank"] for m in s["missing"]] == [2] and not s["missing"][0]["closed"], s
    m = s["missing"][0]
    if how == "elsewhere":
        assert m["doing"] == "MPI_Recv" and m["inside"] and (m["last_name"], m["last_seq"]) == ("MPI_Allreduce", 7) and not m["silent"], m
    elif how == "busy": # its past is overwritten
        assert m["doing"] == "MPI_Barrier" and "last_seq" not in m and not m["silent"], m
    elif how == "stopped":
        assert not m["inside"] and m["last_seq"] == 7 and m["silent"], m


kind = sys.argv[1]
data = json.load(open(sys.argv[-1] if kind in ("whole", "stuck", "late") else sys.argv[2]))
if kind in ("whole", "stuck"):
    globals()[kind](sys.argv[2], data)
elif kind == "late":
    late(data)
else:
    hang(data, sys.argv[3])
