#!/usr/bin/env python3
"""header.py MODEL > api.h - a C header of what a model declares, for tests of APIs whose vendor's header is not at hand

The compiler lays structures out by itself; that sizes and offsets are the model's is asserted."""
import re
import sys


class Header:
    def __init__(self, path):
        self.facts, self.done, self.out, here = {}, set(), [], None
        for line in open(path):
            w = line.split()
            if not w or line.startswith("#"):
                continue
            if line.startswith(" "):
                if here is not None and w[0] != "...":
                    here[2].append((w[0], w[1], line.strip().split(None, 2)[2] if len(w) > 2 and here[0] in ("struct", "union") else line.strip().split(None, 1)[1]))
                continue
            here = (w[0], line.strip().split(None, 2)[2] if len(w) > 2 else "", [])
            if not (w[0] == "struct" and ("union", w[1]) in self.facts):
                self.facts[w[0], w[1]] = here
        for kind, name in [k for k in self.facts if k[0] == "union"]:
            self.facts.pop(("struct", name), None)

    def name(self, n):
        return n.replace(".", "_")

    def text(self, t):
        """A type as C has it: members without a name of their own have one with dots."""
        t = re.sub(r"\b(struct|union|enum) ([\w.]+)", lambda m: "%s %s" % ("union" if ("union", m.group(2)) in self.facts else m.group(1), self.name(m.group(2))), t)
        return t

    def declare(self, t, n):
        m = re.match(r"(.*?)((?:\[\d*\])*)$", t)
        base, dims = m.group(1).strip(), m.group(2)
        if "(*" in base:
            return base.replace("(*", "(*" + n + dims, 1)
        bits = ""
        if re.search(r":\d+$", base):
            base, bits = base.rsplit(":", 1)
            bits = ":" + bits
        return "%s %s%s%s" % (base.strip(), n, dims, bits)

    def need(self, t, whole):
        """What must stand before something of that type; whole: not only its name."""
        pointer = "*" in t or "(" in t
        for w in re.findall(r"(?:struct |union |enum )?[\w.]+", t):
            tag = re.match(r"(struct|union|enum) ([\w.]+)", w)
            if tag and tag.group(1) == "enum":
                self.emit("enum", tag.group(2))
            elif tag:
                kind = "union" if ("union", tag.group(2)) in self.facts else tag.group(1)
                self.out.append("%s %s;" % (kind, self.name(tag.group(2))))
                if whole and not pointer:
                    self.emit(kind, tag.group(2))
            elif ("typedef", w) in self.facts:
                self.emit("typedef", w)
                if whole and not pointer:
                    self.need(self.facts["typedef", w][1], True)
            elif ("enum", w) in self.facts and w not in ("unsigned", "int"):
                self.emit("enum", w)

    def emit(self, kind, name):
        if (kind, name) in self.done or (kind, name) not in self.facts:
            return
        self.done.add((kind, name))
        _, rest, members = self.facts[kind, name]
        if kind == "define":
            if not rest.startswith('"'):
                self.out.append("#ifndef %s\n#define %s %s\n#endif" % (name, name, rest))
        elif kind == "enum":
            self.out.append("enum %s { %s };" % (self.name(name), ", ".join("%s = %s" % (m[0], m[1]) for m in members)))
        elif kind == "typedef":
            self.need(rest, False)
            self.out.append("typedef %s;" % self.declare(self.text(rest), name))
        elif kind in ("struct", "union"):
            for m in members:
                self.need(m[2], True)
            if not members: # size is all that is known
                self.out.append("%s %s { char all[%s]; };" % (kind, self.name(name), rest) if int(rest) > 0 else "%s %s;" % (kind, self.name(name)))
                return
            self.out.append("%s %s { %s; };" % (kind, self.name(name), "; ".join(self.declare(self.text(m[2]), m[0]) for m in members)))
            self.out.append('_Static_assert(sizeof(%s %s) == %s, "%s");' % (kind, self.name(name), rest, name))
            for m in members:
                if not re.search(r":\d+$", m[2]):
                    self.out.append('_Static_assert(__builtin_offsetof(%s %s, %s) == %s, "%s.%s");' % (kind, self.name(name), m[0], m[1], name, m[0]))
        else:
            self.need(rest, True)
            for m in members:
                self.need(m[2], True)
            parameters = [self.declare(self.text(m[2]), m[0]) for m in members]
            self.out.append("%s;" % self.declare(self.text(rest), "%s(%s)" % (name, ", ".join(parameters) or "void")))


h = Header(sys.argv[1])
for kind in ("define", "enum", "typedef", "struct", "union", "function"):
    for k, n in list(h.facts):
        if k == kind:
            h.emit(k, n)
print("#pragma once\n#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n" + "\n".join(h.out))
