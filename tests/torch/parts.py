"""parts.py LIBRARY - the extension and part.cpp's library in one process: who observes, and that each operator is there once"""
import ctypes
import sys

import torch

import traced

part = ctypes.CDLL(sys.argv[1])
part.part_file.restype = ctypes.c_char_p
part.part_start.restype = ctypes.c_bool
x = torch.ones(3)


def neg(times):
    for _ in range(times):
        x.neg()


print("extension", traced.start())
print("extension again", traced.start())
print("library beside it", part.part_start(False))
neg(5)
traced.stop()
neg(100)  # nobody observes
print("library after it", part.part_start(False))
print("extension beside it", traced.start())
neg(7)
part.part_record(False)
neg(100)  # the library observes, and nothing is recorded
part.part_stop()
print("library, recording stopped", part.part_start(False))
print("library, for what may come", part.part_start(True))
part.part_record(True)
neg(11)
print("files", len({part.part_file(), traced.file().encode()}))
