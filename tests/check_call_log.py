#!/usr/bin/env python3
"""check_call_log.py API CALL_LOG [MODEL] < trace-print --json: each call that the program wrote down is in the trace, in order, with what it says of it"""
import json
import sys

value = {} # of enumerators, for books that know numbers only
for line in open(sys.argv[3]) if len(sys.argv) > 3 else []:
    w = line.split()
    if line.startswith("    ") and len(w) == 2 and w[1].lstrip("-").isdigit():
        value[w[0]] = w[1]
open_calls, seen = [], []
for line in sys.stdin:
    e = json.loads(line)
    if e["api"] != sys.argv[1]:
        continue
    if e["event"] == "entry":
        open_calls.append((e["name"], e["args"]))
    elif e["event"] == "exit":
        name, args = open_calls.pop()
        if open_calls: # NCCL calls itself
            continue
        seen.append((name, {**args, **e["args"]}))
books = [line.rstrip("\n").split(";") for line in open(sys.argv[2])]
wrong = 0
if [b[0] for b in books] != [s[0] for s in seen]:
    print("the books have %d calls, the trace %d" % (len(books), len(seen)))
    wrong += 1
fields = 0
for book, (name, args) in zip(books, seen):
    for field in book[1:]:
        key, true = field.split("=", 1)
        fields += 1
        if true not in (str(args.get(key)), value.get(str(args.get(key)))):
            wrong += 1
            print("%s: %s is %s, recorded %s" % (name, key, true, args.get(key)))
print("%d calls, %d fields" % (len(books), fields))
sys.exit(1 if wrong or not books else 0)
