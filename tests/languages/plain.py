# plain.py LIBRARY - the plain functions from Python, by ctypes; the library has the recorder
import ctypes
import sys

t = ctypes.CDLL(sys.argv[1])
t.trace_flow_new.restype = t.trace_task_open.restype = ctypes.c_uint64
t.trace_task_close.argtypes = [ctypes.c_uint64]


class Value(ctypes.Union):
    _fields_ = [("i", ctypes.c_int64), ("u", ctypes.c_uint64), ("f", ctypes.c_double), ("p", ctypes.c_void_p)]


class Pair(ctypes.Structure):
    _fields_ = [("key", ctypes.c_char_p), ("unit", ctypes.c_char_p), ("type", ctypes.c_uint32), ("n", ctypes.c_uint32), ("value", Value)]


INT, REAL, TEXT, ARRAY = 8, 10, 14, 0x80
text = ctypes.create_string_buffer(b"from Python")
reals = (ctypes.c_double * 3)(1, 2, 3)
pairs = (Pair * 4)(
    Pair(b"n", None, INT, 0, Value(i=-1)),
    Pair(b"loss", None, REAL, 0, Value(f=0.5)),
    Pair(b"text", None, TEXT, 0, Value(p=ctypes.addressof(text))),
    Pair(b"reals", b"s", ARRAY | REAL, 3, Value(p=ctypes.addressof(reals))),
)
t.trace_task_begin(b"python", pairs, ctypes.c_size_t(4))
t.trace_counter(b"loss", ctypes.c_double(0.25), None, ctypes.c_size_t(0))
t.trace_task_end()
t.trace_task_close(t.trace_task_open(b"request", None, ctypes.c_size_t(0)))
