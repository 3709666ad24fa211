"""pprof.py PROFILE WEIGHT FOLDED - part of tests/export: a reader of profile.proto of its own: the stacks of a value are those of
folded stacks."""

import collections
import gzip
import sys


def fields(data):
    """(number, value) of a message; texts and messages are bytes."""
    at = 0

    def varint():
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    while at < len(data):
        key = varint()
        value = varint()
        if key & 7 == 2:
            value, at = data[at : at + value], at + value
            assert len(value) <= len(data)
        else:
            assert key & 7 == 0, key
        yield key >> 3, value


def packed(data):
    values, value, shift = [], 0, 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            values.append(value)
            value = shift = 0
    return values


profile = collections.defaultdict(list)
for number, value in fields(gzip.open(sys.argv[1]).read()):
    profile[number].append(value)
texts = [t.decode() for t in profile[6]]
assert texts[0] == "" and len(set(texts[8:])) == len(texts[8:])
types = [tuple(texts[v] for _, v in fields(t)) for t in profile[1]]
assert types == [("time", "nanoseconds"), ("device", "nanoseconds"), ("calls", "count"), ("bytes", "bytes")], types
functions = {(f := dict(fields(x)))[1]: texts[f[2]] for x in profile[5]}
locations = {(f := dict(fields(x)))[1]: functions[dict(fields(f[4]))[1]] for x in profile[4]}
which = [t for t, _ in types].index(sys.argv[2])
got = collections.Counter()
for sample in profile[2]:
    s = dict(fields(sample))
    stack = [locations[i].replace(";", ":") for i in packed(s[1])]
    got[";".join(reversed(stack))] += packed(s[2])[which]
want = collections.Counter()
for line in open(sys.argv[3], encoding="utf-8"):
    stack, _, number = line.rstrip("\n").rpartition(" ")
    want[stack] += int(number)
assert +got == want, (+got - want, want - got)
