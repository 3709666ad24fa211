#!/usr/bin/env python3
"""check.py messages|collectives|communicators|books|ranks...  < trace-print --json

What a trace of MPI must be true of, whatever the program did:
  messages       each message sent has been received: the same communicator, ranks, tag and bytes on both sides
  collectives    each number of a collective has one record on each member of its communicator, all of one name
  communicators  all members tell the same of a communicator
and what it says, to compare with what others know:
  books          "NAME CALLS BYTES" a line, bytes of messages and metadata belonging to the call they lie in
  ranks          "RANK EVENTS" a line
"""
import collections
import json
import sys

SENT, RECEIVED = ("bytes", "bytes_sent"), ("bytes", "bytes_recv")


def number(args, names):
    return next((args[n] for n in names if n in args), 0)


def messages(events):
    open_messages = collections.Counter()
    n = 0
    for e in events:
        a = e["args"]
        if "dest_world" in a and ("tag" in a or "sendtag" in a) and "_init" not in e["name"]:
            if a["dest_world"] >= 0:
                key = (a["comm"], e["rank"], a["dest_world"], a.get("tag", a.get("sendtag")), number(a, SENT))
                open_messages[key] += 1
                n += 1
        if a.get("source_world", -1) >= 0 and "comm" in a and "tag" in a:
            key = (a["comm"], a["source_world"], e["rank"], a["tag"], number(a, RECEIVED))
            open_messages[key] -= 1
    wrong = {k: v for k, v in open_messages.items() if v}
    for key, surplus in list(sorted(wrong.items()))[:10]:
        print("comm %s rank %s -> %s tag %s bytes %s: %+d sent without a receive" % (*key, surplus))
    print("%d messages, %d do not match" % (n, len(wrong)))
    return n > 0 and not wrong


def collectives(events):
    inter = set()
    rounds = collections.defaultdict(list)
    for e in events:
        a = e["args"]
        if e["event"] == "object" and a.get("inter"):
            inter.add(a["comm"])
        if "seq" in a and "comm" in a:
            rounds[a["comm"], a["seq"]].append((e["name"], e["rank"], a.get("comm_size", a.get("win_size"))))
    bad = 0
    for (comm, seq), members in sorted(rounds.items()):
        names = {m[0] for m in members}
        ranks = [m[1] for m in members]
        complete = comm in inter or len(members) == members[0][2]
        if len(names) != 1 or len(set(ranks)) != len(ranks) or not complete:
            bad += 1
            if bad <= 10:
                print("comm %s number %s: %s" % (comm, seq, members))
    print("%d collectives, %d do not match" % (len(rounds), bad))
    return rounds and not bad


def communicators(events):
    known = {}
    bad = n = 0
    for e in events:
        a = e["args"]
        if e["event"] != "object" or e["name"] != "communicator" or a["inter"]:
            continue
        n += 1
        said = (a["comm_size"], tuple(a["ranks"]), a["parent"])
        if known.setdefault(a["comm"], said) != said or e["rank"] not in a["ranks"] or a["ranks"][a["rank"]] != e["rank"]:
            bad += 1
            print("comm %s, rank %s: %s is not %s" % (a["comm"], e["rank"], said, known[a["comm"]]))
    members = collections.Counter(e["args"]["comm"] for e in events if e["event"] == "object" and not e["args"].get("inter"))
    for comm, (size, _, _) in known.items():
        if members[comm] != size:
            bad += 1
            print("comm %s of %d is told of by %d" % (comm, size, members[comm]))
    print("%d communicators told of %d times, %d wrong" % (len(known), n, bad))
    return n and not bad


def books(events):
    calls, moved = collections.Counter(), collections.Counter()
    stack = collections.defaultdict(list)
    for e in events:
        thread, a = stack[e["pid"], e["tid"]], e["args"]
        if e["event"] == "entry":
            calls[e["name"]] += 1
            thread.append(e["name"])
        name = thread[-1] if thread else "-"
        planned = e["event"] == "entry" and "_init" in e["name"]
        if e["event"] in ("entry", "exit", "message", "meta") and not planned:
            moved[name] += sum(a.get(n, 0) for n in ("bytes", "bytes_sent", "bytes_recv") if not (n == "bytes" and "source_tag" in a))
        if e["event"] == "exit":
            thread.pop()
    for name in sorted(calls):
        print(name, calls[name], moved[name])
    return bool(calls)


def ranks(events):
    count = collections.Counter(e["rank"] for e in events)
    for rank in sorted(count):
        print(rank, count[rank])
    return bool(count)


def main():
    events = [json.loads(line) for line in sys.stdin if line.strip()]
    events = [e for e in events if e["api"] == "MPI"]
    known = {f.__name__: f for f in (messages, collectives, communicators, books, ranks)}
    return 0 if all([known[what](events) for what in sys.argv[1:]]) else 1


sys.exit(main())
