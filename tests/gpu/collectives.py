"""collectives.py HOW: what trace-print says of two ranks' ten all-reduces; HOW: good, missing (rank 1 lacks the last), differs (in its count), early (device work)"""
import json
import sys

how = sys.argv[1]


def say(rank, ns, event, name, duration=None, **args):
    e = dict(ns=ns, time="2026-01-01T00:00:00.%09dZ" % ns, host="h", rank=rank, pid=100 + rank, tid=100 + rank, thread="", event=event, api="NCCL", name=name, args=args)
    print(json.dumps(e if duration is None else dict(e, duration_ns=duration)))


for seq in range(10):
    for rank in range(2):
        if how == "missing" and (rank, seq) == (1, 9):
            continue
        at = 1000 * seq + 100 * rank
        say(rank, at, "entry", "ncclAllReduce", comm_id=5, comm_size=2, seq=seq, count=7 + (how == "differs" and (rank, seq) == (1, 3)), datatype="ncclFloat32", stream="0x0")
        say(rank, at + 1, "meta", "collective_plan", algorithm="RING", protocol="LL", channels=2)
        say(rank, at + 2, "exit", "ncclAllReduce")
        say(rank, at - 5 if how == "early" and seq == 4 else at + 50, "slice", "AllReduce", 10, comm=5, seq=seq)
