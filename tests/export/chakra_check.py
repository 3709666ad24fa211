"""chakra_check.py WHAT ... - part of tests/export: what Chakra's messages say is what was recorded

graph FILE; tally TALLY FILE...: counts and times of trace-tally --json; train FILE...: ranks of train.c; messages TALLY FILE...: those of
trace-tally --json --messages; runs FILE...: all nodes of all ranks can run; groups FILE...: ranks of group.c."""

import collections
import json
import sys

import chakra_schema as schema
from chakra_schema import ALL_REDUCE, COLL, COMP, LOAD, METADATA, RECV, SEND, STORE, attributes


def load(path):
    """The nodes, each with its attributes; they are in an order in which they can run."""
    head, nodes = schema.read(path)
    about = attributes(head)
    assert about["schema"] == "1.1.1-chakra.0.0.4" and about["start_ts"] <= about["finish_ts"], about
    numbers = [n.id for n in nodes]
    assert numbers == list(range(numbers[0], numbers[0] + len(nodes))), "numbers have gaps"
    for n in nodes:
        assert all(numbers[0] <= d < n.id for d in [*n.ctrl_deps, *n.data_deps]), n
        assert len(set(n.data_deps)) == len(n.data_deps), n
        assert n.type in (METADATA, LOAD, STORE, COMP, SEND, RECV, COLL), n
    return [(n, attributes(n)) for n in nodes]


def graph(path):
    nodes = load(path)
    name = {n.id: n.name for n, _ in nodes}
    got = [(n.name, sorted(name[d] for d in n.data_deps)) for n, _ in nodes]
    launch, record = "cudaLaunchKernel", "cudaEventRecord"
    want = [
        ("step", []), (launch, ["step"]), (record, [launch]), (launch, [record]), ("cudaStreamWaitEvent", [launch]),
        (launch, ["cudaStreamWaitEvent"]), (record, [launch]), ("cudaEventSynchronize", [record, "c"]),
        ("cudaMemcpy", ["cudaEventSynchronize"]), (launch, ["cudaMemcpy", "d"]), ("cudaStreamSynchronize", [launch, "x"]),
        ("after", ["cudaStreamSynchronize"]), ("a", [launch]), ("b", ["a", launch]), ("c", ["a", launch]), ("d", ["cudaMemcpy"]),
        ("x", ["b", launch]), ("alone", ["c"]),
    ]  # fmt: skip
    assert sorted(got) == sorted((n, sorted(d)) for n, d in want), (got, want)
    parents = {n.name: [name[d] for d in n.ctrl_deps] for n, _ in nodes}
    assert parents["a"] == [launch] and parents["cudaMemcpy"] == ["step"] and parents["after"] == [] and parents["alone"] == [], parents


def tally(counted, *paths):
    calls, times = collections.Counter(), collections.Counter()
    for path in paths:
        for n, a in load(path):
            if n.type != METADATA and not n.name.endswith((":send", ":receive", ":collective")):
                calls[a["api"], n.name] += 1
                times[a["api"], n.name] += a["duration_ns"]
                assert a["is_cpu_op"] or n.type != COMP or "stream" in a, (n, a)
                assert abs(n.duration_micros * 1000 - a["duration_ns"]) <= 500 or (a["is_cpu_op"] and n.duration_micros * 1000 < a["duration_ns"] + 500), n
    rows = [r for r in json.load(open(counted))["rows"] if r["kind"] in ("call", "device")]
    want, spent = collections.Counter(), collections.Counter()
    for r in rows:
        want[r["api"], r["name"]] += r["calls"]
        spent[r["api"], r["name"]] += r["sum_ns"]
    assert calls == want and calls, (calls - want, want - calls)
    assert times == spent, (times - spent, spent - times)


def train(*paths):
    for path in paths:
        nodes = load(path)
        of = {n.id: (n, a) for n, a in nodes}
        groups = [n for n, _ in nodes if n.type == METADATA]
        listed = json.loads(groups[0].inputs.values[2:-2])
        assert len(groups) == 1 and [(g["pg_name"], g["pg_desc"], g["ranks"]) for g in listed] == [("0", "data parallel", [0, 1])], listed
        collectives = [(n, a) for n, a in nodes if n.type == COLL]
        assert [(a["comm_type"], a["comm_size"], a["pg_name"], a["comm_seq"], a["is_cpu_op"]) for _, a in collectives] == [
            (ALL_REDUCE, 16384, "0", i, False) for i in range(5)], collectives  # fmt: skip
        assert all("stream" in a and "AllReduce" in n.name for n, a in collectives), "the kernels do them"
        last = {}
        for n, a in sorted((x for x in nodes if "stream" in x[1]), key=lambda x: x[1]["start_ns"]):
            queue = a["device"], a["stream"]
            called = [d for d in n.data_deps if of[d][1]["is_cpu_op"]]
            assert called == list(n.ctrl_deps) and len(called) == 1, "the launch comes before its kernel"
            if queue in last:
                assert last[queue] in n.data_deps, "and the work before it on the stream"
            last[queue] = n.id
        assert len(last) > 2 and sum("stream" in a for _, a in nodes) == 5 * 10, len(last)


def pairs(*paths):
    """As a simulator pairs messages: by ranks, tag and size. Returns those that have no other end."""
    sent, got, groups, alone = collections.Counter(), collections.Counter(), {}, 0
    for path in paths:
        for n, a in load(path):
            if "comm_tag" not in a:
                continue
            if n.type == COMP:
                alone += 1
                continue
            key = a["comm_src"], a["comm_dst"], a["comm_tag"], a["comm_size"]
            (sent if n.type == SEND else got)[key] += 1
            assert groups.setdefault(key[:3], a["pg_name"]) == a["pg_name"], "a tag is of one communicator"
    assert sent == got, (sent - got, got - sent)
    return alone


def runs(*paths):
    """As the strictest simulator runs them: a message is over when both ends have begun, a collective when all members have."""
    nodes, waits, after, met = {}, {}, collections.defaultdict(list), collections.defaultdict(list)
    for rank, path in enumerate(paths):
        of = load(path)
        ids = {n.id for n, _ in of}
        for n, a in of:
            at = rank, n.id
            nodes[at] = n, a
            waits[at] = sum(d in ids for d in n.data_deps)
            for d in n.data_deps:
                if d in ids:
                    after[rank, d].append(at)
    members = {}
    for (_, _), (n, a) in nodes.items():
        if n.type == METADATA:
            for g in json.loads(n.inputs.values[2:-2]):
                members[g["pg_name"]] = len(g["ranks"])
    ready, done = [at for at, n in waits.items() if not n], 0
    while ready:
        at = ready.pop()
        n, a = nodes[at]
        if n.type in (SEND, RECV):
            key = a["comm_src"], a["comm_dst"], a["comm_tag"], a["comm_size"]
            other = met[key, n.type == RECV]
            over = [at, other.pop(0)] if other else []
            if not over:
                met[key, n.type == SEND].append(at)
        elif n.type == COLL:
            key = a["pg_name"], a["comm_seq"], a["comm_type"]
            met[key].append(at)
            over = met[key] if len(met[key]) == members[a["pg_name"]] else []
        else:
            over = [at]
        for x in over:
            done += 1
            for y in after[x]:
                waits[y] -= 1
                if not waits[y]:
                    ready.append(y)
    assert done == len(nodes), (done, len(nodes), [k for k, v in met.items() if v][:8])


def groups(*paths):
    """Of four rounds: two messages with each other rank, one with a neighbour on each of two communicators, two broadcasts, a sum."""
    size = len(paths)
    assert pairs(*paths) == 0
    runs(*paths)
    for rank, path in enumerate(paths):
        sent, got, collectives = collections.Counter(), collections.Counter(), collections.Counter()
        for n, a in load(path):
            if n.type == SEND:
                assert a["comm_src"] == rank, a
                sent[a["comm_dst"], a["comm_size"], a["pg_name"]] += 1
            elif n.type == RECV:
                assert a["comm_dst"] == rank, a
                got[a["comm_src"], a["comm_size"], a["pg_name"]] += 1
            elif n.type == COLL:
                collectives[a["comm_type"], a["comm_size"], a["pg_name"]] += 1
        names = sorted({pg for _, _, pg in collectives})
        first = next(pg for kind, _, pg in collectives if kind == ALL_REDUCE)
        assert len(names) == 2 and collectives == collections.Counter(
            {(ALL_REDUCE, 64, first): 4, **{(schema.BROADCAST, 128, pg): 4 for pg in names}}), collectives  # fmt: skip
        for counts, neighbour in ((sent, (rank + 1) % size), (got, (rank - 1) % size)):
            want = collections.Counter({(neighbour, 64, pg): 4 for pg in names})
            for peer in set(range(size)) - {rank}:
                want[peer, 28, first] += 4
                for n in range(4):
                    want[peer, 100 + n, first] += 1
            assert counts == want, (rank, counts - want, want - counts)


def rounds(path):
    """A window that begins and ends somewhere in the middle of things."""
    starts = [a["start_ns"] for n, a in load(path) if n.name == "round"]
    print(f"--from {starts[3] + 5000}ns --to {starts[7] + 5000}ns")


def alone(n, *paths):
    assert pairs(*paths) == int(n) > 0, (n, pairs(*paths))


def messages(counted, *paths):
    assert pairs(*paths) == 0
    sent, got, comms = collections.Counter(), collections.Counter(), collections.Counter()
    for rank, path in enumerate(paths):
        for n, a in load(path):
            if n.type == SEND:
                assert a["comm_src"] == rank, a
                sent[rank, a["comm_dst"], a["comm_tag"], a["comm_size"]] += 1
            elif n.type == RECV:
                assert a["comm_dst"] == rank, a
                got[a["comm_src"], rank, a["comm_tag"], a["comm_size"]] += 1
            elif n.type == COLL:
                comms[n.name] += 1
    assert sent == got and sent, (sent - got, got - sent)
    data = json.load(open(counted))
    flows = collections.Counter()
    for (src, dst, _, size), n in sent.items():
        flows[src, dst] += n
        flows[src, dst, "bytes"] += n * size
    want = collections.Counter()
    for m in data["messages"]:
        want[m["from"], m["to"]] += m["sent"]
        want[m["from"], m["to"], "bytes"] += m["sent_bytes"]
    assert flows == want, (flows, want)
    calls = {r["name"]: r["calls"] for r in data["rows"]}
    want = {name.partition(":")[0]: n for name, n in comms.items()}
    assert set(comms) == {"MPI_Barrier", "MPI_Bcast", "MPI_Reduce", "MPI_Allgather", "MPI_Iallreduce:collective"}, comms
    assert all(calls[name] == n for name, n in want.items()), (calls, want)


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
