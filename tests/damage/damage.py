#!/usr/bin/env python3
"""damage.py - damages a recording in some 1,000 ways (2,000 with FULL=1) and asks the commands what they make of each

usage: damage.py TOOLS FILE OTHER [killed]
  TOOLS   folder of trace-print and trace-info
  FILE    a recorder's file, or a merged one
  OTHER   the same of another run of the same program

What a command writes must be what it writes of FILE, or its status is not 0 and a line says what is wrong. Each other case is a silent difference: there
must be none. Of a killed process' file, these are allowed and counted apart: the records of a chunk that the kill left open or full but not written
out, as far as no seal had come to them, and where they end (`committed`)."""

import collections
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

PATIENCE = float(os.environ["PATIENCE"])  # seconds that a tool may take (tests/lib.sh)
HEADER, CHUNK, PAGE = 4096, 128, 4096
FILE_FIELDS = [(0, 8), (8, 2), (10, 2), (12, 4), (16, 4), (20, 4), (24, 8), (32, 8), (40, 4), (44, 4), (48, 8), (56, 4), (60, 4), (64, 8), (72, 8), (80, 8),
               (88, 8), (104, 8), (120, 4), (124, 4), (128, 4), (132, 4), (136, 8), (144, 4), (152, 8), (160, 8), (224, 8), (480, 8), (544, 8), (592, 8)]
FILE_FIELDS += [(600 + 8 * k, 8) for k in range(9)]
CHUNK_FIELDS = [(0, 4), (4, 4), (8, 8), (16, 8), (24, 8), (32, 8), (40, 8), (48, 4), (52, 4), (56, 4), (60, 4), (64, 4), (68, 4), (72, 4), (76, 4), (80, 4),
                (84, 4), (88, 4)]
OPEN, SEALED = 1, 2
Chunk = collections.namedtuple("Chunk", "at stream seq committed state bytes checksum")


def chunks_of(data):
    """All chunks of a recorder's file that a reader uses or passes over."""
    slot_bytes = struct.unpack_from("<I", data, 20)[0]
    found = []
    for slot in range(HEADER, len(data), slot_bytes):
        at = slot
        while at + CHUNK <= min(slot + slot_bytes, len(data)):
            magic, stream, seq = struct.unpack_from("<IIQ", data, at)
            committed, state, _, size = struct.unpack_from("<IIII", data, at + 64)
            if magic != 0x4B4E4843 or not CHUNK <= size <= slot + slot_bytes - at:
                break
            found.append(Chunk(at, stream, seq, committed, state, size, struct.unpack_from("<Q", data, at + 40)[0]))
            at += size
    return found


class Cases:
    """Each case: a name, the damaged bytes."""

    def __init__(self, data, other):
        self.data, self.other = data, other
        self.random = random.Random(1)

    def patched(self, at, new):
        return self.data[:at] + new + self.data[at + len(new):]

    def bit(self, k):
        return f"bit {k % 8} of byte {k // 8}", self.patched(k // 8, bytes([self.data[k // 8] ^ 1 << k % 8]))

    def pages(self):
        for at in range(0, len(self.data), PAGE):
            if any(self.data[at:at + PAGE]):
                yield f"page at {at} zeroed", self.patched(at, bytes(len(self.data[at:at + PAGE])))
                yield f"page at {at} of another run", self.patched(at, self.other[at:at + PAGE])
        for at in range(0, len(self.data), 512):
            if self.random.random() < 0.3:
                yield f"sector at {at} zeroed", self.patched(at, bytes(len(self.data[at:at + 512])))

    def lengths(self):
        for size in [*range(0, len(self.data), PAGE), *(self.random.randrange(len(self.data)) for _ in range(60))]:
            yield f"cut to {size}", self.data[:size]

    def fields(self, base, fields):
        for at, size in fields:
            old = int.from_bytes(self.data[base + at:base + at + size], "little")
            for new in {0, 1, 2, old + 1, old - 1, old * 2, old ^ 0x100, 2 ** (8 * size) - 1}:
                new %= 2 ** (8 * size)
                if new != old:
                    yield f"field {at} at {base}: {old} is {new}", self.patched(base + at, new.to_bytes(size, "little"))

    def raw(self):
        chunks = [c for c in chunks_of(self.data) if c.state in (OPEN, SEALED)]
        theirs = {(c.stream, c.seq): c for c in chunks_of(self.other) if c.state in (OPEN, SEALED)}
        slot_bytes = struct.unpack_from("<I", self.data, 20)[0]
        yield from self.pages()
        yield from self.lengths()
        yield from self.fields(0, FILE_FIELDS)
        for k in self.random.sample(range(8 * 728), 500):
            yield self.bit(k)
        last = {c.stream: c for c in chunks}
        for c in chunks:
            yield from (self.bit(8 * c.at + k) for k in self.random.sample(range(8 * 92), 30))
            if last[c.stream] is c or c.seq == 0:
                yield from self.random.sample(list(self.fields(c.at, CHUNK_FIELDS)), 40)
            for _ in range(40 if c.stream == 0 or last[c.stream] is c else 10):
                if c.committed > CHUNK:
                    yield self.bit(8 * c.at + self.random.randrange(8 * CHUNK, 8 * c.committed))
            for size in 4, 64, 1000: # it ends sooner or later, and the header says nothing of it
                for committed in c.committed - size, c.committed + size:
                    if CHUNK <= committed <= c.bytes:
                        yield f"committed at {c.at}: {committed} in place of {c.committed}", self.patched(c.at + 64, struct.pack("<I", committed))
            t = theirs.get((c.stream, c.seq))
            if t and t.committed <= c.bytes:
                yield f"chunk {c.stream}/{c.seq} at {c.at} of another run", self.patched(c.at, self.other[t.at:t.at + t.committed])
        for _ in range(60):
            a, b = (HEADER + slot_bytes * self.random.randrange((len(self.data) - HEADER) // slot_bytes) for _ in range(2))
            yield f"slot at {a} copied to {b}", self.patched(b, self.data[a:a + slot_bytes])
            if b + slot_bytes <= len(self.other):
                yield f"slot at {b} of another run, at {a}", self.patched(a, self.other[b:b + slot_bytes])

    def merged(self):
        yield from self.pages()
        yield from self.lengths()
        yield from self.fields(0, [(at, size) for at, size in FILE_FIELDS if at < 64])
        for k in self.random.sample(range(8 * len(self.data)), 1200):
            yield self.bit(k)
        for k in [*range(8 * 64), *range(8 * (len(self.data) - 32), 8 * len(self.data))]:
            yield self.bit(k)


def free_in(data, seals):
    """Where a kill leaves nothing to check against."""
    free = set()
    for c in chunks_of(data):
        if c.state == OPEN or (c.state == SEALED and not c.checksum):
            free.update(range(max(c.at + CHUNK, c.at + seals.get((c.stream, c.seq), 0)), c.at + c.bytes))
            free.update(range(c.at + 64, c.at + 68) if c.state == OPEN else ())
    return free


def may_differ(data, damaged, free):
    """Whether all the damage lies there."""
    changed = (k for at in range(0, len(data), 64) if data[at:at + 64] != damaged[at:at + 64] for k in range(at, min(at + 64, len(data))) if data[k] != damaged[k])
    return len(data) == len(damaged) and all(k in free for k in changed)


def seals_of(data):
    """Bytes of each chunk that the last seal of it covers."""
    seals = {}
    for c in chunks_of(data):
        at, end = c.at + CHUNK, c.at + c.committed
        while c.stream == 0 and c.state in (OPEN, SEALED) and at + 8 <= end:
            word = struct.unpack_from("<I", data, at)[0]
            at += 4 if word & 4095 else 12
            length = struct.unpack_from("<I", data, at)[0]
            if (word & 4095 or word >> 12) == 10:
                for k in range(struct.unpack_from("<I", data, at + 4 + 16)[0]):
                    stream, _, seq, _, _, _, size, _ = struct.unpack_from("<IIQQQQII", data, at + 4 + 24 + 48 * k)
                    seals[stream, seq] = max(size, seals.get((stream, seq), 0))
            at += 4 + (length + 3) // 4 * 4
    return seals


def answer(tools, path):
    """Of each command: status, what it wrote, whether it said what is wrong."""
    said = []
    for command in "trace-print", "trace-info":
        r = subprocess.run([f"{tools}/{command}", path], capture_output=True, timeout=PATIENCE, check=False)
        said.append((r.returncode, re.sub(rb" in 1 file of .*", b"", r.stdout), bool(r.stderr.strip()) or b"lost" in r.stdout or b"dropped" in r.stdout))
    return said


def main():
    tools, path, other = sys.argv[1:4]
    killed = sys.argv[4:] == ["killed"]
    data, other = (open(p, "rb").read() for p in (path, other))
    cases = Cases(data, other)
    free = free_in(data, seals_of(data)) if killed else set()
    folder = tempfile.mkdtemp(prefix="trace-damage.")
    same, noticed, allowed, silent, mute = 0, 0, 0, [], []

    def try_one(k, name, damaged):
        where = f"{folder}/{k % 16}"
        os.makedirs(where, exist_ok=True)
        copy = f"{where}/file.bin"
        with open(copy, "wb") as f:
            f.write(damaged)
        return name, damaged, answer(tools, copy)

    try:
        _, _, whole = try_one(0, "undamaged", data)
        if any(status for status, _, _ in whole):
            sys.exit("the undamaged file is not whole")
        chosen = list(cases.merged() if data[:8] == b"TRACMERG" else cases.raw())
        if not os.environ.get("FULL"):
            chosen = random.Random(2).sample(chosen, len(chosen) // 2)
        with ThreadPoolExecutor(2) as pool:
            for name, damaged, got in (r for first in range(0, len(chosen), 16) for r in pool.map(try_one, range(16), *zip(*chosen[first:first + 16]))):
                differs = [now[1] != then[1] for now, then in zip(got, whole)]
                if any(s not in (0, 1, 2) for s, _, _ in got):
                    silent.append(f"{name}: status {[s for s, _, _ in got]}")
                elif any(d and not s for d, (s, _, _) in zip(differs, got)):
                    if killed and may_differ(data, damaged, free):
                        allowed += 1
                    else:
                        silent.append(name)
                elif any(s and not line for s, _, line in got):
                    mute.append(name)
                elif any(s for s, _, _ in got):
                    noticed += 1
                else:
                    same += 1
    finally:
        shutil.rmtree(folder)
    print(f"{len(chosen)} damaged files: {same} read as before, {noticed} noticed, {allowed} allowed differences, {len(silent)} silent differences")
    for name in silent[:10]:
        print(f"silent: {name}")
    for name in mute[:10]:
        print(f"no line: {name}")
    sys.exit(bool(silent or mute))


if __name__ == "__main__":
    main()
