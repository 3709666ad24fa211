"""A process as turns.py wants it, whose times are known: FACTOR x 2 ms a unit while recording, 2 ms while paused. PAUSES: it can. DIE=N: it ends at its N-th command."""
import json
import os
import sys

factor, die, told = float(os.environ.get("FACTOR", "1")), int(os.environ.get("DIE", "0")), 0
now = factor
print(json.dumps(dict(first_s=1.5, start_s=0, rss_mb=100, pauses="PAUSES" in os.environ)), flush=True)
for line in sys.stdin:
    told += 1
    if told == die:
        sys.exit("at its wits' end")
    words, said = line.split(), {}
    if words[0] == "run":
        said = dict(ns=int(words[2]) * now * 2e6)
    elif words[0] == "pause":
        now = 1
    elif words[0] == "resume":
        now = factor
    else:
        said = dict(stop_s=0.25, write_s=0, rss_mb=120, bytes=77)
    print(json.dumps(said), flush=True)
    if words[0] == "quit":
        break
