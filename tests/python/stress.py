"""stress.py FOLDER - everything at once, right and wrong, on several threads and in several interpreters: for a build with sanitizers"""

import asyncio
import gc
import sys
import threading
import warnings

try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters

import traceh

ROUNDS, THREADS = 1000, 4
WRONG = (
    lambda: traceh.task(3),
    lambda: traceh.task("a", domain=1, x=2),
    lambda: traceh.counter("x", []),
    lambda: traceh.task("\0"),
    lambda: traceh.task("a").end(),
    lambda: traceh.task("a", **{f"k{k}": k for k in range(70)}),
)


def work():
    for i in range(ROUNDS):
        values = {"s": "x" * (i % 1500), "l": [1, 2.5] * (i % 90), "b": bytes(i % 2000), "o": object()}
        with traceh.task(f"t{i % 50}", i=i, **values) as task:
            task.meta(**{f"k{k}": k for k in range(i % 60)})
        traceh.counter("c", i, unit="B" if i % 2 else None)
        traceh.span("s", d={1: 2}).begin().end()
        outer, inner = traceh.task("outer").begin(), traceh.task("inner").begin()
        outer.end()
        inner.end()
        for wrong in WRONG:
            try:
                wrong()
            except (TypeError, ValueError, RuntimeError):
                pass
            else:
                raise AssertionError


async def request(n):
    async with traceh.task("request", n=n):
        await asyncio.sleep(0)


async def requests():
    await asyncio.gather(*(request(n) for n in range(500)))


warnings.simplefilter("ignore")  # of the tasks that are left out of order
traceh.start(sys.argv[1])
threads = [threading.Thread(target=work) for _ in range(THREADS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
asyncio.run(requests())
gc.collect()
for _ in range(3):
    interpreter = interpreters.create()
    code = f"import sys; sys.path[:] = {sys.path!r}\nimport traceh\nwith traceh.task('sub', x=1): pass"
    assert not interpreters.run_string(interpreter, code)
    interpreters.destroy(interpreter)
print("done")
