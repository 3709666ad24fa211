"""shapes.py SEEN PRINTED - shapes that trace-print shows against those that torch.profiler saw, operator by operator; lists of tensors are left out, for profilers differ there"""
import collections
import json
import re
import sys

want, got, lists = collections.Counter(), collections.Counter(), set()
for line in open(sys.argv[2]):
    m = re.search(r' torch:(.*?) entry(?:.* shapes="(.*)")?', line)
    if m:
        if "(" in (m[2] or ""):
            lists.add(m[1])
        got[m[1], " ".join(s for s in re.findall(r"\[[^]]*\]", m[2] or "") if s != "[]")] += 1
for name, shapes in json.load(open(sys.argv[1])):
    want[name, " ".join("[%s]" % ",".join(map(str, s)) for s in shapes if s)] += 1
for key in sorted(set(want) | set(got)):
    if want[key] != got[key] and key[0] not in lists:
        sys.exit("%s: torch.profiler %d times, trace.h %d" % (" ".join(key), want[key], got[key]))
