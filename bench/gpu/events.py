"""What `trace-print --mangled --json` says, put together: calls with their callers, and the work of devices with the call that asked for it."""
import json
import re
from datetime import datetime, timezone


class Call:
    def __init__(self, e, parent):
        self.api, self.name, self.begin, self.end, self.parent = e["api"], e["name"], e["ns"], None, parent
        self.rank, self.pid, self.args, self.result = e["rank"], e["pid"], e["args"], None
        self.flows = []  # that leave

    def chain(self):
        """Names from the outermost call to this one, without domains."""
        names, call = [], self
        while call:
            names.append(call.name.split(":")[-1])
            call = call.parent
        return names[::-1]


class Work:
    def __init__(self, e):
        a = e["args"]
        self.kind = "kernel" if "grid" in a else "fill" if "value" in a else "copy" if "bytes" in a else "graph"
        self.name, self.begin, self.end, self.rank, self.pid, self.args = e["name"], e["ns"], e["ns"] + e["duration_ns"], e["rank"], e["pid"], a
        self.call = None


class Trace:
    """calls, work (of CUDA's devices), others (slices, objects and metadata of other APIs, as they came), zero: CLOCK_REALTIME in ns at ns 0"""

    def __init__(self, lines):
        self.calls, self.work, self.others, self.zero = [], [], [], None
        stacks, asked = {}, {}
        for line in lines:
            e = json.loads(line)
            if self.zero is None:
                day, part = e["time"].rstrip("Z").split(".")
                self.zero = int(datetime.fromisoformat(day).replace(tzinfo=timezone.utc).timestamp()) * 10**9 + int(part.ljust(9, "0")) - e["ns"]
            stack = stacks.setdefault((e["pid"], e["tid"]), [])
            if e["event"] == "entry":
                stack.append(Call(e, stack[-1] if stack else None))
                self.calls.append(stack[-1])
            elif e["event"] == "exit":
                while stack:
                    call = stack.pop()
                    call.end = e["ns"]
                    if call.name == e["name"]:
                        call.result = e["args"].get("result")
                        call.flows += [e["args"]["flow"]] if "flow" in e["args"] else []
                        break
            elif e["event"] == "meta" and "flow" in e["args"] and stack:
                stack[-1].flows.append(e["args"]["flow"])
            elif e["event"] == "meta" and e["api"] == "CUDA" and "correlation" in e["args"]:
                asked[e["pid"], e["args"]["correlation"]] = stack[-1] if stack else None
            elif e["event"] == "slice" and e["api"] == "CUDA" and "correlation" in e["args"]:
                self.work.append(Work(e))
            else:
                self.others.append(e)
        for w in self.work:
            w.call = asked.get((w.pid, w.args["correlation"]))


def numbers(text):
    """"34000 kernels, 5 moves" or "kernels 34000 moves 5" -> {"kernels": 34000, "moves": 5}"""
    found = re.finditer(r"(\d+) (kernels|copies|fills|graphs|moves)\b|\b(kernels|copies|fills|graphs|moves) (\d+)", text)
    return {m[2] or m[3]: int(m[1] or m[4]) for m in found}
