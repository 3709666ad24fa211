#!/usr/bin/env python3
"""drive.py - a runtime that calls every callback of the tools interface, with every kind there is, and writes down what it said

    drive.py program MODEL          C of it, compiled with the real omp-tools.h; books go to $CALL_LOG
    drive.py check MODEL CALL_LOG      < trace-print --json: whether each call left what it should, with what it said

What a call should leave is written here again, apart from the rules that the tool was made by.
"""
import json
import re
import sys

SPANS = {"work": "{}", "sync_region": "{}", "sync_region_wait": "wait:{}", "masked": "masked", "reduction": "reduction", "implicit_task": "implicit_task",
         "target": "target:{}", "target_emi": "target:{}", "target_data_op_emi": "target_data_op:{}", "target_submit_emi": "target_submit"}
INSTANTS = {"thread_begin": "thread_begin", "thread_end": "thread_end", "task_create": "task_create", "dependences": "dependences",
            "task_dependence": "task_dependence", "dispatch": "dispatch:{}", "cancel": "cancel", "flush": "flush", "error": "error", "control_tool": "control_tool",
            "lock_init": "init:{}", "lock_destroy": "destroy:{}", "nest_lock": "nest_lock", "target_data_op": "target_data_op:{}", "target_submit": "target_submit",
            "target_map": "target_map", "target_map_emi": "target_map", "device_initialize": "device_initialize", "device_finalize": "device_finalize",
            "device_load": "device_load", "device_unload": "device_unload"}
KIND = {"work": "work_type", "sync_region": "kind", "sync_region_wait": "kind", "target": "kind", "target_emi": "kind", "target_data_op": "optype",
        "target_data_op_emi": "optype", "dispatch": "kind", "lock_init": "kind", "lock_destroy": "kind", "mutex_acquire": "kind", "mutex_acquired": "kind",
        "mutex_released": "kind"}
ORDER = ["thread_begin", "parallel_begin", "implicit_task", "work", "masked", "reduction", "sync_region", "sync_region_wait", "mutex", "nest_lock", "lock_init", "lock_destroy",
         "dispatch", "cancel", "flush", "error", "task_create", "dependences", "task_dependence", "target", "target_emi", "target_data_op", "target_data_op_emi",
         "target_submit", "target_submit_emi", "target_map", "target_map_emi", "device_initialize", "device_load", "device_unload", "device_finalize",
         "control_tool", "parallel_end", "thread_end"]
WORDS = ["ompt_sync_region_", "ompt_target_data_", "ompt_target_", "ompt_work_", "ompt_mutex_", "ompt_dispatch_", "ompt_"]


def read_model(path):
    functions, enums, here = {}, {}, None
    for line in open(path):
        w = line.split()
        if line.startswith("function"):
            here = functions.setdefault(w[1], [])
        elif line.startswith("enum"):
            here = enums.setdefault(w[1], [])
        elif not line.startswith(" "):
            here = None
        elif here is not None:
            here.append((w[0], line.strip().split(None, 1)[1]))
    return functions, enums


def short(name):
    for word in WORDS:
        if name.startswith(word) and len(name) > len(word):
            return name[len(word):]
    return name


def kinds_of(functions, enums, name):
    if name not in KIND:
        return [None]
    seen, names = set(), []
    for e, v in enums[dict(functions[name])[KIND[name]]]:
        if v not in seen:
            names.append(e)
        seen.add(v)
    return names


class Program:
    def __init__(self, functions, enums):
        self.functions, self.enums, self.serial, self.body = functions, enums, 0, []

    def call(self, name, kind=None, endpoint=None, same=False):
        c, arguments = [], []
        self.serial += 0 if same else 1
        for j, (p, t) in enumerate(self.functions[name]):
            n = self.serial * 16 + j
            value, book = str(n % 1000 + 1), True
            if p == KIND.get(name):
                value, book = kind, False
            elif p == "endpoint":
                value, book = str(endpoint or 1), name == "nest_lock"
            elif t == "ompt_data_t *" or t == "ompt_id_t *":
                value, book = "(void *)&data[%d]" % (j + 16 * (self.serial % 4)), False
            elif t == "const ompt_frame_t *" or t == "ompt_device_t *" or t == "ompt_function_lookup_t":
                value, book = "NULL", False
            elif p == "codeptr_ra" or t == "void *":
                value = "(void *)0x%x" % (0x1000 + n)
            elif t == "const char *":
                value = '"text"' if name == "error" else '"text%d"' % n
            elif p == "instance":
                value, book = "(ompt_data_t){.value = 0}", False
            elif p == "deps":
                value, book = "deps", False
            elif p in ("ndeps", "nitems"):
                value = "3"
            elif p == "length":
                value = "4"
            elif t in ("void **", "size_t *", "unsigned int *"):
                value, book = "(void *)%s" % p, False
            elif t.startswith("ompt_") and t in self.enums:
                value = self.enums[t][n % len(self.enums[t])][0]
            elif p == "flags":
                value = "4"
            elif p == "command":
                value = "3"
            elif p == "device_num":
                value = "5"
            arguments.append("(%s)%s" % (t, value) if not value.startswith("(ompt_data_t)") else value)
            if book:
                text = t == "const char *"
                c.append('%s\\"%s\\": %s' % (", " if c else "", p, '\\"%s\\"' % value.strip('"') if text else
                                            "%d" % int(re.sub(r".*\)", "", value), 0) if re.match(r"(\(.*\))?(0x)?[0-9a-f]+$", value) else '\\"%s\\"' % value))
        self.body.append('    if (callbacks[ompt_callback_%s]) { fprintf(books, "{\\"name\\": \\"%s\\", \\"kind\\": \\"%s\\", \\"end\\": %d, \\"args\\": {%s}}\\n"); '
                         '((ompt_callback_%s)callbacks[ompt_callback_%s])(%s); } else missing++;'
                         % (name, name, kind or "", endpoint or 0, "".join(c), TYPES.get(name, name + "_t"), name, ", ".join(arguments)))


TYPES = {"sync_region_wait": "sync_region_t", "reduction": "sync_region_t", "mutex_acquired": "mutex_t", "mutex_released": "mutex_t", "lock_destroy": "mutex_t",
         "lock_init": "mutex_acquire_t"}


def program(functions, enums):
    p = Program(functions, enums)
    for name in ORDER:
        if name == "mutex":
            for k in kinds_of(functions, enums, "mutex_acquire"):
                for part in ("mutex_acquire", "mutex_acquired", "mutex_released"):
                    p.call(part, k)
            continue
        for k in kinds_of(functions, enums, name):
            p.call(name, k, 1 if name in SPANS else None)
            if name in SPANS:
                p.call(name, k, 2, True)
    missing = set(functions) - set(ORDER) - {"mutex_acquire", "mutex_acquired", "mutex_released", "task_schedule"}
    if missing:
        sys.exit("nobody drives %s" % sorted(missing))
    print(r"""
#include <omp-tools.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef TRACE_IMPL
#include "trace.h"
#endif
extern ompt_start_tool_result_t *ompt_start_tool(unsigned, const char *) __attribute__((weak));
static ompt_callback_t callbacks[64];
static ompt_data_t data[64];
static FILE *books;
static ompt_dependence_t deps[3] = {{{.value = 7}, ompt_dependence_type_in}, {{.value = 8}, ompt_dependence_type_out}, {{.value = 9}, ompt_dependence_type_inout}};
static void *host_addr[3] = {(void *)0x11, (void *)0x12, (void *)0x13}, *device_addr[3] = {(void *)0x21, (void *)0x22, (void *)0x23};
static size_t bytes[3] = {100, 200, 300};
static unsigned mapping_flags[3] = {1, 2, 4};
static ompt_set_result_t set_callback(ompt_callbacks_t event, ompt_callback_t f) { callbacks[event] = f; return ompt_set_always; }
static ompt_interface_fn_t lookup(const char *name) { return strcmp(name, "ompt_set_callback") ? NULL : (ompt_interface_fn_t)set_callback; }
int main(void)
{
    int missing = 0;
    ompt_data_t tasks[3] = {{0}, {0}, {0}};
    ompt_task_status_t done = ompt_task_complete, away = ompt_task_switch;
    ompt_callback_task_create_t make;
    ompt_callback_task_schedule_t go;
    ompt_start_tool_result_t *tool = ompt_start_tool ? ompt_start_tool(202011, "a runtime that drives") : NULL;
    books = fopen(getenv("CALL_LOG"), "w");
    if (!tool || !tool->initialize(lookup, 9, &tool->tool_data))
        return 3;
""")
    print("\n".join(p.body))
    print(r"""
    /* task 1 begins, is left for task 2, which ends; task 1 goes away for good to 0, comes back, ends */
    make = (ompt_callback_task_create_t)callbacks[ompt_callback_task_create];
    go = (ompt_callback_task_schedule_t)callbacks[ompt_callback_task_schedule];
    make(&tasks[0], NULL, &tasks[1], ompt_task_explicit, 0, NULL);
    make(&tasks[0], NULL, &tasks[2], ompt_task_explicit, 0, NULL);
    go(&tasks[0], away, &tasks[1]);
    go(&tasks[1], away, &tasks[2]);
    go(&tasks[2], done, &tasks[1]);
    go(&tasks[1], away, &tasks[0]);
    go(&tasks[0], away, &tasks[1]);
    go(&tasks[1], done, &tasks[0]);
    fclose(books);
    tool->finalize(&tool->tool_data);
    return missing ? 4 : 0;
}""")


def same(seen, said, enums):
    """`seen` may be hex, or names of enumerators"""
    if isinstance(seen, str) and isinstance(said, int):
        values = {e: int(v) for members in enums.values() for e, v in members}
        return sum(int(w, 0) if re.match(r"(0x)?[0-9a-f]+$", w) else values.get(w, 1 << 40) for w in seen.split("|")) == said
    if isinstance(seen, str) and said.startswith("ompt_"):
        return seen == said
    return seen == said


def expected(call):
    name, kind, end = call["name"], short(call["kind"]) if call["kind"] else "", call["end"]
    held, plain = ("critical", "atomic", "ordered"), ("lock", "critical", "atomic", "ordered")
    if name == "parallel_begin":
        return [("entry", "parallel")]
    if name == "parallel_end":
        return [("exit", "parallel")]
    if name == "mutex_acquire":
        return [("entry", "acquire:" + kind)] if kind in plain else []
    if name == "mutex_acquired":
        return ([("exit", "acquire:" + kind)] if kind in plain else [("instant", "acquired:" + kind)]) + ([("entry", kind)] if kind in held else [])
    if name == "mutex_released":
        return [("exit", kind)] if kind in held else [("instant", "released:" + kind)]
    if name in SPANS:
        text = "target" if call["kind"] == "ompt_target" else SPANS[name].format(kind)
        return [("entry" if end == 1 else "exit", text)]
    return [("instant", INSTANTS[name].format(kind))]


def check(books):
    events = [e for e in map(json.loads, sys.stdin) if e["api"] == "OMP"]
    calls = [json.loads(line) for line in open(books)]
    at = wrong = fields = records = 0
    for call in calls:
        for kind, name in expected(call):
            e = events[at] if at < len(events) else {"event": "none", "name": "", "args": {}}
            at, records = at + 1, records + 1
            if (e["event"], e["name"]) != (kind, name):
                sys.exit("%s %s %d left %s %s, not %s %s" % (call["name"], call["kind"], call["end"], e["event"], e["name"], kind, name))
            for field, value in e["args"].items():
                if field in call["args"]:
                    fields += 1
                    if not same(value, call["args"][field], enums):
                        wrong += 1
                        print("%s: %s was %s, recorded %s" % (name, field, call["args"][field], value))
                elif field == "mapping_flags" and value != [1, 2, 4] or field == "bytes" and value not in ([100, 200, 300],) or field == "deps.variable" and value != [7, 8, 9]:
                    wrong += 1
                    print("%s: %s recorded as %s" % (name, field, value))
    rest = [(e["event"], e["name"]) for e in events[at:] if e["name"] in ("task", "task_create")]
    tasks = [("instant", "task_create")] * 2 + [(e, "task") for e in ("entry", "entry", "exit", "exit", "entry", "exit")]
    if rest != tasks:
        wrong += 1
        print("tasks: %s" % rest)
    print("%d callbacks, %d calls, %d records, %d fields, %d wrong" % (len({c["name"] for c in calls}) + 1, len(calls) + 8, records, fields, wrong))
    return not wrong and fields > 100


functions, enums = read_model(sys.argv[2])
if sys.argv[1] == "program":
    program(functions, enums)
else:
    sys.exit(0 if check(sys.argv[3]) else 1)
