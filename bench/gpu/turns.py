#!/usr/bin/env python3
"""turns.py [options] WAY... -- COMMAND... - what ways of watching a program cost, measured in turn

WAY is "name NAME=VALUE ..." : COMMAND (serve.py, launch.cu) is started once with each environment; then all of them wait, and one at a time works for a moment, in
turn, so that whatever happens to the machine happens to all. Then all end, and new ones start: a set. Of each set the medians over its turns count, and the ratios
of neighbours to the first WAY; printed are medians and quartiles over the sets. Starting up is outside of what is measured.

    --work NAME:N      do N of it a turn; several
    --median           of a turn the median step counts, not the mean: on a machine whose other users take its processors away now and then
    --sets 7           sets of processes                 --turns 4         turns in each set
    --together 12      processes alive at a time: more ways are measured in groups, each with the first --keep ways in it
    --keep 1           how many of the first ways are references: in all groups, and a column each
    --pin LIST         processors of the one that works, as taskset writes them; "" for none (default: 2-5 where there are 8)
    --alone            start and end them one after another: for the times that takes
    --seconds 500      begin no set that would not end in that time
    --folder DIR       what they record (of the last set it stays), and what they say; DIR/result.json has all ratios, for goals.py
"""
import argparse
import json
import os
import select
import shlex
import shutil
import signal
import statistics
import subprocess
import sys
import time


def pinned(text):
    return {n for part in text.split(",") for n in range(int(part.split("-")[0]), int(part.split("-")[-1]) + 1)} if text else set()


class Failure(Exception):
    def __init__(self, way, why):
        super().__init__(why)
        self.way = way


class Way:
    def __init__(self, text):
        self.name, *settings = shlex.split(text)
        self.settings = dict(s.split("=", 1) for s in settings)
        self.sets = []  # of each set: {work: [ns a unit in each turn]}, "work paused", and what it said of itself

    def begin(self, command, folder):
        self.folder = os.path.join(folder, self.name)
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        environment = dict(os.environ, TRACE_OUT=self.folder + "/out", PEER_OUT=self.folder + "/peer", FLOOR_OUT=self.folder + "/counts", **self.settings)
        self.log = open(self.folder + "/log", "w")
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, text=True,
                                        env=dict(environment, SPAWNED_NS=str(time.monotonic_ns())))
        self.now = {}

    def answer(self):
        line = self.process.stdout.readline() if select.select([self.process.stdout], [], [], 120)[0] else None
        if not line:
            time.sleep(0.2)  # until it is gone, if it is going
            status = self.process.poll()
            raise Failure(self, "%s: %s" % ("it does not answer" if status is None else "it ended with %d" % status, open(self.folder + "/log").read()[-1000:]))
        return json.loads(line)

    def ready(self, cpus):
        self.now.update(self.answer())
        for thread in os.listdir("/proc/%d/task" % self.process.pid) if cpus else []:
            try:
                os.sched_setaffinity(int(thread), cpus)
            except OSError:
                pass

    def tell(self, *words):
        try:
            self.process.stdin.write(" ".join(words) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def ask(self, *words):
        self.tell(*words)
        return self.answer()

    def work(self, name, n, key=None, median=False):
        said = self.ask("run", name, str(n))
        if key:
            self.now.setdefault(key, []).append(said["median"] if median else said["ns"] / n)

    def turn(self, works, paused_first, median):
        for name, n in works:
            for paused in ((True, False) if paused_first else (False, True)) if self.now.get("pauses") else (False,):
                if paused:
                    self.ask("pause")
                self.work(name, 1 + n // 20)
                self.work(name, n, name + " paused" if paused else name, median)
                if paused:
                    self.ask("resume")

    def told_to_end(self):
        self.quit = time.monotonic()
        self.tell("quit")

    def end(self):
        said = self.answer()
        try:
            self.process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            raise Failure(self, "it does not end")
        self.now["exit_s"] = time.monotonic() - self.quit - said.get("write_s", 0)
        self.now["rss_end_mb"] = said.pop("rss_mb", 0)
        self.now.update(said, status=self.process.returncode)
        self.sets.append(self.now)
        self.log.close()


def one_set(group, options, works, missing, number):
    """Those that do not get ready are left out, and told of to missing; who fails later spoils the set."""
    alive, running, first = [], [], number * 3 % len(group)
    try:
        for way in group[first:] + group[:first]:
            way.begin(options.command, options.folder)
            alive.append(way)
            if options.alone:
                get_ready(way, options, running, missing)
        for way in group if not options.alone else []:
            get_ready(way, options, running, missing)
        for way in running:
            for name, n in works:
                way.work(name, 1 + n // 2)
        for turn in range(options.turns):
            first = turn * 5 % len(running)
            for way in running[first:] + running[:first]:
                way.turn(works, turn % 2, options.median)
        for way in running if not options.alone else []:
            way.told_to_end()
        for way in running:
            if options.alone:
                way.told_to_end()
            way.end()
    finally:
        for way in alive:
            way.process.kill()
            way.process.wait()
    return running


def get_ready(way, options, running, missing):
    try:
        way.ready(options.cpus)
        running.append(way)
    except Failure as e:
        missing(e)


def spread(values, form="%.3f"):
    values = sorted(values)
    if not values:
        return "-"
    quarter = (len(values) - 1) / 4
    at = lambda x: values[int(x)] + (x - int(x)) * (values[min(int(x) + 1, len(values) - 1)] - values[int(x)])
    return (form + " [" + form + " " + form + "]") % (statistics.median(values), at(quarter), at(3 * quarter))


def ratios(way, base, work):
    """One a set: the median over its turns."""
    return [statistics.median(a / b for a, b in zip(mine[work], theirs[work])) for mine, theirs in zip(way.sets, base) if work in mine and work in theirs]


def pairs(way, work):
    """The process with recording and without, in turn: the median of each set."""
    return [statistics.median(a / b for a, b in zip(s[work], s[work + " paused"])) for s in way.sets if work + " paused" in s]


def report(ways, options, works, base):
    for work, n in works:
        unit, scale = ("ms", 1e6) if statistics.median(ways[0].sets[0][work]) > 1e6 else ("ns", 1)
        print("\n%s: %s each, %d in a turn; medians [quartiles] over the sets" % (work, unit, n))
        print("%-22s %-26s " % ("", unit) + "".join("%-23s" % ("of " + w.name) for w in ways[:options.keep]) + "recording / paused      worst of %s" % ways[0].name)
        for way in ways:
            if not way.sets:
                continue
            own = [statistics.median(s[work]) / scale for s in way.sets]
            of = [ratios(way, [b[w.name] for b in base[way.name]], work) for w in ways[:options.keep]]
            pair = pairs(way, work)
            print("%-22s %-26s " % (way.name, spread(own, "%.3f" if unit == "ms" else "%.0f")) + "".join("%-22s " % spread(r) for r in of) +
                  "%-23s " % spread(pair) + ("%.3f" % max(of[0]) if of else ""))
    told = ("import_s", "first_s", "start_s", "stop_s", "write_s", "exit_s", "rss_mb", "rss_end_mb", "bytes")
    middle = lambda way, what: statistics.median(s[what] for s in way.sets) if what in way.sets[0] else None
    print("\n%-22s %s   adds to %s: start, stop (s), memory (MB)" % ("medians", " ".join("%10s" % t for t in told), ways[0].name))
    for way in (w for w in ways if w.sets):
        values = [middle(way, t) for t in told]
        adds = ["%10.3f" % (middle(way, t) + (middle(way, more) or 0) - middle(ways[0], t)) for t, more in (("first_s", "start_s"), ("exit_s", ""), ("rss_end_mb", "")) if middle(way, t) is not None]
        print("%-22s " % way.name + " ".join("%10s" % ("-" if v is None else "%.3f" % v) for v in values) + "  " + " ".join(adds) +
              ("" if not any(s["status"] for s in way.sets) else "   exit status %s" % [s["status"] for s in way.sets]))
    print("first_s: from exec to the end of the first work; exit_s: from being told to end until gone, without write_s; start_s and stop_s: a peer's own"
          + ("" if options.alone else "; all of them at once, so that these times are of no use"))


def main():
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", action="append", required=True)
    for name, default in (("sets", 7), ("turns", 4), ("together", 12), ("keep", 1)):
        parser.add_argument("--" + name, type=int, default=default)
    parser.add_argument("--pin", default=os.environ.get("PIN", "2-5" if (os.cpu_count() or 1) >= 8 else ""))
    for name in ("alone", "median"):
        parser.add_argument("--" + name, action="store_true")
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--folder", default="turns")
    parser.add_argument("ways", nargs="+")
    options = parser.parse_args(sys.argv[1:split])
    options.command, options.cpus = sys.argv[split + 1:], pinned(options.pin)
    if not options.command or options.together <= options.keep:
        parser.error("no command, or no room for ways beside the references")
    works = [(w.split(":")[0], int(w.split(":")[1])) for w in options.work]
    ways = [Way(w) for w in options.ways]
    if len({w.name for w in ways}) < len(ways):
        parser.error("two ways of one name")
    references, others, room = ways[:options.keep], ways[options.keep:], options.together - options.keep
    groups = [others[i:i + room] for i in range(0, len(others), room)] or [[]]
    base = {w.name: [] for w in ways}  # of each way, of each of its sets: what the references did beside it
    began, longest, done, failed = time.monotonic(), 0, 0, set()

    def missing(failure):
        failed.add(failure.way.name)
        print("%s failed, and is left out: %s" % (failure.way.name, failure), flush=True)
        if failure.way in references:
            raise SystemExit("turns.py: nothing to compare with")

    def one():
        for some in groups:
            group = None
            while group is None:
                tried = references + [w for w in some if w.name not in failed]
                try:
                    group = one_set(tried, options, works, missing, done)
                except Failure as e:
                    missing(e)
                    for way in tried:
                        del way.sets[len(base[way.name]):]
            for way in group:
                base[way.name].append({r.name: r.sets[-1] for r in references})

    def stop(*_):
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)  # what is there is told, if time is up
    work = works[0][0]
    try:
        while done < options.sets and (not done or time.monotonic() - began + longest < options.seconds):
            start = time.monotonic()
            one()
            longest, done = max(longest, time.monotonic() - start), done + 1
            print("set %d of %d after %.0f s; %s of %s: %s" % (done, options.sets, time.monotonic() - began, work, ways[0].name, ", ".join(
                "%s %.3f%s" % (w.name, ratios(w, [b[ways[0].name] for b in base[w.name]], work)[-1], "".join(" (own %.3f)" % p for p in pairs(w, work)[-1:])) for w in ways[1:] if w.sets)), flush=True)
    except KeyboardInterrupt:
        print("stopped after %.0f s" % (time.monotonic() - began))
        for way in ways:
            del way.sets[len(base[way.name]):]
    print("%d sets of %d, %d turns each, %s of a turn, pinned to %s" % (done, options.sets, options.turns, "the median step" if options.median else "the mean", options.pin or "nothing"))
    if not ways[0].sets:
        raise SystemExit("turns.py: nothing is measured")
    report(ways, options, works, base)
    result = {w.name: {work: {r.name: ratios(w, [b[r.name] for b in base[w.name]], work) for r in references} for work, _ in works} for w in ways if w.sets}
    for w in ways:
        for work, _ in works if w.sets else []:
            result[w.name].setdefault("own", {})[work] = pairs(w, work)
        for what in ("first_s", "start_s", "exit_s", "rss_end_mb"):
            if w.sets and what in w.sets[0]:
                result[w.name][what] = [s[what] for s in w.sets]
    with open(options.folder + "/result.json", "w") as f:
        json.dump(result, f)


main()
