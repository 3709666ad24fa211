#!/usr/bin/env python3
"""analyses.py TRACES SYNCS OTHER EVENTS BOOKS - Holistic Trace Analysis runs all it has for a rank on files of trace-export, and finds what is true

TRACES, SYNCS, OTHER: folders of files: of a job, of the same with --syncs, of a second job. EVENTS.N: `trace-print --json` of rank N.
BOOKS.N: what its fake device did, as tests/cupti/gpu.c wrote it down."""
import collections
import json
import os
import sys
import tempfile
import warnings

os.environ["HTA_DISABLE_NS_ROUNDING"] = "1"  # nanoseconds are true
warnings.simplefilter("ignore")
import pandas  # noqa: E402
from hta.common.trace import Trace  # noqa: E402
from hta.trace_analysis import TimeSeriesTypes, TraceAnalysis  # noqa: E402
from hta.trace_diff import LabeledTrace, TraceDiff  # noqa: E402

traces, syncs, other, events_path, books_path = sys.argv[1:]
RANKS = (0, 1)
NEAR = 0.02  # microseconds: HTA adds up floating-point numbers
NAMES = {"_Z4gemmPfS_i": "gemm(float*, float*, int)", "_Z8gemm_bwdPfS_i": "gemm_bwd(float*, float*, int)", "_Z4tailPf": "tail(float*)",
         "_Z38ncclKernel_AllReduce_RING_LL_Sum_floatPv": "ncclKernel_AllReduce_RING_LL_Sum_float(void*)"}
failed = 0


def check(name, good, why=""):
    global failed
    failed += not good
    print()  # what HTA prints may end without a newline
    print("ok" if good else "not ok", "HTA: " + name + ("" if good else f": {str(why)[:600]}"))


def near(a, b):
    return abs(a - b) <= NEAR


# ---- the truth: microseconds

Work = collections.namedtuple("Work", "kind name correlation begin end stream bytes device")
work, base = {}, 0  # by rank
for rank in RANKS:
    work[rank] = []
    for line in open(f"{books_path}.{rank}"):
        w = line.split()
        if w[0] == "work":
            kind, name = int(w[1]), w[2]
            correlation, begin, end, device, _, stream, size = map(int, w[3:10])
            base = base or begin  # small numbers: floating-point numbers have nanoseconds of them only
            shown = NAMES[name] if kind == 0 else "Memcpy DtoA (Managed -> Array)" if kind == 1 else "Memset (Device)"
            work[rank].append(Work(kind, shown, correlation, (begin - base) / 1e3, (end - base) / 1e3, stream, size, device))
tasks = {}  # by rank: [name, begin, end, path of names, numbers of the work asked for inside]
for rank in RANKS:
    stack, tasks[rank] = [], []
    for line in open(f"{events_path}.{rank}"):
        e = json.loads(line)
        if e["event"] == "entry":
            stack.append([e["name"], e["ns"] / 1e3, None, [x[0] for x in stack], []])
            tasks[rank].append(stack[-1])
        elif e["event"] == "exit":
            stack.pop()[2] = e["ns"] / 1e3
        elif e["event"] == "meta" and e["api"] == "CUDA":
            for x in stack:
                x[4].append(e["args"]["correlation"])


def union(spans):
    total, until = 0, None
    for begin, end in sorted(spans):
        if until is None or begin > until:
            total, until = total + end - begin, end
        elif end > until:
            total, until = total + end - until, end
    return total


def spans(rank, prefix=("nccl",), inverse=False):
    return [(w.begin, w.end) for w in work[rank] if w.kind == 0 and w.name.startswith(prefix) != inverse]


# ---- what HTA says

a = TraceAnalysis(trace_dir=traces, include_last_profiler_step=True)
check("finds the ranks by themselves", sorted(a.t.traces) == list(RANKS), a.t.traces.keys())
check("steps", a.get_profiler_steps() == [f"ProfilerStep#{k}" for k in range(5)] or a.get_profiler_steps() == list(range(5)), a.get_profiler_steps())

breakdown = a.get_temporal_breakdown(visualize=False).set_index("rank")
for rank in RANKS:
    row, all_of = breakdown.loc[rank], [(w.begin, w.end) for w in work[rank]]
    length = max(e for _, e in all_of) - min(b for b, _ in all_of)
    want = [length, length - union(all_of), union(spans(rank, inverse=True))]
    got = [row["kernel_time(us)"], row["idle_time(us)"], row["compute_time(us)"]]
    check(f"temporal breakdown of rank {rank}", all(map(near, got, want)), (got, want))

_, kernels = a.get_gpu_kernel_breakdown(visualize=False, duration_ratio=1.0, num_kernels=100)
want = collections.defaultdict(list)
for rank in RANKS:
    for w in work[rank]:
        want[rank, w.name].append(w.end - w.begin)
got = {(r["rank"], r["name"]): (r["sum (us)"], r["max (us)"], r["min (us)"]) for _, r in kernels.iterrows()}
check("kernel breakdown", got.keys() == want.keys() and all(near(got[k][0], sum(v)) and near(got[k][1], max(v)) and near(got[k][2], min(v)) for k, v in want.items()),
      (got, {k: sum(v) for k, v in want.items()}))

overlap = a.get_comm_comp_overlap(visualize=False).set_index("rank")["comp_comm_overlap_pctg"]
for rank in RANKS:
    comm, comp = spans(rank), spans(rank, inverse=True)
    both = union(comm) + union(comp) - union(comm + comp)
    check(f"overlap of rank {rank}", abs(overlap[rank] - 100 * both / union(comm)) < 0.02, (overlap[rank], 100 * both / union(comm)))
check("there is some overlap, and not all", any(0 < overlap[rank] < 100 for rank in RANKS), overlap)

idle, _ = a.get_idle_time_breakdown(ranks=list(RANKS), visualize=False)
for rank in RANKS:
    want = collections.Counter()
    for stream in {w.stream for w in work[rank]}:
        mine = sorted((w.begin, w.end) for w in work[rank] if w.stream == stream)
        want[stream] = sum(x[0] - y[1] for x, y in zip(mine[1:], mine))
    got = idle[idle["rank"] == rank].groupby("stream")["idle_time"].sum()
    check(f"idle time of rank {rank}", set(got.index) == set(want) and all(abs(got[s] - n) < 0.1 for s, n in want.items()), (got, want))

launches = a.get_cuda_kernel_launch_stats(ranks=list(RANKS), visualize=False)
for rank in RANKS:
    device = {w.correlation: w for w in work[rank]}
    host = {n: t for t in tasks[rank] for n in t[4] if t[0] in ("__cudaLaunchKernel", "cudaMemcpyAsync")}
    rows = list(launches[rank].itertuples())
    check(f"launches of rank {rank}", len(rows) == len(host) and all(
        near(r.gpu_duration, device[r.correlation].end - device[r.correlation].begin) and near(r.cpu_duration, host[r.correlation][2] - host[r.correlation][1]) for r in rows),
        (len(rows), len(host)))

clock = {}  # by rank: what HTA's times are to ours, of the host and of the device
queue = a.get_queue_length_time_series(ranks=list(RANKS))
for rank in RANKS:
    asked = {n: t[1] for t in tasks[rank] for n in t[4] if t[0] in ("__cudaLaunchKernel", "cudaMemcpyAsync")}
    trace = a.t.traces[rank]
    shift = trace[trace.correlation.isin(asked) & (trace.stream == -1)].set_index("correlation").ts - pandas.Series(asked)
    shift_device = trace[trace.correlation.isin(asked) & (trace.stream >= 0)].set_index("correlation").ts - pandas.Series({w.correlation: w.begin for w in work[rank]})
    check(f"host and device of rank {rank} are on one clock", shift.max() - shift.min() < NEAR and shift_device.max() - shift_device.min() < NEAR, (shift, shift_device))
    clock[rank] = shift.iloc[0], shift_device.dropna().iloc[0]
    for stream in sorted({w.stream for w in work[rank] if w.correlation in asked}):
        changes = sorted([(asked[w.correlation] + shift.iloc[0], 1) for w in work[rank] if w.stream == stream and w.correlation in asked] +
                         [(w.begin + shift_device.dropna().iloc[0], -1) for w in work[rank] if w.stream == stream and w.correlation in asked])
        length, most = 0, 0
        for _, n in changes:
            length += n
            most = max(most, length)
        got = queue[rank][queue[rank].stream == stream].queue_length
        check(f"queue of rank {rank}, stream {stream}", got.max() == most and got.iloc[-1] == 0, (got.max(), most))
check("queue length summary", len(a.get_queue_length_summary(ranks=list(RANKS))) >= 3)
full = a.get_time_spent_blocked_on_full_queue(queue, 1)
check("time on a full queue", len(full) == 2, full)

bandwidth = a.get_memory_bw_time_series(ranks=list(RANKS))
for rank in RANKS:
    want = {round(w.bytes / 1e3 / (w.end - w.begin), 3) for w in work[rank] if w.kind == 1}
    got = {round(v, 3) for v in bandwidth[rank][bandwidth[rank].name == "Memcpy DtoA"].memory_bw_gbps if v > 0.001}
    check(f"memory bandwidth of rank {rank}", got == want, (got, want))
check("memory bandwidth summary", len(a.get_memory_bw_summary(ranks=list(RANKS))) >= 2)

check("straggler", a.get_potential_stragglers(num_candidates=1) == [1], a.get_potential_stragglers(num_candidates=1))

for rank in RANKS:
    annotations = a.t.traces[rank]
    names = a.t.symbol_table.get_sym_table()
    annotations = annotations[annotations["cat"] == a.t.symbol_table.get_sym_id_map()["gpu_user_annotation"]]
    got = collections.Counter((names[r.name_], r.tid, round(r.dur, 3)) for r in annotations.rename(columns={"name": "name_"}).itertuples())
    want = collections.Counter()
    last = max(t[2] for t in tasks[rank] if t[0].startswith("Step.")) + clock[rank][0]  # HTA leaves out what begins after the last step
    for name, _, _, _, numbers in tasks[rank]:
        inside = [w for w in work[rank] if w.correlation in numbers]
        if name.startswith(("Step.", "Forward", "Backward", "Layer")):
            for row in {(w.device, w.stream) for w in inside}:
                of = [w for w in inside if (w.device, w.stream) == row]
                if min(w.begin for w in of) + clock[rank][1] > last + NEAR:
                    continue
                want[name, row[1], round(max(w.end for w in of) - min(w.begin for w in of), 3)] += 1
    check(f"annotations on the device, rank {rank}", got == want and len(got) >= 5, (list((got - want).items())[:3], list((want - got).items())[:3]))
check("annotation breakdown", len(a.get_gpu_user_annotation_breakdown(visualize=False)) > 3)
owned = a.get_gpu_kernels_with_user_annotations(rank=0)
check("kernels with their annotations", len(owned) >= len([w for w in work[0] if w.kind == 0]), owned)

with tempfile.TemporaryDirectory() as folder:
    frequent = a.get_frequent_cuda_kernel_sequences(operator_name="aten::linear", output_dir=folder, min_pattern_len=1, visualize=False)
    check("frequent sequences", len(frequent) == 1 and frequent.iloc[0]["count"] == 15 and frequent.iloc[0]["pattern"].startswith("aten::linear|gemm"), frequent)
ops = a.get_aten_op_kernels_and_delay(ranks=[0])[0]
check("operators and their kernels", any(ops["aten_op_name"] == "aten::addmm") and ops[ops["aten_op_name"] == "aten::addmm"]["occurrence_count"].sum() == 15, ops)
a.generate_trace_with_counters(time_series=TimeSeriesTypes.QUEUE_LENGTH | TimeSeriesTypes.MEMCPY_BANDWIDTH, ranks=[0])
made = [f for f in os.listdir(traces) if "counters" in f]
check("a trace with counters", len(made) == 1, os.listdir(traces))
for f in made:
    os.remove(os.path.join(traces, f))

# ---- critical path: with what the host waited for

for rank in RANKS:
    s = TraceAnalysis(trace_dir=syncs, include_last_profiler_step=True)
    graph, good = s.critical_path_analysis(rank=rank, annotation="ProfilerStep", instance_id=(0, 4))
    names = s.t.symbol_table.get_sym_table()
    path = {names[s.t.traces[rank].loc[i, "name"]] for i in graph.critical_path_events_set if i in s.t.traces[rank].index}
    check(f"critical path of rank {rank}", good and len(graph.critical_path_nodes) > 10, good)
    check(f"critical path of rank {rank}: what takes longest is on it", "ncclKernel_AllReduce_RING_LL_Sum_float(void*)" in path, path)
    with tempfile.TemporaryDirectory() as folder:
        check(f"critical path of rank {rank} overlaid", os.path.exists(s.overlay_critical_path_analysis(rank, graph, output_dir=folder)))

# ---- two jobs compared

first, second = LabeledTrace("first", Trace(trace_dir=traces)), LabeledTrace("second", Trace(trace_dir=other))
diff = TraceDiff.compare_traces(first, second, control_rank=0, test_rank=1)
gemm = diff.loc["gemm(float*, float*, int)"]
check("trace diff: counts of a step", gemm["first_counts"] == gemm["second_counts"] == 3, gemm.to_dict())
check("trace diff: the second rank is slower", gemm["diff_duration"] > 0, gemm)
sys.exit(bool(failed))
