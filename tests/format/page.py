"""page.py - raw and merged files, read by what docs/reference says of them; nothing here is taken from our code

    page.py PAGES     prints C that asserts that every structure and number of the pages is that of src/format

PAGES is the folder with format.md, format-merged.md and kinds-and-fields.md. Structures and numbers come from their
tables, so a wrong row gives wrong events; the rules are written as the pages tell them. page_events.py says what the
events mean. Damage is not repaired: a sum that is wrong ends the program."""
import ctypes
import os
import re
import struct
import sys

FORMATS = {"u8": "B", "i8": "b", "u16": "H", "i16": "h", "u32": "I", "i32": "i", "u64": "Q", "i64": "q", "char": "c"}
M64 = (1 << 64) - 1


# ---- the pages ------------------------------------------------------------------------------------------------------

def rows(text):
    """Tables of a page: (heading above it, names of its columns, rows)."""
    heading, table = "", None
    for line in text.split("\n") + [""]:
        cells = [c.strip() for c in line.strip().strip("|").split("|")] if line.startswith("|") else None
        if cells is None:
            if table:
                yield heading, table[0], table[2:]
            table = None
            heading = line if line.startswith("#") else heading
        else:
            table = (table or []) + [cells]


class Layout:
    """A structure, as a table has it."""
    def __init__(self, fields):
        self.fields, self.size = [], 0
        for offset, kind, name, _ in fields:
            base, count = re.fullmatch(r"(\w+)(?:\[(\d+)\])?", kind).groups()
            form = ("<%ds" % int(count) if base in ("char", "u8") and count
                    else "<%d%s" % (int(count or 1), FORMATS[base]))
            self.fields.append((name, int(offset), form, base, count))
            self.size = max(self.size, int(offset) + struct.calcsize(form))

    def read(self, data, at=0):
        """The structure at `at`; what the file is too short for is 0."""
        data = data[at:at + self.size].ljust(self.size, b"\0")
        out = {}
        for name, offset, form, base, count in self.fields:
            values = struct.unpack_from(form, data, offset)
            out[name] = (values[0].split(b"\0")[0].decode(errors="replace") if base == "char"
                         else values if count and base != "u8" else values[0])
        return out

    def without(self, data, *names):
        """The bytes with zeros for these fields."""
        data = bytearray(data[:self.size])
        for name, offset, form, _, _ in self.fields:
            if name in names:
                data[offset:offset + struct.calcsize(form)] = bytes(struct.calcsize(form))
        return bytes(data)

    def offset(self, name):
        return next(f[1] for f in self.fields if f[0] == name)


class Pages:
    def __init__(self, folder):
        self.layouts, self.types, self.kinds, self.kind_numbers, self.roles = {}, {}, {}, {}, {}
        for page in ("format.md", "format-merged.md", "kinds-and-fields.md"):
            with open(os.path.join(folder, page), encoding="utf-8") as f:
                text = f.read()
            for heading, columns, table in rows(text):
                name = re.search(r": `(\w+)`$", heading)
                if columns[:3] == ["Offset", "Type", "Field"]:
                    self.layouts[name.group(1)] = Layout(table)
                elif columns[:3] == ["Number", "Type", "Bytes"]:
                    self.types = {r[1]: (int(r[0]), int(r[2] or 0)) for r in table}
                elif columns[:2] == ["Kind", "Number"]:
                    for r in table:
                        words = re.findall(r"`(\w+)`", r[2])
                        for k, number in enumerate(r[1].split(", ")):
                            self.kinds[int(number)] = (r[0].split(", ")[k], words[k])
                            self.kind_numbers[r[0].split(", ")[k]] = int(number)
                elif columns[:2] == ["Role", "Number"]:
                    self.roles = {r[0]: int(r[1]) for r in table}
                elif columns == ["id", "name", "body"]:
                    self.records = {r[1].split()[0]: int(r[0]) for r in table}
            if page == "format.md":  # the order in which it lists the words
                listed = re.search(r"The words are, from number 0:\s(.*?), then", text, re.S).group(1)
                self.words = re.findall(r"`(\w+)`", listed)
        self.type_names = {number: name for name, (number, _) in self.types.items()}

    def structures(self):
        """The same in C."""
        out = ['#include <stddef.h>', '#include "format/raw.h"', '#include "format/merged.h"']
        for name, layout in self.layouts.items():
            out.append("_Static_assert(sizeof(%s) == %d, \"size of %s\");" % (name, layout.size, name))
            for field, offset, form, base, _ in layout.fields:
                out.append("_Static_assert(offsetof(%s, %s) == %d && sizeof(((%s *)0)->%s) == %d && "
                           "(__typeof__(((%s *)0)->%s%s))-1 %s 0, \"%s.%s\");" % (
                               name, field, offset, name, field, struct.calcsize(form), name, field,
                               "[0]" if _ else "", "<" if base in ("i32", "i64") else "!=", name, field))
        for prefix, numbers in (("TRACE_KIND_", self.kind_numbers), ("TRACE_R_", self.roles),
                                ("TRACE_T_", {k: v[0] for k, v in self.types.items()}), ("TRACE_REC_", self.records)):
            for name, number in numbers.items():
                name = "TRACE_ID_TASK_END" if name == "TASK_END" else prefix + name
                out.append("_Static_assert(%s == %d, \"%s\");" % (name, number, name))
        for number, word in enumerate(self.words):
            out.append("_Static_assert(TRACE_WORD_%s == %d, \"word\");" % (word.upper(), number))
        return "\n".join(out)


# ---- sums -----------------------------------------------------------------------------------------------------------

K = 0x9e3779b97f4a7c15


def checksum(data):
    lanes = [(k + 1) * K & M64 for k in range(8)]
    numbers = struct.unpack("<%dQ" % ((len(data) + 7) // 8), data + bytes(-len(data) % 8))
    for i, number in enumerate(numbers):
        lanes[i % 8] = (lanes[i % 8] ^ number) * K & M64
    result = len(data) * K & M64
    for lane in lanes:
        result = (result ^ lane ^ lane >> 29) * K & M64
    return result ^ result >> 32 or 1


def low(sum_):
    return sum_ & 0xffffffff


def expect(good, what):
    if not good:
        sys.exit("page.py: " + what)


# ---- dictionaries -----------------------------------------------------------------------------------------------------

class Body:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        value, = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return value

    def bytes(self, n):
        self.at += n
        return self.data[self.at - n:self.at]

    def str(self):
        n = self.take("H")
        if n & 0x8000:
            self.take("I")
        return self.bytes(n & 0x7fff)


class Recorder:
    """What one file of a process says: header, dictionary, streams."""
    def __init__(self, pages, header, dictionary, streams):
        self.pages, self.header, self.streams = pages, header, streams
        self.strings, self.enums, self.flags, self.defs, self.tracks, self.threads, self.tids = {}, {}, {}, {}, {}, {}, {}
        self.clocks, self.gaps = [], []
        self.ended = set()  # begins that some END names
        for number, body in dictionary:
            self.define(number, Body(body))

    def define(self, number, b):
        records = self.pages.records
        if number == records["EVENT"]:
            event, pair = b.take("I"), b.take("I")
            kind, level, n = b.take("B"), b.take("B"), b.take("H")
            api, name = b.str().decode(), b.str().decode()
            fields = [(b.take("B"), b.take("B"), b.str().decode(), b.str().decode()) for _ in range(n)]
            if event not in self.defs:
                self.defs[event] = dict(id=event, pair=pair, kind=self.pages.kinds.get(kind, ("?", "?")), api=api, name=name,
                                        fields=fields, level=level)
                if self.defs[event]["kind"][0] != "LEAVE":
                    self.ended.add(pair)
        elif number == records["STRING"]:
            self.strings.setdefault(b.take("I"), b.bytes(b.take("I")))
        elif number == records["ENUM"]:
            name, flags = b.str().decode(), b.take("B")
            self.flags.setdefault(name, flags)
            for _ in range(b.take("I")):
                value, harmless, text = b.take("q"), b.take("B"), b.str().decode()
                self.enums.setdefault(name, {}).setdefault(value, []).append((text, harmless & 1))
        elif number == records["CLOCK"]:
            self.clocks.append(tuple(b.take("Q") for _ in range(5)))
        elif number == records["THREAD"]:
            stream, tid = b.take("I"), b.take("I")
            (self.threads if stream else self.tids)[stream or tid] = (len(self.threads) + len(self.tids), b.str())
        elif number == records["TRACK"]:
            track, _, _ = b.take("I"), b.take("I"), b.take("B")
            self.tracks[track] = b.str().decode()
        elif number == records["GAP"]:
            ticks, _, apis = b.take("Q"), b.take("B"), []
            while b.at < len(b.data):
                apis.append(b.str().decode())
            self.gaps.append((ticks, apis))
        elif number == records["OFF_CPU"]:
            layout = self.pages.layouts["trace_off_cpu"]
            expect(len(b.data) and len(b.data) % layout.size == 0, "times off the processor are cut")
            for k in range(len(b.data) // layout.size):
                one = layout.read(b.data, k * layout.size)
                expect(one["from"] < one["to"] and 1 <= one["why"] <= 4, "a time off the processor makes no sense")


def dictionary_of(data):
    """Built-in records of stream 0 of a raw file."""
    at = 0
    while at < len(data):
        word, = struct.unpack_from("<I", data, at)
        if not word:
            return
        number, at = (word & 0xfff, at + 4) if word & 0xfff else (word >> 12, at + 12)
        length, = struct.unpack_from("<I", data, at)
        yield number, data[at + 4:at + 4 + length]
        at += 4 + length + -length % 4


# ---- raw files ----------------------------------------------------------------------------------------------------------

# How many words each minor version added to the nine of 1.4.
WORDS_SINCE = {5: 1, 6: 1, 8: 1, 9: 3, 10: 5}


def words_of(pages, header):
    """The values that change, from their words."""
    session, = struct.unpack_from("<Q", header["session"])
    values = []
    for k, word in enumerate(header["word"][:9 + sum(n for minor, n in WORDS_SINCE.items() if header["minor"] >= minor)]):
        key = (session ^ (k + 1) * K & M64) * K & M64
        value = word & (1 << 48) - 1
        expect(word >> 48 == ((value * K & M64) ^ key) >> 48, "word %d of the header is damaged" % k)
        values.append(value)
    for k, name in enumerate(pages.words):
        signed = name in ("rank", "world", "last_error")
        header[name] = struct.unpack("<i", struct.pack("<I", low(values[k])))[0] if signed else values[k]
    reused = values[10] if header["minor"] >= 6 else 0
    return values[8], range(low(reused), low(reused) + (reused >> 32))


def read_raw(pages, data):
    file_layout, chunk_layout = pages.layouts["trace_file_header"], pages.layouts["trace_chunk_header"]
    header = file_layout.read(data)
    expect(header["major"] == 1 and header["byte_order"] == 0x01020304 and not header["features_required"], "refused")
    sealed = header["minor"] >= 4
    least, reused = 0, ()
    if sealed:
        bare = file_layout.without(data, *pages.words)
        expect(checksum(bare[:file_layout.offset("birth")]) == header["birth"], "the header's birth is wrong")
        least, reused = words_of(pages, header)
    chunks = {}
    slot_bytes = header["slot_bytes"]
    for slot, start in enumerate(range(header["header_bytes"], len(data), slot_bytes)):
        at = start
        if slot in reused:
            continue
        while at + chunk_layout.size <= min(start + slot_bytes, len(data)):
            raw = data[at:at + chunk_layout.size]
            c = chunk_layout.read(raw)
            if c["magic"] != struct.unpack("<I", b"CHNK")[0]:
                break
            if c["state"] == 0:  # FREE
                if not c["bytes"]:
                    break
                at += c["bytes"]
                continue
            expect(c["state"] in (1, 2), "the state of a chunk is damaged")
            c["home_here"] = c["home"] == slot
            c["records"] = data[at + chunk_layout.size:at + c["committed"]]
            c["whole"] = not (c["state"] == 2 and c["checksum"]) or checksum(c["records"]) == c["checksum"]
            if c["state"] == 2 and c["header_sum"]:
                expect(low(checksum(chunk_layout.without(raw, "header_sum"))) == c["header_sum"], "header_sum is wrong")
            if sealed:
                born = chunk_layout.without(raw, *"checksum committed state events bytes header_sum seal birth".split())
                expect((low(checksum(born + header["session"])) or 1) == c["birth"], "the birth of a chunk is wrong")
                full = chunk_layout.without(raw, "header_sum", "seal")
                expect(c["state"] == 1 or (not c["seal"] and c["home_here"]) or
                       (low(checksum(full + header["session"])) or 1) == c["seal"], "the seal of a chunk is wrong")
                expect(c["home_here"] or (c["state"] == 2 and c["checksum"]), "a copy is not sealed and summed")
            at += c["bytes"]
            key = c["stream"], c["seq"]
            other = chunks.get(key)
            if other:  # which of two: see Home slots and copies
                home, copy = (c, other) if c["home_here"] else (other, c)
                stale = header["features_optional"] & 1 and home["state"] == 1
                c = copy if copy["whole"] and (stale or not home["whole"]) else home
            chunks[key] = c
    expect(len(chunks) >= least, "%d chunks are there, %d should be" % (len(chunks), least))
    for c in chunks.values():
        expect(c["whole"], "the sum of a chunk is wrong")
    streams = {}
    for (number, _), c in sorted(chunks.items()):
        stream = streams.setdefault(number, dict(stream=number, owner=c["owner"], nesting=c["nesting"], tid=c["tid"],
                                                 parts=[]))
        stream["parts"].append((c["base_ticks"], c["records"], c))
    dictionary = [r for _, records, _ in streams.pop(0, dict(parts=[]))["parts"] for r in dictionary_of(records)]
    if sealed:
        check_marks(pages, header, chunks, dictionary)
    return [Recorder(pages, header, dictionary, list(streams.values()))]


def check_marks(pages, header, chunks, dictionary):
    """What SEAL records say of chunks that have no sum of their own."""
    seal_layout, mark_layout = pages.layouts["trace_seal"], pages.layouts["trace_mark"]
    marks = {}
    for number, body in dictionary:
        if number != pages.records["SEAL"]:
            continue
        seal = seal_layout.read(body)
        expect(checksum(body[8:]) == seal["sum"], "a seal is damaged")
        if struct.pack("<I", seal["session"]) != header["session"][:4]:
            continue
        for k in range(seal["n"]):
            mark = mark_layout.read(body, seal_layout.size + k * mark_layout.size)
            mark["ends"] = seal["flags"] & 1 and not mark["flags"] & 1
            marks[mark["stream"]] = mark
    head = pages.layouts["trace_chunk_header"].size
    for stream, mark in marks.items():
        c = chunks.get((stream, mark["seq"]))
        if not c or (c["state"] == 2 and c["checksum"]):
            continue
        expect(c["committed"] == mark["bytes"] if mark["ends"] else c["committed"] >= mark["bytes"],
               "a chunk holds less than its mark says")
        expect(checksum(c["records"][:mark["bytes"] - head]) == mark["sum"], "a chunk is not what its mark says")


# ---- merged files ---------------------------------------------------------------------------------------------------------

class Zstd:
    library = None

    @classmethod
    def unpack(cls, data, most):
        """`most` bytes at most."""
        if not cls.library:
            cls.library = ctypes.CDLL("libzstd.so.1")
            cls.library.ZSTD_decompress.restype = ctypes.c_size_t
            cls.library.ZSTD_decompress.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t)
        out = ctypes.create_string_buffer(max(most, 1))
        size = cls.library.ZSTD_decompress(out, most, data, len(data))
        expect(size <= most, "a zstd frame is damaged")
        return out.raw[:size]


def frame(pages, data, at, magic):
    """A frame's header, its time ranges, its contents, and where the next one begins."""
    layout, node = pages.layouts["tr_frame"], pages.layouts["tr_block_node"]
    head = layout.read(data, at)
    expect(head["magic"] == struct.unpack("<I", magic)[0], "no %s where one should be" % magic.decode())
    whole = bytearray(data[at:at + head["header_bytes"]])
    whole[layout.offset("checksum"):layout.size] = bytes(8)
    expect(checksum(bytes(whole)) == head["checksum"], "the header of a frame is damaged")
    stored = data[at + head["header_bytes"]:at + head["header_bytes"] + head["stored"]]
    expect(checksum(stored) == head["stored_sum"], "a frame is damaged")
    expect(layout.size + head["ranges"] * node.size == head["header_bytes"], "the ranges of a frame")
    ranges = [node.read(data, at + layout.size + k * node.size) for k in range(head["ranges"])]
    size = head["header_bytes"] + head["stored"]
    if not head["form"]:
        raw = Zstd.unpack(stored, head["raw"])
        expect(len(raw) == head["raw"], "the size of a frame")
        return head, ranges, raw, at + size + -size % 8
    expect(head["form"] == 1 and magic == b"BLCK", "a form that the pages do not know")
    return head, ranges, columns(pages, head, Zstd.unpack(stored, 2 * head["raw"] + 4096)), at + size + -size % 8


def columns(pages, head, data):
    """The plain contents of a block whose form is columns."""
    segment, shape_layout = pages.layouts["tr_segment"], pages.layouts["tr_shape"]
    first = pages.layouts["tr_columns"].read(data)
    at = pages.layouts["tr_columns"].size + head["items"] * segment.size
    table = data[pages.layouts["tr_columns"].size:at]
    shapes, n, counts = [], first["records"], [0, 0]
    for _ in range(first["shapes"]):
        s = shape_layout.read(data, at)
        at += shape_layout.size
        s["long"] = not s["word"] & 0xfff
        s["next"], s["done"] = counts[s["long"]], 0
        counts[s["long"]] += s["records"]
        shapes.append(s)
    numbers = [data[at + k] | data[at + n + k] << 8 for k in range(n)]
    shorts, longs = at + 2 * n, at + 2 * n + 3 * counts[0]
    end = longs + 8 * counts[1] - at
    column = at + end + -end % 4
    for s in shapes:
        s["columns"] = []
        for _ in range(s["bytes"] // 4):
            values, value = [], 0
            for k in range(s["records"]):
                value = value + struct.unpack_from("<I", data, column + 4 * k)[0] & 0xffffffff
                values.append(value)
            s["columns"].append(values)
            column += 4 * s["records"]
    expect(sum(counts) == n and column == len(data), "columns: the counts")
    out, k = bytearray(table), 0
    for number in range(head["items"]):
        s = segment.read(table, number * segment.size)
        ticks, stop = s["base"], len(out) + s["bytes"]
        while len(out) < stop:
            s = shapes[numbers[k]]
            planes, start, many = (8, longs, counts[1]) if s["long"] else (3, shorts, counts[0])
            delta = sum(data[start + plane * many + s["next"]] << 8 * plane for plane in range(planes))
            ticks = ticks + delta & M64
            out += struct.pack("<IQ", s["word"], ticks) if s["long"] else struct.pack("<I", s["word"] | delta << 12)
            for values in s["columns"]:
                out += struct.pack("<I", values[s["done"]])
            s["next"], s["done"], k = s["next"] + 1, s["done"] + 1, k + 1
    expect(k == n and len(out) == head["raw"], "columns: the records")
    return bytes(out)


def read_merged(pages, data):
    layouts = pages.layouts
    header = layouts["tr_merged_header"].read(data)
    expect(header["major"] == 1 and header["byte_order"] == 0x01020304 and not header["features_required"] & ~1, "refused")
    expect(checksum(data[:layouts["tr_merged_header"].offset("checksum")]) == header["checksum"], "header")
    end = layouts["tr_merged_end"].read(data, len(data) - layouts["tr_merged_end"].size)
    expect(end["magic"] == struct.unpack("<Q", b"TRACEEND")[0], "the file has no end")
    expect(checksum(data[-32:-8]) == end["checksum"], "the end is damaged")
    at, recorders, streams = header["header_bytes"], [], {}
    for number in range(header["parts"]):
        head, _, raw, at = frame(pages, data, at, b"PROC")
        expect(head["number"] == number, "a frame of processes has another's number")
        place = 0
        for _ in range(head["items"]):
            entry = layouts["tr_process_entry"].read(raw, place)
            expect(entry["number"] == len(recorders), "the number of a process")
            q = place + layouts["tr_process_entry"].size
            file_header = layouts["trace_file_header"].read(raw[q:q + entry["header_bytes"]])
            q += entry["header_bytes"]
            own = []
            for _ in range(entry["streams"]):
                stream = layouts["tr_stream_entry"].read(raw, q)
                q += layouts["tr_stream_entry"].size
                stream["parts"], stream["node"] = [], entry["node"]
                streams[stream["number"]] = stream
                own.append(stream)
            dictionary, last = [], q + entry["dictionary_bytes"]
            while q < last:
                record, length = struct.unpack_from("<II", raw, q)
                dictionary.append((record, raw[q + 8:q + 8 + length]))
                q += 8 + length + -length % 4
            place += entry["bytes"]
            expect(q + -q % 8 == place, "the size of a process")
            recorders.append(Recorder(pages, file_header, dictionary, own))
    expect(len(recorders) == header["processes"] and len(streams) == header["streams"], "counts of the header")
    blocks = []
    segment = layouts["tr_segment"]
    for number in range(end["blocks"]):
        begin = at
        head, ranges, raw, at = frame(pages, data, at, b"BLCK")
        place, events = head["items"] * segment.size, 0
        for k in range(head["items"]):
            s = segment.read(raw, k * segment.size)
            streams[s["stream"]]["parts"].append((s["base"], raw[place:place + s["bytes"]], s))
            place += s["bytes"]
            events += s["events"]
        expect(place == len(raw) and events == head["events"] and head["number"] == number, "a block's table")
        blocks.append((begin, head, ranges))
    expect(at == end["index"], "the index is elsewhere")
    check_index(pages, header, frame(pages, data, at, b"INDX"), streams, blocks)
    return recorders


def check_index(pages, header, index, streams, blocks):
    """The index says of streams and blocks what they are."""
    layouts, (head, _, raw, _) = pages.layouts, index
    at = 0
    for number in range(header["streams"]):
        t = layouts["tr_index_stream"].read(raw, at)
        at += layouts["tr_index_stream"].size
        parts = streams[number]["parts"]
        expect(t["events"] == sum(p[2]["events"] for p in parts) and t["bytes"] == sum(len(p[1]) for p in parts),
               "the index and a stream")
        expect(not parts or parts[0][0] == t["first_ticks"], "the index and a stream's first event")
    for begin, block, ranges in blocks:
        b = layouts["tr_index_block"].read(raw, at)
        at += layouts["tr_index_block"].size
        expect((b["offset"], b["events"], b["stored"], b["raw"], b["segments"]) ==
               (begin, block["events"], block["stored"], block["raw"], block["items"]), "the index and a block")
        for r in ranges:
            expect(layouts["tr_block_node"].read(raw, at) == r, "the index and a block's ranges")
            at += layouts["tr_block_node"].size
    align = layouts["tr_index_align"].read(raw, at)
    at += layouts["tr_index_align"].size + align["nodes"] * layouts["tr_index_move"].size
    if header["minor"] in (1, 3) or at < len(raw):
        at += align["nodes"] * layouts["tr_index_drift"].size
    if header["minor"] >= 3:
        curves = [layouts["tr_index_curve"].read(raw, at + k * layouts["tr_index_curve"].size)["bends"] for k in range(align["nodes"])]
        at += align["nodes"] * layouts["tr_index_curve"].size
        for bends in curves:
            times = [layouts["tr_index_bend"].read(raw, at + k * layouts["tr_index_bend"].size)["ns"] for k in range(bends)]
            expect(bends != 1 and all(b - a >= 1000 for a, b in zip(times, times[1:])), "a curve's bends")
            at += bends * layouts["tr_index_bend"].size
    expect(align["nodes"] in (0, header["nodes"]) and at == len(raw), "the index' alignment")
    expect(head["events"] == sum(b[1]["events"] for b in blocks), "the index' events")


def read_file(pages, path):
    with open(path, "rb") as f:
        data = f.read()
    return read_merged(pages, data) if data.startswith(b"TRACMERG") else read_raw(pages, data)


if __name__ == "__main__":
    print(Pages(sys.argv[1]).structures())
