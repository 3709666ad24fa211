#!/usr/bin/env python3
"""check.py BOOKS < trace-print --json: each call that the program wrote down is in the trace, in order, with what it says of it"""
import json
import sys

open_calls, seen = [], []
for line in sys.stdin:
    e = json.loads(line)
    if e["api"] != "NCCL":
        continue
    if e["event"] == "entry":
        open_calls.append((e["name"], e["args"]))
    elif e["event"] == "exit":
        name, args = open_calls.pop()
        if open_calls: # NCCL calls itself
            continue
        seen.append((name, {**args, **e["args"]}))
books = [line.rstrip("\n").split(";") for line in open(sys.argv[1])]
wrong = 0
if [b[0] for b in books] != [s[0] for s in seen]:
    print("the books have %d calls, the trace %d" % (len(books), len(seen)))
    wrong += 1
fields = 0
for book, (name, args) in zip(books, seen):
    for field in book[1:]:
        key, value = field.split("=", 1)
        fields += 1
        if str(args.get(key)) != value:
            wrong += 1
            print("%s: %s is %s, recorded %s" % (name, key, value, args.get(key)))
print("%d calls, %d fields" % (len(books), fields))
sys.exit(1 if wrong or not books else 0)
