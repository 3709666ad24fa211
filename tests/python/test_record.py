"""Recording: what a program asks for is in the trace, and nothing else."""

import json
import os

import pytest


def test_import_records_nothing(record):
    run = record(
        """
        import os, pathlib, threading
        before, variables = set(os.listdir("/proc/self/task")), dict(os.environ)
        import traceh
        with traceh.task("never", n=1):
            traceh.instant("never")
        assert set(os.listdir("/proc/self/task")) == before
        assert dict(os.environ) == variables
        assert not traceh.enabled()
        assert traceh.file() == ""
        assert "libtrace-h" not in pathlib.Path("/proc/self/maps").read_text()
        """
    )
    assert (run.out, run.err) == ("", "")
    assert not run.folder.exists()


def test_task_and_instant(record):
    run = record(
        """
        import traceh
        with traceh.task("before"):
            assert traceh.start()
        with traceh.task("outer", rows=3):
            with traceh.task("inner"):
                traceh.instant("now", text="a b")
        assert traceh.file().endswith(".bin")
        traceh.stop()
        with traceh.task("after"):
            pass
        assert traceh.start()
        with traceh.task("again"):
            pass
        """
    )
    assert (run.out, run.err) == ("", "")
    assert run.calls() == {"outer": 1, "inner": 1, "now": 1, "again": 1, "pause": 1, "resume": 1} or run.calls() == {
        "outer": 1,
        "inner": 1,
        "now": 1,
        "again": 1,
    }
    assert run.args("outer") == {"rows": 3}
    assert run.args("now") == {"text": "a b"}


def test_everything(record):
    run = record(
        """
        import time, traceh
        traceh.start()
        traceh.thread_name("main")
        traceh.process_name("program")
        traceh.info("commit", "abc")
        traceh.info("size", 3)
        with traceh.task("parent", domain="solver", n=1) as task:
            assert (task.name, task.id) == ("parent", 0)
            task.meta(more=2)
            traceh.meta(most=3)
            flow = traceh.flow()
            traceh.flow_out(flow)
        traceh.task_begin("plain", k="v")
        traceh.flow_in(flow)
        traceh.task_end()
        traceh.task_begin_child("child", 7, 5, n=2)
        traceh.task_end()
        traceh.counter("real", 0.25)
        traceh.counter("whole", 2**53 + 1, unit="B", device=1)
        traceh.async_begin("request", 9, url="u")
        traceh.async_begin("part", 10, parent=9)
        traceh.async_end("part", 10)
        traceh.async_end("request", 9, status=200)
        device = traceh.Track("device")
        queue = traceh.Track("queue", device)
        end = traceh.now()
        queue.slice("kernel", end - 1000, end, grid=3)
        device.counter("power", 3.5, unit="W")
        assert abs(traceh.from_monotonic(time.monotonic_ns()) - traceh.now()) < traceh.ticks_per_second()
        assert traceh.enabled() and traceh.flush() and traceh.devices(True) and traceh.release_devices()
        traceh.step()
        assert traceh.pause()
        traceh.instant("paused")
        assert traceh.resume()
        traceh.filter("user=off")
        traceh.instant("filtered")
        traceh.filter("user")
        traceh.instant("last")
        assert traceh.version() == tuple(map(int, traceh.__version__.split(".")))
        traceh.snapshot("snapshot.bin")
        """
    )
    assert (run.out, run.err) == ("", "")
    at = {(event["event"], event["name"]): event for event in run.events()}
    assert at["entry", "parent"]["api"] == "solver"
    assert at["entry", "parent"]["args"] == {"n": 1}
    metas = [event["args"] for event in run.events("meta")]
    flows = [args["flow"] for args in metas if "flow" in args]
    assert {"more": 2} in metas and {"most": 3} in metas and len(flows) == 2 and flows[0] == flows[1]
    assert at["entry", "plain"]["args"] == {"k": "v"}
    assert at["entry", "child"]["args"] == {"id": 7, "parent": 5, "n": 2}
    assert at["counter", "real"]["args"]["value"] == 0.25
    assert at["counter", "whole"]["args"] == {"value": 2**53 + 1, "device": 1}
    assert at["start", "request"]["args"] == {"id": 9, "url": "u"}
    assert at["start", "part"]["args"] == {"id": 10, "parent": 9}
    assert at["stop", "request"]["args"] == {"id": 9, "status": 200}
    assert at["slice", "kernel"]["args"]["grid"] == 3
    assert at["counter", "power"]["args"]["value"] == 3.5
    assert ("instant", "last") in at
    assert ("instant", "paused") not in at and ("instant", "filtered") not in at
    assert at["instant", "last"]["thread"] == "main"
    information = run.tool("trace-info")
    assert "abc" in information and "program" in information
    assert (run.folder.parent / "snapshot.bin").stat().st_size > 4096


def test_values(record):
    run = record(
        """
        import array, enum, decimal, fractions, sys, traceh
        class Number(enum.IntEnum):
            THREE = 3
        class Color(enum.Enum):
            RED = 1
        class Index:
            def __index__(self): return -5
        class Real:
            def __float__(self): return 2.5
        class Bad:
            def __str__(self): raise KeyError("no")
        class Text(str):
            pass
        traceh.start()
        traceh.instant("x", t=True, f=False, small=-2**63, large=2**64 - 1, huge=2**64, low=-2**63 - 1, real=0.5,
            text="\\u00e9\\U0001F600", surrogate="a\\udcff", nul="a\\0b", empty="", none=None, bytes_=b"\\x00\\xff",
            bytearray_=bytearray(b"ab"), ints=[1, 2, -3], mixed=(1, 2.5), unsigned=[2**63, 1],
            no_numbers=[1, "a"], nothing=[], number=Number.THREE, color=Color.RED, index=Index(), float_=Real(),
            decimal=decimal.Decimal("1.25"), fraction=fractions.Fraction(1, 4), array_=array.array("f", [0.5, 1.5]),
            short=array.array("h", [-1, 2]), bad=Bad(), sub=Text("sub"), dict_={"a": 1})
        traceh.instant("many", **{"k%d" % i: "v" * 900 for i in range(64)})
        traceh.instant("bytes", bytes=4096, flops=1e9)
        traceh.instant("cut", text="y" * 2000, numbers=list(range(1000)))
        """
    )
    x = run.args("x")
    assert (x["t"], x["f"]) == (True, False)
    assert (x["small"], x["large"]) == (-(2**63), 2**64 - 1)
    assert (x["huge"], x["low"]) == (str(2**64), str(-(2**63) - 1))
    assert x["real"] == 0.5
    assert x["text"] == "\u00e9\U0001F600"
    assert x["surrogate"] == "a\\udcff"
    assert x["nul"] == "a\0b"
    assert (x["empty"], x["none"]) == ("", "None")
    assert (x["bytes_"], x["bytearray_"]) == ([0, 255], [97, 98])
    assert (x["ints"], x["mixed"], x["unsigned"]) == ([1, 2, -3], [1, 2.5], [2**63, 1])
    assert (x["no_numbers"], x["nothing"]) == ("[1, 'a']", [])
    assert (x["number"], x["color"]) == (3, "Color.RED")
    assert (x["index"], x["float_"], x["decimal"], x["fraction"]) == (-5, 2.5, 1.25, 0.25)
    assert (x["array_"], x["short"]) == ([0.5, 1.5], [-1, 2])
    assert (x["bad"], x["sub"], x["dict_"]) == ("<Bad: str() failed>", "sub", "{'a': 1}")
    many = run.args("many")
    assert len(many) == 64 and all(value.startswith("v" * 160) for value in many.values())
    cut = run.args("cut")
    assert cut["text"].count("y") == 1024 and cut["numbers"][:128] == list(range(128))
    assert run.args("bytes") == {"bytes": 4096, "flops": 1e9}


def test_values_of_numpy(record):
    run = record(
        """
        import numpy as np, traceh
        traceh.start()
        traceh.instant("x", i=np.int32(-3), u=np.uint64(2**64 - 1), f=np.float32(0.5), d=np.float64(0.25),
            a=np.arange(6, dtype=np.int16).reshape(2, 3), s=np.arange(10.0)[::2], b=np.array([True, False]),
            big=np.zeros((1000, 1000), np.float32), h=np.float16(1.5), z=np.array(7), t=np.arange(4).reshape(2, 2).T)
        """
    )
    x = run.args("x")
    assert (x["i"], x["u"], x["f"], x["d"], x["h"], x["z"]) == (-3, 2**64 - 1, 0.5, 0.25, 1.5, 7)
    assert (x["a"], x["s"], x["b"]) == ([0, 1, 2, 3, 4, 5], [0, 2, 4, 6, 8], [1, 0])
    assert x["big"][:200] == [0] * 200
    assert x["t"] == "[[0 2]\n [1 3]]"


BAD = {
    'traceh.task(1)': "TypeError: a name is a str, not 1",
    'traceh.task("a", "b")': "TypeError: task(name, /, *, domain=None, **metadata): 2 positional arguments are given, not 1",
    'traceh.task("a\\0b")': "ValueError: a name has a NUL character in it: 'a\\x00b'",
    'traceh.task("a", domain=3)': "TypeError: a domain is a str, not 3",
    'traceh.instant()': "TypeError: instant(name, /, *, domain=None, **metadata): 0 positional arguments are given, not 1",
    'traceh.instant("a", **{"k%d" % i: i for i in range(65)})': "ValueError: instant(name, /, *, domain=None, **metadata): "
    "at most 64 pairs of metadata; give further ones to meta()",
    'traceh.counter("a", "b")': "TypeError: the value of a counter is a number, not 'b'",
    'traceh.flow_in(-1)': "ValueError: a flow is an int from 0 to 2**64 - 1, not -1",
    'traceh.flow_in("1")': "TypeError: a flow is an int from 0 to 2**64 - 1, not '1'",
    'traceh.async_begin("a", 2**64)': "ValueError: id is an int from 0 to 2**64 - 1, not 18446744073709551616",
    'traceh.resume()': "RuntimeError: nothing is paused: resume() comes after pause()",
    'traceh.filter("mpy=full")': "ValueError: 'mpy=full' is not a list of APIs with levels, like 'mpi=full,itt=off' or "
    "'all=off,user'",
    'traceh.set_rank(3, 2)': "ValueError: set_rank(3, 2): ranks are 0 to world - 1",
    'traceh.thread_name(None)': "TypeError: the name of a thread is a str, not None",
    'traceh.task("a").__exit__(None, None, None)': "RuntimeError: task 'a' is left, but not entered",
    'traceh.span("a").end()': "RuntimeError: span 'a' is left, but not entered",
    'traceh.task().__enter__()': 'TypeError: a task needs a name, unless it is a decorator: traceh.task("name")',
    'traceh.task(int)': "TypeError: traceh.task decorates functions, and int is a class: decorate its methods",
    'traceh.snapshot("/nowhere/x.bin")': "OSError: '/nowhere/x.bin': the file exists, or cannot be written",
    'traceh.span("a", parent="b")': "TypeError: parent is an int from 0 to 2**64 - 1, not 'b'",
    'traceh.task("a").meta(n=1)': "RuntimeError: task 'a' takes metadata while it is entered",
    **dict.fromkeys(
        ["traceh.task().end()", "traceh.task().begin()", "traceh.task().__aenter__()", "traceh.task().__aexit__()"],
        'TypeError: a task needs a name, unless it is a decorator: traceh.task("name")',
    ),
    "type(traceh.task('a'))()": "TypeError: <class 'traceh._record.Task'> is not called: traceh.task() and "
    "traceh.span() make tasks",
    "traceh.counter('c', 10**400)": "ValueError: the value of a counter is too large for a double",
    "traceh.task([0] * 1000)": "TypeError: a name is a str, not [" + "0, " * 33,
    "traceh.Track('a', parent=3)": "TypeError: parent is a Track, not 3",
}


def test_bad_input(record):
    run = record(
        """
        import json, sys, traceh
        traceh.start()
        traceh.instant("first")
        said = {}
        for code in json.loads(sys.argv[1]):
            try:
                eval(code)
                said[code] = "nothing"
            except BaseException as error:
                said[code] = f"{type(error).__name__}: {error}"
        print(json.dumps(said))
        t = traceh.task("twice")
        with t:
            try:
                t.__enter__()
            except RuntimeError as error:
                print(error)
        with t:
            pass
        try:
            t.__exit__(None, None, None)
        except RuntimeError as error:
            print(error)
        """,
        json.dumps(list(BAD)),
    )
    said, twice, left = run.out.splitlines()
    assert json.loads(said) == BAD
    assert twice == "task 'twice' is entered already; make another one for each `with`"
    assert left == "task 'twice' is left, but not entered"
    assert run.calls() == {"first": 1, "twice": 2}


def test_left_out_of_order(record):
    """A task that is left while one that began in it is open ends with that one; nothing is lost."""
    run = record(
        """
        import traceh
        traceh.start()
        outer, inner = traceh.task("outer"), traceh.task("inner")
        outer.__enter__()
        inner.__enter__()
        outer.__exit__(None, None, None)
        traceh.instant("between")
        inner.__exit__(None, None, None)
        try:
            outer.__exit__(None, None, None)
        except RuntimeError as error:
            print(error)
        with traceh.task("after"):
            pass
        """
    )
    assert "RuntimeWarning: task 'outer' is left while a task that began later is open" in run.err
    assert run.out == "task 'outer' is left, but not entered\n"
    assert [(event["event"], event["name"]) for event in run.events()] == [
        ("entry", "outer"),
        ("entry", "inner"),
        ("instant", "between"),
        ("exit", "inner"),
        ("exit", "outer"),
        ("entry", "after"),
        ("exit", "after"),
    ]


def test_left_by_another_thread(record):
    run = record(
        """
        import threading, traceh
        traceh.start()
        with traceh.task("around"):
            task = traceh.task("moved")
            task.__enter__()
            thread = threading.Thread(target=task.__exit__, args=(None, None, None))
            thread.start()
            thread.join()
            with traceh.task("in"):
                pass
        span = traceh.span("moves").begin()
        thread = threading.Thread(target=span.end)
        thread.start()
        thread.join()
        """
    )
    assert "RuntimeWarning: task 'moved' is left by another thread than it was entered by" in run.err
    assert run.calls() == {"around": 1, "moved": 1, "in": 1, "moves": 1}
    assert {event["tid"] for event in run.events("entry", "exit")} == {run.events()[0]["tid"]}
    assert run.events("exit")[-1]["name"] == "around"


def test_exceptions(record):
    run = record(
        """
        import traceh
        traceh.start()
        try:
            with traceh.task("raises"):
                raise KeyError("mine")
        except KeyError as error:
            print(error)
        """
    )
    assert run.out == "'mine'\n"
    assert run.calls() == {"raises": 1}


def test_what_a_signal_raises_gets_through(record):
    """It may come while a value is made text, and is none of that value's failures then."""
    run = record(
        """
        import asyncio, os, signal, sys, traceh

        class Slow:
            def __str__(self):
                os.kill(os.getpid(), signal.SIGTERM)
                return "text"

        def handler(*_):
            raise KeyboardInterrupt if interrupt else SystemExit(3)

        signal.signal(signal.SIGTERM, handler)
        traceh.start()

        async def coroutine():
            async with traceh.task("async", slow=Slow()):
                print("unreachable")

        def enter(make):
            with make(slow=Slow()):
                print("unreachable")

        for interrupt in (True, False):
            for record in (
                lambda: traceh.instant("instant", slow=Slow()),
                lambda: traceh.counter("counter", 1, slow=Slow()),
                lambda: traceh.meta(slow=Slow()),
                lambda: enter(lambda **m: traceh.task("task", **m)),
                lambda: enter(lambda **m: traceh.span("span", **m)),
                lambda: coroutine().send(None),
            ):
                try:
                    record()
                except (KeyboardInterrupt, SystemExit) as error:
                    assert isinstance(error, KeyboardInterrupt) == interrupt
                else:
                    print("lost", interrupt)
        with traceh.task("after", fails=type("Fails", (), {"__str__": lambda self: 1 / 0})()):
            pass
        enter(lambda **m: traceh.task("last", **m))
        """,
        status=3,
    )
    assert run.out == "" and run.err == ""
    calls = run.calls()
    assert calls == {"instant": 2, "task": 2, "span": 2, "async": 2, "after": 1, "last": 1}
    assert not any(row["unfinished"] for row in run.tally()["rows"] if "unfinished" in row)
    after = [event for event in run.events("entry") if event["name"] == "after"]
    assert after[0]["args"]["fails"] == "<Fails: str() failed>"


def test_decorator(record):
    run = record(
        """
        import asyncio, functools, inspect, traceh
        traceh.start()

        @traceh.task
        def plain(a: int, *, b=2) -> int:
            "says"
            return a + b

        @traceh.task("named", n=1)
        def other():
            return plain(1)

        @traceh.task(domain="mine", n=2)
        def third():
            return 3

        class C:
            @traceh.task
            def method(self):
                return 4

            @traceh.task
            @staticmethod
            def static():
                return 5

            @classmethod
            @traceh.task
            def klass(cls):
                return cls

        @traceh.task
        def fact(n):
            return n * fact(n - 1) if n else 1

        @traceh.task
        def count(n):
            try:
                got = yield n
                yield got
            except ValueError:
                yield "caught"
            return "end"

        @traceh.task
        async def sleeps(n):
            await asyncio.sleep(0)
            return n

        @traceh.task
        async def numbers():
            for i in range(3):
                yield i

        assert str(inspect.signature(plain)).startswith("(a:") and plain.__doc__ == "says"
        assert plain.__name__ == "plain" and plain.__wrapped__(1, b=1) == 2
        assert plain(1, b=3) == 4 and other() == 3 and third() == 3
        assert C().method() == 4 and C.static() == 5 and C.klass() is C and fact(3) == 6
        it = count(1)
        assert next(it) == 1 and it.send("x") == "x" and list(it) == []
        it = count(1)
        assert next(it) == 1 and it.throw(ValueError()) == "caught"
        try:
            next(it)
        except StopIteration as stop:
            assert stop.value == "end"
        it = count(1)
        next(it)
        it.close()
        assert inspect.isgeneratorfunction(count) and inspect.iscoroutinefunction(sleeps)
        assert inspect.isasyncgenfunction(numbers)

        async def main():
            assert await asyncio.gather(*(sleeps(i) for i in range(4))) == [0, 1, 2, 3]
            assert [i async for i in numbers()] == [0, 1, 2]

        asyncio.run(main())
        traceh.task(functools.partial(plain, 1))()
        """
    )
    assert (run.out, run.err) == ("", "")
    assert run.calls() == {
        "plain": 3,
        "named": 1,
        "third": 1,
        "C.method": 1,
        "C.static": 1,
        "C.klass": 1,
        "fact": 4,
        "count": 7,
        "sleeps": 4,
        "numbers": 4,
        "partial": 1,
    }
    assert run.args("named") == {"n": 1}
    assert run.args("third") == {"n": 2}


def test_asyncio(record):
    """Coroutines that interleave on one thread are spans; each begins and ends."""
    run = record(
        """
        import asyncio, traceh

        async def request(n):
            async with traceh.task("request", n=n) as task:
                for _ in range(3):
                    await asyncio.sleep(0)
                    async with traceh.span("part", parent=task):
                        await asyncio.sleep(0)

        async def main():
            await asyncio.gather(*(request(n) for n in range(10)))

        traceh.start()
        asyncio.run(main())
        """
    )
    begun = run.events("start")
    ids = {event["args"]["id"] for event in begun}
    requests = {event["args"]["id"] for event in begun if event["name"] == "request"}
    assert len(begun) == len(ids) == 40 and len(requests) == 10
    assert all(event["args"]["parent"] in requests for event in begun if event["name"] == "part")
    assert {event["args"]["id"] for event in run.events("stop")} == ids


def test_threads(record):
    rounds = 2000 if os.environ.get("FULL") else 200
    run = record(
        """
        import sys, threading, traceh

        def work(i):
            traceh.thread_name(f"worker {i}")
            for n in range(int(sys.argv[1])):
                with traceh.task("task", n=n):
                    with traceh.task(f"name {n % 7}", kind="x" if n % 2 else n):
                        pass

        traceh.start()
        threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        """,
        rounds,
    )
    calls = run.calls()
    assert calls.pop("task") == 8 * rounds
    assert sum(calls.values()) == 8 * rounds and set(calls) == {f"name {i}" for i in range(7)}
    assert {event["thread"] for event in run.events("entry")} == {f"worker {i}" for i in range(8)}


def test_many_names(record):
    """Names that are made for each call are not kept without end, and none is lost."""
    run = record(
        """
        import traceh
        traceh.start()
        for i in range(20000):
            with traceh.task(f"step {i}", **{f"key {i % 40}": i}):
                pass
        """
    )
    tally = run.tally()
    assert len(tally["rows"]) == 20000 and tally["dropped"] == 0


@pytest.mark.parametrize("on", [True, False])
def test_nothing_leaks(record, on):
    record(
        """
        import asyncio, gc, sys, traceh
        if %r:
            traceh.start()
        value, text, key = object(), "a text %%d" %% len(sys.argv), "key %%d" %% len(sys.argv)

        async def asynchronous():
            async with traceh.task("async", value=value):
                pass

        def work():
            with traceh.task("plain"):
                pass
            with traceh.task("with metadata", value=value, text=text, **{key: [1, 2.5]}) as t:
                t.meta(text=text)
            traceh.instant("instant", value=value, array=bytearray(3))
            traceh.counter("counter", 3, unit=text)
            traceh.span("span", text=text).begin().end()
            traceh.flow_out(traceh.flow())
            traceh.task(work2)()
            for bad in (lambda: traceh.task(value), lambda: traceh.counter("c", value), lambda: traceh.flow_in(value),
                        lambda: traceh.task(text + "\\0"), lambda: traceh.task("t", domain=value, text=text)):
                try:
                    bad()
                except (TypeError, ValueError):
                    pass

        def work2():
            pass

        def measure():
            for _ in range(300):
                work()
            for _ in range(50):
                coroutine = asynchronous()
                try:
                    coroutine.send(None)
                except StopIteration:
                    pass
            gc.collect()
            return [sys.getrefcount(value), sys.getrefcount(text), sys.getrefcount(key), sys.getallocatedblocks()]

        measure()
        # The interpreter's own caches fill for a while; one block lost by each call would be 50 each time.
        seen = [measure() for _ in range(25)]
        assert seen[0][:3] == seen[-1][:3], seen
        growth = [after[3] - before[3] for before, after in zip(seen, seen[1:])]
        assert min(growth) < 20, growth
        cycle = traceh.task("cycle", me=[])
        import weakref
        class Owner: pass
        owner = Owner()
        owner.task = traceh.task("cycle", owner=owner)
        gone = weakref.ref(owner)
        del owner
        gc.collect()
        assert gone() is None
        """
        % on
    )
