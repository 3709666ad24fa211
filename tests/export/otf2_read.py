"""otf2_read.py ARCHIVE TALLY - part of tests/export: what otf2's reader finds is what trace-tally --json counted."""

import collections
import json
import sys

import otf2

counts, times = collections.Counter(), collections.Counter()
opened = collections.defaultdict(list)
with otf2.reader.open(sys.argv[1] + "/traces.otf2") as archive:
    for location, event in archive.events:
        stack = opened[location]
        if isinstance(event, otf2.events.Enter):
            stack.append((event.time, event.region))
            continue
        begin, region = stack.pop()
        assert region == event.region and isinstance(event, otf2.events.Leave)
        device = location.type == otf2.LocationType.ACCELERATOR_STREAM
        key = "device" if device else "call", region.name
        counts[key] += 1
        times[key] += event.time - begin
    groups = sorted({g.name for g in archive.definitions.location_groups})
    resolution = archive.definitions.clock_properties.timer_resolution
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
