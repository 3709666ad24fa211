"""threads.py FOLDER ROUNDS - every kind of event on eight threads at once, and one task that all of them want

Also for a free-threaded CPython, where they do run at once. Prints how often the one task was had, and whether there is
a global lock."""

import asyncio
import sys
import threading
import warnings

import traceh

ROUNDS, THREADS = int(sys.argv[2]), 8
together = threading.Barrier(THREADS)
shared = {"list": [1, 2, 3]}
flows = [traceh.flow() for _ in range(THREADS)]
one, span = traceh.task("one"), traceh.span("one span")
had, failed = [0] * THREADS, []


@traceh.task
def decorated(n):
    return n


@traceh.task("part")
def parts():
    yield 1


@traceh.task("coroutine")
async def coroutine():
    await asyncio.sleep(0)


def work(k):
    traceh.thread_name(f"worker {k}")
    for i in range(ROUNDS):
        with traceh.task(f"name {i % 40}", domain=f"domain {i % 5}", i=i, list=shared["list"], text="x" * (i % 50)) as t:
            t.meta(k=k)
            shared["list"].append(i)
            if i % 7 == 0:
                shared["list"] = [i, i + 1.5]
        traceh.instant("instant", i=i)
        traceh.counter("counter", i, unit="B")
        traceh.flow_out(flows[k])
        traceh.flow_in(flows[(k + 1) % THREADS])
        with traceh.span("span", nothing=None):
            pass
        traceh.async_begin("async", i * THREADS + k)
        traceh.async_end("async", i * THREADS + k)
        decorated(i)
        assert list(parts()) == [1]
    asyncio.run(coroutine())


def want(k):
    for _ in range(ROUNDS):
        for what in (one, span):
            try:
                with what:
                    had[k] += 1
            except RuntimeError:  # another thread has it
                pass


def on_all(function):
    def run(k):
        try:
            together.wait()
            function(k)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=run, args=(k,)) for k in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed, failed


assert traceh.start(sys.argv[1])
on_all(work)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of a task that another thread leaves
    on_all(want)
print(sum(had), getattr(sys, "_is_gil_enabled", lambda: True)())
