"""unpack_seed.py SEED FOLDER - the trace files of an input of tests/fuzz/seeds as files of FOLDER"""
import lzma
import os
import struct
import sys

with lzma.open(sys.argv[1]) as f:
    data = f.read()
parts = [data]
if data.startswith(b"FUZZ"):  # see tests/fuzz/inputs.h
    n = data[5] % 4 + 1
    sizes = struct.unpack_from("<%dI" % n, data, 6)
    at = 6 + 4 * n
    parts = []
    for size in sizes:
        parts.append(data[at:at + size])
        at += size
os.makedirs(sys.argv[2])
for k, part in enumerate(parts):
    with open(os.path.join(sys.argv[2], "%d.bin" % k), "wb") as f:
        f.write(part)
