"""otf2_read.py ARCHIVE TALLY GROUPS - part of tests/export: what otf2's reader finds is what trace-tally --json --messages counted."""

import collections
import json
import sys

import otf2
from otf2.events import Enter, MpiCollectiveBegin, MpiCollectiveEnd, MpiRecv, MpiSend

counts, times, sent, received, collectives = (collections.Counter() for _ in range(5))
opened = collections.defaultdict(list)


def rank(group):
    return int(group.name.removeprefix("Rank "))


with otf2.reader.open(sys.argv[1] + "/traces.otf2") as archive:
    for location, event in archive.events:
        stack = opened[location]
        if isinstance(event, Enter):
            stack.append([event.time, event.region, False])
            continue
        begin, region, collects = stack[-1]
        if isinstance(event, (MpiSend, MpiRecv)):
            own, sends = rank(location.group), isinstance(event, MpiSend)
            peer = rank(event.communicator.location(event.receiver if sends else event.sender).group)
            pair = (own, peer) if sends else (peer, own)
            (sent if sends else received)[(*pair, event.msg_tag, event.msg_length)] += 1
            continue
        if isinstance(event, MpiCollectiveBegin):
            stack[-1][2] = True
            continue
        if isinstance(event, MpiCollectiveEnd):
            assert collects, event
            assert event.communicator.rank(location) >= 0, "the rank is a member"
            word = region.name.removeprefix("MPI_").upper()
            assert str(event.collective_op).split(".")[-1] in (word, word[1:]), event
            collectives[region.name] += 1
            collectives[region.name, "bytes"] += event.size_sent
            continue
        stack.pop()
        assert region == event.region and isinstance(event, otf2.events.Leave)
        device = location.type == otf2.LocationType.ACCELERATOR_STREAM
        key = "device" if device else "call", region.name
        counts[key] += 1
        times[key] += event.time - begin
    groups = sorted({g.name for g in archive.definitions.location_groups})
    resolution = archive.definitions.clock_properties.timer_resolution
    comms = sorted((c.name, [rank(l.group) for l in c.group.members]) for c in archive.definitions.comms)
assert not any(opened.values())
data = json.load(open(sys.argv[2]))
want, spent = collections.Counter(), collections.Counter()
for row in data["rows"]:
    if row["kind"] in ("call", "device"):
        want[row["kind"], row["name"] or "?"] += row["calls"]
        spent[row["kind"], row["name"] or "?"] += row["sum_ns"]
assert counts == want and want, (counts - want, want - counts)
assert times == spent, (times - spent, spent - times)
assert resolution == 10**9 and len(groups) == int(sys.argv[3]), groups

# messages, by pairs of ranks, and collectives, by function
assert sent == received, (sent - received, received - sent)
got = collections.Counter()
for (src, dst, _, size), n in sent.items():
    got[src, dst] += n
    got[src, dst, "bytes"] += n * size
want = collections.Counter()
for m in data.get("messages", ()):
    want[m["from"], m["to"]] += m["sent"]
    want[m["from"], m["to"], "bytes"] += m["sent_bytes"]
assert got == want, (got - want, want - got)
if want:
    words = "Bcast Reduce Allgather Iallreduce Barrier".split()
    rows = {r["name"]: r for r in data["rows"] if r["name"].removeprefix("MPI_") in words}
    assert {n for n in collectives if isinstance(n, str)} == set(rows), collectives
    for name, row in rows.items():
        assert (collectives[name], collectives[name, "bytes"]) == (row["calls"], row["sent_bytes"]), (name, row, collectives)
    assert comms == [("MPI_COMM_WORLD", [0, 1, 2, 3]), ("half", [2, 0]), ("half", [3, 1])], comms
