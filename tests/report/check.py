"""check.py JOB REPORT.json [TRUTH] - whether trace-report names what is wrong with that job, in first place

With TRUTH (of jobs.c): what-ifs are held against the simulation without what is wrong, and with free copies.
"""
import json
import sys

# job: kind, ranks (None: any), the end of where (None: any)
EXPECTED = {
    "straggler": ("straggler", [1], ["train", "step", "backward"]),
    "starved": ("no_processor", [1], ["train", "step", "backward"]),
    "loaded": ("straggler", [1], ["train", "step", "backward"]),
    "once": ("straggler", [1], ["train", "step", "backward"]),
    "two": ("straggler", [1, 2], ["train", "step", "backward"]),
    "chain": ("straggler", [1], ["train", "step", "forward"]),
    "faults": ("straggler", [3], ["train", "step", "forward"]),
    "helpers": ("straggler", [1], ["train", "step", "backward"]),
    "gloo": ("straggler", [1], ["train", "step", "backward"]),
    "gloo-later": ("straggler", [1], ["train", "step", "backward"]),
    "some": ("straggler", [1], ["train", "step", "backward"]),
    "bare": ("straggler", [1], ["between MPI_Allreduce and MPI_Send"]),
    "uneven": ("straggler", [1], ["train", "step", "backward"]),
    "start": ("straggler", [1], ["train", "step", "backward"]),
    "hang": ("hang", [1], ["MPI_Allreduce"]),
    "killed": ("killed", [2], ["train", "forward"]),
    "clocks": ("clocks", [2, 3], None),
    "growth": ("memory_growth", [1], ["allocated"]),
    "gpu-small": ("exposed_copies", None, None),
    "gpu-pageable": ("exposed_copies", None, None),
    "link": ("slow_link", [2], ["MPI_Recv"]),
    "gpu-throttled": ("slow_device", [2], ["gemm"]),
    "gpu-nccl-late": ("straggler", [1], ["train", "step", "load_batch"]),
    "gpu-nccl-throttled": ("slow_device", [2], ["gemm"]),
    "gpu-copies": ("exposed_copies", None, None),
    "gpu-sync": ("host_sync", None, None),
    "gpu-tiny": ("small_work", None, None),
    "loader": ("warm_up", None, ["train", "step", "load_batch"]),
    "checkpoint": ("slow_steps", None, ["train", "step", "load_batch"]),
    "polling": ("polling", None, ["MPI_Test"]),
    "fails": ("failed_calls", None, ["MPI_Bad"]),
    "ddp-backward": ("straggler", [1], ["step", "backward", "layer_c"]),
    "ddp-backward-static": ("straggler", [1], ["step", "backward", "layer_c"]),
    "ddp-backward-thread": ("straggler", [1], ["backward", "layer_c"]),
    "ddp-data-thread": ("straggler", [1], ["step", "load"]),
    "ddp-backward-stages": ("straggler", [1], ["step", "backward", "layer_c"]),
    "ddp-data": ("straggler", [1], ["step", "load"]),
    "ddp-longer": ("unequal_input", [1], None),
    "ddp-slow": ("slow_device", [1], ["gemm"]),
    "ddp-slow-static": ("slow_device", [1], ["gemm"]),
    "ddp-slow-stages-static": ("slow_device", [1], ["gemm"]),
    "ddp-shared": ("shared_device", [1], None),
    "real-sleeps": ("straggler", [1], ["step", "backward"]),
    "real-chain": ("straggler", [1], ["step", "forward"]),
    "real-receiver": ("straggler", [2], ["step", "prepare"]),
    "real-pipeline": ("straggler", [1], ["step", "item"]),
    "real-halo": ("slow_link", [2], ["MPI_Wait"]),
    "real-faults": ("straggler", [2], ["step", "forward"]),
    "real-epochs": ("straggler", [1], ["step", "work"]),
    "real-pieces": ("message_pieces", [1], ["MPI_Send"]),
    "real-loads": ("warm_up", None, ["step", "load_batch"]),
}
BLAME = {"straggler", "no_processor", "slow_device", "shared_device", "unequal_input", "unexplained", "slow_link", "slow_steps", "imbalance"}

job, report = sys.argv[1], json.load(open(sys.argv[2]))
findings = report["findings"]
for f in findings:
    assert list(f)[:9] == ["kind", "text", "share", "ranks", "where", "from_ns", "to_ns", "evidence", "blames"], list(f)
    assert 0 <= f["share"] <= 1 and f["text"] and f["see"].startswith("trace-"), f
    assert (f["from_ns"] is None) == (f["to_ns"] is None) and (f["from_ns"] is None or f["from_ns"] <= f["to_ns"]), f
assert abs(sum(report["critical_path"]["bounds"].values()) - 1) < 1e-6, report["critical_path"]["bounds"]
assert report["critical_path"]["ns"] <= report["run_ns"] and report["complete"]
assert sum(p["ns"] for p in report["critical_path"]["parts"]) == report["critical_path"]["ns"]
saved = [w["saves_ns"] for w in report["what_if"]]
assert saved == sorted(saved, reverse=True), report["what_if"]  # what saves most comes first
for r in report["ranks"]:  # what a rank's thread did adds up to all of its time
    parts = [r[k + "_ns"] for k in ("host", "waits_for_ranks", "communication", "waits_for_device", "device_api")]
    assert sum(parts) == r["wall_ns"], r

assert [f["blames"] for f in findings] == sorted((f["blames"] for f in findings), reverse=True), findings  # remarks come last
if job == "killed":  # whoever leaves by _exit looks the same
    assert "did not close the trace (killed, or left by _exit): rank 2." in findings[0]["text"], findings[0]
if job == "start":  # not what starting took, though that is the longest delay
    assert findings[0]["from_ns"] > 550_000_000 and findings[0]["to_ns"] - findings[0]["from_ns"] < 60_000_000, findings[0]
if "healthy" in job:
    blamed = [f for f in findings if f["blames"] or f["kind"] in BLAME or not job.startswith("real")]
    assert not blamed, blamed
else:
    kind, ranks, where = EXPECTED[job]
    first = findings[0]
    assert first["kind"] == kind, [(f["kind"], f["text"]) for f in findings]
    assert ranks is None or first["ranks"] == ranks, first
    assert where is None or first["where"][-len(where):] == where, first
    if kind in ("straggler", "no_processor") and not job.startswith("real") and job != "uneven":
        assert not [f for f in findings[1:] if f["kind"] in BLAME - {"slow_steps"}], findings

if len(sys.argv) > 3:
    truth = {w: int(n) for w, n in (line.split() for line in open(sys.argv[3]))}
    ran = report["loop"]["ns"] if job.endswith("-thread") else report["run_ns"]  # its devices are at work after the last step
    assert 0 <= truth["run"] - ran <= (5000 if job.endswith("-thread") else 0), (ran, truth)
    if job.startswith("ddp"):
        lost = (truth["run"] - truth["right"]) / truth["run"]
        assert "healthy" in job or abs(findings[0]["share"] - lost) < 0.03, (findings[0], lost)
        sys.exit()
    loop = report["loop"]
    if loop:  # what is left out and what is judged are the run
        assert loop["start_ns"] + loop["warm_up_ns"] + loop["ns"] + loop["end_ns"] == truth["run"], (loop, truth)
    assert bool(loop) == (job in ("loader", "start")), loop
    # all ranks begin together, and somebody is always busy
    assert report["critical_path"]["ns"] == (loop["ns"] if loop else truth["run"]), report["critical_path"]["ns"]
    saves = {w["if"]: w["saves_ns"] for w in report["what_if"]}
    path = {p["path"]: p["ns"] for p in report["critical_path"]["parts"]}
    if job == "straggler":  # ten steps of 20 ms, and 200 ms more; a hundredth more or less
        assert abs(path["train > step > backward"] - 2_200_000_000) < 2_200_000_000 / 100, path
        assert path["MPI_Allreduce"] == 5_000_000, path
    if job == "gpu-throttled":  # ten steps of eight kernels on the slow device
        assert path["gemm"] == 160_000_000, path

    def near(what, got, expected):
        assert abs(got - expected) <= truth["run"] / 100, (what, got, expected)

    if job in ("straggler", "starved", "loaded", "once", "chain", "faults", "helpers", "gloo", "gloo-later", "some", "gpu-throttled", "gpu-nccl-late", "gpu-nccl-throttled"):
        rank = EXPECTED[job][1][0]
        near("as fast as the median", saves[f"rank {rank} were as fast as the median rank"], truth["run"] - truth["right"])
        near("share", findings[0]["share"] * truth["run"], truth["run"] - truth["right"])
        for other in {0, 1, 2, 3} - {rank}:  # nothing is saved by those who only waited
            near("others", saves.get(f"rank {other} were as fast as the median rank", 0), 0)
    if job == "two":
        near("share", findings[0]["share"] * truth["run"], truth["run"] - truth["right"])
    if job == "link":
        near("link", saves["the slow link were as fast as the others"], truth["run"] - truth["right"])
    if job.startswith("gpu"):
        near("copies", saves["copies were free"], truth["run"] - truth["copies"])
    if "healthy" in job:
        near("healthy", saves["all ranks were as fast as the median rank"], 0)
