"""Finds where PyTorch keeps what the observer reads, by calling operators whose name, numbers and tensors are known.

No header of PyTorch is needed for that, and one extension serves versions with different layouts. Memory is read by
``_observer.read``, which the kernel carries out: an address that is none gives nothing.
"""
import os
import re
import signal
import struct
import threading

# From and to this minor version tests have tried it. Others are tried in a child process first.
OLDEST, NEWEST = (2, 1), (2, 15)
NAMES = {
    "float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16", "bool": "bool", "uint8": "u8",
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "complex32": "ComplexHalf",
    "complex64": "ComplexFloat", "complex128": "ComplexDouble",
}
_RECORD = 768  # bytes of at::RecordFunction that are looked at


class Unknown(Exception):
    """This PyTorch is not as expected; the text says what was not found."""


def library(torch):
    """The path of libtorch_cpu.so in this process."""
    beside = os.path.join(os.path.dirname(torch.__file__), "lib", "libtorch_cpu.so")
    if os.path.exists(beside):
        return beside
    with open("/proc/self/maps") as maps:
        for line in maps:
            if line.rstrip().endswith("libtorch_cpu.so"):
                return line.split(None, 5)[5].strip()
    raise Unknown("there is no libtorch_cpu.so in this process")


def version(torch):
    found = re.match(r"(\d+)\.(\d+)", torch.__version__)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _words(data):
    return struct.unpack("<%dQ" % (len(data) // 8), data[: len(data) // 8 * 8])


class _Seen:
    """One operator, as the observer saw it: what is known of it, and the bytes of its at::RecordFunction."""

    def __init__(self, native, name, address, thread, sequence):
        self.name, self.thread, self.sequence = name, thread, sequence
        self.data = native.read(address, _RECORD)
        self.words = _words(self.data)
        # Arguments are there only now: all arrays of them that these bytes could point to.
        self.arrays = {}
        for at in range(len(self.words) - 1):
            first, n = self.words[at], self.words[at + 1]
            if 1 <= n <= 16 and first > 4096 and first % 8 == 0:
                values = native.read(first, 16 * n)
                if len(values) == 16 * n:
                    self.arrays[8 * at] = [struct.unpack_from("<QI", values, 16 * k) for k in range(n)]


def _only(what, found):
    if len(found) != 1:
        raise Unknown("%s was found at %s" % (what, ", ".join(map(str, sorted(found))) or "no place"))
    return found.pop()


def _in_thread(run):
    """Runs it on a thread of its own, which autograd numbers anew."""
    problem = []

    def guarded():
        try:
            run()
        except BaseException as e:  # shown by the caller
            problem.append(e)

    thread = threading.Thread(target=guarded)
    thread.start()
    thread.join()
    if problem:
        raise problem[0]


def _record_function(torch, native):
    """Offsets in at::RecordFunction."""
    seen = []

    def see(*args):
        seen.append(_Seen(native, *args))

    forward, backward, ranges = [], [], []
    kept = []
    native.probe(see)
    try:
        def makes_nodes():
            x = torch.ones(3, requires_grad=True)
            for extra in (1, 5, 2, 7):
                for _ in range(extra):
                    x.sin()
                del seen[:]
                y = x.neg()
                forward.extend(s for s in seen if s.name == "aten::neg")
                kept.append((y, forward[-1].sequence if forward else None, forward[-1].thread if forward else None))

        for _ in range(3):  # threads of autograd are numbered from 1: the last has no small number
            del forward[:], kept[:]
            _in_thread(lambda: torch.ones(1).neg())
            _in_thread(makes_nodes)
        ones = torch.ones(3)
        for y, sequence, thread in kept:
            del seen[:]
            torch.autograd.Variable._execution_engine.run_backward((y,), (ones,), False, False, (), True, True)
            backward.extend((s, sequence, thread) for s in seen if s.name == "NegBackward0")
        del seen[:]
        with torch.autograd.profiler.record_function("traceh.probe"):
            pass
        ranges.extend(s for s in seen if s.name == "traceh.probe")
        if len(forward) < 4 or len(backward) < 4 or not ranges:
            raise Unknown("operators were not seen as expected (%d, %d, %d)"
                          % (len(forward), len(backward), len(ranges)))
        every = range(len(forward[0].words))
        found = {}
        found["sequence"] = 8 * _only("the sequence number", {
            k for k in every if all(s.words[k] == s.sequence for s in forward)
            and all(s.words[k] == sequence for s, sequence, _ in backward)})
        found["forward_thread"] = 8 * _only("the forward thread", {
            k for k in every if all(s.words[k] == 0 for s in forward + ranges)
            and all(s.words[k] == thread for s, _, thread in backward)})
        found["scope"] = _only("the scope", {
            k for k in range(len(forward[0].data)) if all(s.data[k] == 0 for s in forward)
            and all(s.data[k] == 1 for s, _, _ in backward) and all(s.data[k] == 7 for s in ranges)})

        # arguments: their array, and what tags they have
        x, y = torch.ones(2, 3), torch.ones(2, 3)
        known = (x._cdata, y._cdata)
        del seen[:]
        torch.add(x, y, alpha=3)
        added = [s for s in seen if s.name == "aten::add"]
        places = {at for s in added for at, v in s.arrays.items()
                  if len(v) == 3 and (v[0][0], v[1][0]) == known and v[2][0] == 3}
        if len(places) == 1:
            found["inputs"] = places.pop()
            values = added[0].arrays[found["inputs"]]
            found["tensor_tag"], found["int_tag"] = values[0][1], values[2][1]
            lists = []

            def see_list(name, address, thread, sequence):
                if name == "aten::cat":
                    one = _Seen(native, name, address, thread, sequence)
                    values = one.arrays.get(found["inputs"])
                    if values:
                        words = _words(native.read(values[0][0], 96))
                        for k in range(len(words) - 1):
                            if words[k + 1] - words[k] == 32:
                                elements = native.read(words[k], 32)
                                if len(elements) == 32 and _words(elements)[::2] == known:
                                    lists.append((values[0][1], 8 * k))

            native.probe(see_list)
            torch.cat([x, y])
            if len(set(lists)) == 1:
                found["list_tag"], found["list_begin"] = lists[0]
        return found
    finally:
        native.probe(None)


def _tensor(torch, native):
    """Offsets in c10::TensorImpl, and the element types by their numbers."""
    def data(tensor):
        return native.read(tensor._cdata, 256)

    shapes = [(7, 11), (5, 3, 13), (), (2, 9, 4, 6, 17), (23,)]
    tensors = [torch.empty(s) for s in shapes]
    words = [_words(data(t)) for t in tensors]
    sizes = _only("the sizes", {
        k for k in range(len(words[0]) - 6)
        if all(w[k] == len(s) and w[k + 1:k + 1 + len(s)] == s for w, s in zip(words, shapes))})
    many = torch.empty(2, 3, 1, 5, 1, 7)
    pointer = _words(data(many))[sizes + 1]
    if _words(native.read(pointer, 48)) != (2, 3, 1, 5, 1, 7):
        raise Unknown("the sizes of a tensor of six dimensions")
    found = {"sizes": 8 * sizes}

    # not those that make PyTorch print a warning
    types = {d for d in vars(torch).values() if isinstance(d, torch.dtype)
             and not re.search(r"\.q|complex32|bits|\.u?int[1-7]$", str(d))}
    samples = {d: torch.empty(3, dtype=d) for d in types}
    raw = {d: struct.unpack("<128H", data(t)) for d, t in samples.items()}
    # numbers that serialized tensors have, so no version changes them
    fixed = {torch.uint8: 0, torch.int8: 1, torch.int16: 2, torch.int32: 3, torch.int64: 4, torch.float16: 5,
             torch.float32: 6, torch.float64: 7, torch.bool: 11, torch.bfloat16: 15}
    number = _only("the element type", {
        k for k in range(128) if all(raw[d][k] == n for d, n in fixed.items())
        and len({r[k] for r in raw.values()}) == len(raw)})
    found["dtype"] = 2 * number
    table = [("", 0)] * 64
    table[8] = (NAMES["complex32"], 4)
    for d, r in raw.items():
        name = str(d).rpartition(".")[2]
        if r[number] < 64:
            table[r[number]] = (NAMES.get(name, name[:1].upper() + name[1:])[:23], samples[d].element_size())

    # std::optional<c10::Device> of the processor is type 0, index -1, and "there is one"; it follows the element type
    at = found["dtype"] + 2
    if all(data(t)[at:at + 3] == b"\0\xff\1" for t in tensors):
        found["device"] = at
    return found, table


def _find(torch, native):
    offsets = _record_function(torch, native)
    types = []
    if "inputs" in offsets:
        try:
            more, types = _tensor(torch, native)
            offsets.update(more)
        except Unknown:  # operators are recorded, without shapes
            for name in ("inputs", "tensor_tag", "int_tag", "list_tag", "list_begin"):
                offsets.pop(name, None)
    return offsets, types


def _in_child(torch, native):
    """Whether a child process that does the same comes to an end: a version that nobody has tried may crash it."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            import resource
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for s in (signal.SIGSEGV, signal.SIGBUS, signal.SIGABRT, signal.SIGILL):
                signal.signal(s, signal.SIG_DFL)
            signal.alarm(20)
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            _find(torch, native)
            status = 0
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1]


def discover(torch, native):
    """Loads the functions and finds the offsets. Raises Unknown where this PyTorch is not as expected."""
    path = library(torch)
    missing = native.load(path)
    if missing:
        raise Unknown("there is no library %s in this process" % path if missing == "library"
                      else "its library has no function %s" % missing)
    if not OLDEST <= version(torch) <= NEWEST:
        status = _in_child(torch, native)
        if status:
            raise Unknown("trying it in a child process ended with %s" % (
                "signal %d" % (status & 127) if status & 127 else "status %d" % (status >> 8)))
    return _find(torch, native)
