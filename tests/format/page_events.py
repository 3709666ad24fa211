"""page_events.py PAGES PRINTED FILE... - the events of the files, read by page.py and by the rules of docs/reference

PRINTED is what trace-print --json --mangled prints of the same files. Each event that is in one only is printed, and
the exit status is 1. Times may differ by what the clock samples leave open."""
import bisect
import json
import math
import struct
import sys
from collections import defaultdict
from page import Pages, expect, read_file


# ---- time -------------------------------------------------------------------------------------------------------------

class Clock:
    """The line through the samples of one boot and clock."""
    def __init__(self, recorders):
        first = min(recorders, key=lambda r: r.header["start_ticks"]).header
        hz = self.hz = recorders[0].header["tick_hz"]
        samples = sorted(c for r in recorders for c in r.clocks)
        points, half, last = [], None, None
        for before, mono, real, _, after in samples:  # the first, the narrowest of each further half second, the last
            middle, width = (before + after) // 2, after - before
            last = (middle, mono, width, real)
            if half is None or middle - half >= hz // 2:
                half = middle
                points.append(last)
            elif len(points) > 1 and width < points[-1][2]:
                points[-1] = last
        if last and last not in points:
            points.append(last)
        kept = points[:1]
        for p in points[1:]:
            if (p[2] + kept[-1][2] + hz // 10**7) * 2000 <= p[0] - kept[-1][0]:
                kept.append(p)
        if not kept:
            kept = [(first["start_ticks"], first["start_realtime_ns"], 0, first["start_realtime_ns"])]
        self.points = kept
        self.widest = max(s[4] - s[0] for s in samples) / hz * 1e9 if samples else 0
        self.offset = kept[0][3] - kept[0][1]
        self.sets = []  # (CLOCK_MONOTONIC, what CLOCK_REALTIME is ahead of it from then on)
        for _, mono, real, _, _ in samples:
            if abs(real - mono - (self.sets[-1][1] if self.sets else self.offset)) > 1000000 + self.widest:
                self.sets.append((mono, real - mono))

    def ns(self, ticks):
        points = self.points
        k = min(max(bisect.bisect_right(points, (ticks,)) - 1, 0), max(len(points) - 2, 0))
        at, mono = points[k][:2]
        slope = (points[k + 1][1] - mono) / (points[k + 1][0] - at) if len(points) > 1 else 1e9 / self.hz
        return mono + self.offset + round((ticks - at) * slope)

    def realtime(self, ns, recorded):
        """CLOCK_REALTIME as it was then, on the line."""
        for mono, offset in reversed(self.sets):
            if ns - offset >= mono and ns - offset + self.offset <= recorded:
                return ns - offset + self.offset
        return ns

    def slack(self, ticks):
        """How far two good readers may be apart there."""
        distance = min(abs(ticks - p[0]) for p in self.points) / self.hz * 1e9
        return 1000 + 2 * self.widest + distance / 500


# ---- records ------------------------------------------------------------------------------------------------------------

ELEMENT = {"U8": "B", "I8": "b", "U16": "H", "I16": "h", "U32": "I", "I32": "i", "U64": "Q", "I64": "q", "F32": "f",
           "F64": "d", "BOOL": "B", "PTR": "Q", "HANDLE": "Q", "STRID": "I"}


def field(recorder, kind, data, at):
    """A field's value, its true length if it was cut, and where the next one begins."""
    pages = recorder.pages
    array = kind & pages.types["ARRAY"][0]
    name = pages.type_names[kind & ~array]
    if not array and name not in ("STR", "BYTES"):
        value, = struct.unpack_from("<" + ELEMENT[name], data, at)
        if name == "STRID":
            value = recorder.strings.get(value, b"") if value else None
        return value, None, at + pages.types[name][1]
    n, = struct.unpack_from("<H", data, at)
    at += 2
    true = None
    if n & 0x8000:
        true, = struct.unpack_from("<I", data, at)
        at += 4
        n &= 0x7fff
        if not n and name == "STR":
            return recorder.strings.get(true, b"") if true else None, None, at
        if not n and not true:  # of a pointer that was NULL
            return None, None, at
    if not array:
        return data[at:at + n], true, at + n
    size = pages.types[name][1]
    return (list(struct.unpack_from("<%d%s" % (n, ELEMENT[name]), data, at)), true, at + n * size)


def records(recorder, stream):
    """(ticks, definition, values, true lengths) of each record of a stream."""
    for base, data, _ in stream["parts"]:
        at, ticks = 0, base
        while at + 4 <= len(data):
            word, = struct.unpack_from("<I", data, at)
            if not word:
                break
            if word & 0xfff:
                number, ticks, at = word & 0xfff, ticks + (word >> 12), at + 4
            else:
                number, (ticks,), at = word >> 12, struct.unpack_from("<Q", data, at + 4), at + 12
            if number == recorder.pages.records["TASK_END"]:
                yield ticks, None, {}, {}
                continue
            if number < recorder.pages.records["TASK_END"]:  # a built-in record in an ordinary stream
                length, = struct.unpack_from("<I", data, at)
                at += 4 + length + -length % 4
                continue
            expect(number in recorder.defs, "event %d is not defined" % number)
            definition, values, true = recorder.defs[number], [], {}
            for kind, _, name, _ in definition["fields"]:
                value, cut, at = field(recorder, kind, data, at)
                values.append(value)
                if cut is not None:
                    true[name] = cut
            at += -at % 4
            yield ticks, definition, values, true


# ---- threads ------------------------------------------------------------------------------------------------------------

def threads_of(recorders):
    """Lists of (recorder, stream): each is one thread. Files of one process are joined."""
    processes = defaultdict(list)
    for r in sorted(recorders, key=lambda r: r.header["start_ticks"]):
        h = r.header
        key = tuple(h[k] for k in ("host", "boot_id", "clock", "pid", "proc_start", "program"))
        if h["minor"] >= 10:  # TRACE_WORD_PID_NS, TRACE_WORD_PROCESS
            key += tuple(word & (1 << 48) - 1 for word in h["word"][17:19])
        key += () if h["proc_start"] else (h["session"],)
        while processes[key] and any(o.header["state"] == 1 and ended(o) < h["start_ticks"] for o in processes[key]):
            key += ("executed",)
        processes[key].append(r)
    for files in processes.values():
        parts = []
        for r in files:
            groups = defaultdict(list)
            for s in r.streams:
                groups[s["owner"]].append(s)
            for group in groups.values():
                times = [t[0] for s in group for t in records(r, s)]
                if times:
                    parts.append((group[0]["tid"], min(times), max(times), r, group))
        threads = []
        for tid, first, last, r, group in sorted(parts, key=lambda p: p[:3]):
            fits = [t for t in threads if t["tid"] == tid and r not in t["files"]]
            over = [t for t in fits if t["first"] <= last and first <= t["last"]]
            t = (over or fits or [None])[0]
            if not t:
                t = dict(tid=tid, first=first, last=last, files=[], streams=[])
                threads.append(t)
            t["first"], t["last"] = min(t["first"], first), max(t["last"], last)
            t["files"].append(r)
            t["streams"] += [(r, s) for s in group]
        rank = max(f.header["rank"] for f in files)
        for t in threads:
            yield files, rank, t["tid"], t["streams"]


def ended(recorder):
    times = [c[4] for c in recorder.clocks] + [t[0] for s in recorder.streams for t in records(recorder, s)]
    return max(times, default=0)


def thread_name(streams):
    for r, s in streams:
        if s["nesting"]:
            continue
        names = [n for n in (r.threads.get(s["stream"]), r.tids.get(s["tid"])) if n]
        if names:
            return max(names)[1].decode(errors="replace")
    return ""


# ---- nesting ------------------------------------------------------------------------------------------------------------

class Stack:
    """Open slices of one thread; see Nesting."""
    def __init__(self):
        self.open = []

    def is_task(self, o):
        return o["def"]["id"] not in o["recorder"].ended

    def end(self, recorder, definition, left=None):
        """The slice that an END closes, or a LEAVE with these two values; or None."""
        pair = definition["pair"] if definition else 0
        how, passed = left or (None, 0)
        for k in range(len(self.open) - 1, -1, -1):
            o = self.open[k]
            if o["recorder"] is recorder and (o["def"]["id"] == pair if pair else self.is_task(o)):
                if passed:
                    passed -= 1
                    continue
                api = o["def"]["api"]
                stays = {None: lambda x: x["def"]["api"] != api, 0: lambda x: True}.get(how, lambda x: False)
                self.open = self.open[:k] + [x for x in self.open[k + 1:] if stays(x) or x["recorder"] is not recorder]
                return o
        return None

    def pause(self, recorder, apis):
        """What a PAUSE (apis: user) or a GAP ends."""
        self.open = [o for o in self.open if o["recorder"] is not recorder or
                     ("user" if self.is_task(o) else o["def"]["api"]) not in apis]


# ---- as trace-print has it ------------------------------------------------------------------------------------------------

def text(data):
    return data.decode(errors="replace")


def shortest(value, narrow):
    """A float of 32 bits with the fewest digits that mean it."""
    if not math.isfinite(value) or not narrow:
        return value if math.isfinite(value) else None
    for digits in range(6, 10):
        short = float("%.*g" % (digits, value))
        if struct.pack("<f", short) == struct.pack("<f", value):
            return short
    return value


def shown(recorder, definition_field, value):
    """A value in JSON: a name where an enumeration has one, hex for pointers and bytes."""
    kind, role, _, hint = definition_field
    pages = recorder.pages
    if isinstance(value, list):
        return [shown(recorder, (kind & ~pages.types["ARRAY"][0], role, "", hint), v) for v in value]
    name = pages.type_names[kind & ~pages.types["ARRAY"][0]]
    if value is None:
        return None
    if name == "BYTES":
        return value.hex()
    if isinstance(value, bytes):
        return text(value)
    if name in ("F32", "F64"):
        return shortest(value, name == "F32")
    if name == "BOOL":
        return value != 0
    if role == pages.roles["DIRECTION"]:
        return direction(value)
    enum = hint[5:] if hint.startswith("enum:") else None
    bits = 8 * pages.types[name][1]
    names = recorder.enums.get(enum, {})
    known = names.get(value) or names.get(value - (value >= 1 << 63 and 1 << 64)) or names.get(value % (1 << bits))
    if known:
        return {n for n, _ in known}  # any of them
    if enum in recorder.enums and recorder.flags[enum]:
        left, found = value % (1 << bits), []
        for v in sorted(names, reverse=True):
            if v > 0 and left & v == v:
                found.insert(0, min(n for n, _ in names[v]))
                left &= ~v
        if found:
            return "|".join(found + (["0x%x" % left] if left else []))
        return "0x%x" % value if name in ("PTR", "HANDLE") else str(value)
    if name in ("PTR", "HANDLE"):
        return "0x%x" % value
    return value


def direction(value):
    letters = [chr(b) for b in struct.pack("<H", value) if b]
    return "2".join(letters)


def events(recorders):
    """(what identifies it, ns, end in ns, slack) of each event."""
    nodes = defaultdict(list)
    for r in recorders:
        nodes[r.header["boot_id"], r.header["clock"]].append(r)
    clocks = {node: Clock(list_) for node, list_ in nodes.items()}
    for files, rank, tid, streams in threads_of(recorders):
        h = files[0].header
        clock = clocks[h["boot_id"], h["clock"]]
        who = dict(host=h["host"], rank=rank if rank >= 0 else None, pid=h["pid"], tid=tid, thread=thread_name(streams))
        line = [(ticks, 1, k, n, r, d, values, true) for k, (r, s) in enumerate(streams)
                for n, (ticks, d, values, true) in enumerate(records(r, s))]
        line += [(ticks, 0, 0, n, r, apis, None, None) for r in {id(r): r for r, _ in streams}.values()
                 for n, (ticks, apis) in enumerate(r.gaps)]
        stack = Stack()
        for ticks, _, _, _, r, d, values, true in sorted(line, key=lambda x: x[:4]):
            if values is None:
                stack.pause(r, d)
                continue
            yield one(who, clock, stack, ticks, r, d, values, true)


def one(who, clock, stack, ticks, r, d, values, true):
    pages = r.pages
    kind, word = d["kind"] if d else pages.kinds[2]
    roles = {}
    for f, v in zip(d["fields"] if d else [], values):
        roles.setdefault(f[1], (f, v))
    role = lambda name: roles.get(pages.roles[name])
    e = dict(who, event=word, api=d["api"] if d else "", name=d["name"] if d else "end")
    if role("NAME") and role("NAME")[1]:
        e["name"] = text(role("NAME")[1])
    ns = end = None
    slack = clock.slack(ticks)
    begin = clock.ns(ticks)
    if kind == "SLICE":
        at = clock_time(clock, role("TIME"), begin)
        if role("TIME_END"):
            end = clock_time(clock, role("TIME_END"), begin)
        elif role("DURATION"):
            f, duration = role("DURATION")
            end = (at + duration if f[3].startswith("ns") else
                   clock_time(clock, (role("TIME")[0], role("TIME")[1] + duration), begin))
        begin, ns = at, max(end, at) - at
        if role("TRACK") and role("DIRECTION") and role("DIRECTION")[1]:
            e["name"] += "(%s)" % direction(role("DIRECTION")[1])
    elif kind == "BEGIN":
        stack.open.append(dict(recorder=r, api=e["api"], name=e["name"], ns=begin, **{"def": d}))
    elif kind == "PAUSE":
        stack.pause(r, ["user"])
    elif kind in ("END", "LEAVE"):
        o = stack.end(r, d, values[:2] if kind == "LEAVE" else None)
        if o:
            e["api"], e["name"], ns = o["api"], o["name"], begin - o["ns"]
    result = role("RESULT")
    if result and isinstance(result[1], int) and result[1]:
        names = r.enums.get(result[0][3][5:], {}).get(result[1], [])
        e["error"] = not any(harmless for _, harmless in names)
    hidden = {pages.roles["NAME"]} | ({pages.roles[n] for n in ("TIME", "TIME_END", "DURATION")}
                                      if kind == "SLICE" else set())
    e["args"] = [(f[2], r.tracks.get(v, v) if f[1] == pages.roles["TRACK"] and v else shown(r, f, v))
                 for f, v in zip(d["fields"] if d else [], values) if f[1] not in hidden]
    if true:
        e["cut"] = true
    return e, begin, ns, slack


def clock_time(clock, value, recorded):
    """The time that a field says; see the role TIME."""
    (_, _, _, hint), number = value
    if hint in ("", "ticks"):
        return clock.ns(number)
    if hint == "ns:realtime":
        return clock.realtime(number, recorded)
    return number + clock.offset if hint == "ns:monotonic" else recorded


# ---- compared ---------------------------------------------------------------------------------------------------------------

def key_of(e, choose):
    """What two readers must agree on, as text."""
    args = [(k, choose(k, v)) for k, v in e["args"]]
    return json.dumps([e.get(k) for k in ("host", "rank", "pid", "tid", "thread", "event", "api", "name")] +
                      [bool(e.get("error")), args, e.get("cut", {})])


def main():
    pages = Pages(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as f:
        theirs = [json.loads(line, object_pairs_hook=list) for line in f]
    recorders = [r for path in sys.argv[3:] for r in read_file(pages, path)]
    aliases = {}  # each name of a value that has several is the least of them
    ours = list(events(recorders))

    def learn(v):
        if isinstance(v, set):
            for n in v:
                aliases[n] = min(aliases.get(n, n), min(v))
        elif isinstance(v, list):
            for x in v:
                learn(x)

    def alias(_, v):
        if isinstance(v, set):
            v = min(v)
        if isinstance(v, list):
            return [alias(_, x) for x in v]
        if isinstance(v, float) and v.is_integer():  # printed as 1
            return int(v)
        return aliases.get(v, v) if isinstance(v, str) else v

    for e, _, _, _ in ours:
        for _, v in e["args"]:
            learn(v)
    wanted, got = defaultdict(list), defaultdict(list)
    for pairs in theirs:
        e = dict(pairs)
        e["cut"] = dict(e.get("cut", []))
        wanted[key_of(e, alias)].append((e["ns"], e.get("duration_ns")))
    zero = min((o[1] for o in ours), default=0)
    for e, ns, duration, slack in ours:
        got[key_of(e, alias)].append((ns, duration, slack))
    wrong, apart = [], []
    for key in sorted(wanted.keys() | got.keys()):
        if len(wanted[key]) != len(got[key]):
            wrong.append("%d printed, %d read: %s" % (len(wanted[key]), len(got[key]), key))
            continue
        for (ns, duration), (own, own_duration, slack) in zip(sorted(wanted[key], key=lambda x: x[0]),
                                                              sorted(got[key], key=lambda x: x[0])):
            apart.append((own - ns, slack, key))
            if (duration is None) != (own_duration is None) or (
                    duration is not None and abs(duration - own_duration) > 2 * slack):
                wrong.append("lasts %s printed, %s read: %s" % (duration, own_duration, key))
    if apart:  # trace-print counts from the first event
        middle, open_there, _ = sorted(apart)[len(apart) // 2]
        expect(abs(middle - zero) < 1e9, "the beginning differs by %d ns" % (middle - zero))
        wrong += ["%d ns apart: %s" % (a - middle, key) for a, slack, key in apart
                  if abs(a - middle) > slack + open_there]
    print("\n".join(wrong[:20]) if wrong else "%d events of %d processes" % (len(ours), len({(
        r.header["host"], r.header["pid"]) for r in recorders})))
    sys.exit(1 if wrong or not ours else 0)


if __name__ == "__main__":
    main()
