"""includes.py ROOT - the graph of includes between files of src, tools and gen: prints it by rooms; exits 1 if it has a circle, or a room includes
from one that stands above it, or a layer or a room of a layered folder from one above it."""
import os
import re
import sys

# What a room may include from, besides itself. The amalgamation's contents pages (trace.in.h, *.gen.h of src/backends and src/inject) may include all.
MAY = {
    "src/format": set(),
    "src/public": {"src/format"},
    "src/os": {"src/core"},
    "src/core": {"src/format", "src/public", "src/os"},
    "src/wrap": {"src/core"},
    "src/annotate": {"src/core"},
    "src/device": {"src/core", "src/wrap"},
    "src/backends": {"src/core", "src/wrap", "src/annotate", "src/device"},
    "src/inject": {"src/backends", "src/public", "src"},
    "src/read": {"src/format", "src/support"},
    "src/support": set(),
    "src": {"src/public", "src/format", "src/os", "src/core", "src/wrap", "src/annotate", "src/device", "src/backends"},
    "gen": {"tools", "src/format", "src/wrap"}, # the layout of steps, which it writes and the recorder runs
    "tools": {"src/read", "src/public", "src/core", "src/format", "src/support"},
}

# The layers of src/read, the lowest first. A file includes from its own layer and from lower ones.
READ = [
    "bits types header alive drift polyline alone curve", # what the reader hands out; numbers; one header; the file that is written
    "contents model",                           # containers: files, nodes, processes, streams, definitions
    "clock file",                          # ticks; descriptors and messages
    "columns",                                  # a block with like beside like
    "frame place lines functions fields stack off_cpu", # one frame; texts and values of one event
    "slots scan",                               # a recorder's file, slot after slot; who is at which block of merged ones
    "chunks",                                   # which chunks it has of each stream
    "raw merged block",                         # the two kinds of files
    "stream",                                   # the records of one stream
    "dictionary",                               # what the ids of a process mean
    "feed heap team",                           # who is next; readers in several processes
    "cursor gather_window",                            # events of many streams; windows of their records
    "points",                                   # what ties clocks of several nodes to each other
    "align join runs status",                   # clocks of several nodes, recorders of one process, runs
    "open roster",                              # discover, dictionaries, clocks, align; processes without events
    "read",                                     # read.h: all that tools see
    "columns_pack pack pieces cut merge",       # the writer
]

# The same of to-perfetto: each file owns what it keeps, and knows those below it.
TO_PERFETTO = [
    "sink",                                         # packets as bytes, the file
    "pf",                                           # packets, tracks, texts
    "event_plan lanes survey prefetch process wanted",    # a definition, rows of a track, a look ahead, a process as it is shown, filters
    "emit keep",                                    # the event at hand; which slices there is room for
    "extra communicators flow_events processes notice",
    "meetings tracks",
    "threads counters",
    "spans steps",
    "convert parts",                                # which of them an event goes to; which process to which file
    "write index",                                  # one file; the list of files
    "main",
]
# The same of trace-export: formats stand side by side.
EXPORT = [
    "export",
    "walk spool groups waits texts", # events put together; records on disk; communicators; calls that wait; names
    "paths profile",     # paths of names; frames with metrics
    "captured_frames samples", # scopes that captured graphs; instructions found in kernels, as metrics of frames
    "session",          # a profiling session played back
    "chrome chakra",
    "chakra_message", # ends of messages, and which belong together
    "chakra_comm chakra_wait chakra_order", # communication, waits, the order of nodes
    "chakra_take",
    "chrome_groups chrome_shapes chrome_steps", # communicators, shapes of tensors
    "chrome_row",
    "chrome_annotate chrome_sync",
    "chrome_device chrome_host",
    "chakra_write chrome_write folded hatchet pprof proton speedscope",
    "formats",
    "job package",
    "main",
]
# The same of trace-report: what waited for what below, findings in the middle, output above.
REPORT = [
    "amounts asked binomial order launches locks peaks phases series sources teams named_waits html_page html_text",  # what programs state; what each launch is for; how often by chance; sorting; who asked for work; who holds a lock; tasks; counters; lines of the program; threads that meet at barriers; what is named after waiting; the page's script; text on the page
    "graph shuffle tail",  # what chance alone would do; how long delays of a kind are; lanes, nodes and causes
    "epochs kernels messages off_cpu window helpers",  # windows of MPI; times off the processor; kernels that do collectives; messages that a later call completes; the graph of a part of the run; processes that are no ranks
    "gather_trace gatherer gather_calls gather_defs gather_device replay roles works",   # reading a trace; the job played again; stages of pipelines; what kernels take on each rank
    "segments meetings",                 # ranks compared
    "run_parts",                    # what chance alone would do, part of the run by part
    "own_time unmarked late typical drain",    # what threads did in chosen times; between which calls; who is late by more than chance; the run with typical segments; when devices are done
    "causes",                   # what a thread was at, in the words of the program
    "report",                   # findings, and what they stand on
    "sets",                     # nodes, stages, groups of ranks
    "culprits",                 # the few ranks that hold up all others
    "contrast",                 # how they differ from others
    "stalls stalls_polls stalls_windows whereabouts",  # calls that never ended, and where each process was
    "card",                     # the job in figures
    "html_rows",                 # what ranks did over time
    "card_json card_lines html_card html_data",
    "choice find_causes find_device_error find_ranks find_stages find_steps find_stuck find_device find_calls find_ends find_health find_links find_locks find_off_cpu find_pieces find_processors find_teams find_unexplained find_waits judged text_report json_report html",
    "analysis watchdog",
    "main",
]
# Rooms of a layered folder, the lowest first: a room includes from itself and from lower ones. Files beside the rooms are in none.
ROOMS = {
    os.path.join("src", "read"): "clocks containers events job merge".split(),
    os.path.join("tools", "export"): "walk chrome chakra stacks profiles".split(),
    os.path.join("tools", "tally"): "events collectives samples launch tree ranks count partial print".split(),
    os.path.join("tools", "report"): "chance facts graph gather ranks stuck findings output page".split(),
}
LAYERED = {
    folder: {name: i for i, names in enumerate(layers) for name in names.split()}
    for folder, layers in ((os.path.join("src", "read"), READ), (os.path.join("tools", "to-perfetto"), TO_PERFETTO),
                           (os.path.join("tools", "export"), EXPORT), (os.path.join("tools", "report"), REPORT))
}

root = sys.argv[1]
graph = {}
for top in ("src", "tools", "gen"):
    for folder, _, names in os.walk(os.path.join(root, top)):
        for name in names:
            if name.endswith((".c", ".h")):
                path = os.path.relpath(os.path.join(folder, name), root)
                graph[path] = []
for path, to in graph.items():
    here = os.path.dirname(path)
    for name in re.findall(r'^[ \t]*#[ \t]*include[ \t]+"([^"]+)"', open(os.path.join(root, path), encoding="utf-8").read(), re.M):
        for base in (here, "src", "tools"):
            found = os.path.normpath(os.path.join(base, name))
            if found in graph:
                to.append(found)
                break
        else:
            print(f"{path}: includes {name}, which is not there")
            sys.exit(1)


def room(path):
    parts = path.split("/")
    if parts[0] == "src":
        return "/".join(parts[:2]) if len(parts) > 2 else "src"
    return parts[0]


wrong = 0
state = {}


def visit(path, trail):
    global wrong
    if state.get(path) == "done":
        return
    if path in trail:
        print("circle: " + " -> ".join(trail[trail.index(path):] + [path]))
        wrong += 1
        return
    for to in graph[path]:
        visit(to, trail + [path])
    state[path] = "done"


def layer(path):
    """Folder and place in it of a file of a layered folder or of its rooms; None and 0 for others."""
    folder, name = os.path.split(path)
    if folder not in LAYERED:
        folder = os.path.dirname(folder)
    if folder not in LAYERED:
        return None, 0
    name = os.path.splitext(name)[0]
    if name not in LAYERED[folder]:
        print(f"{path}: of no layer; name one for it in tests/architecture/includes.py")
        sys.exit(1)
    return folder, LAYERED[folder][name]


def place(path):
    """Folder with rooms, and which of them a file is in, the lowest is 0; None and 0 for a file beside rooms."""
    folder, name = os.path.split(os.path.dirname(path))
    if folder not in ROOMS:
        return None, 0
    if name not in ROOMS[folder]:
        print(f"{path}: a room without a place; name it in tests/architecture/includes.py")
        sys.exit(1)
    return folder, ROOMS[folder].index(name)


rooms = {}
layers = {}
for path in sorted(graph):
    visit(path, [])
    for to in graph[path]:
        folder, at = layer(path)
        if folder and folder == layer(to)[0] and at != layer(to)[1]:
            layers.setdefault((folder, at), set()).add(layer(to)[1])
            if layer(to)[1] > at:
                print(f"{path}: a lower layer of {folder} must not include {to}")
                wrong += 1
    for to in graph[path]:
        above, below = place(path), place(to)
        if above[0] and above[0] == below[0] and above[1] < below[1]:
            print(f"{path}: a lower room of {above[0]} must not include {to}")
            wrong += 1
        if room(path) != room(to):
            rooms.setdefault(room(path), set()).add(room(to))
            if room(to) not in MAY[room(path)]:
                print(f"{path}: {room(path)} must not include {to}")
                wrong += 1
for one in sorted(rooms):
    print(f"{one:14} -> {', '.join(sorted(rooms[one]))}")
for one in sorted(layers):
    names = " ".join(name for name, at in LAYERED[one[0]].items() if at == one[1])
    print(f"{one[0]} layer {one[1]} ({names}) -> {', '.join(map(str, sorted(layers[one])))}")
sys.exit(wrong > 0)
