"""Record batches as a pandas.DataFrame, batch by batch: each value is copied once, into memory of the frame's own.

pyarrow's Table.to_pandas() needs all batches in memory at the same time, beside the frame. Here a batch is given back
before the next one is read, so reading takes half of that memory, and little of it is new to the process."""

import contextlib
import itertools
import mmap

from ._errors import import_extra

FIRST_ROWS = 1 << 18  # address space: memory is taken when it is written
HUGE = 4 << 20  # bytes from which on huge pages are asked for, as numpy does
KNOWN_MOST = 16  # dictionaries of a column that are remembered: those of the jobs that read


def frame(reader):
    """A DataFrame of a pyarrow.RecordBatchReader; texts that repeat are categories."""
    pd = import_extra("pandas", "pandas")
    columns = [_column(field) for field in reader.schema]
    for batch in reader:
        for column, array in zip(columns, batch.columns):
            column.add(array)
    done = {field.name: column.done(pd) for field, column in zip(reader.schema, columns)}
    return pd.DataFrame(done, copy=False)


def _column(field):
    pa = import_extra("pyarrow", "pandas")
    if pa.types.is_dictionary(field.type):
        return _Words(pa)
    if pa.types.is_floating(field.type) or not field.nullable and not pa.types.is_string(field.type):
        return _Numbers(field.type.to_pandas_dtype())
    return _Arrays(pa, field.type)


class _Numbers:
    """Values that numpy has a type for; nulls are NaN. Memory that grows is moved by the kernel, not copied."""

    def __init__(self, dtype):
        self._np = import_extra("numpy", "pandas")
        self._take(dtype, FIRST_ROWS)

    def _take(self, dtype, rows):
        self._dtype = self._np.dtype(dtype)
        self._memory = mmap.mmap(-1, rows * self._dtype.itemsize, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        self._advise()
        self._n = 0

    def _advise(self):
        if len(self._memory) >= HUGE and hasattr(mmap, "MADV_HUGEPAGE"):
            with contextlib.suppress(OSError):  # a kernel without huge pages
                self._memory.madvise(mmap.MADV_HUGEPAGE)

    def _values(self, first, n):
        return self._np.frombuffer(self._memory, self._dtype, n, first * self._dtype.itemsize)

    def _room(self, n):
        """The n values that follow those there are."""
        need = (self._n + n) * self._dtype.itemsize
        if need > len(self._memory):
            self._memory.resize(max(need, 2 * len(self._memory)))
            self._advise()
        self._n += n
        return self._values(self._n - n, n)

    def add(self, array):
        self._room(len(array))[:] = array.to_numpy(zero_copy_only=False)

    def _whole(self):
        if not self._n:
            return self._np.empty(0, self._dtype)
        self._memory.resize(self._n * self._dtype.itemsize)
        return self._values(0, self._n)

    def done(self, pd):
        return self._whole()


class _Words(_Numbers):
    """Texts that repeat. Batches come with dictionaries of their own, which mostly begin with what was in the last."""

    def __init__(self, pa):
        super().__init__("int8")
        self._pa = pa
        self._code = {}  # by text
        self._known = []  # (dictionary, code of each of its words; None: its number), the last used at the end

    def add(self, array):
        codes = self._codes(array.dictionary)
        indices = array.indices.fill_null(-1) if array.null_count else array.indices
        indices = indices.to_numpy()
        if codes is not None:
            indices = self._np.append(codes, -1)[indices]  # -1 is the last one
        if len(self._code) > self._np.iinfo(self._dtype).max:
            before = self._whole()
            self._take("int16" if len(self._code) < 1 << 15 else "int32", max(FIRST_ROWS, self._n))
            self._room(len(before))[:] = before
        self._room(len(array))[:] = indices

    def _codes(self, dictionary):
        """The code of each word; None where it is the word's number."""
        for i, (known, codes) in enumerate(reversed(self._known)):
            if len(known) <= len(dictionary) and dictionary.slice(0, len(known)).equals(known):
                del self._known[len(self._known) - 1 - i]
                break
        else:
            known, codes = (), None if not self._code else self._np.empty(0, "int32")
        if len(known) < len(dictionary):
            tail = [self._code.setdefault(w, len(self._code)) for w in dictionary.slice(len(known)).to_pylist()]
            if codes is not None or any(map(int.__ne__, tail, itertools.count(len(known)))):
                head = self._np.arange(len(known), dtype="int32") if codes is None else codes
                codes = self._np.append(head, self._np.array(tail, "int32"))
        self._known = [*self._known[1 - KNOWN_MOST :], (dictionary, codes)]
        return codes

    def done(self, pd):
        return pd.Categorical.from_codes(self._whole(), pd.Index(list(self._code)))


class _Arrays:
    """What stays as Arrow has it, texts, and what numpy has no type for, integers that may be missing."""

    def __init__(self, pa, form):
        self._pa = pa
        self._form = form
        self._chunks = []

    def add(self, array):
        copies = [b and self._pa.py_buffer(b.to_pybytes()) for b in array.buffers()]  # what is kept keeps its whole batch
        self._chunks.append(self._pa.Array.from_buffers(array.type, len(array), copies, array.null_count))

    def done(self, pd):
        texts = {self._pa.string(): pd.ArrowDtype(self._pa.string())}
        whole = self._pa.chunked_array(self._chunks, type=self._form)
        return whole.to_pandas(types_mapper=texts.get)
