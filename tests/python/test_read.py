"""Reading: what traceh.open() gives is what the tools print, in every form it can be had in."""

import ctypes
import gc
import importlib.util
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import textwrap
import threading
import warnings

import duckdb
import pandas
import polars
import pyarrow
import pytest
from conftest import PATIENCE

import traceh
from traceh import reading
from traceh.reading import _pandas

BUILD = pathlib.Path(os.environ["TRACE_BUILD"])
ROOT = pathlib.Path(__file__).resolve().parents[2]
COUNTED = ("call", "async", "slice", "instant", "device")
SUMS = (
    "calls",
    "sum_ns",
    "self_ns",
    "min_ns",
    "max_ns",
    "errors",
    "bytes",
    "sent_bytes",
    "received_bytes",
    "unfinished",
)
QUERY = """
    select kind, api, name, count(*), sum(duration_ns), sum(self_ns),
        coalesce(min(duration_ns) filter (not unfinished), min(duration_ns)), max(duration_ns), sum(error::int),
        sum(bytes), sum(sent_bytes), sum(received_bytes), sum(unfinished::int)
    from events group by all"""

DB = duckdb.connect()
RING = """
#include <mpi.h>
int main(int argc, char **argv)
{
    int rank, size, k;
    double x[64] = {0}, y[64];
    MPI_Request both[2];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (k = 1; k <= 20; k++) {
        MPI_Irecv(y, k, MPI_DOUBLE, (rank + 1) % size, 7, MPI_COMM_WORLD, &both[0]);
        MPI_Isend(x, k, MPI_DOUBLE, (rank + size - 1) % size, 7, MPI_COMM_WORLD, &both[1]);
        MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
        MPI_Allreduce(x, y, k, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Send(x, 1, MPI_DOUBLE, 999, 0, MPI_COMM_WORLD); /* fails */
    MPI_Barrier(MPI_COMM_WORLD);
    return MPI_Finalize();
}
"""

pytestmark = pytest.mark.filterwarnings("ignore::traceh.reading.TraceWarning")


def run(*command, status=0, **env):
    done = subprocess.run(
        list(map(str, command)), capture_output=True, text=True, check=False, timeout=PATIENCE, env={**os.environ, **env}
    )
    assert status is None or done.returncode == status, done.stdout + done.stderr
    return done


def tally(path, *options):
    return json.loads(run(BUILD / "trace-tally", "--json", *options, path, status=None).stdout)


@pytest.fixture(scope="session")
def traces(tmp_path_factory):
    """Recordings of many kinds by name: forged ones that are hostile to counting, and those of real programs."""
    folder = tmp_path_factory.mktemp("traces")
    tests, cc = ROOT / "tests", [*os.environ.get("CC", "gcc").split(), "-std=gnu11", "-O0", "-w"]

    def build(name, *sources, flags=()):
        run(
            *cc,
            "-I",
            ROOT,
            "-I",
            ROOT / "src",
            "-I",
            tests / "format",
            "-o",
            folder / name,
            *sources,
            *flags,
            "-pthread",
            "-ldl",
        )
        return folder / name

    forge = tests / "format/forge.c"
    truth = build("truth", tests / "tools/truth.c", forge)
    made = build("made", tests / "collectives/made.c", forge)
    found = {}
    for seed in (1, 2):
        found[f"random {seed}"] = folder / f"random{seed}"
        found[f"random {seed}"].mkdir()
        run(truth, "random", found[f"random {seed}"], seed)
    found["every kind"] = folder / "small"
    found["every kind"].mkdir()
    run(truth, "small", found["every kind"])
    for how in ("WHOLE", "RING", "STUCK"):
        found[f"collectives {how}"] = folder / how
        found[f"collectives {how}"].mkdir()
        run(made, found[f"collectives {how}"], 1, how)
    for name, recorder in (("device", []), ("launches", []), ("pause", [tests / "impl.c"])):
        program = build(name, tests / f"tools/{name}.c", *recorder, flags=["-lm"])
        found[name] = folder / f"{name}.out"
        run(program, status=None, TRACE_OUT=str(found[name]))
    killed = build("killed", tests / "damage/record.c")
    found["killed"] = folder / "killed.out"
    run(killed, "kill", status=-9, TRACE_OUT=str(found["killed"]), TRACE_CHUNK="16")
    (folder / "ring.c").write_text(RING)
    run("mpicc.openmpi", "-O0", folder / "ring.c", "-o", folder / "ring")
    found["MPI"] = folder / "mpi.out"
    run("mpirun.openmpi", "-n", 2, BUILD / "trace-run", "-n", "-q", "-o", found["MPI"], "--", folder / "ring")
    for name in ("random 1", "MPI", "device"):
        found[f"{name}, merged"] = folder / f"{name}.bin"
        run(BUILD / "trace-merge", "-q", "-o", found[f"{name}, merged"], found[name])
    return found


ALL = [
    *(
        "random 1",
        "random 2",
        "every kind",
        "collectives WHOLE",
        "collectives RING",
        "collectives STUCK",
        "device",
        "launches",
    ),
    *("pause", "killed", "MPI", "random 1, merged", "MPI, merged", "device, merged"),
]


@pytest.fixture(scope="session")
def path(traces):
    return traces["device"]


# ---- the same as the tools


@pytest.mark.parametrize("name", ALL)
def test_counts_are_the_tools(traces, name):
    path = traces[name]
    with traceh.open(path, run="all") as t:
        all_runs = ("--run", "all")
        assert t.tally().data == tally(path, *all_runs)
        assert t.tally(messages=True).data == tally(path, "--messages", *all_runs)
        for by in (["rank", "name"], ["thread"], ["host", "process", "device", "queue", "name"], ["where"], ["api"]):
            assert t.tally(by).data == tally(path, "--by", ",".join(by), *all_runs)
        half = t.begin_ns + t.tally().data.get("elapsed_ns", 0) // 2
        assert t.tally(to_ns=half).data == tally(path, "--to", f"{half - t.begin_ns}ns", *all_runs)
        said = tally(path, "--collectives", *all_runs)
        assert t.collectives().data == said["collectives"]
        assert [r._asdict() for r in t.collectives().never_ended] == said["never_ended"]
        assert t.launches().data == tally(path, "--launches", *all_runs)["launches"]


def lines(events):
    """The lines of the tally, added up from rows by DuckDB."""
    DB.register("events", events)
    return {row[:3]: dict(zip(SUMS, map(int, row[3:]))) for row in DB.sql(QUERY).fetchall()}


@pytest.mark.parametrize("name", ALL)
def test_rows_add_up_to_the_tally(traces, name):
    with traceh.open(traces[name], run="all") as t:
        said = {(r.kind, r.api, r.name): {key: r[key] for key in SUMS} for r in t.tally()}
        events = t.events(kinds=COUNTED)
        table = events.to_arrow()
        table.validate(full=True)
        assert lines(table) == said
        counters = {}
        for e in t.events(kinds="counter"):
            counters.setdefault((e.api, e.name), []).append(e.value)
        assert {k: (len(v), min(v), max(v)) for k, v in counters.items()} == {
            (c.api, c.name): (c.samples, c.min, c.max) for c in t.tally().counters
        }
        # One by one, in the order of time, they are the same rows.
        one_by_one = list(events)
        assert [e.end_ns for e in one_by_one if not e.unfinished and e.kind == "call"] == sorted(
            e.end_ns for e in one_by_one if not e.unfinished and e.kind == "call"
        ) or name.startswith(("collectives", "random"))
        by_id = {row["id"]: row for row in table.to_pylist()}
        assert len(by_id) == table.num_rows == len(one_by_one)
        for e in one_by_one:
            assert dict(zip(reading.COLUMNS, e._row)) == by_id[e.id]


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_jobs_change_nothing(traces, jobs):
    with traceh.open(traces["random 1"], jobs=1) as one, traceh.open(traces["random 1"], jobs=jobs) as many:
        one, many = (sorted(t.events().to_arrow().to_pylist(), key=lambda r: r["id"]) for t in (one, many))
        assert one == many


def test_arguments_are_those_of_trace_print(traces):
    """Every argument of every call: those of its begin, of what came inside, and of its end."""
    printed = {}
    for line in run(BUILD / "trace-print", "--json", traces["MPI"]).stdout.splitlines():
        e = json.loads(line)
        if e["event"] == "entry" and e["api"] == "MPI":
            printed.setdefault((e["tid"], e["name"]), []).append(e["args"])
    with traceh.open(traces["MPI"]) as t:
        mine = {}
        for e in sorted(t.events(api="mpi", kinds="call"), key=lambda e: (e.begin_ns, e.id)):
            mine.setdefault((e.tid, e.name), []).append(e.args)
    assert printed and set(printed) == set(mine)
    for key, calls in printed.items():
        assert len(calls) == len(mine[key])
        for said, args in zip(calls, mine[key]):
            assert said.items() <= args.items()


# ---- one by one


def test_named_fields(record):
    out = record("""
        import traceh
        traceh.start()
        with traceh.task("outer", count=3, index=4, text="a \\u00e9 \\" b", half=0.5, yes=True):
            with traceh.task("inner"):
                pass
            traceh.instant("now", name_of="x")
        """).folder
    with traceh.open(out) as t:
        inner, now, outer = sorted(t.events(), key=lambda e: e.name)[0], *sorted(t.events(), key=lambda e: e.name)[1:]
        assert [e.name for e in (inner, now, outer)] == ["inner", "now", "outer"]
        assert (outer.count, outer.index, outer.half, outer.yes) == (3, 4, 0.5, True)
        assert outer.args["text"] == outer.text == 'a \u00e9 " b'
        assert outer.end_ns == outer.begin_ns + outer.duration_ns and outer.begin_ns <= inner.begin_ns <= inner.end_ns
        assert inner.parent == outer.id == now.parent and (outer.depth, inner.depth) == (0, 1) and outer.parent == -1
        assert outer.self_ns == outer.duration_ns - inner.duration_ns
        assert outer.thread == t.threads[0] and outer.process.pid == outer.pid and outer.rank == -1
        assert "count=3" in repr(outer) and "count" in dir(outer) and outer._asdict()["args"] == outer.args
        with pytest.raises(AttributeError, match="outer has no argument 'dest'; it has .*count"):
            outer.dest  # noqa: B018
        assert [e.name for e in t.events(name=["inn*", "n[ao]w"])] == ["inner", "now"]


def test_steps_are_a_column(record):
    out = record("""
        import traceh
        traceh.start()
        with traceh.task("before"):
            pass
        for i in range(4):
            traceh.step()
            with traceh.task("work"):
                pass
        """).folder
    with traceh.open(out) as t:
        calls = sorted(t.events(kinds="call"), key=lambda e: e.begin_ns)
        steps = [("before", None), ("work", 0), ("work", 1), ("work", 2)]  # nothing says where the last one ends
        assert [(e.name, e.step) for e in calls[:4]] == steps
        assert set(t.events(columns=["step"], name="work").to_pandas()["step"].dropna()) >= {0, 1, 2}


def test_iteration_is_lazy(traces):
    with traceh.open(traces["random 1"]) as t:
        it = iter(t.events())
        first = next(it)
        assert first == next(iter(t.events()))
        del it
        gc.collect()


def test_filters(traces):
    with traceh.open(traces["random 1"]) as t:
        every = list(t.events(kinds=reading.KINDS))
        assert {e.kind for e in every} >= {"call", "async", "slice", "instant", "counter", "message"}

        def ids(**wanted):
            found = t.events(**{"kinds": reading.KINDS, **wanted})
            assert sorted(found.to_arrow()["id"].to_pylist()) == sorted(e.id for e in found)
            return {e.id for e in found}

        api, rank, host, thread = t.apis[0], t.ranks[-1], t.hosts[0], t.threads[1]
        low, high = t.begin_ns + 50_000_000, t.begin_ns + 120_000_000
        assert ids(api=api) == {e.id for e in every if e.api == api}
        assert ids(rank=rank) == {e.id for e in every if e.rank == rank}
        assert ids(rank=range(2)) == {e.id for e in every if e.rank in (0, 1)}
        assert ids(host=host) == {e.id for e in every if e.host == host}
        assert ids(thread=thread) == {e.id for e in every if e.thread == thread}
        assert ids(thread=thread.tid) == {e.id for e in every if e.tid == thread.tid}
        assert ids(kinds=["slice", "async"]) == {e.id for e in every if e.kind in ("slice", "async")}
        names = sorted({e.name for e in every})
        assert ids(name=names[:3]) == {e.id for e in every if e.name in names[:3]}
        assert ids(name="*") == {e.id for e in every}
        assert ids(from_ns=low, to_ns=high, kinds="call") == {
            e.id for e in every if e.kind == "call" and e.end_ns >= low and e.begin_ns < high
        }
        assert {e.id for e in t.device()} == ids(kinds="device")


def test_names_with_odd_letters(record):
    names = ["a.b", "a*b", "a+b(c)", "[x]", "a|b", "axb", "\u00fcber"]
    out = record(f"import traceh\ntraceh.start()\nfor n in {names!r}: traceh.instant(n)").folder
    with traceh.open(out) as t:
        for n in names:
            literal = re.sub(r"([\[*?])", r"[\1]", n)
            assert [e.name for e in t.events(name=literal)] == [n]
            assert [r.name for r in t.tally(name=literal)] == [n]
        assert [e.name for e in t.events(name="[!a]*")] == ["[x]", "\u00fcber"]


# ---- Arrow, pandas, polars, DuckDB


def test_columns_and_fields(traces):
    with traceh.open(traces["MPI"]) as t:
        events = t.events(api="MPI", columns=["name", "duration_ns"], fields=["count", "datatype", "bytes"])
        table = events.to_arrow()
        assert (
            table.schema.names == list(events.columns)[:2] + ["count", "datatype", "arg_bytes"] == list(events.columns)
        )
        assert table.schema.field("count").type == pyarrow.int64()
        dicts = {e.id: e for e in t.events(api="MPI")}
        with_id = t.events(api="MPI", columns=["id"], fields=["count"]).to_arrow().to_pylist()
        assert {r["id"]: r["count"] for r in with_id} == {i: e.args.get("count") for i, e in dicts.items()}
        assert any(r["count"] is not None for r in with_id)


def test_every_table(traces):
    with traceh.open(traces["device"]) as t:
        for name in reading.TABLES:
            table = t.to_arrow(name)
            table.validate(full=True)
            df = t.to_pandas(name)
            assert list(df.columns) == table.schema.names != [] and len(df) == table.num_rows, name
            assert table.num_rows or name == "collectives"
        assert t.to_pandas("tally").total_ns.sum() == sum(r.total_ns for r in t.tally())
        df = t.events().to_pandas()
        assert str(df.begin_ns.dtype) == "int64" and str(df["name"].dtype) == "category"
        assert [None if v is None else json.loads(v) for v in df.args.astype(object).where(df.args.notna(), None)] == [
            json.loads(v) if v else None for v in t.to_arrow()["args"].to_pylist()
        ]


@pytest.mark.parametrize("words", [3, 300, 40000])
def test_pandas_is_what_pyarrow_makes(words):
    """Batches with dictionaries that grow, of two readers that number words differently, and with values missing."""
    rnd = random.Random(words)

    def batch(reader, upto, rows):
        texts = [f"w{i}" for i in (range(upto) if reader else range(upto - 1, -1, -1))]
        numbers = [rnd.randrange(upto) for _ in range(rows)]
        gaps = [None if n % 3 == 0 else n for n in numbers]
        word = lambda n: pyarrow.DictionaryArray.from_arrays(pyarrow.array(n, pyarrow.int32()), texts)  # noqa: E731
        of = lambda values, form: pyarrow.array(values, form)  # noqa: E731
        columns = {
            "word": word(numbers),
            "gap": word(gaps),
            "whole": of(numbers, pyarrow.uint32()),
            "flag": of([n % 2 == 0 for n in numbers], pyarrow.bool_()),
            "real": of(gaps, pyarrow.float64()),
            "perhaps": of(gaps, pyarrow.int64()),
            "maybe": of([n and n > 5 for n in gaps], pyarrow.bool_()),
            "text": of([n and f"t{n}" for n in gaps], pyarrow.string()),
        }
        fields = [pyarrow.field(n, c.type, n not in ("word", "whole", "flag")) for n, c in columns.items()]
        return pyarrow.RecordBatch.from_arrays(list(columns.values()), schema=pyarrow.schema(fields))

    batches = [batch(k % 2, 1 + (words - 1) * k // 5, 200 * k) for k in range(6)]
    for some in (batches, batches[:1]):
        table = pyarrow.Table.from_batches(some)
        made = _pandas.frame(table.to_reader())
        right = table.to_pandas(types_mapper={pyarrow.string(): pandas.ArrowDtype(pyarrow.string())}.get)
        pandas.testing.assert_frame_equal(made, right, check_categorical=False)
        assert all(set(made[n].cat.categories) <= {f"w{i}" for i in range(words)} for n in ("word", "gap"))
        made["whole"] += 1  # it may be written to
        assert (made["whole"] - 1 == right["whole"]).all()


def test_polars_and_duckdb(traces):
    with traceh.open(traces["device"]) as t:
        events = t.events()
        rows = events.to_arrow().num_rows
        frame = events.to_polars()
        assert frame.height == polars.DataFrame(t.events()).height == rows
        assert frame["duration_ns"].sum() == sum(e.duration_ns for e in events)
        assert duckdb.sql("select count(*), sum(duration_ns) from events").fetchall() == [
            (
                rows,
                sum(e.duration_ns for e in events),
            )
        ]
        tallied = t.tally()
        assert polars.DataFrame(tallied)["calls"].to_list() == [r.calls for r in tallied]
        assert duckdb.sql("select sum(calls) from tallied").fetchall()[0][0] == sum(r.calls for r in tallied)


def test_batches_of_many_texts(record):
    """More names than a dictionary may have: later batches begin anew, and no row changes its name."""
    out = record("import traceh\ntraceh.start()\nfor i in range(70000): traceh.instant(f'n{i}', i=i)").folder
    with traceh.open(out) as t:
        table = t.events(columns=["name"], fields=["i"]).to_arrow()
        assert table.num_rows == 70000
        assert table["name"].to_pylist() == [f"n{i}" for i in table["i"].to_pylist()]
        assert sum(1 for e in t.events() if e.name == f"n{e.i}") == 70000


def test_streams_outlive_the_trace(path):
    t = traceh.open(path)
    rows = t.events().to_arrow().num_rows
    reader = t.events().to_batches()
    first = reader.read_next_batch()
    t.close()
    assert first.num_rows + sum(b.num_rows for b in reader) == rows
    for use in (t.tally, t.events, lambda: t.status, lambda: t.to_arrow(), lambda: t.__enter__()):
        with pytest.raises(traceh.TraceClosedError, match="this trace is closed"):
            use()
    t.close()


def test_streams_that_are_left(traces):
    """A stream that nobody reads to its end gives back its threads."""
    with traceh.open(traces["random 1"], jobs=4) as t:
        before = threading.active_count(), len(os.listdir("/proc/self/task"))
        for _ in range(20):
            reader = t.events(columns=["id"]).to_batches()
            reader.read_next_batch()
            del reader
        gc.collect()
        assert (threading.active_count(), len(os.listdir("/proc/self/task"))) <= (before[0], before[1] + 1)


def test_forked_child_is_told(traces):
    code = """
        import os, sys, traceh
        t = traceh.open(sys.argv[1], jobs=2)
        stream = t.events()._stream(("id",), [], False, 10)
        stream.rows()
        pid = os.fork()
        if not pid:
            try:
                stream.rows()
            except RuntimeError as e:
                assert "another process" in str(e), e
                t.tally()
                os._exit(0)
            os._exit(1)
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
        """
    run(sys.executable, "-c", "import sys\n" + textwrap.dedent(code), traces["random 1"])


def test_several_threads_of_python(path):
    with traceh.open(path) as t:
        said, wrong = t.tally().data, []
        rows = t.events().to_arrow().num_rows

        def use():
            for _ in range(5):
                if t.tally().data != said or t.events().to_arrow().num_rows != rows:
                    wrong.append(1)

        users = [threading.Thread(target=use) for _ in range(4)]
        for u in users:
            u.start()
        for u in users:
            u.join()
        assert not wrong


def test_closed_while_others_read(path):
    """Who reads has the trace until it is done; whoever comes later is told."""
    wrong, said = [], []

    def use(t, together):
        together.wait()
        try:
            while True:
                for _ in range(50):
                    t._core.describe()
                t.tally()
                t.events().to_arrow()
        except ValueError as error:
            said.append(str(error))
        except BaseException as error:
            wrong.append(error)

    for _ in range(4):
        t, together = traceh.open(path), threading.Barrier(5)
        users = [threading.Thread(target=use, args=(t, together)) for _ in range(4)]
        for u in users:
            u.start()
        together.wait()
        t.close()
        for u in users:
            u.join()
    assert not wrong and len(said) == 16 and all("this trace is closed" in text for text in said)


# ---- for people


def test_summaries(traces):
    with traceh.open(traces["MPI"]) as t:
        assert re.fullmatch(r"<Trace ring: 2 ranks on 1 host, \d{4}-\d\d-\d\d \d\d:\d\d:\d\d>", repr(t))
        assert "of wall time" in str(t) and "MPI_Init" in str(t)
        html = t._repr_html_()
        assert html.count("<tr>") == min(len(t.tally()), 10) + 1 and "MPI_Init" in html
        assert t.tally()._repr_html_() and repr(t.tally()).startswith("<tally: ")
        assert t.status == "ok" and t.lost == reading.Record(dict(dropped=0, overwritten=0, damaged=0, killed=0))
        assert (t.ranks, t.program, len(t.processes)) == ((0, 1), "ring", 2)


def test_processes_are_those_of_trace_info(traces):
    got = run(BUILD / "trace-info", "--json", "--no-events", traces["MPI"], status=0)
    expected = json.loads(got.stdout)["runs"][0]["members"]
    same = ("rank", "world", "host", "pid", "ppid", "program", "name", "path", "clock_error_ns", "dropped", "overwritten",
            "waited_ns", "ran_ns", "killed", "facts")
    with traceh.open(traces["MPI"]) as t:
        assert [{k: getattr(p, k) for k in same} for p in t.processes] == [{k: p[k] for k in same} for p in expected]


def test_html_is_escaped(record):
    out = record("import traceh\ntraceh.start()\ntraceh.instant('<script>&')").folder
    with traceh.open(out) as t:
        assert "<script>" not in t._repr_html_() and "&lt;script&gt;&amp;" in t._repr_html_()


def test_without_pyarrow(path):
    """Reading needs nothing but CPython; what needs more says how to get it."""
    code = """
        import sys
        class No:
            def find_spec(self, name, *rest):
                if name.split(".")[0] in ("pyarrow", "pandas", "numpy", "polars"):
                    raise ImportError(name)
        sys.meta_path.insert(0, No())
        import traceh
        assert "traceh.reading" not in sys.modules
        t = traceh.open(sys.argv[1])
        assert sum(1 for e in t.events()) and t.tally()
        for use, extra in ((t.to_arrow, "arrow"), (t.to_pandas, "pandas"), (t.events().to_polars, "polars")):
            try:
                use()
            except ImportError as e:
                assert f"pip install 'traceh[{extra}]'" in str(e), e
            else:
                sys.exit("no error")
        """
    done = run(sys.executable, "-c", textwrap.dedent(code), path)
    assert (done.stdout, done.stderr) == ("", "")


# ---- bad input


@pytest.mark.filterwarnings("error")
def test_paths_that_are_none(tmp_path, path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty.bin").write_bytes(b"")
    (tmp_path / "foreign.bin").write_bytes(b"GIF89a" * 1000)
    os.symlink(path, tmp_path / "trace")
    cases = [
        (
            tmp_path / "trac",
            traceh.TraceNotFoundError,
            "no such file or folder; did you mean trace\\?; traces beside it",
        ),
        (tmp_path / "empty", traceh.TraceNotFoundError, "no .bin file is in this folder"),
        (tmp_path / "empty.bin", traceh.TraceFormatError, "empty.bin:0: error: the file is empty"),
        (tmp_path / "foreign.bin", traceh.TraceFormatError, "foreign.bin:0: error: not a trace file"),
        ([], traceh.TraceArgumentError, "no file and no folder is given"),
        (7, traceh.TraceArgumentError, "path=7: this is a int; path takes a path, or several"),
        ("a\0b", traceh.TraceNotFoundError, "no such file"),
    ]
    for what, error, text in cases:
        with pytest.raises(error, match=text):
            traceh.open(what)
        assert issubclass(error, traceh.TraceError)
    assert issubclass(traceh.TraceNotFoundError, FileNotFoundError)


@pytest.mark.filterwarnings("error")
def test_arguments_that_are_wrong(traces):
    cases = [
        (lambda t: t.events(api="MPX"), r"api: 'MPX' is none of MPI.*; did you mean MPI\?"),
        (lambda t: t.tally(api=3), "api=3: this is a int; api takes a text, or several"),
        (lambda t: t.tally("nam"), r"by: 'nam' is none of api, name, rank.*; did you mean name\?"),
        (lambda t: t.events(kinds="calls"), r"kinds: 'calls' is none of call, async.*; did you mean call\?"),
        (lambda t: t.events(rank=7), "rank: the trace has no rank 7; it has 0-1"),
        (lambda t: t.events(rank="0"), "rank='0': this is a str; rank takes a number, a range, or several"),
        (lambda t: t.events(host="nowhere"), "host: 'nowhere' is none of "),
        (lambda t: t.events(thread=1 << 40), "thread: 1099511627776 is none of "),
        (lambda t: t.events(thread=1.5), "thread=1.5: this is a float"),
        (lambda t: t.events(columns=["nam"]), r"columns: 'nam' is none of id, kind.*; did you mean name\?"),
        (lambda t: t.events(fields=["coutn"]), r"fields: 'coutn' is none of .*; did you mean count\?"),
        (lambda t: t.events(from_ns=5, to_ns=5), "to_ns=5 is not after from_ns=5"),
        (lambda t: t.events(from_ns=1.5), "from_ns=1.5: this is a float; from_ns takes a whole number"),
        (lambda t: t.events(name=re.compile("x")), "name=re.compile.* this is a Pattern; name takes a name"),
        (lambda t: t.device(kinds="call"), "kinds: Trace.device"),
        (lambda t: t.collectives(worst=0), "worst=0 is not from 1 to "),
        (lambda t: t.to_arrow("event"), r"table: 'event' is none of events, .*; did you mean events\?"),
    ]
    with traceh.open(traces["MPI"]) as t:
        for use, text in cases:
            with pytest.raises(traceh.TraceArgumentError, match=text):
                use(t)
    for more, text in (
        ({"run": 99}, "run: no run '99' is here; there is 1"),
        ({"run": 0}, "run=0 is not from 1"),
        ({"jobs": 0}, "jobs=0 is not from 1 to 1024"),
        ({"max_mem": "1G"}, "max_mem='1G': this is a str; max_mem takes a whole number"),
        ({"max_mem": 5}, "max_mem=5 is not from 1048576"),
    ):
        with pytest.raises(traceh.TraceArgumentError, match=text):
            traceh.open(traces["MPI"], **more)
    assert issubclass(traceh.TraceArgumentError, ValueError)


def test_several_runs(record):
    for k in range(3):
        record(f"import traceh\ntraceh.start()\ntraceh.instant('run {k}')", env={"TRACE_RUN": f"r{k}"})
    out = record("import traceh\ntraceh.start()\ntraceh.instant('run 3')", env={"TRACE_RUN": "r3"}).folder
    with pytest.warns(
        traceh.RunWarning, match="4 runs are here, and the newest, 4, is read; run=NUMBER reads another one"
    ):
        t = traceh.open(out)
    assert [e.name for e in t.events()] == ["run 3"] and t.messages == []
    assert [r.id for r in t.runs] == ["r0", "r1", "r2", "r3"] and t.run.number == 4
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert [e.name for e in traceh.open(out, run=2).events()] == ["run 1"]
        assert [e.name for e in traceh.open(out, run="r0").events()] == ["run 0"]
        assert sorted(e.name for e in traceh.open(out, run="all").events()) == [f"run {k}" for k in range(4)]


def test_losses_and_damage_are_warnings(traces, tmp_path, capfd):
    with pytest.warns(traceh.LossWarning, match=r"\d+ older events were overwritten \(ring mode, TRACE_MAX\)"):
        assert traceh.open(traces["collectives RING"]).lost.overwritten
    (tmp_path / "damaged.bin").write_bytes(traces["random 1, merged"].read_bytes()[:-1])
    with pytest.warns(traceh.DamageWarning, match=r"damaged.bin:\d+: error: the file has no index: it was cut"):
        t = traceh.open(tmp_path / "damaged.bin")
        t.tally()
        assert list(t.events())
    assert t.status == "damaged" and any("error: " in m for m in t.messages)
    assert capfd.readouterr() == ("", "")


@pytest.fixture(scope="session")
def damage():
    spec = importlib.util.spec_from_file_location("damage", ROOT / "tests/damage/damage.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["device", "killed", "MPI, merged"])
def test_damaged_files(traces, damage, tmp_path, name, capfd):
    """Some hundred damaged files: each is read as far as it goes, or refused by an exception; nothing else happens."""
    source = traces[name] if traces[name].is_file() else next(traces[name].glob("*.bin"))
    data = source.read_bytes()
    cases = damage.Cases(data, data)
    every = list(cases.merged() if data[:8] == b"TRACMERG" else cases.raw())
    copy, refused = tmp_path / "damaged.bin", 0
    for what, damaged in random.Random(1).sample(every, 100):
        copy.write_bytes(damaged)
        try:
            t = traceh.open(copy, max_mem=64 << 20)
        except traceh.TraceError as e:
            refused += 1
            assert str(e), what
            continue
        said = t.tally()
        assert lines(t.events(kinds=COUNTED).to_arrow()) == {
            (r.kind, r.api, r.name): {key: r[key] for key in SUMS} for r in said
        }, what
        for e in t.events(kinds=reading.KINDS):
            assert isinstance(e.args, dict)
        t.collectives()
        t.launches()
        t.close()
    assert 0 < refused < 90
    assert capfd.readouterr() == ("", "")


def test_nothing_is_left(traces):
    """Opening, counting and reading again and again takes no more memory."""

    def use(t):
        t.tally(["rank", "name", "device"], messages=True)
        t.collectives()
        t.launches()
        t.events(fields=["bytes"]).to_arrow()
        next(iter(t.events()))
        t._repr_html_()

    def once():
        for name in ("device", "collectives STUCK", "random 1"):
            with traceh.open(traces[name]) as t:
                use(t)
        gc.collect()

    class Heap(ctypes.Structure):
        _fields_ = [
            (name, ctypes.c_size_t)
            for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks used free keep".split()
        ]

    libc = ctypes.CDLL(None)
    libc.mallinfo2.restype = Heap
    for _ in range(5):
        once()
    before = libc.mallinfo2()
    for _ in range(20):
        once()
    after = libc.mallinfo2()
    assert after.used + after.hblkhd - before.used - before.hblkhd < 20_000


def test_no_memory_is_an_exception(traces):
    """Where memory runs out, the program goes on."""
    code = """
        import resource, sys, traceh
        t = traceh.open(sys.argv[1])
        size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (size + (3 << 20), hard))
        try:
            for k in range(100):
                stream = t.events()._stream(traceh.reading.COLUMNS, [], False, 1 << 24)
                stream.rows()
        except MemoryError as e:
            resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
            print("told:", e)
        assert traceh.open(sys.argv[1]).tally()
        """
    done = run(sys.executable, "-c", textwrap.dedent(code), traces["random 1"])
    assert done.stdout.startswith("told: ") and not done.stderr
