"""nsys.py DATABASE TALLY - part of tests/export: SQLite as Nsight Systems exports it, asked as its documentation and tools do,
against what trace-tally --json counted."""

import json
import sqlite3
import sys

con = sqlite3.connect(sys.argv[1])
rows = json.load(open(sys.argv[2]))["rows"]
tables = {r[0] for r in con.execute("SELECT name FROM sqlite_master")}
ask = lambda sql: con.execute(sql).fetchall()  # noqa: E731
assert ask("PRAGMA integrity_check") == [("ok",)]


def tallied(kind, apis):
    return sorted((r["name"], r["calls"], r["sum_ns"]) for r in rows if r["kind"] == kind and r["api"] in apis)


NAMED = "SELECT s.value, count(*), sum(e.end - e.start) FROM {} e JOIN StringIds s ON s.id = e.{} {} GROUP BY 1 ORDER BY 1"
if any(r["kind"] == "device" for r in rows):
    kernels = ask(NAMED.format("CUPTI_ACTIVITY_KIND_KERNEL", "demangledName", ""))
    want = [r for r in tallied("device", ["CUDA"]) if "emcpy" not in r[0] and "emset" not in r[0]]
    assert kernels == want and len(want) == 4, (kernels, want)
    for table, word in (("MEMCPY", "emcpy"), ("MEMSET", "emset")):
        got = ask(f"SELECT count(*), sum(end - start), sum(bytes) FROM CUPTI_ACTIVITY_KIND_{table}")
        of = [r for r in rows if r["kind"] == "device" and word in r["name"]]
        assert got == [tuple(sum(r[k] for r in of) for k in ("calls", "sum_ns", "bytes"))], (table, got)
    calls = ask(NAMED.format("CUPTI_ACTIVITY_KIND_RUNTIME", "nameId", ""))
    assert calls == [(n.lstrip("_"), c, t) for n, c, t in sorted(tallied("call", ["CUDART"]), key=lambda r: r[0].lstrip("_"))]
    # the documented recipe: kernels, and the calls and threads that asked for them
    joined = ask(
        "SELECT (r.globalTid >> 24) & 0xFFFFFF, k.start >= r.start, s.value FROM CUPTI_ACTIVITY_KIND_KERNEL k "
        "JOIN CUPTI_ACTIVITY_KIND_RUNTIME r ON r.correlationId = k.correlationId "
        "AND r.globalTid / 0x1000000 = k.globalPid / 0x1000000 JOIN StringIds s ON s.id = r.nameId"
    )
    pids = {r[0] for r in ask("SELECT pid FROM PROCESSES")}
    assert len(joined) == sum(r[1] for r in want) and {j[2] for j in joined} == {"cudaLaunchKernel"}
    assert {j[0] for j in joined} == pids and len(pids) == 2
    assert ask("SELECT count(*) FROM CUPTI_ACTIVITY_KIND_SYNCHRONIZATION WHERE syncType = 4") == [(10,)]
    assert ask("SELECT DISTINCT gridX, blockX FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY 1") == [(24, 544), (64, 128)]
    gpus = ask("SELECT DISTINCT cudaId, name FROM TARGET_INFO_GPU JOIN TARGET_INFO_CUDA_DEVICE ON gpuId = id ORDER BY 1")
    assert gpus == [(0, "Fake One"), (1, "Other Fake")], gpus
else:
    assert "CUPTI_ACTIVITY_KIND_KERNEL" not in tables
ranges = ask(NAMED.format("NVTX_EVENTS", "textId", "WHERE eventType = 59"))
apis = {r["api"] for r in rows} - {"MPI", "CUDA", "CUDART"}
of = {}
for n, c, t in tallied("call", apis):
    of[n] = tuple(map(sum, zip(of.get(n, (0, 0)), (c, t))))
assert ranges == sorted((n, *v) for n, v in of.items()) and ranges, (ranges, of)
if any(r["api"] == "MPI" for r in rows):
    union = " UNION ALL ".join(
        f"SELECT start, end, textId FROM {t}" for t in sorted(tables) if t.startswith("MPI_") and t != "MPI_RANKS"
    )
    assert ask(NAMED.format(f"({union})", "textId", "")) == tallied("call", ["MPI"])
    assert {r[0] for r in ask("SELECT DISTINCT s.value FROM MPI_P2P_EVENTS JOIN StringIds s ON s.id = textId")} <= {
        "MPI_Isend", "MPI_Irecv", "MPI_Send", "MPI_Recv", "MPI_Sendrecv"}  # fmt: skip
    sent = sum(r["sent_bytes"] for r in rows if r["name"] == "MPI_Isend")
    assert ask("SELECT sum(size) FROM MPI_P2P_EVENTS JOIN StringIds s ON s.id = textId WHERE s.value = 'MPI_Isend'") == [(sent,)]
    assert ask("SELECT DISTINCT remoteRank FROM MPI_P2P_EVENTS WHERE remoteRank >= 0 ORDER BY 1") == [(i,) for i in range(4)]
    assert ask("SELECT rank FROM MPI_RANKS ORDER BY 1") == [(i,) for i in range(4)]
print("ok")
