#!/usr/bin/env python3
"""gen_mock_library.py fake|program|check ... - every function of an API, from its model, without its library

    fake HEADER MODEL        C of a library: each function writes what it got and what it gave to $CALL_LOG, as its vendor's own
                             header and the compiler understand it, and fails by a fixed table
    program HEADER MODEL     C of a program that calls each function once, with values that tell each other apart
    header MODEL             the declarations themselves, for versions whose header is not at hand; the compiler checks the layout
    check MODEL CALL_LOG API [FUNCTION... FUNCTION.FIELD...]    < trace-print --json: whether what was recorded is what the library got
                             and gave; but for functions that the recorder itself asks, and arguments that it changes on the way

It shares nothing with gen/: it reads the model for names only, and leaves the layout of everything to the vendor's header.
"""
import collections
import json
import re
import sys

ELEMENTS = 24   # of what a pointer points to, in the books
ROOM = 16384    # bytes behind every pointer
ASKED = re.compile("Comm(Count|UserRank)$") # the tracer calls these too, with room for one number, and records nothing of it


class Model:
    def __init__(self, path):
        self.functions, self.types, self.enums, self.records, self.values = {}, {}, {}, {}, {}
        self.lengths = {3, 16} # of arrays: places in an image and colours, which no type says; and what types say
        here = None
        for line in open(path):
            w = line.split()
            if not w or line.startswith("#"):
                continue
            self.lengths.update(int(x) for x in re.findall(r"\[(\d+)\]", line))
            if line.startswith(" "):
                if w[0] == "...":
                    continue
                if here[0] == "enum":
                    here[1].append((w[0], int(w[1])))
                    self.values[w[0]] = int(w[1])
                elif here[0] == "function":
                    here[1].append((w[0], line.strip().split(None, 1)[1]))
                else:
                    here[1].append((w[0], int(w[1]), line.strip().split(None, 2)[2]))
                continue
            here = (w[0], [])
            if w[0] == "typedef":
                self.types[w[1]] = line.strip().split(None, 2)[2]
            elif w[0] == "define" and not line.rstrip().endswith('"'):
                self.values[w[1]] = int(w[2])
            elif w[0] == "enum":
                self.enums[w[1]] = here[1]
            elif w[0] in ("struct", "union"):
                self.records[w[1]] = (w[0], int(w[2]), here[1])
            elif w[0] == "function":
                self.functions[w[1]] = (line.strip().split(None, 2)[2], here[1])

    def status(self):
        """the typedef of an integer that most functions return: it says how they went"""
        types, n = collections.Counter(r for r, _ in self.functions.values()).most_common(1)[0]
        return types if types in self.types and self.kind(types)[0] == "int" and 2 * n > len(self.functions) else None

    def kind(self, t):
        """(kind, pointers, const below the last pointer, name): kind int float enum record opaque void call"""
        if "(" in t:
            return "call", 0, False, t
        dims = t.count("[")
        base = re.sub(r"\[.*", "", t).strip()
        stars = base.count("*")
        const = base.rstrip().endswith("*const *") if stars > 1 else base.startswith("const ") or " const" in base.split("*")[0]
        name = re.sub(r"\bconst\b|\*", "", base).strip()
        while name in self.types:
            under = self.types[name]
            if "(" in under:
                return "call", stars, const, name
            stars += under.count("*")
            if under.count("*"):
                const = stars == under.count("*") and under.startswith("const ") if stars == under.count("*") else const
            name = re.sub(r"\bconst\b|\*", "", under).strip()
        tag = name.split(" ", 1)[1] if name.split(" ", 1)[0] in ("struct", "union", "enum") else name
        if name.startswith("enum ") or tag in self.enums:
            kind, name = "enum", tag
        elif tag in self.records:
            kind, name = "record", tag
        elif name.split(" ", 1)[0] in ("struct", "union"):
            kind = "opaque"
        elif name == "void":
            kind = "void"
        elif name in ("float", "double"):
            kind = "float"
        else:
            kind = "int"
        return kind, stars + (1 if dims and "[" in t and not re.search(r"\[\d", t) else 0), const, name

    def leaves(self, name, path=""):
        """The members of a structure that are no structures themselves: path, type, array length"""
        kind, _, members = self.records[name]
        for m, _, t in members:
            if re.fullmatch(r"_\d+", m) or ":" in t:
                continue
            lengths = [int(x) for x in re.findall(r"\[(\d+)\]", t)]
            k, stars, _, n = self.kind(re.sub(r"\[.*", "", t).strip())
            total = 1
            for x in lengths:
                total *= x
            if k == "record" and not stars:
                if self.records[n][0] == "union":
                    yield path + m, "union", total
                elif not lengths:
                    yield from self.leaves(n, path + m + ".")
            else:
                yield path + m, t if not lengths else re.sub(r"\s*\[.*", "", t).strip(), total if lengths else 0


def parameter_type(t):
    return re.sub(r"\[\d*\]", "", t).strip() + " *" if "[" in t else t


def declared(t, name):
    if "(*" in t:
        return t.replace("(*", "(*" + name, 1)
    return "%s %s" % (parameter_type(t), name)


def pointee(m, t):
    """the C type behind the last pointer, without const"""
    t = parameter_type(t)
    kind, stars, const, name = m.kind(t)
    if kind == "record" and stars == 1 and const and "*" not in t: # a typedef has the const and the pointer
        return "struct " + name
    if t.rstrip().endswith("*"):
        return re.sub(r"^const\s+", "", t.rstrip()[:-1].strip()) if t.count("*") == 1 else re.sub(r"\bconst\s*$", "", t.rstrip()[:-1].strip())
    return "__typeof__(*(%s)0)" % re.sub(r"^const\s+", "", t)


PRELUDE = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static __attribute__((unused, aligned(16))) char spare[16384];
extern __attribute__((weak)) char exercise_room[]; /* of the program; elsewhere, where a recorder asks, only one element may be touched */
static __attribute__((unused)) unsigned reach(const void *p) { return exercise_room && (uintptr_t)p - (uintptr_t)exercise_room < 16 * ROOM ? ELEMENTS : 1; }
static __attribute__((unused)) char text_room[64][32];
static __attribute__((unused)) char *text(unsigned n) { static unsigned next; char *s = text_room[next++ % 64]; sprintf(s, "text%u", n); return s; }
"""


def fill(m, out, target, ctype_kind, seed, k=None):
    kind, stars, _, name = ctype_kind
    if stars == 1 and name in ("char",) and kind == "int":
        out.append("%s = (void *)text(%s);" % (target, seed))
    elif kind in ("call", "opaque") and stars <= 1 or kind == "void" and "." not in target:
        out.append("%s = (void *)(uintptr_t)(0x10000 + 16 * (%s));" % (target, seed))
    elif stars: # may be followed
        out.append("%s = (void *)(spare + 16 * ((%s) %% 64));" % (target, seed))
    elif kind == "enum":
        values = [v for v in m.enums[name] if not re.search(r"(Num[A-Z]\w*|Max|MAX|Count|Range)$", v[0])] or m.enums[name] # what only says where an enum ends moves
        out.append("{ static const long long v[] = {%s}; %s = v[(%s) %% %d]; }" % (", ".join("%dll" % v for _, v in values), target, seed, len(values)))
    elif kind == "float":
        out.append("%s = (%s) + 0.5;" % (target, seed))
    elif kind == "int":
        out.append("%s = (%s) %% 23 + 1;" % (target, seed) if name not in ("bool", "_Bool") else "%s = (%s) & 1;" % (target, seed))


def fill_record(m, out, target, name, seed):
    """Assigns every leaf of the record `target` (an lvalue)."""
    for n, (path, t, length) in enumerate(m.leaves(name)):
        s = "%s + %d" % (seed, n)
        if path == "size" and (name.endswith(tuple("0123456789")) or "Config" in name):
            out.append("%s.%s = sizeof(%s);" % (target, path, target))
        elif t == "union":
            out.append("memset(&%s.%s, (%s) %% 100 + 1, sizeof(%s.%s));" % (target, path, s, target, path))
        elif length:
            k = m.kind(t)
            if k[0] == "int" and not k[1] and re.search(r"\bchar\b", t):
                out.append("memset(&%s.%s, 0, sizeof(%s.%s)); memset(&%s.%s, (%s) %% 25 + 'a', 3);" % (target, path, target, path, target, path, s))
            elif k[0] != "record":
                out.append("for (unsigned a = 0; a < sizeof(%s.%s) / sizeof(%s); a++) { %s *b = (void *)&%s.%s; " % (target, path, t, t, target, path))
                fill(m, out, "b[a]", k, "(%s) + a" % s)
                out.append("}")
        else:
            fill(m, out, "%s.%s" % (target, path), m.kind(t), s)


def fill_pointed(m, out, name, t, seed):
    kind = m.kind(t)
    base = pointee(m, t)
    k, stars, const, n = kind
    if k == "int" and n == "char" and stars == 1:
        out.append('sprintf(%s, "i%%d", %s);' % (name, seed))
        return
    if k == "void" and stars == 1:
        out.append("if (reach(%s) > 1) memset((void *)%s, (%s) %% 100 + 1, %d);" % (name, name, seed, ELEMENTS))
        return
    if stars < 1 or k in ("call", "opaque") and stars == 1:
        return
    out.append("for (unsigned i_ = 0; i_ < reach(%s) && sizeof(%s) * (i_ + 1) <= %d; i_++) { __typeof__(%s) *e_ = (void *)%s; " % (name, base, ROOM, base, name))
    if k == "record" and stars == 1:
        fill_record(m, out, "e_[i_]", n, "%s + i_" % seed)
    else:
        fill(m, out, "e_[i_]", (k, stars - 1, const, n), "%s + i_" % seed)
    out.append("}")


def book(m, out, label, target, kind):
    k, stars, _, n = kind
    if stars == 1 and k == "int" and n == "char":
        out.append('b_text("%s", %s);' % (label, target))
    elif stars or k in ("call", "opaque"):
        out.append('b_hex("%s", (uintptr_t)%s);' % (label, target))
    elif k == "float":
        out.append('b_float("%s", %s);' % (label, target))
    else:
        out.append('b_int("%s", (long long)%s);' % (label, target))


def book_record(m, out, label, target, name):
    for path, t, length in m.leaves(name):
        if t == "union":
            out.append('b_bytes("%s.%s", &%s.%s, sizeof(%s.%s));' % (label, path, target, path, target, path))
        elif length:
            k = m.kind(t)
            if k[0] == "int" and not k[1] and re.search(r"\bchar\b", t):
                if re.search(r"unsigned|signed", t):
                    out.append('b_bytes("%s.%s", &%s.%s, sizeof(%s.%s));' % (label, path, target, path, target, path))
                else:
                    out.append('b_chars("%s.%s", (const char *)&%s.%s, sizeof(%s.%s));' % (label, path, target, path, target, path))
            elif k[0] != "record":
                out.append("for (unsigned a = 0; a < sizeof(%s.%s) / sizeof(%s); a++) { %s *b = (void *)&%s.%s; " % (target, path, t, t, target, path))
                book(m, out, "%s.%s" % (label, path), "b[a]", k)
                out.append("}")
        else:
            k = m.kind(t)
            book(m, out, "%s.%s" % (label, path), "%s.%s" % (target, path), k)
            if k[:2] == ("int", 1) and k[3] in ("uint8_t", "unsigned char"):
                out.append('b_bytes("%s.%s#", %s.%s, %d);' % (label, path, target, path, ELEMENTS))


def book_parameters(m, out, parameters, given):
    for name, t in parameters:
        k, stars, const, n = m.kind(parameter_type(t))
        if k == "record" and not stars:
            if not given:
                book_record(m, out, name, name, n)
            continue
        if not given:
            out.append('b_hex("&%s", (uintptr_t)%s);' % (name, name)) if stars else None
            if stars <= 1 and (k != "int" or stars == 0 or n == "char") and not (k in ("enum", "record", "float") and stars):
                book(m, out, name, name, (k, stars, const, n))
        if k == "void" and stars == 1:
            out.append('b_bytes("%s#", %s, reach(%s) > 1 ? %d : 0);' % (name, name, name, ELEMENTS))
        if stars < 1 or (k in ("call", "opaque", "void") and stars == 1) or (k == "int" and n == "char" and stars == 1 and const):
            continue
        if k == "int" and n == "char" and stars == 1:
            if given:
                out.append('b_text("%s", %s);' % (name, name))
            continue
        base = pointee(m, t)
        out.append("for (unsigned i_ = 0; %s && i_ < reach(%s); i_++) { %s *e_ = (void *)%s; " % (name, name, base, name))
        if k == "record" and stars == 1:
            book_record(m, out, name, "e_[i_]", n)
        else:
            book(m, out, name, "e_[i_]", (k, stars - 1, const, n))
        out.append("}")


def write_header(m):
    done = set()

    def plain(t):
        """OUTER.MEMBER is the tag of a member's type that has none"""
        return re.sub(r"(?<=\w)\.(?=\w)", "__", t)

    def need(t):
        """What must stand before a use of this type; of what is used as a value the whole."""
        for word in re.findall(r"\w+", t):
            if word in m.types:
                typedef(word)
        tag = re.sub(r"\b(const|struct|union)\b|\[.*", "", t).strip()
        while tag in m.types and "*" not in m.types[tag]:
            tag = re.sub(r"\b(struct|union)\b", "", m.types[tag]).strip()
        if "*" not in t and "(" not in t and tag in m.records:
            record(tag)

    def typedef(name):
        if name in done:
            return
        done.add(name)
        t = m.types[name]
        for word in re.findall(r"\w+", t):
            if word in m.types:
                typedef(word)
        if name not in ("size_t", "bool") and not re.fullmatch(r"u?int\d+_t|u?intptr_t", name):
            print("typedef %s;" % (t.replace("(*", "(*" + name, 1) if "(*" in t else "%s %s" % (t, name)))

    def record(name):
        if name in done:
            return
        done.add(name)
        what, size, members = m.records[name]
        for _, _, t in members:
            need(t)
        print("%s %s {" % (what, plain(name)))
        for e, _, t in members:
            t = plain(t)
            dims = re.search(r"(\[.*)$", t)
            print("    %s;" % (t.replace("(*", "(*" + e, 1) if "(*" in t else "%s %s%s" % (t[:dims.start()] if dims else t, e, dims.group(1) if dims else "")))
        print("};")
        if members: # in C++ an empty one has a size
            print("_Static_assert(sizeof(%s %s) == %d, \"size\");" % (what, plain(name), size))
        for e, offset, _ in members:
            print('_Static_assert(offsetof(%s %s, %s) == %d, "offset");' % (what, plain(name), e, offset))

    print("#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>")
    for name, values in m.enums.items():
        print("enum %s { %s };" % (name, ", ".join("%s = %d" % v for v in values)))
    for name in list(m.types):
        typedef(name)
    for name in m.records:
        record(name)
    for name, (returns, parameters) in m.functions.items():
        print("%s;" % declared(returns, "%s(%s)" % (name, ", ".join(declared(t, p) for p, t in parameters) or "void")))


def write_fake(header, m, skip):
    print('#include "%s"' % header)
    print(PRELUDE.replace("ROOM", str(ROOM)).replace("ELEMENTS", str(ELEMENTS)))
    print(r"""
#include <pthread.h>
static FILE *books;
static int first;
static void b_key(const char *k) { fprintf(books, "%s[\"%s\", ", first ? "" : ", ", k); first = 0; }
static void b_int(const char *k, long long v) { b_key(k); fprintf(books, "%lld]", v); }
static void b_hex(const char *k, uintptr_t v) { b_key(k); fprintf(books, "%lu]", (unsigned long)v); }
static void b_float(const char *k, double v) { b_key(k); fprintf(books, "%.9g]", v); }
static void b_chars(const char *k, const char *v, size_t n) { b_key(k); fputc('"', books); for (n = strnlen(v, n); n; n--, v++) fputc(*v < ' ' || *v == '"' || *v == '\\' ? '?' : *v, books); fputs("\"]", books); }
static void b_text(const char *k, const char *v) { b_chars(k, v ? v : "", 64); }
static void b_bytes(const char *k, const void *v, size_t n) { b_key(k); fputc('"', books); for (size_t i = 0; i < n; i++) fprintf(books, "%02x", ((const unsigned char *)v)[i]); fputs("\"]", books); }
static void b_open(const char *name) { if (!books) books = fopen(getenv("CALL_LOG"), "a"); fprintf(books, "{\"name\": \"%s\", \"in\": [", name); first = 1; }
static void b_next(void) { fputs("], \"out\": [", books); first = 1; }
static void b_done(long long result) { fprintf(books, "], \"result\": %lld}\n", result); fflush(books); }
__attribute__((unused)) static void b_unused(void) { b_float("", 0); b_chars("", "", 0); b_bytes("", "", 0); b_text("", ""); b_hex("", 0); b_int("", 0); }
""")
    status = m.status()
    for i, (name, (returns, parameters)) in enumerate(sorted(m.functions.items())):
        if name in skip:
            continue
        out = []
        k, stars, const, n = m.kind(returns)
        fails = (k == "enum" or returns == status) and i % 7 == 3
        out.append('b_open("%s");' % name)
        book_parameters(m, out, parameters, False)
        out.append("b_next();")
        for j, (p, t) in enumerate(parameters):
            pk, pstars, pconst, pn = m.kind(parameter_type(t))
            if pstars < 1 or pconst or fails:
                continue
            out.append("if (%s) {" % p)
            fill_pointed(m, out, p, t, str(1000 + i * 16 + j * 3))
            out.append("}")
        book_parameters(m, out, parameters, True)
        if returns == "void":
            value, result = "", "0"
        elif stars == 1 and n == "char":
            value, result = '"s%d"' % i, "0"
        elif k == "record" and not stars:
            value, result = "r_", "0"
            out.append("__typeof__(%s) r_;" % returns)
            fill_record(m, out, "r_", n, str(i))
            book_record(m, out, "result", "r_", n)
        elif returns == status:
            value = result = str(-30 - i % 20 if fails else 0)
        elif k == "enum":
            values = [v for _, v in m.enums[n] if v > 0]
            result = str(values[i % len(values)] if fails else 0)
            value = "(%s)%s" % (returns, result)
        else:
            result = str(1 if n in ("bool", "_Bool") else i % 100 + 1)
            value = "(%s)%s" % (returns, result if not stars else "(uintptr_t)" + result)
        out.append("b_done(%s);" % result)
        if ASKED.search(name):
            out = [o.replace("i_ < %d" % ELEMENTS, "i_ < 1") for o in out if o]
        print("%s { %s return %s; }" % (declared(returns, "%s(%s)" % (name, ", ".join(declared(t, p) for p, t in parameters) or "void")), " ".join(o for o in out if o), value))


def write_program(header, m, skip):
    print('#include "%s"' % header)
    print('#ifdef TRACE_IMPL\n#include "trace.h"\n#endif')
    print(PRELUDE.replace("ROOM", str(ROOM)).replace("ELEMENTS", str(ELEMENTS)))
    print("__attribute__((aligned(64))) char exercise_room[16 * %d];\n#define room ((char (*)[%d])exercise_room)" % (ROOM, ROOM))
    body = []
    for i, (name, (returns, parameters)) in enumerate(sorted(m.functions.items())):
        if name in skip:
            continue
        out = ["static void call_%d(void) { memset(exercise_room, 0, sizeof exercise_room);" % i]
        arguments = []
        for j, (p, t) in enumerate(parameters):
            k, stars, const, n = m.kind(parameter_type(t))
            seed = i * 5 + j * 3 + 1
            out.append("%s;" % declared(t, p) if "(*" in t else "__typeof__(%s) %s_;" % (parameter_type(t) if "*" in parameter_type(t) else re.sub(r"^const\s+", "", t), p))
            v = p if "(*" in t else p + "_"
            arguments.append(v)
            if k == "record" and not stars:
                out.append("memset(&%s, 0, sizeof %s);" % (v, v))
                fill_record(m, out, v, n, str(seed))
            elif stars == 1 and k == "int" and n == "char" and const:
                out.append('%s = "t%d";' % (v, i * 16 + j))
            elif stars and not (stars == 1 and k == "opaque"):
                out.append("%s = (void *)room[%d];" % (v, j))
                fill_pointed(m, out, v, t, str(seed))
            else:
                fill(m, out, v, (k, stars, const, n), str(seed))
        out.append("%s(%s); }" % (name, ", ".join(arguments)))
        print(" ".join(out))
        body.append("call_%d();" % i)
    # twice: what is found out at the first call of a function is used at the next
    print("int main(void) { int k; for (k = 0; k < 2; k++) { %s } return 0; }" % " ".join(body))


def number(m, v):
    """what trace-print shows, as the books have it"""
    if isinstance(v, bool):
        return int(v)
    if isinstance(v, str):
        total = 0
        for part in v.split("|"):
            if re.fullmatch(r"0x[0-9a-f]+", part):
                total |= int(part, 16)
            elif part in m.values:
                total |= m.values[part]
            elif re.fullmatch(r"-?\d+", part):
                total |= int(part)
            else:
                return v
        return total
    return v


def agree(m, seen, true):
    if isinstance(seen, str) and len(true) > 1 and re.fullmatch(r"([0-9a-f]{2})*", seen) and all(isinstance(t, int) for t in true): # bytes, or a number
        if [t & 255 for t in true[:len(seen) // 2]] == list(bytes.fromhex(seen)[:len(true)]):
            return True
    if isinstance(seen, list):
        return len(seen) <= len(true) and all(agree(m, s, [t]) for s, t in zip(seen, true))
    if isinstance(true[0], str) and isinstance(seen, str) and ", " in seen: # several texts
        seen = seen.split(", ")
        return len(seen) <= len(true) and all(agree(m, s, [t]) for s, t in zip(seen, true))
    if isinstance(true[0], str): # bytes are shown in hex
        return (seen or "") == true[0] or str(seen).startswith(true[0].encode().hex() + "00")
    n = number(m, seen)
    if n is None:
        n = 0
    if isinstance(n, str):
        return False
    return abs(n - true[0]) < 1e-3 if isinstance(true[0], float) else (n - true[0]) % 2**32 == 0 if abs(true[0]) < 2**32 else n == true[0]


def without_questions(calls, seen, asks):
    """what the program itself called"""
    own, k = [], 0
    for c, after in zip(calls, calls[1:] + [{"name": ""}]):
        first = ASKED.search(c["name"]) # it asks before it lets the program ask, others ask afterwards
        if (first or c["name"] in asks) and (k >= len(seen) or seen[k][0] != c["name"] or first and after["name"] == c["name"]):
            continue
        own.append(c)
        k += 1
    return own


def check(m, books, api, exempt, asks):
    events = [json.loads(l) for l in sys.stdin]
    calls = [json.loads(l, strict=False) for l in open(books, errors="replace")]
    open_calls, seen = [], []
    for e in events:
        if e["api"] != api:
            continue
        if e["event"] in ("begin", "entry"):
            open_calls.append((e["name"], e["args"]))
        elif e["event"] in ("end", "exit") and open_calls:
            name, args = open_calls.pop()
            seen.append((name, args, e["args"]))
    calls = without_questions(calls, seen, asks)
    bad = fields = unknown = 0
    if [c["name"] for c in calls] != [s[0] for s in seen]:
        a, b = [c["name"] for c in calls], [s[0] for s in seen]
        print("called %d, recorded %d: not recorded %s; recorded and not called %s" % (len(a), len(b), sorted((collections.Counter(a) - collections.Counter(b)).elements())[:10],
                                                                                       sorted((collections.Counter(b) - collections.Counter(a)).elements())[:10]))
        return False
    for call, (name, begin, end) in zip(calls, seen):
        for side, args in (("in", begin), ("out", end)):
            truth = collections.defaultdict(list)
            for k, v in call[side]:
                truth[k].append(v)
            if side == "in":
                whole = truth
            integers = {v for values in list(whole.values()) + list(truth.values()) for v in values[:1]}
            for field, value in args.items():
                if field == "result" and side == "out":
                    if not isinstance(value, str) or number(m, value) != value:
                        fields += 1
                        if number(m, value) not in (call["result"], "0x%x" % call["result"]):
                            bad += 1
                            print("%s: result is %s, recorded %s" % (name, call["result"], value))
                    continue
                if side == "out" and call["result"] and (field in truth or field + "#" in truth) and not call.get("plain"):
                    continue # a call that failed gives nothing
                if isinstance(value, str) and field + "#" in truth and re.fullmatch(r"([0-9a-f]{2})+", value):
                    known = [truth[field + "#"][0][:len(value)]] # bytes behind a pointer that does not say what it points to
                    ok = len(value) // 2 in integers or len(value) // 2 in m.lengths
                    fields += 1
                    if not ok or not agree(m, value[:2 * ELEMENTS], known):
                        bad += 1
                        print("%s: %s %s is %s, recorded %s" % (name, side, field, known, value))
                    continue
                known = truth.get(field) or (whole.get("&" + field) if not isinstance(value, list) else None)
                if isinstance(value, list) and known and isinstance(known[0], str): # texts, of which the addresses are recorded
                    known = None
                if not known or (name, field) in exempt:
                    unknown += 1
                    continue
                fields += 1
                ok = agree(m, value, known) or (("&" + field) in whole and agree(m, value, whole["&" + field]))
                if ok and isinstance(value, list) and len(value) < ELEMENTS and len(value) not in integers and len(value) not in m.lengths:
                    ok = False
                if not ok and isinstance(value, str) and isinstance(known[0], str): # cut where the room ends
                    ok = known[0].startswith(value) and len(value) in integers
                if not ok:
                    bad += 1
                    if bad < 20:
                        print("%s: %s %s is %s, recorded %s" % (name, side, field, str(known)[:100], str(value)[:100]))
    print("%d calls, %d fields as the library saw them, %d fields it does not know, %d wrong" % (len(calls), fields, unknown, bad))
    return bad == 0 and fields > 0


def main():
    what = sys.argv[1]
    if what == "check":
        sys.exit(0 if check(Model(sys.argv[2]), sys.argv[3], sys.argv[4], {tuple(a.split(".")) for a in sys.argv[5:] if "." in a}, sys.argv[5:]) else 1)
    if what == "header":
        write_header(Model(sys.argv[2]))
        return
    skip = set(sys.argv[4].split(",")) if len(sys.argv) > 4 else set()
    (write_fake if what == "fake" else write_program)(sys.argv[2], Model(sys.argv[3]), skip)


main()
